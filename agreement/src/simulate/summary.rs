//! Summary of many draws of one number.

use serde::Serialize;

use crate::quantile::{mean, quantile, sd};
use crate::{Interval, Undefined, Warning};

/// Median and spread of a number over seeded draws, and the interval of the median.
///
/// `sd`, `low` and `high` describe the spread over draws. They do not cover other items or raters; for that, use
/// `interval`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Summary {
    /// The median.
    pub median: f64,
    /// The mean.
    pub mean: f64,
    /// The standard deviation over draws (n − 1).
    pub sd: f64,
    /// The 2.5 % quantile of the draws.
    pub low: f64,
    /// The 97.5 % quantile of the draws.
    pub high: f64,
    /// Draws made.
    pub draws: usize,
    /// The number of draws without a value, which are excluded above.
    pub undefined: usize,
    /// Seed of the generator.
    pub seed: u64,
    /// The interval over items and raters, if it was requested and can be computed.
    pub interval: Option<Interval>,
    /// The reason why the interval should not be trusted fully, if so.
    pub warning: Option<Warning>,
}

impl Summary {
    /// Summarises draws.
    ///
    /// # Errors
    /// The reason of the first draw without a value, where at least half have none;
    /// [`Undefined::Argument`] without any draw.
    pub fn of(drawn: impl IntoIterator<Item = Result<f64, Undefined>>, seed: u64) -> Result<Self, Undefined> {
        let mut values = Vec::new();
        let mut reasons = Vec::new();
        for value in drawn {
            match value {
                Ok(value) => values.push(value),
                Err(reason) => reasons.push(reason),
            }
        }
        if values.len() <= reasons.len() {
            let none = Undefined::Argument("at least one draw");
            return Err(reasons.first().copied().unwrap_or(none));
        }
        let (mean, sd) = (mean(&values), sd(&values));
        values.sort_unstable_by(f64::total_cmp);
        Ok(Self {
            median: quantile(&values, 0.5),
            mean,
            sd,
            low: quantile(&values, 0.025),
            high: quantile(&values, 0.975),
            draws: values.len() + reasons.len(),
            undefined: reasons.len(),
            seed,
            interval: None,
            warning: None,
        })
    }
}
