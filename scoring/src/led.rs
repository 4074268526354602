//! Lexical difference (LeD) of two texts.

use std::collections::BTreeSet;

use crate::{
    metric::{Unaligned, aligned},
    text,
};

/// Lexical difference: the share of tokens that two texts do not have in common.
///
/// 0 if both use the same tokens, 1 if they share none.
///
/// # Definition
/// LeD(a, b) = 1 − |A ∩ B| / |A ∪ B|, where A and B are the sets of tokens of a and b.
/// # Arguments
/// Any two texts, compared case-sensitively, in normal form C.
/// # Conventions
/// The paper says "percentages of tokens that are not found in both sentences". Each token is counted once, as in its
/// released analysis; tokens are those of [`text::tokens`], including punctuation. Two empty texts do not differ: 0.
/// # Example
/// ```
/// // Shared: a, tutti. All: ciao, Salve, a, tutti, !, .
/// assert!((scoring::led::led("ciao a tutti!", "Salve a tutti.") - 4.0 / 6.0).abs() < 1e-12);
/// ```
/// # References
/// E. Briakou, D. Lu, K. Zhang, J. Tetreault, "Olá, Bonjour, Salve! XFORMAL", NAACL 2021, Table 5.
pub fn led(a: &str, b: &str) -> f64 {
    TokenSet::of(a).led(&TokenSet::of(b))
}

/// The different tokens of a text, for a text that is compared with many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenSet(BTreeSet<Box<str>>);

impl TokenSet {
    /// The different tokens of a text, with case, in normal form C.
    pub fn of(text: &str) -> Self {
        Self(text::tokens(&text::nfc(text)).into_iter().map(Box::from).collect())
    }

    /// The lexical difference from another text: [`led`].
    pub fn led(&self, other: &Self) -> f64 {
        let n_shared = self.0.intersection(&other.0).count();
        let n_all = self.0.len() + other.0.len() - n_shared;
        if n_all == 0 { 0.0 } else { 1.0 - n_shared as f64 / n_all as f64 }
    }
}

/// The mean lexical difference between the outputs of every two systems.
///
/// Rows and columns are in the order of the systems; the diagonal is 0 and the matrix is symmetric. With sources or
/// human rewrites as an additional system, it shows how far each system moved.
///
/// # Arguments
/// For each system, its outputs of the same sources in the same order.
/// # Errors
/// [`Unaligned`] if there is no output, or if a system has a different number of outputs than the first.
/// # References
/// E. Briakou et al., "XFORMAL", NAACL 2021, Figure 3.
pub fn matrix<S: AsRef<str>>(systems: &[Vec<S>]) -> Result<Vec<Vec<f64>>, Unaligned> {
    let Some(first) = systems.first() else {
        return Err(Unaligned::Empty);
    };
    aligned(first.len(), systems)?;
    let sets: Vec<Vec<TokenSet>> =
        systems.iter().map(|outputs| outputs.iter().map(|text| TokenSet::of(text.as_ref())).collect()).collect();
    let mean = |a: &[TokenSet], b: &[TokenSet]| a.iter().zip(b).map(|(a, b)| a.led(b)).sum::<f64>() / a.len() as f64;
    Ok(sets.iter().map(|a| sets.iter().map(|b| mean(a, b)).collect()).collect())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn nothing_differs_in_nothing() {
        assert!(led("", " ").abs() < f64::EPSILON);
    }

    #[test]
    fn the_matrix_holds_the_means() {
        let matrix = matrix(&[vec!["a b", "c"], vec!["a c", "c"]]).unwrap();
        assert!((matrix[0][1] - (2.0 / 3.0) / 2.0).abs() < 1e-12);
        assert!((matrix[0][1] - matrix[1][0]).abs() < 1e-12 && matrix[1][1].abs() < 1e-12);
        assert!(super::matrix(&[vec!["a"], vec!["a", "b"]]).is_err());
    }

    proptest! {
        #[test]
        fn it_is_symmetric_bounded_and_zero_with_itself(a in "\\PC{0,30}", b in "\\PC{0,30}") {
            prop_assert!((led(&a, &b) - led(&b, &a)).abs() < f64::EPSILON);
            prop_assert!((0.0..=1.0).contains(&led(&a, &b)));
            prop_assert!(led(&a, &a).abs() < f64::EPSILON);
        }
    }
}
