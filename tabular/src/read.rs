//! Reading tables: CSV, TSV, JSON Lines and plain lines, one row at a time, each with the line on which it begins.
//!
//! The rules are the same for everybody who reads a table:
//!
//! - A file is UTF-8, with or without a byte-order mark. UTF-16 is refused as a whole, unless it is [`Decoded`]; a cell that is not UTF-8 is
//!   refused with its line.
//! - Lines end in LF or CRLF. Blank lines are skipped, except in files of plain lines, where each line is a text.
//! - CSV is separated by commas, or by semicolons if its header has no comma. In TSV a quotation mark is a character
//!   like any other, unless the reader asks for [`Options::quoted_tabs`].
//! - A row has as many cells as the header. An object has no name twice.
//! - Whatever the file, only one row is in memory. A row that is longer than allowed is skipped and refused.
//!
//! A fault in a row refuses that row, and the rows after it can still be read: what a refused row means is for the
//! caller to decide. The meaning of columns and cells is not known here either.

mod delimited;
mod fault;
mod format;
mod input;
mod lines;
mod objects;
mod rows;
#[cfg(test)]
mod tests;
mod utf16;

pub use delimited::{Delimited, Record};
pub use fault::{Fault, Next, Refused, Unreadable};
pub use format::Format;
pub use input::Input;
pub use lines::{Line, Lines};
pub use objects::{Object, Objects, names};
pub use rows::{LINE, Row, Rows};
pub use utf16::Decoded;

/// The limits of a table. The default is none, except for the length of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a row of CSV or TSV as it is in the file, and of a line of the other formats. A quotation mark that is
    /// never closed turns the rest of a file into one row.
    pub row: usize,
    /// Bytes of a cell.
    pub cell: usize,
    /// The number of columns.
    pub columns: usize,
    /// Characters of the name of a column.
    pub column_name: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { row: 4 << 20, cell: usize::MAX, columns: usize::MAX, column_name: usize::MAX }
    }
}

/// The names that columns may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Names {
    /// Each column has a name, and no two have the same.
    #[default]
    Unique,
    /// Each column has a name, no two have the same, and white space around a name is part of it: for files that are
    /// written again with the columns they had.
    Exact,
    /// Any: several columns may have the same name or none, as the index column that some programs write.
    Any,
}

/// How a table is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The format of the file.
    pub format: Format,
    /// Its limits.
    pub limits: Limits,
    /// The names that columns of CSV and TSV may have.
    pub names: Names,
    /// Whether cells of TSV may be quoted as in CSV, as they are when they are copied from a spreadsheet.
    pub quoted_tabs: bool,
    /// What separates the cells of CSV and TSV, if not what the format and the header say.
    pub separator: Option<u8>,
    /// Whether rows may have another number of cells than the header: cells that are missing at the end are empty, and
    /// empty ones beyond the header are left out. A row with more cells than the header is refused all the same.
    pub ragged: bool,
}

impl Options {
    /// A format with the default limits, unique names, and no quotation marks in TSV.
    pub fn new(format: Format) -> Self {
        Self {
            format,
            limits: Limits::default(),
            names: Names::default(),
            quoted_tabs: false,
            separator: None,
            ragged: false,
        }
    }

    /// The same with these limits.
    #[must_use]
    pub const fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The same with these names of columns.
    #[must_use]
    pub const fn names(mut self, names: Names) -> Self {
        self.names = names;
        self
    }

    /// The same with quoted cells in TSV too.
    #[must_use]
    pub const fn quoted_tabs(mut self) -> Self {
        self.quoted_tabs = true;
        self
    }

    /// The same with this between cells.
    #[must_use]
    pub const fn separated_by(mut self, separator: u8) -> Self {
        self.separator = Some(separator);
        self
    }

    /// The same with rows of any length up to that of the header.
    #[must_use]
    pub const fn ragged(mut self) -> Self {
        self.ragged = true;
        self
    }
}
