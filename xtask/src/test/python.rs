//! The Python client: its format, its types and its tests, against the program that was built.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::bail;

use super::skipped::Skipped;
use super::{concord, tally};
use crate::bench::python;
use crate::{paths, process};

/// The folder of the client.
const FOLDER: &str = "clients/python";
/// Its packages, with their versions and hashes.
const PACKAGES: &str = "clients/python/tests/requirements.txt";
/// The oldest Python for which these versions are.
const NEEDED: &str = "3.11";

/// Runs its checks, and the tests whose names contain one of `filter`, all without one; the closing line.
pub fn run(filter: &[String], notes: &Skipped) -> anyhow::Result<String> {
    let python = match environment()? {
        Ok(python) => python,
        Err(why) => return Ok(format!("python: SKIPPED, the Python client was not tested: {why}")),
    };
    concord::build()?;
    process::run(tool(&python, "ruff").args(["check", "--quiet", "--no-cache", "."]))?;
    process::run(tool(&python, "ruff").args(["format", "--quiet", "--no-cache", "--check", "."]))?;
    process::run(tool(&python, "mypy").arg("--cache-dir").arg(cache("mypy")))?;
    let mut tests = tool(&python, "pytest");
    tests.arg("-o").arg(format!("cache_dir={}", cache("pytest").display()));
    if !filter.is_empty() {
        tests.arg("-k").arg(filter.join(" or "));
    }
    concord::tell(&mut tests);
    let (variable, file) = notes.variable();
    tests.env(variable, file);
    let (passed, lines) = tally::run(&mut tests, is_closing)?;
    let Some(closing) = lines.last() else { bail!("the tests of the Python client did not run") };
    let closing = format!("python: {}", closing.trim_matches(['=', ' ']));
    if !passed {
        bail!("tests failed, {closing}");
    }
    Ok(closing)
}

/// Python with the packages; or why it cannot be there, if that is no fault of the lock file.
fn environment() -> anyhow::Result<Result<PathBuf, String>> {
    let Some(system) = process::find("python3", &[]) else {
        return Ok(Err(format!("python3 is not on the PATH; install Python {NEEDED} or newer with venv")));
    };
    let is_newer = format!("import sys; sys.exit(sys.version_info < ({}))", NEEDED.replace('.', ", "));
    if !is_success(Command::new(&system).args(["-c", &is_newer])) {
        return Ok(Err(format!("python3 is older than {NEEDED}")));
    }
    if !is_success(Command::new(&system).args(["-c", "import venv, ensurepip"])) {
        return Ok(Err("python3 has no venv (Debian: python3-venv)".to_owned()));
    }
    match python("client", PACKAGES) {
        Ok(python) => Ok(Ok(python)),
        // What can be looked up can be installed: then the lock file is wrong.
        Err(why) if is_success(Command::new(&system).args(["-m", "pip", "index", "versions", "httpx"])) => Err(why),
        Err(why) => Ok(Err(format!("its packages cannot be downloaded: {why:#}"))),
    }
}

/// A tool of the environment, in the folder of the client.
fn tool(python: &Path, name: &str) -> Command {
    let mut command = Command::new(python);
    command.args(["-m", name]).current_dir(paths::root().join(FOLDER)).env("PYTHONDONTWRITEBYTECODE", "1");
    command
}

/// A folder for what a tool remembers.
fn cache(name: &str) -> PathBuf {
    paths::target().join("client-cache").join(name)
}

fn is_success(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// pytest closes with a line like `===== 12 passed, 1 skipped in 3.45s =====`.
fn is_closing(line: &str) -> bool {
    let mut words = line.trim_matches(['=', ' ']).split_whitespace();
    let is_count = words.next().is_some_and(|word| word.parse::<usize>().is_ok());
    let word = words.next().unwrap_or_default().trim_end_matches(',');
    is_count
        && ["passed", "failed", "skipped", "error", "errors", "deselected"].contains(&word)
        && line.contains(" in ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_closing_line_is_one() {
        assert!(is_closing("===================== 12 passed in 3.45s ====================="));
        assert!(is_closing("========== 1 failed, 3 passed in 61.02s (0:01:01) =========="));
        assert!(!is_closing("tests/test_http.py ............"));
        assert!(!is_closing("12 files already formatted"));
    }
}
