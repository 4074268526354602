//! Tallies: the number of ratings of an item at each level.
//!
//! Items with the same counts share one tally, so that a statistic, and every bootstrap replicate, iterates only over
//! the distinct tallies, which are few if there are few levels.

use foldhash::HashMap;

use crate::Ratings;

/// For every item with at least `least` ratings, its runs of equal levels.
#[derive(Debug)]
pub(crate) struct Tally {
    /// The tally of each item kept.
    of_item: Vec<u32>,
    starts: Vec<usize>,
    runs: Vec<(u32, u32)>,
    sizes: Vec<u32>,
    n_levels: usize,
}

impl Tally {
    pub(crate) fn of(ratings: &Ratings, least: usize) -> Self {
        let mut places: HashMap<&[u32], u32> = HashMap::default();
        let mut tally = Self {
            of_item: Vec::new(),
            starts: vec![0],
            runs: Vec::new(),
            sizes: Vec::new(),
            n_levels: ratings.n_levels(),
        };
        let mut new = 0;
        for item in 0..ratings.n_items() {
            let levels = ratings.levels_of(item);
            if levels.len() < least.max(1) {
                continue;
            }
            let place = *places.entry(levels).or_insert(new);
            tally.of_item.push(place);
            if place == new {
                tally.add(levels);
                new += 1;
            }
        }
        tally
    }

    fn add(&mut self, levels: &[u32]) {
        let mut size = 0;
        for run in levels.chunk_by(|a, b| a == b) {
            let count = run.iter().fold(0, |n: u32, _| n + 1);
            self.runs.push((run[0], count));
            size += count;
        }
        self.sizes.push(size);
        self.starts.push(self.runs.len());
    }

    /// Items kept.
    pub(crate) fn n_items(&self) -> usize {
        self.of_item.len()
    }

    /// The tally of each item kept.
    pub(crate) fn of_items(&self) -> impl Iterator<Item = usize> + '_ {
        self.of_item.iter().map(|&place| place as usize)
    }

    /// The tally of each item kept, as codes.
    pub(crate) fn kinds(&self) -> &[u32] {
        &self.of_item
    }

    /// Distinct tallies.
    pub(crate) fn n(&self) -> usize {
        self.sizes.len()
    }

    /// Levels of the scale.
    pub(crate) fn n_levels(&self) -> usize {
        self.n_levels
    }

    /// The (level, count) runs of a tally, by ascending level.
    pub(crate) fn runs(&self, place: usize) -> &[(u32, u32)] {
        &self.runs[self.starts[place]..self.starts[place + 1]]
    }

    /// The number of ratings of a tally.
    pub(crate) fn size(&self, place: usize) -> f64 {
        f64::from(self.sizes[place])
    }

    /// The tallies whose items have a weight above zero together, with that weight.
    pub(crate) fn weighted(&self, weights: &[u32]) -> Vec<(usize, f64)> {
        let mut sums = vec![0_u32; self.n()];
        for (&place, &weight) in self.of_item.iter().zip(weights) {
            sums[place as usize] += weight;
        }
        sums.into_iter().enumerate().filter(|&(_, sum)| sum > 0).map(|(place, sum)| (place, f64::from(sum))).collect()
    }

    /// The share of a tally's ordered pairs of ratings that agree.
    pub(crate) fn agreement(&self, place: usize) -> f64 {
        let m = self.size(place);
        let same: f64 = self.runs(place).iter().map(|&(_, c)| f64::from(c) * f64::from(c)).sum();
        (same - m) / (m * (m - 1.0))
    }
}
