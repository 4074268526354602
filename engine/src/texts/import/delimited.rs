//! CSV and TSV: a header, then one record per row.
//!
//! A tab-separated file has no quoting, so a cell may begin with a quotation mark. A comma-separated file whose header
//! contains semicolons and no comma, as European spreadsheets write it, is read with semicolons.

use std::collections::BTreeSet;

use csv::{ByteRecord, Reader, ReaderBuilder};
use serde_json::Value;
use shared::{
    Problem,
    import::{FileFormat, RefusedRow},
    limit,
};

use super::table::{Cells, Row, check_cell, decode};

/// An open file with a header.
pub(super) struct Delimited<'a> {
    bytes: &'a [u8],
    reader: Reader<&'a [u8]>,
    columns: Vec<String>,
    record: ByteRecord,
}

impl<'a> Delimited<'a> {
    /// Opens a file and reads its header.
    pub(super) fn open(bytes: &'a [u8], format: FileFormat) -> Result<Self, Problem> {
        let mut reader = ReaderBuilder::new()
            .delimiter(delimiter(bytes, format))
            .quoting(format == FileFormat::Csv)
            .has_headers(false)
            .flexible(true)
            .from_reader(bytes);
        let mut record = ByteRecord::new();
        reader.read_byte_record(&mut record).map_err(|_| header("The header cannot be read."))?;
        let columns = columns(&record)?;
        Ok(Self { bytes, reader, columns, record })
    }

    /// The names of the columns.
    pub(super) fn columns(&self) -> Vec<String> {
        self.columns.clone()
    }

    /// The line on which the current record begins: the reader's own position is before the blank lines that it skips.
    fn line(&self) -> u64 {
        let Some(position) = self.record.position() else { return 0 };
        let start = usize::try_from(position.byte()).unwrap_or(usize::MAX);
        let blank = self.bytes.get(start..).unwrap_or_default().iter().take_while(|byte| matches!(byte, b'\n' | b'\r'));
        position.line() + blank.filter(|byte| **byte == b'\n').count() as u64
    }
}

/// The cells of a record by column, each limited to this length.
pub(super) fn cells(columns: &[String], record: &ByteRecord, longest: usize) -> Result<Cells, String> {
    if record.len() != columns.len() {
        let (found, wanted) = (record.len(), columns.len());
        return Err(format!(
            "The row has {found} cells, the header {wanted} columns. A missing quotation mark can be the cause."
        ));
    }
    let cell = |(name, bytes): (&String, &[u8])| {
        check_cell(name, bytes.len(), longest)?;
        Ok((name.clone(), Value::String(decode(bytes, name)?)))
    };
    columns.iter().zip(record).map(cell).collect()
}

impl Iterator for Delimited<'_> {
    type Item = Result<Row, RefusedRow>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.reader.read_byte_record(&mut self.record) {
            Ok(false) => None,
            Ok(true) => {
                let line = self.line();
                Some(
                    cells(&self.columns, &self.record, limit::CELL)
                        .map(|cells| Row { line, cells })
                        .map_err(|reason| RefusedRow { line, reason }),
                )
            }
            Err(error) => {
                let line = error.position().map_or(0, csv::Position::line);
                Some(Err(RefusedRow { line, reason: "The row cannot be read.".to_owned() }))
            }
        }
    }
}

/// The separator between two cells, as used in the header.
pub(super) fn delimiter(bytes: &[u8], format: FileFormat) -> u8 {
    let header = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    match format {
        FileFormat::Tsv => b'\t',
        _ if !header.contains(&b',') && header.contains(&b';') => b';',
        _ => b',',
    }
}

fn columns(record: &ByteRecord) -> Result<Vec<String>, Problem> {
    let most = limit::COLUMNS;
    if record.len() > most {
        return Err(header(&format!("The header has {} columns; at most {most} are possible.", record.len())));
    }
    let (mut columns, mut seen) = (Vec::with_capacity(record.len()), BTreeSet::new());
    for (index, cell) in record.iter().enumerate() {
        let name = decode(cell, &format!("column {}", index + 1)).map_err(|reason| header(&reason))?;
        let name = name.trim().to_owned();
        if name.is_empty() || name.chars().count() > limit::COLUMN_NAME {
            return Err(header(&format!(
                "Column {} has no name of 1 to {} characters.",
                index + 1,
                limit::COLUMN_NAME
            )));
        }
        if !seen.insert(name.clone()) {
            return Err(header(&format!("The column \"{name}\" is there twice.")));
        }
        columns.push(name);
    }
    Ok(columns)
}

fn header(reason: &str) -> Problem {
    Problem::invalid("file", format!("{reason} The first line must name the columns."))
}
