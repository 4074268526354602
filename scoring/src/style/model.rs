//! A classifier of either kind, as files and metrics have it.

use serde::{Deserialize, Serialize};

use super::{Classifier, Hashed, Lexicon};
use crate::metric::signature;

/// The size of a model's lexicon, and the minimum number of training texts of a word.
const LEXICON: (usize, usize) = (100, 5);

/// A classifier of two styles.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Model {
    /// By words, with a lexicon.
    Words(Classifier),
    /// By hashed n-grams.
    Hashed(Hashed),
}

impl Model {
    /// The probability that a text has the style.
    pub fn probability(&self, text: &str) -> f64 {
        match self {
            Self::Words(classifier) => classifier.probability(text),
            Self::Hashed(hashed) => hashed.probability(text),
        }
    }

    /// Its most informative words: 100 of those in at least 5 training texts. A model of hashed n-grams has none.
    pub fn lexicon(&self) -> Option<Lexicon> {
        match self {
            Self::Words(classifier) => Some(classifier.lexicon(LEXICON.0, LEXICON.1)),
            Self::Hashed(_) => None,
        }
    }

    /// The configuration that must be equal for two scores to be comparable.
    pub(crate) fn signature(&self, score: &str) -> String {
        let (features, size) = match self {
            Self::Words(classifier) => ("words", classifier.n_words().to_string()),
            Self::Hashed(hashed) => ("hashed", format!("2^{}", hashed.bits())),
        };
        signature(&[("style", "logistic"), ("features", features), ("size", &size), ("case", "lc"), ("score", score)])
    }
}
