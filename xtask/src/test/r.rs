//! The code in R of the documentation, next to the program that was built. It needs R and packages that nothing else needs, so it
//! is not part of `cargo xtask test`.

use std::process::{Command, Stdio};

use anyhow::bail;

use super::skipped::Skipped;
use super::{concord, tally, unit};
use crate::process;

/// The packages of R that Debian has, and their names there. Blocks that need another one are skipped where it is not
/// installed.
const PACKAGES: [(&str, &str); 4] = [
    ("ordinal", "r-cran-ordinal"),
    ("lme4", "r-cran-lme4"),
    ("lmerTest", "r-cran-lmertest"),
    ("emmeans", "r-cran-emmeans"),
];

/// Runs it; the closing line.
pub fn run(notes: &Skipped) -> anyhow::Result<String> {
    install()?;
    let mut tests = process::cargo();
    tests.args(["test", "--package", "server", "--test", "it", "--", "--ignored", "--nocapture", "guide::r::"]);
    concord::tell(&mut tests);
    let (variable, file) = notes.variable();
    tests.env(variable, file);
    let (passed, lines) = tally::run(&mut tests, |line| line.starts_with("test result:"))?;
    let closing = unit::sum(&lines).replace("rust:", "r:");
    if !passed || !closing.contains(" 1 passed") {
        bail!("tests failed {closing}");
    }
    Ok(closing)
}

/// Installs what is missing where that is possible.
fn install() -> anyhow::Result<()> {
    if !missing().is_empty() && process::can_apt() {
        process::apt(&missing())?;
    }
    let missing = missing();
    anyhow::ensure!(missing.is_empty(), "this needs {}: install it (these are Debian's names)", missing.join(", "));
    Ok(())
}

/// Debian's names of what is not installed.
fn missing() -> Vec<&'static str> {
    if process::find("Rscript", &[]).is_none() {
        return std::iter::once("r-base-core").chain(PACKAGES.map(|(_, debian)| debian)).collect();
    }
    let is_there = |name: &str| {
        let mut r = Command::new("Rscript");
        r.args(["-e", &format!("stopifnot(requireNamespace('{name}', quietly = TRUE))")]);
        r.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    PACKAGES.into_iter().filter(|(name, _)| !is_there(name)).map(|(_, debian)| debian).collect()
}
