//! Why a file of results cannot be used, in sentences for the person who has the file.

use tabular::read::{Refused, Unreadable};
use thiserror::Error;

/// Why a file cannot be used.
#[derive(Debug, Error)]
pub enum Unusable {
    /// The file is no table.
    #[error("{0}")]
    File(#[from] Unreadable),
    /// The file is too large.
    #[error("The file is larger than {} MiB. Split it.", most >> 20)]
    TooLarge {
        /// The limit in bytes.
        most: usize,
    },
    /// The file has too many rows.
    #[error("The file has more than {most} rows. Split it.")]
    TooManyRows {
        /// The limit.
        most: usize,
    },
    /// A column that every file of results has is missing.
    #[error("The column \"{name}\" is missing. Download the results of the batch from the site again.")]
    NoColumn {
        /// The name of the column.
        name: &'static str,
    },
    /// A row is no row of this table.
    #[error("{0}")]
    Row(Refused),
    /// A cell does not hold what the site writes there.
    #[error("line {line}, column \"{column}\": {fault}")]
    Cell {
        /// The line on which its row begins, from 1.
        line: u64,
        /// The name of its column.
        column: String,
        /// The reason.
        fault: CellFault,
    },
}

/// Why a cell cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CellFault {
    /// It is empty, and must not be.
    #[error("The cell is empty.")]
    Empty,
    /// It contains the character NUL.
    #[error("The cell contains a NUL character. Remove it.")]
    Nul,
    /// It is no id of the site.
    #[error("This is not an id of the site, such as 3XYZ.")]
    Id,
    /// An earlier row is about the same assignment.
    #[error("An earlier row is about the same assignment. Remove one of the two.")]
    SameAssignment,
    /// It is no time as the site writes them.
    #[error("This is not a time such as Mon Nov 02 10:11:12 PST 2026. A spreadsheet may have changed it.")]
    Time,
    /// It is no amount as the site writes them.
    #[error("This is not an amount such as $0.60. A spreadsheet may have changed it.")]
    Reward,
    /// It is no whole number.
    #[error("This is not a whole number.")]
    Number,
}
