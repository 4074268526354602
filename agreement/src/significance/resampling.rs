//! Paired bootstrap and approximate randomisation.

use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Test, differences};
use crate::quantile::{mean, quantile};
use crate::random::stream;
use crate::{Interval, Undefined};

/// How many replicates, from which seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resampling {
    /// Replicates drawn.
    pub replicates: usize,
    /// Seed of the generator.
    pub seed: u64,
}

impl Default for Resampling {
    fn default() -> Self {
        Self { replicates: 10_000, seed: 7 }
    }
}

/// Paired bootstrap: how the mean difference would vary with other items.
///
/// # Definition
/// Items are drawn with replacement; the interval is the 2.5 % and 97.5 % quantiles of the mean
/// difference; p is the share of replicates whose mean is at least as far from the observed mean
/// as that is from zero, (1 + count)/(1 + replicates).
///
/// # Errors
/// [`Undefined::UnequalLengths`], [`Undefined::FewObservations`] below two pairs,
/// [`Undefined::NoDifference`] when every difference is zero.
///
/// # References
/// Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 16; Koehn, Statistical
/// significance tests for machine translation evaluation, EMNLP 2004.
pub fn paired_bootstrap(x: &[f64], y: &[f64], plan: &Resampling) -> Result<Test, Undefined> {
    let d = checked(x, y)?;
    let difference = mean(&d);
    let n = d.len();
    let draw = |rng: &mut ChaCha8Rng| -> f64 { (0..n).map(|_| d[rng.random_range(0..n)]).sum::<f64>() / n as f64 };
    let mut drawn = replicates(plan, draw);
    // Sums of the same numbers in another order differ by rounding.
    let far = drawn.iter().filter(|m| (*m - difference).abs() >= difference.abs() * (1.0 - 1e-12));
    let p = share(far.count(), plan);
    drawn.sort_unstable_by(f64::total_cmp);
    let interval = (!drawn.is_empty()).then(|| Interval {
        low: quantile(&drawn, 0.025),
        high: quantile(&drawn, 0.975),
        level: 0.95,
        method: format!("percentile bootstrap, {} replicates, seed {}", plan.replicates, plan.seed),
    });
    let method = format!("paired bootstrap, {} replicates, seed {}", plan.replicates, plan.seed);
    Ok(Test { statistic: difference, p, difference, interval, n, method })
}

/// Approximate randomisation: how often would swapping the systems item by item do as much?
///
/// # Definition
/// The sign of each difference is drawn at random; p = (1 + replicates with |mean| at least the
/// observed)/(1 + replicates).
///
/// # Errors
/// As [`paired_bootstrap`].
///
/// # References
/// Noreen, Computer-Intensive Methods for Testing Hypotheses, 1989; Riezler and Maxwell, On some
/// pitfalls in automatic evaluation and significance testing for MT, 2005.
pub fn randomisation(x: &[f64], y: &[f64], plan: &Resampling) -> Result<Test, Undefined> {
    let d = checked(x, y)?;
    let difference = mean(&d);
    let n = d.len();
    let draw = |rng: &mut ChaCha8Rng| -> f64 {
        let mut bits = 0_u64;
        let mut sum = 0.0;
        for (i, value) in d.iter().enumerate() {
            if i % 64 == 0 {
                bits = rng.next_u64();
            }
            sum += if bits & 1 == 0 { *value } else { -value };
            bits >>= 1;
        }
        sum / n as f64
    };
    let drawn = replicates(plan, draw);
    let far = drawn.iter().filter(|m| m.abs() >= difference.abs() * (1.0 - 1e-12)).count();
    let method = format!("approximate randomisation, {} replicates, seed {}", plan.replicates, plan.seed);
    Ok(Test { statistic: difference, p: share(far, plan), difference, interval: None, n, method })
}

fn checked(x: &[f64], y: &[f64]) -> Result<Vec<f64>, Undefined> {
    let d = differences(x, y, 2)?;
    if d.iter().all(|d| *d == 0.0) { Err(Undefined::NoDifference) } else { Ok(d) }
}

fn replicates(plan: &Resampling, draw: impl Fn(&mut ChaCha8Rng) -> f64 + Sync) -> Vec<f64> {
    let streams = (0..plan.replicates as u64).into_par_iter();
    streams.map(|replicate| draw(&mut stream(plan.seed, replicate))).collect()
}

fn share(far: usize, plan: &Resampling) -> f64 {
    (1 + far) as f64 / (1 + plan.replicates) as f64
}
