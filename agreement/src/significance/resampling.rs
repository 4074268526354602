//! Paired tests by resampling: exact and approximate randomisation, and the paired bootstrap.
//!
//! All tests share one implementation, over scores that are computed from sums over items; a mean of numbers is such a
//! score.

mod draw;

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use super::{FEWEST, Test, differences};
use crate::quantile::{mean, quantile};
use crate::{Interval, Undefined};
use draw::Draws;

/// Items up to which every exchange is tried: 32,768 of them, as the mirror image of an exchange is
/// as extreme as the exchange itself.
const EXACT: usize = 16;

/// Items below which the bootstrap rejects too often: 10 in 100 instead of 5 with ten items.
const FEWEST_BOOTSTRAPPED: usize = 50;

/// Resampled differences this close, as a share of the largest score, are equal: sums of the same
/// numbers in another order differ by rounding.
const EQUAL: f64 = 1e-10;

/// The number of replicates, and the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resampling {
    /// The number of replicates.
    pub replicates: usize,
    /// Seed of the generator.
    pub seed: u64,
}

impl Default for Resampling {
    fn default() -> Self {
        Self { replicates: 10_000, seed: 7 }
    }
}

/// The resampling scheme when two systems are compared item by item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The two systems are exchanged or not, item by item: it holds its level with any number of items.
    #[default]
    Randomisation,
    /// Items are drawn with replacement, the same for both systems: it rejects too often below 50 items.
    Bootstrap,
}

/// Paired bootstrap: how the mean difference would vary with other items.
///
/// Use it for the interval. Its p is too small with few items: without a difference it is below .05 in 51 of 100
/// comparisons of two items, 15 of 100 of five, 10 of 100 of ten and 6 of 100 of fifty. [`randomisation`] keeps the
/// rate at 5 of 100.
///
/// # Definition
/// Items are drawn with replacement; the interval is the 2.5 % and 97.5 % quantiles of the mean difference. p = (1 +
/// count)/(1 + replicates), where count is the number of replicates whose mean is at least as far from the mean of all
/// replicates as the observed mean is from zero.
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] below two pairs,
/// [`Undefined::NoDifference`] when every difference is zero.
///
/// # Conventions
/// As [`compare_corpora`].
///
/// # References
/// Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 16,
/// doi:10.1201/9780429246593; Koehn, Statistical significance tests for machine translation
/// evaluation, EMNLP 2004.
pub fn paired_bootstrap(x: &[f64], y: &[f64], plan: &Resampling) -> Result<Test, Undefined> {
    compare_means(x, y, (Chance::Bootstrap, plan))
}

/// Randomisation test: how often would exchanging the systems item by item produce a difference this large?
///
/// # Definition
/// Each difference keeps or changes its sign. Up to 16 pairs, all 2ⁿ signs are tried and p is the share of them
/// whose |mean| is at least the observed one; with more pairs, signs are drawn at random and
/// p = (1 + count)/(1 + replicates).
///
/// # Errors
/// As [`paired_bootstrap`].
///
/// # Conventions
/// Two-sided. Sums that differ by less than 10⁻¹⁰ of the largest score count as equal. Fewer than six pairs cannot
/// reach p < .05: 2/2⁵ is .0625.
///
/// # Example
/// ```
/// use agreement::significance::{Resampling, randomisation};
/// // Of 14 differences of one size 3 are negative: 2·(1 + 14 + 91 + 364) of 2¹⁴ signs do as much.
/// let first: Vec<f64> = (0..14).map(|i| if i < 3 { 0.2 } else { 0.3 }).collect();
/// let test = randomisation(&first, &first.iter().map(|v| 0.5 - v).collect::<Vec<_>>(), &Resampling::default())?;
/// assert!((test.p - 940.0 / 16_384.0).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Noreen, Computer-Intensive Methods for Testing Hypotheses, 1989; Riezler and Maxwell, On some
/// pitfalls in automatic evaluation and significance testing for MT, 2005. Exact values compared
/// with scipy 1.12 (permutation_test).
pub fn randomisation(x: &[f64], y: &[f64], plan: &Resampling) -> Result<Test, Undefined> {
    compare_means(x, y, (Chance::Randomisation, plan))
}

/// Compares two systems on a score that is computed from a sum over items, such as BLEU.
///
/// The difference is the first system's score minus the second's.
///
/// # Definition
/// As [`randomisation`] and [`paired_bootstrap`], for the difference of the two scores; the contribution of each item
/// to a system's sum is exchanged or resampled.
///
/// # Arguments
/// `value` computes a score from a sum; `first` and `second` are the contributions of each item to the sums of the two
/// systems, in the same order.
///
/// # Errors
/// [`Undefined::UnequalLengths`]; [`Undefined::FewObservations`] without an item.
///
/// # Conventions
/// A replicate exactly as extreme as the observation counts, so that p of a system against itself is 1; sacrebleu
/// counts only more extreme ones. The bootstrap is two-sided and centred on the mean of the replicates' differences.
/// sacrebleu uses absolute differences minus their mean, which leaves one tail if the difference is clear: its p is
/// then about half of this one. Its randomisation test equals the approximate one here, apart from the random draws.
///
/// # References
/// As [`randomisation`] and [`paired_bootstrap`]. Conventions compared with sacrebleu 2.6.
pub fn compare_corpora<S>(
    value: impl Fn(&S) -> f64 + Sync,
    first: &[S],
    second: &[S],
    (chance, plan): (Chance, &Resampling),
) -> Result<Test, Undefined>
where
    S: Clone + Default + for<'a> AddAssign<&'a S> + Sync,
{
    if first.len() != second.len() {
        return Err(Undefined::UnequalLengths);
    }
    if first.is_empty() {
        return Err(Undefined::FewObservations { n: 0, need: 1 });
    }
    let systems = Draws { value: &value, first, second };
    Ok(match chance {
        Chance::Randomisation if first.len() <= EXACT => exact(&systems),
        Chance::Randomisation => approximate(&systems, plan),
        Chance::Bootstrap => bootstrap(&systems, plan),
    })
}

/// Means of numbers: the sums are of their differences.
fn compare_means(x: &[f64], y: &[f64], how: (Chance, &Resampling)) -> Result<Test, Undefined> {
    let d = differences(x, y, 2)?;
    if d.iter().all(|d| *d == 0.0) {
        return Err(Undefined::NoDifference);
    }
    let n = d.len() as f64;
    compare_corpora(|sum| sum / n, &d, &vec![0.0; d.len()], how)
}

fn exact<S, V>(systems: &Draws<'_, S, V>) -> Test
where
    S: Clone + Default + for<'a> AddAssign<&'a S> + Sync,
    V: Fn(&S) -> f64 + Sync,
{
    let (observed, drawn) = (systems.observed(), systems.exchanges());
    let p = far(&drawn, observed, 0.0) as f64 / drawn.len() as f64;
    let method = format!("exact randomisation test, n = {}", systems.first.len());
    Test { method, ..test(systems.first.len(), observed.0, p) }
}

fn approximate<S, V>(systems: &Draws<'_, S, V>, plan: &Resampling) -> Test
where
    S: Clone + Default + for<'a> AddAssign<&'a S> + Sync,
    V: Fn(&S) -> f64 + Sync,
{
    let (observed, drawn) = (systems.observed(), systems.exchanged_at_random(plan));
    let p = share(far(&drawn, observed, 0.0), plan);
    let method = format!("approximate randomisation test, {} replicates, seed {}", plan.replicates, plan.seed);
    Test { method, ..test(systems.first.len(), observed.0, p) }
}

fn bootstrap<S, V>(systems: &Draws<'_, S, V>, plan: &Resampling) -> Test
where
    S: Clone + Default + for<'a> AddAssign<&'a S> + Sync,
    V: Fn(&S) -> f64 + Sync,
{
    let (n, observed, drawn) = (systems.first.len(), systems.observed(), systems.resampled(plan));
    let mut sorted: Vec<f64> = drawn.iter().map(|(difference, _)| *difference).collect();
    let p = share(far(&drawn, observed, mean(&sorted)), plan);
    sorted.sort_unstable_by(f64::total_cmp);
    let replicates = format!("{} replicates, seed {}", plan.replicates, plan.seed);
    let interval = (!sorted.is_empty()).then(|| Interval {
        low: quantile(&sorted, 0.025),
        high: quantile(&sorted, 0.975),
        level: 0.95,
        method: format!("percentile bootstrap, {replicates}"),
    });
    let warning = if n < FEWEST_BOOTSTRAPPED { "; with fewer than 50 items its p is too small" } else { "" };
    let method = format!("paired bootstrap, {replicates}{warning}");
    Test { method, interval, fewest: FEWEST_BOOTSTRAPPED, ..test(n, observed.0, p) }
}

fn test(n: usize, difference: f64, p: f64) -> Test {
    Test { statistic: difference, p, difference, interval: None, n, fewest: FEWEST, method: String::new() }
}

/// The number of drawn differences that are at least as far from `centre` as the observed difference is from zero.
fn far(drawn: &[(f64, f64)], (observed, scale): (f64, f64), centre: f64) -> usize {
    let scale = drawn.iter().map(|(_, scale)| *scale).fold(scale, f64::max);
    let bound = observed.abs() - EQUAL * scale;
    drawn.iter().filter(|(difference, _)| (difference - centre).abs() >= bound).count()
}

fn share(far: usize, plan: &Resampling) -> f64 {
    (1 + far) as f64 / (1 + plan.replicates) as f64
}
