//! Reading long tables: one judgement per row, from CSV, TSV, JSON lines or [Parquet].
//!
//! Three shapes are distinguished by their columns: ratings (`item,rater,value`), rankings (`item,rater,system,rank`)
//! and pairs (`item,rater,left,right,winner`). An invalid row is skipped and reported with its line and the reason;
//! nothing is guessed.

mod build;
mod columns;
mod delimited;
mod jsonl;
mod names;
mod once;
mod parquet;
mod preferences;
mod rated;
mod table;
#[cfg(test)]
mod tests;

pub use parquet::Parquet;
pub use table::{Content, Level, MOST_NAMED, PairRow, RankRow, RatingRow, Table};

use std::io::{self, BufRead};

use serde::Serialize;
use tabular::read::{self, Input};
use thiserror::Error;

use crate::Scale;
use build::Builder;

/// The file format of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Separated by commas, or by semicolons where the header has no comma.
    Csv,
    /// Separated by tabs.
    Tsv,
    /// One JSON object per line.
    Jsonl,
}

/// The options of the reader.
#[derive(Debug, Clone, PartialEq)]
pub struct Options {
    /// The format of the table; `None` detects it from the first line.
    pub format: Option<Format>,
    /// The scale, against which every value is checked; replicates are rejected unless the scale keeps them.
    pub scale: Scale,
    /// A column to split by.
    pub by: Option<String>,
}

impl Options {
    /// The format is looked up, nothing is split.
    pub fn new(scale: Scale) -> Self {
        Self { format: None, scale, by: None }
    }
}

/// What a row is known by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Counted {
    /// The line it begins on, from 1.
    Line,
    /// Its number among the rows, from 1: Parquet has no lines.
    Row,
}

/// A row that was skipped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Error)]
#[error("{}: {reason}", self.place())]
pub struct BadRow {
    /// The line of the file it begins on, or its number, from 1.
    pub line: u64,
    /// Which of both it is.
    pub counted: Counted,
    /// A description of the problem.
    pub reason: String,
}

impl BadRow {
    /// Where it is: `line 7` or `row 6`.
    fn place(&self) -> String {
        match self.counted {
            Counted::Line => format!("line {}", self.line),
            Counted::Row => format!("row {}", self.line),
        }
    }
}

/// The reason why a whole table cannot be read.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Unreadable {
    /// Nothing but white space.
    #[error("the table is empty")]
    Empty,
    /// A needed column is missing.
    #[error("there is no column {needed} (nor {aliases}); the columns are {found}")]
    NoColumn {
        /// The column's name.
        needed: &'static str,
        /// Its other names.
        aliases: String,
        /// The columns there are.
        found: String,
    },
    /// The column to split by is missing.
    #[error("there is no column {0} to split by; the columns are {1}")]
    NoGroup(String, String),
    /// The header is not UTF-8.
    #[error("the header is not UTF-8 text")]
    Header,
    /// It is in UTF-16, or its first row is too long for a header.
    #[error("{0}")]
    Layout(String),
    /// It is Parquet, which cannot be read from its beginning.
    #[error("this is a Parquet file, which is read from its end: name the file instead of sending its content")]
    Stream,
    /// The source failed.
    #[error("reading failed: {0}")]
    Io(#[from] io::Error),
}

/// Reads a table of judgements.
///
/// # Arguments
/// `input` is UTF-8, with or without a byte-order mark. Column names are matched ignoring case; `item` may be called
/// `task` or `unit`, `rater` `worker` or `annotator`, `value` `label`, `rating` or `score`. An empty cell, `NA`, `N/A`,
/// `NaN` or `null` is a missing value. Parquet is read from its end: see [`Parquet`].
///
/// # Errors
/// [`Unreadable`] if the table as a whole cannot be read. Single invalid rows are in [`Table::bad`].
///
/// # Example
/// ```
/// use agreement::{Scale, reader::{self, Options}};
/// let file = "task,worker,label\ns1,ann,2\ns1,bob,seven\ns2,ann,3\n";
/// let table = reader::read(file.as_bytes(), &Options::new(Scale::ordinal()))?;
/// assert_eq!(table.n_rows(), 2);
/// assert_eq!(table.bad()[0].to_string(), "line 3: value seven is not a number");
/// # Ok::<(), agreement::reader::Unreadable>(())
/// ```
pub fn read(mut input: impl BufRead, options: &Options) -> Result<Table, Unreadable> {
    if input.fill_buf()?.starts_with(&tabular::parquet::MAGIC) {
        return Err(Unreadable::Stream);
    }
    let input = Input::open(input)?;
    let format = options.format.unwrap_or(match input.format() {
        read::Format::Jsonl => Format::Jsonl,
        read::Format::Tsv => Format::Tsv,
        read::Format::Csv | read::Format::Lines => Format::Csv,
    });
    let builder = Builder::new(options);
    match format {
        Format::Csv => delimited::read(input, read::Format::Csv, builder),
        Format::Tsv => delimited::read(input, read::Format::Tsv, builder),
        Format::Jsonl => jsonl::read(input, builder),
    }
}

impl From<read::Unreadable> for Unreadable {
    fn from(error: read::Unreadable) -> Self {
        match error {
            read::Unreadable::Empty => Self::Empty,
            read::Unreadable::NameNotUtf8 { .. } => Self::Header,
            read::Unreadable::Io(error) => Self::Io(error),
            other => Self::Layout(other.to_string()),
        }
    }
}

impl From<tabular::parquet::Unreadable> for Unreadable {
    fn from(error: tabular::parquet::Unreadable) -> Self {
        match error {
            tabular::parquet::Unreadable::Io(error) => Self::Io(error),
            other => Self::Layout(other.to_string()),
        }
    }
}

impl From<read::Refused> for BadRow {
    fn from(refused: read::Refused) -> Self {
        Self { line: refused.line, counted: Counted::Line, reason: refused.fault.to_string() }
    }
}
