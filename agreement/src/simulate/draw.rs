//! Two annotators drawn from a panel: one judgement of each item, and the mean of the others.

use foldhash::HashMap;
use rand::{Rng, RngExt};

use super::round::{Rounding, nearest};
use super::table::{Table, Values};
use crate::Ratings;

/// Everything a draw needs, made once: for each rating its level and the code of the mean of the
/// rest of its item.
pub(super) struct Panel {
    starts: Vec<usize>,
    own: Vec<u32>,
    rest: Vec<u32>,
    axes: Axes,
}

/// The values that the codes represent.
pub(super) struct Axes {
    /// The number of each level.
    pub(super) values: Vec<f64>,
    /// The distinct means of the rest, ascending.
    pub(super) means: Vec<f64>,
    /// Each mean rounded to a level.
    pub(super) rounded: Vec<u32>,
}

impl Panel {
    pub(super) fn of(ratings: &Ratings, rounding: Rounding) -> Self {
        let values = ratings.values().to_vec();
        let (mut starts, mut own, mut rest) =
            (vec![0], Vec::with_capacity(ratings.n_ratings()), Vec::with_capacity(ratings.n_ratings()));
        let mut codes: HashMap<u64, u32> = HashMap::default();
        for item in (0..ratings.n_items()).filter(|&i| ratings.levels_of(i).len() >= 2) {
            let sum: f64 = ratings.values_of(item).sum();
            let others = (ratings.levels_of(item).len() - 1) as f64;
            for &level in ratings.levels_of(item) {
                // A sum with minus zero is zero.
                let mean = (sum - values[level as usize]) / others + 0.0;
                let new = u32::try_from(codes.len()).expect("fewer means than ratings");
                own.push(level);
                rest.push(*codes.entry(mean.to_bits()).or_insert(new));
            }
            starts.push(own.len());
        }
        let mut order: Vec<(f64, u32)> = codes.into_iter().map(|(mean, code)| (f64::from_bits(mean), code)).collect();
        order.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        let mut place = vec![0; order.len()];
        (0..).zip(&order).for_each(|(new, &(_, old))| place[old as usize] = new);
        for code in &mut rest {
            *code = place[*code as usize];
        }
        let means: Vec<f64> = order.into_iter().map(|(mean, _)| mean).collect();
        let rounded = means.iter().map(|&m| nearest(&values, m, rounding)).collect();
        Self { starts, own, rest, axes: Axes { values, means, rounded } }
    }

    pub(super) fn n_items(&self) -> usize {
        self.starts.len() - 1
    }

    pub(super) fn table(&self) -> Table {
        Table::new(self.axes.values.len(), self.axes.means.len(), self.n_items())
    }

    /// One draw; `answer` replaces the drawn judgement, given its level and that of the others.
    pub(super) fn draw<G: Rng>(
        &self,
        rng: &mut G,
        table: &mut Table,
        answer: impl Fn(&mut G, u32, u32) -> u32,
    ) -> Values {
        table.clear();
        for bounds in self.starts.windows(2) {
            let cell = rng.random_range(bounds[0]..bounds[1]);
            let rest = self.rest[cell];
            let own = answer(rng, self.own[cell], self.axes.rounded[rest as usize]);
            table.add(own, rest);
        }
        table.coefficients(&self.axes)
    }
}
