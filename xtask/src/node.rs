//! Node and the packages of the browser journeys.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::bail;

use crate::{paths, process};

const NEEDED: u32 = 20;

/// The folder of the journeys.
pub fn folder() -> PathBuf {
    paths::root().join("tests/browser")
}

/// Sees to Node, the packages that the lock file names, and Chromium, whose path is returned.
pub fn ready() -> anyhow::Result<PathBuf> {
    if version().is_none_or(|version| version < NEEDED) && process::can_apt() {
        process::apt(&["nodejs", "npm"])?;
    }
    match version() {
        Some(version) if version >= NEEDED => {}
        Some(version) => bail!("the journeys need Node {NEEDED} or newer; this is Node {version}"),
        None => {
            bail!("the journeys need Node {NEEDED} or newer with npm: install it from nodejs.org")
        }
    }
    let folder = folder();
    let installed = folder.join("node_modules/.package-lock.json");
    if is_older(&installed, &folder.join("package-lock.json")) {
        process::run(Command::new("npm").args(["ci", "--loglevel=error"]).current_dir(&folder))?;
    }
    chromium()
}

fn version() -> Option<u32> {
    process::find("npm", &[])?;
    let version = process::output(Command::new("node").arg("--version")).ok()?;
    version.trim_start_matches('v').split('.').next()?.parse().ok()
}

fn chromium() -> anyhow::Result<PathBuf> {
    let find = || {
        let names = ["chromium", "chromium-browser", "google-chrome"];
        names.iter().find_map(|name| process::find(name, &[]))
    };
    if find().is_none() && process::can_apt() {
        // The interface is also in Hindi and Japanese, which have letters of their own.
        process::apt(&["chromium", "fonts-liberation", "fonts-lohit-deva", "fonts-ipafont-gothic"])?;
    }
    match find() {
        Some(path) => Ok(path),
        None => {
            bail!("the journeys need Chromium: install it, on Debian `apt-get install chromium`")
        }
    }
}

fn is_older(made: &Path, from: &Path) -> bool {
    let time = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
    time(made).is_none_or(|made| time(from).is_none_or(|from| made < from))
}
