//! Python with the libraries that read Parquet, in an environment of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const PINS: &str = include_str!("requirements.txt");
/// Compares an export with the same export in other formats.
pub const SCRIPT: &str = include_str!("read.py");

/// The interpreter; `None`, and noted as skipped, where it cannot be had.
pub fn find() -> Option<PathBuf> {
    static FOUND: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    match FOUND.get_or_init(make) {
        Ok(python) => Some(python.clone()),
        Err(why) => {
            testing::skipped(format!("Parquet is not read with pandas: {why}"));
            None
        }
    }
}

/// Makes the environment, if it is not there with these versions.
fn make() -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("parquet-venv");
    let (python, installed) = (folder.join("bin/python"), folder.join("installed.txt"));
    if fs::read_to_string(&installed).is_ok_and(|found| found == PINS) {
        return Ok(python);
    }
    let pins = Path::new(env!("CARGO_TARGET_TMPDIR")).join("parquet-requirements.txt");
    fs::write(&pins, PINS).map_err(|error| error.to_string())?;
    run_to_end(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
    run_to_end(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--requirement"]).arg(&pins))?;
    fs::write(installed, PINS).map_err(|error| error.to_string())?;
    Ok(python)
}

fn run_to_end(command: &mut Command) -> Result<String, String> {
    let done = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if done.status.success() { Ok(text(&done.stdout)) } else { Err(text(&done.stderr)) }
}

/// What a script prints about the files in a folder.
///
/// # Panics
/// Something differs; the message is the script's.
pub fn script(python: &Path, script: &str, folder: &Path) -> String {
    match run_to_end(Command::new(python).args(["-c", script]).arg(folder)) {
        Ok(told) => told,
        Err(error) => panic!("{error}"),
    }
}
