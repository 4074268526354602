//! What tells the content of a folder.

use std::{
    fs::{self, File},
    io::{self, Read as _},
    path::Path,
};

use sha2::{Digest as _, Sha256};

/// The file without which a folder is no neural model.
pub(super) const CONFIG: &str = "config.json";

/// The SHA-256 digest of the names and contents of all files in a folder and below, in hexadecimal.
///
/// What a training goes on from is left out: it is no part of the model.
pub(super) fn of(folder: &Path) -> io::Result<String> {
    let mut names = Vec::new();
    list(folder, "", &mut names)?;
    names.sort();
    let mut digest = Sha256::new();
    let mut part = vec![0; 1 << 16];
    for name in names {
        let path = folder.join(&name);
        digest.update(name.len().to_le_bytes());
        digest.update(name.as_bytes());
        digest.update(fs::metadata(&path)?.len().to_le_bytes());
        let mut file = File::open(&path)?;
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
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file");
        fs::create_dir(folder.path().join("1_Pooling")).expect("a folder");
        write("config.json", "{}");
        write("1_Pooling/config.json", "{}");
        let before = of(folder.path()).expect("it is read");
        write("optimizer.safetensors", "moments");
        assert_eq!(of(folder.path()).expect("it is read"), before, "a training's state is no part of the model");
        write("1_Pooling/config.json", "{ }");
        assert_ne!(of(folder.path()).expect("it is read"), before);
    }
}
