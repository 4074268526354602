//! ROUGE-L.

use serde::{Deserialize, Serialize};

use crate::text;

/// ROUGE-L of a text, by the words it has in common with its reference in the same order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RougeL {
    /// The longest common subsequence.
    pub n_common: usize,
    /// The words of the text.
    pub n_hypothesis: usize,
    /// The words of the reference.
    pub n_reference: usize,
}

impl RougeL {
    /// The share of the text's words that are in common; 0 for a text without words.
    pub fn precision(self) -> f64 {
        share(self.n_common, self.n_hypothesis)
    }

    /// The share of the reference's words that are in common; 0 for a reference without words.
    pub fn recall(self) -> f64 {
        share(self.n_common, self.n_reference)
    }

    /// The harmonic mean of both, from 0 (no word in common) to 1 (the same words in the same
    /// order).
    pub fn f1(self) -> f64 {
        share(2 * self.n_common, self.n_hypothesis + self.n_reference)
    }
}

/// ROUGE-L: the longest common subsequence of words of a text and its reference.
///
/// # Definition
/// L = length of the longest common subsequence; P = L / |text|, R = L / |reference|, F₁ = 2 P R /
/// (P + R).
/// # Conventions
/// Words are those of [`text::words`] in lower case, without stemming. The package `rouge-score` splits words at every
/// character that is not an ASCII letter or digit, which breaks words with accents.
/// # Example
/// ```
/// let rouge = scoring::rouge::rouge_l("the cat sat", "The cat has sat.");
/// assert_eq!((rouge.precision(), rouge.recall()), (1.0, 0.75));
/// ```
/// # References
/// C.-Y. Lin, "ROUGE: A Package for Automatic Evaluation of Summaries", ACL workshop 2004.
pub fn rouge_l(hypothesis: &str, reference: &str) -> RougeL {
    let folded = [hypothesis, reference].map(|text| text::nfc(text).to_lowercase());
    let [a, b] = [&folded[0], &folded[1]].map(|text| text::words(text));
    RougeL { n_common: longest_common(&a, &b), n_hypothesis: a.len(), n_reference: b.len() }
}

/// The length of the longest common subsequence, in time |a|·|b| and memory |b|.
fn longest_common(a: &[&str], b: &[&str]) -> usize {
    let mut row = vec![0; b.len() + 1];
    for x in a {
        let mut diagonal = 0;
        for (j, y) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = if x == y { diagonal + 1 } else { above.max(row[j]) };
            diagonal = above;
        }
    }
    row[b.len()]
}

/// A share, 0 of nothing.
fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_papers_example_comes_out() {
        // Lin 2004, section 3: "police kill the gunman" and "the gunman kill police" against "police killed the gunman".
        let of = |text| rouge_l(text, "police killed the gunman").f1();
        assert!((of("police kill the gunman") - 0.75).abs() < 1e-12);
        assert!((of("the gunman kill police") - 0.5).abs() < 1e-12);
    }

    proptest! {
        #[test]
        fn it_is_symmetric_and_bounded(a in "[abc ]{0,20}", b in "[abc ]{0,20}") {
            let (there, back) = (rouge_l(&a, &b), rouge_l(&b, &a));
            prop_assert!((there.f1() - back.f1()).abs() < f64::EPSILON);
            prop_assert!((0.0..=1.0).contains(&there.f1()));
            prop_assert!((there.precision() - back.recall()).abs() < f64::EPSILON);
        }
    }
}
