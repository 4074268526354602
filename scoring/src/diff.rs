//! A word diff for display: the words that a rewrite kept, removed and added.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use crate::{levenshtein::unlike, text};

/// Whether a piece occurs in both texts or in one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PieceKind))]
pub enum Kind {
    /// In both.
    Same,
    /// In the source only.
    Removed,
    /// In the rewrite only.
    Added,
}

/// A piece of text of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Piece {
    /// The text or texts in which it occurs.
    pub kind: Kind,
    /// The text with its own white space.
    pub text: String,
}

/// Tables above this size are not searched for common words; a study's texts are far smaller.
const LARGEST_TABLE: usize = 1 << 22;

/// The words that differ between a source and its rewrite, in reading order.
///
/// Joining the pieces that are not [`Kind::Removed`] gives the rewrite, and joining those that are not [`Kind::Added`]
/// gives the source, both in normal form C and with all spaces. Adjacent pieces differ in kind, and removed text
/// precedes the text added in its place.
///
/// # Conventions
/// The longest common subsequence of words, where spaces and punctuation have less weight than words; white space alone
/// does not interrupt a change. Texts that are too long for this (about 2,000 words each) are represented as one
/// removal and one addition between their common beginning and end.
/// # Example
/// ```
/// use scoring::diff::{Kind::{Added, Removed, Same}, diff};
/// let pieces = diff("ciao a tutti", "Salve a tutti");
/// assert_eq!(pieces.iter().map(|p| (p.kind, p.text.as_str())).collect::<Vec<_>>(),
///            [(Removed, "ciao"), (Added, "Salve"), (Same, " a tutti")]);
/// ```
pub fn diff(source: &str, rewrite: &str) -> Vec<Piece> {
    diff_composed(&text::nfc(source), &text::nfc(rewrite))
}

/// [`diff`] of texts that are in normal form C already, for callers such as a browser that have this form from elsewhere.
pub fn diff_composed(source: &str, rewrite: &str) -> Vec<Piece> {
    let a: Vec<&str> = source.split_word_bounds().collect();
    let b: Vec<&str> = rewrite.split_word_bounds().collect();
    let (middle_a, middle_b) = unlike(&a, &b);
    let start = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let mut steps: Vec<(Kind, &str)> = a[..start].iter().map(|word| (Kind::Same, *word)).collect();
    steps.extend(align(middle_a, middle_b));
    steps.extend(a[start + middle_a.len()..].iter().map(|word| (Kind::Same, *word)));
    gather(&steps)
}

/// Each word of both sequences with its kind, along a common subsequence of maximum weight.
fn align<'a>(a: &[&'a str], b: &[&'a str]) -> Vec<(Kind, &'a str)> {
    let removed = |word: &&'a str| (Kind::Removed, *word);
    let added = |word: &&'a str| (Kind::Added, *word);
    if (a.len() + 1).saturating_mul(b.len() + 1) > LARGEST_TABLE {
        return a.iter().map(removed).chain(b.iter().map(added)).collect();
    }
    let best = best_common(a, b);
    let width = b.len() + 1;
    let (mut i, mut j) = (0, 0);
    let mut steps = Vec::with_capacity(a.len() + b.len());
    while i < a.len() && j < b.len() {
        let here = best[i * width + j];
        if a[i] == b[j] && here == best[(i + 1) * width + j + 1] + weight(a[i]) {
            steps.push((Kind::Same, a[i]));
            i += 1;
            j += 1;
        } else if here == best[(i + 1) * width + j] {
            steps.push(removed(&a[i]));
            i += 1;
        } else {
            steps.push(added(&b[j]));
            j += 1;
        }
    }
    steps.extend(a[i..].iter().map(removed));
    steps.extend(b[j..].iter().map(added));
    steps
}

/// The table of the maximum common weight of the remaining parts of both sequences, row by row.
fn best_common(a: &[&str], b: &[&str]) -> Vec<u32> {
    // Words are numbered first: numbers are compared many times faster.
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let mut number = |word| {
        let next = numbers.len();
        *numbers.entry(word).or_insert(next)
    };
    let (rows, columns): (Vec<usize>, Vec<usize>) =
        (a.iter().map(|&word| number(word)).collect(), b.iter().map(|&word| number(word)).collect());
    let width = b.len() + 1;
    let mut best = vec![0; (a.len() + 1) * width];
    for (i, row) in rows.iter().enumerate().rev() {
        let weight = weight(a[i]);
        let (above, below) = best[i * width..(i + 2) * width].split_at_mut(width);
        for (j, column) in columns.iter().enumerate().rev() {
            let kept = if row == column { below[j + 1] + weight } else { 0 };
            above[j] = below[j].max(above[j + 1]).max(kept);
        }
    }
    best
}

/// A shared word is more informative than a shared comma, and a shared space is hardly informative.
fn weight(word: &str) -> u32 {
    if word.trim().is_empty() {
        1
    } else if word.chars().any(char::is_alphanumeric) {
        50
    } else {
        10
    }
}

/// Joins steps into pieces: within a change first all that is removed, then all that is added.
fn gather(steps: &[(Kind, &str)]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let (mut removed, mut added) = (String::new(), String::new());
    let mut rest = steps;
    while let Some((&(kind, word), tail)) = rest.split_first() {
        let space_inside_a_change = kind == Kind::Same
            && word.trim().is_empty()
            && (!removed.is_empty() || !added.is_empty())
            && tail.first().is_some_and(|next| next.0 != Kind::Same);
        match kind {
            Kind::Removed => removed.push_str(word),
            Kind::Added => added.push_str(word),
            Kind::Same if space_inside_a_change => {
                removed.push_str(word);
                added.push_str(word);
            }
            Kind::Same => {
                close(&mut pieces, Kind::Removed, &mut removed);
                close(&mut pieces, Kind::Added, &mut added);
                keep(&mut pieces, word);
            }
        }
        rest = tail;
    }
    close(&mut pieces, Kind::Removed, &mut removed);
    close(&mut pieces, Kind::Added, &mut added);
    pieces
}

/// Ends the current change, if there is one.
fn close(pieces: &mut Vec<Piece>, kind: Kind, text: &mut String) {
    if !text.is_empty() {
        pieces.push(Piece { kind, text: std::mem::take(text) });
    }
}

/// Adds a word to what both texts share.
fn keep(pieces: &mut Vec<Piece>, word: &str) {
    match pieces.last_mut() {
        Some(piece) if piece.kind == Kind::Same => piece.text.push_str(word),
        _ => pieces.push(Piece { kind: Kind::Same, text: word.to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Kind::*, *};

    fn joined(pieces: &[Piece], without: Kind) -> String {
        pieces.iter().filter(|piece| piece.kind != without).map(|piece| piece.text.as_str()).collect()
    }

    fn shown(source: &str, rewrite: &str) -> Vec<(Kind, String)> {
        diff(source, rewrite).into_iter().map(|piece| (piece.kind, piece.text)).collect()
    }

    #[test]
    fn equal_texts_are_one_piece() {
        assert_eq!(shown("oi gente", "oi gente"), [(Same, "oi gente".to_owned())]);
        assert!(diff("", "").is_empty());
    }

    #[test]
    fn neighbouring_words_change_together() {
        assert_eq!(
            shown("tipo assim legal", "realmente muito legal"),
            [(Removed, "tipo assim".to_owned()), (Added, "realmente muito".to_owned()), (Same, " legal".to_owned())]
        );
    }

    #[test]
    fn a_very_long_text_is_still_answered() {
        let long = "a b ".repeat(3_000);
        let pieces = diff(&long, &long.replace('b', "c"));
        assert_eq!(joined(&pieces, Removed), long.replace('b', "c"));
    }

    proptest! {
        #[test]
        fn both_texts_come_back(a in "[ab .é!]{0,24}", b in "[ab .é!]{0,24}") {
            let pieces = diff(&a, &b);
            prop_assert_eq!(joined(&pieces, Removed), text::nfc(&b));
            prop_assert_eq!(joined(&pieces, Added), text::nfc(&a));
            prop_assert!(pieces.windows(2).all(|pair| pair[0].kind != pair[1].kind));
        }

        #[test]
        fn any_text_is_answered(a in "\\PC{0,40}", b in "\\PC{0,40}") {
            prop_assert_eq!(joined(&diff(&a, &b), Removed), text::nfc(&b));
        }
    }
}
