//! Keeps other users of this machine from reading what an installation stores.

use std::path::{Path, PathBuf};

/// Makes every file of this process readable for its owner alone, and every folder too: the database, backups, exports,
/// models that were trained.
pub(super) fn begin() {
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o077));
}

/// Says so if others may read the folder of the data or the database in it. An operator may have allowed that on purpose,
/// to a group that makes backups, so nothing is changed.
pub(super) fn check(folder: &Path) {
    for advice in open(folder) {
        tracing::warn!("{advice}");
    }
}

/// A sentence for each of them that others may read.
pub(super) fn open(folder: &Path) -> Vec<String> {
    let paths = [folder.to_owned(), folder.join("concord.db")];
    let advice = |path: &PathBuf| {
        let mode = open_to_others(path)?;
        let (path, closed) = (path.display(), if path.is_dir() { "700" } else { "600" });
        Some(format!(
            "other users of this machine have access to {path} (mode {mode:o}); to prevent this: chmod {closed} {path}"
        ))
    };
    paths.iter().filter_map(advice).collect()
}

#[cfg(unix)]
fn open_to_others(path: &Path) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = path.metadata().ok()?.permissions().mode() & 0o777;
    (mode & 0o077 != 0).then_some(mode)
}

#[cfg(not(unix))]
fn open_to_others(_path: &Path) -> Option<u32> {
    None
}
