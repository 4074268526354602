//! What can fail inside the engine, and what of it a person is told.

use shared::{Problem, refusal};
use sqlx::migrate::MigrateError;

use crate::{
    pool::note_loss,
    refused::{Refused, is_lost, refused},
};

/// Seconds after which somebody whom the database could not serve may try again.
const TRY_AGAIN: i64 = 3;

/// A failure of a use case.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A refusal a person can act on.
    #[error(transparent)]
    Problem(#[from] Problem),
    /// The database refused or could not be reached.
    #[error("database: {0}")]
    Database(sqlx::Error),
    /// Too many wait for the database, or it took too long to get a connection or the writer.
    #[error("the database is busy")]
    Busy,
    /// The schema could not be brought up to date.
    #[error("migration: {0}")]
    Migrate(#[from] MigrateError),
    /// The database that was named does not exist; holds which it was.
    #[error("there is no database at {0}")]
    NoDatabase(String),
    /// Stored JSON does not have the shape it should.
    #[error("stored JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// A file could not be read or written.
    #[error("file: {0}")]
    File(#[from] std::io::Error),
    /// Anything else that should not happen; the sentence says what was expected.
    #[error("{0}")]
    Unexpected(String),
}

impl From<direct::Error> for Error {
    fn from(error: direct::Error) -> Self {
        Self::Database(match error {
            direct::Error::Connection(error) => error,
            direct::Error::Rows(error) => sqlx::Error::AnyDriverError(Box::new(error)),
        })
    }
}

impl From<direct::RowError> for Error {
    fn from(error: direct::RowError) -> Self {
        direct::Error::Rows(error).into()
    }
}

/// The result of a use case.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// Whether a unique constraint refused: somebody else was first.
    pub fn is_taken(&self) -> bool {
        matches!(self, Self::Database(sqlx::Error::Database(error)) if error.is_unique_violation())
    }

    /// Whether the database asks to try again: a serialisation conflict or a deadlock.
    pub fn is_transient(&self) -> bool {
        match self {
            Self::Database(sqlx::Error::Database(error)) => {
                matches!(error.code().as_deref(), Some("40001" | "40P01" | "5" | "517"))
            }
            _ => false,
        }
    }

    /// Whether the connection to the database is gone. What only read may ask again.
    pub fn is_lost(&self) -> bool {
        matches!(self, Self::Database(error) if is_lost(error))
    }

    /// Whether trying again later may help.
    fn is_for_now(&self) -> bool {
        match self {
            Self::Busy => true,
            Self::Database(error) | Self::Migrate(MigrateError::Execute(error)) => refused(error) == Refused::ForNow,
            _ => false,
        }
    }
}

impl From<sqlx::Error> for Error {
    /// Where a connection turns out to be gone, the others are tested before they are used again.
    fn from(error: sqlx::Error) -> Self {
        if is_lost(&error) {
            note_loss();
        }
        Self::Database(error)
    }
}

impl From<Error> for Problem {
    /// Logs what a person may not see under a trace number, and gives them the number.
    fn from(error: Error) -> Self {
        match error {
            Error::Problem(problem) => problem,
            busy if busy.is_for_now() => {
                tracing::warn!(error = %busy, "a request was told to try again");
                Self::Unavailable { seconds: TRY_AGAIN }
            }
            Error::Database(error) if refused(&error) == Refused::Text => {
                Self::invalid("text", refusal::contains_nul())
            }
            internal => {
                let trace = trace();
                tracing::error!(%trace, error = %internal, "internal error");
                Self::Internal { trace }
            }
        }
    }
}

/// A short number that a person can read over the telephone; unique enough to find one log line.
fn trace() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static COUNT: AtomicU64 = AtomicU64::new(1);
    format!("{:x}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}
