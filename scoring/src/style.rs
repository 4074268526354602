//! Style by words: a classifier of two styles, the lexicon of its most telling words, and texts
//! without these.

mod hashed;
mod lexicon;
mod logistic;
mod model;
mod validation;

use std::{
    collections::{BTreeMap, HashMap},
    error,
    fmt::{self, Display},
};

use serde::{Deserialize, Serialize};

use crate::text;
use logistic::Rows;

pub use hashed::{Hashed, Unit};
pub use lexicon::{Lexicon, MASK};
pub use model::Model;
pub use validation::{CrossValidation, cross_validate};

/// Whether a text with this probability of a style is classified as having it: from one half upwards, including exactly
/// one half.
///
/// Every accuracy follows this rule: the metrics `accuracy` and `accuracy-neural`, cross-validation, the held-out data
/// of a training run, and the tables of papers. A probability is exactly one half if a bag-of-words classifier knows
/// none of a text's words and its intercept is 0.
///
/// ```
/// use scoring::style::has_style;
/// assert!(has_style(0.5) && !has_style(0.499));
/// ```
pub fn has_style(probability: f64) -> bool {
    probability >= 0.5
}

/// A classifier of two styles by the words of a text: logistic regression on a bag of words.
///
/// # Definition
/// p(style | text) = 1 / (1 + exp(−b − Σ wᵢ nᵢ)), where nᵢ is the number of occurrences of word i. Training minimises ½
/// Σ wᵢ² + C Σ log(1 + exp(−y z)) with y = ±1 and z = b + Σ wᵢ nᵢ; the intercept b is not regularised.
/// # Conventions
/// Words are the tokens of [`text::tokens`] in normal form C and lower case, including punctuation and emoji. The loss
/// is that of scikit-learn's `LogisticRegression` with the same C, minimised until the gradient is 10⁻⁸ of its initial
/// value.
/// # Example
/// ```
/// use scoring::style::Classifier;
/// let texts = ["omg so cool !!!", "lol so bad", "This is excellent.", "It was disappointing."];
/// let classifier = Classifier::train(&texts, &[false, false, true, true], 1.0).unwrap();
/// assert!(classifier.probability("That is fine.") > 0.5 && classifier.probability("lol so cool") < 0.5);
/// assert!(classifier.lexicon(2, 2).holds("so"));
/// ```
/// # References
/// R. Mir, B. Felbo, N. Obradovich, I. Rahwan, "Evaluating Style Transfer for Text", NAACL 2019,
/// section 4.1.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Classifier {
    intercept: f64,
    words: BTreeMap<String, Word>,
}

/// The data of a word in a classifier.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Word {
    weight: f64,
    n_texts: usize,
}

/// The reason why no classifier could be trained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StyleError {
    /// There are not as many labels as texts.
    Unequal,
    /// All texts have the same style, or no text is given: nothing can be distinguished.
    OneStyle,
    /// C is not a positive number.
    Strength,
    /// Cross-validation needs two folds or more, and two different texts of each style.
    Folds,
}

impl Display for StyleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unequal => "each text needs one label",
            Self::OneStyle => "there must be texts of both styles",
            Self::Strength => "C must be a positive number",
            Self::Folds => "cross-validation needs 2 folds or more, and 2 different texts of each style",
        })
    }
}

impl error::Error for StyleError {}

impl Classifier {
    /// Trains on texts, each with whether it has the style; `c` is the weight of the texts relative to the
    /// regularisation.
    pub fn train<S: AsRef<str>>(texts: &[S], has_style: &[bool], c: f64) -> Result<Self, StyleError> {
        check(texts.len(), has_style, c)?;
        let mut ids: HashMap<String, u32> = HashMap::new();
        let mut rows = Rows::default();
        let mut n_texts: Vec<usize> = Vec::new();
        for text in texts {
            let mut counts: BTreeMap<u32, f64> = BTreeMap::new();
            for word in words(text.as_ref()) {
                let next = u32::try_from(ids.len()).expect("a language has fewer than 2^32 words");
                *counts.entry(*ids.entry(word).or_insert(next)).or_default() += 1.0;
            }
            n_texts.resize(ids.len(), 0);
            for id in counts.keys() {
                n_texts[*id as usize] += 1;
            }
            rows.push(counts);
        }
        let mut weights = logistic::fit(&rows, has_style, ids.len(), c);
        let intercept = weights.pop().expect("the intercept is the last weight");
        let word =
            |(word, id): (String, u32)| (word, Word { weight: weights[id as usize], n_texts: n_texts[id as usize] });
        Ok(Self { intercept, words: ids.into_iter().map(word).collect() })
    }

    /// The probability that a text has the style; words that did not occur in training are ignored.
    pub fn probability(&self, text: &str) -> f64 {
        logistic::sigmoid(self.logit(text))
    }

    /// The logarithm of the odds that a text has the style.
    pub fn logit(&self, text: &str) -> f64 {
        self.intercept + words(text).filter_map(|word| self.weight(&word)).sum::<f64>()
    }

    /// The weight of a word in favour of the style, or against it if negative.
    pub fn weight(&self, word: &str) -> Option<f64> {
        self.words.get(word).map(|word| word.weight)
    }

    /// The weight of a text without known words.
    pub fn intercept(&self) -> f64 {
        self.intercept
    }

    /// The number of words with a weight.
    pub fn n_words(&self) -> usize {
        self.words.len()
    }

    /// The `n` words with the largest absolute weight among those in at least `fewest_texts` training texts.
    ///
    /// Words with equal weights are taken in alphabetical order.
    pub fn lexicon(&self, n: usize, fewest_texts: usize) -> Lexicon {
        let often = self.words.iter().filter(|(_, known)| known.n_texts >= fewest_texts);
        let mut words: Vec<(&String, f64)> = often.map(|(w, known)| (w, known.weight.abs())).collect();
        words.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(b.0)));
        words.into_iter().take(n).map(|(word, _)| word.clone()).collect()
    }
}

/// Returns an error for data from which nothing can be learned.
fn check(n_texts: usize, has_style: &[bool], c: f64) -> Result<(), StyleError> {
    if n_texts != has_style.len() {
        return Err(StyleError::Unequal);
    }
    if !has_style.contains(&true) || !has_style.contains(&false) {
        return Err(StyleError::OneStyle);
    }
    if !(c > 0.0 && c.is_finite()) {
        return Err(StyleError::Strength);
    }
    Ok(())
}

/// The words of a text as features.
fn words(text: &str) -> impl Iterator<Item = String> {
    let folded = text::nfc(text).to_lowercase();
    text::tokens(&folded).into_iter().map(str::to_owned).collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_learned_is_refused() {
        let train = |labels: &[bool], c| Classifier::train(&["a", "b"], labels, c).map(|_| ());
        assert_eq!(train(&[true], 1.0), Err(StyleError::Unequal));
        assert_eq!(train(&[true, true], 1.0), Err(StyleError::OneStyle));
        assert_eq!(train(&[true, false], 0.0), Err(StyleError::Strength));
        assert_eq!(train(&[true, false], f64::NAN), Err(StyleError::Strength));
    }

    #[test]
    fn mirrored_texts_have_mirrored_weights() {
        let classifier = Classifier::train(&["a c", "b c"], &[true, false], 1.0).unwrap();
        let weight = |word| classifier.weight(word).unwrap();
        assert!((weight("a") + weight("b")).abs() < 1e-9 && weight("c").abs() < 1e-9);
        // The optimum solves w = σ(-w): each text leaves its word the weight of its own error.
        assert!((weight("a") - logistic::sigmoid(-weight("a"))).abs() < 1e-6);
        assert!(classifier.intercept().abs() < 1e-9);
    }
}
