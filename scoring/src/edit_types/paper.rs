//! The paper's definition of the kinds of edits.

use std::collections::BTreeSet;

use super::{EditType, Pair, is_respelt};
use crate::{levenshtein, text};

/// The kinds as described in the paper, except for those common to both definitions.
pub(super) fn edit_types(pair: &Pair<'_>) -> BTreeSet<EditType> {
    let lowered = |from: &BTreeSet<&str>, to: &BTreeSet<&str>| {
        from.iter().any(|word| {
            let lower = word.to_lowercase();
            lower != *word && to.contains(lower.as_str())
        })
    };
    let respelt = |word: &&str| pair.added.iter().any(|other| is_respelt(word, other));
    let found = [
        (EditType::Capitalization, lowered(&pair.removed, &pair.added)),
        (EditType::Lowercase, lowered(&pair.added, &pair.removed)),
        (EditType::Punctuation, !marks(pair.informal).eq(marks(pair.formal))),
        (EditType::Spelling, pair.removed.iter().any(respelt)),
        (EditType::Paraphrase, levenshtein::tokens(pair.informal, pair.formal).edits > 3),
    ];
    found.into_iter().filter(|(_, found)| *found).map(|(kind, _)| kind).collect()
}

/// The tokens of a text without letters and digits.
fn marks(text: &str) -> impl Iterator<Item = &str> {
    text::tokens(text).into_iter().filter(|token| !token.chars().any(char::is_alphanumeric))
}
