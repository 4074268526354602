//! Rows of tables, whatever the file: CSV, TSV, JSON Lines, an array of objects, Parquet. One row is in memory.

use std::io::BufRead;
use std::sync::Arc;

use serde_json::Value;
use tabular::parquet::{MAGIC, Rows as ParquetRows, Table};
use tabular::read::{Delimited, Format, Input, Limits, Names, Options};

use crate::Error;
use crate::elements::{Elements, Next};
use crate::input::{Bytes, File};
use crate::limit;
use crate::report::{Place, Unit};

/// A row: names of columns, and their cells as texts. A cell is nothing where the file has a null.
#[derive(Clone, Debug)]
pub struct Row {
    names: Arc<[String]>,
    cells: Vec<Option<String>>,
}

impl Row {
    /// The text of a column, in any case of its name; nothing where there is no such column, or a null.
    pub fn get(&self, name: &str) -> Option<&str> {
        let place = self.names.iter().position(|own| own.eq_ignore_ascii_case(name))?;
        self.cells.get(place)?.as_deref()
    }

    /// The text of the first column of these that has one.
    pub fn first(&self, names: &[&str]) -> Option<&str> {
        names.iter().find_map(|name| self.get(name)).filter(|text| !text.is_empty())
    }

    /// Columns with their cells.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        self.names.iter().map(String::as_str).zip(self.cells.iter().map(Option::as_deref))
    }
}

/// The rows of a file.
pub struct Rows {
    source: Source,
    file: Arc<str>,
}

enum Source {
    Delimited(Box<Delimited<Box<dyn BufRead>>>, Arc<[String]>),
    Elements(Elements),
    Parquet(Box<ParquetRows>, Arc<[String]>),
}

impl Rows {
    /// Opens a table by its first bytes.
    ///
    /// # Errors
    /// It is no table, or cannot be read.
    pub fn open(file: &File) -> Result<Self, Error> {
        Self::open_with(file, Names::Unique)
    }

    /// The same, with these names of columns.
    ///
    /// # Errors
    /// It is no table, or cannot be read.
    pub fn open_with(file: &File, names: Names) -> Result<Self, Error> {
        let head = file.head()?;
        let name = file.name.clone();
        let source = if head.starts_with(&MAGIC) {
            parquet(file)?
        } else {
            let text = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&head).trim_ascii_start();
            if matches!(text.first(), Some(b'{' | b'[')) {
                Source::Elements(Elements::open(file)?)
            } else {
                delimited(file, text, names)?
            }
        };
        Ok(Self { source, file: name })
    }

    /// The names of the columns; none where each row names its own.
    pub fn columns(&self) -> &[String] {
        match &self.source {
            Source::Delimited(_, names) | Source::Parquet(_, names) => names,
            Source::Elements(_) => &[],
        }
    }

    /// Whether its cells are text between commas or tabs, as spreadsheets open it.
    pub fn is_delimited(&self) -> bool {
        matches!(self.source, Source::Delimited(..))
    }

    /// The next row, or the reason why it cannot be used; none after the last.
    ///
    /// # Errors
    /// The file cannot be read any further.
    pub fn read(&mut self) -> Next<Row> {
        let file = self.file.clone();
        match &mut self.source {
            Source::Delimited(input, names) => {
                let place = |number| Place { file, unit: Unit::Line, number };
                let (number, row) = match input.read_record()? {
                    None => return Ok(None),
                    Some(Err(refused)) => (refused.line, Err(refused.fault.to_string())),
                    Some(Ok(record)) => {
                        let cells = record.texts().map(|cell| cell.map(|text| Some(text.to_owned())));
                        let cells = cells.collect::<Result<_, _>>().map_err(|fault| fault.to_string());
                        (record.line, cells.map(|cells| Row { names: names.clone(), cells }))
                    }
                };
                Ok(Some((place(number), row)))
            }
            Source::Elements(elements) => Ok(elements.read()?.map(|(place, value)| (place, value.and_then(object)))),
            Source::Parquet(rows, names) => {
                let damaged = |error: tabular::parquet::Unreadable| Error::unusable(format!("{file}: {error}"));
                if !rows.advance().map_err(damaged)? {
                    return Ok(None);
                }
                let number = rows.number();
                let row = rows.row();
                let cell = |column| row.text(column).map(|text| (!text.is_empty()).then(|| text.to_owned()));
                let cells = (0..names.len()).map(cell).collect::<Result<_, _>>().map_err(|fault| fault.to_string());
                let row = cells.map(|cells| Row { names: names.clone(), cells });
                Ok(Some((Place { file, unit: Unit::Row, number }, row)))
            }
        }
    }
}

fn delimited(file: &File, head: &[u8], names: Names) -> Result<Source, Error> {
    let wrong = |error: tabular::read::Unreadable| Error::unusable(format!("{}: {error}", file.name));
    let first = head.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let format = if first.contains(&b'\t') { Format::Tsv } else { Format::Csv };
    let cell = limit::FIELD;
    let limits = Limits { row: limit::ROW, cell, columns: limit::COLUMNS, column_name: limit::COLUMN_NAME };
    let options = Options::new(format).limits(limits).names(names).quoted_tabs();
    let input = Input::open(file.reader()?).map_err(wrong)?;
    let input = Delimited::open(input, &options).map_err(wrong)?;
    let names = input.columns().to_vec().into();
    Ok(Source::Delimited(Box::new(input), names))
}

fn parquet(file: &File) -> Result<Source, Error> {
    let wrong = |error: tabular::parquet::Unreadable| Error::unusable(format!("{}: {error}", file.name));
    let table = match &file.bytes {
        Bytes::Disk(file) => Table::open(file.try_clone()?),
        Bytes::Memory(bytes) => Table::of_bytes(bytes.to_vec()),
    };
    let table = table.map_err(wrong)?;
    if table.columns().len() > limit::COLUMNS {
        return Err(Error::unusable(format!("{}: A table has at most {} columns.", file.name, limit::COLUMNS)));
    }
    let names: Arc<[String]> = table.columns().to_vec().into();
    let columns: Vec<usize> = (0..names.len()).collect();
    let rows = table.rows(&columns).map_err(wrong)?;
    Ok(Source::Parquet(Box::new(rows), names))
}

/// An object as a row: texts as they are, lists and objects as JSON.
fn object(value: Value) -> Result<Row, String> {
    let Value::Object(members) = value else {
        return Err("This is not an object. Write one object per line.".to_owned());
    };
    if members.len() > limit::COLUMNS {
        return Err(format!("A row has at most {} columns.", limit::COLUMNS));
    }
    let (mut names, mut cells) = (Vec::with_capacity(members.len()), Vec::with_capacity(members.len()));
    for (name, value) in members {
        names.push(name);
        cells.push(match value {
            Value::Null => None,
            Value::String(text) => Some(text),
            other => Some(other.to_string()),
        });
    }
    Ok(Row { names: names.into(), cells })
}
