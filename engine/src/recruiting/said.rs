//! What Prolific says about a refusal, in its own words.

use providers::Refusal;

use super::follow::plain;

/// The characters of Prolific's own words that are shown.
const SHOWN: usize = 500;

/// The reasons for a refusal, or its title where there are none.
pub(super) fn own_words(said: &Refusal) -> String {
    let reasons = said.reasons.iter().map(|reason| match &reason.field {
        Some(field) => format!("{field}: {}", reason.text),
        None => reason.text.clone(),
    });
    let own = reasons.collect::<Vec<_>>().join(" ");
    plain(if own.is_empty() { &said.title } else { &own }, SHOWN)
}
