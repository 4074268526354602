//! Size limits for the lists and texts of a definition.

use std::collections::BTreeMap;

use crate::{Language, Localised, Problem, limit, refusal};

/// Refuses a text that has too many languages or bytes.
pub(crate) fn text(field: &str, text: &Localised, most: usize) -> Result<(), Problem> {
    languages(field, &text.0)?;
    text.0.values().try_for_each(|text| bytes(field, text.len(), most))
}

/// Refuses too many languages.
pub(crate) fn languages<T>(field: &str, all: &BTreeMap<Language, T>) -> Result<(), Problem> {
    count(field, all.len(), limit::LANGUAGES)
}

/// Refuses too long a list.
pub(crate) fn count(field: &str, n: usize, most: usize) -> Result<(), Problem> {
    if n <= most {
        return Ok(());
    }
    Err(Problem::invalid(field, refusal::too_many_entries(n, most)))
}

/// Refuses too long a text.
pub(crate) fn bytes(field: &str, n: usize, most: usize) -> Result<(), Problem> {
    if n <= most {
        return Ok(());
    }
    Err(Problem::invalid(field, refusal::text_too_large(n, most)))
}
