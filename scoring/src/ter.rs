//! Translation edit rate (TER).

mod edit;
mod shift;

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use crate::{
    metric::{Metric, Scratch, case, signature, yes},
    ngram::Interner,
    tokenize::{marks_apart, points_apart, split},
};

/// Translation edit rate: the number of word edits and moves of blocks of words that turn a text into its reference.
///
/// In percent of the reference's words: 0 for equal texts, more than 100 if almost everything has to change.
///
/// # Definition
/// TER = 100 · (insertions + deletions + substitutions + shifts) / words of the reference; a shift moves a block of
/// words that the reference has at a different position, and costs 1 regardless of its length. Shifts are chosen
/// greedily.
/// # Arguments
/// See [`Metric`]. With several references, the smallest number of edits counts, divided by the mean length of the
/// references.
/// # Errors
/// None: against an empty reference, a text scores 100 and an empty text 0, as in sacrebleu.
/// # Conventions
/// Those of Tercom as implemented by sacrebleu: blocks of up to 10 words are moved by up to 50, edit distance within a
/// beam of 25 around the diagonal, 1,000 candidate shifts; case is ignored by default, and words are separated by white
/// space unless `normalised`. Asian scripts are not split, and punctuation is kept. Texts and references are normalised
/// once; sacrebleu 2.6.0 normalises references twice, so that a text with "it's," differs from itself there.
/// # Example
/// ```
/// use scoring::{metric::Metric, ter::Ter};
/// // One shift brings "today" to the end; five words.
/// let value = Ter::default().sentence("today we will be there", &["we will be there today"]).unwrap();
/// assert!((value - 20.0).abs() < 1e-9);
/// ```
/// # References
/// M. Snover et al., "A Study of Translation Edit Rate with Targeted Human Annotation", AMTA 2006.
/// Compared with sacrebleu 2.6.0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Ter {
    /// Whether punctuation is first separated from words.
    pub normalised: bool,
    /// Whether case is significant.
    pub case_sensitive: bool,
}

/// The counts TER is computed from.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct TerStats {
    /// Edits and shifts to the reference that needs fewest.
    pub n_edits: u64,
    /// Words of the references, on average.
    pub n_reference: f64,
}

impl AddAssign<&TerStats> for TerStats {
    fn add_assign(&mut self, other: &TerStats) {
        self.n_edits += other.n_edits;
        self.n_reference += other.n_reference;
    }
}

impl Ter {
    /// A text with white space between its words.
    fn prepared(self, text: &str) -> String {
        let text = if self.case_sensitive { text.to_owned() } else { text.to_lowercase() };
        if self.normalised && !text.is_empty() { normalised(&text) } else { text }
    }
}

impl Metric for Ter {
    type Stats = TerStats;

    fn stats(&self, _: &mut Scratch, hypothesis: &str, references: &[&str]) -> TerStats {
        let hypothesis = self.prepared(hypothesis);
        let references: Vec<String> = references.iter().map(|text| self.prepared(text)).collect();
        let mut interner = Interner::with_capacity(hypothesis.len() / 4);
        let hypothesis = interner.numbers(split(&hypothesis));
        let references: Vec<Vec<u32>> = references.iter().map(|text| interner.numbers(split(text))).collect();
        let n_words: usize = references.iter().map(Vec::len).sum();
        let edits = references.iter().map(|reference| shift::edits(&hypothesis, reference)).min();
        TerStats { n_edits: edits.unwrap_or(0), n_reference: n_words as f64 / references.len().max(1) as f64 }
    }

    fn value(&self, stats: &TerStats) -> f64 {
        if stats.n_reference > 0.0 {
            100.0 * stats.n_edits as f64 / stats.n_reference
        } else if stats.n_edits > 0 {
            100.0
        } else {
            0.0
        }
    }

    fn signature(&self, n_references: usize) -> String {
        signature(&[
            ("nrefs", &n_references.to_string()),
            ("case", case(!self.case_sensitive)),
            ("tok", "tercom"),
            ("norm", yes(self.normalised)),
            ("punct", yes(true)),
            ("asian", yes(false)),
        ])
    }
}

/// Tercom's normalisation: entities are resolved, punctuation and the English possessive are separated.
///
/// Possessives are separated before commas and full stops, so a possessive in front of one of these is not separated.
fn normalised(text: &str) -> String {
    let mut text = text.to_owned();
    for (from, to) in [("\n-", ""), ("\n", " "), ("&quot;", "\""), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">")] {
        if text.contains(from) {
            text = text.replace(from, to);
        }
    }
    points_apart(&marks_apart(&format!(" {text} ")).replace("'s ", " 's "))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn edits(hypothesis: &str, reference: &str) -> u64 {
        Ter::default().stats(&mut Scratch::default(), hypothesis, &[reference]).n_edits
    }

    /// Expected values from sacrebleu 2.6.0, `TER().sentence_score(..).num_edits`.
    #[test]
    fn edits_and_shifts_are_sacrebleus() {
        assert_eq!(edits("a b c d e f", "e f a b c d"), 1);
        assert_eq!(edits("a b c d e f", "f e d c b a"), 5);
        assert_eq!(edits("the big red dog ran home", "home ran the red big dog today"), 4);
        assert_eq!(edits("x x a b y y", "a b x y x y z"), 3);
    }

    #[test]
    fn normalisation_parts_marks_and_possessives() {
        let words = |text: &str| split(&normalised(text)).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words("it's john's, no?"), ["it", "'s", "john's", ",", "no", "?"]);
    }

    #[test]
    fn empty_texts_have_an_answer() {
        let value = |a, b| Ter::default().sentence(a, &[b]).unwrap();
        assert!(value("", "").abs() < f64::EPSILON);
        assert!((value("a b", "") - 100.0).abs() < f64::EPSILON);
        assert!((value("", "a b") - 100.0).abs() < f64::EPSILON);
    }

    proptest! {
        #[test]
        fn it_is_no_more_than_the_edit_distance(a in "[abc]( [abc]){0,11}", b in "[abc]( [abc]){0,11}") {
            let words = |text: &str| split(text).map(str::to_owned).collect::<Vec<_>>();
            let most = crate::levenshtein::distance(&words(&a), &words(&b)).edits;
            prop_assert!(edits(&a, &b) <= most as u64);
            prop_assert_eq!(edits(&a, &a), 0);
        }

        #[test]
        fn any_text_is_answered(a in "\\PC{0,40}", b in "\\PC{0,40}") {
            Ter { normalised: true, ..Ter::default() }.sentence(&a, &[&b]).unwrap();
        }
    }
}
