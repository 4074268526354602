//! The interval of an intraclass correlation by the profile of the restricted likelihood.
//!
//! A value is in the interval if the best fit with this value is not significantly worse than the best fit overall.
//! Unlike value ± error, the interval stays between 0 and 1 and may be asymmetric.

use statrs::distribution::{ChiSquared, ContinuousCDF};

use super::likelihood::Likelihood;
use crate::Interval;

/// The maximum number of raters for an interval: the cost of each of its four thousand evaluations is the cube of this
/// number.
const MOST_RATERS: usize = 80;

/// Steps of each search: halving leaves 1.5e-8 of the range, the golden section 7e-6, at which the
/// deviance, flat at its least, has settled to 1e-9.
const HALVINGS: usize = 26;
const SECTIONS: usize = 20;

/// The number of points at which the deviance is evaluated before the golden section search: with few items it may have
/// one local minimum without rater variance and another with a large rater variance.
const PLACES: u32 = 16;

/// The correlation as a function of the variance ratios a of items and b of raters.
#[derive(Debug, Clone, Copy)]
pub(super) enum Form {
    /// a/(a + b + 1).
    Agreement,
    /// a/(a + 1).
    Consistency,
}

impl Form {
    /// The a that makes the correlation `value` where b is `raters`.
    fn items(self, value: f64, raters: f64) -> f64 {
        let rest = match self {
            Self::Agreement => 1.0 + raters,
            Self::Consistency => 1.0,
        };
        value / (1.0 - value) * rest
    }
}

/// The interval around `value`, whose fit has the roots `best` of the variance ratios.
pub(super) fn interval(
    likelihood: &Likelihood,
    form: Form,
    (value, best): (f64, [f64; 2]),
    level: f64,
) -> Option<Interval> {
    if likelihood.n_raters() > MOST_RATERS || !(level > 0.0 && level < 1.0) {
        return None;
    }
    let least = likelihood.at(best)?.deviance;
    let limit = least + ChiSquared::new(1.0).ok()?.inverse_cdf(level);
    let inside = |value: f64| profile(likelihood, form, value, best[1]) <= limit;
    let end = |mut within: f64, mut without: f64| {
        if inside(without) {
            return without;
        }
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(within, without);
            if inside(middle) { within = middle } else { without = middle }
        }
        f64::midpoint(within, without)
    };
    let (low, high) = (end(value, 0.0), end(value, 1.0 - 1e-9));
    let method = "profile of the restricted likelihood".to_owned();
    Some(Interval { low, high, level, method })
}

/// The least deviance of a fit with this correlation, over the variance of raters: by the golden
/// section of its root r on the scale r/(1 + r), around the lowest of some places.
fn profile(likelihood: &Likelihood, form: Form, value: f64, near: f64) -> f64 {
    let at = |place: f64| {
        let root = place / (1.0 - place);
        let items = form.items(value, root * root).sqrt();
        likelihood.at([items, root]).map_or(f64::INFINITY, |fit| fit.deviance)
    };
    let ratio = (5.0_f64.sqrt() - 1.0) / 2.0;
    let place = |k: u32| f64::from(k) / f64::from(PLACES) * (1.0 - 1e-4);
    let deviances: Vec<f64> = (0..=PLACES).map(|k| at(place(k))).collect();
    let lowest = (0..=PLACES).zip(&deviances).min_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(k, _)| k);
    let (mut low, mut high) = (place(lowest.saturating_sub(1)), place((lowest + 1).min(PLACES)));
    let mut inner = [high - ratio * (high - low), low + ratio * (high - low)].map(|place| (place, at(place)));
    for _ in 0..SECTIONS {
        if inner[0].1 <= inner[1].1 {
            high = inner[1].0;
            let place = high - ratio * (high - low);
            inner = [(place, at(place)), inner[0]];
        } else {
            low = inner[0].0;
            let place = low + ratio * (high - low);
            inner = [inner[1], (place, at(place))];
        }
    }
    // The minimum also considers zero rater variance, and the rater variance of the best fit.
    inner[0].1.min(inner[1].1).min(deviances[0]).min(at(near / (1.0 + near)))
}
