//! Pearson's correlation.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};

use super::{Correlation, aligned, is_perfect, t_test};
use crate::{Interval, Undefined};

/// Pearson's r with the two intervals in use.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Pearson {
    /// r with Fisher's 95 % interval and p by the t distribution.
    pub correlation: Correlation,
    /// Half the width of the plain large-sample interval: 1.96(1 − r²)/√n.
    pub bound: f64,
}

/// Pearson's correlation: how closely two series follow a straight line.
///
/// 1 and -1 are a rising and a falling line, 0 no linear association.
///
/// # Definition
/// r = Σ(xᵢ − x̄)(yᵢ − ȳ)/√(Σ(xᵢ − x̄)² Σ(yᵢ − ȳ)²). Interval: tanh(artanh r ± 1.96/√(n − 3)).
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] below two,
/// [`Undefined::NoVariance`] for a constant series, whose r is 0/0.
///
/// # Conventions
/// p is two-sided with n − 2 degrees of freedom, as in scipy; it is undefined below three pairs, and the interval below
/// four.
///
/// # Example
/// ```
/// let r = agreement::correlation::pearson(&[1.0, 2.0, 3.0], &[1.0, 3.0, 2.0])?;
/// assert!((r.correlation.value - 0.5).abs() < 1e-12);
/// assert!((r.bound - 1.96 * 0.75 / 3.0_f64.sqrt()).abs() < 1e-4);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Fisher, On the probable error of a coefficient of correlation, Metron 1921. Compared with
/// scipy 1.12.
pub fn pearson(x: &[f64], y: &[f64]) -> Result<Pearson, Undefined> {
    let value = r(x, y)?;
    let n = x.len();
    let z = Normal::standard().inverse_cdf(0.975);
    let half = z / (n.saturating_sub(3) as f64).sqrt();
    let method = "Fisher's z".to_owned();
    let interval = (n > 3 && !is_perfect(value)).then(|| Interval {
        low: (value.atanh() - half).tanh(),
        high: (value.atanh() + half).tanh(),
        level: 0.95,
        method,
    });
    let correlation = Correlation { value, interval, p: t_test(value, n), n, method: "Pearson's r".into() };
    Ok(Pearson { correlation, bound: z * (1.0 - value * value) / (n as f64).sqrt() })
}

/// r alone.
pub(crate) fn r(x: &[f64], y: &[f64]) -> Result<f64, Undefined> {
    aligned(x, y, 2)?;
    let (cx, cy) = (centre(x), centre(y));
    let (mut xx, mut yy, mut xy) = (0.0, 0.0, 0.0);
    for (a, b) in x.iter().zip(y) {
        let (a, b) = (a - cx, b - cy);
        xx += a * a;
        yy += b * b;
        xy += a * b;
    }
    let constant = |v: &[f64]| v.iter().all(|a| a.total_cmp(&v[0]).is_eq());
    if constant(x) || constant(y) {
        return Err(Undefined::NoVariance);
    }
    let r = xy / xx.sqrt() / yy.sqrt();
    if r.is_finite() { Ok(r.clamp(-1.0, 1.0)) } else { Err(Undefined::NoVariance) }
}

fn centre(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

#[cfg(test)]
mod tests {
    use super::pearson;
    use crate::Undefined;

    #[test]
    fn a_line_is_one_and_a_constant_has_no_correlation() {
        let line = pearson(&[1.0, 2.0, 3.0, 4.0], &[2.0, 4.0, 6.0, 8.0]).unwrap();
        assert!((line.correlation.value - 1.0).abs() < 1e-12);
        let flat = pearson(&[1.0, 2.0, 3.0], &[0.1, 0.1, 0.1]).unwrap_err();
        assert_eq!(flat, Undefined::NoVariance);
        assert_eq!(pearson(&[1.0], &[1.0, 2.0]).unwrap_err(), Undefined::UnequalLengths);
    }
}
