//! Intervals by resampling items with replacement: percentile and BCa.

mod bca;
mod binomial;
mod many;

use rand::{Rng, RngExt};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::coefficient::Coefficient;
use crate::quantile::{quantile, sd};
use crate::random::stream;
use crate::{Estimate, Interval, Undefined, Warning};

/// The number of groups that the jackknife leaves out, if there are more items than this.
const JACKKNIFE_GROUPS: usize = 200;

/// The number of items from which on items are not drawn one by one.
const MANY: usize = 1 << 20;

/// The number of items with two ratings from which the coverage of most intervals is about nominal.
pub const FEW_ITEMS: usize = 20;

/// The same for intervals from standard errors, coefficients with squared distances and those of one category.
pub(crate) const LARGE_SAMPLE: usize = 50;

/// The method that derives an interval from the bootstrap distribution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The quantiles of the replicates.
    Percentile,
    /// Bias-corrected and accelerated (Efron 1987), made safe for few items: see [`Bootstrap`].
    #[default]
    Bca,
}

/// A bootstrap over items: the number of replicates, the seed, and the confidence level.
///
/// Items are the resampling unit, since the ratings of one item are not independent. The same seed gives the same
/// interval on any number of threads.
///
/// # Conventions
/// A percentile interval of kappa is too short for few items: with ten it contains the true value in 71 to 90 of 100
/// samples. [`Kind::Bca`], the default, reads the replicates at Efron's corrected probabilities with tails widened from
/// the normal to Student's t, z ↦ √(n/(n − 1)) t (Hesterberg 2015), takes at each end the outer one of this bound and
/// of the value ± as many standard errors of the jackknife, and never leaves the coefficient's range. If raters agree
/// fully on all n items, every replicate is 1; the lower end is then the value for a share of items with full
/// disagreement whose upper limit is 1 − (α/2)^(1/n). By simulation, the interval covers 92 % or more from 20 items on
/// if the levels are used about equally often (table in the README); with fewer items, or if a level is rare, coverage
/// is lower. Estimates from fewer items than [`Coefficient::enough_items`] carry a warning.
///
/// With more than 2²⁰ items, drawing each of them a thousand times would take most of an hour and change the interval's
/// last digits only. If items are of few kinds ([`Coefficient::kinds`]), fewer than an eighth of the items, the number of items of each kind is drawn
/// instead, which has the same distribution; otherwise the interval is the jackknife's, over 200 groups of items
/// that are drawn.
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
/// Efron, Better bootstrap confidence intervals, JASA 1987, doi:10.1080/01621459.1987.10478410;
/// Hesterberg, What teachers should know about the bootstrap, The American Statistician 2015,
/// doi:10.1080/00031305.2015.1089789.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Bootstrap {
    /// Replicates drawn.
    pub replicates: usize,
    /// Seed of the generator.
    pub seed: u64,
    /// Nominal coverage.
    pub level: f64,
    /// The method that derives the interval.
    pub kind: Kind,
}

impl Default for Bootstrap {
    fn default() -> Self {
        Self { replicates: 1000, seed: 7, level: 0.95, kind: Kind::default() }
    }
}

/// The interval and standard error of one bootstrap.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Resampled {
    /// The interval.
    pub interval: Interval,
    /// Standard deviation of the replicates.
    pub se: f64,
    /// Replicates in which the statistic was undefined; they are excluded.
    pub undefined: usize,
    /// The reason why the interval should not be trusted fully, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<Warning>,
}

impl Bootstrap {
    /// Draws the replicates of `coefficient` and reads off the interval around `value`.
    ///
    /// # Errors
    /// [`Undefined::FewItems`] with fewer than two items, [`Undefined::Argument`] for a level
    /// outside 0..1, and the statistic's own reason where half of the replicates have no value.
    pub fn resample(&self, coefficient: &impl Coefficient, value: f64) -> Result<Resampled, Undefined> {
        let drawn = match coefficient.kinds() {
            Some(kinds) if are_few(kinds) => self.draw_kinds(kinds, |units| coefficient.at_kinds(units))?,
            _ => self.draw(coefficient.n_units(), |weights| coefficient.at(weights))?,
        };
        self.read_off(coefficient, value, &drawn.replicates, &drawn.left_out)
    }

    /// Estimates several coefficients of the same items from one series of replicates; `at` returns their values in
    /// order.
    pub(crate) fn together<C: Coefficient>(
        &self,
        coefficients: &[C],
        at: impl Fn(&[u32]) -> Vec<Result<f64, Undefined>> + Sync,
    ) -> Vec<Result<Estimate, Undefined>> {
        self.read_all(coefficients, self.draw(coefficients.first().map_or(0, Coefficient::n_units), at))
    }

    /// The same for coefficients of the same kinds of units, whose values for numbers of each kind `at_kinds` returns.
    pub(crate) fn together_by_kind<C: Coefficient>(
        &self,
        coefficients: &[C],
        at: impl Fn(&[u32]) -> Vec<Result<f64, Undefined>> + Sync,
        at_kinds: impl Fn(&[(usize, f64)]) -> Vec<Result<f64, Undefined>> + Sync,
    ) -> Vec<Result<Estimate, Undefined>> {
        match coefficients.first().and_then(Coefficient::kinds) {
            Some(kinds) if are_few(kinds) => self.read_all(coefficients, self.draw_kinds(kinds, at_kinds)),
            _ => self.together(coefficients, at),
        }
    }

    fn read_all<C: Coefficient>(
        &self,
        coefficients: &[C],
        drawn: Result<Drawn<Vec<Result<f64, Undefined>>>, Undefined>,
    ) -> Vec<Result<Estimate, Undefined>> {
        let estimate = |(place, coefficient): (usize, &C)| {
            let estimate = coefficient.estimate()?;
            let own = |all: &[Vec<_>]| all.iter().map(|values| values[place]).collect::<Vec<_>>();
            let resampled = drawn.as_ref().map_err(|reason| *reason).and_then(|drawn| {
                self.read_off(coefficient, estimate.value, &own(&drawn.replicates), &own(&drawn.left_out))
            });
            Ok(estimate.with(resampled))
        };
        coefficients.iter().enumerate().map(estimate).collect()
    }

    /// The results of `at` for each replicate of `n` items and, if the interval needs them, with each group of items
    /// left out.
    fn draw<T: Send>(&self, n: usize, at: impl Fn(&[u32]) -> T + Sync) -> Result<Drawn<T>, Undefined> {
        self.check(n)?;
        let replicate = |weights: &mut Vec<u32>, draw| {
            weights.fill(0);
            let mut rng = stream(self.seed, draw);
            (0..n).for_each(|_| weights[rng.random_range(0..n)] += 1);
            at(weights)
        };
        let drawn = if n > MANY && self.kind == Kind::Bca { 0 } else { self.replicates as u64 };
        let replicates = (0..drawn).into_par_iter().map_init(|| vec![0_u32; n], replicate).collect();
        let groups = if self.kind == Kind::Bca { n.min(JACKKNIFE_GROUPS) } else { 0 };
        // Alone, the jackknife needs groups that were drawn: groups that follow the order of the items vary too little if
        // neighbours are alike.
        let mut rng = stream(self.seed, u64::MAX);
        let own: Vec<u8> =
            if drawn == 0 && n > MANY { (0..n).map(|_| drawn_group(&mut rng)).collect() } else { Vec::new() };
        let without = |weights: &mut Vec<u32>, group: usize| {
            weights.fill(1);
            if own.is_empty() {
                weights.iter_mut().skip(group).step_by(groups).for_each(|w| *w = 0);
            } else {
                let in_group = |&(_, own): &(&mut u32, &u8)| usize::from(*own) == group;
                weights.iter_mut().zip(&own).filter(in_group).for_each(|(w, _)| *w = 0);
            }
            at(weights)
        };
        let left_out = (0..groups).into_par_iter().map_init(|| vec![1_u32; n], without).collect();
        Ok(Drawn { replicates, left_out })
    }

    fn check(&self, n: usize) -> Result<(), Undefined> {
        if n < 2 {
            return Err(Undefined::FewItems { n, need: 2 });
        }
        if !(self.level > 0.0 && self.level < 1.0) {
            return Err(Undefined::Argument("the level of an interval is between 0 and 1"));
        }
        Ok(())
    }

    fn read_off(
        &self,
        coefficient: &impl Coefficient,
        value: f64,
        drawn: &[Result<f64, Undefined>],
        left_out: &[Result<f64, Undefined>],
    ) -> Result<Resampled, Undefined> {
        if drawn.is_empty() && coefficient.n_units() > MANY {
            return self.jackknife(coefficient, value, left_out);
        }
        let mut values: Vec<f64> = drawn.iter().filter_map(|d| d.ok()).collect();
        let undefined = drawn.len() - values.len();
        if values.len() < 2 || undefined * 2 > drawn.len() {
            let reason = drawn.iter().find_map(|d| d.err());
            return Err(reason.unwrap_or(Undefined::Argument("fewer than two replicates")));
        }
        let se = sd(&values);
        values.sort_unstable_by(f64::total_cmp);
        let (name, [low, high]) = match self.kind {
            Kind::Percentile => {
                let tail = (1.0 - self.level) / 2.0;
                ("percentile bootstrap", [quantile(&values, tail), quantile(&values, 1.0 - tail)])
            }
            Kind::Bca => {
                let left_out: Vec<f64> = left_out.iter().filter_map(|d| d.ok()).collect();
                let sample = bca::Sample { sorted: &values, value, left_out: &left_out, n: coefficient.n_paired() };
                ("BCa bootstrap and jackknife", sample.interval(self.level, coefficient))
            }
        };
        let method = format!("{name} over items, {} replicates, seed {}", self.replicates, self.seed);
        let interval = Interval { low, high, level: self.level, method };
        let warning = few_items(coefficient.n_paired(), coefficient.enough_items(), self.level);
        Ok(Resampled { interval, se, undefined, warning })
    }
}

/// Whether there are so many units, of so few kinds, that drawing the number of units of each kind is faster.
fn are_few(kinds: &[u32]) -> bool {
    kinds.len() > MANY && n_kinds(kinds) < kinds.len() / 8
}

/// The number of kinds, which are numbered from 0.
fn n_kinds(kinds: &[u32]) -> usize {
    kinds.iter().max().map_or(0, |&most| most as usize + 1)
}

/// A group of the jackknife.
fn drawn_group(rng: &mut impl Rng) -> u8 {
    const GROUPS: u8 = 200;
    const { assert!(GROUPS as usize == JACKKNIFE_GROUPS) };
    rng.random_range(0..GROUPS)
}

/// Values with items drawn, and with groups of items left out.
struct Drawn<T> {
    replicates: Vec<T>,
    left_out: Vec<T>,
}

/// The warning about an interval that is based on `n` items with two ratings or more, if `enough` items are needed.
pub(crate) fn few_items(n: usize, enough: usize, level: f64) -> Option<Warning> {
    let percent = level * 100.0;
    match n {
        _ if n >= enough => None,
        1 => Some(Warning::OneItem { percent }),
        _ if n < FEW_ITEMS => Some(Warning::FewItems { n, percent }),
        _ => Some(Warning::FewItemsForStatistic { n, enough, percent }),
    }
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
        let bca = fleiss.bootstrapped(&Bootstrap::default()).unwrap();
        let interval = bca.interval.unwrap();
        assert!(interval.low < bca.value && bca.value < interval.high && bca.warning.is_none());
        let plan = Bootstrap { kind: Kind::Percentile, ..Bootstrap::default() };
        let percentile = fleiss.bootstrapped(&plan).unwrap().interval.unwrap();
        assert!((percentile.low - interval.low).abs() < 0.1);
    }

    #[test]
    fn complete_agreement_on_few_items_is_not_certain() {
        let rows = (0..12).flat_map(|i| (0..2).map(move |r| (i, r, f64::from(i % 2))));
        let ratings = Ratings::from_numbers(rows, &Scale::nominal()).unwrap();
        let kappa = Fleiss::of(&ratings).unwrap().bootstrapped(&Bootstrap::default()).unwrap();
        let interval = kappa.interval.unwrap();
        // At most 1 - .025^(1/12) = .265 of the items; each costs 1/(1 - 1/2).
        assert!((interval.low - (1.0 - 2.0 * (1.0 - 0.025_f64.powf(1.0 / 12.0)))).abs() < 1e-9, "{interval:?}");
        assert!((interval.high - 1.0).abs() < 1e-12);
        assert!(kappa.warning.is_some_and(|warning| warning.to_string().starts_with("only 12 items have two ratings")));
    }
}
