//! The table of ratings that every statistic reads: dense codes, grouped by item.
//!
//! Names are stored once; a rating is two 32-bit codes. Items and raters are sorted by name and the ratings of an item
//! by value, so that row order and rater names cannot affect a result.

pub(crate) mod arrange;
pub(crate) mod build;
mod preferences;
#[cfg(test)]
mod tests;

pub use build::Refused;
pub use preferences::Ties;
pub(crate) use preferences::{Sides, TIE};

use crate::{Measure, Names};

/// Ratings of items by raters, ragged and with missing cells.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale};
/// let ratings = Ratings::from_numbers(
///     [("s1", "ann", 2.0), ("s1", "bob", 3.0), ("s2", "ann", 1.0)],
///     &Scale::ordinal().with_range(1, 3),
/// )?;
/// assert_eq!((ratings.n_items(), ratings.n_raters(), ratings.n_ratings()), (2, 2, 3));
/// assert_eq!(ratings.n_pairs(), 1);
/// assert!((ratings.coverage() - 0.75).abs() < 1e-12);
/// # Ok::<(), agreement::Refused>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Ratings {
    measure: Measure,
    items: Names,
    raters: Vec<String>,
    /// The number that each level represents, ascending; its position if levels are labels.
    values: Vec<f64>,
    labels: Vec<String>,
    numeric: bool,
    replicates: bool,
    sides: Sides,
    /// Item `i` owns the ratings `starts[i]..starts[i + 1]`.
    starts: Vec<usize>,
    rater: Vec<u32>,
    level: Vec<u32>,
}

impl Ratings {
    /// The level of measurement.
    pub fn measure(&self) -> Measure {
        self.measure
    }

    /// Items, including those whose ratings are all missing.
    pub fn n_items(&self) -> usize {
        self.items.len()
    }

    /// Raters.
    pub fn n_raters(&self) -> usize {
        self.raters.len()
    }

    /// Ratings that are not missing.
    pub fn n_ratings(&self) -> usize {
        self.level.len()
    }

    /// Number of levels of the scale: the declared ones, otherwise the observed ones.
    pub fn n_levels(&self) -> usize {
        self.values.len()
    }

    /// Pairs of ratings that share an item.
    pub fn n_pairs(&self) -> usize {
        self.starts.windows(2).map(|w| w[1] - w[0]).map(|m| m * m.saturating_sub(1) / 2).sum()
    }

    /// Items with at least two ratings.
    pub fn n_paired_items(&self) -> usize {
        self.starts.windows(2).filter(|w| w[1] - w[0] >= 2).count()
    }

    /// The share of the cells of the items × raters table that contain a rating.
    ///
    /// 1 is a complete design; 0 an empty table. Replicates count once.
    pub fn coverage(&self) -> f64 {
        let cells = self.n_items() * self.n_raters();
        if cells == 0 {
            return 0.0;
        }
        let filled =
            if self.replicates { (0..self.n_items()).map(|i| self.distinct_raters(i)).sum() } else { self.n_ratings() };
        filled as f64 / cells as f64
    }

    /// Whether every rater rated every item exactly once.
    pub fn is_complete(&self) -> bool {
        !self.replicates && self.n_ratings() == self.n_items() * self.n_raters()
    }

    /// Whether a rater rated some item more than once.
    pub fn has_replicates(&self) -> bool {
        self.replicates
    }

    /// Whether levels represent numbers, so that means and differences make sense.
    pub fn is_numeric(&self) -> bool {
        self.numeric
    }

    /// Whether levels have an order: numbers always do, labels only if the scale declares it.
    pub fn is_ordered(&self) -> bool {
        self.numeric || self.measure != Measure::Nominal
    }

    /// The names of the items, in the order every statistic uses.
    pub fn items(&self) -> &Names {
        &self.items
    }

    /// The names of the raters, in the order of their codes.
    pub fn raters(&self) -> &[String] {
        &self.raters
    }

    /// The number that each level represents; positions 0, 1, … if levels are labels.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// The name of each level.
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// The level codes of an item's ratings, ascending.
    pub fn levels_of(&self, item: usize) -> &[u32] {
        &self.level[self.starts[item]..self.starts[item + 1]]
    }

    /// The rater codes of an item's ratings, aligned with [`Ratings::levels_of`].
    pub fn raters_of(&self, item: usize) -> &[u32] {
        &self.rater[self.starts[item]..self.starts[item + 1]]
    }

    /// The numbers of an item's ratings, ascending.
    pub fn values_of(&self, item: usize) -> impl Iterator<Item = f64> + '_ {
        self.levels_of(item).iter().map(|&level| self.values[level as usize])
    }

    /// The number of occurrences of each level over all ratings.
    pub fn level_counts(&self) -> Vec<usize> {
        let mut counts = vec![0; self.n_levels()];
        for &level in &self.level {
            counts[level as usize] += 1;
        }
        counts
    }

    /// The same ratings with every level recoded: level `l` becomes `to[l]` of the new values.
    pub(crate) fn recoded(&self, to: &[u32], values: Vec<f64>, labels: Vec<String>) -> Self {
        let mut out = self.clone();
        for i in 0..self.n_items() {
            let cells = self.starts[i]..self.starts[i + 1];
            let mut pairs: Vec<(u32, u32)> =
                cells.clone().map(|c| (to[self.level[c] as usize], self.rater[c])).collect();
            pairs.sort_unstable();
            for (c, (level, rater)) in cells.zip(pairs) {
                out.level[c] = level;
                out.rater[c] = rater;
            }
        }
        Self { values, labels, sides: Sides::Named, ..out }
    }

    fn distinct_raters(&self, item: usize) -> usize {
        let mut raters = self.raters_of(item).to_vec();
        raters.sort_unstable();
        raters.dedup();
        raters.len()
    }
}
