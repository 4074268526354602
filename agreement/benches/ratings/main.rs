//! `cargo xtask bench ratings [N]`: agreement and aggregation of N ratings in a Parquet file, ten million by default, from
//! the file to the answer, as `concord agreement` and `concord aggregate` do it.
//!
//! Every task runs in a process of its own, whose peak memory is measured. Next to it: polars, which only reads the
//! columns and counts, on the same file, and what users of Python have, on a million ratings.

mod data;
mod ours;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};
use serde::{Deserialize, Serialize};

/// Ratings on which the libraries of Python are measured, and at most the whole report.
const MILLION: u64 = 1_000_000;

/// What a process found out.
#[derive(Debug, Serialize, Deserialize)]
struct Measured {
    /// Seconds from the file to the answer.
    seconds: f64,
    /// Peak memory of the process in MB.
    megabytes: f64,
    /// What was computed, for a reader to see that it is the same.
    answer: String,
}

fn main() -> anyhow::Result<()> {
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["ours", task, file] => {
            println!("{}", serde_json::to_string(&ours::run(task, Path::new(file))?)?);
            Ok(())
        }
        [] => compare(10_000_000),
        [n] => compare(n.parse().context("the argument is a number of ratings")?),
        _ => anyhow::bail!("the argument is a number of ratings"),
    }
}

fn compare(n: u64) -> anyhow::Result<()> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ratings");
    std::fs::create_dir_all(&folder)?;
    let outcome = measure(n, &folder);
    std::fs::remove_dir_all(&folder)?;
    outcome
}

fn measure(n: u64, folder: &Path) -> anyhow::Result<()> {
    let file = data::write(folder, n)?;
    let megabytes = std::fs::metadata(&file)?.len() as f64 / 1e6;
    println!("{n} ratings of {} items by {} raters, {megabytes:.0} MB of Parquet", n / data::PER_ITEM, data::RATERS);
    println!("| task | seconds | ratings a second | peak memory | answer |\n|---|---|---|---|---|");
    for (task, title) in ours::TASKS {
        if task == ours::LONG && n > MILLION {
            continue;
        }
        let mut command = Command::new(env::current_exe()?);
        command.args(["ours", task]).arg(&file);
        print(title, n, &answer(command)?);
    }
    let Some(python) = env::var_os("RATINGS_PYTHON").map(PathBuf::from) else {
        println!("Python is not measured: RATINGS_PYTHON names none; `cargo xtask bench ratings` makes one");
        return Ok(());
    };
    print("polars: read the columns and count", n, &theirs(&python, "polars", &file)?);
    let small = data::write(folder, MILLION)?;
    for (task, title) in [
        ("alpha", "krippendorff: α ordinal without an interval"),
        ("majority", "crowd-kit: majority vote"),
        ("dawid_skene", "crowd-kit: Dawid-Skene, 10 iterations"),
    ] {
        print(&format!("{title}, a million ratings"), MILLION, &theirs(&python, task, &small)?);
    }
    for (task, title) in
        [("alpha", "the same here: α ordinal"), ("dawid_skene", "the same here: Dawid-Skene, 10 iterations")]
    {
        let mut command = Command::new(env::current_exe()?);
        command.args(["ours", task]).arg(&small);
        print(&format!("{title}, a million ratings"), MILLION, &answer(command)?);
    }
    Ok(())
}

fn print(title: &str, n: u64, measured: &Measured) {
    let Measured { seconds, megabytes, answer } = measured;
    println!("| {title} | {seconds:.1} | {:.2} million | {megabytes:.0} MB | {answer} |", n as f64 / seconds / 1e6);
}

fn theirs(python: &Path, task: &str, file: &Path) -> anyhow::Result<Measured> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/ratings/theirs.py");
    let mut command = Command::new(python);
    command.args([script, task]).arg(file);
    answer(command)
}

fn answer(mut command: Command) -> anyhow::Result<Measured> {
    let output = command.output()?;
    ensure!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout)?;
    serde_json::from_str(&text).with_context(|| format!("{command:?} answered {text}"))
}
