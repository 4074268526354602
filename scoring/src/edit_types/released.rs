//! The released code's definition of the kinds of edits, on the tokens that occur in only one of the texts.

use std::collections::BTreeSet;

use super::{EditType, Pair, is_respelt, spaced};
use crate::rule_based;

/// The minimum number of unexplained new words for a paraphrase.
const PARAPHRASE: usize = 3;

/// The kinds by the code's rules, except for those common to both definitions.
pub(super) fn edit_types(pair: &Pair<'_>) -> BTreeSet<EditType> {
    let mut types: BTreeSet<EditType> = pair.removed.iter().filter_map(|w| symbol(w)).collect();
    let mut n_unexplained = 0;
    for word in &pair.added {
        match explanation(pair, word) {
            Some(kind) => _ = types.insert(kind),
            None if is_of_expansion(pair, word) => {}
            None => n_unexplained += 1,
        }
    }
    if n_unexplained >= PARAPHRASE {
        types.insert(EditType::Paraphrase);
    }
    types
}

/// The simple kind of edit that explains a new token of the rewrite, if there is one.
fn explanation(pair: &Pair<'_>, word: &str) -> Option<EditType> {
    let lower = word.to_lowercase();
    if lower != word && pair.removed.contains(lower.as_str()) {
        return Some(EditType::Capitalization);
    }
    if pair.removed.iter().any(|before| *before != word && before.to_lowercase() == word) {
        return Some(EditType::Lowercase);
    }
    let respelt = || pair.removed.iter().any(|before| is_respelt(before, word));
    symbol(word).or_else(|| respelt().then_some(EditType::Spelling))
}

/// Punctuation, if a token is not all letters.
fn symbol(word: &str) -> Option<EditType> {
    (!word.chars().all(char::is_alphabetic)).then_some(EditType::Punctuation)
}

/// Whether a new word is part of an abbreviation's expansion.
fn is_of_expansion(pair: &Pair<'_>, word: &str) -> bool {
    let word = word.to_lowercase();
    pair.abbreviated()
        .any(|before| spaced(&rule_based::expand(before, pair.abbreviations)).split(' ').any(|part| part == word))
}
