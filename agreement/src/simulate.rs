//! Simulated annotators: one random judgement against the mean of the others, repeated many times.

mod baseline;
mod crossed;
mod draw;
mod ranking;
mod resampled;
mod round;
mod summary;
mod table;
#[cfg(test)]
mod tests;

pub use baseline::{Careless, baseline};
pub use ranking::{Ranking, Rankings, rankings};
pub use round::Rounding;
pub use summary::Summary;

use rand::Rng;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::percent::paired;
use crate::random::stream;
use crate::{Ratings, Undefined};
use crossed::Crossed;
use draw::Panel;
use resampled::Resampled;
use table::Values;

/// The number of draws, the seed, the rounding, and the number of replicates for an interval.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draws {
    /// Draws made.
    pub draws: usize,
    /// Seed of the generator.
    pub seed: u64,
    /// Rounding of the mean for kappa.
    pub rounding: Rounding,
    /// The number of bootstrap replicates over items and raters for the interval; with 0, no interval is computed.
    pub replicates: usize,
}

impl Default for Draws {
    fn default() -> Self {
        Self { draws: 1000, seed: 7, rounding: Rounding::HalfEven, replicates: 200 }
    }
}

/// The agreement of two simulated annotators, by six coefficients.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Simulated {
    /// Cohen's kappa, unweighted.
    pub kappa_unweighted: Result<Summary, Undefined>,
    /// Cohen's kappa, linear weights.
    pub kappa_linear: Result<Summary, Undefined>,
    /// Cohen's kappa, quadratic weights.
    pub kappa_quadratic: Result<Summary, Undefined>,
    /// Pearson's r.
    pub pearson: Result<Summary, Undefined>,
    /// Spearman's ρ.
    pub spearman: Result<Summary, Undefined>,
    /// Kendall's τ-b.
    pub kendall: Result<Summary, Undefined>,
    /// Items with two ratings or more; only these are sampled.
    pub n_items: usize,
    /// The draws made.
    pub plan: Draws,
}

/// Simulated annotators: the agreement of one rater's judgement with the mean of the others'.
///
/// For every item one judgement is drawn as annotator 1, and the mean of the others is annotator 2; the coefficients of
/// the two are computed, and the whole procedure is repeated. The result is the median, the spread over the draws, and
/// an interval. It works even if items have different raters.
///
/// The spread over draws ([`Summary::sd`], [`Summary::low`], [`Summary::high`]) is not an interval: it shows how much
/// the choice of annotator 1 matters, not how much other items or raters would change the result, and is far narrower.
/// For the latter, use the interval ([`Summary::interval`]).
///
/// # Definition
/// For draw d and item i with ratings v₁…vₘ, m ≥ 2: j uniform in 1…m, xᵢ = vⱼ,
/// yᵢ = (Σv − vⱼ)/(m − 1). r, ρ and τ-b of (x, y); κ of x and y rounded to the nearest level.
///
/// # Arguments
/// Numeric ratings of any design. Declare the levels, so that a mean can be rounded to a level that no rater chose.
///
/// # Errors
/// [`Undefined::NotNumeric`], [`Undefined::NoRatings`], [`Undefined::NoPairs`]. A coefficient that is undefined in at
/// least half of the draws holds the reason instead of a value.
///
/// # Conventions
/// For κ the mean of the others is rounded to the nearest level. Half-way means are rounded to the even level by
/// default ([`Rounding`]), as numpy's and R's `round` do: on a scale of whole numbers to the even number (0.5 to 0, 1.5
/// to 2, −0.5 to 0, −1.5 to −2), otherwise to the level with the even index, counted from 0. Half-way means are
/// frequent with an odd number of raters, and rounding them up ([`Rounding::HalfUp`]) would raise annotator 2 above
/// annotator 1 on average. It is not known which rule Pavlick and Tetreault used.
///
/// In each replicate of the interval, items are drawn with replacement, raters get exponential weights (the Bayesian
/// bootstrap, Rubin 1981: leaving raters out would leave many items without a second rating), and two pairs of
/// annotators are simulated. A rater is drawn with probability proportional to the weight, and the mean of the others
/// is weighted. The variance of the draws within replicates is subtracted from the variance over replicates, because
/// the median of many draws has almost none of it. The interval is the t interval with the remaining variance on
/// Fisher's scale, around the median. It is somewhat too wide rather than too short, because a bootstrap over two
/// crossed factors counts the noise of single ratings more than once (Owen 2007); with fewer than ten raters it is too
/// short to cover the differences between raters, and carries a warning.
///
/// No draw depends on row order or names, and draw d depends only on the seed and d, so any number of threads gives the
/// same result.
///
/// # Example
/// Two raters who always agree, on two items:
/// ```
/// use agreement::{Ratings, Scale, simulate::{self, Draws}};
/// let rows = [(1, "a", 1.0), (1, "b", 1.0), (2, "a", 3.0), (2, "b", 3.0)];
/// let ratings = Ratings::from_numbers(rows, &Scale::ordinal().with_range(1, 3))?;
/// let simulated = simulate::annotators(&ratings, &Draws { draws: 10, ..Draws::default() })?;
/// assert_eq!(simulated.kappa_quadratic.unwrap().median, 1.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Pavlick and Tetreault, An empirical analysis of formality in online communication, TACL 2016,
/// doi:10.1162/tacl_a_00083; Owen, The pigeonhole bootstrap, Annals of Applied Statistics 2007,
/// doi:10.1214/07-AOAS122; Rubin, The Bayesian bootstrap, Annals of Statistics 1981,
/// doi:10.1214/aos/1176345338; Owen and Eckles, Bootstrapping data arrays of arbitrary order, Annals of
/// Applied Statistics 2012, doi:10.1214/12-AOAS547.
pub fn annotators(ratings: &Ratings, plan: &Draws) -> Result<Simulated, Undefined> {
    if !ratings.is_numeric() {
        return Err(Undefined::NotNumeric);
    }
    paired(ratings)?;
    let panel = Panel::of(ratings, plan.rounding);
    let drawn = (0..plan.draws as u64)
        .into_par_iter()
        .map_init(|| panel.table(), |table, d| panel.draw(&mut stream(plan.seed, d), table, |_, own, _| own));
    let simulated = Simulated::of(&drawn.collect::<Vec<_>>(), &panel, plan);
    if plan.replicates == 0 {
        return Ok(simulated);
    }
    let resampled = Resampled::of(ratings, plan.rounding);
    let draw = |rng: &mut dyn Rng, (): &mut (), items: &[u32], raters: &[u32]| resampled.draw(rng, items, raters);
    Ok(simulated.with_intervals(&Crossed::of(plan, resampled.size(), || (), draw)))
}

impl Simulated {
    fn of(drawn: &[Values], panel: &Panel, plan: &Draws) -> Self {
        let summary = |k: usize| Summary::of(drawn.iter().map(|values| values[k]), plan.seed);
        Self {
            kappa_unweighted: summary(0),
            kappa_linear: summary(1),
            kappa_quadratic: summary(2),
            pearson: summary(3),
            spearman: summary(4),
            kendall: summary(5),
            n_items: panel.n_items(),
            plan: *plan,
        }
    }

    /// The same with the intervals of these replicates.
    fn with_intervals(self, crossed: &Crossed<6>) -> Self {
        let plan = self.plan;
        let of = |k, summary: Result<Summary, Undefined>| summary.map(|summary| crossed.interval(k, summary, &plan));
        Self {
            kappa_unweighted: of(0, self.kappa_unweighted),
            kappa_linear: of(1, self.kappa_linear),
            kappa_quadratic: of(2, self.kappa_quadratic),
            pearson: of(3, self.pearson),
            spearman: of(4, self.spearman),
            kendall: of(5, self.kendall),
            ..self
        }
    }
}
