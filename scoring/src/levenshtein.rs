//! Levenshtein distance over characters or tokens.

mod bits;

use serde::{Deserialize, Serialize};

use crate::text;

/// An edit distance together with the length it is relative to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Distance {
    /// The minimum number of insertions, deletions and substitutions that turn one sequence into the other.
    pub edits: usize,
    /// The length of the longer sequence, which is the largest distance possible.
    pub longest: usize,
}

impl Distance {
    /// The distance as a share of the largest possible: 0 equal, 1 nothing in common. Two empty
    /// sequences are equal: 0.
    pub fn normalised(self) -> f64 {
        if self.longest == 0 { 0.0 } else { self.edits as f64 / self.longest as f64 }
    }
}

/// Character-level Levenshtein distance: the number of characters that were edited.
///
/// 0 for equal texts; at most the length of the longer text.
///
/// # Definition
/// The minimum number of insertions, deletions and substitutions of one character each, all with a cost of 1.
/// # Arguments
/// Any two texts, compared case-sensitively.
/// # Conventions
/// A character is a Unicode scalar value after normal form C, as in rapidfuzz (which does not
/// normalise).
/// # Example
/// ```
/// let distance = scoring::levenshtein::characters("kitten", "sitting");
/// assert_eq!((distance.edits, distance.longest), (3, 7));
/// ```
/// # References
/// V. Levenshtein, "Binary codes capable of correcting deletions, insertions and reversals", Soviet
/// Physics Doklady 10 (1966).
pub fn characters(a: &str, b: &str) -> Distance {
    if a.is_ascii() && b.is_ascii() {
        return ascii(a.as_bytes(), b.as_bytes());
    }
    let (a, b) = (text::composed(a), text::composed(b));
    let longest = a.chars().count().max(b.chars().count());
    let (a, b) = unlike_middle(&a, &b);
    let (a, b): (Vec<u32>, Vec<u32>) = (a.chars().map(u32::from).collect(), b.chars().map(u32::from).collect());
    Distance { edits: points(&a, &b), longest }
}

/// The same of texts of which every byte is a character.
fn ascii(a: &[u8], b: &[u8]) -> Distance {
    let longest = a.len().max(b.len());
    let (a, b) = unlike(a, b);
    let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
    let edits = match short.len().div_ceil(64) {
        0 => long.len(),
        1 => bits::distance_ascii::<1>(short, long),
        2 => bits::distance_ascii::<2>(short, long),
        3 => bits::distance_ascii::<3>(short, long),
        4 => bits::distance_ascii::<4>(short, long),
        _ => {
            let wide = |text: &[u8]| text.iter().map(|byte| u32::from(*byte)).collect::<Vec<_>>();
            points(&wide(short), &wide(long))
        }
    };
    Distance { edits, longest }
}

/// The distance of two sequences of code points.
fn points(a: &[u32], b: &[u32]) -> usize {
    let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
    if short.is_empty() { long.len() } else { bits::distance(short, long) }
}

/// The parts of two texts without their common beginning and end.
fn unlike_middle<'a>(a: &'a str, b: &'a str) -> (&'a str, &'a str) {
    let (start, end) = common_ends(a.as_bytes(), b.as_bytes());
    let start = a.floor_char_boundary(start);
    let n_last = |text: &str| text.len() - text.ceil_char_boundary(text.len() - end);
    let end = n_last(a).min(n_last(b));
    (&a[start..a.len() - end], &b[start..b.len() - end])
}

/// Token-level Levenshtein distance: the number of words and punctuation marks that were edited.
///
/// # Definition
/// As [`characters`], over the tokens of [`text::tokens`].
/// # Arguments
/// Any two texts, compared case-sensitively, in normal form C.
/// # Example
/// ```
/// let distance = scoring::levenshtein::tokens("ciao a tutti!", "Salve a tutti.");
/// assert_eq!((distance.edits, distance.longest), (2, 4));
/// ```
pub fn tokens(a: &str, b: &str) -> Distance {
    let (a, b) = (text::nfc(a), text::nfc(b));
    distance(&text::tokens(&a), &text::tokens(&b))
}

/// Levenshtein distance of any two sequences, in time |a|·|b| and memory proportional to the shorter one.
pub fn distance<T: PartialEq>(a: &[T], b: &[T]) -> Distance {
    let longest = a.len().max(b.len());
    let (a, b) = unlike(a, b);
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let mut row: Vec<usize> = (0..=short.len()).collect();
    for (i, x) in long.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in short.iter().enumerate() {
            let substituted = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    Distance { edits: row[short.len()], longest }
}

/// The parts of two sequences without their common beginning and end.
pub(crate) fn unlike<'a, T: PartialEq>(a: &'a [T], b: &'a [T]) -> (&'a [T], &'a [T]) {
    let (start, end) = common_ends(a, b);
    (&a[start..a.len() - end], &b[start..b.len() - end])
}

/// The length of the common beginning of two sequences, and of the common end of the remaining parts.
fn common_ends<T: PartialEq>(a: &[T], b: &[T]) -> (usize, usize) {
    let start = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[start..], &b[start..]);
    (start, a.iter().rev().zip(b.iter().rev()).take_while(|(x, y)| x == y).count())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn two_spellings_of_an_accent_are_no_edit() {
        assert_eq!(characters("cafe\u{301}", "café").edits, 0);
    }

    #[test]
    fn empty_texts_are_equal() {
        assert!(characters("", "").normalised().abs() < f64::EPSILON);
        assert_eq!(characters("", "abc"), Distance { edits: 3, longest: 3 });
    }

    proptest! {
        #[test]
        fn the_fast_way_finds_what_the_table_finds(a in "[abcéü]{0,150}", b in "[abcéü]{0,150}", same in "\\PC{0,70}") {
            let (a, b) = (text::nfc(&(a.clone() + &same + &b)), text::nfc(&(b + &same + &a)));
            let table = distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>());
            prop_assert_eq!(characters(&a, &b), table);
        }

        #[test]
        fn ascii_is_no_exception(a in "[a-d]{0,300}", b in "[a-d]{0,300}") {
            prop_assert_eq!(characters(&a, &b), distance(a.as_bytes(), b.as_bytes()));
        }

        #[test]
        fn it_is_symmetric_and_bounded(a in "\\PC{0,20}", b in "\\PC{0,20}") {
            let there = characters(&a, &b);
            prop_assert_eq!(there, characters(&b, &a));
            prop_assert!(there.edits <= there.longest);
            prop_assert!((0.0..=1.0).contains(&there.normalised()));
        }

        #[test]
        fn it_is_zero_only_for_equal_texts(a in "[ab]{0,6}", b in "[ab]{0,6}") {
            prop_assert_eq!(characters(&a, &b).edits == 0, a == b);
        }

        #[test]
        fn the_triangle_inequality_holds(a in "[abc]{0,8}", b in "[abc]{0,8}", c in "[abc]{0,8}") {
            prop_assert!(characters(&a, &c).edits <= characters(&a, &b).edits + characters(&b, &c).edits);
        }
    }
}
