//! `cargo xtask bench agreement`: the crate against the libraries of Python users, in the versions that its golden
//! values come from.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;

use crate::{paths, process};

/// Measures the tasks whose names contain one of `args`, or all.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let python = python()?;
    process::run(
        process::cargo()
            .args(["bench", "-p", "agreement", "--bench", "python", "--"])
            .args(args)
            .env("AGREEMENT_PYTHON", python),
    )
}

/// The Python of an environment with the pinned libraries; made anew when the pins change.
fn python() -> anyhow::Result<PathBuf> {
    let pins = paths::root().join("agreement/tests/golden/requirements.txt");
    let folder = paths::target().join("agreement-venv");
    let (python, installed) = (folder.join("bin/python"), folder.join("installed.txt"));
    let wanted = fs::read_to_string(&pins)?;
    if fs::read_to_string(&installed).is_ok_and(|found| found == wanted) {
        return Ok(python);
    }
    let system = process::find("python3", &[]).context("the measurement needs python3 with venv")?;
    println!("xtask: installing the libraries of {} in {}", pins.display(), folder.display());
    process::run(Command::new(system).args(["-m", "venv", "--clear"]).arg(&folder))?;
    process::run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--requirement"]).arg(&pins))?;
    fs::write(installed, wanted)?;
    Ok(python)
}
