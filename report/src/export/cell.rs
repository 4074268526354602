//! One value of an exported line, and its form in CSV and JSON. Its form in Parquet follows from its column.

use std::io::Write as _;

use serde_json::Value;
use shared::{Decimal, Time};
use tabular::csv::Cell as CsvCell;
use uuid::Uuid;

use super::Column;

/// A value of a line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    /// Nothing: an empty cell, `null`.
    Empty,
    /// A number: -3 is -3.
    Number(i64),
    /// A number that may have decimals: 37.5 is 37.5.
    Decimal(Decimal),
    /// Yes or no.
    Flag(bool),
    /// An id.
    Id(Uuid),
    /// A word defined by the program: a state, a kind, a pseudonym.
    Word(String),
    /// A text of anybody's.
    Text(String),
    /// An instant, RFC 3339.
    At(Time),
    /// Something with structure.
    Json(Value),
}

impl Cell {
    /// A word, or nothing.
    pub(crate) fn word(word: Option<impl ToString>) -> Self {
        word.map_or(Self::Empty, |word| Self::Word(word.to_string()))
    }

    /// An id, or nothing.
    pub(crate) fn id(id: Option<Uuid>) -> Self {
        id.map_or(Self::Empty, Self::Id)
    }

    /// An instant, or nothing.
    pub(crate) fn at(at: Option<Time>) -> Self {
        at.map_or(Self::Empty, Self::At)
    }
}

impl<'a> From<&'a Cell> for CsvCell<'a> {
    fn from(cell: &'a Cell) -> Self {
        match cell {
            Cell::Empty => Self::Empty,
            Cell::Number(number) => (*number).into(),
            Cell::Decimal(number) => Self::word(number.to_string()),
            Cell::Flag(flag) => (*flag).into(),
            Cell::Id(id) => Self::word(id.to_string()),
            Cell::At(at) => Self::word(at.to_string()),
            // Some words come from user-supplied files, such as the preset of a restored task.
            Cell::Word(text) | Cell::Text(text) => text.into(),
            Cell::Json(value) => value.to_string().into(),
        }
    }
}

/// Writes a JSON object on a line of its own.
pub(crate) fn json_line(to: &mut Vec<u8>, columns: &[Column], cells: &[Cell]) {
    for (index, (column, cell)) in columns.iter().zip(cells).enumerate() {
        to.extend_from_slice(if index == 0 { b"{\"" } else { b",\"" });
        to.extend_from_slice(column.name.as_bytes());
        to.extend_from_slice(b"\":");
        match cell {
            Cell::Empty => to.extend_from_slice(b"null"),
            Cell::Number(number) => put(to, format_args!("{number}")),
            Cell::Decimal(number) => put(to, format_args!("{number}")),
            Cell::Flag(flag) => put(to, format_args!("{flag}")),
            Cell::Id(id) => put(to, format_args!("\"{id}\"")),
            Cell::At(at) => put(to, format_args!("\"{at}\"")),
            Cell::Word(text) | Cell::Text(text) => json(to, text),
            Cell::Json(value) => json(to, value),
        }
    }
    to.extend_from_slice(b"}\n");
}

fn put(to: &mut Vec<u8>, what: std::fmt::Arguments<'_>) {
    to.write_fmt(what).expect("a vector takes whatever is written");
}

fn json(to: &mut Vec<u8>, what: &(impl serde::Serialize + ?Sized)) {
    serde_json::to_writer(to, what).expect("texts and JSON values serialise, and a vector takes them");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_keeps_texts_as_they_are() {
        let mut line = Vec::new();
        json_line(
            &mut line,
            &[Column::value("value"), Column::text("text"), Column::instant("at")],
            &[Cell::Number(-3), Cell::Text("=\"1\"".to_owned()), Cell::Empty],
        );
        assert_eq!(String::from_utf8(line).unwrap(), "{\"value\":-3,\"text\":\"=\\\"1\\\"\",\"at\":null}\n");
    }
}
