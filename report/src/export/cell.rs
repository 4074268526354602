//! One value of an exported line, and how it is written in CSV and JSON.

use std::io::Write as _;

use engine::texts::spreadsheet::defused;
use serde_json::Value;
use shared::Time;
use uuid::Uuid;

/// A value of a line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    /// Nothing: an empty cell, `null`.
    Empty,
    /// A number: -3 is -3.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// An id.
    Id(Uuid),
    /// A word of ours: a state, a kind, a pseudonym.
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

/// Writes a line of CSV. Texts are quoted where needed and defused; numbers are numbers.
pub(crate) fn csv_line(to: &mut Vec<u8>, cells: &[Cell]) {
    for (index, cell) in cells.iter().enumerate() {
        if index > 0 {
            to.push(b',');
        }
        match cell {
            Cell::Empty => {}
            Cell::Number(number) => put(to, format_args!("{number}")),
            Cell::Flag(flag) => put(to, format_args!("{flag}")),
            Cell::Id(id) => put(to, format_args!("{id}")),
            Cell::At(at) => put(to, format_args!("{at}")),
            // Some words come from a file that somebody wrote: the preset of a restored task.
            Cell::Word(text) | Cell::Text(text) => quote(to, &defused(text)),
            Cell::Json(value) => quote(to, &defused(&value.to_string())),
        }
    }
    to.push(b'\n');
}

/// Writes a JSON object on a line of its own.
pub(crate) fn json_line(to: &mut Vec<u8>, columns: &[&str], cells: &[Cell]) {
    for (index, (column, cell)) in columns.iter().zip(cells).enumerate() {
        to.extend_from_slice(if index == 0 { b"{\"" } else { b",\"" });
        to.extend_from_slice(column.as_bytes());
        to.extend_from_slice(b"\":");
        match cell {
            Cell::Empty => to.extend_from_slice(b"null"),
            Cell::Number(number) => put(to, format_args!("{number}")),
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

fn quote(to: &mut Vec<u8>, text: &str) {
    if text.contains([',', '"', '\n', '\r']) || text.starts_with(' ') || text.ends_with(' ') {
        to.push(b'"');
        to.extend_from_slice(text.replace('"', "\"\"").as_bytes());
        to.push(b'"');
    } else {
        to.extend_from_slice(text.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn csv(cells: &[Cell]) -> String {
        let mut line = Vec::new();
        csv_line(&mut line, cells);
        String::from_utf8(line).unwrap()
    }

    #[test]
    fn a_formula_is_text_and_a_negative_number_is_a_number() {
        let text = |text: &str| Cell::Text(text.to_owned());
        assert_eq!(
            csv(&[text("=1+1"), Cell::Number(-3), text("-3 degrees"), text("@me"), text("a=b")]),
            "'=1+1,-3,'-3 degrees,'@me,a=b\n"
        );
        assert_eq!(csv(&[text("=HYPERLINK(\"x\",\"y\")")]), "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"\n");
        assert_eq!(csv(&[Cell::Word("=1,2".to_owned()), Cell::Word("live".to_owned())]), "\"'=1,2\",live\n");
        assert_eq!(csv(&[text("\tx"), text("\r\n")]), "'\tx,\"'\r\n\"\n");
    }

    #[test]
    fn json_keeps_texts_as_they_are() {
        let mut line = Vec::new();
        json_line(
            &mut line,
            &["value", "text", "at"],
            &[Cell::Number(-3), Cell::Text("=\"1\"".to_owned()), Cell::Empty],
        );
        assert_eq!(String::from_utf8(line).unwrap(), "{\"value\":-3,\"text\":\"=\\\"1\\\"\",\"at\":null}\n");
    }
}
