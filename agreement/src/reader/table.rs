//! The table that was read, with the rows that were left out.

use std::collections::HashSet;

use super::columns::Shape;
use super::names::Names;
use super::{BadRow, Options};
use crate::scale::{Measure, Replicates, Scale};
use crate::simulate::Rankings;
use crate::{Ratings, Refused, Undefined};

/// One rating; codes into the table's names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingRow {
    /// The item.
    pub item: u32,
    /// The rater.
    pub rater: u32,
    /// The value, `None` where missing.
    pub value: Option<u32>,
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
    /// One system.
    pub left: u32,
    /// The other.
    pub right: u32,
    /// The preferred system; `None` for a tie.
    pub winner: Option<u32>,
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

/// A long table of judgements: names once, rows as codes.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    items: Names,
    raters: Names,
    /// Values of ratings; systems of rankings and pairs.
    others: Names,
    groups: Names,
    content: Content,
    /// The group of each row; empty when nothing was split.
    group: Vec<u32>,
    split: bool,
    scale: Scale,
    bad: Vec<BadRow>,
}

impl Table {
    /// The rows.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Rows that were taken.
    pub fn n_rows(&self) -> usize {
        match &self.content {
            Content::Ratings(rows) => rows.len(),
            Content::Rankings(rows) => rows.len(),
            Content::Pairs(rows) => rows.len(),
        }
    }

    /// Rows that were left out, in the order of their lines.
    pub fn bad(&self) -> &[BadRow] {
        &self.bad
    }

    /// Whether the table was read to be split.
    pub fn is_split(&self) -> bool {
        self.split
    }

    /// The scale the table was read with.
    pub fn scale(&self) -> &Scale {
        &self.scale
    }

    /// The names of the items, by code.
    pub fn items(&self) -> &[String] {
        self.items.all()
    }

    /// The names of the raters, by code.
    pub fn raters(&self) -> &[String] {
        self.raters.all()
    }

    /// The values of ratings, or the systems of rankings and pairs, by code.
    pub fn others(&self) -> &[String] {
        self.others.all()
    }

    /// One table for each value of the column it was split by, in the order of the values; none
    /// where it was not.
    pub fn split(&self) -> Vec<(String, Self)> {
        if !self.split {
            return Vec::new();
        }
        let mut groups: Vec<(&String, u32)> = self.groups.all().iter().zip(0..).collect();
        groups.sort();
        let part = |code: u32| {
            let mut kept = self.group.iter().map(|&g| g == code);
            let mut keep = || kept.next().unwrap_or(false);
            let content = match &self.content {
                Content::Ratings(rows) => {
                    Content::Ratings(rows.iter().copied().filter(|_| keep()).collect())
                }
                Content::Rankings(rows) => {
                    Content::Rankings(rows.iter().copied().filter(|_| keep()).collect())
                }
                Content::Pairs(rows) => {
                    Content::Pairs(rows.iter().copied().filter(|_| keep()).collect())
                }
            };
            Self {
                content,
                group: Vec::new(),
                groups: Names::default(),
                split: false,
                bad: Vec::new(),
                ..self.clone()
            }
        };
        groups
            .into_iter()
            .map(|(name, code)| (name.clone(), part(code)))
            .collect()
    }

    /// The ratings: numbers where every value is one, labels otherwise. Of pairs, an item and the
    /// two systems make one thing rated, and the preferred system is the value.
    ///
    /// # Errors
    /// [`Refused`] when the values do not fit the scale.
    pub fn ratings(&self) -> Result<Ratings, Refused> {
        match &self.content {
            Content::Ratings(rows) => self.rated(rows),
            Content::Rankings(_) => Ratings::from_numbers([(0, 0, f64::NAN); 0], &self.scale),
            Content::Pairs(rows) => {
                let name = |code: u32| self.others.name(code);
                let triples = rows.iter().map(|row| {
                    let (low, high) = (name(row.left), name(row.right));
                    let pair = if low <= high {
                        (low, high)
                    } else {
                        (high, low)
                    };
                    let item = Compared {
                        item: self.items.name(row.item),
                        pair,
                    };
                    (
                        item,
                        self.raters.name(row.rater),
                        Some(row.winner.map_or("tie", name)),
                    )
                });
                Ratings::from_labels(triples, &Scale::nominal().keep_replicates())
            }
        }
    }

    fn rated(&self, rows: &[RatingRow]) -> Result<Ratings, Refused> {
        let numbers: Option<Vec<f64>> = self.others.all().iter().map(|v| number(v)).collect();
        let named = |row: &RatingRow| (self.items.name(row.item), self.raters.name(row.rater));
        match numbers {
            Some(numbers) if self.scale.declared_labels().is_empty() => {
                let triples = rows.iter().map(|row| {
                    let (item, rater) = named(row);
                    (item, rater, row.value.map(|v| numbers[v as usize]))
                });
                Ratings::from_numbers(triples, &self.scale)
            }
            _ => {
                let triples = rows.iter().map(|row| {
                    let (item, rater) = named(row);
                    (item, rater, row.value.map(|v| self.others.name(v)))
                });
                Ratings::from_labels(triples, &self.scale)
            }
        }
    }

    /// The rankings.
    ///
    /// # Errors
    /// [`Undefined::NoRatings`] where there are none.
    pub fn rankings(&self) -> Result<Rankings, Undefined> {
        let Content::Rankings(rows) = &self.content else {
            return Err(Undefined::NoRatings);
        };
        let name = |row: &RankRow| {
            let (item, rater) = (self.items.name(row.item), self.raters.name(row.rater));
            (item, rater, self.others.name(row.system), row.rank)
        };
        Rankings::of(rows.iter().map(name))
    }
}

/// An item together with the two systems compared on it.
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
fn number(text: &str) -> Option<f64> {
    text.trim().parse().ok().filter(|v: &f64| v.is_finite())
}

/// Whether a cell says that there is no value.
fn is_missing(text: &str) -> bool {
    let text = text.trim();
    text.is_empty()
        || ["na", "n/a", "nan", "null"]
            .iter()
            .any(|m| text.eq_ignore_ascii_case(m))
}

/// A table while it is being read.
pub(super) struct Builder {
    table: Table,
    by: Option<String>,
    seen: HashSet<(u32, u32, u32)>,
}

impl Builder {
    pub(super) fn new(options: &Options) -> Self {
        let table = Table {
            items: Names::default(),
            raters: Names::default(),
            others: Names::default(),
            groups: Names::default(),
            content: Content::Ratings(Vec::new()),
            group: Vec::new(),
            split: options.by.is_some(),
            scale: options.scale.clone(),
            bad: Vec::new(),
        };
        Self {
            table,
            by: options.by.clone(),
            seen: HashSet::new(),
        }
    }

    /// The column to split by.
    pub(super) fn by(&self) -> Option<&str> {
        self.by.as_deref()
    }

    /// Says what the rows are; called once, before the first.
    pub(super) fn shape(&mut self, shape: Shape) {
        self.table.content = match shape {
            Shape::Ratings => Content::Ratings(Vec::new()),
            Shape::Rankings => Content::Rankings(Vec::new()),
            Shape::Pairs => Content::Pairs(Vec::new()),
        };
    }

    pub(super) fn is_empty(&self) -> bool {
        self.table.n_rows() == 0 && self.table.bad.is_empty()
    }

    /// Leaves a row out.
    pub(super) fn refuse(&mut self, line: u64, reason: String) {
        self.table.bad.push(BadRow { line, reason });
    }

    /// Takes a row, its fields in the order of the shape's columns and then the group; or leaves
    /// it out with the reason.
    pub(super) fn row(&mut self, line: u64, fields: &[&str]) {
        if let Err(reason) = self.take(fields) {
            self.refuse(line, reason);
        }
    }

    pub(super) fn finish(self) -> Table {
        self.table
    }

    fn take(&mut self, fields: &[&str]) -> Result<(), String> {
        let [item, rater, rest @ ..] = fields else {
            return Err("too few fields".into());
        };
        let (item, rater) = (item.trim(), rater.trim());
        if item.is_empty() || rater.is_empty() {
            return Err(if item.is_empty() {
                "no item"
            } else {
                "no rater"
            }
            .into());
        }
        self.check(rest)?;
        let group = rest
            .last()
            .filter(|_| self.by.is_some())
            .map_or("", |group| group.trim());
        let group = if group.is_empty() { "(none)" } else { group };
        let full = || "too many names".to_owned();
        let group = self.table.groups.code(group).ok_or_else(full)?;
        let item = self.table.items.code(item).ok_or_else(full)?;
        let rater = self.table.raters.code(rater).ok_or_else(full)?;
        let names = &mut self.table.others;
        match &mut self.table.content {
            Content::Ratings(rows) => {
                let single = self.table.scale.replicates() == Replicates::Refuse;
                if single && !self.seen.insert((group, item, rater)) {
                    return Err("this rater rated this item before".into());
                }
                let text = rest[0].trim();
                let value = if is_missing(text) {
                    None
                } else {
                    Some(names.code(text).ok_or_else(full)?)
                };
                rows.push(RatingRow { item, rater, value });
            }
            Content::Rankings(rows) => {
                let system = names.code(rest[0].trim()).ok_or_else(full)?;
                let rank = number(rest[1]).ok_or_else(|| "the rank is not a number".to_owned())?;
                rows.push(RankRow {
                    item,
                    rater,
                    system,
                    rank,
                });
            }
            Content::Pairs(rows) => {
                let left = names.code(rest[0].trim()).ok_or_else(full)?;
                let right = names.code(rest[1].trim()).ok_or_else(full)?;
                let winner = winner(
                    rest[2].trim(),
                    (rest[0].trim(), rest[1].trim()),
                    (left, right),
                )?;
                rows.push(PairRow {
                    item,
                    rater,
                    left,
                    right,
                    winner,
                });
            }
        }
        if self.by.is_some() {
            self.table.group.push(group);
        }
        Ok(())
    }

    /// Refuses what the scale does not have, before any name is taken up.
    fn check(&self, rest: &[&str]) -> Result<(), String> {
        match self.table.content {
            Content::Ratings(_) => self.check_value(rest.first().map_or("", |v| v.trim())),
            Content::Rankings(_) if rest.len() < 2 || rest[0].trim().is_empty() => {
                Err("no system".into())
            }
            Content::Rankings(_) if number(rest[1]).is_none() => {
                Err(format!("rank {} is not a number", rest[1].trim()))
            }
            Content::Pairs(_)
                if rest.len() < 3 || rest[..2].iter().any(|s| s.trim().is_empty()) =>
            {
                Err("no left or right".into())
            }
            Content::Pairs(_) if rest[0].trim() == rest[1].trim() => {
                Err("left and right are the same".into())
            }
            _ => Ok(()),
        }
    }

    fn check_value(&self, text: &str) -> Result<(), String> {
        let scale = &self.table.scale;
        let (values, labels) = (scale.declared_values(), scale.declared_labels());
        if is_missing(text) {
            return Ok(());
        }
        if !labels.is_empty() {
            let known = labels.iter().any(|label| label == text);
            return if known {
                Ok(())
            } else {
                Err(format!("value {text} is not on the scale"))
            };
        }
        match number(text) {
            Some(v)
                if values.is_empty() || values.iter().any(|d| d.total_cmp(&(v + 0.0)).is_eq()) =>
            {
                Ok(())
            }
            Some(_) => Err(format!("value {text} is not on the scale")),
            None if scale.measure() == Measure::Nominal && values.is_empty() => Ok(()),
            None => Err(format!("value {text} is not a number")),
        }
    }
}

/// The preferred of two systems, by its name or its side; `None` for a tie.
fn winner(text: &str, names: (&str, &str), codes: (u32, u32)) -> Result<Option<u32>, String> {
    let is = |words: &[&str]| words.iter().any(|w| text.eq_ignore_ascii_case(w));
    if text == names.0 {
        Ok(Some(codes.0))
    } else if text == names.1 {
        Ok(Some(codes.1))
    } else if is(&["tie", "none", "both", "="]) {
        Ok(None)
    } else if is(&["left", "a"]) {
        Ok(Some(codes.0))
    } else if is(&["right", "b"]) {
        Ok(Some(codes.1))
    } else {
        Err(format!("winner {text} is neither of the two, nor tie"))
    }
}
