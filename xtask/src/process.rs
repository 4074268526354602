//! Other programs: run one and insist that it succeeds, or find out whether it is there.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};

use crate::paths;

/// The cargo that runs this program, in the repository.
pub fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(paths::root());
    // What cargo tells this program about its own package would make build scripts of others run again (ring's looks),
    // and with them everything above, at each change between `cargo build` and `cargo xtask`.
    let own = env::vars_os().map(|(name, _)| name);
    for name in own.filter(|name| ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|own| starts_with(name, own))) {
        command.env_remove(name);
    }
    command
}

fn starts_with(name: &OsStr, prefix: &str) -> bool {
    name.to_str().is_some_and(|name| name.starts_with(prefix))
}

/// The compiler that cargo uses in the repository.
pub fn rustc() -> Command {
    let mut command = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    command.current_dir(paths::root());
    command
}

/// The platform this machine compiles for, like `x86_64-unknown-linux-gnu`.
pub fn host() -> anyhow::Result<String> {
    let version = output(rustc().arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say its host")?.to_owned())
}

/// A command as one would type it.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

/// Runs a command to its end; anything but success is an error.
pub fn run(command: &mut Command) -> anyhow::Result<()> {
    let shown = shown(command);
    let status = command.status().with_context(|| format!("cannot start {shown}"))?;
    if !status.success() {
        bail!("failed ({status}): {shown}");
    }
    Ok(())
}

/// What a command prints, without the line end.
pub fn output(command: &mut Command) -> anyhow::Result<String> {
    Ok(String::from_utf8_lossy(&bytes(command)?).trim().to_owned())
}

/// What a command prints, as it is.
pub fn bytes(command: &mut Command) -> anyhow::Result<Vec<u8>> {
    let shown = shown(command);
    let output = command.output().with_context(|| format!("cannot start {shown}"))?;
    if !output.status.success() {
        bail!("failed ({}): {shown}\n{}", output.status, String::from_utf8_lossy(&output.stderr));
    }
    Ok(output.stdout)
}

/// Finds a program on the PATH or in one of the folders given.
pub fn find(program: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).chain(folders.iter().cloned()).map(|dir| dir.join(program)).find(|p| p.is_file())
}

/// Whether Debian's packages can be installed from here: apt-get is there and this is root.
pub fn can_apt() -> bool {
    Path::new("/usr/bin/apt-get").exists() && output(Command::new("id").arg("-u")).is_ok_and(|id| id == "0")
}

/// Installs packages of Debian; only where [`can_apt`].
pub fn apt(packages: &[&str]) -> anyhow::Result<()> {
    println!("xtask: installing {}", packages.join(" "));
    let apt_get = || {
        let mut command = Command::new("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("-qq");
        command
    };
    run(apt_get().arg("update"))?;
    run(apt_get().args(["install", "-y", "--no-install-recommends"]).args(packages).stdout(std::process::Stdio::null()))
}
