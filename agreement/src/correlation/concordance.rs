//! Kendall's W: how similarly several raters rank the same items.

use serde::Serialize;
use statrs::distribution::{ChiSquared, ContinuousCDF};

use super::ranks;
use crate::coefficient::ratio;
use crate::{Ratings, Undefined};

/// Kendall's W with its χ² test.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Concordance {
    /// W corrected for ties, from 0 to 1.
    pub value: f64,
    /// W without the correction.
    pub uncorrected: f64,
    /// χ² = m(n − 1)W of the corrected W.
    pub chi_square: f64,
    /// Degrees of freedom, n − 1.
    pub df: f64,
    /// P(χ² or more) if rankings are random.
    pub p: f64,
    /// Items ranked, n.
    pub n_items: usize,
    /// Raters, m.
    pub n_raters: usize,
    /// The statistic's name.
    pub method: String,
}

/// Kendall's W: concordance of several raters' rankings of the same items.
///
/// 1 if all raters rank in the same way, 0 if all rank sums are equal.
///
/// # Definition
/// W = 12S/(m²(n³ − n) − mΣT), S = Σ(Rᵢ − R̄)², Rᵢ the rank sum of item i over m raters, T = Σ(t³ − t)
/// over the groups of tied ratings of each rater.
///
/// # Arguments
/// A complete design: every rater rated every item once. Labels are ranked by their order.
///
/// # Errors
/// [`Undefined::NotOrdered`], [`Undefined::Incomplete`], [`Undefined::OneRater`], [`Undefined::FewItems`] below two,
/// [`Undefined::NoVariance`] if every rater ties all items (0/0).
///
/// # Conventions
/// The χ² approximation is adequate from seven items on.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, correlation};
/// let rows = [(1, "a", 1.0), (2, "a", 2.0), (3, "a", 3.0),
///             (1, "b", 1.0), (2, "b", 3.0), (3, "b", 2.0)];
/// let w = correlation::concordance(&Ratings::from_numbers(rows, &Scale::ordinal())?)?;
/// // Rank sums 2, 5, 5: S = 6, W = 72/(4·24).
/// assert!((w.value - 0.75).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Kendall and Smith, The problem of m rankings, 1939, doi:10.1214/aoms/1177732186. Compared with
/// the values of R's irr.
pub fn concordance(ratings: &Ratings) -> Result<Concordance, Undefined> {
    if ratings.n_ratings() == 0 {
        return Err(Undefined::NoRatings);
    }
    if !ratings.is_ordered() {
        return Err(Undefined::NotOrdered);
    }
    if !ratings.is_complete() {
        return Err(Undefined::Incomplete);
    }
    let (n_items, n_raters) = (ratings.n_items(), ratings.n_raters());
    if n_raters < 2 {
        return Err(Undefined::OneRater);
    }
    if n_items < 2 {
        return Err(Undefined::FewItems { n: n_items, need: 2 });
    }
    let mut by_rater = vec![Vec::with_capacity(n_items); n_raters];
    for item in 0..n_items {
        for (&rater, &level) in ratings.raters_of(item).iter().zip(ratings.levels_of(item)) {
            by_rater[rater as usize].push(f64::from(level));
        }
    }
    let (n, m) = (n_items as f64, n_raters as f64);
    let mut sums = vec![0.0; n_items];
    let mut ties = 0.0;
    for mut series in by_rater {
        sums.iter_mut().zip(ranks(&series)).for_each(|(sum, rank)| *sum += rank);
        series.sort_unstable_by(f64::total_cmp);
        for tied in series.chunk_by(|a, b| a >= b) {
            let t = tied.len() as f64;
            ties += t * t * t - t;
        }
    }
    let mean = m * (n + 1.0) / 2.0;
    let spread: f64 = sums.iter().map(|s| (s - mean).powi(2)).sum();
    let most = m * m * (n * n * n - n);
    let value = ratio(12.0 * spread, most - m * ties, Undefined::NoVariance)?;
    let (chi_square, df) = (m * (n - 1.0) * value, n - 1.0);
    Ok(Concordance {
        value,
        uncorrected: 12.0 * spread / most,
        chi_square,
        df,
        p: ChiSquared::new(df).map_or(1.0, |d| d.sf(chi_square)),
        n_items,
        n_raters,
        method: "Kendall's W, corrected for ties".into(),
    })
}
