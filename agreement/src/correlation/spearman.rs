//! Spearman's rank correlation.

use super::pearson::r;
use super::{Correlation, aligned, by_fisher, ranks, t_test};
use crate::Undefined;

/// Spearman's ρ: how monotonically one series rises with the other.
///
/// 1 and -1 are the same and the reverse order, 0 is no monotone association.
///
/// # Definition
/// Pearson's r of the ranks; ties share the mean of their ranks.
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] below two,
/// [`Undefined::NoVariance`] for a constant series.
///
/// # Conventions
/// p from the t distribution with n − 2 degrees of freedom, as in scipy. O(n log n). Interval: tanh(artanh ρ ± 1.96
/// √((1 + ρ²/2)/(n − 3))), which is for values without many ties.
///
/// # Example
/// ```
/// let rho = agreement::correlation::spearman(&[1.0, 2.0, 3.0, 4.0], &[1.0, 9.0, 4.0, 16.0])?;
/// // 1 − 6·(0 + 1 + 1 + 0)/(4·15)
/// assert!((rho.value - 0.8).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Spearman, The proof and measurement of association between two things, 1904,
/// doi:10.2307/1412159; Bonett and Wright, Sample size requirements for estimating Pearson, Kendall
/// and Spearman correlations, 2000, doi:10.1007/BF02294183. Compared with scipy 1.12.
pub fn spearman(x: &[f64], y: &[f64]) -> Result<Correlation, Undefined> {
    aligned(x, y, 2)?;
    let value = r(&ranks(x), &ranks(y))?;
    let method = "Spearman's rho, ties at mid-ranks".to_owned();
    let interval = by_fisher(value, x.len(), 1.0 + value * value / 2.0, 3);
    Ok(Correlation { value, interval, p: t_test(value, x.len()), n: x.len(), method })
}

/// The most observations for which [`spearman_exact`] counts every order: 9! = 362,880.
const MOST_COUNTED: usize = 9;

/// The exact two-sided p of Spearman's ρ: the share of all orders of `y` whose ρ is at least as far from 0. `None` above
/// nine observations, where the t distribution of [`spearman`] is close.
///
/// # Errors
/// As [`spearman`].
///
/// # Example
/// ```
/// // Of the 24 orders of four values, two are as far from 0 as a perfect one.
/// let p = agreement::correlation::spearman_exact(&[1.0, 2.0, 3.0, 4.0], &[4.0, 3.0, 2.0, 1.0])?;
/// assert!((p.expect("few") - 2.0 / 24.0).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Kendall and Gibbons, Rank Correlation Methods, 5th edition, 1990, chapter 4. Compared with the permutation test of scipy 1.12.
pub fn spearman_exact(x: &[f64], y: &[f64]) -> Result<Option<f64>, Undefined> {
    aligned(x, y, 2)?;
    let (x, mut y) = (ranks(x), ranks(y));
    r(&x, &y)?;
    let n = y.len();
    if n > MOST_COUNTED {
        return Ok(None);
    }
    // With the ranks given, only the sum of their products differs between orders.
    let middle = f64::midpoint(1.0, n as f64);
    let sum = |y: &[f64]| x.iter().zip(y).map(|(x, y)| (x - middle) * (y - middle)).sum::<f64>().abs();
    let observed = sum(&y) - 1e-9;
    let (mut as_far, mut all) = (u64::from(sum(&y) >= observed), 1_u64);
    // Heap's algorithm: each order once, by one exchange.
    let (mut turns, mut i) = (vec![0; n], 1);
    while i < n {
        if turns[i] < i {
            y.swap(if i % 2 == 0 { 0 } else { turns[i] }, i);
            as_far += u64::from(sum(&y) >= observed);
            all += 1;
            turns[i] += 1;
            i = 1;
        } else {
            turns[i] = 0;
            i += 1;
        }
    }
    Ok(Some(as_far as f64 / all as f64))
}
