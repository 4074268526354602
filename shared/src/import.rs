//! Files of texts: what a row must be, and why one was refused.

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// How a file is laid out.
    FileFormat {
        /// Comma-separated with a header.
        Csv = "csv",
        /// Tab-separated with a header.
        Tsv = "tsv",
        /// A JSON object a line.
        Jsonl = "jsonl",
        /// A text a line.
        Lines = "lines",
    }
}

words! {
    /// What the rows of a file become.
    FileKind {
        /// Texts to work on.
        Sources = "sources",
        /// Texts made from them by systems.
        Outputs = "outputs",
    }
}

/// Which column is what. Names are the file's own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Mapping {
    /// The column of the text.
    pub text: String,
    /// The column of the text's id; empty numbers the rows. For outputs: the column that names the source.
    pub id: String,
    /// The column of the language; empty takes `default_language`.
    pub language: String,
    /// The language of rows without one.
    pub default_language: String,
    /// Outputs only: the column of the system; empty takes `default_system`.
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
    /// Why, and what would be right.
    pub reason: String,
}

/// What an import did, or would do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Imported {
    /// Rows taken.
    pub taken: u64,
    /// Rows refused, all of them.
    pub refused: Vec<RefusedRow>,
    /// Whether anything was written. Nothing is, as long as a row is refused and the person has not agreed to leave those rows out.
    pub written: bool,
}
