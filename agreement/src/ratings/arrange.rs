//! Arranges coded cells as a table: grouped by item, and sorted by value within each item.

use super::{Ratings, Refused, Sides};
use crate::scale::{Replicates, Scale};
use crate::{Measure, Names};

/// The values that the levels represent.
pub(crate) struct Levels {
    pub(crate) values: Vec<f64>,
    pub(crate) labels: Vec<String>,
    pub(crate) numeric: bool,
}

/// Everything but the cells, with the names in their order.
pub(crate) struct Frame {
    pub(crate) measure: Measure,
    pub(crate) replicates: Replicates,
    pub(crate) items: Names,
    pub(crate) raters: Vec<String>,
    pub(crate) levels: Levels,
}

impl Frame {
    pub(crate) fn new(scale: &Scale, items: Names, raters: Vec<String>, levels: Levels) -> Self {
        Self { measure: scale.measure(), replicates: scale.replicates(), items, raters, levels }
    }

    /// Builds the table from `cells`, (item, rater, level) in any order, which are iterated over twice so that no third
    /// copy of them is needed.
    pub(crate) fn filled<I: Iterator<Item = (u32, u32, u32)>>(self, cells: impl Fn() -> I) -> Result<Ratings, Refused> {
        let n_items = self.items.len();
        let mut starts = vec![0_usize; n_items + 1];
        for (item, ..) in cells() {
            starts[item as usize + 1] += 1;
        }
        for i in 0..n_items {
            starts[i + 1] += starts[i];
        }
        let n = starts[n_items];
        let (mut rater, mut level) = (vec![0; n], vec![0; n]);
        let mut next = starts[..n_items].to_vec();
        for (item, own_rater, own_level) in cells() {
            let place = &mut next[item as usize];
            (rater[*place], level[*place]) = (own_rater, own_level);
            *place += 1;
        }
        let mut replicates = false;
        let mut row: Vec<(u32, u32)> = Vec::new();
        for (item, own) in starts.windows(2).enumerate() {
            let (raters, levels) = (&mut rater[own[0]..own[1]], &mut level[own[0]..own[1]]);
            row.clear();
            row.extend(raters.iter().copied().zip(levels.iter().copied()));
            row.sort_unstable();
            if let Some(two) = row.windows(2).find(|two| two[0].0 == two[1].0) {
                if self.replicates == Replicates::Refuse {
                    let rater = self.raters[two[0].0 as usize].clone();
                    return Err(Refused::Twice { item: self.items[item].to_owned(), rater });
                }
                replicates = true;
            }
            row.sort_unstable_by_key(|&(rater, level)| (level, rater));
            for (place, &(rater, level)) in row.iter().enumerate() {
                (raters[place], levels[place]) = (rater, level);
            }
        }
        let Self { measure, items, raters, levels, .. } = self;
        let Levels { values, labels, numeric } = levels;
        let sides = Sides::Named;
        Ok(Ratings { measure, items, raters, values, labels, numeric, replicates, sides, starts, rater, level })
    }
}
