//! How likely a plan is to find a difference between two systems, by simulation.
//!
//! A plan is simulated from variances and a difference, each simulated study is fitted with the mixed model that its
//! report will use, and the power is the share of them in which the difference is significant. Simulated study number k
//! draws from stream k of the seed, so that the same seed has the same result on any number of threads.

mod plan;
mod search;
mod simulate;

use serde::Serialize;

use crate::{Link, Refusal};

pub use plan::{Cost, Pairing, Plan};
pub use search::{Cheapest, Grid, Limits, MOST_PLANS, Planned, cheapest, curve, detectable};

/// Simulations at most.
pub const MOST_SIMULATIONS: usize = 100_000;

/// Ratings of a plan at most.
pub const MOST_RATINGS: usize = 1_000_000;

/// Ratings of all simulations of a plan, at most.
pub const MOST_WORK: usize = 2_000_000_000;

/// What a rating is, and how it varies once item, rater and system are known.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Response {
    /// A number with a normal residual.
    Gaussian {
        /// Standard deviation of the residual, in units of the rating.
        residual_sd: f64,
    },
    /// A category: the latent value falls between two thresholds.
    Ordinal {
        /// Thresholds of the latent scale, increasing; one less than there are categories.
        thresholds: Vec<f64>,
        /// The distribution of the latent value.
        link: Link,
    },
}

/// The variation that the ratings are simulated with, as a pilot study or an earlier fit gives it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Components {
    /// Standard deviation between items, in units of the rating or of the latent scale.
    pub item_sd: f64,
    /// Standard deviation between raters.
    pub rater_sd: f64,
    /// Standard deviation of an output's own part, beyond its item and its system (the interaction of item and system).
    /// It limits what more raters can do; 0 says that a system is better by the same amount on each item.
    pub output_sd: f64,
    /// The rest.
    pub response: Response,
}

/// How the power is estimated.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Simulations {
    /// Simulated studies.
    pub n: usize,
    /// Seed of all draws.
    pub seed: u64,
    /// p below which a difference is significant, such as 0.05.
    pub alpha: f64,
}

impl Default for Simulations {
    fn default() -> Self {
        Self { n: 1000, seed: 7, alpha: 0.05 }
    }
}

/// The power of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Power {
    /// Share of simulated studies in which the difference is significant.
    pub power: f64,
    /// Lower end of its 95 % interval, by Wilson's method, for the number of simulations.
    pub low: f64,
    /// Upper end.
    pub high: f64,
    /// Mean standard error of the difference.
    pub se: f64,
    /// Simulated studies.
    pub simulations: usize,
    /// Those without a fit, which count as not significant: every rating the same, a system without spread, and similar.
    pub not_fitted: usize,
}

/// The power of `plan` to find `difference`, two-sided, by t with Satterthwaite's degrees of freedom for numbers and the
/// normal distribution for categories.
///
/// # Definition
/// rating = difference·\[second system\] + item + rater + output + residual; the latent value of an ordinal scale alike.
/// Fitted: `rating ~ system + (1|item) + (1|rater)`, with `(1|item:system)` if `output_sd` is not 0 and an output has
/// several ratings. The share of studies with p < alpha.
///
/// # Arguments
/// Standard deviations and the difference in units of the rating or on the latent scale (log-odds with the logit link).
///
/// # Errors
/// [`Refusal::Argument`] for what is negative, not finite, or in the wrong order; [`Refusal::TooMany`] beyond
/// [`MOST_SIMULATIONS`], [`MOST_RATINGS`] and [`MOST_WORK`].
///
/// # Example
/// ```
/// use mixed::power::{Components, Pairing, Plan, Response, Simulations, power};
/// let response = Response::Gaussian { residual_sd: 1.0 };
/// let components = Components { item_sd: 0.5, rater_sd: 0.5, output_sd: 0.0, response };
/// let plan = Plan { items: 50, raters_per_item: 3, ratings_per_rater: 50, pairing: Pairing::Same };
/// let power = power(&plan, &components, 0.4, &Simulations { n: 100, ..Simulations::default() })?;
/// assert!(power.power > 0.8);
/// # Ok::<(), mixed::Refusal>(())
/// ```
///
/// # References
/// Green and MacLeod, SIMR: an R package for power analysis of generalized linear mixed models by simulation, 2016,
/// doi:10.1111/2041-210X.12504; Westfall, Kenny and Judd, Statistical power and optimal design in experiments in which
/// samples of participants respond to samples of stimuli, 2014, doi:10.1037/xge0000014.
pub fn power(
    plan: &Plan,
    components: &Components,
    difference: f64,
    simulations: &Simulations,
) -> Result<Power, Refusal> {
    let draws = simulate::draws(plan, components, difference, simulations)?;
    Ok(summary(&draws, 0.0, 1.0))
}

/// What a simulated study found.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    pub(crate) estimate: f64,
    pub(crate) se: f64,
    /// The multiple of the standard error beyond which the estimate is significant.
    pub(crate) critical: f64,
}

/// A simulated study; none without a fit.
pub(crate) type Draw = Option<Found>;

/// The power if every estimate were greater by `shift`, and with standard errors `scale` times as large around the mean.
pub(crate) fn summary(draws: &[Draw], shift: f64, scale: f64) -> Power {
    let fitted: Vec<&Found> = draws.iter().flatten().collect();
    let n = draws.len() as f64;
    let n_fitted = (fitted.len() as f64).max(1.0);
    let mean = fitted.iter().map(|draw| draw.estimate).sum::<f64>() / n_fitted;
    let found = |draw: &&&Found| {
        let value = mean + scale * (draw.estimate - mean) + shift;
        value.abs() > draw.critical * draw.se * scale
    };
    let power = fitted.iter().filter(found).count() as f64 / n;
    let z2 = 3.841_458_820_694_124_f64;
    let centre = (power + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = (z2 * (power * (1.0 - power) / n + z2 / (4.0 * n * n))).sqrt() / (1.0 + z2 / n);
    Power {
        power,
        low: (centre - half).max(0.0),
        high: (centre + half).min(1.0),
        se: scale * fitted.iter().map(|draw| draw.se).sum::<f64>() / n_fitted,
        simulations: draws.len(),
        not_fitted: draws.len() - fitted.len(),
    }
}
