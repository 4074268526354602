//! `cargo xtask bench agreement` and `scoring`: a crate against the libraries of Python users, in the versions that its
//! golden values come from.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;

use crate::{paths, process};

/// Measures the tasks of a crate whose names contain one of `args`, or all.
pub fn run(name: &str, args: &[String]) -> anyhow::Result<()> {
    let python = python(name, &format!("{name}/tests/golden/requirements.txt"))?;
    process::run(
        process::cargo()
            .args(["bench", "-p", name, "--bench", "python"])
            .args(if name == "scoring" { &["--features", "threads"][..] } else { &[] })
            .arg("--")
            .args(args)
            .env(format!("{}_PYTHON", name.to_uppercase()), python),
    )
}

/// Measures agreement of a Parquet file; the argument is the number of ratings.
pub fn ratings(args: &[String]) -> anyhow::Result<()> {
    let python = python("ratings", "agreement/benches/ratings/requirements.txt")?;
    process::run(
        process::cargo()
            .args(["bench", "-p", "agreement", "--bench", "ratings", "--"])
            .args(args)
            .env("RATINGS_PYTHON", python),
    )
}

/// The Python of an environment with the libraries that a file pins; made again when the pins change.
pub fn python(name: &str, pins: &str) -> anyhow::Result<PathBuf> {
    let pins = paths::root().join(pins);
    let folder = paths::target().join(format!("{name}-venv"));
    let (python, installed) = (folder.join("bin/python"), folder.join("installed.txt"));
    let wanted = fs::read_to_string(&pins)?;
    if fs::read_to_string(&installed).is_ok_and(|found| found == wanted) {
        return Ok(python);
    }
    let system = process::find("python3", &[]).context("this needs python3 with venv")?;
    println!("xtask: installing the libraries of {} in {}", pins.display(), folder.display());
    process::run(Command::new(system).args(["-m", "venv", "--clear"]).arg(&folder))?;
    process::run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--requirement"]).arg(&pins))?;
    fs::write(installed, wanted)?;
    Ok(python)
}
