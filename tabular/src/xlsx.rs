//! Workbooks of Excel (`.xlsx`), row by row.
//!
//! A workbook is a ZIP archive, and a few kilobytes of it can hold gigabytes. All of its parts are therefore unpacked
//! once without being kept, before anything is made of them. Cells then come one by one: a cell in the last row of a
//! sheet takes no more room than one in the first.

mod measured;

use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};

use calamine::{CellErrorType, Data, DataRef, Reader as _, SheetType, SheetVisible, Xlsx, XlsxCellReader, XlsxError};
use thiserror::Error;

/// The first bytes of a ZIP archive, and so of a workbook.
pub const MAGIC: [u8; 4] = *b"PK\x03\x04";

/// How large the file of a workbook may be, in bytes.
pub const LARGEST: usize = 64 << 20;

/// How many bytes all parts of a workbook may have together, unpacked.
pub const UNPACKED: u64 = 256 << 20;

/// How many columns a sheet may have, which is Excel's own limit.
pub const MOST_COLUMNS: usize = 16_384;

/// How many bytes a cell may have: Excel's limit is 32,767 characters.
const LONGEST: usize = 4 * 32_767;

/// How many bytes the cells of a row may have together.
const LONGEST_ROW: usize = 4 << 20;

/// The reason why a workbook cannot be read.
#[derive(Debug, Error)]
pub enum Unreadable {
    /// It is a ZIP archive of another kind.
    #[error("this is a ZIP archive, but no Excel workbook that can be read: unpack it and name a file that was in it")]
    NotAWorkbook,
    /// The file is too large.
    #[error("the workbook has more than {} MB; save the sheet as CSV", LARGEST >> 20)]
    Large,
    /// What it unpacks to is too large.
    #[error("the workbook is larger than {} MB when it is unpacked; save the sheet as CSV", UNPACKED >> 20)]
    Unpacked,
    /// It has no such sheet.
    #[error("there is no sheet {name}; the sheets are {found}")]
    NoSheet {
        /// The name.
        name: String,
        /// The sheets it has.
        found: String,
    },
    /// No sheet has a cell with content.
    #[error("the workbook is empty")]
    Empty,
    /// A row has too many columns.
    #[error("row {row} has a cell in column {column}; at most {MOST_COLUMNS} columns are possible")]
    ManyColumns {
        /// The row, from 1.
        row: u64,
        /// The column, from 1.
        column: u64,
    },
    /// A cell is too long.
    #[error("row {row} has a cell of more than 32,767 characters, or too many long ones")]
    LongCell {
        /// The row, from 1.
        row: u64,
    },
    /// Cells do not come in the order of their rows.
    #[error("row {row} comes after a later row; save the workbook again with a spreadsheet program")]
    Order {
        /// The row, from 1.
        row: u64,
    },
    /// It is damaged.
    #[error("the workbook is damaged: {0}")]
    Damaged(String),
}

/// A workbook that is open.
pub struct Workbook {
    inner: Xlsx<Cursor<Vec<u8>>>,
    sheets: Vec<String>,
}

/// The rows of a sheet that have a cell with content, in their order.
pub struct Sheet<'a> {
    cells: XlsxCellReader<'a, Cursor<Vec<u8>>>,
    /// The first cell of the next row: its row and column, from 0, and its text.
    next: Option<(u32, u32, String)>,
    row: Vec<String>,
}

/// The texts of a row, by column, with its number in the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// Its number, from 1.
    pub number: u64,
    /// Its cells up to the last one with content.
    pub cells: &'a [String],
}

impl Workbook {
    /// Opens the workbook in these bytes.
    ///
    /// # Errors
    /// It is no workbook, damaged, or too large: see [`LARGEST`] and [`UNPACKED`].
    pub fn open(bytes: Vec<u8>) -> Result<Self, Unreadable> {
        if bytes.len() > LARGEST {
            return Err(Unreadable::Large);
        }
        measured::check(&bytes)?;
        let inner: Xlsx<_> = guarded(|| Xlsx::new(Cursor::new(bytes)))?;
        let is_shown =
            |sheet: &&calamine::Sheet| sheet.typ == SheetType::WorkSheet && sheet.visible == SheetVisible::Visible;
        let sheets = inner.sheets_metadata().iter().filter(is_shown).map(|sheet| sheet.name.clone()).collect();
        Ok(Self { inner, sheets })
    }

    /// The names of its sheets, without hidden ones.
    pub fn sheets(&self) -> &[String] {
        &self.sheets
    }

    /// The name of the sheet with this name, ignoring case, or of the first sheet that has a cell with content.
    ///
    /// # Errors
    /// There is none, or the workbook is damaged.
    pub fn choose(&mut self, name: Option<&str>) -> Result<String, Unreadable> {
        if let Some(name) = name {
            let found = self.sheets.iter().find(|sheet| sheet.trim().eq_ignore_ascii_case(name.trim()));
            let none = || Unreadable::NoSheet { name: name.to_owned(), found: self.sheets.join(", ") };
            return found.cloned().ok_or_else(none);
        }
        for name in self.sheets.clone() {
            if self.sheet(&name)?.next.is_some() {
                return Ok(name);
            }
        }
        Err(Unreadable::Empty)
    }

    /// The rows of a sheet.
    ///
    /// # Errors
    /// There is no such sheet, or it is damaged.
    pub fn sheet(&mut self, name: &str) -> Result<Sheet<'_>, Unreadable> {
        let cells = guarded(|| self.inner.worksheet_cells_reader(name))?;
        let mut sheet = Sheet { cells, next: None, row: Vec::new() };
        sheet.next = sheet.cell()?;
        Ok(sheet)
    }
}

impl Sheet<'_> {
    /// The next row; none after the last.
    ///
    /// # Errors
    /// The workbook is damaged, or a row is too long.
    pub fn read_row(&mut self) -> Result<Option<Row<'_>>, Unreadable> {
        let Some((row, column, text)) = self.next.take() else { return Ok(None) };
        let number = u64::from(row) + 1;
        self.row.clear();
        let mut n_bytes = text.len();
        self.put(column, text);
        while let Some((next, column, text)) = self.cell()? {
            if next != row {
                if next < row {
                    return Err(Unreadable::Order { row: u64::from(next) + 1 });
                }
                self.next = Some((next, column, text));
                break;
            }
            n_bytes += text.len();
            if n_bytes > LONGEST_ROW {
                return Err(Unreadable::LongCell { row: number });
            }
            self.put(column, text);
        }
        Ok(Some(Row { number, cells: &self.row }))
    }

    fn put(&mut self, column: u32, text: String) {
        let column = column as usize;
        if self.row.len() <= column {
            self.row.resize(column + 1, String::new());
        }
        self.row[column] = text;
    }

    /// The next cell with content: its row and column, from 0, and its text.
    fn cell(&mut self) -> Result<Option<(u32, u32, String)>, Unreadable> {
        while let Some(cell) = guarded(|| self.cells.next_cell())? {
            let (row, column) = cell.get_position();
            let at = u64::from(row) + 1;
            if column as usize >= MOST_COLUMNS {
                return Err(Unreadable::ManyColumns { row: at, column: u64::from(column) + 1 });
            }
            if matches!(cell.get_value(), DataRef::SharedString(text) if text.len() > LONGEST) {
                return Err(Unreadable::LongCell { row: at });
            }
            let text = text(cell.get_value().clone().into());
            if text.len() > LONGEST {
                return Err(Unreadable::LongCell { row: at });
            }
            if !text.trim().is_empty() {
                return Ok(Some((row, column, text)));
            }
        }
        Ok(None)
    }
}

/// A cell as it would be in a text file: numbers without formatting, `#N/A` as no value, other errors by their name.
fn text(value: Data) -> String {
    match value {
        Data::Empty | Data::Error(CellErrorType::NA) => String::new(),
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => text,
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number.to_string(),
        Data::Bool(truth) => truth.to_string(),
        // A date is no rating: with its name, it is refused where numbers are needed.
        Data::DateTime(date) => format!("date {}", date.as_f64()),
        Data::Error(error) => error.to_string(),
    }
}

/// What the library reads, or why it cannot. Built for tests, the library panics at addresses of cells that are too long
/// for a number; such a workbook is damaged.
fn guarded<T>(read: impl FnOnce() -> Result<T, XlsxError>) -> Result<T, Unreadable> {
    match catch_unwind(AssertUnwindSafe(read)) {
        Ok(Ok(value)) => Ok(value),
        Ok(Err(error)) => Err(Unreadable::Damaged(error.to_string())),
        Err(_) => Err(Unreadable::Damaged("the address of a cell is too long".to_owned())),
    }
}
