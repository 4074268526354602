//! The built site in the folder of the front end's files: only what is served, with compressed copies, and no file is written that
//! is there already, so that a server that carries them is not compiled again.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::front::{brotli, gzip};

/// What the server serves, by its ending; pages are compressed on their way.
const SERVED: [&str; 6] = ["html", "css", "js", "svg", "png", "json"];
const COMPRESSED: [&str; 2] = ["css", "js"];
/// An attribute that the policy of the pages refuses, and which has no effect on them.
const REFUSED: &str = " style=\"clear: both\"";

/// Makes `to` equal to the files of `from` that are served.
pub fn place(from: &Path, to: &Path) -> anyhow::Result<()> {
    let mut kept = BTreeSet::new();
    for path in files(from)? {
        let name = path.strip_prefix(from)?;
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        if !SERVED.contains(&ending.as_ref()) {
            continue;
        }
        let mut content = fs::read(&path)?;
        if ending == "html" {
            content = String::from_utf8(content)?.replace(REFUSED, "").into_bytes();
        }
        let target = to.join(name);
        let is_new = write(&target, &content)?;
        kept.insert(target.clone());
        if COMPRESSED.contains(&ending.as_ref()) {
            for (suffix, compress) in [("gz", gzip as fn(&[u8]) -> std::io::Result<Vec<u8>>), ("br", brotli)] {
                let copy = with_suffix(&target, suffix);
                if is_new || !copy.exists() {
                    write(&copy, &compress(&content)?)?;
                }
                kept.insert(copy);
            }
        }
    }
    for path in files(to)? {
        if !kept.contains(&path) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    name.into()
}

/// Writes a file unless it has this content; whether it was written.
fn write(path: &Path, content: &[u8]) -> anyhow::Result<bool> {
    if fs::read(path).is_ok_and(|there| there == content) {
        return Ok(false);
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, content)?;
    Ok(true)
}

/// The files of a folder and of those below it.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    Ok(found)
}
