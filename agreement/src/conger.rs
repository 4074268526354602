//! Conger's kappa: Cohen's chance correction for any number of raters.

use crate::coefficient::{Coefficient, ratio};
use crate::percent::paired;
use crate::ratings::Sides;
use crate::tally::Tally;
use crate::{Counts, Estimate, Ratings, Undefined};

/// Conger's kappa: agreement on labels beyond what the raters' own habits would produce by chance.
///
/// 1 is complete agreement, 0 the agreement expected by chance of raters with these habits. For two raters who rated
/// the same items it is Cohen's kappa.
///
/// # Definition
/// κ = (P − Pₑ)/(1 − Pₑ); P as for Fleiss' kappa; Pₑ = 1/(r(r − 1)) Σ_{g≠h} Σₖ p_gk p_hk, p_gk the
/// share of level k in the ratings of rater g, r raters.
///
/// # Arguments
/// Raters who rated several items each: with only a few ratings per rater, the estimated habits are noise.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::OneRater`], [`Undefined::NoPairs`]; [`Undefined::OneCategory`] if all use one
/// level (0/0).
///
/// # Conventions
/// Missing cells are treated as in irrCAC: every item has the same weight in P, every rater the same in Pₑ.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, cohen::{self, Weight}, conger};
/// let rows = [(1, "a", 1.0), (1, "b", 1.0), (2, "a", 2.0), (2, "b", 1.0),
///             (3, "a", 2.0), (3, "b", 2.0)];
/// let ratings = Ratings::from_numbers(rows, &Scale::nominal())?;
/// let cohen = cohen::kappa(&ratings, (0, 1), Weight::Unweighted)?.value;
/// assert!((conger::kappa(&ratings)?.value - cohen).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Conger, Integration and generalization of kappas for multiple raters, 1980,
/// doi:10.1037/0033-2909.88.2.322. Compared with irrCAC 0.4 (Python).
pub fn kappa(ratings: &Ratings) -> Result<Estimate, Undefined> {
    Conger::of(ratings)?.estimate()
}

/// Conger's kappa prepared for one table.
#[derive(Debug)]
pub struct Conger {
    by_item: Vec<Option<f64>>,
    /// Rater `g` owns `cells[starts[g]..starts[g + 1]]`: (item, level).
    starts: Vec<usize>,
    cells: Vec<(u32, u32)>,
    n_levels: usize,
    sides: Sides,
    counts: Counts,
}

impl Conger {
    /// Prepares the agreement by item and the ratings by rater.
    ///
    /// # Errors
    /// As [`kappa`], except for [`Undefined::OneCategory`].
    pub fn of(ratings: &Ratings) -> Result<Self, Undefined> {
        paired(ratings)?;
        if ratings.n_raters() < 2 {
            return Err(Undefined::OneRater);
        }
        let tally = Tally::of(ratings, 1);
        let by_item = tally.of_items().map(|i| (tally.size(i) >= 2.0).then(|| tally.agreement(i))).collect();
        let rated = || (0..ratings.n_items()).filter(|&i| !ratings.levels_of(i).is_empty());
        let mut starts = vec![0; ratings.n_raters() + 1];
        for &rater in rated().flat_map(|i| ratings.raters_of(i)) {
            starts[rater as usize + 1] += 1;
        }
        for r in 0..ratings.n_raters() {
            starts[r + 1] += starts[r];
        }
        let mut next = starts.clone();
        let mut cells = vec![(0, 0); ratings.n_ratings()];
        for (number, item) in (0_u32..).zip(rated()) {
            for (&rater, &level) in ratings.raters_of(item).iter().zip(ratings.levels_of(item)) {
                cells[next[rater as usize]] = (number, level);
                next[rater as usize] += 1;
            }
        }
        let (n_levels, sides) = (ratings.n_levels(), ratings.sides());
        Ok(Self { by_item, starts, cells, n_levels, sides, counts: Counts::all(ratings) })
    }

    /// Chance agreement of two different raters at item weights.
    fn chance(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let mut sums = vec![0.0; self.n_levels];
        let mut own = vec![0.0; self.n_levels];
        let (mut squares, mut r) = (0.0, 0.0);
        for bounds in self.starts.windows(2) {
            let cells = &self.cells[bounds[0]..bounds[1]];
            let weight = |item: u32| f64::from(weights[item as usize]);
            let n: f64 = cells.iter().map(|&(item, _)| weight(item)).sum();
            if n == 0.0 {
                continue;
            }
            r += 1.0;
            for &(item, level) in cells {
                own[level as usize] += weight(item) / n;
            }
            self.sides.even(&mut own);
            // A table of preferences has so few levels that all of them are iterated over.
            let sides = if self.sides == Sides::Alike { 0..2 } else { 0..0 };
            for level in cells.iter().map(|&(_, level)| level as usize).chain(sides) {
                let share = std::mem::take(&mut own[level]);
                sums[level] += share;
                squares += share * share;
            }
        }
        let all: f64 = sums.iter().map(|s| s * s).sum();
        ratio(all - squares, r * (r - 1.0), Undefined::OneRater)
    }
}

impl Coefficient for Conger {
    fn method(&self) -> String {
        format!("Conger's kappa{}", self.sides.suffix())
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn n_units(&self) -> usize {
        self.by_item.len()
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let paired = self.by_item.iter().zip(weights).filter_map(|(p, &w)| Some((p.as_ref()?, w)));
        let (agreed, n) = paired.fold((0.0, 0.0), |(sum, n), (p, w)| (sum + p * f64::from(w), n + f64::from(w)));
        let observed = ratio(agreed, n, Undefined::NoPairs)?;
        let chance = self.chance(weights)?;
        ratio(observed - chance, 1.0 - chance, Undefined::OneCategory)
    }

    fn n_paired(&self) -> usize {
        self.by_item.iter().flatten().count()
    }

    fn full_disagreement(&self) -> f64 {
        self.chance(&vec![1; self.n_units()]).map_or(1.0, |chance| 1.0 / (1.0 - chance).max(0.1))
    }
}
