//! Lexical difference (LeD) of two texts.

use std::collections::BTreeSet;

use crate::text;

/// Lexical difference: the share of tokens that two texts do not have in common.
///
/// 0 when both use the same tokens, 1 when they share none.
///
/// # Definition
/// LeD(a, b) = 1 − |A ∩ B| / |A ∪ B|, A and B being the sets of tokens of a and b.
/// # Arguments
/// Any two texts, compared with case, in normal form C.
/// # Conventions
/// The paper says "percentages of tokens that are not found in both sentences". Tokens are counted
/// once each, as in its released analysis; they are those of [`text::tokens`], punctuation
/// included. Two empty texts differ in nothing: 0.
/// # Example
/// ```
/// // Shared: a, tutti. All: ciao, Salve, a, tutti, !, .
/// assert!((scoring::led::led("ciao a tutti!", "Salve a tutti.") - 4.0 / 6.0).abs() < 1e-12);
/// ```
/// # References
/// E. Briakou, D. Lu, K. Zhang, J. Tetreault, "Olá, Bonjour, Salve! XFORMAL", NAACL 2021, Table 5.
pub fn led(a: &str, b: &str) -> f64 {
    let (a, b) = (text::nfc(a), text::nfc(b));
    let a: BTreeSet<&str> = text::tokens(&a).into_iter().collect();
    let b: BTreeSet<&str> = text::tokens(&b).into_iter().collect();
    let all = a.union(&b).count();
    if all == 0 {
        0.0
    } else {
        1.0 - a.intersection(&b).count() as f64 / all as f64
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn nothing_differs_in_nothing() {
        assert!(led("", " ").abs() < f64::EPSILON);
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
