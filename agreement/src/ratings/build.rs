//! Building the table from (item, rater, value) triples.

use std::hash::Hash;

use foldhash::HashMap;
use thiserror::Error;

use super::Ratings;
use crate::scale::{Replicates, Scale};

/// Why a table of ratings was refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
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
        /// The value as it was given.
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
    /// More than 2³² - 1 items, raters or values.
    #[error("more than 4294967295 items, raters or values")]
    TooMany,
}

impl Ratings {
    /// Builds the table from numbers; `None` is a missing cell, whose item and rater still count.
    ///
    /// # Errors
    /// [`Refused`] says which rating cannot be taken and why.
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
        let numbers: Vec<f64> = values.names.iter().map(|k| f64::from_bits(k.0)).collect();
        let mut order: Vec<u32> = (0..code(numbers.len())?).collect();
        order.sort_by(|&a, &b| numbers[a as usize].total_cmp(&numbers[b as usize]));
        let sorted = order.iter().map(|&c| numbers[c as usize]).collect::<Vec<_>>();
        let labels = sorted.iter().map(f64::to_string).collect();
        rows.into_ratings(scale, &inverse(&order), Levels { values: sorted, labels, numeric: true })
    }

    /// Builds the table from labels; `None` is a missing cell, whose item and rater still count.
    ///
    /// Declared labels are in their declared order; otherwise they are sorted.
    ///
    /// # Errors
    /// [`Refused`] says which rating cannot be taken and why.
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
        let mut order: Vec<u32> = (0..code(values.names.len())?).collect();
        if declared.is_empty() {
            order.sort_by(|&a, &b| values.names[a as usize].cmp(&values.names[b as usize]));
        }
        let labels: Vec<String> = order.iter().map(|&c| values.names[c as usize].clone()).collect();
        let positions = (0..labels.len()).map(|i| i as f64).collect();
        let levels = Levels { values: positions, labels, numeric: false };
        rows.into_ratings(scale, &inverse(&order), levels)
    }
}

/// A finite number that can be hashed; minus zero is zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Key(u64);

fn key(value: f64) -> Key {
    Key(if value == 0.0 { 0.0_f64 } else { value }.to_bits())
}

/// Whether a coded value can be on a scale at all.
trait Sound {
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

/// Names in the order they were first seen, with their codes.
struct Codes<T> {
    names: Vec<T>,
    code: HashMap<T, u32>,
    closed: bool,
}

impl<T: Eq + Hash + Clone> Codes<T> {
    fn open() -> Self {
        Self { names: Vec::new(), code: HashMap::default(), closed: false }
    }

    /// Exactly these names where there are any, otherwise whatever comes.
    fn declared(names: impl Iterator<Item = T>) -> Result<Self, Refused>
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

    fn of(&mut self, name: T) -> Result<u32, Refused> {
        if let Some(&code) = self.code.get(&name) {
            return Ok(code);
        }
        let new = code(self.names.len())?;
        self.names.push(name.clone());
        self.code.insert(name, new);
        Ok(new)
    }
}

/// What the levels stand for.
struct Levels {
    values: Vec<f64>,
    labels: Vec<String>,
    numeric: bool,
}

/// Coded rows, with item and rater names sorted.
struct Rows {
    items: Vec<String>,
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
        for cell in &mut cells {
            cell.0 = item_code[cell.0 as usize];
            cell.1 = rater_code[cell.1 as usize];
        }
        Ok(Self { items, raters, cells })
    }

    fn into_ratings(self, scale: &Scale, level_code: &[u32], levels: Levels) -> Result<Ratings, Refused> {
        let mut starts = vec![0_usize; self.items.len() + 1];
        for &(item, _, _) in &self.cells {
            starts[item as usize + 1] += 1;
        }
        for i in 0..self.items.len() {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        let mut pairs = vec![(0_u32, 0_u32); self.cells.len()];
        for &(item, rater, level) in &self.cells {
            pairs[next[item as usize]] = (rater, level_code[level as usize]);
            next[item as usize] += 1;
        }
        let mut replicates = false;
        for i in 0..self.items.len() {
            let row = &mut pairs[starts[i]..starts[i + 1]];
            row.sort_unstable();
            if let Some(two) = row.windows(2).find(|two| two[0].0 == two[1].0) {
                if scale.replicates() == Replicates::Refuse {
                    let rater = self.raters[two[0].0 as usize].clone();
                    return Err(Refused::Twice { item: self.items[i].clone(), rater });
                }
                replicates = true;
            }
            row.sort_unstable_by_key(|&(rater, level)| (level, rater));
        }
        let (rater, level) = pairs.into_iter().unzip();
        Ok(Ratings {
            measure: scale.measure(),
            items: self.items,
            raters: self.raters,
            values: levels.values,
            labels: levels.labels,
            numeric: levels.numeric,
            replicates,
            starts,
            rater,
            level,
        })
    }
}

/// Names sorted, and for each old code its place among them.
fn sorted<T: Ord + ToString>(codes: HashMap<T, u32>) -> (Vec<String>, Vec<u32>) {
    let mut names: Vec<(T, u32)> = codes.into_iter().collect();
    names.sort();
    let order: Vec<u32> = names.iter().map(|&(_, code)| code).collect();
    (names.iter().map(|(name, _)| name.to_string()).collect(), inverse(&order))
}

/// The inverse permutation: `inverse(order)[order[p]] == p`.
fn inverse(order: &[u32]) -> Vec<u32> {
    let mut place = vec![0; order.len()];
    for (p, &c) in (0_u32..).zip(order) {
        place[c as usize] = p;
    }
    place
}
