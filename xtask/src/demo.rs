//! `cargo xtask demo`: build everything, load the example study into `./data`, serve it.

use crate::{process, serve};

/// Builds, fills `./data` if it is empty, and serves; `args` go to `concord demo`, which prints the address it listens
/// on.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    serve::build()?;
    let named = args.iter().any(|arg| arg == "--data" || arg.starts_with("--data="));
    let data: &[&str] = if named { &[] } else { &["--data", "data"] };
    process::run(serve::concord().args(["demo", "--serve"]).args(data).args(args))
}
