//! `cargo xtask test`: every test there is, or the ones asked for.
//!
//! `unit` runs the Rust tests: unit, property, golden, HTTP and whole-system, on SQLite and on a
//! PostgreSQL that lives for the run. `torch` runs those of the neural module, on libtorch's CPU half; `--gpu` compares a
//! GPU's values with the CPU's. `browser` runs the journeys in Chromium. A word that is none of them selects Rust tests
//! by name.

mod browser;
mod concord;
mod tally;
mod torch;
mod unit;

/// Runs what `args` select, all of it although one part fails, and prints the closing lines.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let parts = match args.split_first() {
        None => vec![unit::run(&[]), torch::run(), browser::run(&[])],
        Some((part, _)) if part == "torch" => vec![torch::run()],
        Some((part, _)) if part == "--gpu" => vec![torch::on_gpu()],
        Some((part, rest)) if part == "unit" => vec![unit::run(rest)],
        Some((part, rest)) if part == "browser" => vec![browser::run(rest)],
        Some(_) => vec![unit::run(args)],
    };
    println!();
    let mut failed = Vec::new();
    for part in parts {
        match part {
            Ok(closing) => println!("{closing}"),
            Err(error) => failed.push(format!("{error:#}")),
        }
    }
    anyhow::ensure!(failed.is_empty(), "{}", failed.join("\n"));
    Ok(())
}
