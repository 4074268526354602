//! Tables that are written: CSV, TSV, JSON Lines or Parquet, by the ending of the file's name.
//!
//! Cells are written as they are, without the apostrophe that keeps spreadsheets from computing: programs read these
//! files, and a reader gets back what was written.

use std::borrow::Cow;
use std::io::Write;

use serde_json::{Map, Value};
use tabular::parquet;

use crate::Error;
use crate::json::from_number;
use crate::output::Output;

/// What the cells of a column are, where the format has types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Texts.
    Text,
    /// Numbers.
    Number,
    /// Texts, but numbers and lists as such in JSON.
    Any,
}

/// A cell.
#[derive(Clone, Debug)]
pub enum Cell<'a> {
    /// Nothing.
    Empty,
    /// A text.
    Text(Cow<'a, str>),
    /// A number.
    Number(f64),
    /// A list, written as JSON where the format has no lists.
    List(Value),
}

impl<'a> From<Option<&'a str>> for Cell<'a> {
    fn from(text: Option<&'a str>) -> Self {
        text.map_or(Self::Empty, |text| Self::Text(text.into()))
    }
}

impl<'a> From<&'a str> for Cell<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<Option<f64>> for Cell<'_> {
    fn from(number: Option<f64>) -> Self {
        number.map_or(Self::Empty, Self::Number)
    }
}

/// A table that is being written.
pub struct Sheet {
    columns: Vec<(String, Column)>,
    out: Out,
}

enum Out {
    Csv(Box<csv::Writer<Box<dyn Write>>>),
    Lines(Box<dyn Write>),
    Parquet(Box<parquet::Writer>, Box<dyn Write>),
}

impl Sheet {
    /// A table with these columns, as the main file.
    ///
    /// # Errors
    /// The file cannot be made.
    pub fn open(output: &mut dyn Output, columns: &[(&str, Column)]) -> Result<Self, Error> {
        let name = output.name().to_ascii_lowercase();
        let file = output.main()?;
        let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
        let out = if ends(&[".jsonl", ".ndjson", ".json"]) {
            Out::Lines(file)
        } else if ends(&[".parquet"]) {
            let kind = |column: Column| match column {
                Column::Number => parquet::Kind::Double,
                Column::Text | Column::Any => parquet::Kind::Text,
            };
            let kinds: Vec<_> = columns.iter().map(|(name, column)| (*name, kind(*column))).collect();
            let software = concat!("concord ", env!("CARGO_PKG_VERSION"));
            Out::Parquet(Box::new(parquet::Writer::new(&kinds, &[], software)?), file)
        } else {
            let delimiter = if ends(&[".tsv", ".tab"]) { b'\t' } else { b',' };
            let mut out = csv::WriterBuilder::new().delimiter(delimiter).from_writer(file);
            out.write_record(columns.iter().map(|(name, _)| name))?;
            Out::Csv(Box::new(out))
        };
        let columns = columns.iter().map(|(name, column)| ((*name).to_owned(), *column)).collect();
        Ok(Self { columns, out })
    }

    /// Adds a row with a cell for each column.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn row<'a>(&mut self, cells: impl IntoIterator<Item = Cell<'a>>) -> Result<(), Error> {
        match &mut self.out {
            Out::Csv(out) => {
                for cell in cells {
                    out.write_field(&*text(&cell))?;
                }
                out.write_record(None::<&[u8]>)?;
            }
            Out::Lines(out) => {
                let mut row = Map::new();
                for ((name, column), cell) in self.columns.iter().zip(cells) {
                    let value = match (cell, column) {
                        (Cell::Empty, _) => continue,
                        (cell, Column::Text) => Value::String(text(&cell).into_owned()),
                        (Cell::Text(text), _) => Value::String(text.into_owned()),
                        (Cell::Number(number), _) => from_number(number),
                        (Cell::List(value), _) => value,
                    };
                    row.insert(name.clone(), value);
                }
                crate::definition::json_line(out, &row)?;
            }
            Out::Parquet(table, out) => {
                let cells = self.columns.iter().zip(cells).map(|((_, column), cell)| match (cell, column) {
                    (Cell::Empty, _) => parquet::Cell::Empty,
                    (Cell::Number(number), Column::Number) => parquet::Cell::Double(number),
                    (cell, _) => parquet::Cell::Text(text(&cell).into_owned().into()),
                });
                table.row(cells)?;
                if table.is_full() {
                    out.write_all(&table.take_group()?)?;
                }
            }
        }
        Ok(())
    }

    /// Ends the file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn finish(self) -> Result<(), Error> {
        match self.out {
            Out::Csv(mut out) => out.flush()?,
            Out::Lines(mut out) => out.flush()?,
            Out::Parquet(table, mut out) => {
                out.write_all(&table.finish()?)?;
                out.flush()?;
            }
        }
        Ok(())
    }
}

/// A cell as a text.
fn text<'a>(cell: &'a Cell<'_>) -> Cow<'a, str> {
    match cell {
        Cell::Empty => "".into(),
        Cell::Text(text) => Cow::Borrowed(&**text),
        Cell::Number(number) => number.to_string().into(),
        Cell::List(value) => value.to_string().into(),
    }
}
