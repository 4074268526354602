//! Fleiss' kappa, for equal and for varying numbers of ratings an item, and per category.

use serde::Serialize;

use crate::coefficient::{Coefficient, ratio};
use crate::percent::paired;
use crate::tally::Tally;
use crate::{Counts, Estimate, Ratings, Undefined};

/// Fleiss' kappa prepared for one table.
#[derive(Debug)]
pub struct Fleiss {
    tally: Tally,
    /// Agreement within each item; `None` with fewer than two ratings.
    by_item: Vec<Option<f64>>,
    counts: Counts,
}

/// Fleiss' kappa: agreement on names beyond what the overall use of the names would give.
///
/// 1 is complete agreement, 0 is what chance gives, below 0 is less than that.
///
/// # Definition
/// κ = (P − Pₑ)/(1 − Pₑ); P is the mean over items with two or more ratings of
/// Σₖ nᵢₖ(nᵢₖ − 1)/(mᵢ(mᵢ − 1)); Pₑ = Σₖ pₖ², with pₖ the mean over all rated items of nᵢₖ/mᵢ.
///
/// # Arguments
/// Any ratings. Raters are interchangeable places, so each item may have its own raters. Numbers
/// are taken as names.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::NoPairs`], and [`Undefined::OneCategory`] where all
/// ratings are one value: 0/0, which is neither 0 nor 1.
///
/// # Conventions
/// With equal numbers of ratings this is Fleiss (1971). With varying numbers it is Gwet's
/// generalisation (irrCAC): every item weighs the same, and an item with one rating still
/// informs pₖ. The standard error is that of the linearised kappa over items.
///
/// # Example
/// Two items, three raters: (a a b) and (b b b). P = (1/3 + 1)/2, p = (1/3, 2/3).
/// ```
/// use agreement::{Ratings, Scale, fleiss};
/// let rows = [(1, 1, "a"), (1, 2, "a"), (1, 3, "b"), (2, 1, "b"), (2, 2, "b"), (2, 3, "b")];
/// let ratings = Ratings::from_labels(rows, &Scale::nominal())?;
/// let expected = (2.0 / 3.0 - 5.0 / 9.0) / (4.0 / 9.0);
/// assert!((fleiss::kappa(&ratings)?.value - expected).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Fleiss, Measuring nominal scale agreement among many raters, Psychological Bulletin 1971,
/// doi:10.1037/h0031619. Gwet, Handbook of Inter-Rater Reliability, 2014. Compared with
/// statsmodels 0.15 and irrCAC.
pub fn kappa(ratings: &Ratings) -> Result<Estimate, Undefined> {
    Fleiss::of(ratings)?.estimate()
}

/// Kappa of one category against all the others.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Category {
    /// The category's label.
    pub label: String,
    /// Its share of the ratings.
    pub share: f64,
    /// Kappa of this category, or why there is none.
    pub kappa: Result<f64, Undefined>,
}

/// Fleiss' kappa of each category: which names are used alike.
///
/// # Definition
/// κₖ = 1 − Σᵢ nᵢₖ(mᵢ − nᵢₖ)/(mᵢ − 1) / (N pₖ(1 − pₖ)), over items with mᵢ ≥ 2 ratings, N their
/// number of ratings and pₖ the share of category k among them.
///
/// # Errors
/// As [`kappa`] for the table; a category nobody or everybody used has its own reason.
///
/// # References
/// Fleiss 1971, section "Agreement on a particular category", in the form of Fleiss, Levin and
/// Paik, Statistical Methods for Rates and Proportions, 2003, chapter 18.
pub fn per_category(ratings: &Ratings) -> Result<Vec<Category>, Undefined> {
    paired(ratings)?;
    let tally = Tally::of(ratings, 2);
    let mut apart = vec![0.0; tally.n_levels()];
    let mut used = vec![0.0; tally.n_levels()];
    let mut total = 0.0;
    for item in 0..tally.n_items() {
        let m = tally.size(item);
        total += m;
        for &(level, count) in tally.runs(item) {
            let c = f64::from(count);
            apart[level as usize] += c * (m - c) / (m - 1.0);
            used[level as usize] += c;
        }
    }
    let category = |level: usize| {
        let share = used[level] / total;
        let chance = total * share * (1.0 - share);
        let kappa = ratio(apart[level], chance, Undefined::OneCategory).map(|d| 1.0 - d);
        Category { label: ratings.labels()[level].clone(), share, kappa }
    };
    Ok((0..tally.n_levels()).map(category).collect())
}

impl Fleiss {
    /// Prepares the per-item tallies.
    ///
    /// # Errors
    /// [`Undefined::NoRatings`], [`Undefined::OneRater`], [`Undefined::NoPairs`].
    pub fn of(ratings: &Ratings) -> Result<Self, Undefined> {
        paired(ratings)?;
        let tally = Tally::of(ratings, 1);
        let by_item = (0..tally.n_items())
            .map(|i| (tally.size(i) >= 2.0).then(|| tally.agreement(i)))
            .collect();
        Ok(Self { tally, by_item, counts: Counts::all(ratings) })
    }

    /// Observed agreement, and the share of each level, at item weights.
    fn parts(&self, weights: &[u32]) -> Result<(f64, Vec<f64>), Undefined> {
        let (mut agreed, mut n_paired, mut n) = (0.0, 0.0, 0.0);
        let mut shares = vec![0.0; self.tally.n_levels()];
        for (item, w) in self.tally.weighted(weights) {
            n += w;
            if let Some(p) = self.by_item[item] {
                agreed += w * p;
                n_paired += w;
            }
            let each = w / self.tally.size(item);
            for &(level, count) in self.tally.runs(item) {
                shares[level as usize] += each * f64::from(count);
            }
        }
        shares.iter_mut().for_each(|s| *s /= n);
        Ok((ratio(agreed, n_paired, Undefined::NoPairs)?, shares))
    }
}

impl Coefficient for Fleiss {
    fn method(&self) -> String {
        let sizes = &self.by_item;
        let equal = (1..sizes.len()).all(|i| (self.tally.size(i) - self.tally.size(0)).abs() < 0.5);
        let design = if equal { "equal numbers of ratings" } else { "varying numbers of ratings" };
        format!("Fleiss' kappa, {design}")
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn n_units(&self) -> usize {
        self.by_item.len()
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let (observed, shares) = self.parts(weights)?;
        let chance: f64 = shares.iter().map(|p| p * p).sum();
        ratio(observed - chance, 1.0 - chance, Undefined::OneCategory)
    }

    fn standard_error(&self) -> Option<f64> {
        let n = self.n_units();
        let (observed, shares) = self.parts(&vec![1; n]).ok()?;
        let chance: f64 = shares.iter().map(|p| p * p).sum();
        let kappa = ratio(observed - chance, 1.0 - chance, Undefined::OneCategory).ok()?;
        let n_paired = self.by_item.iter().flatten().count();
        let scale = n as f64 / n_paired as f64;
        let squares: f64 = (0..n)
            .map(|item| {
                let m = self.tally.size(item);
                let own: f64 = self.tally.runs(item).iter()
                    .map(|&(level, c)| shares[level as usize] * f64::from(c) / m)
                    .sum();
                let observed = self.by_item[item].map_or(0.0, |p| scale * (p - chance));
                let linear = (observed - 2.0 * (1.0 - kappa) * (own - chance)) / (1.0 - chance);
                (linear - kappa).powi(2)
            })
            .sum();
        (n >= 2).then(|| (squares / (n as f64 * (n as f64 - 1.0))).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::{kappa, per_category};
    use crate::{Ratings, Scale, Undefined};

    #[test]
    fn one_value_everywhere_has_no_kappa() {
        let rows = [(1, 1, 2.0), (1, 2, 2.0), (2, 1, 2.0), (2, 2, 2.0)];
        let ratings = Ratings::from_numbers(rows, &Scale::nominal()).unwrap();
        assert_eq!(kappa(&ratings).unwrap_err(), Undefined::OneCategory);
        assert_eq!(per_category(&ratings).unwrap()[0].kappa, Err(Undefined::OneCategory));
    }

    #[test]
    fn disjoint_raters_are_places() {
        let rows = [(1, "a", 1.0), (1, "b", 1.0), (2, "c", 2.0), (2, "d", 2.0)];
        let ratings = Ratings::from_numbers(rows, &Scale::nominal()).unwrap();
        assert!((kappa(&ratings).unwrap().value - 1.0).abs() < 1e-12);
    }
}
