//! The Mann-Whitney U test of two independent samples.

use statrs::distribution::{ContinuousCDF, Normal};

use super::wilcoxon::tie_sum;
use super::{Alternative, FEWEST, Test, tails};
use crate::Undefined;
use crate::correlation::ranks;
use crate::quantile::whole;

/// The smaller sample's size up to which p is exact.
const EXACT: usize = 8;

/// Mann-Whitney U: does one sample tend to have larger values than the other?
///
/// The reported difference is P(X > Y) + P(X = Y)/2 − 1/2, from -1/2 to 1/2.
///
/// # Definition
/// U = Σ ranks of x in the pooled sample − n(n + 1)/2.
///
/// # Arguments
/// Two independent samples, of any sizes.
///
/// # Errors
/// [`Undefined::FewObservations`] for an empty sample, [`Undefined::NoDifference`] if all values are equal.
///
/// # Conventions
/// p is exact without ties if the smaller sample has at most 8 values, otherwise normal with tie and continuity
/// correction, as in scipy.
///
/// # Example
/// ```
/// use agreement::significance::{Alternative, mann_whitney};
/// let test = mann_whitney(&[4.0, 5.0, 6.0], &[1.0, 2.0, 3.0], Alternative::Greater)?;
/// assert_eq!(test.statistic, 9.0);
/// assert!((test.p - 0.05).abs() < 1e-12); // 1 of the 20 ways to choose 3 of 6
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Mann and Whitney, On a test of whether one of two random variables is stochastically larger
/// than the other, 1947, doi:10.1214/aoms/1177730491. Compared with scipy 1.12.
pub fn mann_whitney(x: &[f64], y: &[f64], alternative: Alternative) -> Result<Test, Undefined> {
    if x.is_empty() || y.is_empty() {
        return Err(Undefined::FewObservations { n: x.len().min(y.len()), need: 1 });
    }
    let pooled: Vec<f64> = x.iter().chain(y).copied().collect();
    if pooled.iter().any(|v| !v.is_finite()) {
        return Err(Undefined::Argument("every value is a finite number"));
    }
    let (n, m) = (x.len() as f64, y.len() as f64);
    let u = ranks(&pooled)[..x.len()].iter().sum::<f64>() - n * (n + 1.0) / 2.0;
    let ties = tie_sum(&pooled);
    let (p, how) = if ties == 0.0 && x.len().min(y.len()) <= EXACT {
        let shares = placements(x.len(), y.len());
        let place = whole(u);
        let below: f64 = shares[..=place].iter().sum();
        let above: f64 = shares[place..].iter().sum();
        (tails(below, above, alternative), "exact")
    } else {
        let all = n + m;
        let variance = n * m / 12.0 * (all + 1.0 - ties / (all * (all - 1.0)));
        if variance <= 0.0 {
            return Err(Undefined::NoDifference);
        }
        let normal = Normal::standard();
        let above = normal.sf((u - n * m / 2.0 - 0.5) / variance.sqrt());
        let below = normal.cdf((u - n * m / 2.0 + 0.5) / variance.sqrt());
        (tails(below, above, alternative), "normal")
    };
    Ok(Test {
        statistic: u,
        p,
        difference: u / (n * m) - 0.5,
        interval: None,
        n: pooled.len(),
        fewest: FEWEST,
        method: format!("Mann-Whitney U test, {how} p"),
    })
}

/// The probability of each U for samples of `n` and `m` distinct values.
fn placements(n: usize, m: usize) -> Vec<f64> {
    let (few, many) = (n.min(m), n.max(m));
    // Gaussian binomial coefficient: multiply by (1 − qʲ⁺ᵐ)/(1 − qʲ), scaled to stay a probability.
    let size = n * m + 1;
    let mut counts = vec![0.0; size];
    counts[0] = 1.0;
    for j in 1..=few {
        for u in (j + many..size).rev() {
            counts[u] -= counts[u - j - many];
        }
        for u in j..size {
            counts[u] += counts[u - j];
        }
        let total: f64 = counts.iter().sum();
        if j == few {
            for c in &mut counts {
                *c /= total;
            }
        }
    }
    counts
}
