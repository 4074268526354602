//! Opening a database that has to be there: nothing is created, and the schema stays as it is.

use std::{path::Path, str::FromStr, time::Duration};

use sqlx::sqlite::SqliteConnectOptions;

use super::{BACKGROUND_PATIENCE, Db, READERS, limits::Limits, reader::Readers, writer::Writer};
use crate::{Error, Result};

/// PostgreSQL's code for a database that does not exist.
const NO_SUCH_DATABASE: &str = "3D000";

impl Db {
    /// Opens a database that is there, with these limits.
    ///
    /// # Errors
    /// There is none ([`Error::NoDatabase`]), or it cannot be reached.
    pub async fn open_existing(url: &str, limits: &Limits) -> Result<Self> {
        if let Some(options) = sqlite(url)? {
            check(&options)?;
        }
        Self::open_with(url, limits).await.map_err(|error| match error {
            Error::Database(sqlx::Error::Database(database))
                if database.code().as_deref() == Some(NO_SUCH_DATABASE) =>
            {
                Error::NoDatabase(database.message().to_owned())
            }
            other => other,
        })
    }

    /// Opens a database that is there, for commands that only read: on SQLite no statement can write.
    ///
    /// # Errors
    /// There is none ([`Error::NoDatabase`]), or it cannot be reached.
    pub async fn open_to_read(url: &str, limits: &Limits) -> Result<Self> {
        let Some(options) = sqlite(url)? else { return Self::open_existing(url, limits).await };
        check(&options)?;
        let options = options.read_only(true).busy_timeout(Duration::from_secs(10)).pragma("temp_store", "memory");
        let write = Writer::open(&options, BACKGROUND_PATIENCE).await?;
        let read = Readers::new(options, READERS, BACKGROUND_PATIENCE);
        Ok(Self::Sqlite { background: read.clone(), read, write })
    }
}

/// The options of a SQLite URL; nothing for another engine.
fn sqlite(url: &str) -> Result<Option<SqliteConnectOptions>> {
    if !url.starts_with("sqlite:") {
        return Ok(None);
    }
    Ok(Some(SqliteConnectOptions::from_str(url)?.create_if_missing(false)))
}

fn check(options: &SqliteConnectOptions) -> Result<()> {
    let file: &Path = options.get_filename();
    if file.is_file() { Ok(()) } else { Err(Error::NoDatabase(file.display().to_string())) }
}

/// Creates the file of a new SQLite database, which only its owner may read. SQLite gives its companions
/// (`-wal`, `-shm`) the same mode.
pub(super) fn make_private(options: &SqliteConnectOptions) -> Result<()> {
    let file = options.get_filename();
    // SQLite's names for databases in memory: those have no file.
    let in_memory =
        file.to_str().is_some_and(|name| name.is_empty() || name == ":memory:" || name.starts_with("file:"));
    if in_memory || file.exists() {
        return Ok(());
    }
    match create_private(file) {
        // Another process that starts at the same time was faster.
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        other => other.map(drop).map_err(Error::File),
    }
}

/// Creates a file that is empty, new, and readable for its owner alone.
pub(super) fn create_private(file: &Path) -> std::io::Result<std::fs::File> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}
