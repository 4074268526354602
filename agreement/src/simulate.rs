//! Simulated annotators: one judgement at random against the mean of the rest, many times.

mod baseline;
mod draw;
mod ranking;
mod round;
mod summary;
mod table;
#[cfg(test)]
mod tests;

pub use baseline::{Careless, baseline};
pub use ranking::{Ranking, Rankings, rankings};
pub use round::Rounding;
pub use summary::Summary;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::percent::paired;
use crate::random::stream;
use crate::{Ratings, Undefined};
use draw::Panel;
use table::Values;

/// How many draws, from which seed, with which rounding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draws {
    /// Draws made.
    pub draws: usize,
    /// Seed of the generator.
    pub seed: u64,
    /// Rounding of the mean for kappa.
    pub rounding: Rounding,
}

impl Default for Draws {
    fn default() -> Self {
        Self { draws: 1000, seed: 7, rounding: Rounding::HalfEven }
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
    /// Items with two ratings or more, which are the ones drawn from.
    pub n_items: usize,
    /// The draws made.
    pub plan: Draws,
}

/// Simulated annotators: how well one person's judgement agrees with the mean of the others'.
///
/// For every item one judgement is drawn as annotator 1 and the mean of the rest is annotator 2;
/// the coefficients of the two are computed, and the whole is repeated. Reported are median and
/// standard deviation over the draws. It works where items have different raters.
///
/// # Definition
/// For draw d and item i with ratings v₁…vₘ, m ≥ 2: j uniform in 1…m, xᵢ = vⱼ,
/// yᵢ = (Σv − vⱼ)/(m − 1). r, ρ and τ-b of (x, y); κ of x and y rounded to the nearest level.
///
/// # Arguments
/// Numeric ratings of any design. Declare the levels, so that a mean can be rounded to a level
/// nobody chose.
///
/// # Errors
/// [`Undefined::NotNumeric`], [`Undefined::NoRatings`], [`Undefined::NoPairs`]. A coefficient
/// that is undefined in at least half of the draws says why in its own place.
///
/// # Conventions
/// Half-way means go to the even level by default ([`Rounding`]): to the even number where all
/// levels are whole numbers, otherwise to the even place. The choice depends on neither row order
/// nor names, and draw d depends on the seed and d only, so any number of threads gives the same.
///
/// # Example
/// Two people who always agree, on two items:
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
/// doi:10.1162/tacl_a_00083.
pub fn annotators(ratings: &Ratings, plan: &Draws) -> Result<Simulated, Undefined> {
    if !ratings.is_numeric() {
        return Err(Undefined::NotNumeric);
    }
    paired(ratings)?;
    let panel = Panel::of(ratings, plan.rounding);
    let drawn = (0..plan.draws as u64)
        .into_par_iter()
        .map_init(|| panel.table(), |table, d| panel.draw(&mut stream(plan.seed, d), table, |_, own, _| own));
    Ok(Simulated::of(&drawn.collect::<Vec<_>>(), &panel, plan))
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
}
