//! KenLM's programs `lmplz` and `query`, which the audit holds language models against: those of the folder `KENLM_BIN`, or
//! built in the target folder from the sources of its Python package.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context as _, ensure};

use crate::{paths, process};

/// The pinned package with the sources.
const PINS: &str = "audit/kenlm.txt";

/// The folder of the programs, or what is missing to build them.
pub fn programs(python: &Path) -> anyhow::Result<PathBuf> {
    if let Some(folder) = env::var_os("KENLM_BIN") {
        return Ok(folder.into());
    }
    let home = paths::target().join("kenlm");
    let programs = home.join("build/bin");
    if programs.join("lmplz").is_file() && programs.join("query").is_file() {
        return Ok(programs);
    }
    let cmake =
        process::find("cmake", &[]).context("KenLM is built with cmake and Boost (Debian: cmake libboost-all-dev)")?;
    println!("xtask: building KenLM in {}", home.display());
    let sources = unpacked(python, &home)?;
    let build = home.join("build");
    process::run(Command::new(&cmake).arg("-S").arg(sources).arg("-B").arg(&build).arg("-DCMAKE_BUILD_TYPE=Release"))?;
    process::run(Command::new(&cmake).arg("--build").arg(build).args(["--target", "lmplz", "query"]))?;
    ensure!(programs.join("lmplz").is_file(), "the build left no lmplz in {}", programs.display());
    Ok(programs)
}

/// The folder of the sources.
fn unpacked(python: &Path, home: &Path) -> anyhow::Result<PathBuf> {
    let download = ["-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", "kenlm", "--require-hashes"];
    process::run(
        Command::new(python)
            .args(download)
            .args(["--requirement", PINS, "--dest"])
            .arg(home)
            .current_dir(paths::root()),
    )?;
    let mut names = fs::read_dir(home)?.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let name = names.find_map(|name| name.strip_suffix(".tar.gz").map(str::to_owned));
    let name = name.context("pip brought no sources of KenLM")?;
    let archive = home.join(format!("{name}.tar.gz"));
    process::run(Command::new(python).args(["-m", "tarfile", "-e"]).arg(archive).arg(home))?;
    Ok(home.join(name))
}
