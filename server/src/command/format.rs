//! How commands print numbers.

use std::io::{ErrorKind, Write as _, stdout};

use clap::ValueEnum;

/// Writes a result to the standard output. A reader that has stopped reading (`| head`) is not an error.
///
/// # Errors
/// It cannot be written.
pub fn print(text: &str) -> anyhow::Result<()> {
    match stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// How numbers are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For a terminal.
    #[default]
    Text,
    /// As data.
    Json,
    /// A row a number.
    Csv,
    /// A booktabs table.
    Latex,
}
