//! The rows of a table, whatever its format: CSV, TSV, JSON lines or Parquet, by the end of its name.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;
use tabular::read::{Format, Limits, Names, Options, Refused, Rows, Unreadable};

use super::refused::{refused, unreadable};

/// The maximum length of a row, in bytes: whole documents fit, and a quotation mark that is never closed cannot fill the
/// memory.
const LONGEST: usize = 64 << 20;

/// A row: its columns with their texts, and its place in the file.
pub struct Record {
    pub place: String,
    pub cells: Vec<(String, String)>,
}

impl Record {
    /// The text of a column that must be there and not be empty.
    ///
    /// # Errors
    /// It is not there, or empty.
    pub fn need(&self, column: &str) -> anyhow::Result<&str> {
        let found = self.cells.iter().find(|(name, text)| name == column && !text.is_empty());
        found.map(|(_, text)| text.as_str()).ok_or_else(|| refused(format!("{}: there is no `{column}`", self.place)))
    }
}

/// Calls back with every row of a table.
///
/// # Errors
/// The table cannot be read, or what is called refuses a row.
pub fn each(path: &Path, call: impl FnMut(Record) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let name = path.display().to_string();
    match Format::from_name(&name) {
        Some(format) => rows(path, format, call),
        None if name.to_ascii_lowercase().ends_with(".parquet") => parquet_rows(path, call),
        None => Err(refused(format!("{name}: its name must end in .csv, .tsv, .jsonl or .parquet"))),
    }
}

fn rows(path: &Path, format: Format, mut call: impl FnMut(Record) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    let limits = Limits { row: LONGEST, ..Limits::default() };
    let options = Options::new(format).limits(limits).names(Names::Any);
    let mut rows = match Rows::open(BufReader::new(file), &options) {
        Ok(rows) => rows,
        Err(Unreadable::Io(error)) => return Err(unreadable(path, &error)),
        Err(error) => return Err(refused(format!("{}, line 1: {error}", path.display()))),
    };
    let name = path.display();
    while let Some(row) = rows.read_row().map_err(|error| unreadable(path, &error))? {
        let row = row.map_err(|Refused { line, fault }| refused(format!("{name}, line {line}: {fault}")))?;
        let place = format!("{name}, line {}", row.line);
        let cells =
            row.cells.into_iter().flat_map(|(column, value)| texts(value).map(move |text| (column.clone(), text)));
        call(Record { place, cells: cells.collect() })?;
    }
    Ok(())
}

/// The texts of a value: none of `null`, one of a scalar, and of a list those of its elements.
fn texts(value: Value) -> impl Iterator<Item = String> {
    let values = match value {
        Value::Array(values) => values,
        other => vec![other],
    };
    values.into_iter().filter_map(|value| text(&value))
}

fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(flag) => Some(flag.to_string()),
        _ => None,
    }
}

fn parquet_rows(path: &Path, mut call: impl FnMut(Record) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    let broken = |error| refused(format!("{}: {error}", path.display()));
    let reader = SerializedFileReader::new(file).map_err(broken)?;
    for (index, row) in reader.get_row_iter(None).map_err(broken)?.enumerate() {
        let place = format!("{}, row {}", path.display(), index + 1);
        let mut cells = Vec::new();
        for (column, field) in row.map_err(broken)?.into_columns() {
            match field {
                Field::Null => {}
                Field::Str(text) => cells.push((column, text)),
                Field::ListInternal(list) => cells.extend(list.elements().iter().filter_map(|element| match element {
                    Field::Str(text) => Some((column.clone(), text.clone())),
                    _ => None,
                })),
                Field::Bytes(_) => return Err(refused(format!("{place}: column `{column}` holds bytes, not texts"))),
                other => cells.push((column, other.to_string())),
            }
        }
        call(Record { place, cells })?;
    }
    Ok(())
}
