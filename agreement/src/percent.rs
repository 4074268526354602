//! Percent agreement: the share of pairs of ratings of an item that are equal.

use crate::coefficient::{Coefficient, ratio};
use crate::quantile::sd;
use crate::tally::Tally;
use crate::{Counts, Estimate, Ratings, Undefined};

/// Percent agreement prepared for one table.
#[derive(Debug)]
pub struct Percent {
    tally: Tally,
    by_item: Vec<f64>,
    counts: Counts,
}

/// Percent agreement: the share of equal pairs of ratings of an item, averaged over items.
///
/// 1 is complete agreement, 0 is none. It is not corrected for chance: with two balanced values, random answers agree
/// on half of the pairs.
///
/// # Definition
/// P = 1/n Σᵢ Pᵢ with Pᵢ = Σₖ nᵢₖ(nᵢₖ − 1) / (mᵢ(mᵢ − 1)); nᵢₖ ratings of item i at level k,
/// mᵢ ratings of item i, n items with mᵢ ≥ 2. The standard error is s(Pᵢ)/√n.
///
/// # Arguments
/// Any ratings; items with fewer than two ratings are excluded.
///
/// # Errors
/// [`Undefined::NoRatings`] and [`Undefined::NoPairs`]: nothing can be compared, which is not the same as no agreement.
///
/// # Conventions
/// Every item has the same weight (Fleiss, Gwet's irrCAC), regardless of its number of pairs.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, percent};
/// let rows = [(1, "a", 1.0), (1, "b", 1.0), (2, "a", 1.0), (2, "b", 2.0)];
/// let ratings = Ratings::from_numbers(rows, &Scale::nominal())?;
/// assert!((percent::agreement(&ratings)?.value - 0.5).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Fleiss, Measuring nominal scale agreement among many raters, Psychological Bulletin 1971,
/// doi:10.1037/h0031619. Compared with irrCAC.
pub fn agreement(ratings: &Ratings) -> Result<Estimate, Undefined> {
    Percent::of(ratings)?.estimate()
}

impl Percent {
    /// Prepares the per-item agreement.
    ///
    /// # Errors
    /// [`Undefined::NoRatings`], [`Undefined::NoPairs`].
    pub fn of(ratings: &Ratings) -> Result<Self, Undefined> {
        paired(ratings)?;
        let tally = Tally::of(ratings, 2);
        let by_item = tally.of_items().map(|i| tally.agreement(i)).collect();
        Ok(Self { tally, by_item, counts: Counts::paired(ratings) })
    }
}

/// Returns an error for tables without ratings or without a pair.
pub(crate) fn paired(ratings: &Ratings) -> Result<(), Undefined> {
    if ratings.n_ratings() == 0 {
        Err(Undefined::NoRatings)
    } else if ratings.n_pairs() == 0 && ratings.n_raters() == 1 {
        Err(Undefined::OneRater)
    } else if ratings.n_pairs() == 0 {
        Err(Undefined::NoPairs)
    } else {
        Ok(())
    }
}

impl Coefficient for Percent {
    fn method(&self) -> String {
        "percent agreement, pairwise within items".into()
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn n_units(&self) -> usize {
        self.by_item.len()
    }

    fn range(&self) -> (f64, f64) {
        (0.0, 1.0)
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let n: f64 = weights.iter().map(|&w| f64::from(w)).sum();
        let sum: f64 = self.by_item.iter().zip(weights).map(|(p, &w)| p * f64::from(w)).sum();
        ratio(sum, n, Undefined::NoPairs)
    }

    fn kinds(&self) -> Option<&[u32]> {
        Some(self.tally.kinds())
    }

    fn at_kinds(&self, units: &[(usize, f64)]) -> Result<f64, Undefined> {
        let n: f64 = units.iter().map(|(_, w)| w).sum();
        let sum: f64 = units.iter().map(|&(kind, w)| w * self.tally.agreement(kind)).sum();
        ratio(sum, n, Undefined::NoPairs)
    }

    fn standard_error(&self) -> Option<f64> {
        let n = self.by_item.len();
        (n >= 2).then(|| sd(&self.by_item) / (n as f64).sqrt())
    }
}
