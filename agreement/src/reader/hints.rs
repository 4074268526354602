//! What is known about a table before it is read; the rest is detected.

use crate::Scale;
use crate::scale::Replicates;

/// Where the ratings of an item are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// One row per rating, ranking or comparison.
    Long,
    /// One row per item, with a column for each rater.
    Wide,
}

/// The names of columns, where they are not the usual ones.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Columns {
    /// The column of items.
    pub item: Option<String>,
    /// The column of raters.
    pub rater: Option<String>,
    /// The column of values.
    pub value: Option<String>,
}

/// What is known about a table: see [`detect`](super::detect()).
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Hints {
    /// The scale; without it, values decide.
    pub scale: Option<Scale>,
    /// The treatment of repeated ratings, if the values decide about the scale.
    pub replicates: Replicates,
    /// The layout.
    pub layout: Option<Layout>,
    /// The column of items.
    pub item: Option<String>,
    /// The column of raters, or of a wide table the columns of its raters.
    pub raters: Vec<String>,
    /// The columns of values; each gives a table.
    pub values: Vec<String>,
    /// A column to split by.
    pub by: Option<String>,
    /// The sheet of a workbook.
    pub sheet: Option<String>,
}

impl Hints {
    /// The options of the reader of one table, for a column of values.
    pub fn options(&self, value: Option<&str>) -> super::Options {
        let own = Scale::nominal();
        let own = if self.replicates == Replicates::Keep { own.keep_replicates() } else { own };
        let rater = match self.raters.as_slice() {
            [one] => Some(one.clone()),
            _ => None,
        };
        super::Options {
            by: self.by.clone(),
            columns: Columns { item: self.item.clone(), rater, value: value.map(str::to_owned) },
            from_values: self.scale.is_none(),
            ..super::Options::new(self.scale.clone().unwrap_or(own))
        }
    }
}
