//! Distinct-n: how varied texts are in themselves.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::text;

/// The n-grams of texts, and how many different ones there are among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Distinct {
    /// Different n-grams.
    pub n_different: usize,
    /// All n-grams.
    pub n_all: usize,
}

impl Distinct {
    /// The share of different n-grams: near 0 where texts repeat themselves, 1 where no n-gram
    /// comes twice.
    ///
    /// `None` where the texts have no n-gram.
    pub fn value(self) -> Option<f64> {
        (self.n_all > 0).then(|| self.n_different as f64 / self.n_all as f64)
    }
}

/// Distinct-n: the different n-grams of texts among all of theirs.
///
/// # Definition
/// |different n-grams| / |n-grams|, over all texts together.
/// # Arguments
/// `n` is 1 or more; texts in normal form C.
/// # Conventions
/// Tokens are those of [`text::tokens`], with case; n-grams do not cross from one text into the
/// next. The share falls as texts grow in number, so compare collections of one size.
/// # Example
/// ```
/// let distinct = scoring::distinct::distinct(&["so so good", "so good"], 2);
/// assert_eq!((distinct.n_different, distinct.n_all), (2, 3));
/// ```
/// # References
/// J. Li et al., "A Diversity-Promoting Objective Function for Neural Conversation Models", NAACL
/// 2016.
pub fn distinct<S: AsRef<str>>(texts: &[S], n: usize) -> Distinct {
    let texts: Vec<Vec<&str>> = texts.iter().map(|text| text::tokens(text.as_ref())).collect();
    let n_grams = || texts.iter().flat_map(|tokens| tokens.windows(n.max(1)));
    Distinct { n_different: n_grams().collect::<HashSet<_>>().len(), n_all: n_grams().count() }
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
