//! Digests that identify the content of a folder.

use std::{
    collections::HashMap,
    fs::{self, File, Metadata},
    io::{self, Read as _},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::SystemTime,
};

use sha2::{Digest as _, Sha256};

/// The file that every neural model's folder contains.
pub(super) const CONFIG: &str = "config.json";

/// The digests of folders, each computed once and reused until one of its files changes.
#[derive(Debug, Default)]
pub(super) struct Digests(Mutex<HashMap<PathBuf, (Vec<Stamp>, String)>>);

/// The metadata of a file, which changes whenever its content changes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stamp {
    name: String,
    size: u64,
    modified: Option<SystemTime>,
    /// The change time cannot be set by programs, so a copy that keeps the old modification time is detected too.
    changed: Option<(u64, i64, i64)>,
}

impl Digests {
    /// The SHA-256 digest of the names and contents of all files in a folder and below, in hexadecimal.
    ///
    /// The state for continuing a training is excluded, because it is not part of the model.
    pub(super) fn of(&self, folder: &Path) -> io::Result<String> {
        let before = stamps(folder)?;
        let held = |kept: &HashMap<PathBuf, (Vec<Stamp>, String)>| kept.get(folder).cloned();
        match held(&self.0.lock().unwrap_or_else(PoisonError::into_inner)) {
            Some((stamps, digest)) if stamps == before => return Ok(digest),
            _ => {}
        }
        let digest = of(folder, &before)?;
        // If a file changed during the computation, the digest is computed again next time.
        if stamps(folder)? == before {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            kept.insert(folder.to_owned(), (before, digest.clone()));
        }
        Ok(digest)
    }
}

impl Stamp {
    fn from_metadata(name: String, about: &Metadata) -> Self {
        #[cfg(unix)]
        let changed = {
            use std::os::unix::fs::MetadataExt as _;
            Some((about.ino(), about.ctime(), about.ctime_nsec()))
        };
        #[cfg(not(unix))]
        let changed = None;
        Self { name, size: about.len(), modified: about.modified().ok(), changed }
    }
}

/// The files of a folder and its subfolders, by name.
fn stamps(folder: &Path) -> io::Result<Vec<Stamp>> {
    let mut names = Vec::new();
    list(folder, "", &mut names)?;
    names.sort();
    names
        .into_iter()
        .map(|name| fs::metadata(folder.join(&name)).map(|about| Stamp::from_metadata(name, &about)))
        .collect()
}

fn of(folder: &Path, files: &[Stamp]) -> io::Result<String> {
    let mut digest = Sha256::new();
    let mut part = vec![0; 1 << 16];
    for Stamp { name, size, .. } in files {
        digest.update(name.len().to_le_bytes());
        digest.update(name.as_bytes());
        digest.update(size.to_le_bytes());
        let mut file = File::open(folder.join(name))?;
        loop {
            match file.read(&mut part)? {
                0 => break,
                n => digest.update(&part[..n]),
            }
        }
    }
    Ok(hex::encode(digest.finalize()))
}

fn list(folder: &Path, before: &str, names: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let own = entry.file_name().to_string_lossy().into_owned();
        let name = if before.is_empty() { own.clone() } else { format!("{before}/{own}") };
        if own.starts_with('.') || own == "optimizer.safetensors" {
            continue;
        }
        if entry.path().is_dir() {
            list(&entry.path(), &name, names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_told_by_names_and_contents() {
        let (folder, digests) = (tempfile::tempdir().expect("a folder"), Digests::default());
        let of = || digests.of(folder.path()).expect("it is read");
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file");
        fs::create_dir(folder.path().join("1_Pooling")).expect("a folder");
        write("config.json", "{}");
        write("1_Pooling/config.json", "{}");
        let before = of();
        // SHA-256 of both names and contents, each preceded by its length in 8 bytes.
        assert_eq!(before, "b56dd9b23b491099a3a6e49f3dfd08ceffec547d181be8be5d83e9f8c0671680");
        write("optimizer.safetensors", "moments");
        assert_eq!(of(), before, "a training's state is no part of the model");
        write("1_Pooling/config.json", "{ }");
        assert_ne!(of(), before);
    }

    #[test]
    fn a_folder_is_digested_once_until_a_file_is_touched() {
        let (folder, digests) = (tempfile::tempdir().expect("a folder"), Digests::default());
        let of = || digests.of(folder.path()).expect("it is read");
        let file = folder.path().join("config.json");
        fs::write(&file, "one").expect("a file");
        let one = of();
        digests.0.lock().unwrap().get_mut(folder.path()).expect("it is kept").1 = "kept".to_owned();
        assert_eq!(of(), "kept", "no file was read");
        // The same length, and the old modification time.
        let modified = fs::metadata(&file).and_then(|about| about.modified()).expect("a time");
        let other = folder.path().join(".other");
        fs::write(&other, "two").expect("a file");
        File::options().append(true).open(&other).and_then(|file| file.set_modified(modified)).expect("a time");
        fs::rename(&other, &file).expect("it is moved");
        let two = of();
        assert!(two != "kept" && two != one, "another content is seen");
        fs::write(&file, "one").expect("a file");
        assert_eq!(of(), one);
    }
}
