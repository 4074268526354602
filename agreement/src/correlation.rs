//! Correlation of two series: Pearson, Spearman, Kendall.

mod concordance;
mod inversions;
mod kendall;
mod levels;
mod pearson;
mod rank;
mod spearman;

pub use concordance::{Concordance, concordance};
pub use kendall::{Kendall, Tau, kendall};
pub(crate) use pearson::r;
pub use pearson::{Pearson, pearson};
pub use rank::ranks;
pub use spearman::{spearman, spearman_exact};

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

use crate::{Interval, Undefined};

/// A correlation with its interval and the p of the test that it is zero.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Correlation {
    /// The value, from -1 to 1.
    pub value: f64,
    /// The interval, if the literature provides a formula.
    pub interval: Option<Interval>,
    /// The two-sided p-value of the test for no association, if it is defined.
    pub p: Option<f64>,
    /// Pairs of observations.
    pub n: usize,
    /// The coefficient and the method for p.
    pub method: String,
}

/// Returns an error for series of different lengths or with non-finite numbers.
pub(crate) fn aligned(x: &[f64], y: &[f64], need: usize) -> Result<(), Undefined> {
    if x.len() != y.len() {
        return Err(Undefined::UnequalLengths);
    }
    if x.len() < need {
        return Err(Undefined::FewObservations { n: x.len(), need });
    }
    if x.iter().chain(y).any(|v| !v.is_finite()) {
        return Err(Undefined::Argument("every value is a finite number"));
    }
    Ok(())
}

/// The 95 % interval of a rank correlation on Fisher's scale, where its variance is
/// `factor`/(n − `lost`).
fn by_fisher(value: f64, n: usize, factor: f64, lost: usize) -> Option<Interval> {
    let error = (factor / n.checked_sub(lost).filter(|&n| n > 0)? as f64).sqrt();
    let half = Normal::standard().inverse_cdf(0.975) * error;
    (!is_perfect(value)).then(|| Interval {
        low: (value.atanh() - half).tanh(),
        high: (value.atanh() + half).tanh(),
        level: 0.95,
        method: "Fisher's z with the variance of Bonett and Wright".to_owned(),
    })
}

/// Whether a correlation is 1 or -1, apart from rounding: then it has no interval on Fisher's scale.
fn is_perfect(value: f64) -> bool {
    1.0 - value.abs() < 1e-12
}

/// Two-sided p of a correlation by the t distribution with n − 2 degrees of freedom.
fn t_test(r: f64, n: usize) -> Option<f64> {
    if n < 3 {
        return None;
    }
    let df = (n - 2) as f64;
    let t = r.abs() * (df / ((1.0 - r) * (1.0 + r))).sqrt();
    if !t.is_finite() {
        return Some(0.0);
    }
    StudentsT::new(0.0, 1.0, df).ok().map(|d| (2.0 * d.sf(t)).min(1.0))
}
