//! How commands print numbers.

use clap::ValueEnum;

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
