//! The compiler for WebAssembly: rustup's target where it can be had, else Debian's own compiler.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::bail;

use crate::process;

/// The target the front end is built for.
pub const TARGET: &str = "wasm32-unknown-unknown";

const DEBIAN: &str = "/usr/bin/rustc";

/// Sets up `cargo` to build for [`TARGET`], installing what that needs where it can.
pub fn choose(cargo: &mut Command) -> anyhow::Result<()> {
    let sysroot = PathBuf::from(process::output(process::rustc().args(["--print", "sysroot"]))?);
    if sysroot.join("lib/rustlib").join(TARGET).is_dir() || add_by_rustup(&sysroot) {
        return Ok(());
    }
    if !debian_source()?.is_dir() && process::can_apt() {
        process::apt(&["rustc-web", "rust-web-src"])?;
    }
    if !debian_source()?.is_dir() {
        bail!(
            "no compiler for {TARGET}: run `rustup target add {TARGET}`, or on Debian as root \
             `apt-get install rustc-web rust-web-src`"
        );
    }
    let host = process::host()?;
    cargo
        .env("RUSTC", DEBIAN)
        // Debian's compiler comes without the target's standard library: it is built here.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", sysroot.join("lib/rustlib").join(host).join("bin/rust-lld"))
        .args(["-Z", "build-std=std,panic_abort"]);
    Ok(())
}

fn add_by_rustup(sysroot: &Path) -> bool {
    if process::find("rustup", &[]).is_none() {
        return false;
    }
    println!("xtask: rustup target add {TARGET}");
    process::run(Command::new("rustup").args(["target", "add", TARGET])).is_ok()
        && sysroot.join("lib/rustlib").join(TARGET).is_dir()
}

/// Where Debian's compiler looks for the source of the standard library.
fn debian_source() -> anyhow::Result<PathBuf> {
    if !Path::new(DEBIAN).exists() {
        return Ok(PathBuf::new());
    }
    let sysroot = process::output(Command::new(DEBIAN).args(["--print", "sysroot"]))?;
    Ok(Path::new(&sysroot).join("lib/rustlib/src/rust/library"))
}
