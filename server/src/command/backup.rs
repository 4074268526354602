//! `concord backup FILE`: a copy of the database while it is in use.

use std::path::PathBuf;

use anyhow::{Context as _, ensure};
use clap::Args;

use super::Installation;

/// What `backup` can be told.
#[derive(Debug, Args)]
pub struct Backup {
    /// The file to write; it must not exist.
    file: PathBuf,
    #[command(flatten)]
    installation: Installation,
}

impl Backup {
    /// Writes the copy, of whatever version the database is: nothing is migrated.
    pub async fn run(self) -> anyhow::Result<()> {
        ensure!(!self.file.exists(), "{} exists already: name a new file", self.file.display());
        let db = self.installation.as_it_is().await?;
        db.backup(&self.file).await.context("cannot write the copy")?;
        println!("{}", self.file.display());
        db.close().await;
        Ok(())
    }
}
