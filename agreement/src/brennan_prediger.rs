//! The Brennan-Prediger coefficient: chance is the same for every level.

use crate::coefficient::Coefficient;
use crate::cohen::Weight;
use crate::corrected::{Chance, Corrected, wraps};
use crate::{Estimate, Ratings, Undefined};

/// Brennan and Prediger's coefficient: agreement beyond that of raters who choose every level with equal probability.
///
/// 1 is complete agreement, 0 the agreement of uniform random answers, and a negative value is less than that.
///
/// # Definition
/// (P − 1/q)/(1 − 1/q); P as for Fleiss' kappa, q the number of levels. With weights,
/// Pₑ = Σw/q².
///
/// # Arguments
/// Any design. q counts the declared levels, otherwise the observed ones, so levels should be declared.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::NoPairs`]; [`Undefined::OneCategory`] if the scale has only one level;
/// [`Undefined::Argument`] for given weights that do not fit the scale.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, brennan_prediger, cohen::Weight};
/// let rows = [(1, 1, "y"), (1, 2, "y"), (2, 1, "y"), (2, 2, "n"), (3, 1, "n"), (3, 2, "n")];
/// let ratings = Ratings::from_labels(rows, &Scale::nominal())?;
/// let value = brennan_prediger::coefficient(&ratings, Weight::Unweighted)?.value;
/// assert!((value - (2.0 / 3.0 - 0.5) / 0.5).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Brennan and Prediger, Coefficient kappa: some uses, misuses, and alternatives, 1981,
/// doi:10.1177/001316448104100307. Compared with irrCAC 0.4 (Python).
pub fn coefficient(ratings: &Ratings, weight: Weight) -> Result<Estimate, Undefined> {
    BrennanPrediger::of(ratings, weight)?.estimate()
}

/// The Brennan-Prediger coefficient prepared for one table.
#[derive(Debug)]
pub struct BrennanPrediger(Corrected);

impl BrennanPrediger {
    /// Prepares the per-item agreement.
    ///
    /// # Errors
    /// As [`coefficient`].
    pub fn of(ratings: &Ratings, weight: Weight) -> Result<Self, Undefined> {
        let name = match weight {
            Weight::Unweighted => "Brennan-Prediger".to_owned(),
            _ => format!("Brennan-Prediger, {weight}"),
        };
        Corrected::of(ratings, Chance::Uniform, weight, name).map(Self)
    }
}

wraps!(BrennanPrediger);
