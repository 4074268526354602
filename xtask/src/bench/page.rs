//! `cargo xtask bench page`: what the page of a hit sends and when it can be used, in Chromium.

use std::process::Command;

use crate::{node, paths, process, serve};

/// Runs `tests/browser/benches` against the program as people get it.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let chromium = node::ready()?;
    serve::build()?;
    let mut runner = Command::new("npx");
    runner.args(["--no-install", "playwright", "test", "--config", "bench.config.js"]).args(args);
    runner.current_dir(node::folder());
    process::run(runner.env("CONCORD_CHROMIUM", chromium).env("CONCORD_BIN", paths::concord("release")))
}
