//! Input that cannot be used as it is: the program says why and leaves with 1. A command line that is wrong ends with 2.

use std::fmt::Display;
use std::io;
use std::path::Path;

/// A refusal as an error of a command: what is wrong with the input, and where.
pub fn refused(what: impl Display) -> anyhow::Error {
    anyhow::Error::msg(what.to_string())
}

/// The refusal of a file that cannot be opened or read.
pub fn unreadable(path: &Path, error: &io::Error) -> anyhow::Error {
    refused(format!("cannot read {}: {error}", path.display()))
}
