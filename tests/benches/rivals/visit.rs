//! A page opened in Chromium: what it sends, and when it can be used.

use anyhow::Context as _;
use serde::Deserialize;

use super::site::Page;

/// What a page sends.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Visited {
    pub requests: usize,
    /// As they came over the network.
    pub bytes: usize,
    pub script_bytes: usize,
    /// Milliseconds until something can be clicked; nothing if that never came.
    pub usable: Option<f64>,
}

/// Opens it; the script is `tests/browser/benches/visit.mjs`.
pub fn page(page: &Page) -> anyhow::Result<Visited> {
    let script = std::env::var_os("RIVALS_VISIT").context("cargo xtask bench rivals names the script")?;
    let done =
        std::process::Command::new("node").arg(script).args([&page.url, &page.cookies, page.control]).output()?;
    let said = String::from_utf8_lossy(&done.stdout);
    serde_json::from_str(&said).with_context(|| format!("{said}{}", String::from_utf8_lossy(&done.stderr)))
}
