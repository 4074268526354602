//! Reading long tables: one judgement per row, from CSV, TSV, JSON lines or [Parquet].
//!
//! Three shapes are distinguished by their columns: ratings (`item,rater,value`), rankings (`item,rater,system,rank`)
//! and pairs (`item,rater,left,right,winner`). An invalid row is skipped and reported with its line and the reason;
//! nothing is guessed.

mod build;
mod columns;
mod delimited;
mod detect;
mod hints;
mod jsonl;
mod names;
mod once;
mod parquet;
mod preferences;
mod rated;
mod source;
mod table;
#[cfg(test)]
mod tests;

pub use detect::{Arrangement, Detected, Named, detect};
pub use hints::{Columns, Hints, Layout};
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
    /// The names of columns, where they are not the usual ones.
    pub columns: Columns,
    /// Whether the values decide about the level of measurement, whatever the scale is: see [`detect`](detect()).
    pub from_values: bool,
}

impl Options {
    /// The format is looked up, nothing is split.
    pub fn new(scale: Scale) -> Self {
        Self { format: None, scale, by: None, columns: Columns::default(), from_values: false }
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
    /// A column that was named is missing.
    #[error("there is no column {0}; the columns are {1}")]
    NoSuchColumn(String, String),
    /// There is one rating for each item.
    #[error(
        "{n} ratings and none has raters: use a table with columns item, rater and value or with a column per rater, and name them with --item, --rater and --value if they have other names; the columns are {found}"
    )]
    NoRaters {
        /// How many columns of ratings were found, in words.
        n: &'static str,
        /// The columns there are.
        found: String,
    },
    /// There is no column of ratings.
    #[error("no column has ratings: name it with --value; the columns are {0}")]
    NoValues(String),
    /// Numbers are written in two ways.
    #[error("the values have decimal commas ({comma}) and decimal points ({point}); write all of them in one way")]
    Decimals {
        /// The first value with a comma.
        comma: String,
        /// The first number with a point.
        point: String,
    },
    /// A wide table that is too wide, or has two columns of the same name.
    #[error("{0}")]
    Wide(String),
    /// A layout or a column was named that this format cannot have.
    #[error("{0} files are read one row per rating: they cannot be wide")]
    OnlyLong(&'static str),
    /// A workbook in the format before Excel 2007.
    #[error("this is a workbook in an old format or with a password: save it as .xlsx without a password, or as CSV")]
    OldWorkbook,
    /// A workbook that cannot be read.
    #[error(transparent)]
    Workbook(#[from] tabular::xlsx::Unreadable),
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
        Format::Jsonl => jsonl::read(input, vec![builder]).map(|mut tables| tables.remove(0)),
    }
}

impl Unreadable {
    /// There is no column of this name.
    fn no(name: &str, header: &[String]) -> Self {
        Self::NoSuchColumn(name.to_owned(), columns::listed(header))
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
