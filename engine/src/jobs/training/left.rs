//! Cleaning up after trainings that failed: their folders are deleted individually, and their names become free.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use shared::TrainingId;

use super::run::read;
use crate::{Engine, Error, Result, texts::model::PART};

/// The ending of the name of a hidden folder that is being removed.
const GONE: &str = ".gone";

impl Engine {
    /// Removes the hidden folders of trainings that failed permanently or were cancelled, and keeps those of trainings
    /// that are automatically taken over or retried. Any number of processes may do this. Folders of trainings that are
    /// unknown to this database belong to another server. Processes without neural models leave this to those that
    /// train. A folder that cannot be removed does not prevent the removal of others.
    pub(crate) async fn clear_trainings(&self) -> Result<()> {
        let Some(models) = self.folder().path().map(Path::to_owned).filter(|_| self.neural().is_some()) else {
            return Ok(());
        };
        let found = models.clone();
        let left = match blocking(move || left(&found)).await? {
            Ok(left) => left,
            Err(error) => {
                warn(&models, &error);
                return Ok(());
            }
        };
        for (part, training) in left {
            let over = match training {
                None => true,
                Some(training) => self.read().await?.training_is_over(training).await?,
            };
            if over {
                let gone = part.clone();
                if let Err(error) = blocking(move || remove(&gone)).await? {
                    warn(&part, &error);
                }
            }
        }
        Ok(())
    }
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| Error::Unexpected(format!("models: {error}")))
}

/// Logs a warning about a folder, once per process, because the removal is tried every second.
fn warn(folder: &Path, error: &io::Error) {
    if is_new(folder) {
        let folder = folder.display();
        tracing::warn!(%folder, %error, "what trainings left behind could not be removed: remove it by hand");
    }
}

/// Whether there has been no warning about a folder yet.
fn is_new(folder: &Path) -> bool {
    static WARNED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    WARNED.lock().unwrap_or_else(PoisonError::into_inner).insert(folder.to_owned())
}

/// The hidden folders with the trainings to which they belong; folders whose removal has begun belong to none.
fn left(models: &Path) -> io::Result<Vec<(PathBuf, Option<TrainingId>)>> {
    let entries = match fs::read_dir(models) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut left = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).filter(|name| name.starts_with('.'));
        match name {
            Some(name) if name.ends_with(GONE) => left.push((path, None)),
            Some(name) if name.ends_with(PART) => left.extend(read(&path).map(|mark| (path, Some(mark.training)))),
            _ => {}
        }
    }
    Ok(left)
}

/// Removes a folder. It is renamed first, in one step: a process that still trains in it no longer finds it, and a new
/// attempt creates a new folder.
fn remove(part: &Path) -> io::Result<()> {
    let gone = part.with_extension(&GONE[1..]);
    let found = |done: io::Result<()>| match done {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    };
    if gone.as_path() != part {
        // A folder that was only half removed before is in the way.
        found(fs::remove_dir_all(&gone))?;
        found(fs::rename(part, &gone))?;
    }
    found(fs::remove_dir_all(&gone))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_folder_people_are_warned_once() {
        let folder = tempfile::tempdir().unwrap();
        let other = folder.path().join(".a.gone");
        assert!(is_new(folder.path()) && is_new(&other));
        assert!(!is_new(folder.path()) && !is_new(&other));
    }

    #[test]
    fn only_hidden_folders_with_a_mark_are_somebodys_and_go_whole() {
        let folder = tempfile::tempdir().unwrap();
        let models = folder.path().join("models");
        assert!(left(&models).unwrap().is_empty(), "there is no folder yet");
        for name in [".a.1.part", ".b.part", ".c.gone", "d", "e.part", ".f"] {
            fs::create_dir_all(models.join(name)).unwrap();
        }
        let id = "0190163d-8694-739b-aea5-966c26f8ad90";
        for name in [".a.1.part", "d", "e.part", ".f"] {
            let mark = format!("{{\"training\":\"{id}\",\"data\":\"\",\"curves\":null}}");
            fs::write(models.join(name).join(".training"), mark).unwrap();
        }
        let mut found = left(&models).unwrap();
        found.sort();
        assert_eq!(found, [(models.join(".a.1.part"), Some(id.parse().unwrap())), (models.join(".c.gone"), None)]);
        // The removal of a folder of this name was interrupted before.
        fs::create_dir(models.join(".a.1.gone")).unwrap();
        for (part, _) in found {
            remove(&part).unwrap();
            remove(&part).unwrap();
        }
        let mut names: Vec<_> = fs::read_dir(&models).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, [".b.part", ".f", "d", "e.part"]);
    }
}
