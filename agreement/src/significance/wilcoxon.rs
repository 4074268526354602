//! Wilcoxon's signed-rank test.

use statrs::distribution::{ContinuousCDF, Normal};

use super::{Alternative, FEWEST, Test, differences, tails};
use crate::Undefined;
use crate::correlation::ranks;
use crate::quantile::{mean, whole};

/// Pairs that differ up to which p is exact.
const EXACT: usize = 50;

/// Wilcoxon signed-rank test: are differences symmetric about zero?
///
/// # Definition
/// W⁺ = Σ ranks of |d| over d > 0. The statistic is min(W⁺, W⁻) if two-sided, otherwise W⁺.
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] without a pair,
/// [`Undefined::NoDifference`] when every difference is zero.
///
/// # Conventions
/// Zero differences are dropped (Wilcoxon's convention, not Pratt's) and do not count in n; ties share the mean of
/// their ranks. Up to 50 pairs that differ, p is exact, also with ties and after zeros were dropped: the share of all
/// 2ⁿ sign patterns of the given ranks. With more pairs, it is normal with tie and continuity correction. scipy 1.12
/// and R's wilcox.test switch to the normal approximation as soon as there is a tie or a zero; R's package coin is
/// exact in these cases, too.
///
/// # Example
/// ```
/// use agreement::significance::{Alternative, wilcoxon};
/// let test = wilcoxon(&[1.0, 2.0, 3.0], &[0.0; 3], Alternative::Greater)?;
/// // All three positive: 1 of the 8 sign patterns.
/// assert_eq!((test.statistic, test.p), (6.0, 0.125));
/// // Five differences of one size: 2 of 32 patterns, though all ranks are tied.
/// assert_eq!(wilcoxon(&[1.0; 5], &[0.0; 5], Alternative::TwoSided)?.p, 0.0625);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Wilcoxon, Individual comparisons by ranking methods, 1945, doi:10.2307/3001968; Pratt, Remarks
/// on zeros and ties in the Wilcoxon signed rank procedures, 1959,
/// doi:10.1080/01621459.1959.10501526. Compared with scipy 1.12, and with its permutation_test where
/// there are ties.
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
    let (p, how) = if d.len() <= EXACT {
        // Shared ranks are halves, so twice a rank is whole.
        let doubled: Vec<usize> = ranked.iter().map(|rank| whole(2.0 * rank)).collect();
        let shares = rank_sums(&doubled);
        let place = whole(2.0 * plus);
        let below: f64 = shares[..=place].iter().sum();
        let above: f64 = shares[place..].iter().sum();
        (tails(below, above, alternative), "exact")
    } else {
        let variance = (n * (n + 1.0) * (2.0 * n + 1.0) - tie_sum(&sizes) / 2.0) / 24.0;
        let normal = Normal::standard();
        let below = normal.cdf((plus - total / 2.0 + 0.5) / variance.sqrt());
        let above = normal.sf((plus - total / 2.0 - 0.5) / variance.sqrt());
        (tails(below, above, alternative), "normal")
    };
    let two_sided = alternative == Alternative::TwoSided;
    Ok(Test {
        statistic: if two_sided { plus.min(total - plus) } else { plus },
        p,
        difference: mean(&all),
        interval: None,
        n: d.len(),
        fewest: FEWEST,
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

/// The probability of each sum of these ranks, each there or not with probability 1/2.
fn rank_sums(ranks: &[usize]) -> Vec<f64> {
    let total: usize = ranks.iter().sum();
    let mut shares = vec![0.0; total + 1];
    shares[0] = 1.0;
    for &rank in ranks {
        for sum in (0..=total).rev() {
            let with = if sum >= rank { shares[sum - rank] } else { 0.0 };
            shares[sum] = f64::midpoint(shares[sum], with);
        }
    }
    shares
}
