//! Intervals of simulated annotators: a bootstrap over both items and raters.

use rand::{Rng, RngExt};
use rayon::prelude::*;
use statrs::distribution::{ContinuousCDF, StudentsT};

use super::{Draws, Summary};
use crate::bootstrap::{FEW_ITEMS, few_items};
use crate::quantile::{mean, sd, whole};
use crate::random::stream;
use crate::{Interval, Undefined, Warning};

/// The minimum number of raters from which an interval reflects the differences between raters.
const FEW_RATERS: usize = 10;

/// Nominal coverage.
const LEVEL: f64 = 0.95;

/// Derives the seed of the replicates from that of the draws, so that they differ.
const OTHER_SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// Two draws of `N` coefficients in one replicate.
type Two<const N: usize> = [[Result<f64, Undefined>; N]; 2];

/// The replicates of one simulation.
pub(super) struct Crossed<const N: usize> {
    replicates: Vec<Two<N>>,
    n_items: usize,
    n_raters: usize,
}

impl<const N: usize> Crossed<N> {
    /// Computes the replicates: each draws items with replacement, gives raters random weights, and simulates two pairs
    /// of annotators. `draw` receives the weight of each item and each rater.
    ///
    /// Raters have the weights of the Bayesian bootstrap. Drawing them with replacement would exclude more than a third
    /// of them, and thus the second rating of many items.
    pub(super) fn of<T: Send>(
        plan: &Draws,
        (n_items, n_raters): (usize, usize),
        make: impl Fn() -> T + Sync + Send,
        draw: impl Fn(&mut dyn Rng, &mut T, &[u32], &[u32]) -> [Result<f64, Undefined>; N] + Sync + Send,
    ) -> Self {
        let replicate = |table: &mut T, place| {
            let mut rng = stream(plan.seed ^ OTHER_SEED, place);
            let items = drawn(&mut rng, n_items);
            let raters: Vec<u32> = (0..n_raters).map(|_| weight(&mut rng)).collect();
            [(); 2].map(|()| draw(&mut rng, table, &items, &raters))
        };
        let replicates = (0..plan.replicates as u64).into_par_iter().map_init(make, replicate).collect();
        Self { replicates, n_items, n_raters }
    }

    /// The summary of coefficient `k` with its interval.
    ///
    /// The variance over replicates, minus the variance of the draws within them, is that of the median of many draws;
    /// the interval is the t interval with it on Fisher's scale.
    pub(super) fn interval(&self, k: usize, summary: Summary, plan: &Draws) -> Summary {
        let both = |two: &Two<N>| Some([two[0][k].ok()?, two[1][k].ok()?]);
        let values: Vec<[f64; 2]> = self.replicates.iter().filter_map(both).collect();
        if values.len() < 2 || values.len() * 2 < self.replicates.len() || self.n_items < 2 {
            return summary;
        }
        let means: Vec<f64> = values.iter().map(|[a, b]| f64::midpoint(*a, *b)).collect();
        let within = mean(&values.iter().map(|[a, b]| (a - b).powi(2) / 2.0).collect::<Vec<_>>());
        let error = (sd(&means).powi(2) - within / 2.0).max(0.0).sqrt();
        let [low, high] = ends(summary.median, error, self.n_items);
        let few_raters = || {
            let few = self.n_raters < FEW_RATERS;
            few.then_some(Warning::FewRaters { n: self.n_raters })
        };
        let warning = few_items(self.n_items, FEW_ITEMS, LEVEL).or_else(few_raters);
        let method = format!("bootstrap over items and raters, {} replicates, seed {}", plan.replicates, plan.seed);
        Summary { interval: Some(Interval { low, high, level: LEVEL, method }), warning, ..summary }
    }
}

/// The number of times each of `n` is drawn in `n` draws with replacement.
fn drawn(rng: &mut impl Rng, n: usize) -> Vec<u32> {
    let mut times = vec![0; n];
    (0..n).for_each(|_| times[rng.random_range(0..n)] += 1);
    times
}

/// An exponential weight in whole eighths of its mean, at least one eighth.
fn weight(rng: &mut impl Rng) -> u32 {
    let uniform: f64 = rng.random();
    u32::try_from(whole((-8.0 * (1.0 - uniform).ln()).floor())).unwrap_or(u32::MAX >> 16) + 1
}

/// The t interval of a value in -1..=1 on Fisher's scale. With full agreement on every item, the spread is zero; the
/// lower end is then 1 minus the upper limit of a share that was observed in none of n items.
fn ends(value: f64, error: f64, n_items: usize) -> [f64; 2] {
    let tail = (1.0 - LEVEL) / 2.0;
    let room = 1.0 - value * value;
    if room < 1e-9 {
        let share = 1.0 - tail.powf(1.0 / n_items as f64);
        return if value > 0.0 { [1.0 - share, 1.0] } else { [-1.0, share - 1.0] };
    }
    let t = StudentsT::new(0.0, 1.0, (n_items - 1) as f64).map_or(f64::INFINITY, |t| t.inverse_cdf(1.0 - tail));
    let half = t * error / room;
    [(value.atanh() - half).tanh(), (value.atanh() + half).tanh()]
}

/// Sorts raters by their ratings, so that their names cannot affect a draw; `said` is a list of codes per rater.
pub(super) fn by_content(said: &[Vec<u64>]) -> Vec<u32> {
    let mut order: Vec<usize> = (0..said.len()).collect();
    order.sort_by(|&a, &b| said[a].cmp(&said[b]));
    let mut places = vec![0; said.len()];
    (0..).zip(order).for_each(|(place, rater)| places[rater] = place);
    places
}
