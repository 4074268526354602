//! A classifier of two styles by hashed n-grams, for languages with spaces and without.

use std::{
    collections::BTreeMap,
    hash::{BuildHasher as _, BuildHasherDefault},
    ops::RangeInclusive,
};

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use super::{StyleError, check, logistic};
use crate::{hash::Folded, text};

/// The allowed sizes of a model, as powers of 2.
const BITS: RangeInclusive<u32> = 1..=24;

/// The units of n-grams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Words and pairs of words: languages with spaces.
    #[default]
    Words,
    /// One to four characters, for languages without spaces between words.
    Characters,
}

impl Unit {
    /// The unit of a BCP 47 language tag: characters for Chinese, Japanese, Thai, Lao, Khmer,
    /// Burmese and Tibetan, words for others.
    pub fn of(language: &str) -> Self {
        let language = language.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        let unspaced = ["zh", "yue", "ja", "th", "lo", "km", "my", "bo"];
        if unspaced.contains(&language.as_str()) { Self::Characters } else { Self::Words }
    }
}

/// A classifier of two styles by the hashed n-grams of a text, whose weights are averaged.
///
/// # Definition
/// p(style | text) = 1 / (1 + exp(−b − (1/n) Σ w[h(g)])), where the sum is over the n n-grams g of the text; h maps
/// each of them to one of 2ᵏ indices. Training minimises the same loss as [`super::Classifier`].
/// # Conventions
/// Tokens are those of [`text::tokens`] in normal form C and lower case; characters are those of these tokens without
/// white space. N-grams with the same index share its weight. For a text without n-grams, only the intercept is used.
/// # Example
/// ```
/// use scoring::style::{Hashed, Unit};
/// let texts = ["くださいませ", "でございます", "だよね", "じゃん"];
/// let model = Hashed::train(&texts, &[true, true, false, false], 100.0, Unit::Characters, 12).unwrap();
/// assert!(model.probability("ございませ") > 0.5 && model.probability("だよ") < 0.5);
/// ```
/// # References
/// A. Joulin et al., "Bag of Tricks for Efficient Text Classification", EACL 2017, for the average;
/// K. Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", ICML 2009.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Hashed {
    unit: Unit,
    #[serde(deserialize_with = "bits")]
    bits: u32,
    intercept: f64,
    /// The non-zero weights, by index.
    weights: BTreeMap<u32, f64>,
}

impl Hashed {
    /// Trains on texts, each with whether it has the style, with 2 to the power of `bits` places
    /// (1 to 24).
    pub fn train<S: AsRef<str>>(
        texts: &[S],
        has_style: &[bool],
        c: f64,
        unit: Unit,
        bits: u32,
    ) -> Result<Self, StyleError> {
        check(texts.len(), has_style, c)?;
        let bits = bits.clamp(*BITS.start(), *BITS.end());
        let mut rows = logistic::Rows::default();
        let mut used = vec![false; 1 << bits];
        for text in texts {
            let shares = shares(text.as_ref(), unit, bits);
            for place in shares.keys() {
                used[*place as usize] = true;
            }
            rows.push(shares);
        }
        let mut weights = logistic::fit(&rows, has_style, 1 << bits, c);
        let intercept = weights.pop().expect("the intercept is the last weight");
        let weights = (0..).zip(weights).filter(|(place, _)| used[*place as usize]).collect();
        Ok(Self { unit, bits, intercept, weights })
    }

    /// The probability that a text has the style.
    pub fn probability(&self, text: &str) -> f64 {
        let weight = |(place, share): (u32, f64)| self.weights.get(&place).copied().unwrap_or(0.0) * share;
        let logit = self.intercept + shares(text, self.unit, self.bits).into_iter().map(weight).sum::<f64>();
        logistic::sigmoid(logit)
    }

    /// The number of places, as a power of 2.
    pub fn bits(&self) -> u32 {
        self.bits
    }
}

/// The number of places in a file, as a power of 2, which a model can have.
fn bits<'de, D: Deserializer<'de>>(file: D) -> Result<u32, D::Error> {
    let bits = u32::deserialize(file)?;
    let refused = || D::Error::custom("a model has 2^1 to 2^24 places");
    BITS.contains(&bits).then_some(bits).ok_or_else(refused)
}

/// The places of a text's n-grams, each with its share of them.
fn shares(text: &str, unit: Unit, bits: u32) -> BTreeMap<u32, f64> {
    let folded = text::nfc(text).to_lowercase();
    let tokens = text::tokens(&folded);
    let hash = BuildHasherDefault::<Folded>::default();
    let place = |hash: u64| u32::try_from(hash >> (64 - bits)).expect("there are at most 2^24 places");
    let places: Vec<u32> = match unit {
        Unit::Words => {
            let n_grams = (1..=2).flat_map(|n| tokens.windows(n));
            n_grams.map(|n_gram| place(hash.hash_one(n_gram))).collect()
        }
        Unit::Characters => {
            let characters: Vec<char> = tokens.iter().flat_map(|token| token.chars()).collect();
            let n_grams = (1..=4).flat_map(|n| characters.windows(n));
            n_grams.map(|n_gram| place(hash.hash_one(n_gram))).collect()
        }
    };
    let mut shares = BTreeMap::new();
    for place in &places {
        *shares.entry(*place).or_default() += 1.0 / places.len() as f64;
    }
    shares
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_language_tells_the_unit() {
        assert_eq!(
            [Unit::of("ja-JP"), Unit::of("th"), Unit::of("pt-BR")],
            [Unit::Characters, Unit::Characters, Unit::Words]
        );
    }

    #[test]
    fn a_text_said_twice_has_the_same_words() {
        let one = shares("so cool", Unit::Words, 20);
        assert_eq!(one.len(), 3);
        assert!((one.values().sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_file_with_too_many_places_or_none_is_refused() {
        let read = |bits: u32| {
            let file = format!(r#"{{"unit":"words","bits":{bits},"intercept":0.0,"weights":{{"0":1.0}}}}"#);
            serde_json::from_str::<Hashed>(&file).map(|model| model.probability("so cool"))
        };
        assert!(read(1).is_ok() && read(24).is_ok());
        assert!([0, 25, 64, 65].into_iter().all(|bits| read(bits).is_err()));
    }

    proptest! {
        #[test]
        fn any_text_has_a_probability(text in "\\PC{0,30}") {
            for unit in [Unit::Words, Unit::Characters] {
                let model = Hashed::train(&["a b", "ü 🙂"], &[true, false], 1.0, unit, 8).unwrap();
                prop_assert!((0.0..=1.0).contains(&model.probability(&text)));
            }
        }
    }
}
