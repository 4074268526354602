//! How much memory a report needs, before it is computed.

use super::Options;
use crate::reader::{Content, Table};

/// Bytes of a slot of the table of pairs of raters: in a map, which grows by doubling, and sorted.
const SLOT: u64 = 64;

/// Bytes of a line of the report on a pair of raters.
const PAIR_LINE: u64 = 160;

/// The size of a table of ratings, on which the memory of a report depends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// Items.
    pub items: u64,
    /// Raters.
    pub raters: u64,
    /// Ratings that are not missing.
    pub ratings: u64,
    /// Pairs of ratings of one item.
    pub pairs: u64,
    /// Different values.
    pub levels: u64,
    /// Bytes of the names of items and raters.
    pub names: u64,
}

impl Size {
    /// The size of a table that was read; of pairs and rankings, which are small, only the number of rows.
    ///
    /// While it is counted, 4 bytes an item are needed.
    pub fn of(table: &Table) -> Self {
        let n = |n: usize| n as u64;
        let lengths = |names: &crate::Names| names.iter().map(|name| n(name.len()) + 4).sum::<u64>();
        let (mut ratings, mut pairs) = (n(table.n_rows()), n(table.n_rows()));
        if let Content::Ratings(rows) = table.content() {
            let mut of_item = vec![0_u32; table.items().len()];
            rows.iter().filter(|row| row.value.is_some()).for_each(|row| of_item[row.item as usize] += 1);
            ratings = of_item.iter().map(|&n| u64::from(n)).sum();
            pairs = of_item.iter().map(|&n| u64::from(n) * u64::from(n.saturating_sub(1)) / 2).sum();
        }
        Self {
            items: n(table.items().len()),
            raters: n(table.raters().len()),
            ratings,
            pairs,
            levels: n(table.others().len()),
            names: lengths(table.items()) + lengths(table.raters()),
        }
    }

    /// Bytes that the report needs at most, with the table of ratings: what is kept, and what the largest of its
    /// statistics needs, which are computed one after the other.
    pub fn memory(&self, options: &Options, threads: u64) -> u64 {
        let Self { items, ratings: n, .. } = *self;
        let weights = threads.saturating_mul(4 * items);
        let resampled = |bytes: u64| if options.bootstrap.is_some() { bytes.saturating_add(weights) } else { bytes };
        let largest = [
            // Percent agreement and the coefficients of counts: a number for each item, and the kind of its counts.
            resampled(12 * items),
            // Conger: ratings by rater.
            resampled(8 * n + 16 * items),
            if options.pairs { self.of_pairs(options) } else { 0 },
            // Simulated annotators: ratings with the mean of the others, and by rater for the interval.
            options.simulate.map_or(0, |_| 20 * n + 8 * items + threads.saturating_mul(12 * items)),
            if options.raters { 32 * n } else { 0 },
            // Binned ratings, or the ranks of a complete design.
            8 * n + self.names + 16 * items,
        ];
        // Ratings by item, beside the rows until they are arranged.
        let kept = 8 * n + 8 * items + self.names;
        let arranging = 12 * n + 20 * items + self.names;
        kept.saturating_add(largest.into_iter().max().unwrap_or(0).max(arranging))
    }

    fn of_pairs(&self, options: &Options) -> u64 {
        let raters = self.raters.saturating_mul(self.raters.saturating_sub(1)) / 2;
        let lines = raters.min(self.pairs);
        let slots = raters.saturating_mul(self.levels.saturating_mul(self.levels)).min(self.pairs);
        let own = slots.saturating_mul(SLOT).saturating_add(lines.saturating_mul(PAIR_LINE));
        let cells = self.pairs.saturating_mul(4).saturating_add(4 * self.ratings + 20 * self.items);
        if options.bootstrap.is_some() { own.saturating_add(cells) } else { own }
    }
}

#[cfg(test)]
mod tests {
    use super::Size;
    use crate::report::Options;
    use crate::simulate::Draws;
    use crate::{Bootstrap, Scale, reader};

    #[test]
    fn what_is_left_out_needs_no_memory() {
        let file = "item,rater,value\n1,a,1\n1,b,1\n1,c,2\n2,a,NA\n2,b,2\n";
        let table = reader::read(file.as_bytes(), &reader::Options::new(Scale::ordinal())).unwrap();
        let size = Size::of(&table);
        assert_eq!(size, Size { items: 2, raters: 3, ratings: 4, pairs: 3, levels: 2, names: 25 });
        let large = Size { items: 10_000_000, raters: 1_000, ratings: 100_000_000, pairs: 450_000_000, ..size };
        let bare = Options { pairs: false, ..Options::default() };
        let all =
            Options { bootstrap: Some(Bootstrap::default()), simulate: Some(Draws::default()), ..Options::default() };
        let memory = |options: &Options| large.memory(options, 2) / 1_000_000;
        assert_eq!(memory(&bare), 2_280);
        assert!(memory(&all) > memory(&Options { simulate: None, ..all.clone() }) - 1);
        assert!(memory(&Options { simulate: None, ..all }) > memory(&Options::default()));
    }
}
