//! `cargo xtask audit`: every statistic and metric against an independent implementation, and every interval and test
//! against its nominal rate. The program `audit` does it; this finds Python and R for it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::Context as _;

use crate::bench::python;
use crate::{kenlm, paths, process};

/// The packages of R that reference programs load, as Debian names them.
const R_PACKAGES: [(&str, &str); 4] = [
    ("jsonlite", "r-cran-jsonlite"),
    ("psych", "r-cran-psych"),
    ("lme4", "r-cran-lme4"),
    ("BradleyTerry2", "r-cran-bradleyterry2"),
];

/// Runs the audit; `args` go to the program.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    process::run(process::cargo().args(["build", "--release", "-p", "audit"]))?;
    let mut audit =
        Command::new(paths::target().join("release").join(format!("audit{}", std::env::consts::EXE_SUFFIX)));
    audit.current_dir(paths::root()).args(args);
    // Simulations alone ask no reference program.
    if !args.iter().any(|arg| arg == "--coverage") || args.iter().any(|arg| arg == "--values") {
        let python = python("audit", "audit/requirements.txt")?;
        match kenlm::programs(&python) {
            Ok(folder) => drop(audit.env("KENLM_BIN", folder)),
            Err(why) => println!("xtask: language models are SKIPPED: {why:#}"),
        }
        audit.arg("--python").arg(python);
        match rscript() {
            Ok(rscript) => drop(audit.arg("--rscript").arg(rscript)),
            Err(why) => println!("xtask: statistics that R computes are SKIPPED: {why:#}"),
        }
    }
    process::run(&mut audit)
}

/// `Rscript` with the packages, or what is missing.
fn rscript() -> anyhow::Result<PathBuf> {
    let rscript = process::find("Rscript", &[]).context("Rscript is not on the PATH (Debian: r-base-core)")?;
    for (package, debian) in R_PACKAGES {
        anyhow::ensure!(has(&rscript, package), "R has no package {package} (Debian: {debian})");
    }
    Ok(rscript)
}

fn has(rscript: &Path, package: &str) -> bool {
    let mut command = Command::new(rscript);
    command.args(["-e", &format!("stopifnot(requireNamespace('{package}', quietly = TRUE))")]);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
