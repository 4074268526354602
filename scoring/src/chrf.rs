//! chrF and chrF++.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use crate::{
    metric::{Metric, Scratch, case, signature, yes},
    ngram::{Interner, Table, each},
    tokenize::{is_space, split},
};

/// The longest character n-gram counted.
pub const CHARACTER_ORDER: usize = 6;
/// The longest word n-gram chrF++ counts.
pub const WORD_ORDER: usize = 2;
const ORDERS: usize = CHARACTER_ORDER + WORD_ORDER;

/// chrF: the overlap of a text's character n-grams with those of its reference; chrF++ also counts words and pairs of
/// words.
///
/// From 0 (nothing in common) to 100 (equal apart from white space). It gives credit for partly correct word forms,
/// where BLEU only sees a different word.
///
/// # Definition
/// chrF = (1 + β²) P R / (β² P + R), β = 2; P and R are precision and recall of the n-grams of each
/// order, averaged over the orders that occur in both texts: characters 1 to 6, words 0 (chrF) or 1
/// to 2 (chrF++).
/// # Arguments
/// See [`Metric`]. With several references, the best score counts in each segment.
/// # Conventions
/// The same as sacrebleu's: white space is ignored; over a corpus, counts are summed before the formula is applied; a
/// word of chrF++ is a string between white space, with one ASCII punctuation mark removed from its end, or otherwise
/// from its beginning. Texts are not normalised and should be passed in normal form C.
/// # Example
/// ```
/// use scoring::{chrf::Chrf, metric::Metric};
/// // "ab" against "ac": P = R = (1/2 + 0/1) / 2.
/// assert!((Chrf::default().sentence("ab", &["ac"]).unwrap() - 25.0).abs() < 1e-9);
/// ```
/// # References
/// M. Popović, "chrF: character n-gram F-score for automatic MT evaluation", WMT 2015; "chrF++:
/// words helping character n-grams", WMT 2017. Compared with sacrebleu 2.6.0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Chrf {
    /// Whether words and pairs of words are counted too: chrF++.
    pub words: bool,
    /// Whether case is ignored.
    pub lowercase: bool,
}

/// The n-grams of one order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Order {
    /// In the text; 0 if the reference has none of this order.
    pub n_hypothesis: u64,
    /// In the reference.
    pub n_reference: u64,
    /// In both.
    pub n_matches: u64,
}

/// The counts chrF is computed from: orders 1 to 6 of characters, then 1 to 2 of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ChrfStats {
    /// The counts of each order.
    pub orders: [Order; ORDERS],
}

impl AddAssign<&ChrfStats> for ChrfStats {
    fn add_assign(&mut self, other: &ChrfStats) {
        for (sum, order) in self.orders.iter_mut().zip(&other.orders) {
            sum.n_hypothesis += order.n_hypothesis;
            sum.n_reference += order.n_reference;
            sum.n_matches += order.n_matches;
        }
    }
}

impl Chrf {
    /// chrF++.
    pub fn plus_plus() -> Self {
        Self { words: true, ..Self::default() }
    }

    /// The counts of one text against one reference.
    fn against(self, table: &mut Table, hypothesis: &Symbols, reference: &Symbols) -> ChrfStats {
        let mut stats = ChrfStats::default();
        let (characters, words) = stats.orders.split_at_mut(CHARACTER_ORDER);
        count(table, &hypothesis.characters, &reference.characters, characters, 21);
        if self.words {
            count(table, &hypothesis.words, &reference.words, words, 32);
        }
        stats
    }

    /// A text, lower-cased if the settings require it.
    fn prepared(self, text: &str) -> String {
        if self.lowercase { text.to_lowercase() } else { text.to_owned() }
    }
}

impl Metric for Chrf {
    type Stats = ChrfStats;

    fn stats(&self, scratch: &mut Scratch, hypothesis: &str, references: &[&str]) -> ChrfStats {
        let hypothesis = self.prepared(hypothesis);
        let references: Vec<String> = references.iter().map(|text| self.prepared(text)).collect();
        let mut interner = Interner::default();
        let mut symbols = |text| Symbols::of(text, self.words.then_some(&mut interner));
        let hypothesis = symbols(&hypothesis);
        let mut best = (f64::NEG_INFINITY, ChrfStats::default());
        for reference in &references {
            let stats = self.against(&mut scratch.table, &hypothesis, &symbols(reference));
            let value = self.value(&stats);
            if value > best.0 {
                best = (value, stats);
            }
        }
        best.1
    }

    fn value(&self, stats: &ChrfStats) -> f64 {
        const FACTOR: f64 = 4.0;
        let counted = stats.orders.iter().filter(|o| o.n_hypothesis > 0 && o.n_reference > 0);
        let (mut precision, mut recall, mut n_orders) = (0.0, 0.0, 0.0);
        for order in counted {
            precision += order.n_matches as f64 / order.n_hypothesis as f64;
            recall += order.n_matches as f64 / order.n_reference as f64;
            n_orders += 1.0;
        }
        if precision + recall <= 0.0 {
            return 0.0;
        }
        let (precision, recall) = (precision / n_orders, recall / n_orders);
        100.0 * (1.0 + FACTOR) * precision * recall / (FACTOR * precision + recall)
    }

    fn signature(&self, n_references: usize) -> String {
        signature(&[
            ("nrefs", &n_references.to_string()),
            ("case", case(self.lowercase)),
            ("eff", yes(true)),
            ("nc", "6"),
            ("nw", if self.words { "2" } else { "0" }),
            ("space", yes(false)),
        ])
    }
}

/// A text as numbers that n-grams are made of.
struct Symbols {
    characters: Vec<u32>,
    words: Vec<u32>,
}

impl Symbols {
    /// The characters of a text without white space, counted from 1, and its words if there is an
    /// interner for them.
    fn of<'a>(text: &'a str, interner: Option<&mut Interner<'a>>) -> Self {
        Self {
            characters: text.chars().filter(|c| !is_space(*c)).map(|c| c as u32 + 1).collect(),
            words: interner.map_or_else(Vec::new, |interner| {
                interner.numbers(split(text).flat_map(parted).filter(|part| !part.is_empty()))
            }),
        }
    }
}

/// A word without the punctuation mark at its end, and the mark; or the mark at its beginning, and the word.
fn parted(word: &str) -> [&str; 2] {
    if word.chars().nth(1).is_none() {
        return [word, ""];
    }
    if word.ends_with(|c: char| c.is_ascii_punctuation()) {
        return word.split_at(word.len() - 1).into();
    }
    let start = usize::from(word.starts_with(|c: char| c.is_ascii_punctuation()));
    word.split_at(start).into()
}

/// Counts the n-grams of two texts, for each of `orders` in turn.
fn count(table: &mut Table, hypothesis: &[u32], reference: &[u32], orders: &mut [Order], bits: u32) {
    let all = 1..orders.len() + 1;
    table.clear(orders.len() * (hypothesis.len() + reference.len()));
    each(reference, all.clone(), bits, |_, key| {
        table.add_reference(key, 1);
    });
    each(hypothesis, all.clone(), bits, |n, key| {
        orders[n - 1].n_matches += u64::from(table.add_hypothesis(key));
    });
    for (n, order) in all.zip(orders) {
        let n_grams = |symbols: &[u32]| (symbols.len() + 1).saturating_sub(n) as u64;
        order.n_reference = n_grams(reference);
        order.n_hypothesis = if order.n_reference == 0 { 0 } else { n_grams(hypothesis) };
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_word_is_parted_from_one_mark() {
        assert_eq!(
            [parted("(hi)"), parted("(hi"), parted("!"), parted("é,"), parted("né")],
            [["(hi", ")"], ["(", "hi"], ["!", ""], ["é", ","], ["", "né"]]
        );
    }

    #[test]
    fn the_best_reference_counts() {
        let value = Chrf::default().sentence("gatto", &["cane", "gatto"]).unwrap();
        assert!((value - 100.0).abs() < 1e-9);
    }

    proptest! {
        #[test]
        fn it_is_bounded_for_any_text(a in "\\PC{0,30}", b in "\\PC{0,30}") {
            for chrf in [Chrf::default(), Chrf::plus_plus()] {
                let value = chrf.sentence(&a, &[&b]).unwrap();
                prop_assert!((0.0..=100.0 + 1e-9).contains(&value), "{}", value);
            }
        }

        #[test]
        fn a_text_against_itself_has_100(text in "\\w{1,9}[!?]?( \\w{1,9}){0,3}") {
            for chrf in [Chrf::default(), Chrf::plus_plus()] {
                prop_assert!((chrf.sentence(&text, &[&text]).unwrap() - 100.0).abs() < 1e-9);
            }
        }
    }
}
