//! Gwet's AC1 and AC2: agreement corrected for chance without the paradoxes of kappa.

use crate::coefficient::Coefficient;
use crate::cohen::Weight;
use crate::corrected::{Chance, Corrected, wraps};
use crate::{Estimate, Ratings, Undefined};

/// Gwet's AC1: agreement on labels, stable even if one label is far more frequent than the others.
///
/// 1 is complete agreement, 0 the agreement of random answers, and a negative value is less than that.
///
/// # Definition
/// γ = (P − Pₑ)/(1 − Pₑ); P as for Fleiss' kappa; Pₑ = 1/(q − 1) Σₖ πₖ(1 − πₖ), q levels, πₖ the
/// mean over rated items of the share of level k.
///
/// # Arguments
/// Any design. q counts the declared levels, otherwise the observed ones.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::NoPairs`]; [`Undefined::OneCategory`] if the scale has only one level.
/// Ratings that are all equal on a scale with more levels agree completely: 1.
///
/// # Conventions
/// As in irrCAC: every item has the same weight, and items with one rating inform πₖ. The standard error is Gwet's for
/// items drawn from a large population.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, gwet};
/// let rows = [(1, 1, "y"), (1, 2, "y"), (2, 1, "y"), (2, 2, "n")];
/// let ratings = Ratings::from_labels(rows, &Scale::nominal())?;
/// // P = 1/2, π = (3/4, 1/4), Pₑ = 2·3/16.
/// assert!((gwet::ac1(&ratings)?.value - (0.5 - 0.375) / 0.625).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Gwet, Computing inter-rater reliability and its variance in the presence of high agreement,
/// 2008, doi:10.1348/000711006X126600. Compared with irrCAC 0.4 (Python).
pub fn ac1(ratings: &Ratings) -> Result<Estimate, Undefined> {
    Gwet::ac1(ratings)?.estimate()
}

/// Gwet's AC2: AC1 with partial credit for close levels.
///
/// # Definition
/// As [`ac1`] with wₖₗ = 1 − dₖₗ/max d in P, and Pₑ = Σw/(q(q − 1)) Σₖ πₖ(1 − πₖ).
///
/// # Errors
/// As [`ac1`], and [`Undefined::Argument`] for given weights that do not fit the scale.
///
/// # Conventions
/// Weights are based on positions on the scale; with [`Weight::Unweighted`] this is AC1.
///
/// # References
/// Gwet, Handbook of Inter-Rater Reliability, 2014, chapter 4. Compared with irrCAC 0.4.
pub fn ac2(ratings: &Ratings, weight: Weight) -> Result<Estimate, Undefined> {
    Gwet::ac2(ratings, weight)?.estimate()
}

/// AC1 or AC2 prepared for one table.
#[derive(Debug)]
pub struct Gwet(Corrected);

impl Gwet {
    /// Prepares AC1.
    ///
    /// # Errors
    /// As [`ac1`].
    pub fn ac1(ratings: &Ratings) -> Result<Self, Undefined> {
        Corrected::of(ratings, Chance::Gwet, Weight::Unweighted, "Gwet's AC1".into()).map(Self)
    }

    /// Prepares AC2.
    ///
    /// # Errors
    /// As [`ac2`].
    pub fn ac2(ratings: &Ratings, weight: Weight) -> Result<Self, Undefined> {
        let name = format!("Gwet's AC2, {weight}");
        Corrected::of(ratings, Chance::Gwet, weight, name).map(Self)
    }
}

wraps!(Gwet);
