//! Files of texts: their layouts, how columns are mapped, and why rows are refused.

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// The layout of a file.
    FileFormat {
        /// Comma-separated with a header.
        Csv = "csv",
        /// Tab-separated with a header.
        Tsv = "tsv",
        /// One JSON object a line.
        Jsonl = "jsonl",
        /// One text a line.
        Lines = "lines",
    }
}

words! {
    /// What the rows of a file become.
    FileKind {
        /// Texts to work on.
        Sources = "sources",
        /// Texts that systems made from the sources.
        Outputs = "outputs",
    }
}

/// The roles of the columns; the names are those of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Mapping {
    /// The column of the text.
    pub text: String,
    /// The column of the text's id; if empty, rows are numbered. For outputs, the column that identifies the source.
    pub id: String,
    /// The column of the language; if empty, `default_language` applies.
    pub language: String,
    /// The language of rows without one.
    pub default_language: String,
    /// Outputs only: the column of the system; if empty, `default_system` applies.
    pub system: String,
    /// Outputs only: the system of rows without one.
    pub default_system: String,
}

/// A row that was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RefusedRow {
    /// The line in the file, from 1.
    pub line: u64,
    /// The reason, in the reader's language.
    pub reason: String,
    /// The name of the reason, the same in every language.
    pub key: String,
}

/// The result of an import, or of a preview of one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Imported {
    /// The number of accepted rows.
    pub taken: u64,
    /// All refused rows.
    pub refused: Vec<RefusedRow>,
    /// Whether anything was written. Nothing is written while a row is refused, unless the person has agreed to leave
    /// refused rows out.
    pub written: bool,
}
