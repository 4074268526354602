//! Intervals by drawing items with replacement: percentile and BCa.

use rand::RngExt;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use statrs::distribution::{ContinuousCDF, Normal};

use crate::coefficient::Coefficient;
use crate::quantile::{mean, quantile, sd};
use crate::random::stream;
use crate::{Estimate, Interval, Undefined};

/// Leave-out groups used for the acceleration of BCa where there are more items than this.
const JACKKNIFE_GROUPS: usize = 1000;

/// How an interval is read off the bootstrap distribution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The quantiles of the replicates.
    #[default]
    Percentile,
    /// Bias-corrected and accelerated (Efron 1987).
    Bca,
}

/// A bootstrap over items: how many replicates, from which seed, at which level.
///
/// Items are the unit that is drawn, since the ratings of one item are not independent. The same
/// seed gives the same interval on any number of threads.
///
/// # Example
/// ```
/// use agreement::{Bootstrap, Coefficient, Ratings, Scale, krippendorff::{Alpha, Metric}};
/// let rows = (0..40).flat_map(|i| {
///     [(i, "a", f64::from(i % 3)), (i, "b", f64::from((i + i % 5 / 4) % 3))]
/// });
/// let ratings = Ratings::from_numbers(rows, &Scale::nominal())?;
/// let plan = Bootstrap { replicates: 200, seed: 7, ..Bootstrap::default() };
/// let alpha = Alpha::of(&ratings, Metric::Nominal)?.bootstrapped(&plan)?;
/// let interval = alpha.interval.expect("the value is defined in every replicate");
/// assert!(interval.low < alpha.value && alpha.value < interval.high);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Efron, Better bootstrap confidence intervals, JASA 1987, doi:10.1080/01621459.1987.10478410.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Bootstrap {
    /// Replicates drawn.
    pub replicates: usize,
    /// Seed of the generator.
    pub seed: u64,
    /// Nominal coverage.
    pub level: f64,
    /// How the interval is read off.
    pub kind: Kind,
}

impl Default for Bootstrap {
    fn default() -> Self {
        Self { replicates: 1000, seed: 7, level: 0.95, kind: Kind::Percentile }
    }
}

/// The interval and standard error of one bootstrap.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Resampled {
    /// The interval.
    pub interval: Interval,
    /// Standard deviation of the replicates.
    pub se: f64,
    /// Replicates in which the statistic was undefined; they are left out.
    pub undefined: usize,
}

impl Bootstrap {
    /// Draws the replicates of `coefficient` and reads off the interval around `value`.
    ///
    /// # Errors
    /// [`Undefined::FewItems`] with fewer than two items, [`Undefined::Argument`] for a level
    /// outside 0..1, and the statistic's own reason where half of the replicates have no value.
    pub fn resample(&self, coefficient: &impl Coefficient, value: f64) -> Result<Resampled, Undefined> {
        let drawn = self.draw(coefficient.n_units(), |weights| coefficient.at(weights))?;
        self.read_off(coefficient, value, &drawn)
    }

    /// Estimates several coefficients of the same items from one series of replicates, whose values
    /// `at` gives in their order.
    pub(crate) fn together<C: Coefficient>(
        &self,
        coefficients: &[C],
        at: impl Fn(&[u32]) -> Vec<Result<f64, Undefined>> + Sync,
    ) -> Vec<Result<Estimate, Undefined>> {
        let drawn = self.draw(coefficients.first().map_or(0, Coefficient::n_units), at);
        let estimate = |(place, coefficient): (usize, &C)| {
            let estimate = coefficient.estimate()?;
            let own = |drawn: &Vec<Vec<_>>| drawn.iter().map(|values| values[place]).collect::<Vec<_>>();
            let resampled = drawn.as_ref().map_err(|reason| *reason).map(own);
            let resampled = resampled.and_then(|own| self.read_off(coefficient, estimate.value, &own));
            Ok(estimate.with(resampled))
        };
        coefficients.iter().enumerate().map(estimate).collect()
    }

    /// What `at` gives for each replicate of `n` items.
    fn draw<T: Send>(&self, n: usize, at: impl Fn(&[u32]) -> T + Sync) -> Result<Vec<T>, Undefined> {
        if n < 2 {
            return Err(Undefined::FewItems { n, need: 2 });
        }
        if !(self.level > 0.0 && self.level < 1.0) {
            return Err(Undefined::Argument("the level of an interval is between 0 and 1"));
        }
        let replicate = |weights: &mut Vec<u32>, draw| {
            weights.fill(0);
            let mut rng = stream(self.seed, draw);
            (0..n).for_each(|_| weights[rng.random_range(0..n)] += 1);
            at(weights)
        };
        Ok((0..self.replicates as u64).into_par_iter().map_init(|| vec![0_u32; n], replicate).collect())
    }

    fn read_off(
        &self,
        coefficient: &impl Coefficient,
        value: f64,
        drawn: &[Result<f64, Undefined>],
    ) -> Result<Resampled, Undefined> {
        let mut values: Vec<f64> = drawn.iter().filter_map(|d| d.ok()).collect();
        let undefined = drawn.len() - values.len();
        if values.len() < 2 || undefined * 2 > drawn.len() {
            let reason = drawn.iter().find_map(|d| d.err());
            return Err(reason.unwrap_or(Undefined::Argument("fewer than two replicates")));
        }
        let se = sd(&values);
        values.sort_unstable_by(f64::total_cmp);
        let tail = (1.0 - self.level) / 2.0;
        let (name, low, high) = match self.kind {
            Kind::Percentile => ("percentile", tail, 1.0 - tail),
            Kind::Bca => {
                let (low, high) = bca_tails(coefficient, &values, value, tail);
                ("BCa", low, high)
            }
        };
        let method = format!("{name} bootstrap over items, {} replicates, seed {}", self.replicates, self.seed);
        let interval =
            Interval { low: quantile(&values, low), high: quantile(&values, high), level: self.level, method };
        Ok(Resampled { interval, se, undefined })
    }
}

/// The two probabilities at which BCa reads the sorted replicates.
fn bca_tails(coefficient: &impl Coefficient, sorted: &[f64], value: f64, tail: f64) -> (f64, f64) {
    let normal = Normal::standard();
    let n = sorted.len() as f64;
    let below = sorted.partition_point(|&v| v < value) as f64;
    let equal = sorted.partition_point(|&v| v <= value) as f64 - below;
    let share = ((below + equal / 2.0) / n).clamp(0.5 / n, 1.0 - 0.5 / n);
    let bias = normal.inverse_cdf(share);
    let acceleration = acceleration(coefficient);
    let at = |p: f64| {
        let z = bias + normal.inverse_cdf(p);
        normal.cdf(bias + z / (1.0 - acceleration * z))
    };
    (at(tail), at(1.0 - tail))
}

/// Skewness of the leave-out values over six, by leaving out each item, or each of a thousand
/// groups of items where there are more.
fn acceleration(coefficient: &impl Coefficient) -> f64 {
    let n = coefficient.n_units();
    let groups = n.min(JACKKNIFE_GROUPS);
    let left: Vec<f64> = (0..groups)
        .into_par_iter()
        .filter_map(|g| {
            let mut weights = vec![1_u32; n];
            weights.iter_mut().skip(g).step_by(groups).for_each(|w| *w = 0);
            coefficient.at(&weights).ok()
        })
        .collect();
    let centre = mean(&left);
    let squares: f64 = left.iter().map(|v| (centre - v).powi(2)).sum();
    let cubes: f64 = left.iter().map(|v| (centre - v).powi(3)).sum();
    if squares <= 0.0 { 0.0 } else { cubes / (6.0 * squares.powf(1.5)) }
}

#[cfg(test)]
mod tests {
    use super::{Bootstrap, Kind};
    use crate::fleiss::Fleiss;
    use crate::{Coefficient, Ratings, Scale};

    fn ratings() -> Ratings {
        let rows = (0..50).flat_map(|i| (0..3).map(move |r| (i, r, f64::from((i * 7 + r * (i % 4) / 3) % 4))));
        Ratings::from_numbers(rows, &Scale::nominal()).unwrap()
    }

    #[test]
    fn the_number_of_threads_does_not_matter() {
        let ratings = ratings();
        let run = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| Fleiss::of(&ratings).unwrap().bootstrapped(&Bootstrap::default()))
        };
        assert_eq!(run(1), run(4));
    }

    #[test]
    fn bca_lies_near_percentile_and_around_the_value() {
        let ratings = ratings();
        let fleiss = Fleiss::of(&ratings).unwrap();
        let plan = Bootstrap { kind: Kind::Bca, ..Bootstrap::default() };
        let bca = fleiss.bootstrapped(&plan).unwrap();
        let interval = bca.interval.unwrap();
        assert!(interval.low < bca.value && bca.value < interval.high);
        let percentile = fleiss.bootstrapped(&Bootstrap::default()).unwrap().interval.unwrap();
        assert!((percentile.low - interval.low).abs() < 0.1);
    }
}
