//! Learns the thresholds of GM from human preferences.

use std::cmp::{Ordering, Reverse};

use super::{Preference, Thresholds, gm};
use crate::parallel;

/// Points in the range of the qualities whose loss is looked at.
const N_TRIED: usize = 256;
/// The number of starting points with the least loss, and of those with the most agreement.
const N_CHOSEN: usize = 8;
/// The first step of a descent; it is halved as long as it is not below the last one.
const FIRST_STEP: f64 = 16.0;
const LAST_STEP: f64 = 1.0 / 64.0;
/// The maximum number of steps of a descent.
const MOST_STEPS: usize = 300;

/// The thresholds learned from human preferences, with the remaining loss.
///
/// # Definition
/// They minimise Σ max(0, 1 − GM(y⁺) + GM(y⁻)) over the preferences, among thresholds with which GM agrees with at
/// least as many of them as with `start`, and with at least one.
///
/// The condition is necessary: if GM is 0 for all outputs, the loss is the number of preferences. This is less than the
/// loss of thresholds that order most pairs correctly and some badly wrong, although GM then agrees with no preference.
/// # Arguments
/// At least one preference; `start` are thresholds to improve on, such as the paper's.
/// # Returns
/// Thresholds that are no worse than `start` in loss and in agreement, if GM with `start` agrees with any preference.
/// The loss is a sum, at least 0 and without an upper bound.
/// # Conventions
/// The paper does not state its method of minimisation. Here, descents start from `start` and from 16 of 256 points
/// spread evenly over the range of the qualities (a Halton sequence): the 8 with the least loss and the 8 with the most
/// agreement. A descent changes one threshold at a time, in steps that are halved from 16 down to 1/64, as long as this
/// lowers the loss and keeps the agreement. The result with the least loss is chosen; among equal losses, the one with
/// the larger agreement. No random numbers are used: the same preferences result in the same thresholds. The minimum
/// need not be the global one. The thresholds are fitted to these preferences, so their agreement with them is higher
/// than with new ones.
/// # Errors
/// `None` without preferences, which fit any thresholds.
/// # References
/// R. Y. Pang, K. Gimpel, "Unsupervised Evaluation Metrics and Learning Criteria for Non-Parallel
/// Textual Transfer", WNGT 2019, doi:10.18653/v1/D19-5614.
pub fn fit(preferences: &[Preference], start: Thresholds) -> Option<(Thresholds, f64)> {
    if preferences.is_empty() {
        return None;
    }
    let at_start = Fit::of(preferences, start);
    let fewest = at_start.n_agreed.max(1);
    let mut starts = vec![at_start];
    let mut tried: Vec<Fit> = spread(preferences).map(|thresholds| Fit::of(preferences, thresholds)).collect();
    tried.sort_by(Fit::better_first);
    starts.extend(&tried[..N_CHOSEN]);
    tried.sort_by_key(|fit| Reverse(fit.n_agreed));
    starts.extend(&tried[..N_CHOSEN]);
    let found = parallel::map(starts.len(), |at| starts[at].descended(preferences, fewest));
    let is_better = |fit: &Fit| fit.n_agreed >= fewest && (at_start.n_agreed == 0 || fit.loss <= at_start.loss);
    let best = found.into_iter().filter(is_better).min_by(Fit::better_first).unwrap_or(at_start);
    Some((best.thresholds, best.loss))
}

/// The fit of thresholds to preferences.
#[derive(Debug, Clone, Copy)]
struct Fit {
    thresholds: Thresholds,
    loss: f64,
    n_agreed: usize,
}

impl Fit {
    fn of(preferences: &[Preference], thresholds: Thresholds) -> Self {
        let (mut loss, mut n_agreed) = (0.0, 0);
        for (better, worse) in preferences {
            let margin = gm(*better, thresholds) - gm(*worse, thresholds);
            loss += (1.0 - margin).max(0.0);
            n_agreed += usize::from(margin > 0.0);
        }
        Self { thresholds, loss, n_agreed }
    }

    /// The order by loss, then by agreement.
    fn better_first(&self, other: &Self) -> Ordering {
        self.loss.total_cmp(&other.loss).then(other.n_agreed.cmp(&self.n_agreed))
    }

    /// A local minimum; once GM agrees with at least `fewest` preferences, the descent maintains this.
    fn descended(mut self, preferences: &[Preference], fewest: usize) -> Self {
        let (mut step, mut n_steps) = (FIRST_STEP, 0);
        while step >= LAST_STEP && n_steps < MOST_STEPS {
            let moved = neighbours(self.thresholds, step).map(|thresholds| Self::of(preferences, thresholds));
            let allowed = moved.into_iter().filter(|fit| fit.n_agreed >= fewest.min(self.n_agreed));
            match allowed.min_by(Self::better_first) {
                Some(next) if next.loss < self.loss => (self, n_steps) = (next, n_steps + 1),
                _ => step /= 2.0,
            }
        }
        self
    }
}

/// Thresholds spread over the range of the qualities, and somewhat beyond it.
fn spread(preferences: &[Preference]) -> impl Iterator<Item = Thresholds> {
    let range = |pick: fn(&super::Qualities) -> f64| {
        let values = preferences.iter().flat_map(|(better, worse)| [pick(better), pick(worse)]);
        let (low, high) = values
            .filter(|value| value.is_finite())
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
        if low <= high { (low, (high - low).max(1.0)) } else { (0.0, 1.0) }
    };
    let (accuracy, accuracies) = range(|one| 100.0 * one.accuracy);
    let (similarity, similarities) = range(|one| 100.0 * one.similarity);
    let (perplexity, perplexities) = range(|one| one.perplexity);
    (1..=N_TRIED).map(move |n| Thresholds {
        accuracy: accuracy + accuracies * (1.5 * halton(n, 2) - 0.5),
        similarity: similarity + similarities * (1.5 * halton(n, 3) - 0.5),
        highest_perplexity: perplexity + perplexities * (1.5 * halton(n, 5)),
        lowest_perplexity: perplexity - perplexities * (1.5 * halton(n, 7) - 0.25),
    })
}

/// The n-th number of the Halton sequence of a base: its digits in the base, mirrored at the radix point.
fn halton(mut n: usize, base: usize) -> f64 {
    let (mut number, mut place) = (0.0, 1.0);
    while n > 0 {
        place /= base as f64;
        number += place * (n % base) as f64;
        n /= base;
    }
    number
}

/// The thresholds one step away.
fn neighbours(t: Thresholds, step: f64) -> [Thresholds; 8] {
    let by = |d: [f64; 4]| Thresholds {
        accuracy: t.accuracy + d[0],
        similarity: t.similarity + d[1],
        highest_perplexity: t.highest_perplexity + d[2],
        lowest_perplexity: t.lowest_perplexity + d[3],
    };
    std::array::from_fn(|i| {
        let mut change = [0.0; 4];
        change[i / 2] = if i % 2 == 0 { step } else { -step };
        by(change)
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::gm::{Qualities, agreement};

    const fn of(accuracy: f64, similarity: f64, perplexity: f64) -> Qualities {
        Qualities { accuracy, similarity, perplexity }
    }

    fn loss(preferences: &[Preference], thresholds: Thresholds) -> f64 {
        Fit::of(preferences, thresholds).loss
    }

    /// Pairs in which the output with the larger GM by these thresholds is preferred.
    fn planted(thresholds: Thresholds, n: usize, seed: u64) -> Vec<Preference> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut drawn =
            || of(random.random_range(0.1..1.0), random.random_range(0.4..1.0), random.random_range(5.0..400.0));
        std::iter::repeat_with(|| (drawn(), drawn()))
            .filter_map(|(a, b)| {
                let margin = gm(a, thresholds) - gm(b, thresholds);
                (margin != 0.0).then_some(if margin > 0.0 { (a, b) } else { (b, a) })
            })
            .take(n)
            .collect()
    }

    #[test]
    fn fitted_thresholds_agree_with_more_preferences() {
        let preferences = [
            (of(0.5, 0.9, 40.0), of(0.3, 0.9, 40.0)),
            (of(0.5, 0.6, 40.0), of(0.5, 0.5, 40.0)),
            (of(0.9, 0.8, 120.0), of(0.9, 0.8, 300.0)),
        ];
        let start = Thresholds::default();
        let (fitted, left) = fit(&preferences, start).unwrap();
        assert!(left < loss(&preferences, start));
        assert!(agreement(&preferences, fitted) > agreement(&preferences, start));
        assert_eq!((fit(&[], start), agreement(&[], start)), (None, None));
    }

    #[test]
    fn a_fit_does_not_end_where_gm_is_0_for_all() {
        // Two preferences that GM has badly wrong: the loss falls to 3 where every GM is 0.
        let wrong = (of(0.5, 0.8, 90.0), of(0.95, 0.95, 50.0));
        let preferences = [(of(0.7, 0.8, 90.0), of(0.5, 0.8, 90.0)), wrong, wrong];
        let (fitted, left) = fit(&preferences, Thresholds::default()).unwrap();
        assert!(agreement(&preferences, fitted).unwrap() >= 1.0 / 3.0, "{fitted:?}");
        // A minimum perplexity between 50 and 90 keeps the first preference and removes the margin of the others.
        assert!(left < 2.0 + 1e-9, "{left} by {fitted:?}");
        // The same from thresholds by which every GM is 0.
        let nowhere = Thresholds { accuracy: 100.0, ..Thresholds::default() };
        assert!(agreement(&preferences, fit(&preferences, nowhere).unwrap().0) > Some(0.0));
    }

    #[test]
    fn planted_thresholds_are_found_from_far_away() {
        let truth =
            Thresholds { accuracy: 30.0, similarity: 50.0, highest_perplexity: 400.0, lowest_perplexity: -20.0 };
        let preferences = planted(truth, 400, 1);
        let (found, left) = fit(&preferences, Thresholds::default()).unwrap();
        assert!(left <= loss(&preferences, truth), "{left}");
        assert!((found.accuracy - truth.accuracy).abs() < 2.0, "{found:?}");
        assert!((found.similarity - truth.similarity).abs() < 2.0, "{found:?}");
        assert!((found.highest_perplexity - truth.highest_perplexity).abs() < 10.0, "{found:?}");
        assert!((found.lowest_perplexity - truth.lowest_perplexity).abs() < 15.0, "{found:?}");
        assert!(agreement(&planted(truth, 400, 2), found).unwrap() > 0.97);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]
        #[test]
        fn a_fit_is_never_worse_than_its_start(seed: u64, n in 1_usize..24) {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut drawn = || {
                of(random.random_range(0.0..1.0), random.random_range(0.5..1.0), random.random_range(20.0..300.0))
            };
            let preferences: Vec<Preference> = (0..n).map(|_| (drawn(), drawn())).collect();
            let start = Thresholds::default();
            let (found, left) = fit(&preferences, start).unwrap();
            let before = agreement(&preferences, start).unwrap();
            prop_assert!(agreement(&preferences, found).unwrap() >= before);
            prop_assert!(before == 0.0 || left <= loss(&preferences, start));
            prop_assert!((left - loss(&preferences, found)).abs() < 1e-9);
        }
    }
}
