//! Input that cannot be used as it is: the program leaves with 2, as after a command line that it did not understand.

use std::fmt::Display;
use std::io;
use std::path::Path;

/// What is wrong with the input, and where.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Refused(pub String);

/// A refusal as an error of a command.
pub fn refused(what: impl Display) -> anyhow::Error {
    Refused(what.to_string()).into()
}

/// The refusal of a file that cannot be opened or read.
pub fn unreadable(path: &Path, error: &io::Error) -> anyhow::Error {
    refused(format!("cannot read {}: {error}", path.display()))
}
