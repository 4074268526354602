//! Scott's π of two raters, and its mean over pairs of raters.

use crate::coefficient::Coefficient;
use crate::cohen::Pairs;
use crate::{Bootstrap, Estimate, Ratings, Undefined};

/// Scott's π: agreement of two raters on labels beyond what their pooled use of the labels would produce by chance.
///
/// 1 is complete agreement, 0 the agreement expected by chance. With more than two raters, it is the mean of π over all
/// pairs of raters that share an item, weighted by the number of shared items; each π uses the two raters' shares from
/// all items that either of them rated together with another rater ([`Light`](crate::cohen::Light)). [Fleiss'
/// kappa](crate::fleiss) is the other generalisation, a single π with the shares of all raters together.
///
/// # Definition
/// π = (Pₒ − Pₑ)/(1 − Pₑ); Pₒ the share of shared items with the same level, Pₑ = Σₖ p̄ₖ², p̄ₖ the
/// mean of the two raters' shares of level k; over pairs Σ n π / Σ n, n the shared items.
///
/// # Arguments
/// `plan` requests a bootstrap interval over items.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::OneRater`], [`Undefined::NoPairs`],
/// [`Undefined::Replicates`], [`Undefined::OneCategory`].
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, scott};
/// let rows = [(1, 1, "y"), (1, 2, "y"), (2, 1, "y"), (2, 2, "n")];
/// let ratings = Ratings::from_labels(rows, &Scale::nominal())?;
/// // Pₒ = 1/2, Pₑ = 9/16 + 1/16.
/// assert!((scott::pi(&ratings, None)?.value + 1.0 / 3.0).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Scott, Reliability of content analysis: the case of nominal scale coding, 1955,
/// doi:10.1086/266577. Compared with statsmodels' Fleiss' kappa of two raters.
pub fn pi(ratings: &Ratings, plan: Option<&Bootstrap>) -> Result<Estimate, Undefined> {
    let pairs = if plan.is_some() { Pairs::of(ratings)? } else { Pairs::without_items(ratings)? };
    let scott = pairs.scott();
    plan.map_or_else(|| scott.estimate(), |plan| scott.bootstrapped(plan))
}
