//! The frequency with which each rater uses each level, over all items that another rater rated too.

use foldhash::HashMap;

use super::pairs::Keep;
use crate::Ratings;
use crate::ratings::Sides;

/// The ratings of every rater, as counts of the levels this rater used.
///
/// A use is a rater with a level. An item is the list of the uses of its ratings, so that a
/// replicate of a bootstrap counts uses once for all pairs of raters.
#[derive(Debug, Clone)]
pub(super) struct Habits {
    /// Rater `r` owns the uses `starts[r]..starts[r + 1]`.
    starts: Vec<usize>,
    /// The level of each use.
    levels: Vec<u32>,
    /// Item `i` owns `cells[bounds[i]..bounds[i + 1]]`, the uses of its ratings.
    bounds: Vec<usize>,
    cells: Vec<u32>,
    /// How often each use occurs in all items.
    all: Vec<u32>,
    keep: Keep,
    n_levels: usize,
    sides: Sides,
}

impl Habits {
    /// The ratings of the items with two or more, in the order of the items.
    pub(super) fn of(ratings: &Ratings, keep: Keep) -> Self {
        let items = || (0..ratings.n_items()).filter(|&i| ratings.levels_of(i).len() >= 2);
        let cells = |item| ratings.raters_of(item).iter().copied().zip(ratings.levels_of(item).iter().copied());
        let mut times: HashMap<(u32, u32), u32> = HashMap::default();
        items().flat_map(cells).for_each(|cell| *times.entry(cell).or_insert(0) += 1);
        let mut times: Vec<((u32, u32), u32)> = times.into_iter().collect();
        times.sort_unstable();
        let uses: Vec<(u32, u32)> = times.iter().map(|&(cell, _)| cell).collect();
        let mut starts = vec![0; ratings.n_raters() + 1];
        for &(rater, _) in &uses {
            starts[rater as usize + 1] += 1;
        }
        for rater in 0..ratings.n_raters() {
            starts[rater + 1] += starts[rater];
        }
        let place = |cell| {
            let place = uses.binary_search(&cell).unwrap_or_default();
            u32::try_from(place).expect("fewer uses than ratings, which have 32-bit codes")
        };
        let (mut bounds, mut places) = (vec![0], Vec::new());
        if keep == Keep::Slots {
            places.reserve_exact(ratings.n_ratings());
            for item in items() {
                places.extend(cells(item).map(place));
                bounds.push(places.len());
            }
        }
        Self {
            starts,
            levels: uses.iter().map(|&(_, level)| level).collect(),
            bounds,
            cells: places,
            all: times.into_iter().map(|(_, n)| n).collect(),
            keep,
            n_levels: ratings.n_levels(),
            sides: ratings.sides(),
        }
    }

    /// The frequency of each use if item `i` counts `weights[i]` times.
    pub(super) fn counted(&self, weights: &[u32]) -> Vec<u32> {
        if self.keep == Keep::Sums {
            return self.all.clone();
        }
        let mut counts = vec![0; self.levels.len()];
        for (own, &weight) in self.bounds.windows(2).zip(weights).filter(|&(_, &weight)| weight > 0) {
            self.cells[own[0]..own[1]].iter().for_each(|&cell| counts[cell as usize] += weight);
        }
        counts
    }

    /// The share of each level in a rater's ratings, into `shares`, zeros so far.
    pub(super) fn fill(&self, rater: u32, counts: &[u32], shares: &mut [f64]) {
        self.of_rater(rater, counts).for_each(|(level, share)| shares[level] = share);
        self.sides.even(shares);
    }

    /// The (level, share) pairs of a rater's ratings; of preferences as they were given.
    pub(super) fn of_rater<'a>(&'a self, rater: u32, counts: &'a [u32]) -> impl Iterator<Item = (usize, f64)> + 'a {
        let own = self.starts[rater as usize]..self.starts[rater as usize + 1];
        let n: u32 = counts[own.clone()].iter().sum();
        let share = move |place: usize| (self.levels[place] as usize, f64::from(counts[place]) / f64::from(n.max(1)));
        own.map(share)
    }

    pub(super) fn n_raters(&self) -> usize {
        self.starts.len() - 1
    }

    pub(super) fn n_levels(&self) -> usize {
        self.n_levels
    }

    pub(super) fn sides(&self) -> Sides {
        self.sides
    }
}
