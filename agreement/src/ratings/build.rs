//! Building the table from (item, rater, value) triples.

use std::hash::Hash;

use foldhash::HashMap;
use thiserror::Error;

use super::Ratings;
use super::arrange::{Frame, Levels};
use crate::Names;
use crate::scale::Scale;

/// The reason why a table of ratings was rejected.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
#[non_exhaustive]
pub enum Refused {
    /// A value is NaN or infinite; a missing value is `None` or an absent triple.
    #[error("item {item}, rater {rater}: the value is not a finite number")]
    NotFinite {
        /// The item's name.
        item: String,
        /// The rater's name.
        rater: String,
    },
    /// The scale declares its values and this is none of them.
    #[error("item {item}, rater {rater}: {value} is not on the scale")]
    NotOnScale {
        /// The item's name.
        item: String,
        /// The rater's name.
        rater: String,
        /// The value as it was passed.
        value: String,
    },
    /// The same rater rated the same item twice and the scale does not keep replicates.
    #[error("rater {rater} rated item {item} more than once")]
    Twice {
        /// The item's name.
        item: String,
        /// The rater's name.
        rater: String,
    },
    /// The declared values are not distinct finite numbers or labels.
    #[error("the declared values are not distinct and finite")]
    Declaration,
    /// More than 2³² - 1 items, raters or values, or letters in their names.
    #[error("more than 4294967295 items, raters or values, or letters in their names")]
    TooMany,
}

impl Ratings {
    /// Builds the table from numbers; `None` is a missing cell, whose item and rater still count.
    ///
    /// # Errors
    /// [`Refused`] states which rating is invalid and why.
    ///
    /// # Example
    /// ```
    /// use agreement::{Ratings, Scale};
    /// let twice = [(1, "ann", 2.0), (1, "ann", 3.0)];
    /// let refused = Ratings::from_numbers(twice, &Scale::ordinal()).unwrap_err();
    /// assert_eq!(refused.to_string(), "rater ann rated item 1 more than once");
    /// assert!(Ratings::from_numbers(twice, &Scale::ordinal().keep_replicates()).is_ok());
    /// ```
    pub fn from_numbers<I, R, V>(triples: impl IntoIterator<Item = (I, R, V)>, scale: &Scale) -> Result<Self, Refused>
    where
        I: Eq + Hash + Ord + ToString,
        R: Eq + Hash + Ord + ToString,
        V: Into<Option<f64>>,
    {
        let mut values = Codes::declared(scale.declared_values().iter().map(|v| key(*v)))?;
        let triples = triples.into_iter().map(|(i, r, v)| (i, r, v.into().map(key)));
        let rows = Rows::read(triples, &mut values, |k| f64::from_bits(k.0).to_string())?;
        let (levels, place) = values.into_numbers()?;
        rows.into_ratings(scale, &place, levels)
    }

    /// Builds the table from labels; `None` is a missing cell, whose item and rater still count.
    ///
    /// Declared labels are in their declared order; otherwise they are sorted.
    ///
    /// # Errors
    /// [`Refused`] states which rating is invalid and why.
    pub fn from_labels<'a, I, R, V>(
        triples: impl IntoIterator<Item = (I, R, V)>,
        scale: &Scale,
    ) -> Result<Self, Refused>
    where
        I: Eq + Hash + Ord + ToString,
        R: Eq + Hash + Ord + ToString,
        V: Into<Option<&'a str>>,
    {
        let declared = scale.declared_labels();
        let mut values = Codes::declared(declared.iter().cloned())?;
        let triples = triples.into_iter().map(|(i, r, v)| (i, r, v.into().map(str::to_owned)));
        let rows = Rows::read(triples, &mut values, Clone::clone)?;
        let (levels, place) = values.into_labels(!declared.is_empty())?;
        rows.into_ratings(scale, &place, levels)
    }
}

/// A finite number that can be hashed; minus zero is zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Key(u64);

pub(crate) fn key(value: f64) -> Key {
    Key(if value == 0.0 { 0.0_f64 } else { value }.to_bits())
}

/// Whether a coded value is valid on any scale.
pub(crate) trait Sound {
    fn is_sound(&self) -> bool;
}

impl Sound for Key {
    fn is_sound(&self) -> bool {
        f64::from_bits(self.0).is_finite()
    }
}

impl Sound for String {
    fn is_sound(&self) -> bool {
        true
    }
}

fn code(n: usize) -> Result<u32, Refused> {
    u32::try_from(n).map_err(|_| Refused::TooMany)
}

/// Names in the order of their first occurrence, with their codes.
pub(crate) struct Codes<T> {
    names: Vec<T>,
    code: HashMap<T, u32>,
    closed: bool,
}

impl<T: Eq + Hash + Clone> Codes<T> {
    fn open() -> Self {
        Self { names: Vec::new(), code: HashMap::default(), closed: false }
    }

    /// Exactly these names if any are given, otherwise all names that occur.
    pub(crate) fn declared(names: impl Iterator<Item = T>) -> Result<Self, Refused>
    where
        T: Sound,
    {
        let mut codes = Self::open();
        for name in names {
            if !name.is_sound() || codes.code.contains_key(&name) {
                return Err(Refused::Declaration);
            }
            codes.of(name)?;
        }
        codes.closed = !codes.names.is_empty();
        Ok(codes)
    }

    pub(crate) fn of(&mut self, name: T) -> Result<u32, Refused> {
        if let Some(&code) = self.code.get(&name) {
            return Ok(code);
        }
        let new = code(self.names.len())?;
        self.names.push(name.clone());
        self.code.insert(name, new);
        Ok(new)
    }
}

impl Codes<Key> {
    /// The numbers in ascending order, and the place of each code among them.
    pub(crate) fn into_numbers(self) -> Result<(Levels, Vec<u32>), Refused> {
        let numbers: Vec<f64> = self.names.iter().map(|k| f64::from_bits(k.0)).collect();
        let mut order: Vec<u32> = (0..code(numbers.len())?).collect();
        order.sort_by(|&a, &b| numbers[a as usize].total_cmp(&numbers[b as usize]));
        let values: Vec<f64> = order.iter().map(|&c| numbers[c as usize]).collect();
        let labels = values.iter().map(f64::to_string).collect();
        Ok((Levels { values, labels, numeric: true }, inverse(&order)))
    }
}

impl Codes<String> {
    /// The labels, sorted where their order is not `declared`, and the place of each code among
    /// them.
    pub(crate) fn into_labels(self, declared: bool) -> Result<(Levels, Vec<u32>), Refused> {
        let mut order: Vec<u32> = (0..code(self.names.len())?).collect();
        if !declared {
            order.sort_by(|&a, &b| self.names[a as usize].cmp(&self.names[b as usize]));
        }
        let labels: Vec<String> = order.iter().map(|&c| self.names[c as usize].clone()).collect();
        let values = (0..labels.len()).map(|i| i as f64).collect();
        Ok((Levels { values, labels, numeric: false }, inverse(&order)))
    }
}

/// Coded rows, with item and rater names sorted.
struct Rows {
    items: Names,
    raters: Vec<String>,
    /// (item, rater, level), in the order read; levels not yet sorted.
    cells: Vec<(u32, u32, u32)>,
}

impl Rows {
    fn read<I, R, T>(
        triples: impl Iterator<Item = (I, R, Option<T>)>,
        values: &mut Codes<T>,
        show: impl Fn(&T) -> String,
    ) -> Result<Self, Refused>
    where
        I: Eq + Hash + Ord + ToString,
        R: Eq + Hash + Ord + ToString,
        T: Eq + Hash + Clone + Sound,
    {
        let mut items: HashMap<I, u32> = HashMap::default();
        let mut raters: HashMap<R, u32> = HashMap::default();
        let mut cells = Vec::new();
        for (item, rater, value) in triples {
            if let Some(v) = &value {
                let named = || (item.to_string(), rater.to_string());
                if !v.is_sound() {
                    let (item, rater) = named();
                    return Err(Refused::NotFinite { item, rater });
                }
                if values.closed && !values.code.contains_key(v) {
                    let (item, rater) = named();
                    return Err(Refused::NotOnScale { item, rater, value: show(v) });
                }
            }
            let next = code(items.len())?;
            let item = *items.entry(item).or_insert(next);
            let next = code(raters.len())?;
            let rater = *raters.entry(rater).or_insert(next);
            if let Some(v) = value {
                cells.push((item, rater, values.of(v)?));
            }
        }
        let (items, item_code) = sorted(items);
        let (raters, rater_code) = sorted(raters);
        let items = named(items.iter().map(ToString::to_string))?;
        let raters = raters.iter().map(ToString::to_string).collect();
        for cell in &mut cells {
            cell.0 = item_code[cell.0 as usize];
            cell.1 = rater_code[cell.1 as usize];
        }
        Ok(Self { items, raters, cells })
    }

    fn into_ratings(self, scale: &Scale, level_code: &[u32], levels: Levels) -> Result<Ratings, Refused> {
        let Self { items, raters, cells } = self;
        let cells = || cells.iter().map(|&(item, rater, level)| (item, rater, level_code[level as usize]));
        Frame::new(scale, items, raters, levels).filled(cells)
    }
}

/// Names in a single string.
pub(crate) fn named(all: impl Iterator<Item = impl AsRef<str>>) -> Result<Names, Refused> {
    let mut names = Names::default();
    for name in all {
        if !names.push(name.as_ref()) {
            return Err(Refused::TooMany);
        }
    }
    Ok(names)
}

/// Names sorted, and for each old code its place among them.
fn sorted<T: Ord>(codes: HashMap<T, u32>) -> (Vec<T>, Vec<u32>) {
    let mut names: Vec<(T, u32)> = codes.into_iter().collect();
    names.sort();
    let order: Vec<u32> = names.iter().map(|&(_, code)| code).collect();
    (names.into_iter().map(|(name, _)| name).collect(), inverse(&order))
}

/// The inverse permutation: `inverse(order)[order[p]] == p`.
pub(crate) fn inverse(order: &[u32]) -> Vec<u32> {
    let mut place = vec![0; order.len()];
    for (p, &c) in (0_u32..).zip(order) {
        place[c as usize] = p;
    }
    place
}
