//! How commands print numbers.

use std::io::{self, BufWriter, ErrorKind, Write, stdout};

use clap::ValueEnum;

/// Writes a result to the standard output. A reader that has stopped reading (`| head`) is not an error.
///
/// # Errors
/// It cannot be written.
pub fn print(text: &str) -> anyhow::Result<()> {
    print_with(|out| out.write_all(text.as_bytes()))
}

/// The same with what `write` writes.
///
/// # Errors
/// It cannot be written.
pub fn print_with(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> anyhow::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 16, stdout().lock());
    match write(&mut out).and_then(|()| out.flush()) {
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

/// How a result that is a table is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Shape {
    /// For a terminal: what is quoted first, then the tables.
    #[default]
    Text,
    /// A table in full precision.
    Csv,
    /// Everything, as data.
    Json,
    /// A table for a text.
    Markdown,
}
