//! The discounts of modified Kneser-Ney smoothing.

/// The discounts of counts of 1, of 2, and of 3 or more.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Discounts([f64; 3]);

/// The discounts if the counts do not determine them: those of KenLM's `--discount_fallback`.
const FALLBACK: Discounts = Discounts([0.5, 1.0, 1.5]);

impl Discounts {
    /// Chen and Goodman's closed form from the numbers of n-grams with a count of 1, 2, 3 and 4.
    ///
    /// Dₖ = k − (k + 1) Y tₖ₊₁ / tₖ with Y = t₁ / (t₁ + 2 t₂).
    ///
    /// The formula divides by t₁, t₂ and t₃, so only these must not be 0: with t₄ = 0, D₃ is 3. A corpus in which one
    /// of the three is 0, or for which a discount would be below 0 or above k, gets fixed discounts. These are the
    /// conditions of `lmplz --discount_fallback` of KenLM 0.3.0 (`CalculateDiscounts` in
    /// `lm/builder/adjust_counts.cc`).
    pub(super) fn of(counts: impl Iterator<Item = u32>) -> Self {
        let mut t = [0.0; 5];
        for count in counts {
            if let Some(n) = t.get_mut(count as usize) {
                *n += 1.0;
            }
        }
        if t[1..4].iter().any(|n| *n <= 0.0) {
            return FALLBACK;
        }
        let y = t[1] / (t[1] + 2.0 * t[2]);
        let discount = |k: usize| k as f64 - (k as f64 + 1.0) * y * t[k + 1] / t[k];
        let discounts = [discount(1), discount(2), discount(3)];
        let in_range = |(k, d): (f64, &f64)| (0.0..=k).contains(d);
        if [1.0, 2.0, 3.0].into_iter().zip(&discounts).all(in_range) { Self(discounts) } else { FALLBACK }
    }

    /// The discount of a count.
    pub(super) fn from(self, count: u32) -> f64 {
        match count {
            0 => 0.0,
            1 | 2 => self.0[count as usize - 1],
            _ => self.0[2],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closed_form_is_chen_and_goodmans() {
        // t = 6, 3, 2, 1: Y = 1/2, D1 = 1 - 2·½·3/6, D2 = 2 - 3·½·2/3, D3 = 3 - 4·½·1/2.
        let counts = [vec![1; 6], vec![2; 3], vec![3; 2], vec![4]].concat();
        assert_eq!(Discounts::of(counts.into_iter()), Discounts([0.5, 1.0, 2.0]));
    }

    #[test]
    fn no_n_gram_with_a_count_of_4_is_needed() {
        // t = 42, 18, 5, 0: Y = 42/78, D1 = 1 - 2Y·18/42, D2 = 2 - 3Y·5/18, D3 = 3.
        let counts = [vec![1; 42], vec![2; 18], vec![3; 5]].concat();
        let Discounts(found) = Discounts::of(counts.into_iter());
        for (found, expected) in found.into_iter().zip([7.0 / 13.0, 2.0 - 35.0 / 78.0, 3.0]) {
            assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
        }
    }

    #[test]
    fn each_of_the_first_three_counts_is_needed() {
        for lacking in 1..=3 {
            let counts = (1..=4).filter(|count| *count != lacking).flat_map(|count| [count; 2]);
            assert_eq!(Discounts::of(counts), FALLBACK, "no count of {lacking}");
        }
    }

    #[test]
    fn a_small_corpus_gets_fixed_discounts() {
        assert_eq!(Discounts::of([1, 1, 2].into_iter()), FALLBACK);
        assert!((FALLBACK.from(7) - 1.5).abs() < f64::EPSILON);
    }
}
