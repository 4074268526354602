//! `cargo xtask bench rivals`: Concord next to Potato and Label Studio, which are installed from their packages.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;

use crate::postgres::{Durability, Postgres};
use crate::{node, paths, process, serve};

/// The packages, with the versions that the README names.
const PACKAGES: [&str; 2] = ["potato-annotation==2.12.1", "label-studio==1.23.2"];

/// Measures; arguments are seconds of a loop, and `sqlite`, `postgres`, `potato`, `label-studio` for some of them only.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let rivals = install()?;
    let chromium = node::ready()?;
    serve::build()?;
    let server = Postgres::start(Durability::Full)?;
    process::run(
        process::cargo()
            .args(["bench", "-p", "system-tests", "--bench", "rivals", "--"])
            .args(args)
            .env("CONCORD_BIN", paths::concord("release"))
            .env("CONCORD_TEST_POSTGRES", server.url())
            .env("CONCORD_CHROMIUM", chromium)
            .env("RIVALS_VISIT", node::folder().join("benches/visit.mjs"))
            .env("RIVALS", rivals),
    )
}

/// An environment of Python with both, in the target folder.
fn install() -> anyhow::Result<PathBuf> {
    let folder = paths::target().join("rivals");
    let done = folder.join("installed");
    let packages = PACKAGES.join("\n");
    if std::fs::read_to_string(&done).is_ok_and(|there| there == packages) {
        return Ok(folder);
    }
    let python = std::env::var_os("PYTHON").unwrap_or_else(|| "python3".into());
    process::run(Command::new(python).args(["-m", "venv", "--clear"]).arg(&folder))
        .context("this needs Python 3 with venv; PYTHON names another one")?;
    process::run(Command::new(folder.join("bin/pip")).args(["install", "-q"]).args(PACKAGES))?;
    std::fs::write(done, packages)?;
    Ok(folder)
}
