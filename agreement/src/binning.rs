//! Binning: a scale divided in two at a threshold.

use crate::{Ratings, Undefined};

/// The same ratings as yes or no: yes (1) if the value is at least `threshold`.
///
/// It measures agreement on what counts as natural, fluent or formal enough, from graded answers.
///
/// # Definition
/// v ↦ 1 if v ≥ τ, else 0.
///
/// # Errors
/// [`Undefined::NotNumeric`] for labels, [`Undefined::Argument`] for a threshold that is not
/// finite.
///
/// # Conventions
/// Both values are on the new scale even if no rating is on one side.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, binning, percent};
/// let rows = [(1, "a", 3.0), (1, "b", 5.0), (2, "a", 1.0), (2, "b", 3.0)];
/// let ratings = Ratings::from_numbers(rows, &Scale::ordinal().with_range(1, 5))?;
/// let natural = binning::at(&ratings, 3.0)?;
/// assert_eq!(natural.labels(), ["< 3", ">= 3"]);
/// assert!((percent::agreement(&natural)?.value - 0.5).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Mir, Felbo, Obradovich and Rahwan, Evaluating style transfer for text, NAACL 2019,
/// doi:10.18653/v1/N19-1049, section 5.
pub fn at(ratings: &Ratings, threshold: f64) -> Result<Ratings, Undefined> {
    if !ratings.is_numeric() {
        return Err(Undefined::NotNumeric);
    }
    if !threshold.is_finite() {
        return Err(Undefined::Argument("the threshold is a finite number"));
    }
    let to: Vec<u32> = ratings.values().iter().map(|&v| u32::from(v >= threshold)).collect();
    let labels = vec![format!("< {threshold}"), format!(">= {threshold}")];
    Ok(ratings.recoded(&to, vec![0.0, 1.0], labels))
}
