//! Tables in files: one writer each for CSV, LaTeX, Markdown, terminals and, with the feature `parquet`, Parquet, and
//! one reader of CSV, TSV, JSON Lines and plain lines, and with the feature `xlsx` of workbooks.
//!
//! The crate knows rows and cells, and nothing of what they mean. Everything in the workspace that writes or reads a
//! table uses it, so that quoting, escaping, alignment, encodings and limits are decided in one place.

pub mod aligned;
pub mod csv;
pub mod latex;
pub mod markdown;
pub mod number;
#[cfg(feature = "parquet")]
pub mod parquet;
pub mod read;
pub mod spreadsheet;
#[cfg(feature = "xlsx")]
pub mod xlsx;

/// The side of a column to which its cells are aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// To the left, as words are.
    Left,
    /// To the right, as numbers are.
    Right,
}
