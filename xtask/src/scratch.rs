//! A temporary folder that is removed when its owner goes, whether the work succeeded or not.

use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

/// The folder; removed on drop.
pub struct Scratch(PathBuf);

impl Scratch {
    /// Makes an empty folder with `name` in its name.
    pub fn new(name: &str) -> io::Result<Self> {
        let path = env::temp_dir().join(format!("concord-{name}-{}", process::id()));
        if path.exists() {
            fs::remove_dir_all(&path)?;
        }
        fs::create_dir_all(&path)?;
        Ok(Self(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            eprintln!("xtask: cannot remove {}: {error}", self.0.display());
        }
    }
}
