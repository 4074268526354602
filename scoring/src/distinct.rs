//! Distinct-n: the diversity within a set of texts.

use std::{
    collections::HashSet,
    hash::{BuildHasher as _, BuildHasherDefault},
    ops::AddAssign,
};

use serde::{Deserialize, Serialize};

use crate::{
    hash::{AsIs, Folded},
    text,
};

/// The number of n-grams of texts, and the number of different ones among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Distinct {
    /// Different n-grams.
    pub n_different: usize,
    /// All n-grams.
    pub n_all: usize,
}

impl Distinct {
    /// The share of different n-grams: near 0 if texts are repetitive, 1 if no n-gram occurs twice.
    ///
    /// `None` if the texts contain no n-gram.
    pub fn value(self) -> Option<f64> {
        (self.n_all > 0).then(|| self.n_different as f64 / self.n_all as f64)
    }
}

/// Distinct-n: the number of different n-grams of texts, divided by the number of all their n-grams.
///
/// # Definition
/// |different n-grams| / |n-grams|, over all texts together.
/// # Arguments
/// `n` is 1 or more; texts in normal form C.
/// # Conventions
/// Tokens are those of [`text::tokens`], case-sensitive; n-grams do not cross the boundary between two texts. The share
/// decreases with the number of texts, so only collections of the same size should be compared.
/// # Example
/// ```
/// let distinct = scoring::distinct::distinct(&["so so good", "so good"], 2);
/// assert_eq!((distinct.n_different, distinct.n_all), (2, 3));
/// ```
/// # References
/// J. Li et al., "A Diversity-Promoting Objective Function for Neural Conversation Models", NAACL
/// 2016.
pub fn distinct<S: AsRef<str>>(texts: &[S], n: usize) -> Distinct {
    let mut seen = Seen::default();
    for text in texts {
        seen += &Seen::of(text.as_ref(), n);
    }
    seen.counts()
}

/// The n-grams so far, for a stream of texts.
///
/// An n-gram is stored as eight bytes; two n-grams share them once in 10¹⁹ pairs.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Seen {
    different: HashSet<u64, BuildHasherDefault<AsIs>>,
    n_all: usize,
}

impl Seen {
    /// The n-grams of one text.
    pub fn of(text: &str, n: usize) -> Self {
        let hash = BuildHasherDefault::<Folded>::default();
        let tokens = text::tokens(text);
        let n_grams = tokens.windows(n.max(1));
        Self { n_all: n_grams.len(), different: n_grams.map(|n_gram| hash.hash_one(n_gram)).collect() }
    }

    /// The numbers of n-grams.
    pub fn counts(&self) -> Distinct {
        Distinct { n_different: self.different.len(), n_all: self.n_all }
    }
}

impl AddAssign<&Seen> for Seen {
    fn add_assign(&mut self, other: &Seen) {
        self.different.extend(&other.different);
        self.n_all += other.n_all;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_shorter_than_n_have_no_share() {
        assert_eq!(distinct(&["a b"], 3).value(), None);
    }

    #[test]
    fn a_repeated_text_halves_it() {
        assert_eq!(distinct(&["a b c", "a b c"], 1).value(), Some(0.5));
    }
}
