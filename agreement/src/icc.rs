//! Intraclass correlation: the share of the variance of ratings that is due to the items.

mod oneway;
mod reml;
mod twoway;

pub use oneway::one_way;
pub use reml::{Reml, reml};
pub use twoway::forms;

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, FisherSnedecor};

use crate::{Interval, Undefined};

/// An intraclass correlation with its F test.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Icc {
    /// The value; at most 1, and negative if items differ less than expected by chance.
    pub value: f64,
    /// The interval, if available.
    pub interval: Option<Interval>,
    /// The standard error, if available.
    pub se: Option<f64>,
    /// The F ratio of the test that the value is zero; absent where the error is exactly zero.
    pub f: Option<f64>,
    /// Numerator degrees of freedom.
    pub df1: f64,
    /// Denominator degrees of freedom.
    pub df2: f64,
    /// P(F or more) if the value is zero.
    pub p: f64,
    /// Items that entered.
    pub n_items: usize,
    /// Raters that entered.
    pub n_raters: usize,
    /// Ratings that entered.
    pub n_ratings: usize,
    /// The form and the design.
    pub method: String,
}

/// The six forms of Shrout and Fleiss.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Forms {
    /// ICC(1): a single rating, raters interchangeable.
    pub icc1: Icc,
    /// ICC(2) or ICC(A,1): a single rating, absolute agreement.
    pub icc2: Icc,
    /// ICC(3) or ICC(C,1): a single rating, consistency.
    pub icc3: Icc,
    /// ICC(1,k): mean of k ratings, raters interchangeable.
    pub icc1k: Icc,
    /// ICC(2,k) or ICC(A,k): mean of k raters, absolute agreement; it may be undefined when the other forms are
    /// defined.
    pub icc2k: Result<Icc, Undefined>,
    /// ICC(3,k) or ICC(C,k): mean of k raters, consistency.
    pub icc3k: Icc,
}

/// P(F ≥ f) with `df1` and `df2` degrees of freedom.
pub(crate) fn f_tail(f: f64, df1: f64, df2: f64) -> f64 {
    FisherSnedecor::new(df1, df2).map_or(1.0, |d| if f.is_finite() { d.sf(f) } else { 0.0 })
}

/// The `p` quantile of F with `df1` and `df2` degrees of freedom.
pub(crate) fn f_quantile(p: f64, df1: f64, df2: f64) -> f64 {
    FisherSnedecor::new(df1, df2).map_or(1.0, |d| d.inverse_cdf(p))
}

/// A sum of squares, or 0 if it is only a rounding error compared with the sum of squares of all ratings.
pub(crate) fn beyond_rounding(squares: f64, all: f64) -> f64 {
    if squares <= 1e-24 * all { 0.0 } else { squares }
}

/// An exact interval from the F distribution.
pub(crate) fn f_interval(low: f64, high: f64, level: f64) -> Option<Interval> {
    let method = "F distribution".to_owned();
    (low.is_finite() && high.is_finite()).then_some(Interval { low, high, level, method })
}
