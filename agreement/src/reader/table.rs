//! The parsed table, with the rows that were skipped.

use std::num::NonZeroU32;
use std::sync::Arc;

use super::rated::rated;
use super::{BadRow, preferences};
use crate::aggregate::{Comparison, Winner};
use crate::ratings::TIE;
use crate::scale::Scale;
use crate::simulate::Rankings;
use crate::{Names, Ratings, Refused, Undefined};

/// The code of a value, in a representation in which a missing value takes no extra space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level(NonZeroU32);

impl Level {
    pub(super) fn new(code: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(code))
    }

    /// The code, its place in [`Table::others`].
    pub fn code(self) -> u32 {
        self.0.get() - 1
    }
}

/// One rating, as codes into the table's names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingRow {
    /// The item.
    pub item: u32,
    /// The rater.
    pub rater: u32,
    /// The value, `None` where missing.
    pub value: Option<Level>,
}

/// One system's rank in one ranking.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankRow {
    /// The item.
    pub item: u32,
    /// The rater.
    pub rater: u32,
    /// The system.
    pub system: u32,
    /// Its rank, 1 the best.
    pub rank: f64,
}

/// One comparison of two systems.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairRow {
    /// The item.
    pub item: u32,
    /// The rater.
    pub rater: u32,
    /// The first system.
    pub left: u32,
    /// The other.
    pub right: u32,
    /// Which was preferred.
    pub winner: Winner,
}

/// The rows of a table, by its shape.
#[derive(Debug, Clone, PartialEq)]
pub enum Content {
    /// Ratings.
    Ratings(Vec<RatingRow>),
    /// Rankings.
    Rankings(Vec<RankRow>),
    /// Pairwise comparisons.
    Pairs(Vec<PairRow>),
}

/// The number of skipped rows of a table that are kept with their reasons. A large file of which every row is wrong would
/// otherwise need more memory for the reasons than for the rows.
pub const MOST_NAMED: usize = 10_000;

/// A long table of judgements: names once, rows as codes.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// Shared with the tables it is split into.
    pub(super) names: Arc<TableNames>,
    pub(super) content: Content,
    /// The group of each row; empty when nothing was split.
    pub(super) group: Vec<u32>,
    pub(super) split: bool,
    pub(super) scale: Scale,
    pub(super) bad: Vec<BadRow>,
    pub(super) n_bad: usize,
    /// What was decided about its values, in words.
    pub(super) notes: Vec<String>,
}

/// The names of a table.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct TableNames {
    pub(super) items: Names,
    pub(super) raters: Names,
    /// Values of ratings; systems of rankings and pairs.
    pub(super) others: Names,
    pub(super) groups: Names,
    /// Whether any comparison is a tie.
    pub(super) ties: bool,
}

impl Table {
    /// The rows.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Bytes of a row as it was read, with the code of its group.
    pub(crate) fn row_bytes(&self) -> u64 {
        let own = match &self.content {
            Content::Ratings(_) => size_of::<RatingRow>(),
            Content::Rankings(_) => size_of::<RankRow>(),
            Content::Pairs(_) => size_of::<PairRow>(),
        };
        (own + if self.split { size_of::<u32>() } else { 0 }) as u64
    }

    /// The number of valid rows.
    pub fn n_rows(&self) -> usize {
        match &self.content {
            Content::Ratings(rows) => rows.len(),
            Content::Rankings(rows) => rows.len(),
            Content::Pairs(rows) => rows.len(),
        }
    }

    /// What was decided about its values, such as that they have decimal commas; a part of a sentence each.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Rows that were skipped, in the order of their lines: at most [`MOST_NAMED`] of them.
    pub fn bad(&self) -> &[BadRow] {
        &self.bad
    }

    /// The number of all rows that were skipped.
    pub fn n_bad(&self) -> usize {
        self.n_bad
    }

    /// Whether the table was read with a column to split it by.
    pub fn is_split(&self) -> bool {
        self.split
    }

    /// The scale the table was read with, or the one that its values decided.
    pub fn scale(&self) -> &Scale {
        &self.scale
    }

    /// The names of the items, by code.
    pub fn items(&self) -> &Names {
        &self.names.items
    }

    /// The names of the raters, by code.
    pub fn raters(&self) -> &Names {
        &self.names.raters
    }

    /// The values of ratings, or the systems of rankings and pairs, by code.
    pub fn others(&self) -> &Names {
        &self.names.others
    }

    /// One table for each value of the column by which it was split, in the order of the values; empty if it was not
    /// split.
    pub fn split(&self) -> Vec<(String, Self)> {
        if !self.split {
            return Vec::new();
        }
        let mut groups: Vec<(&str, u32)> = self.names.groups.iter().zip(0..).collect();
        groups.sort_unstable();
        let part = |code: u32| {
            let mut kept = self.group.iter().map(|&g| g == code);
            let mut keep = || kept.next().unwrap_or(false);
            let content = match &self.content {
                Content::Ratings(rows) => Content::Ratings(rows.iter().copied().filter(|_| keep()).collect()),
                Content::Rankings(rows) => Content::Rankings(rows.iter().copied().filter(|_| keep()).collect()),
                Content::Pairs(rows) => Content::Pairs(rows.iter().copied().filter(|_| keep()).collect()),
            };
            Self {
                names: Arc::clone(&self.names),
                content,
                group: Vec::new(),
                split: false,
                scale: self.scale.clone(),
                bad: Vec::new(),
                n_bad: 0,
                notes: Vec::new(),
            }
        };
        groups.into_iter().map(|(name, code)| (name.to_owned(), part(code))).collect()
    }

    /// The ratings for measuring agreement: numbers if every value is a number, otherwise labels. For pairs, the rated
    /// object is an item with its two systems, and the value is the preferred side: see [`Ratings::from_preferences`].
    ///
    /// # Errors
    /// [`Refused`] if the values do not fit the scale.
    pub fn judgements(&self) -> Result<Ratings, Refused> {
        match &self.content {
            Content::Pairs(rows) => preferences::ratings(self, rows),
            Content::Ratings(_) | Content::Rankings(_) => self.ratings(),
        }
    }

    /// Whether any group of the table that it was split from contains a tie.
    pub(super) fn has_ties(&self) -> bool {
        self.names.ties
    }

    /// The ratings by value: numbers if every value is a number, otherwise labels. For pairs, the rated object is an
    /// item with its two systems, and the value is the preferred system. This is for aggregating one answer per item,
    /// not for agreement ([`Table::judgements`]), because items offer different systems.
    ///
    /// # Errors
    /// [`Refused`] if the values do not fit the scale.
    pub fn ratings(&self) -> Result<Ratings, Refused> {
        match &self.content {
            Content::Ratings(rows) => rated(self, rows),
            Content::Rankings(_) => Ratings::from_numbers([(0, 0, f64::NAN); 0], &self.scale),
            Content::Pairs(rows) => {
                let name = |code: u32| &self.names.others[code as usize];
                let triples = rows.iter().map(|row| {
                    let (left, right) = (name(row.left), name(row.right));
                    let pair = if left <= right { (left, right) } else { (right, left) };
                    let item = Compared { item: &self.names.items[row.item as usize], pair };
                    let winner = match row.winner {
                        Winner::Left => left,
                        Winner::Right => right,
                        Winner::Tie => TIE,
                    };
                    (item, &self.names.raters[row.rater as usize], Some(winner))
                });
                Ratings::from_labels(triples, &Scale::nominal().keep_replicates())
            }
        }
    }

    /// The comparisons of pairs, for [`bradley_terry`](crate::aggregate::bradley_terry); none of
    /// another shape.
    pub fn comparisons(&self) -> impl Iterator<Item = Comparison<&str>> {
        let rows = match &self.content {
            Content::Pairs(rows) => rows.as_slice(),
            Content::Ratings(_) | Content::Rankings(_) => &[],
        };
        rows.iter().map(|row| Comparison {
            left: &self.names.others[row.left as usize],
            right: &self.names.others[row.right as usize],
            winner: row.winner,
        })
    }

    /// The rankings.
    ///
    /// # Errors
    /// [`Undefined::NoRatings`] if it contains no rankings.
    pub fn rankings(&self) -> Result<Rankings, Undefined> {
        let Content::Rankings(rows) = &self.content else {
            return Err(Undefined::NoRatings);
        };
        let name = |row: &RankRow| {
            let (item, rater) = (&self.names.items[row.item as usize], &self.names.raters[row.rater as usize]);
            (item, rater, &self.names.others[row.system as usize], row.rank)
        };
        Rankings::of(rows.iter().map(name))
    }
}

/// An item together with the two systems that are compared on it.
#[derive(PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Compared<'a> {
    item: &'a str,
    pair: (&'a str, &'a str),
}

impl std::fmt::Display for Compared<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {} / {}", self.item, self.pair.0, self.pair.1)
    }
}

/// A finite number.
pub(super) fn number(text: &str) -> Option<f64> {
    text.trim().parse().ok().filter(|v: &f64| v.is_finite())
}
