//! `cargo xtask serve`: build everything and serve `./data`.

use std::process::Command;

use crate::front::{self, Mode};
use crate::{docs, paths, process};

/// Builds and serves; `args` go to `concord serve`.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    build()?;
    process::run(concord().arg("serve").args(args))
}

/// The front end and then the server, as people get them.
pub fn build() -> anyhow::Result<()> {
    front::build(Mode::Release)?;
    docs::if_installed()?;
    process::run(
        process::cargo()
            .args(["build", "--release", "-p", "server", "--bin", "concord", "--features", "embed"])
            .env("CONCORD_SITE", Mode::Release.site()),
    )
}

/// The built server, to be run in the repository.
pub fn concord() -> Command {
    let mut command = Command::new(paths::concord("release"));
    command.current_dir(paths::root());
    command
}
