//! Files that are written: never one that is read, never two with one name, and never half of one.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

/// A file of the command line: what it is called there, and its path.
pub type Named<'a> = (&'a str, &'a Path);

/// Compares each file that is written with those that are read and with the other ones, however they are typed.
///
/// # Errors
/// Two are the same file, or the folder of a file that is written cannot be found.
pub fn check(written: &[Named], read: &[Named]) -> anyhow::Result<()> {
    // A file that is read and not there is refused where it is read.
    let mut others: Vec<(&str, PathBuf)> =
        read.iter().filter_map(|(name, path)| Some((*name, path.canonicalize().ok()?))).collect();
    for (name, path) in written {
        let place = place(path).with_context(|| format!("cannot write {}", path.display()))?;
        if let Some((other, _)) = others.iter().find(|(_, other)| *other == place) {
            bail!("{name} and {other} name the same file, {}: name another one with {name}", path.display());
        }
        others.push((name, place));
    }
    Ok(())
}

/// Replaces a file as a whole: what was there is lost only once the new text is on the disk. A pipe or a device is written to.
///
/// # Errors
/// It cannot be written.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|own| !own.is_file()) {
        return fs::write(path, text);
    }
    let place = place(path)?;
    let before = match OpenOptions::new().write(true).open(&place) {
        Ok(file) => Some(file.metadata()?.permissions()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        // A file that may not be changed is not replaced either.
        Err(error) => return Err(error),
    };
    let part = folder(&place).join(format!(".concord-{}.part", std::process::id()));
    let mut file = OpenOptions::new().write(true).create_new(true).open(&part)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| {
        before.map_or(Ok(()), |own| file.set_permissions(own))?;
        file.sync_all()?;
        fs::rename(&part, &place)
    });
    if written.is_err() {
        fs::remove_file(&part).ok();
    }
    written
}

/// The path without links and dots, also of a file that is not there yet.
fn place(path: &Path) -> io::Result<PathBuf> {
    match path.canonicalize() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        other => return other,
    }
    if let Ok(target) = fs::read_link(path) {
        return place(&folder(path).join(target));
    }
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    Ok(folder(path).canonicalize()?.join(name))
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|own| !own.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_the_same_however_it_is_typed() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::create_dir(path("inner")).unwrap();
        fs::write(path("items.csv"), "item\n").unwrap();
        let said = |out: &Path, answers: &Path| {
            let written = [("--out", out), ("--answers", answers)];
            let read = [("the table of items", &*path("items.csv")), ("--system", &*path("missing.txt"))];
            check(&written, &read).map_err(|error| error.to_string())
        };
        assert_eq!(said(&path("out.jsonl"), &path("a.csv")), Ok(()));
        let twice = said(&path("out.jsonl"), &path("./inner/../out.jsonl")).unwrap_err();
        assert!(twice.starts_with("--answers and --out name the same file, "), "{twice}");
        for (out, answers) in [("out.jsonl", "./items.csv"), ("inner/../items.csv", "a.csv")] {
            let same = said(&path(out), &path(answers)).unwrap_err();
            assert!(same.contains(" and the table of items name the same file, "), "{same}");
        }
        let lost = said(&path("nowhere/out.jsonl"), &path("a.csv")).unwrap_err();
        assert!(lost.starts_with("cannot write ") && lost.ends_with("out.jsonl"), "{lost}");
    }

    #[cfg(unix)]
    #[test]
    fn links_lead_to_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        // The target is not there yet.
        std::os::unix::fs::symlink("out.jsonl", path("link")).unwrap();
        let written = [("--out", &*path("out.jsonl")), ("--answers", &*path("link"))];
        assert!(check(&written, &[]).is_err());
        replace(&path("link"), "new").unwrap();
        assert_eq!(fs::read_to_string(path("out.jsonl")).unwrap(), "new");
        assert!(path("link").is_symlink(), "the link stays");
        std::os::unix::fs::symlink("circle", path("circle")).unwrap();
        assert!(check(&[("--out", &path("circle"))], &[]).is_err());
        assert_eq!(replace(Path::new("/dev/null"), "new").ok(), Some(()), "a device is written to");
    }

    #[test]
    fn a_file_is_replaced_as_a_whole_or_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.csv");
        for text in ["a longer text", "new"] {
            replace(&path, text).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        let other = folder.path().join("other.csv");
        fs::hard_link(&path, &other).unwrap();
        replace(&path, "newer").unwrap();
        assert_eq!(fs::read_to_string(&other).unwrap(), "new", "the old file is not written to");
        // The name of the unfinished file is taken, so that nothing can be written.
        let part = folder.path().join(format!(".concord-{}.part", std::process::id()));
        fs::create_dir(&part).unwrap();
        assert!(replace(&path, "newest").is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "newer");
        fs::remove_dir(&part).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing else is left");
    }
}
