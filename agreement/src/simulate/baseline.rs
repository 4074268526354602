//! The values that careless annotators would reach on the same design, as a reference for the reader.

use rand::RngExt;
use rayon::prelude::*;
use serde::Serialize;

use super::draw::Panel;
use super::{Draws, Simulated};
use crate::percent::paired;
use crate::random::stream;
use crate::{Ratings, Undefined};

/// An annotator of known quality who replaces annotator 1.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Careless {
    /// Any level, each as likely.
    Random,
    /// The level most used over all ratings, always.
    Majority,
    /// This level (its place on the scale), always.
    Always(usize),
    /// With this probability any level, otherwise the rounded mean of the rest. At 0 it is the
    /// best an annotator can do.
    Noise(f64),
}

/// The agreement of a careless annotator with the mean of the others, on the items and ratings of this table.
///
/// Compare the observed [`annotators`](super::annotators) with these: `Random` is near 0, `Noise(0.0)` is the ceiling,
/// and `Majority` shows the agreement of an annotator who does not read the items.
///
/// # Definition
/// As [`annotators`](super::annotators), with annotator 1's judgement replaced; the drawn judgement is still excluded
/// from the mean.
///
/// # Errors
/// As [`annotators`](super::annotators); [`Undefined::Argument`] for a rate outside 0..=1 or a
/// level that is not on the scale. A constant annotator has κ = 0 and no correlation.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, simulate::{self, Careless, Draws}};
/// let rows = (0..30).flat_map(|i| (0..3).map(move |r| (i, r, f64::from(i % 5))));
/// let ratings = Ratings::from_numbers(rows, &Scale::ordinal())?;
/// let plan = Draws { draws: 50, ..Draws::default() };
/// let at = |careless| simulate::baseline(&ratings, careless, &plan);
/// assert!(at(Careless::Random)?.kappa_quadratic.unwrap().median.abs() < 0.2);
/// assert_eq!(at(Careless::Noise(0.0))?.kappa_quadratic.unwrap().median, 1.0);
/// assert!(at(Careless::Always(2))?.spearman.is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn baseline(ratings: &Ratings, careless: Careless, plan: &Draws) -> Result<Simulated, Undefined> {
    if !ratings.is_numeric() {
        return Err(Undefined::NotNumeric);
    }
    paired(ratings)?;
    let n = u32::try_from(ratings.n_levels()).expect("levels are coded in 32 bits");
    let constant = match careless {
        Careless::Majority => most_used(ratings),
        Careless::Always(level) => u32::try_from(level).unwrap_or(u32::MAX),
        _ => 0,
    };
    if constant >= n {
        return Err(Undefined::Argument("the level is not on the scale"));
    }
    if matches!(careless, Careless::Noise(rate) if !(0.0..=1.0).contains(&rate)) {
        return Err(Undefined::Argument("a rate of noise is from 0 to 1"));
    }
    let panel = Panel::of(ratings, plan.rounding);
    let drawn = (0..plan.draws as u64).into_par_iter().map_init(
        || panel.table(),
        |table, d| {
            panel.draw(&mut stream(plan.seed, d), table, |rng, _, rest| match careless {
                Careless::Random => rng.random_range(0..n),
                Careless::Majority | Careless::Always(_) => constant,
                Careless::Noise(rate) if rng.random_bool(rate) => rng.random_range(0..n),
                Careless::Noise(_) => rest,
            })
        },
    );
    Ok(Simulated::of(&drawn.collect::<Vec<_>>(), &panel, plan))
}

/// The level with the most ratings; the lowest of several.
fn most_used(ratings: &Ratings) -> u32 {
    let counts = ratings.level_counts();
    let most = counts.iter().copied().max().unwrap_or(0);
    (0_u32..).zip(&counts).find(|&(_, &c)| c == most).map_or(0, |(level, _)| level)
}
