//! Cohen's kappa of two raters, unweighted and weighted, and its mean over all pairs of raters.

mod habits;
mod joint;
mod light;
mod pairs;
#[cfg(test)]
mod tests;
mod weight;

pub use joint::Joint;
pub use light::Light;
pub(crate) use light::bootstrapped;
pub use pairs::{Pair, Pairs, pairs};
pub use weight::Weight;

use crate::coefficient::{Coefficient, ratio};
use crate::{Counts, Estimate, Ratings, Undefined};

/// Cohen's kappa of two raters: agreement beyond what their own margins would produce by chance.
///
/// 1 is complete agreement, 0 the agreement expected by chance between two raters with these margins, and a negative
/// value is less than that.
///
/// # Definition
/// κ = 1 − Σᵢⱼ dᵢⱼ pᵢⱼ / Σᵢⱼ dᵢⱼ pᵢ. p.ⱼ; pᵢⱼ the share of shared items that the first rater put at level i and the
/// second at level j; dᵢⱼ the disagreement: 1 off the diagonal (unweighted), |i − j| (linear), (i − j)² (quadratic), or
/// given.
///
/// # Arguments
/// Two rater codes (indices into [`Ratings::raters`]); only items rated by both are included, paired by item.
///
/// # Errors
/// [`Undefined::NothingShared`] without a shared item; [`Undefined::OneCategory`] if both use the same single level
/// throughout (0/0); [`Undefined::Replicates`].
///
/// # Conventions
/// Weights are based on positions on the scale, as in scikit-learn and R's irr; declared levels that no rater used keep
/// their position. The standard error is the large-sample one of Fleiss, Cohen and Everitt for a kappa that is not
/// zero.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, cohen::{self, Weight}};
/// let rows = [(1, "a", 1.0), (1, "b", 1.0), (2, "a", 2.0), (2, "b", 3.0),
///             (3, "a", 3.0), (3, "b", 3.0)];
/// let ratings = Ratings::from_numbers(rows, &Scale::ordinal())?;
/// // pₒ = 2/3, pₑ = (1·1 + 1·0 + 1·2)/9 = 1/3.
/// let kappa = cohen::kappa(&ratings, (0, 1), Weight::Unweighted)?;
/// assert!((kappa.value - 0.5).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Cohen, A coefficient of agreement for nominal scales, 1960, doi:10.1177/001316446002000104;
/// Cohen, Weighted kappa, 1968, doi:10.1037/h0026256; Fleiss, Cohen and Everitt, Large sample
/// standard errors of kappa and weighted kappa, 1969, doi:10.1037/h0028106. Compared with
/// scikit-learn 1.9 and statsmodels 0.15.
pub fn kappa(ratings: &Ratings, raters: (usize, usize), weight: Weight) -> Result<Estimate, Undefined> {
    Cohen::of(ratings, raters, weight)?.estimate()
}

/// Cohen's kappa prepared for two raters.
#[derive(Debug)]
pub struct Cohen {
    joint: Joint,
    weight: Weight,
}

impl Cohen {
    /// Pairs the two raters' values by item.
    ///
    /// # Errors
    /// [`Undefined::Replicates`], [`Undefined::NothingShared`], [`Undefined::Argument`] for a
    /// rater that is not in the table, [`Undefined::NotOrdered`] for distances on names.
    pub fn of(ratings: &Ratings, raters: (usize, usize), weight: Weight) -> Result<Self, Undefined> {
        let joint = Joint::of_raters(ratings, raters)?;
        weight.check(ratings.n_levels(), ratings.is_ordered())?;
        Ok(Self { joint, weight })
    }
}

impl Coefficient for Cohen {
    fn method(&self) -> String {
        format!("Cohen's kappa, {}{}", self.weight, self.joint.sides().suffix())
    }

    fn counts(&self) -> Counts {
        let n = self.joint.n();
        Counts { n_items: n, n_raters: 2, n_ratings: 2 * n, n_pairs: n }
    }

    fn n_units(&self) -> usize {
        self.joint.n()
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let (apart, chance) = self.joint.disagreement(weights, &self.weight);
        ratio(apart, chance, Undefined::OneCategory).map(|d| 1.0 - d)
    }

    fn enough_items(&self) -> usize {
        self.weight.enough_items()
    }

    fn standard_error(&self) -> Option<f64> {
        self.joint.standard_error(&self.weight)
    }
}
