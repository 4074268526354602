//! The installation of commands that need one: if there is no database, they report it and do not create one.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, bail, ensure};
use engine::{Db, Engine, Error, Schema, System, texts::model::Folder};

use super::{Installation, engine};
use crate::Settings;

impl Installation {
    /// The engine over a database that is there, brought up to date: for commands that change what is stored.
    ///
    /// # Errors
    /// There is no database, or it cannot be opened.
    pub async fn existing(&self) -> anyhow::Result<Engine> {
        let settings = self.settings()?;
        let db = there(Db::open_to_read(&settings.database(), &settings.limits()).await)?;
        let schema = db.schema().await?;
        db.close().await;
        ensure!(schema != Schema::Absent, "{NONE}");
        engine(&settings).await
    }

    /// The engine over a database that is there and up to date, opened only to read.
    ///
    /// # Errors
    /// There is no database, another version made it, or it cannot be opened.
    pub async fn to_read(&self) -> anyhow::Result<Engine> {
        let settings = self.settings()?;
        current(&settings, there(Db::open_to_read(&settings.database(), &settings.limits()).await)?).await
    }

    /// The same where what is read is also written down: exports are events.
    ///
    /// # Errors
    /// As [`Installation::to_read`].
    pub async fn to_take_out(&self) -> anyhow::Result<Engine> {
        let settings = self.settings()?;
        current(&settings, there(Db::open_existing(&settings.database(), &settings.limits()).await)?).await
    }

    /// A database that is there, as it is: of whatever version, opened only to read.
    ///
    /// # Errors
    /// There is no database, or it cannot be opened.
    pub async fn as_it_is(&self) -> anyhow::Result<Db> {
        let settings = self.settings()?;
        there(Db::open_to_read(&settings.database(), &settings.limits()).await)
    }
}

/// What is said where nothing was ever stored.
const NONE: &str = "there is no installation in this database: make one with `concord serve` or `concord demo`";

async fn current(settings: &Settings, db: Db) -> anyhow::Result<Engine> {
    match db.schema().await? {
        Schema::Current | Schema::Later => {
            Ok(Engine::new(db, Arc::new(System)).with_models(Folder::at(settings.models())))
        }
        Schema::Absent => bail!("{NONE}"),
        Schema::Earlier => {
            bail!("an earlier version of Concord made this database: bring it up to date with `concord migrate`")
        }
        Schema::OutOfReach => {
            bail!("a newer version of Concord made this database: use that version or a later one")
        }
    }
}

fn there(opened: engine::Result<Db>) -> anyhow::Result<Db> {
    match opened {
        Err(error @ Error::NoDatabase(_)) => Err(anyhow::Error::new(error)
            .context("make a database with `concord serve` or `concord demo`, or name its folder with --data")),
        other => other.context("cannot open the database"),
    }
}

/// Makes sure that the database and the folder of the data can be written, before anybody is told that the server runs.
///
/// # Errors
/// One of them cannot be written; the message says which and why.
pub(super) async fn check_writable(engine: &Engine, folder: &Path) -> anyhow::Result<()> {
    engine.check_writable().await.context(
        "cannot write to the database: make sure that the disk is neither full nor read-only and that the file belongs to the user who runs the server",
    )?;
    check_folder(folder)
}

pub(super) fn check_folder(folder: &Path) -> anyhow::Result<()> {
    let probe = folder.join(format!(".writable-{}", std::process::id()));
    let written = std::fs::write(&probe, b"concord").and_then(|()| std::fs::remove_file(&probe));
    written.with_context(|| {
        format!(
            "cannot write to the folder {}: make sure that the disk is neither full nor read-only",
            folder.display()
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Permissions do not stop root, but nobody can create files in `/proc`.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_folder_that_takes_no_file_is_named() {
        let error = check_folder(Path::new("/proc")).expect_err("refused");
        assert!(format!("{error:#}").contains("cannot write to the folder /proc"), "{error:#}");
        let folder = tempfile::tempdir().expect("a folder");
        check_folder(folder.path()).expect("writable");
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing is left behind");
    }
}
