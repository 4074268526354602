//! A file as rows of named cells, one at a time, each with its line.
//!
//! This module knows layouts (CSV, TSV, JSON lines, plain lines) but not the meaning of cells. Anything that cannot be
//! read becomes a refused row; only a file without a usable header is refused as a whole.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use shared::{
    Problem,
    import::{FileFormat, RefusedRow},
    limit,
};

use super::delimited::Delimited;

/// The maximum size of a file.
pub const MAX_BYTES: usize = 64 << 20;
/// The maximum length of a JSON line.
pub(super) const MAX_JSON: usize = 1 << 20;
/// The name of the only column in a file of plain lines.
pub(super) const LINE: &str = "text";

/// A row that could be read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// Its cells by column.
    pub cells: Cells,
}

/// The cells of a row by column.
pub(crate) type Cells = BTreeMap<String, Value>;

/// The result of reading, row by row.
pub(crate) type Rows<'a> = Box<dyn Iterator<Item = Result<Row, RefusedRow>> + 'a>;

/// The columns of a file and its rows.
pub(crate) struct Table<'a> {
    /// The columns; for JSON lines, those of the first hundred objects.
    pub columns: Vec<String>,
    /// The rows.
    pub rows: Rows<'a>,
}

/// Opens a file.
///
/// # Errors
/// It is too large, in UTF-16 or empty, or its header cannot be used.
pub(crate) fn open(bytes: &[u8], format: FileFormat) -> Result<Table<'_>, Problem> {
    if bytes.len() > MAX_BYTES {
        return Err(Problem::TooLarge { mebibytes: 64 });
    }
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(Problem::invalid("file", "This file is in UTF-16. Save it as UTF-8 and upload it again."));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Problem::invalid("file", "This file is empty."));
    }
    match format {
        FileFormat::Csv | FileFormat::Tsv => {
            let table = Delimited::open(bytes, format)?;
            Ok(Table { columns: table.columns(), rows: Box::new(table) })
        }
        FileFormat::Jsonl => {
            Ok(Table { columns: json_columns(bytes)?, rows: Box::new(lines(bytes).filter_map(json_row)) })
        }
        FileFormat::Lines => Ok(Table { columns: vec![LINE.to_owned()], rows: Box::new(lines(bytes).map(plain_row)) }),
    }
}

/// Decodes a cell as text, which must be UTF-8 without NUL.
pub(super) fn decode(bytes: &[u8], column: &str) -> Result<String, String> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let place = error.valid_up_to() + 1;
        format!("\"{column}\" is not UTF-8: byte {place} of the cell is wrong. Save the file as UTF-8.")
    })?;
    if text.contains('\0') {
        return Err(format!("\"{column}\" holds a NUL character. Take it out."));
    }
    Ok(text.to_owned())
}

/// Refuses a cell that is longer than allowed.
pub(super) fn check_cell(column: &str, n: usize, longest: usize) -> Result<(), String> {
    if n <= longest {
        return Ok(());
    }
    Err(format!(
        "\"{column}\" has {n} bytes; the limit for a cell is {longest}. A missing quotation mark can be the cause."
    ))
}

/// The lines of a file, numbered from 1, without their line ends; a line end at the end of the file starts no further
/// line.
fn lines(bytes: &[u8]) -> impl Iterator<Item = (u64, &[u8])> {
    let body = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    (1..).zip(body.split(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line)))
}

fn plain_row((line, bytes): (u64, &[u8])) -> Result<Row, RefusedRow> {
    let text = check_cell(LINE, bytes.len(), limit::CELL).and_then(|()| decode(bytes, LINE));
    let text = text.map_err(|reason| RefusedRow { line, reason })?;
    Ok(Row { line, cells: BTreeMap::from([(LINE.to_owned(), Value::String(text))]) })
}

/// A row of JSON; `None` for a blank line.
fn json_row((line, bytes): (u64, &[u8])) -> Option<Result<Row, RefusedRow>> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return None;
    }
    let read = json_object(bytes).and_then(|cells| check_cells(&cells).map(|()| cells));
    Some(read.map(|cells| Row { line, cells }).map_err(|reason| RefusedRow { line, reason }))
}

/// Parses the object on a line.
pub(super) fn json_object(bytes: &[u8]) -> Result<Cells, String> {
    if bytes.len() > MAX_JSON {
        return Err("The line is longer than 1 MiB. A line holds one JSON object.".to_owned());
    }
    let text = decode(bytes, "line")?;
    match serde_json::from_str::<Value>(&text) {
        Ok(Value::Object(cells)) if cells.values().any(holds_nul) || cells.keys().any(|key| key.contains('\0')) => {
            Err("The object holds a NUL character. Take it out.".to_owned())
        }
        Ok(Value::Object(cells)) => Ok(cells.into_iter().collect()),
        Ok(_) => Err("This is JSON, but no object. Write one object a line, such as {\"text\": \"…\"}.".to_owned()),
        Err(error) => Err(format!(
            "This is no JSON (column {}). Write one object a line, such as {{\"text\": \"…\"}}.",
            error.column()
        )),
    }
}

pub(crate) fn holds_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(values) => values.iter().any(holds_nul),
        Value::Object(cells) => cells.iter().any(|(key, value)| key.contains('\0') || holds_nul(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Refuses an object with more or longer cells than a row of any file may have.
fn check_cells(cells: &Cells) -> Result<(), String> {
    let (n, most) = (cells.len(), limit::COLUMNS);
    if n > most {
        return Err(format!("The object has {n} names; a row has at most {most} columns."));
    }
    cells.iter().try_for_each(|(name, value)| {
        if name.chars().count() > limit::COLUMN_NAME {
            return Err(format!("A name of the object is longer than {} characters.", limit::COLUMN_NAME));
        }
        let n = match value {
            Value::String(text) => text.len(),
            Value::Array(_) | Value::Object(_) => value.to_string().len(),
            Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        };
        check_cell(name, n, limit::CELL)
    })
}

/// The names in the first hundred objects, in their order.
fn json_columns(bytes: &[u8]) -> Result<Vec<String>, Problem> {
    let (mut columns, mut seen, most) = (Vec::new(), BTreeSet::new(), limit::COLUMNS);
    for cells in lines(bytes).take(100).filter_map(|(_, line)| json_object(line).ok()) {
        for name in cells.into_keys().filter(|name| seen.insert(name.clone())) {
            if columns.len() == most {
                let reason =
                    format!("The objects have more than {most} different names; at most {most} columns are possible.");
                return Err(Problem::invalid("file", reason));
            }
            columns.push(name);
        }
    }
    Ok(columns)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(bytes: &[u8], format: FileFormat) -> Vec<u64> {
        open(bytes, format).expect("opens").rows.filter_map(Result::err).map(|row| row.line).collect()
    }

    fn texts(bytes: &[u8], format: FileFormat) -> Vec<(u64, String)> {
        let cell = |row: Row| (row.line, row.cells["text"].as_str().expect("a text").to_owned());
        open(bytes, format).expect("opens").rows.map(|row| cell(row.expect("a row"))).collect()
    }

    #[test]
    fn a_quoted_cell_may_hold_line_ends_and_the_next_line_is_counted_right() {
        let found = texts(b"id,text\n1,\"a\nb\"\n\n\n2,c\n", FileFormat::Csv);
        assert_eq!(found, [(2, "a\nb".to_owned()), (6, "c".to_owned())]);
    }

    #[test]
    fn a_semicolon_separates_where_the_header_has_no_comma() {
        assert_eq!(texts("id;text\n1;a, b\n".as_bytes(), FileFormat::Csv), [(2, "a, b".to_owned())]);
    }

    #[test]
    fn a_tab_separated_cell_may_begin_with_a_quotation_mark() {
        assert_eq!(texts(b"id\ttext\r\n1\t\"hi\" he said\r\n", FileFormat::Tsv), [(2, "\"hi\" he said".to_owned())]);
    }

    #[test]
    fn bad_bytes_nul_and_ragged_rows_are_refused_with_their_lines() {
        assert_eq!(refused(b"id,text\n1,ok\n2,\xff\n3,a\0b\n4\n5,a,b\n", FileFormat::Csv), [3, 4, 5, 6]);
        assert_eq!(refused(b"ok\n\xc3\x28\n", FileFormat::Lines), [2]);
        assert_eq!(refused(b"{\"text\":\"a\"}\n[1]\n{\"text\":\"\\u0000\"}\nno\n", FileFormat::Jsonl), [2, 3, 4]);
    }

    /// It used to be compared name by name, which took 264 seconds for 200,000 columns.
    #[test]
    fn a_header_of_more_columns_than_there_may_be_is_refused_at_once() {
        let began = std::time::Instant::now();
        let header: String = (0..200_000).map(|n| format!("c{n},")).collect();
        let refused = |bytes: &str, format| match open(bytes.as_bytes(), format) {
            Err(problem) => problem.to_string(),
            Ok(_) => panic!("it was opened"),
        };
        assert!(refused(&format!("{header}text\n"), FileFormat::Csv).contains("at most 1000 are possible"));
        let object = |from: usize| (from..from + 900).map(|n| format!("\"c{n}\":1,")).collect::<String>();
        let lines = format!("{{{}\"text\":\"a\"}}\n{{{}\"text\":\"a\"}}\n", object(0), object(900));
        assert!(refused(&lines, FileFormat::Jsonl).contains("more than 1000 different names"));
        let most: String = (1..1_000).map(|n| format!("c{n},")).collect();
        assert_eq!(open(format!("{most}text\n").as_bytes(), FileFormat::Csv).expect("opens").columns.len(), 1_000);
        assert!(began.elapsed() < std::time::Duration::from_secs(5), "{:?}", began.elapsed());
    }

    #[test]
    fn a_cell_that_is_too_long_is_refused_with_its_line() {
        let long = "x".repeat(limit::CELL + 1);
        assert_eq!(refused(format!("id,text\n1,ok\n2,{long}\n").as_bytes(), FileFormat::Csv), [3]);
        assert_eq!(refused(format!("ok\n{long}\n").as_bytes(), FileFormat::Lines), [2]);
        let nested = format!("{{\"text\":\"a\",\"x\":[\"{long}\"]}}\n{{\"text\":\"{long}\"}}\n{{\"text\":\"a\"}}\n");
        assert_eq!(refused(nested.as_bytes(), FileFormat::Jsonl), [1, 2]);
        let names: String = (0..1_001).map(|n| format!("\"c{n}\":1,")).collect();
        let lines = format!("{}{{{names}\"text\":\"a\"}}\n", "{\"text\":\"a\"}\n".repeat(100));
        assert_eq!(refused(lines.as_bytes(), FileFormat::Jsonl), [101]);
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_first_column() {
        assert_eq!(open(b"\xef\xbb\xbftext\na\n", FileFormat::Csv).expect("opens").columns, ["text"]);
    }

    #[test]
    fn a_header_with_a_column_twice_or_a_file_in_utf_16_is_refused() {
        assert!(open(b"text,text\na,b\n", FileFormat::Csv).is_err());
        assert!(open(b"\xff\xfet\0", FileFormat::Lines).is_err());
        assert!(open(b" \n\n", FileFormat::Lines).is_err());
    }
}
