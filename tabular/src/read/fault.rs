//! Why a row, or a whole file, cannot be read, in sentences for the person who has the file.

use std::io;

use thiserror::Error;

/// A row that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct Refused {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The reason.
    pub fault: Fault,
}

/// What reading the next row gives: a row, a refused row, or nothing after the last.
///
/// # Errors
/// The file cannot be read any further.
pub type Next<T> = io::Result<Option<Result<T, Refused>>>;

/// The reason why a row cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The row has more or fewer cells than the header.
    #[error(
        "The row has {}, the header {}. A missing quotation mark can be the cause.",
        counted(*.found, "cell"),
        counted(*.columns, "column")
    )]
    Ragged {
        /// The cells of the row.
        found: usize,
        /// The columns of the header.
        columns: usize,
    },
    /// A cell is not UTF-8.
    #[error("\"{column}\" is not UTF-8: byte {byte} of the cell is wrong. Save the file as UTF-8.")]
    CellNotUtf8 {
        /// The name of its column.
        column: String,
        /// The first byte that does not belong there, from 1.
        byte: usize,
    },
    /// A line is not UTF-8.
    #[error("The line is not UTF-8: byte {byte} is wrong. Save the file as UTF-8.")]
    LineNotUtf8 {
        /// The first byte that does not belong there, from 1.
        byte: usize,
    },
    /// A cell is too long.
    #[error(
        "\"{column}\" has {n} bytes; the limit for a cell is {longest}. A missing quotation mark can be the cause."
    )]
    LongCell {
        /// The name of its column.
        column: String,
        /// Its bytes.
        n: usize,
        /// The limit.
        longest: usize,
    },
    /// A row is too long.
    #[error("The row is longer than {}. A missing quotation mark can be the cause.", size(*.longest))]
    LongRow {
        /// The limit in bytes.
        longest: usize,
    },
    /// The file ends within quotation marks.
    #[error(
        "A quotation mark in this row is never closed, so the rest of the file belongs to this row. Close it; write a quotation mark that is part of a text twice."
    )]
    Unclosed,
    /// A line with an object is too long.
    #[error("The line is longer than {}. A line holds one JSON object.", size(*.longest))]
    LongLine {
        /// The limit in bytes.
        longest: usize,
    },
    /// A line is not JSON.
    #[error("This is not JSON (column {column}). Write one object per line, such as {{\"text\": \"…\"}}.")]
    NotJson {
        /// The position in the line, from 1.
        column: usize,
    },
    /// A line is JSON, but a list, a text or a number.
    #[error("This is JSON, but not an object. Write one object per line, such as {{\"text\": \"…\"}}.")]
    NotObject,
    /// A name occurs twice in an object.
    #[error("The object has the name \"{name}\" twice.")]
    NameTwice {
        /// The name.
        name: String,
    },
    /// An object has too many names.
    #[error("The object has {n} names; a row has at most {most} columns.")]
    ManyNames {
        /// The names it has.
        n: usize,
        /// The limit.
        most: usize,
    },
    /// A name of an object is too long.
    #[error("A name of the object is longer than {most} characters.")]
    LongName {
        /// The limit in characters.
        most: usize,
    },
}

/// The reason why a whole file cannot be read.
#[derive(Debug, Error)]
pub enum Unreadable {
    /// It has nothing but white space.
    #[error("This file is empty.")]
    Empty,
    /// It is in UTF-16.
    #[error("This file is in UTF-16. Save it as UTF-8 and try again.")]
    Utf16,
    /// Its first row is so long that it is no header.
    #[error("The header is longer than {}. The first line must name the columns.", size(*.longest))]
    LongHeader {
        /// The limit in bytes.
        longest: usize,
    },
    /// The file ends within quotation marks of its header.
    #[error("A quotation mark in the header is never closed. The first line must name the columns.")]
    UnclosedHeader,
    /// Its header has too many columns.
    #[error("The header has {n} columns; at most {most} are possible. The first line must name the columns.")]
    ManyColumns {
        /// The columns it has.
        n: usize,
        /// The limit.
        most: usize,
    },
    /// The name of a column is not UTF-8.
    #[error(
        "\"column {column}\" is not UTF-8: byte {byte} of the cell is wrong. Save the file as UTF-8. The first line must name the columns."
    )]
    NameNotUtf8 {
        /// The column, from 1.
        column: usize,
        /// The first byte that does not belong there, from 1.
        byte: usize,
    },
    /// A column has no name, or too long a name.
    #[error("Column {column} has no name{}. The first line must name the columns.", up_to(*.most))]
    NoName {
        /// The column, from 1.
        column: usize,
        /// The limit in characters.
        most: usize,
    },
    /// Two columns have the same name.
    #[error("The column \"{name}\" is there twice. The first line must name the columns.")]
    NameTwice {
        /// The name.
        name: String,
    },
    /// The objects of a file have too many different names.
    #[error("The objects have more than {most} different names; at most {most} columns are possible.")]
    ManyNames {
        /// The limit.
        most: usize,
    },
    /// The file cannot be read.
    #[error("The file cannot be read: {0}")]
    Io(#[from] io::Error),
}

fn counted(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// A number of bytes, in mebibytes where it is a whole number of them.
fn size(bytes: usize) -> String {
    let mebibyte = 1 << 20;
    if bytes >= mebibyte && bytes.is_multiple_of(mebibyte) {
        format!("{} MiB", bytes / mebibyte)
    } else {
        format!("{bytes} bytes")
    }
}

fn up_to(most: usize) -> String {
    if most == usize::MAX { String::new() } else { format!(" of 1 to {most} characters") }
}
