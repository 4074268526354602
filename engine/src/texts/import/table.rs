//! A file as rows of named cells, one at a time, each with its line.
//!
//! [`tabular::read`] reads every layout; this module adds what is particular to texts that are stored: the limits, and
//! that no cell holds a NUL character. Anything that cannot be read becomes a refused row; only a file without a usable
//! header is refused as a whole.

use std::collections::BTreeMap;

use serde_json::Value;
use shared::{Problem, import::FileFormat, limit, refusal};
use tabular::read::{self, Format, Input, Limits, Options, Unreadable};

use super::fault::{Refused, RowFault};
use crate::texts::unreadable::unreadable;

/// The maximum size of a file.
pub const MAX_BYTES: usize = 64 << 20;
/// The maximum length of a JSON line.
const MAX_JSON: usize = 1 << 20;

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
pub(crate) type Rows<'a> = Box<dyn Iterator<Item = Result<Row, Refused>> + 'a>;

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
    let options = options(format, Limits { row: MAX_BYTES, cell: limit::CELL, ..Limits::default() });
    let mut file = read::Rows::open(bytes, &options).map_err(unusable)?;
    let columns = match format {
        FileFormat::Jsonl => names(Input::open(bytes).map_err(unusable)?, &options).map_err(unusable)?,
        FileFormat::Csv | FileFormat::Tsv | FileFormat::Lines => checked(file.columns().to_vec())?,
    };
    let rows = std::iter::from_fn(move || {
        let row = file.read_row().expect("bytes in memory can always be read")?;
        Some(
            row.map_err(|refused| Refused { line: refused.line, fault: RowFault::Unread(refused.fault) })
                .and_then(stored),
        )
    });
    Ok(Table { columns, rows: Box::new(rows) })
}

/// How a file of this layout is read. The limits of rows and cells are those given, except for JSON lines.
pub(super) fn options(format: FileFormat, limits: Limits) -> Options {
    let (format, row) = match format {
        FileFormat::Csv => (Format::Csv, limits.row),
        FileFormat::Tsv => (Format::Tsv, limits.row),
        FileFormat::Jsonl => (Format::Jsonl, MAX_JSON),
        FileFormat::Lines => (Format::Lines, limits.row),
    };
    let limits = Limits { row, columns: limit::COLUMNS, column_name: limit::COLUMN_NAME, ..limits };
    Options::new(format).limits(limits)
}

/// The names in the first hundred objects of a file, except for those in objects that are refused.
pub(super) fn names(input: Input<impl std::io::BufRead>, options: &Options) -> Result<Vec<String>, Unreadable> {
    let mut names = read::names(input, options.limits)?;
    names.retain(|name| !name.contains('\0'));
    Ok(names)
}

/// The problem with a file that cannot be read as a table.
pub(super) fn unusable(error: Unreadable) -> Problem {
    Problem::invalid("file", unreadable(&error))
}

/// Refuses a header with a NUL character.
pub(super) fn checked(columns: Vec<String>) -> Result<Vec<String>, Problem> {
    match columns.iter().find(|name| name.contains('\0')) {
        None => Ok(columns),
        Some(_) => Err(Problem::invalid("file", refusal::contains_nul())),
    }
}

/// A row as it can be stored: without NUL characters.
pub(super) fn stored(row: read::Row) -> Result<Row, Refused> {
    let read::Row { line, cells } = row;
    for (name, value) in &cells {
        let fault = if name.contains('\0') {
            RowFault::NulInName
        } else if holds_nul(value) {
            RowFault::Nul(name.as_str().into())
        } else {
            continue;
        };
        return Err(Refused { line, fault });
    }
    Ok(Row { line, cells: cells.into_iter().collect() })
}

pub(crate) fn holds_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(values) => values.iter().any(holds_nul),
        Value::Object(cells) => cells.iter().any(|(key, value)| key.contains('\0') || holds_nul(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
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
        assert!(refused(&format!("{header}text\n"), FileFormat::Csv).contains("At most 1,000 are possible."));
        let object = |from: usize| (from..from + 900).map(|n| format!("\"c{n}\":1,")).collect::<String>();
        let lines = format!("{{{}\"text\":\"a\"}}\n{{{}\"text\":\"a\"}}\n", object(0), object(900));
        assert!(refused(&lines, FileFormat::Jsonl).contains("more than 1,000 different field names"));
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
