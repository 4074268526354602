//! The rows of an Appraise export one by one, with what the records of an import do not keep: the number in the batch,
//! the whole name of the document, and error spans whose text is not known.

use serde_json::Value as Json;

use super::{KINDS, Row, each};
use crate::Error;
use crate::input::File;
use crate::json::{object, scalar};
use crate::report::Place;

/// One row.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The login of the worker. One person may have several.
    pub login: String,
    /// The system, as its own column names it.
    pub system: String,
    /// The place in the login's batch, as it is written. It does not identify a text.
    pub item: String,
    /// `TGT`, `BAD`, `CHK` or `REF`.
    pub kind: String,
    /// Usually `document#system`, with `#bad<n>` after it for an attention check.
    pub document: String,
    /// Whether the score is one of a whole document.
    pub is_document: bool,
    /// The score; finite.
    pub score: f64,
    /// The error spans; empty where the file has no column for them.
    pub spans: Vec<Mark>,
    /// When the item was opened and sent, in seconds after 1970-01-01T00:00:00Z.
    pub times: Option<[f64; 2]>,
}

/// An error span without its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The severity as it is written; empty if none was chosen.
    pub severity: String,
    /// The category, if the file has one.
    pub category: Option<String>,
    /// Whether it marks something that is missing in the text.
    pub is_missing: bool,
}

/// Receives the rows of a file, one after the other, with their places. An error ends the reading.
pub type OnScore<'a> = dyn FnMut(&Place, Result<Score, String>) -> Result<(), Error> + 'a;

/// Calls back with each row of a file, or with the reason why it cannot be used.
///
/// # Errors
/// The file has no such rows or cannot be read, or `call` stops.
pub fn scores(file: &File, call: &mut OnScore<'_>) -> Result<(), Error> {
    each(file, |place, row| call(place, row.and_then(|row| score(&row))))
}

fn score(row: &Row) -> Result<Score, String> {
    let kind = row.get(3);
    if !KINDS.contains(&kind) {
        return Err(format!("The kind \"{kind}\" is none of {}.", KINDS.join(", ")));
    }
    for (place, what) in [(0, "login"), (1, "system"), (7, "document")] {
        if row.get(place).is_empty() {
            return Err(format!("The row names no {what}."));
        }
    }
    let (start, end) = row.times();
    Ok(Score {
        login: row.get(0).to_owned(),
        system: row.get(1).to_owned(),
        item: row.get(2).to_owned(),
        kind: kind.to_owned(),
        document: row.get(7).to_owned(),
        is_document: row.get(8).eq_ignore_ascii_case("true"),
        score: row.score()?,
        spans: row.spans().map(marks).transpose()?.unwrap_or_default(),
        times: start.zip(end).map(|(start, end)| [start, end]),
    })
}

fn marks(cell: &str) -> Result<Vec<Mark>, String> {
    let list: Vec<Json> =
        serde_json::from_str(cell).map_err(|error| format!("The error spans are no JSON list: {error}."))?;
    let mark = |value: &Json| {
        let span = object(value)?;
        Ok(Mark {
            severity: scalar(span.get("severity")).unwrap_or_default(),
            category: scalar(span.get("error_type")),
            is_missing: span.get("start_i").and_then(Json::as_str) == Some("missing"),
        })
    };
    list.iter().map(mark).collect()
}
