//! `cargo xtask docs`: the documentation as a site, with mdBook, in the folder from which the server serves it.
//!
//! The program `mdbook` is installed into the target folder the first time. Other commands build the site only if it is there,
//! so that nobody waits for it who does not ask for the documentation.

mod place;
mod stage;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::front::Mode;
use crate::{paths, process};

/// The folder of the site in the folder of the front end's files, and its address.
pub const FOLDER: &str = "docs";
/// The version of mdBook.
const VERSION: &str = "0.5.4";

/// Builds the site, with an mdBook that is installed if it is missing.
pub fn run() -> anyhow::Result<()> {
    if !program().is_file() {
        install()?;
    }
    let pages = build()?;
    println!("xtask: {pages} pages of documentation in {}", book().display());
    Ok(())
}

/// Builds the site if mdBook is there, so that a server carries the documentation of its own version.
pub fn if_installed() -> anyhow::Result<()> {
    if program().is_file() {
        build()?;
    }
    Ok(())
}

/// The site as mdBook writes it.
fn book() -> PathBuf {
    paths::target().join("book")
}

fn root() -> PathBuf {
    paths::target().join("tools").join(format!("mdbook-{VERSION}"))
}

fn program() -> PathBuf {
    root().join("bin").join(format!("mdbook{}", std::env::consts::EXE_SUFFIX))
}

fn install() -> anyhow::Result<()> {
    println!("xtask: installing mdBook {VERSION}");
    let scratch = paths::target().join("tools/build");
    let mut cargo = process::cargo();
    cargo.args(["install", "--quiet", "--locked", "--no-default-features", "--features", "search"]);
    cargo.arg("--root").arg(root()).arg("--target-dir").arg(&scratch).arg(format!("mdbook@{VERSION}"));
    process::run(&mut cargo)?;
    Ok(fs::remove_dir_all(scratch)?)
}

/// Builds the site and places it where the server looks for it; the number of its pages.
fn build() -> anyhow::Result<usize> {
    let staged = paths::target().join("book-source");
    let pages = stage::stage(&staged)?;
    let mut mdbook = Command::new(program());
    mdbook.arg("build").arg(&staged).arg("--dest-dir").arg(book()).env("MDBOOK_LOG", "warn");
    process::run(&mut mdbook)?;
    for mode in [Mode::Release, Mode::Dev] {
        place::place(&book(), &mode.site().join(FOLDER))?;
    }
    Ok(pages)
}
