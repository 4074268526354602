//! BLEU.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use crate::{
    metric::{Metric, Scratch, case, signature, yes},
    ngram::{Interner, each},
    tokenize::{Tokenizer, split},
};

/// The longest n-gram counted.
pub const ORDER: usize = 4;

/// BLEU: the share of a text's word n-grams that its references contain, with a penalty for texts that are too short.
///
/// From 0 (no n-gram in common) to 100 (equal to a reference). Additional references tend to raise it.
///
/// # Definition
/// BLEU = BP · (p₁ p₂ p₃ p₄)^¼; pₙ is the share of n-grams found in a reference, each counted at most as often as in
/// the reference that contains it most often; BP = min(1, exp(1 − r/c)), c the length of the text, r that of the
/// closest reference.
/// # Arguments
/// See [`Metric`]. Over a corpus, the counts are summed before the formula is applied.
/// # Conventions
/// The same as sacrebleu's: if two references are equally close in length, the shorter counts; without a single match
/// the score is 0 regardless of the smoothing. The defaults are sacrebleu's for a corpus; [`Bleu::sentence_level`] has
/// the settings that it recommends for a single sentence. Texts are not normalised and should be passed in normal form
/// C.
/// # Example
/// ```
/// use scoring::{bleu::Bleu, metric::Metric};
/// // 5/6, 3/5, 1/4 and, with nothing in common among 3 4-grams, 1/(2·3).
/// let value = Bleu::default().sentence("the cat sat on the mat", &["the cat is on the mat"]).unwrap();
/// assert!((value - 100.0 * (5.0 / 6.0 * 0.6 * 0.25 / 6.0_f64).powf(0.25)).abs() < 1e-9);
/// ```
/// # References
/// K. Papineni et al., "BLEU: a Method for Automatic Evaluation of Machine Translation", ACL 2002.
/// M. Post, "A Call for Clarity in Reporting BLEU Scores", WMT 2018. Compared with sacrebleu 2.6.0.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Bleu {
    /// The tokenizer.
    pub tokenizer: Tokenizer,
    /// Whether case is ignored.
    pub lowercase: bool,
    /// The replacement for a precision of 0.
    pub smoothing: Smoothing,
    /// Whether orders longer than the text are omitted from the mean instead of making it 0.
    pub effective_order: bool,
}

/// The replacement for a precision of 0 (Chen and Cherry 2014).
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Smoothing {
    /// Half a match for the first order without matches, a quarter for the second, and so on.
    #[default]
    Exp,
    /// This number of matches for an order without matches; sacrebleu's default is 0.1.
    Floor(f64),
    /// This number is added to the matches and n-grams of each order above 1; sacrebleu's default is 1.
    AddK(f64),
    /// Nothing: an order without matches makes the score 0.
    None,
}

/// The counts BLEU is computed from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct BleuStats {
    /// Tokens of the text.
    pub n_tokens: u64,
    /// Tokens of the reference closest in length.
    pub n_reference: u64,
    /// N-grams of the text, by order from 1.
    pub total: [u64; ORDER],
    /// Those found in a reference.
    pub correct: [u64; ORDER],
}

impl AddAssign<&BleuStats> for BleuStats {
    fn add_assign(&mut self, other: &BleuStats) {
        self.n_tokens += other.n_tokens;
        self.n_reference += other.n_reference;
        for n in 0..ORDER {
            self.total[n] += other.total[n];
            self.correct[n] += other.correct[n];
        }
    }
}

impl BleuStats {
    /// The factor by which a text shorter than its reference is discounted; 0 for an empty text.
    pub fn brevity_penalty(&self) -> f64 {
        if self.n_tokens >= self.n_reference {
            1.0
        } else if self.n_tokens == 0 {
            0.0
        } else {
            (1.0 - self.n_reference as f64 / self.n_tokens as f64).exp()
        }
    }
}

impl Bleu {
    /// The settings advised for single sentences: exponential smoothing and effective order.
    pub fn sentence_level() -> Self {
        Self { effective_order: true, ..Self::default() }
    }

    /// The precision of each order in percent, as it enters the mean, up to the last order that
    /// does.
    fn precisions(&self, stats: &BleuStats) -> Vec<f64> {
        let mut precisions = Vec::with_capacity(ORDER);
        let mut halved = 1.0;
        for n in 0..ORDER {
            let added = match self.smoothing {
                Smoothing::AddK(k) if n > 0 => k,
                _ => 0.0,
            };
            let (correct, total) = (stats.correct[n] as f64 + added, stats.total[n] as f64 + added);
            if total <= 0.0 {
                break;
            }
            let found = match self.smoothing {
                _ if correct > 0.0 => correct,
                Smoothing::Exp => {
                    halved /= 2.0;
                    halved
                }
                Smoothing::Floor(matches) => matches,
                Smoothing::AddK(_) | Smoothing::None => 0.0,
            };
            precisions.push(100.0 * found / total);
        }
        if !self.effective_order {
            precisions.resize(ORDER, 0.0);
        }
        precisions
    }

    /// A text with its tokens separated by spaces, lower-cased if the settings require it.
    fn prepared(&self, text: &str) -> String {
        if self.lowercase { self.tokenizer.tokenize(&text.to_lowercase()) } else { self.tokenizer.tokenize(text) }
    }
}

impl Metric for Bleu {
    type Stats = BleuStats;

    fn stats(&self, scratch: &mut Scratch, hypothesis: &str, references: &[&str]) -> BleuStats {
        let hypothesis = self.prepared(hypothesis);
        let references: Vec<String> = references.iter().map(|text| self.prepared(text)).collect();
        let mut interner = Interner::with_capacity(hypothesis.len() / 4);
        let references: Vec<Vec<u32>> = references.iter().map(|text| interner.numbers(split(text))).collect();
        let hypothesis = interner.numbers(split(&hypothesis));

        let n_tokens: usize = references.iter().map(Vec::len).sum::<usize>() + hypothesis.len();
        let table = &mut scratch.table;
        table.clear(ORDER * n_tokens);
        for (number, reference) in (1..).zip(&references) {
            each(reference, 1..ORDER + 1, 32, |_, key| {
                table.add_reference(key, number);
            });
        }
        let mut stats = BleuStats {
            n_tokens: hypothesis.len() as u64,
            n_reference: closest(hypothesis.len(), &references),
            ..BleuStats::default()
        };
        each(&hypothesis, 1..ORDER + 1, 32, |n, key| {
            stats.total[n - 1] += 1;
            stats.correct[n - 1] += u64::from(table.add_hypothesis(key));
        });
        stats
    }

    fn value(&self, stats: &BleuStats) -> f64 {
        let precisions = self.precisions(stats);
        if stats.correct.iter().all(|n| *n == 0) || precisions.iter().any(|p| *p <= 0.0) {
            return 0.0;
        }
        let mean_log = precisions.iter().map(|p| p.ln()).sum::<f64>() / precisions.len() as f64;
        stats.brevity_penalty() * mean_log.exp()
    }

    fn signature(&self, n_references: usize) -> String {
        let smoothing = match self.smoothing {
            Smoothing::Exp => "exp".to_owned(),
            Smoothing::Floor(matches) => format!("floor[{matches:.2}]"),
            Smoothing::AddK(k) => format!("add-k[{k:.2}]"),
            Smoothing::None => "none".to_owned(),
        };
        signature(&[
            ("nrefs", &n_references.to_string()),
            ("case", case(self.lowercase)),
            ("eff", yes(self.effective_order)),
            ("tok", self.tokenizer.name()),
            ("smooth", &smoothing),
        ])
    }
}

/// The length of the reference closest to a length; of two equally close ones, the shorter.
fn closest(length: usize, references: &[Vec<u32>]) -> u64 {
    let nearest = references.iter().map(Vec::len).min_by_key(|n| (n.abs_diff(length), *n)).unwrap_or(0);
    nearest as u64
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::metric::Unaligned;

    fn sentence(bleu: Bleu, hypothesis: &str, references: &[&str]) -> f64 {
        bleu.sentence(hypothesis, references).unwrap()
    }

    #[test]
    fn the_signature_is_sacrebleus() {
        let bleu = Bleu { smoothing: Smoothing::Floor(0.1), lowercase: true, ..Bleu::default() };
        let expected = "nrefs:2|case:lc|eff:no|tok:13a|smooth:floor[0.10]|version:concord-";
        assert!(bleu.signature(2).starts_with(expected));
    }

    #[test]
    fn nothing_in_common_is_zero_and_nothing_at_all_too() {
        assert!(sentence(Bleu::default(), "a b c d", &["e f g h"]).abs() < f64::EPSILON);
        assert!(sentence(Bleu::sentence_level(), "", &["e"]).abs() < f64::EPSILON);
        assert!(sentence(Bleu::sentence_level(), "e", &[""]).abs() < f64::EPSILON);
    }

    #[test]
    fn unaligned_texts_are_refused() {
        let bleu = Bleu::default();
        let refused = bleu.corpus(&["a", "b"], &[vec!["a", "b"], vec!["a"]]);
        let expected = Unaligned::Unequal { set: 1, n_references: 1, n_hypotheses: 2 };
        assert_eq!(refused, Err(expected));
        assert_eq!(bleu.corpus::<&str, &str>(&[], &[vec![]]), Err(Unaligned::Empty));
        assert_eq!(bleu.corpus::<_, &str>(&["a"], &[]), Err(Unaligned::NoReferences));
    }

    proptest! {
        #[test]
        fn a_text_against_itself_has_100(text in "\\w{1,4}( \\w{1,4}){3,9}") {
            prop_assert!((sentence(Bleu::default(), &text, &[&text]) - 100.0).abs() < 1e-9);
        }

        #[test]
        fn it_is_bounded_for_any_text(a in "\\PC{0,30}", b in "\\PC{0,30}", c in "\\PC{0,30}") {
            for smoothing in [Smoothing::Exp, Smoothing::Floor(0.1), Smoothing::AddK(1.0), Smoothing::None] {
                let value = sentence(Bleu { smoothing, ..Bleu::sentence_level() }, &a, &[&b, &c]);
                prop_assert!((0.0..=100.0 + 1e-9).contains(&value), "{}", value);
            }
        }

        #[test]
        fn the_order_of_segments_does_not_matter(texts in prop::collection::vec(("[ab ]{0,9}", "[ab ]{0,9}"), 1..6)) {
            let score = |texts: &[(String, String)]| {
                let (h, r): (Vec<_>, Vec<_>) = texts.iter().cloned().unzip();
                Bleu::default().corpus(&h, &[r]).unwrap().value
            };
            let reversed: Vec<_> = texts.iter().rev().cloned().collect();
            prop_assert!((score(&texts) - score(&reversed)).abs() < 1e-12);
        }
    }
}
