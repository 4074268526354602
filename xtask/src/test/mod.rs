//! `cargo xtask test`: every test there is, or the ones asked for.
//!
//! `unit` runs the Rust tests: unit, property, golden, HTTP and whole-system, on SQLite and on a
//! PostgreSQL that lives for the run. `torch` runs those of the neural module, on libtorch's CPU half; `--gpu` compares a
//! GPU's values with the CPU's. `python` checks and tests the Python client. `pooled` runs the HTTP tests on PostgreSQL again, through PgBouncer; `cluster` loses one part of a cluster
//! after the other; `upgrade` lets a new version take over from the one before; `r` runs the documentation's code in R. `browser` runs the journeys in Chromium, and those
//! that are about data on PostgreSQL, too. A word that is none of them selects Rust tests
//! by name.

mod browser;
mod cluster;
pub mod concord;
mod pooled;
mod python;
mod r;
mod skipped;
mod tally;
mod torch;
mod unit;
mod upgrade;

use skipped::Skipped;

/// Runs what `args` select, all of it although one part fails, and prints the closing lines: what passed, and what was
/// skipped.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let notes = Skipped::new()?;
    let parts = match args.split_first() {
        None => vec![unit::run(&[], true, &notes), torch::run(&notes), python::run(&[], &notes), browser::run(&[])],
        Some((part, _)) if part == "torch" => vec![torch::run(&notes)],
        Some((part, _)) if part == "--gpu" => vec![torch::on_gpu(&notes)],
        Some((part, rest)) if part == "unit" => vec![unit::run(rest, false, &notes)],
        Some((part, rest)) if part == "python" => vec![python::run(rest, &notes)],
        Some((part, rest)) if part == "browser" => vec![browser::run(rest)],
        Some((part, _)) if part == "cluster" => vec![cluster::run(&notes)],
        Some((part, _)) if part == "r" => vec![r::run(&notes)],
        Some((part, rest)) if part == "upgrade" => vec![upgrade::run(rest.first().map(String::as_str), &notes)],
        Some((part, rest)) if part == "pooled" => vec![pooled::run(rest, &notes)],
        Some(_) => vec![unit::run(args, false, &notes)],
    };
    println!();
    let (mut failed, mut skipped) = (Vec::new(), Vec::new());
    for part in parts {
        match part {
            Ok(closing) if closing.contains("SKIPPED") => skipped.push(closing),
            Ok(closing) => println!("{closing}"),
            Err(error) => failed.push(format!("{error:#}")),
        }
    }
    match notes.closing(&skipped) {
        Ok(closing) => println!("{closing}"),
        Err(error) => failed.push(format!("{error:#}")),
    }
    anyhow::ensure!(failed.is_empty(), "{}", failed.join("\n"));
    Ok(())
}
