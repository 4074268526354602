//! Texts cut into tokens, words and sentences, and what differs between two of them, by XFORMAL's definitions.

use std::collections::{BTreeMap, BTreeSet};

use unicode_segmentation::UnicodeSegmentation as _;

use super::formula::{characters_changed, distance};

/// Words and marks, in order.
pub fn tokens(text: &str) -> Vec<&str> {
    text.split_word_bounds().filter(|piece| !piece.trim().is_empty()).collect()
}

fn sentences(text: &str) -> usize {
    text.split_sentence_bounds().filter(|sentence| !sentence.trim().is_empty()).count()
}

/// Whether a text asks something.
pub fn asks(text: &str) -> bool {
    text.split_sentence_bounds().any(|sentence| {
        sentence.trim_end_matches(|c: char| c.is_whitespace() || "!\"'»”’)]…".contains(c)).ends_with('?')
    })
}

/// Whether a text holds an address of the web or of a mailbox, as far as the example has any.
pub fn has_address(text: &str) -> bool {
    ["://", "www.", "@", ".com", ".org"].iter().any(|sign| text.to_lowercase().contains(sign))
}

/// Abbreviations of chats with what they stand for.
pub type Abbreviations = BTreeMap<String, String>;

/// The kinds of edits that a rewrite shows.
pub fn edit_kinds(source: &str, rewrite: &str, abbreviations: &Abbreviations) -> BTreeSet<&'static str> {
    let [source, rewrite] = [source, rewrite].map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
    if source == rewrite {
        return BTreeSet::from(["Unchanged"]);
    }
    let (before, after) = (tokens(&source), tokens(&rewrite));
    // A token that a text has more often than the other one, not only one that the other lacks.
    let times = |all: &[&str], token: &str| all.iter().filter(|other| **other == token).count();
    let surplus = |of: &[&str], than: &[&str], token: &str| times(of, token) > times(than, token);
    let removed: Vec<&str> = before.iter().filter(|token| surplus(&before, &after, token)).copied().collect();
    let added: Vec<&str> = after.iter().filter(|token| surplus(&after, &before, token)).copied().collect();
    let has_letter = |token: &str| token.chars().any(char::is_alphabetic);
    let marks = |all: &[&str]| -> Vec<String> {
        all.iter().filter(|token| !token.chars().any(char::is_alphanumeric)).map(|token| (*token).to_owned()).collect()
    };
    let lowered = |from: &[&str], to: &[&str]| {
        from.iter().any(|token| token.to_lowercase() != **token && to.contains(&token.to_lowercase().as_str()))
    };
    let respelt = |a: &str, b: &str| {
        let share = characters_changed(a, b) as f64 / a.chars().count() as f64;
        has_letter(a) && has_letter(b) && a.to_lowercase() != b.to_lowercase() && share > 0.0 && share < 0.5
    };
    let written_out = |token: &str| {
        let in_words = |text: &str| format!(" {} ", text.to_lowercase().unicode_words().collect::<Vec<_>>().join(" "));
        let long = abbreviations.get(&token.to_lowercase());
        long.is_some_and(|long| in_words(&rewrite).contains(&in_words(long)))
    };
    // Such as "b/c", which is several tokens.
    let bare = |text: &str| -> BTreeSet<String> {
        let word = |part: &str| part.trim_matches(|c: char| c.is_ascii_punctuation()).to_owned();
        text.split(' ').flat_map(|part| [part.to_owned(), word(part)]).collect()
    };
    let gone: Vec<String> =
        bare(&source).difference(&bare(&rewrite)).filter(|w| tokens(w).len() > 1).cloned().collect();
    let lengthened = |token: &str| {
        let letters: Vec<char> = token.chars().collect();
        letters.windows(4).any(|run| run[0].is_alphabetic() && run.iter().all(|c| *c == run[0]))
    };
    let found = [
        ("Capitalization", lowered(&removed, &added)),
        ("Lowercase", lowered(&added, &removed)),
        ("Punctuation", marks(&before) != marks(&after)),
        ("Spelling", removed.iter().any(|a| added.iter().any(|b| respelt(a, b)))),
        ("Normalization", removed.iter().any(|token| written_out(token)) || gone.iter().any(|w| written_out(w))),
        ("Split sentences", sentences(&rewrite) > sentences(&source)),
        ("Paraphrase", distance(&before, &after) > 3),
        ("Repetition", removed.iter().any(|token| lengthened(token))),
    ];
    found.into_iter().filter(|(_, shown)| *shown).map(|(kind, _)| kind).collect()
}
