//! Known faults of all dependencies, from the RustSec advisory database.
//!
//! Needs `cargo deny` and a connection to the database. Where either is missing the check is skipped, and the closing
//! lines of `cargo xtask check` say so, because silence would read as "no faults".

use super::Outcome;
use crate::process;

/// Compares the lock file with the database.
pub fn run() -> anyhow::Result<Outcome> {
    if process::find("cargo-deny", &[]).is_none() {
        return Ok(Outcome::Skipped("cargo-deny is not installed (`cargo install --locked cargo-deny`)".to_owned()));
    }
    if process::run(process::cargo().args(["deny", "fetch", "db"])).is_err() {
        return Ok(Outcome::Skipped("the advisory database cannot be reached from here".to_owned()));
    }
    process::run(process::cargo().args(["deny", "check", "advisories"]))?;
    Ok(Outcome::Passed)
}
