//! Per-item tallies: how many ratings of an item fall on each level.

use crate::Ratings;

/// For every item with at least `least` ratings, its runs of equal levels.
#[derive(Debug)]
pub(crate) struct Tally {
    starts: Vec<usize>,
    runs: Vec<(u32, u32)>,
    sizes: Vec<u32>,
    n_levels: usize,
}

impl Tally {
    pub(crate) fn of(ratings: &Ratings, least: usize) -> Self {
        let mut starts = vec![0];
        let mut runs: Vec<(u32, u32)> = Vec::new();
        let mut sizes = Vec::new();
        for item in 0..ratings.n_items() {
            let levels = ratings.levels_of(item);
            if levels.len() < least.max(1) {
                continue;
            }
            let mut size = 0;
            for run in levels.chunk_by(|a, b| a == b) {
                let count = run.iter().fold(0, |n: u32, _| n + 1);
                runs.push((run[0], count));
                size += count;
            }
            sizes.push(size);
            starts.push(runs.len());
        }
        Self { starts, runs, sizes, n_levels: ratings.n_levels() }
    }

    /// Items kept.
    pub(crate) fn n_items(&self) -> usize {
        self.sizes.len()
    }

    /// Levels of the scale.
    pub(crate) fn n_levels(&self) -> usize {
        self.n_levels
    }

    /// The (level, count) runs of an item, by ascending level.
    pub(crate) fn runs(&self, item: usize) -> &[(u32, u32)] {
        &self.runs[self.starts[item]..self.starts[item + 1]]
    }

    /// The number of ratings of an item.
    pub(crate) fn size(&self, item: usize) -> f64 {
        f64::from(self.sizes[item])
    }

    /// The items with a weight above zero, with their weight.
    pub(crate) fn weighted(weights: &[u32]) -> impl Iterator<Item = (usize, f64)> + '_ {
        let counted = weights.iter().enumerate().filter(|&(_, &w)| w > 0);
        counted.map(|(i, &w)| (i, f64::from(w)))
    }

    /// The share of an item's ordered pairs of ratings that agree.
    pub(crate) fn agreement(&self, item: usize) -> f64 {
        let m = self.size(item);
        let same: f64 = self.runs(item).iter().map(|&(_, c)| f64::from(c) * f64::from(c)).sum();
        (same - m) / (m * (m - 1.0))
    }
}
