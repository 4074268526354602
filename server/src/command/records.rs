//! The rows of a table, whatever its format: CSV, TSV, JSON lines or Parquet, by the end of its name.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;

use super::lines::Lines;
use super::refused::{refused, unreadable};

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
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_ascii_lowercase();
    match ending.as_str() {
        "csv" => delimited(path, b',', call),
        "tsv" | "tab" => delimited(path, b'\t', call),
        "jsonl" | "ndjson" => json_lines(path, call),
        "parquet" => parquet_rows(path, call),
        _ => Err(refused(format!("{}: its name must end in .csv, .tsv, .jsonl or .parquet", path.display()))),
    }
}

/// In TSV a quotation mark is a character like any other.
fn delimited(path: &Path, delimiter: u8, mut call: impl FnMut(Record) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    let mut reader =
        csv::ReaderBuilder::new().delimiter(delimiter).quoting(delimiter == b',').from_reader(BufReader::new(file));
    let broken = |error: csv::Error| {
        let line = error.position().map_or(1, csv::Position::line);
        refused(format!("{}, line {line}: {error}", path.display()))
    };
    let columns = reader.headers().map_err(broken)?.clone();
    let columns: Vec<&str> = columns.iter().map(|name| name.trim_start_matches('\u{feff}').trim()).collect();
    for record in reader.records() {
        let record = record.map_err(broken)?;
        let line = record.position().map_or(0, csv::Position::line);
        let place = format!("{}, line {line}", path.display());
        let cells = columns.iter().zip(&record).map(|(column, text)| ((*column).to_owned(), text.to_owned()));
        call(Record { place, cells: cells.collect() })?;
    }
    Ok(())
}

fn json_lines(path: &Path, mut call: impl FnMut(Record) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let mut lines = Lines::open(path)?;
    loop {
        let Some(line) = lines.next()?.map(str::to_owned) else { return Ok(()) };
        if line.trim().is_empty() {
            continue;
        }
        let place = lines.place();
        let Ok(Value::Object(object)) = serde_json::from_str(&line) else {
            return Err(refused(format!("{place}: not a JSON object")));
        };
        let mut cells = Vec::new();
        for (column, value) in object {
            match value {
                Value::Null => {}
                Value::Array(values) => cells.extend(values.iter().filter_map(|v| Some((column.clone(), text(v)?)))),
                value => cells.extend(text(&value).map(|text| (column, text))),
            }
        }
        call(Record { place, cells })?;
    }
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
