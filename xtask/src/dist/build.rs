//! The program for each target: static, with the front end inside.
//!
//! C code is compiled and everything is linked by Zig, which is a compiler and a linker for every target. It is a package of
//! Python, as is `cargo-zigbuild`, which tells cargo how to use it; both are installed in the target folder.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context as _, bail};

use super::options::Options;
use super::target::Target;
use super::{Program, packages};
use crate::bench::python;
use crate::front::{self, Mode};
use crate::{docs, paths, process};

/// Zig and `cargo-zigbuild`, with their versions.
const TOOLS: &str = "xtask/src/dist/tools.txt";

/// Builds the programs, or reads the one that was named.
pub fn programs(options: &Options) -> anyhow::Result<Vec<Program>> {
    if let (Some(path), [target]) = (&options.program, options.targets.as_slice()) {
        return Ok(vec![Program { target, bytes: read(path)? }]);
    }
    let python = python("dist", TOOLS).context(
        "cannot install Zig, which links programs for other systems; it needs python3 with venv (Debian: python3-venv)",
    )?;
    front::build(Mode::Release)?;
    docs::run()?;
    options.targets.iter().map(|target| build(target, &python)).collect()
}

fn build(target: &'static Target, python: &Path) -> anyhow::Result<Program> {
    has_library(target.triple)?;
    let tools = python.parent().context("python lies in a folder")?;
    let path = env::join_paths(
        [tools.to_owned()].into_iter().chain(env::split_paths(&env::var_os("PATH").unwrap_or_default())),
    )?;
    let mut zigbuild = Command::new(tools.join("cargo-zigbuild"));
    zigbuild
        .current_dir(paths::root())
        .args(["zigbuild", "--release", "--locked", "-p", "server", "--bin", "concord", "--features", "embed"])
        .args(["--target", target.triple])
        .env("PATH", path)
        .env("CONCORD_SITE", Mode::Release.site())
        .env("CARGO_ENCODED_RUSTFLAGS", flags()?)
        // For C code that would put the date into the program.
        .env("SOURCE_DATE_EPOCH", "0");
    process::run(&mut zigbuild)?;
    Ok(Program { target, bytes: read(&paths::target().join(target.triple).join("release/concord"))? })
}

/// The flags of `.cargo/config.toml`, which these replace, and others that keep this machine's folders out of the program, so
/// that two machines with the same compiler build the same.
fn flags() -> anyhow::Result<String> {
    let config: toml::Table = toml::from_str(&fs::read_to_string(paths::root().join(".cargo/config.toml"))?)?;
    let usual = config.get("build").and_then(|build| build.get("rustflags")?.as_array());
    let usual = usual.context(".cargo/config.toml has no rustflags")?.iter();
    let mut flags: Vec<String> = usual.filter_map(|flag| Some(flag.as_str()?.to_owned())).collect();
    let home = env::home_dir().unwrap_or_default();
    let cargo = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    for (folder, name) in [(cargo.as_path(), "/cargo"), (paths::root(), "/concord"), (&paths::target(), "/target")] {
        flags.push(format!("--remap-path-prefix={}={name}", folder.display()));
    }
    Ok(flags.join("\x1f"))
}

/// Adds Rust's standard library of the target where it is missing.
fn has_library(triple: &str) -> anyhow::Result<()> {
    let sysroot = PathBuf::from(process::output(process::rustc().args(["--print", "sysroot"]))?);
    let is_there = || sysroot.join("lib/rustlib").join(triple).is_dir();
    if !is_there() && process::find("rustup", &[]).is_some() {
        println!("xtask: rustup target add {triple}");
        process::run(Command::new("rustup").current_dir(paths::root()).args(["target", "add", triple]))?;
    }
    if !is_there() {
        bail!(
            "Rust's standard library for {triple} is missing: install Rust by rustup, then run `rustup target add {triple}`"
        );
    }
    Ok(())
}

/// A program that runs here and prints the same manual pages as those that were built: one of them, or one that is built for
/// development. The file is there as long as the target folder.
pub fn on_this_machine(programs: &[Program]) -> anyhow::Result<PathBuf> {
    let version = packages::version();
    let Some(program) = programs.iter().find(|program| program.target.runs_here()) else {
        process::run(process::cargo().args(["build", "-p", "server", "--bin", "concord"]))?;
        return Ok(paths::concord("debug"));
    };
    let path = paths::target().join("dist-program").join("concord");
    fs::create_dir_all(path.parent().unwrap_or(&path))?;
    fs::write(&path, &program.bytes).with_context(|| format!("cannot write {}", path.display()))?;
    executable(&path)?;
    let said = process::output(Command::new(&path).arg("--version"))?;
    if said != format!("concord {version}") {
        bail!("the program says `{said}`, and Cargo.toml has version {version}: build it again");
    }
    Ok(path)
}

fn executable(path: &Path) -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(path, fs::Permissions::from_mode(0o755))?;
    }
    let _ = path;
    Ok(())
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read the program {}", path.display()))
}
