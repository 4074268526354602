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
