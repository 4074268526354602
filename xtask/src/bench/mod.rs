//! `cargo xtask bench NAME`: a measurement on release builds.
//!
//! `agreement` and `scoring` are those of the crates of these names, beside Python's libraries, and `torch` is the neural
//! module's; `ratings` is agreement of Parquet files of millions of ratings; `page` times the page of a hit in Chromium, and `rivals` does
//! the same work at other tools; any other is
//! `tests/benches/NAME.rs`, which finds the program in `CONCORD_BIN` and, in `CONCORD_TEST_POSTGRES`, a PostgreSQL that
//! forces every commit to the disk.

mod beside;
mod page;
mod rivals;
mod torch;

pub use beside::python;

use anyhow::Context as _;

use crate::postgres::{Durability, Postgres};
use crate::{paths, process, serve};

/// Measures; further `args` go to the measurement.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let (name, args) = args
        .split_first()
        .context("which one? agreement, ratings, scoring, torch, page, rivals, or one of tests/benches")?;
    if ["agreement", "scoring"].contains(&name.as_str()) {
        return beside::run(name, args);
    }
    if name == "ratings" {
        return beside::ratings(args);
    }
    if name == "rivals" {
        return rivals::run(args);
    }
    if name == "torch" {
        return torch::run(args);
    }
    if name == "page" {
        return page::run(args);
    }
    serve::build()?;
    let server = Postgres::start(Durability::Full)?;
    process::run(
        process::cargo()
            .args(["bench", "-p", "system-tests", "--bench", name, "--"])
            .args(args)
            .env("CONCORD_BIN", paths::concord("release"))
            .env("CONCORD_TEST_POSTGRES", server.url()),
    )
}
