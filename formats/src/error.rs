//! Why a file could not be read or written at all.

use std::io;

use thiserror::Error;

use crate::report::Place;

/// Why a file could not be read or written at all. A refused row is no error: see [`Report`](crate::Report).
#[derive(Debug, Error)]
pub enum Error {
    /// The file as a whole cannot be used.
    #[error("{0}")]
    Unusable(String),
    /// Reading stopped at this place.
    #[error("{place}: {reason}")]
    At {
        /// The place.
        place: Place,
        /// The reason, a sentence.
        reason: String,
    },
    /// A file cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl Error {
    /// The file as a whole cannot be used, for this reason.
    pub fn unusable(reason: impl Into<String>) -> Self {
        Self::Unusable(reason.into())
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self::Io(io::Error::from(error))
    }
}

impl From<csv::Error> for Error {
    fn from(error: csv::Error) -> Self {
        Self::Io(io::Error::other(error))
    }
}

impl From<tabular::parquet::Failed> for Error {
    fn from(error: tabular::parquet::Failed) -> Self {
        Self::Io(io::Error::other(error))
    }
}
