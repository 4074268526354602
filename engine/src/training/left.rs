//! What trainings leave behind in the models folder that came to nothing: it goes, and their names are free again.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use shared::TrainingId;

use super::run::read;
use crate::{Engine, Error, Result};

/// The end of the name of a hidden folder in which a model comes to be.
pub(crate) const PART: &str = ".part";
/// The same of one that is being removed.
const GONE: &str = ".gone";

impl Engine {
    /// Removes the hidden folders of trainings that have failed for good or were called off, and leaves those that are
    /// taken over or tried again by themselves. Any number of processes may do so; folders of trainings that this
    /// database does not know are another installation's.
    pub(crate) async fn clear_trainings(&self) -> Result<()> {
        let Some(models) = self.folder().path().map(Path::to_owned) else { return Ok(()) };
        let left = blocking(move || left(&models)).await?;
        for (part, training) in left {
            let over = match training {
                None => true,
                Some(training) => self.read().await?.training_is_over(training).await?,
            };
            if over {
                blocking(move || remove(&part)).await?;
            }
        }
        Ok(())
    }
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> Result<T> {
    let done = tokio::task::spawn_blocking(work).await;
    let done = done.map_err(|error| Error::Unexpected(format!("models: {error}")))?;
    done.map_err(|error| Error::Unexpected(format!("the models folder: {error}")))
}

/// The hidden folders with the trainings whose they are; those that somebody began to remove are nobody's.
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

/// Removes a folder. It loses its name first, all at once: whoever still trains in it finds it no more, and whoever begins
/// anew has a new one.
fn remove(part: &Path) -> io::Result<()> {
    let gone = part.with_extension(&GONE[1..]);
    let found = |done: io::Result<()>| match done {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    };
    if gone.as_path() != part {
        // One that was left half removed is in the way.
        found(fs::remove_dir_all(&gone))?;
        found(fs::rename(part, &gone))?;
    }
    found(fs::remove_dir_all(&gone))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hidden_folders_with_a_mark_are_somebodys_and_go_whole() {
        let folder = tempfile::tempdir().unwrap();
        let models = folder.path().join("models");
        assert!(left(&models).unwrap().is_empty(), "there is no folder yet");
        for name in [".a.part", ".b.part", ".c.gone", "d", "e.part", ".f"] {
            fs::create_dir_all(models.join(name)).unwrap();
        }
        let id = "0190163d-8694-739b-aea5-966c26f8ad90";
        for name in [".a.part", "d", "e.part", ".f"] {
            let mark = format!("{{\"training\":\"{id}\",\"data\":\"\",\"curves\":null}}");
            fs::write(models.join(name).join(".training"), mark).unwrap();
        }
        let mut found = left(&models).unwrap();
        found.sort();
        assert_eq!(found, [(models.join(".a.part"), Some(id.parse().unwrap())), (models.join(".c.gone"), None)]);
        // Somebody was about to remove a folder of this name before.
        fs::create_dir(models.join(".a.gone")).unwrap();
        for (part, _) in found {
            remove(&part).unwrap();
            remove(&part).unwrap();
        }
        let mut names: Vec<_> = fs::read_dir(&models).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, [".b.part", ".f", "d", "e.part"]);
    }
}
