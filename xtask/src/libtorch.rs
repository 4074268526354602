//! `cargo xtask libtorch`: the libtorch that the feature `torch` is built with.
//!
//! The one that `LIBTORCH` names wins; then that of a Python installation with torch of the right version, of the Python
//! that `TORCH_PYTHON` names or of `python3`; then one that is fetched as Python's packages, checked by their hashes, into
//! the target folder. What is fetched runs on a CPU only; a binary built with it runs on a GPU where the loader finds a
//! libtorch with CUDA (`LD_LIBRARY_PATH`).

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};

use crate::{paths, process};

/// The version that the crate `tch` wants.
const VERSION: &str = "2.11.0";

const PINS: &str = include_str!("libtorch/pins.txt");
const UNPACK: &str = include_str!("libtorch/unpack.py");

/// The platforms whose packages will do; pip does not conclude one from the other.
const PLATFORMS: [&str; 4] =
    ["manylinux_2_28_x86_64", "manylinux_2_25_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"];

/// Finds or fetches it, and says what to set to build by hand.
pub fn run() -> anyhow::Result<()> {
    let folder = folder()?;
    println!("LIBTORCH={}", folder.display());
    Ok(())
}

/// The device that a libtorch is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum For {
    /// The CPU: any will do.
    Cpu,
    /// A GPU: one with CUDA, which is never fetched.
    Gpu,
}

/// Tells cargo where it is, and the loader where its half for GPUs is, if one is needed; of this Python, if it has one.
pub fn tell(cargo: &mut Command, purpose: For, python: Option<&Path>) -> anyhow::Result<()> {
    let folder = match purpose {
        For::Cpu => folder()?,
        For::Gpu => with_cuda(python)?,
    };
    if purpose == For::Gpu {
        let before = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
        let all = [folder.join("lib")].into_iter().chain(env::split_paths(&before));
        cargo.env("LD_LIBRARY_PATH", env::join_paths(all)?);
    }
    cargo.env("LIBTORCH", folder);
    Ok(())
}

/// Finds or fetches it; the folder with `include` and `lib`.
pub fn folder() -> anyhow::Result<PathBuf> {
    if let Some(folder) = named()? {
        return Ok(folder);
    }
    // Before what was fetched, so that a Python that has been installed since then is used.
    if let Some(folder) = of_python(None) {
        println!("xtask: libtorch {VERSION} of Python, {}", folder.display());
        return Ok(folder);
    }
    let fetched = paths::target().join(format!("libtorch-{VERSION}"));
    if fetched.join("torch/build-version").is_file() {
        println!("xtask: libtorch {VERSION} fetched before, {}", fetched.display());
        return Ok(fetched.join("torch"));
    }
    fetch(&fetched)?;
    println!("xtask: libtorch {VERSION} fetched, {}", fetched.display());
    Ok(fetched.join("torch"))
}

/// Finds one that computes on a GPU.
fn with_cuda(python: Option<&Path>) -> anyhow::Result<PathBuf> {
    let found = match named()? {
        Some(folder) => Some(folder),
        None => of_python(python),
    };
    let cuda = |folder: &PathBuf| folder.join("lib/libtorch_cuda.so").is_file();
    let wanted = format!(
        "a GPU needs a libtorch {VERSION} with CUDA: set TORCH_PYTHON to a Python with torch {VERSION}, or LIBTORCH to a folder with lib/libtorch_cuda.so"
    );
    match found {
        Some(folder) if cuda(&folder) => {
            println!("xtask: libtorch {VERSION} with CUDA, {}", folder.display());
            Ok(folder)
        }
        Some(folder) => bail!("{} has no lib/libtorch_cuda.so: {wanted}", folder.display()),
        None => bail!("{wanted}"),
    }
}

/// The one of `LIBTORCH`.
fn named() -> anyhow::Result<Option<PathBuf>> {
    let Some(folder) = env::var_os("LIBTORCH") else { return Ok(None) };
    let folder = PathBuf::from(folder);
    if !folder.join("lib").is_dir() {
        bail!("LIBTORCH is {}, which has no folder `lib`: set it to the root of libtorch {VERSION}", folder.display());
    }
    println!("xtask: libtorch of LIBTORCH, {}", folder.display());
    Ok(Some(folder))
}

/// That of Python, where torch of the right version is installed.
fn of_python(python: Option<&Path>) -> Option<PathBuf> {
    let ask = "import torch; print(torch.__version__.split('+')[0], torch.__path__[0])";
    let named = env::var_os("TORCH_PYTHON").unwrap_or_else(|| "python3".into());
    let python = python.map_or(named, |python| python.as_os_str().to_owned());
    let said = process::output(Command::new(python).args(["-c", ask])).ok()?;
    let (version, folder) = said.split_once(' ')?;
    let folder = PathBuf::from(folder);
    (version == VERSION && folder.join("include").is_dir()).then_some(folder)
}

fn fetch(to: &Path) -> anyhow::Result<()> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        bail!("libtorch is fetched for Linux on x86-64 only: set LIBTORCH to the root of a libtorch {VERSION}");
    }
    let pip = || process::output(Command::new("python3").args(["-m", "pip", "--version"]));
    if pip().is_err() && process::can_apt() {
        process::apt(&["python3", "python3-pip"])?;
    }
    pip().context("libtorch is fetched with Python's pip: install python3 and pip, or set LIBTORCH")?;
    println!("xtask: fetching libtorch {VERSION}: 530 MB, of which 500 MB stay on the disk");
    let wheels = to.with_extension("wheels");
    // What an earlier attempt left may be half of it.
    for folder in [to, &wheels] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
    }
    fs::create_dir_all(&wheels)?;
    let pins = wheels.join("pins.txt");
    fs::write(&pins, PINS)?;
    let mut download = Command::new("python3");
    download.args(["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes"]);
    download.args(["--python-version", "3.12", "--implementation", "cp"]);
    download.args(PLATFORMS.iter().flat_map(|platform| ["--platform", platform]));
    process::run(download.arg("--requirement").arg(&pins).arg("--dest").arg(&wheels))?;
    process::run(Command::new("python3").args(["-c", UNPACK]).arg(&wheels).arg(to))?;
    let torch = to.join("torch");
    // The linker is told of `libtorch`, which is but a name for the part that runs on a CPU.
    #[cfg(unix)]
    std::os::unix::fs::symlink("libtorch_cpu.so", torch.join("lib/libtorch.so"))?;
    fs::remove_dir_all(&wheels)?;
    // Written last: it says that all of it is there.
    fs::write(torch.join("build-version"), format!("{VERSION}+cu130"))?;
    Ok(())
}
