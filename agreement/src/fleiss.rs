//! Fleiss' kappa, for equal and for varying numbers of ratings per item, and per category.

use serde::Serialize;

use crate::bootstrap::LARGE_SAMPLE;
use crate::coefficient::{Coefficient, ratio};
use crate::cohen::Weight;
use crate::corrected::{Chance, Corrected, wraps};
use crate::percent::paired;
use crate::ratings::Sides;
use crate::tally::Tally;
use crate::{Bootstrap, Counts, Estimate, Ratings, Undefined};

/// Fleiss' kappa prepared for one table.
#[derive(Debug)]
pub struct Fleiss(Corrected);

/// Fleiss' kappa: agreement on labels beyond what the overall use of the labels would produce by chance.
///
/// 1 is complete agreement, 0 is the agreement expected by chance, and a negative value is less than that.
///
/// # Definition
/// κ = (P − Pₑ)/(1 − Pₑ); P is the mean over items with two or more ratings of
/// Σₖ nᵢₖ(nᵢₖ − 1)/(mᵢ(mᵢ − 1)); Pₑ = Σₖ pₖ², with pₖ the mean over all rated items of nᵢₖ/mᵢ.
///
/// # Arguments
/// Any ratings. Raters are interchangeable, so each item may have its own raters. Numbers are treated as labels.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::NoPairs`], and [`Undefined::OneCategory`] if all ratings have the same value:
/// 0/0, which is neither 0 nor 1.
///
/// # Conventions
/// With equal numbers of ratings this is Fleiss (1971). With varying numbers it is Gwet's generalisation, as in irrCAC:
/// P is the mean over items with two or more ratings, where each item has the same weight regardless of its number of
/// ratings; pₖ is the mean over all rated items, so that an item with one rating still informs pₖ and an item with many
/// does not count more. Other generalisations weight an item by its ratings or its pairs, or drop ratings until all
/// items have equally many; their values differ from this one, mostly in the second decimal. For preferences see
/// [`Ratings::from_preferences`]. The standard error is that of the linearised kappa over items.
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

/// The kappa of one category against all others.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Category {
    /// The category's label.
    pub label: String,
    /// Its share of the ratings.
    pub share: f64,
    /// Kappa of this category, or the reason why it is undefined.
    pub kappa: Result<Estimate, Undefined>,
}

/// Categories up to which each has an interval: more are numbers rather than names.
const MOST_CATEGORIES: usize = 100;

/// Fleiss' kappa of each category: shows which labels are used consistently.
///
/// # Definition
/// κₖ = 1 − Σᵢ nᵢₖ(mᵢ − nᵢₖ)/(mᵢ − 1) / (N pₖ(1 − pₖ)), over items with mᵢ ≥ 2 ratings, N their
/// number of ratings and pₖ the share of category k among them.
///
/// # Arguments
/// `plan` requests bootstrap intervals over items, for up to a hundred categories.
///
/// # Errors
/// As [`kappa`] for the table; a category that was used for no rating or for every rating has a reason of its own.
///
/// # Conventions
/// For preferences only the tie is a category: the sides are different systems in every item.
///
/// # References
/// Fleiss 1971, section "Agreement on a particular category", in the form of Fleiss, Levin and
/// Paik, Statistical Methods for Rates and Proportions, 2003, chapter 18.
pub fn per_category(ratings: &Ratings, plan: Option<&Bootstrap>) -> Result<Vec<Category>, Undefined> {
    paired(ratings)?;
    let all = Categories { tally: Tally::of(ratings, 2), counts: Counts::paired(ratings) };
    let once = vec![1; all.tally.n_items()];
    let shares = all.sums(&all.tally.weighted(&once)).1;
    let places: Vec<OneOf<'_>> = (0..ratings.n_levels()).map(|level| OneOf { all: &all, level }).collect();
    let kappas = if let Some(plan) = plan.filter(|_| places.len() <= MOST_CATEGORIES) {
        plan.together_by_kind(&places, |weights| all.kappas(weights), |units| all.kappas_of(units))
    } else {
        let named = |kappa: Result<f64, _>| kappa.map(|value| Estimate::new(value, all.counts, ONE));
        all.kappas(&once).into_iter().map(named).collect()
    };
    let n: f64 = shares.iter().sum();
    let labels = ratings.labels().iter().zip(shares).zip(kappas);
    // "One system" is a different system in every item, so only a tie is a category of preferences.
    let sides = if ratings.sides() == Sides::Alike { 2 } else { 0 };
    Ok(labels
        .skip(sides)
        .map(|((label, used), kappa)| Category { label: label.clone(), share: used / n, kappa })
        .collect())
}

const ONE: &str = "Fleiss' kappa of one category against the others";

/// All categories of one table.
#[derive(Debug)]
struct Categories {
    tally: Tally,
    counts: Counts,
}

impl Categories {
    /// For each level Σᵢ nᵢₖ(mᵢ − nᵢₖ)/(mᵢ − 1) and Σᵢ nᵢₖ at item weights.
    fn sums(&self, units: &[(usize, f64)]) -> (Vec<f64>, Vec<f64>) {
        let mut apart = vec![0.0; self.tally.n_levels()];
        let mut used = vec![0.0; self.tally.n_levels()];
        for &(item, w) in units {
            let m = self.tally.size(item);
            for &(level, count) in self.tally.runs(item) {
                let c = f64::from(count);
                apart[level as usize] += w * c * (m - c) / (m - 1.0);
                used[level as usize] += w * c;
            }
        }
        (apart, used)
    }

    fn kappas(&self, weights: &[u32]) -> Vec<Result<f64, Undefined>> {
        self.kappas_of(&self.tally.weighted(weights))
    }

    fn kappas_of(&self, units: &[(usize, f64)]) -> Vec<Result<f64, Undefined>> {
        let (apart, used) = self.sums(units);
        let n: f64 = used.iter().sum();
        let kappa = |(apart, used): (&f64, &f64)| {
            ratio(*apart, used * (1.0 - used / n), Undefined::OneCategory).map(|lost| 1.0 - lost)
        };
        apart.iter().zip(&used).map(kappa).collect()
    }
}

/// One category, as a coefficient to resample.
struct OneOf<'a> {
    all: &'a Categories,
    level: usize,
}

impl Coefficient for OneOf<'_> {
    fn method(&self) -> String {
        ONE.to_owned()
    }

    fn counts(&self) -> Counts {
        self.all.counts
    }

    fn n_units(&self) -> usize {
        self.all.tally.n_items()
    }

    fn enough_items(&self) -> usize {
        LARGE_SAMPLE
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        self.all.kappas(weights)[self.level]
    }

    fn kinds(&self) -> Option<&[u32]> {
        Some(self.all.tally.kinds())
    }

    fn at_kinds(&self, units: &[(usize, f64)]) -> Result<f64, Undefined> {
        self.all.kappas_of(units)[self.level]
    }
}

impl Fleiss {
    /// Prepares the per-item tallies.
    ///
    /// # Errors
    /// [`Undefined::NoRatings`], [`Undefined::OneRater`], [`Undefined::NoPairs`],
    /// [`Undefined::OneCategory`].
    pub fn of(ratings: &Ratings) -> Result<Self, Undefined> {
        let name = |design| format!("Fleiss' kappa, {design} numbers of ratings");
        let mut corrected = Corrected::of(ratings, Chance::Fleiss, Weight::Unweighted, name("varying"))?;
        if corrected.is_balanced() {
            corrected = corrected.named(name("equal"));
        }
        Ok(Self(corrected))
    }
}

wraps!(Fleiss);

#[cfg(test)]
mod tests {
    use super::{kappa, per_category};
    use crate::{Ratings, Scale, Undefined};

    #[test]
    fn one_value_everywhere_has_no_kappa() {
        let rows = [(1, 1, 2.0), (1, 2, 2.0), (2, 1, 2.0), (2, 2, 2.0)];
        let ratings = Ratings::from_numbers(rows, &Scale::nominal()).unwrap();
        assert_eq!(kappa(&ratings).unwrap_err(), Undefined::OneCategory);
        assert_eq!(per_category(&ratings, None).unwrap()[0].kappa, Err(Undefined::OneCategory));
    }

    #[test]
    fn disjoint_raters_are_places() {
        let rows = [(1, "a", 1.0), (1, "b", 1.0), (2, "c", 2.0), (2, "d", 2.0)];
        let ratings = Ratings::from_numbers(rows, &Scale::nominal()).unwrap();
        assert!((kappa(&ratings).unwrap().value - 1.0).abs() < 1e-12);
    }
}
