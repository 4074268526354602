//! The common interface of all coefficients that are computed from items: a value for given item weights.

use crate::bootstrap::{FEW_ITEMS, LARGE_SAMPLE, few_items};
use crate::{Bootstrap, Counts, Estimate, Interval, Undefined};

/// A coefficient prepared for one table of ratings.
///
/// It can be evaluated with any weights of the items, from per-item summaries that are computed only once: this makes a
/// bootstrap over items cheap.
pub trait Coefficient: Sync {
    /// The name and variant, as `"Krippendorff's alpha, ordinal"`.
    fn method(&self) -> String;

    /// The counts of data that the value is based on.
    fn counts(&self) -> Counts;

    /// The number of items that can be resampled, which is the length of `weights`.
    fn n_units(&self) -> usize;

    /// The value when unit `i` counts `weights[i]` times.
    ///
    /// # Errors
    /// The reason there is no value.
    fn at(&self, weights: &[u32]) -> Result<f64, Undefined>;

    /// The kind of each unit, if only the number of units of each kind matters: kinds are numbered from 0. Then a sample
    /// of units is a sample of numbers, which is much smaller.
    fn kinds(&self) -> Option<&[u32]> {
        None
    }

    /// The value for (kind, units of this kind), by ascending kind, without kinds that have no unit.
    ///
    /// # Errors
    /// As [`at`](Self::at); [`Undefined::Argument`] if there are no [`kinds`](Self::kinds).
    fn at_kinds(&self, _units: &[(usize, f64)]) -> Result<f64, Undefined> {
        Err(Undefined::Argument("units of the same kind"))
    }

    /// The number of units with two ratings or more, which decides how far intervals are trusted.
    fn n_paired(&self) -> usize {
        self.n_units()
    }

    /// The number of items with two ratings that a 95 % bootstrap interval needs to cover 92 % or more, by simulation:
    /// with fewer items, the estimate carries a warning. It is 20, and 50 with squared distances or for one category,
    /// because if raters agree well, few of twenty items differ at all.
    fn enough_items(&self) -> usize {
        FEW_ITEMS
    }

    /// The values the coefficient can have, at least and at most: no interval reaches beyond.
    fn range(&self) -> (f64, f64) {
        (-1.0, 1.0)
    }

    /// The distance of the value from 1 if the raters of no item agreed at all; for a coefficient (P − Pₑ)/(1 − Pₑ)
    /// this is 1/(1 − Pₑ). It bounds the interval of complete agreement.
    fn full_disagreement(&self) -> f64 {
        1.0
    }

    /// The analytic standard error, if the literature provides a formula.
    fn standard_error(&self) -> Option<f64> {
        None
    }

    /// The value with its counts, and the analytic standard error if available.
    ///
    /// # Errors
    /// The reason why the value is undefined.
    fn estimate(&self) -> Result<Estimate, Undefined> {
        let value = self.at(&vec![1; self.n_units()])?;
        let mut estimate = Estimate::new(value, self.counts(), self.method());
        estimate.se = self.standard_error();
        Ok(estimate)
    }

    /// The estimate with the normal interval from the analytic standard error, if available, truncated to the range of
    /// the coefficient. Below 50 items it carries a warning.
    ///
    /// # Errors
    /// The reason why the value is undefined.
    fn with_normal(&self, level: f64) -> Result<Estimate, Undefined> {
        let mut estimate = self.estimate()?;
        let normal = estimate.se.and_then(|se| Interval::normal(estimate.value, se, level));
        estimate.interval = normal.map(|interval| interval.within(self.range()));
        estimate.warning = estimate.interval.as_ref().and_then(|_| few_items(self.n_paired(), LARGE_SAMPLE, level));
        Ok(estimate)
    }

    /// The estimate with a bootstrap interval over items.
    ///
    /// # Errors
    /// The reason why the value is undefined. A value with an undefined interval is returned without an interval.
    fn bootstrapped(&self, plan: &Bootstrap) -> Result<Estimate, Undefined>
    where
        Self: Sized,
    {
        let estimate = self.estimate()?;
        let resampled = plan.resample(self, estimate.value);
        Ok(estimate.with(resampled))
    }
}

/// `numerator / denominator`, or the reason where the denominator is zero to rounding.
pub(crate) fn ratio(numerator: f64, denominator: f64, why: Undefined) -> Result<f64, Undefined> {
    let value = numerator / denominator;
    if denominator.abs() < 1e-12 || !value.is_finite() { Err(why) } else { Ok(value) }
}
