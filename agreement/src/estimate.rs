//! The result of a statistic: a value with its interval, its counts and its method.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};

use crate::{Ratings, Resampled, Undefined, Warning};

/// A value with its uncertainty, the data that it is based on, and its method.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Estimate {
    /// The value; always finite.
    pub value: f64,
    /// The interval around it, if it was requested or the literature provides a formula.
    pub interval: Option<Interval>,
    /// The standard error: analytic if the literature provides a formula, otherwise from the bootstrap.
    pub se: Option<f64>,
    /// Items the value rests on.
    pub n_items: usize,
    /// Raters the value rests on.
    pub n_raters: usize,
    /// Ratings the value rests on.
    pub n_ratings: usize,
    /// The number of pairs of ratings of one item.
    pub n_pairs: usize,
    /// The statistic's name and variant.
    pub method: String,
    /// The reason why the interval should not be trusted fully, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<Warning>,
}

/// An interval with its level and origin.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
    /// Nominal coverage, as 0.95.
    pub level: f64,
    /// The method, with replicates and seed if it is random.
    pub method: String,
}

impl Interval {
    /// The normal interval `value` ± z·`se`; `None` where that is not finite or
    /// `level` is not between 0 and 1.
    pub fn normal(value: f64, se: f64, level: f64) -> Option<Self> {
        if !(level > 0.0 && level < 1.0) {
            return None;
        }
        let half = Normal::standard().inverse_cdf(f64::midpoint(1.0, level)) * se;
        let method = "normal, from the standard error".to_owned();
        half.is_finite().then_some(Self { low: value - half, high: value + half, level, method })
    }

    /// The same, truncated to the range of possible values.
    pub fn within(self, (least, most): (f64, f64)) -> Self {
        Self { low: self.low.max(least), high: self.high.min(most), ..self }
    }
}

/// The counts of data that an estimate is based on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Items that entered.
    pub n_items: usize,
    /// Raters that entered.
    pub n_raters: usize,
    /// Ratings that entered.
    pub n_ratings: usize,
    /// Pairs of ratings of one item.
    pub n_pairs: usize,
}

impl Counts {
    /// Everything in the table.
    pub fn all(ratings: &Ratings) -> Self {
        Self {
            n_items: (0..ratings.n_items()).filter(|&i| !ratings.levels_of(i).is_empty()).count(),
            n_raters: ratings.n_raters(),
            n_ratings: ratings.n_ratings(),
            n_pairs: ratings.n_pairs(),
        }
    }

    /// The items with at least two ratings, and the raters and ratings of these items.
    pub fn paired(ratings: &Ratings) -> Self {
        let mut seen = vec![false; ratings.n_raters()];
        let mut n_ratings = 0;
        for i in 0..ratings.n_items() {
            let raters = ratings.raters_of(i);
            if raters.len() >= 2 {
                n_ratings += raters.len();
                for &r in raters {
                    seen[r as usize] = true;
                }
            }
        }
        Self {
            n_items: ratings.n_paired_items(),
            n_raters: seen.iter().filter(|&&s| s).count(),
            n_ratings,
            n_pairs: ratings.n_pairs(),
        }
    }
}

impl Estimate {
    /// A value with its counts and method, without interval or standard error.
    pub fn new(value: f64, counts: Counts, method: impl Into<String>) -> Self {
        Self {
            value,
            interval: None,
            se: None,
            n_items: counts.n_items,
            n_raters: counts.n_raters,
            n_ratings: counts.n_ratings,
            n_pairs: counts.n_pairs,
            method: method.into(),
            warning: None,
        }
    }

    /// The same with the interval of a bootstrap, if it has one, and its standard error if no analytic one exists.
    pub(crate) fn with(mut self, resampled: Result<Resampled, Undefined>) -> Self {
        if let Ok(resampled) = resampled {
            self.se = self.se.or(Some(resampled.se));
            self.interval = Some(resampled.interval);
            self.warning = resampled.warning;
        }
        self
    }
}
