//! Tests on counts of pairs: sign test and McNemar's test.

use statrs::distribution::{Binomial, ChiSquared, ContinuousCDF, DiscreteCDF};

use super::{Alternative, FEWEST, Test, differences, tails};
use crate::Undefined;

/// Discordant pairs up to which McNemar's p is exact.
const EXACT: u64 = 1000;

/// Sign test: is either of two paired series larger more often?
///
/// The reported difference is the share of pairs in which the first is larger, minus 1/2.
///
/// # Definition
/// Of n pairs that differ, k with x > y; p from the binomial distribution with n and 1/2.
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`],
/// [`Undefined::NoDifference`] when no pair differs.
///
/// # Example
/// ```
/// use agreement::significance::{Alternative, sign};
/// let test = sign(&[1.0, 1.0, 1.0, 0.0], &[0.0, 0.0, 0.0, 0.0], Alternative::TwoSided)?;
/// assert_eq!((test.statistic, test.n), (3.0, 3));
/// assert!((test.p - 0.25).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Dixon and Mood, The statistical sign test, 1946, doi:10.1080/01621459.1946.10501898. Compared
/// with scipy 1.12 (binomtest).
pub fn sign(x: &[f64], y: &[f64], alternative: Alternative) -> Result<Test, Undefined> {
    let d = differences(x, y, 1)?;
    let up = d.iter().filter(|d| **d > 0.0).count() as u64;
    let down = d.iter().filter(|d| **d < 0.0).count() as u64;
    let p = half(up, down, alternative)?;
    Ok(Test {
        statistic: up as f64,
        p,
        difference: up as f64 / (up + down) as f64 - 0.5,
        interval: None,
        n: d.iter().filter(|d| **d != 0.0).count(),
        fewest: FEWEST,
        method: "sign test, exact p".into(),
    })
}

/// McNemar's test: do two systems differ in the share of items on which they are right?
///
/// The reported difference is that of the shares of right answers.
///
/// # Definition
/// b items are right only for the first system, c only for the second: exact binomial p of b in b + c, or
/// χ² = (|b − c| − 1)²/(b + c) above 1,000 discordant items. The statistic is min(b, c), or χ².
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] for empty input, [`Undefined::NoDifference`] if the
/// two agree on every item.
///
/// # References
/// McNemar, Note on the sampling error of the difference between correlated proportions, 1947,
/// doi:10.1007/BF02295996. Compared with statsmodels 0.15.
pub fn mcnemar(x: &[bool], y: &[bool]) -> Result<Test, Undefined> {
    if x.len() != y.len() {
        return Err(Undefined::UnequalLengths);
    }
    if x.is_empty() {
        return Err(Undefined::FewObservations { n: 0, need: 1 });
    }
    let only = |a: &[bool], b: &[bool]| a.iter().zip(b).filter(|(a, b)| **a && !**b).count() as u64;
    let (b, c) = (only(x, y), only(y, x));
    let exact = half(b, c, Alternative::TwoSided)?;
    let (statistic, p, how) = if b + c <= EXACT {
        (b.min(c) as f64, exact, "exact p")
    } else {
        let chi = (b.abs_diff(c) as f64 - 1.0).max(0.0).powi(2) / (b + c) as f64;
        let p = ChiSquared::new(1.0).map_or(exact, |d| d.sf(chi));
        (chi, p, "chi-square with continuity correction")
    };
    let n = x.len();
    let difference = (b as f64 - c as f64) / n as f64;
    let method = format!("McNemar's test, {how}");
    Ok(Test { statistic, p, difference, interval: None, n, fewest: FEWEST, method })
}

/// p of `up` against `down` where both are as likely.
fn half(up: u64, down: u64, alternative: Alternative) -> Result<f64, Undefined> {
    let n = up + down;
    if n == 0 {
        return Err(Undefined::NoDifference);
    }
    let binomial = Binomial::new(0.5, n).map_err(|_| Undefined::NoDifference)?;
    let above = if up == 0 { 1.0 } else { binomial.sf(up - 1) };
    Ok(tails(binomial.cdf(up), above, alternative))
}
