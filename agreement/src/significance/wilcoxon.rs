//! Wilcoxon's signed-rank test.

use statrs::distribution::{ContinuousCDF, Normal};

use super::{Alternative, Test, differences, tails};
use crate::Undefined;
use crate::correlation::ranks;
use crate::quantile::{mean, whole};

/// Pairs up to which p is exact.
const EXACT: usize = 50;

/// Wilcoxon signed-rank test: are differences symmetric about zero?
///
/// # Definition
/// W⁺ = Σ ranks of |d| over d > 0. The statistic is min(W⁺, W⁻) two-sided, else W⁺.
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] without a pair,
/// [`Undefined::NoDifference`] when every difference is zero.
///
/// # Conventions
/// Zero differences are dropped (Wilcoxon), ties share ranks. p is exact without zeros and ties up
/// to 50 pairs, otherwise normal with the tie correction and without continuity correction, as
/// scipy's.
///
/// # Example
/// ```
/// use agreement::significance::{Alternative, wilcoxon};
/// let test = wilcoxon(&[1.0, 2.0, 3.0], &[0.0; 3], Alternative::Greater)?;
/// // All three positive: 1 of the 8 sign patterns.
/// assert_eq!((test.statistic, test.p), (6.0, 0.125));
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Wilcoxon, Individual comparisons by ranking methods, 1945, doi:10.2307/3001968. Compared with
/// scipy 1.12.
pub fn wilcoxon(x: &[f64], y: &[f64], alternative: Alternative) -> Result<Test, Undefined> {
    let all = differences(x, y, 1)?;
    let d: Vec<f64> = all.iter().copied().filter(|d| *d != 0.0).collect();
    if d.is_empty() {
        return Err(Undefined::NoDifference);
    }
    let sizes: Vec<f64> = d.iter().map(|d| d.abs()).collect();
    let ranked = ranks(&sizes);
    let plus: f64 = ranked.iter().zip(&d).filter(|(_, d)| **d > 0.0).map(|(r, _)| r).sum();
    let n = d.len() as f64;
    let total = n * (n + 1.0) / 2.0;
    let ties = tie_sum(&sizes);
    let exact = d.len() <= EXACT && d.len() == all.len() && ties == 0.0;
    let (p, how) = if exact {
        let shares = rank_sums(d.len());
        let place = whole(plus);
        let below: f64 = shares[..=place].iter().sum();
        let above: f64 = shares[place..].iter().sum();
        (tails(below, above, alternative), "exact")
    } else {
        let variance = (n * (n + 1.0) * (2.0 * n + 1.0) - ties / 2.0) / 24.0;
        let z = (plus - total / 2.0) / variance.sqrt();
        let normal = Normal::standard();
        (tails(normal.cdf(z), normal.sf(z), alternative), "normal")
    };
    let two_sided = alternative == Alternative::TwoSided;
    Ok(Test {
        statistic: if two_sided { plus.min(total - plus) } else { plus },
        p,
        difference: mean(&all),
        interval: None,
        n: d.len(),
        method: format!("Wilcoxon signed-rank test, {how} p"),
    })
}

/// Σ (t³ − t) over groups of equal values.
pub(super) fn tie_sum(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    let cube = |t: f64| t * t * t - t;
    sorted.chunk_by(|a, b| a >= b).map(|tied| cube(tied.len() as f64)).sum()
}

/// The probability of each sum of the ranks 1..=n with random signs.
fn rank_sums(n: usize) -> Vec<f64> {
    let total = n * (n + 1) / 2;
    let mut shares = vec![0.0; total + 1];
    shares[0] = 1.0;
    for rank in 1..=n {
        for sum in (0..=total).rev() {
            let with = if sum >= rank { shares[sum - rank] } else { 0.0 };
            shares[sum] = f64::midpoint(shares[sum], with);
        }
    }
    shares
}
