//! Size limits for the lists and texts of a definition.

use std::collections::BTreeMap;

use crate::{Language, Localised, Problem, limit};

/// Refuses a text that has too many languages or bytes.
pub(crate) fn text(field: &str, text: &Localised, most: usize) -> Result<(), Problem> {
    languages(field, &text.0)?;
    text.0.values().try_for_each(|text| bytes(field, text.len(), most))
}

/// Refuses too many languages.
pub(crate) fn languages<T>(field: &str, all: &BTreeMap<Language, T>) -> Result<(), Problem> {
    count(field, "languages", all.len(), limit::LANGUAGES)
}

/// Refuses too long a list.
pub(crate) fn count(field: &str, what: &str, n: usize, most: usize) -> Result<(), Problem> {
    if n <= most {
        return Ok(());
    }
    Err(Problem::invalid(field, format!("There are {n} {what}; at most {most} are possible.")))
}

/// Refuses too long a text.
pub(crate) fn bytes(field: &str, n: usize, most: usize) -> Result<(), Problem> {
    if n <= most {
        return Ok(());
    }
    Err(Problem::invalid(field, format!("A text has {n} bytes; the limit for this field is {most} in each language.")))
}
