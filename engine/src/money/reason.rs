//! Reasons that people give for decisions about money.

use std::ops::RangeInclusive;

use shared::{Problem, refusal};

/// The shortest reason for a bonus, another amount or a payment that came back, in characters.
pub(super) const SHORT: usize = 3;

/// The reason without white space around it.
///
/// # Errors
/// It has fewer or more characters than `length`.
pub(super) fn check(reason: &str, length: RangeInclusive<usize>) -> Result<String, Problem> {
    let reason = reason.trim();
    let n = reason.chars().count();
    if n < *length.start() {
        return Err(Problem::invalid("reason", refusal::reason_is_too_short(*length.start())));
    }
    if n > *length.end() {
        return Err(Problem::invalid("reason", refusal::most_characters(*length.end())));
    }
    Ok(reason.to_owned())
}
