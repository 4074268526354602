//! Sums, quantiles of the normal and t distributions, and p-values.

use statrs::distribution::{ContinuousCDF as _, Normal, StudentsT};

/// x·y.
pub(crate) fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(a, b)| a * b).sum()
}

/// Whether all values are the same, to the last bit.
pub(crate) fn are_equal(values: &[f64]) -> bool {
    values.windows(2).all(|pair| pair[0].total_cmp(&pair[1]).is_eq())
}

/// l'Vl.
pub(crate) fn quadratic(v: &[Vec<f64>], l: &[f64]) -> f64 {
    v.iter().zip(l).filter(|(_, x)| **x != 0.0).map(|(row, x)| x * dot(row, l)).sum()
}

/// The value below which a share `p` of a t distribution lies; of the normal one without degrees of freedom.
pub(crate) fn quantile(p: f64, df: Option<f64>) -> f64 {
    match df.and_then(|df| StudentsT::new(0.0, 1.0, df).ok()) {
        Some(t) => t.inverse_cdf(p),
        None => Normal::standard().inverse_cdf(p),
    }
}

/// The probability of a value at least as far from 0.
pub(crate) fn two_sided(statistic: f64, df: Option<f64>) -> f64 {
    let p = match df.and_then(|df| StudentsT::new(0.0, 1.0, df).ok()) {
        Some(t) => 2.0 * t.cdf(-statistic.abs()),
        None => 2.0 * Normal::standard().cdf(-statistic.abs()),
    };
    if p.is_finite() { p.min(1.0) } else { 1.0 }
}
