//! The first rows of a table, and what the columns hold in them.

use std::collections::BTreeSet;

use super::{BadRow, Source, Unreadable};
use crate::reader::build::is_missing;
use crate::reader::table::number;

/// How many rows are looked at before the layout is decided, and how many bytes of them.
const ROWS: usize = 1_000;
const BYTES: usize = 8 << 20;

/// How many different values of a column are remembered.
const REMEMBERED: usize = 200;

/// The first rows, each with its line and its cells.
#[derive(Debug, Default)]
pub(super) struct Sample {
    pub(super) rows: Vec<Result<(u64, Vec<String>), BadRow>>,
}

/// What a column holds in the sample.
#[derive(Debug, Default)]
pub(super) struct Profile {
    /// How many cells have a value.
    pub(super) n: usize,
    /// How many of them are numbers.
    pub(super) n_numbers: usize,
    /// The smallest and the largest number.
    pub(super) range: Option<(f64, f64)>,
    /// The different values, up to a limit.
    pub(super) values: BTreeSet<String>,
}

impl Sample {
    /// Reads the first rows.
    ///
    /// # Errors
    /// The file cannot be read.
    pub(super) fn of(source: &mut impl Source) -> Result<Self, Unreadable> {
        let columns = source.header().len();
        let (mut rows, mut n_bytes) = (Vec::new(), 0);
        while rows.len() < ROWS && n_bytes < BYTES {
            let Some(row) = source.next()? else { break };
            let cells = |row: super::Row<'_>| {
                let cells = (0..columns).map(|column| row.text(column).map(str::to_owned));
                Ok((row.line(), cells.collect::<Result<Vec<_>, _>>()?))
            };
            let row = row.and_then(cells);
            n_bytes += row.as_ref().map_or(0, |(_, cells)| cells.iter().map(|cell| cell.len() + 24).sum());
            rows.push(row);
        }
        Ok(Self { rows })
    }

    /// The cells of a column, without white space around them.
    pub(super) fn cells(&self, column: usize) -> impl Iterator<Item = &str> {
        self.rows.iter().flatten().map(move |(_, cells)| cells[column].trim())
    }

    /// What a column holds.
    pub(super) fn profile(&self, column: usize) -> Profile {
        let mut profile = Profile::default();
        for cell in self.cells(column).filter(|cell| !is_missing(cell)) {
            profile.n += 1;
            if let Some(value) = number(cell).or_else(|| number(&cell.replacen(',', ".", 1))) {
                profile.n_numbers += 1;
                let (low, high) = profile.range.unwrap_or((value, value));
                profile.range = Some((low.min(value), high.max(value)));
            }
            if profile.values.len() < REMEMBERED && !profile.values.contains(cell) {
                profile.values.insert(cell.chars().take(200).collect());
            }
        }
        profile
    }

    /// Whether rows that agree in one column differ in another, or nothing if no two rows agree.
    pub(super) fn varies_within(&self, column: usize, within: usize) -> Option<bool> {
        let mut pairs: Vec<(&str, &str)> =
            self.cells(within).zip(self.cells(column)).filter(|(_, cell)| !is_missing(cell)).collect();
        pairs.sort_unstable();
        let mut same = pairs.windows(2).filter(|two| two[0].0 == two[1].0).peekable();
        same.peek()?;
        Some(same.any(|two| two[0].1 != two[1].1))
    }
}

impl Profile {
    /// Whether most of its values are numbers.
    pub(super) fn is_numeric(&self) -> bool {
        self.n_numbers * 2 > self.n
    }

    /// Whether every cell has a value of its own, as far as they are remembered.
    pub(super) fn is_unique(&self) -> bool {
        self.n > 1 && self.values.len() == self.n.min(REMEMBERED)
    }

    /// Whether its values repeat as those of a scale do.
    pub(super) fn is_scale(&self) -> bool {
        let few = if self.is_numeric() { 101 } else { 20 };
        self.values.len() > 1
            && self.values.len() <= few
            && self.values.iter().all(|value| value.chars().count() <= 60)
            && (self.is_numeric() || self.values.len() * 2 <= self.n)
    }

    /// Whether its numbers lie where another column has numbers.
    pub(super) fn meets(&self, other: &Self) -> bool {
        match (self.range, other.range) {
            (Some((low, high)), Some((from, to))) => low <= to && from <= high,
            _ => false,
        }
    }
}
