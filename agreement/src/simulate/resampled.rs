//! A panel whose items are resampled and whose raters have weights.

use foldhash::HashMap;
use rand::{Rng, RngExt};

use super::crossed::by_content;
use super::draw::Axes;
use super::round::{Rounding, nearest};
use super::table::{Table, Values};
use crate::Ratings;

/// The ratings of the items with two or more, by item.
pub(super) struct Resampled {
    starts: Vec<usize>,
    /// (rater, level), where raters are numbered in an order given by their ratings.
    cells: Vec<(u32, u32)>,
    values: Vec<f64>,
    rounding: Rounding,
    n_raters: usize,
}

impl Resampled {
    pub(super) fn of(ratings: &Ratings, rounding: Rounding) -> Self {
        let items = || (0..ratings.n_items()).filter(|&i| ratings.levels_of(i).len() >= 2);
        let cells = |item| ratings.raters_of(item).iter().copied().zip(ratings.levels_of(item).iter().copied());
        let mut sizes = vec![0; ratings.n_raters()];
        items().flat_map(cells).for_each(|(rater, _)| sizes[rater as usize] += 1);
        let mut said: Vec<Vec<u64>> = sizes.into_iter().map(Vec::with_capacity).collect();
        for (item, (rater, level)) in items().flat_map(|item| cells(item).map(move |cell| (item, cell))) {
            said[rater as usize].push(((item as u64) << 32) | u64::from(level));
        }
        let n_raters = said.iter().filter(|own| !own.is_empty()).count();
        // Raters without such an item come first and are skipped.
        let unused = said.len() - n_raters;
        let place = by_content(&said);
        let shifted = |rater: u32| place[rater as usize] - u32::try_from(unused).unwrap_or_default();
        let (mut starts, mut all) = (vec![0], Vec::with_capacity(ratings.n_ratings()));
        drop(said);
        for item in items() {
            let mut own: Vec<(u32, u32)> = cells(item).map(|(rater, level)| (shifted(rater), level)).collect();
            own.sort_unstable();
            all.extend(own);
            starts.push(all.len());
        }
        Self { starts, cells: all, values: ratings.values().to_vec(), rounding, n_raters }
    }

    pub(super) fn size(&self) -> (usize, usize) {
        (self.starts.len() - 1, self.n_raters)
    }

    /// One draw from items and raters with these weights. A rater with a weight above one is not compared with a copy:
    /// the mean of the others is that of the other ratings, weighted by their raters.
    pub(super) fn draw(&self, rng: &mut dyn Rng, items: &[u32], raters: &[u32]) -> Values {
        let mut codes: HashMap<u64, u32> = HashMap::default();
        let mut pairs = Vec::with_capacity(self.starts.len());
        for (bounds, &times) in self.starts.windows(2).zip(items).filter(|&(_, &times)| times > 0) {
            let own = &self.cells[bounds[0]..bounds[1]];
            let count = |rater: u32| raters[rater as usize];
            let n: u32 = own.iter().map(|&(rater, _)| count(rater)).sum();
            let value = |level: u32| self.values[level as usize];
            let sum: f64 = own.iter().map(|&(rater, level)| f64::from(count(rater)) * value(level)).sum();
            for _ in 0..times {
                let mut left = rng.random_range(0..n);
                let chosen = own.iter().find(|&&(rater, _)| {
                    let found = left < count(rater);
                    left = left.saturating_sub(count(rater));
                    found
                });
                let Some(&(rater, level)) = chosen else { continue };
                let others = f64::from(n - count(rater));
                let mean = (sum - f64::from(count(rater)) * value(level)) / others + 0.0;
                let new = u32::try_from(codes.len()).expect("fewer means than ratings");
                pairs.push((level, *codes.entry(mean.to_bits()).or_insert(new)));
            }
        }
        self.coefficients(&pairs, codes)
    }

    fn coefficients(&self, pairs: &[(u32, u32)], codes: HashMap<u64, u32>) -> Values {
        let mut order: Vec<(f64, u32)> = codes.into_iter().map(|(mean, code)| (f64::from_bits(mean), code)).collect();
        order.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        let mut place = vec![0; order.len()];
        (0..).zip(&order).for_each(|(new, &(_, old))| place[old as usize] = new);
        let means: Vec<f64> = order.into_iter().map(|(mean, _)| mean).collect();
        let rounded = means.iter().map(|&mean| nearest(&self.values, mean, self.rounding)).collect();
        let mut table = Table::new(self.values.len(), means.len(), pairs.len());
        for &(level, code) in pairs {
            table.add(level, place[code as usize]);
        }
        table.coefficients(&Axes { values: self.values.clone(), means, rounded })
    }
}
