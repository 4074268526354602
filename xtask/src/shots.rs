//! `cargo xtask shots`: a picture of every page, at two widths, light and dark, in English and in Arabic.

use std::process::Command;

use crate::test::concord;
use crate::{node, process};

/// Takes the pictures of the example study's pages. They and a sheet of all of them are in `tests/browser/output/shots`.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let chromium = node::ready()?;
    concord::build()?;
    let mut runner = Command::new("npx");
    runner.args(["--no-install", "playwright", "test", "--config", "shots.config.js"]).args(args);
    runner.current_dir(node::folder()).env("CONCORD_CHROMIUM", chromium);
    concord::tell(&mut runner);
    process::run(&mut runner)?;
    println!("{}", node::folder().join("output/shots/index.html").display());
    Ok(())
}
