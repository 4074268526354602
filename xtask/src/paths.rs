//! Where things lie; every build output is under cargo's target folder, wherever that is.

use std::env;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// Cargo's target folder: `CARGO_TARGET_DIR`, or `target` in the repository.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// The built program `concord` of a profile.
pub fn concord(profile: &str) -> PathBuf {
    program(profile, "concord")
}

/// A built program of a profile.
pub fn program(profile: &str, name: &str) -> PathBuf {
    target().join(profile).join(format!("{name}{}", env::consts::EXE_SUFFIX))
}
