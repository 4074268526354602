//! Reasons that people give for decisions about money.

use shared::{Problem, limit, refusal};

/// The shortest reason for a bonus, another amount or a payment that came back, in characters.
pub(super) const SHORT: usize = 3;

/// The reason without white space around it.
///
/// # Errors
/// It is shorter than `least` characters, or longer than what people write in their own words: [`limit::OWN_WORDS`].
pub(super) fn check(reason: &str, least: usize) -> Result<String, Problem> {
    let (reason, most) = (reason.trim(), limit::OWN_WORDS);
    let length = reason.chars().count();
    if length < least {
        return Err(Problem::invalid("reason", refusal::reason_is_too_short(least)));
    }
    if length > most {
        return Err(Problem::invalid("reason", refusal::most_characters(most)));
    }
    Ok(reason.to_owned())
}
