//! `cargo xtask demo`: build everything, load the example study into `./data`, serve it.

use crate::{process, serve};

/// Builds, fills `./data` if it is empty, and serves; `args` go to `concord serve`.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    serve::build()?;
    process::run(serve::concord().args(["demo", "--data", "data"]))?;
    process::run(serve::concord().args(["serve", "--data", "data"]).args(args))
}
