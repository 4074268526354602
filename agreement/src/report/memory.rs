//! How much memory a report needs, before it is computed.

use super::Options;
use crate::reader::{Content, Table};

/// Bytes of a slot of the table of pairs of raters: in a map, which grows by doubling, and sorted.
const SLOT: u64 = 64;

/// Bytes for a comparison that is converted to a rating, if it is the only one of its pair: its pair in two maps, and a row
/// with names.
const PAIR: u64 = 300;

/// The same for a rank.
const RANK: u64 = 200;

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
    /// How many different counts of values items can have, at most.
    pub kinds: u64,
    /// Rows, also those whose value is missing.
    pub rows: u64,
    /// Bytes of a row as it was read.
    pub row_bytes: u64,
    /// Bytes that a row needs while it is converted to ratings, besides those of the rating.
    pub converting: u64,
    /// Whether there are reports by group too, for which the rows are copied.
    pub split: bool,
}

impl Size {
    /// The size of a table that was read. Every comparison of a pair counts as an item, and so does every rank.
    ///
    /// While it is counted, 4 bytes an item are needed.
    pub fn of(table: &Table) -> Self {
        let n = |n: usize| n as u64;
        let lengths = |names: &crate::Names| names.iter().map(|name| n(name.len()) + 4).sum::<u64>();
        let (rows, levels) = (n(table.n_rows()), n(table.others().len()));
        let (mut items, mut ratings, mut pairs, mut kinds) = (rows, rows, rows, rows);
        if let Content::Ratings(rows) = table.content() {
            let mut of_item = vec![0_u32; table.items().len()];
            rows.iter().filter(|row| row.value.is_some()).for_each(|row| of_item[row.item as usize] += 1);
            ratings = of_item.iter().map(|&n| u64::from(n)).sum();
            items = n(table.items().len());
            kinds = kinds_of(&of_item, levels);
            pairs = of_item.iter().map(|&n| u64::from(n) * u64::from(n.saturating_sub(1)) / 2).sum();
        }
        Self {
            items,
            raters: n(table.raters().len()),
            ratings,
            pairs,
            levels,
            names: lengths(table.items()) + lengths(table.raters()),
            kinds,
            rows,
            row_bytes: table.row_bytes(),
            converting: match table.content() {
                Content::Ratings(_) => 0,
                Content::Rankings(_) => RANK,
                Content::Pairs(_) => PAIR,
            },
            split: table.is_split(),
        }
    }

    /// Bytes that the report needs at most, with the table of ratings: what is kept, and what the largest of its
    /// statistics needs, which are computed one after the other.
    pub fn memory(&self, options: &Options, threads: u64) -> u64 {
        let Self { items, ratings: n, .. } = *self;
        // A weight for each item, and what it adds up to for each kind.
        let weights = threads.saturating_mul(4 * items + 40 * self.kinds.min(items));
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
        let largest = largest.into_iter().max().unwrap_or(0);
        // Ratings by item, next to the rows until they are arranged.
        let kept = 8 * n + 8 * items + self.names;
        let own = self.row_bytes.saturating_mul(self.rows);
        let arranging = self.converting.saturating_mul(self.rows).saturating_add(20 * items + self.names);
        if !self.split {
            return kept.saturating_add(largest.max(own.saturating_add(arranging)));
        }
        // The rows stay until all groups have their reports. Then the items of each group are found.
        let copied = own.saturating_mul(2).saturating_sub(4 * self.rows);
        let by_group = own.saturating_add(arranging).saturating_add(16 * self.rows + 28 * items);
        kept.saturating_add(copied.saturating_add(largest.max(arranging)).max(by_group))
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

/// How many different counts of values items with so many ratings can have, at most: of as many ratings, these are the
/// combinations of levels with repetition.
fn kinds_of(of_item: &[u32], levels: u64) -> u64 {
    let mut items_with = std::collections::BTreeMap::new();
    for &n in of_item {
        *items_with.entry(n).or_insert(0_u64) += 1;
    }
    let kinds = items_with.into_iter().map(|(ratings, items)| {
        let mut combinations = 1_u64;
        for level in 1..levels {
            combinations = combinations.saturating_mul(u64::from(ratings) + level) / level;
            if combinations >= items {
                return items;
            }
        }
        combinations.min(items)
    });
    kinds.sum()
}

#[cfg(test)]
mod tests {
    use super::{Size, kinds_of};
    use crate::report::Options;
    use crate::simulate::Draws;
    use crate::{Bootstrap, Scale, reader};

    #[test]
    fn what_is_left_out_needs_no_memory() {
        let file = "item,rater,value\n1,a,1\n1,b,1\n1,c,2\n2,a,NA\n2,b,2\n";
        let table = reader::read(file.as_bytes(), &reader::Options::new(Scale::ordinal())).unwrap();
        let size = Size::of(&table);
        let (kinds, rows) = (2, 5);
        let shape = Size { kinds, rows, row_bytes: 12, converting: 0, split: false, ..size };
        assert_eq!(size, Size { items: 2, raters: 3, ratings: 4, pairs: 3, levels: 2, names: 25, ..shape });
        let (items, ratings) = (10_000_000, 100_000_000);
        let large = Size { items, raters: 1_000, ratings, pairs: 450_000_000, rows: ratings, ..size };
        let bare = Options { pairs: false, ..Options::default() };
        let all =
            Options { bootstrap: Some(Bootstrap::default()), simulate: Some(Draws::default()), ..Options::default() };
        let memory = |options: &Options| large.memory(options, 2) / 1_000_000;
        assert_eq!(memory(&bare), 2_280);
        assert!(memory(&all) > memory(&Options { simulate: None, ..all.clone() }) - 1);
        assert!(memory(&Options { simulate: None, ..all }) > memory(&Options::default()));
        // If nearly every item is a kind of its own, each thread needs 40 bytes more for an item.
        let drawn = Options { bootstrap: Some(Bootstrap::default()), ..bare.clone() };
        let own = Size { kinds: large.items, ..large };
        assert_eq!(own.memory(&drawn, 64) - large.memory(&drawn, 64), 64 * 40 * (large.items - 2));
        assert_eq!(own.memory(&bare, 64), large.memory(&bare, 64));
    }

    #[test]
    fn groups_and_other_shapes_need_more() {
        let of = |file: &str, by: Option<&str>| {
            let options = reader::Options { by: by.map(str::to_owned), ..reader::Options::new(Scale::ordinal()) };
            Size::of(&reader::read(file.as_bytes(), &options).unwrap())
        };
        let bare = Options { pairs: false, ..Options::default() };
        let ratings = "item,rater,value,group\n1,a,1,x\n1,b,1,x\n2,a,NA,y\n2,b,2,y\n";
        let (whole, split) = (of(ratings, None), of(ratings, Some("group")));
        assert_eq!((whole.row_bytes, split.row_bytes, split.rows), (12, 16, 4));
        assert!(split.memory(&bare, 1) >= whole.memory(&bare, 1) + 16 * 4);
        let pairs = of("item,rater,left,right,winner\n1,a,A,B,A\n2,a,A,B,B\n", None);
        assert_eq!((pairs.row_bytes, pairs.items, pairs.rows), (20, 2, 2));
        assert!(pairs.memory(&bare, 1) >= 2 * (20 + super::PAIR));
        let ranks = of("item,rater,system,rank\n1,a,A,1\n1,a,B,2\n", None);
        assert_eq!(ranks.row_bytes, 24);
        assert!(ranks.memory(&bare, 1) >= 2 * (24 + super::RANK));
    }

    #[test]
    fn items_have_no_more_kinds_than_counts_of_levels() {
        // Three ratings of two levels: four ways.
        assert_eq!(kinds_of(&[3; 10], 2), 4);
        assert_eq!(kinds_of(&[3; 3], 2), 3);
        assert_eq!(kinds_of(&[1, 1, 1, 2, 2, 2, 2], 2), 2 + 3);
        assert_eq!(kinds_of(&[5; 1_000], 1_000_000), 1_000);
        assert_eq!(kinds_of(&[], 5), 0);
    }
}
