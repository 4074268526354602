//! Rows with a header, of a text file or of a sheet: what the detection of layouts works on.

use std::io::BufRead;

use tabular::read::{Delimited, Fault, Record, Refused};
use tabular::xlsx::Sheet;

use super::{BadRow, Counted, Unreadable};

/// A row, wherever it comes from.
pub(super) enum Row<'a> {
    /// Of a text file.
    Text(Record<'a>),
    /// Of a sheet: its number and its cells, without empty ones at the end.
    Cells(u64, &'a [String]),
}

impl<'a> Row<'a> {
    /// Its line or number, from 1.
    pub(super) fn line(&self) -> u64 {
        match self {
            Self::Text(record) => record.line,
            Self::Cells(number, _) => *number,
        }
    }

    /// The text in a column of the header.
    pub(super) fn text(&self, column: usize) -> Result<&'a str, BadRow> {
        match self {
            Self::Text(record) => record.text(column).map_err(|fault| Refused { line: record.line, fault }.into()),
            Self::Cells(_, cells) => Ok(cells.get(column).map_or("", String::as_str)),
        }
    }
}

/// The next row, or why it is left out; nothing after the last.
type Next<'a> = Result<Option<Result<Row<'a>, BadRow>>, Unreadable>;

/// Rows with a header.
pub(super) trait Source {
    /// The names of the columns.
    fn header(&self) -> &[String];

    /// What rows are known by.
    fn counted(&self) -> Counted;

    /// The next row.
    ///
    /// # Errors
    /// The file cannot be read.
    fn next(&mut self) -> Next<'_>;
}

impl<R: BufRead> Source for Delimited<R> {
    fn header(&self) -> &[String] {
        self.columns()
    }

    fn counted(&self) -> Counted {
        Counted::Line
    }

    fn next(&mut self) -> Next<'_> {
        let record = self.read_record()?;
        Ok(record.map(|record| record.map(Row::Text).map_err(BadRow::from)))
    }
}

/// A sheet, the first row of which names the columns.
pub(super) struct Headed<'a> {
    sheet: Sheet<'a>,
    header: Vec<String>,
}

impl<'a> Headed<'a> {
    pub(super) fn new(mut sheet: Sheet<'a>) -> Result<Self, Unreadable> {
        let header = sheet.read_row()?.ok_or(Unreadable::Empty)?.cells.iter().map(|cell| cell.trim().to_owned());
        let header = header.collect();
        Ok(Self { sheet, header })
    }
}

impl Source for Headed<'_> {
    fn header(&self) -> &[String] {
        &self.header
    }

    fn counted(&self) -> Counted {
        Counted::Row
    }

    fn next(&mut self) -> Next<'_> {
        let columns = self.header.len();
        let Some(row) = self.sheet.read_row()? else { return Ok(None) };
        if row.cells.len() > columns {
            let fault = Fault::Ragged { found: row.cells.len(), columns };
            return Ok(Some(Err(BadRow { line: row.number, counted: Counted::Row, reason: fault.to_string() })));
        }
        Ok(Some(Ok(Row::Cells(row.number, row.cells))))
    }
}
