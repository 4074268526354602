//! Taking rows one by one, each checked before any of its names is taken up.

use std::sync::Arc;

use foldhash::HashSet;

use super::columns::Shape;
use super::table::{Content, PairRow, RankRow, RatingRow, Table, TableNames, number};
use super::{BadRow, Options};
use crate::scale::{Measure, Replicates};

/// Whether a cell says that there is no value.
fn is_missing(text: &str) -> bool {
    let text = text.trim();
    text.is_empty() || ["na", "n/a", "nan", "null"].iter().any(|m| text.eq_ignore_ascii_case(m))
}

/// A table while it is being read.
pub(super) struct Builder {
    names: TableNames,
    table: Table,
    by: Option<String>,
    /// (group, item, rater, system) taken, where only one is.
    seen: HashSet<(u32, u32, u32, u32)>,
}

impl Builder {
    pub(super) fn new(options: &Options) -> Self {
        let table = Table {
            names: Arc::default(),
            content: Content::Ratings(Vec::new()),
            group: Vec::new(),
            split: options.by.is_some(),
            scale: options.scale.clone(),
            bad: Vec::new(),
        };
        Self { names: TableNames::default(), table, by: options.by.clone(), seen: HashSet::default() }
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

    pub(super) fn finish(mut self) -> Table {
        self.table.names = Arc::new(self.names);
        self.table
    }

    fn take(&mut self, fields: &[&str]) -> Result<(), String> {
        let [item, rater, rest @ ..] = fields else {
            return Err("too few fields".into());
        };
        let (item, rater) = (item.trim(), rater.trim());
        if item.is_empty() || rater.is_empty() {
            return Err(if item.is_empty() { "no item" } else { "no rater" }.into());
        }
        self.check(rest)?;
        let group = rest.last().filter(|_| self.by.is_some()).map_or("", |group| group.trim());
        let group = if group.is_empty() { "(none)" } else { group };
        let full = || "too many names".to_owned();
        let group = self.names.groups.code(group).ok_or_else(full)?;
        let item = self.names.items.code(item).ok_or_else(full)?;
        let rater = self.names.raters.code(rater).ok_or_else(full)?;
        let names = &mut self.names.others;
        match &mut self.table.content {
            Content::Ratings(rows) => {
                let single = self.table.scale.replicates() == Replicates::Refuse;
                if single && !self.seen.insert((group, item, rater, 0)) {
                    return Err("this rater rated this item before".into());
                }
                let text = rest[0].trim();
                let value = if is_missing(text) { None } else { Some(names.code(text).ok_or_else(full)?) };
                rows.push(RatingRow { item, rater, value });
            }
            Content::Rankings(rows) => {
                let system = names.code(rest[0].trim()).ok_or_else(full)?;
                let rank = number(rest[1]).ok_or_else(|| "the rank is not a number".to_owned())?;
                if !self.seen.insert((group, item, rater, system)) {
                    return Err("this rater ranked this system on this item before".into());
                }
                rows.push(RankRow { item, rater, system, rank });
            }
            Content::Pairs(rows) => {
                let left = names.code(rest[0].trim()).ok_or_else(full)?;
                let right = names.code(rest[1].trim()).ok_or_else(full)?;
                let winner = winner(rest[2].trim(), (rest[0].trim(), rest[1].trim()), (left, right))?;
                rows.push(PairRow { item, rater, left, right, winner });
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
            Content::Rankings(_) if rest.len() < 2 || rest[0].trim().is_empty() => Err("no system".into()),
            Content::Rankings(_) if number(rest[1]).is_none() => {
                Err(format!("rank {} is not a number", rest[1].trim()))
            }
            Content::Pairs(_) if rest.len() < 3 || rest[..2].iter().any(|s| s.trim().is_empty()) => {
                Err("no left or right".into())
            }
            Content::Pairs(_) if rest[0].trim() == rest[1].trim() => Err("left and right are the same".into()),
            _ => Ok(()),
        }
    }

    fn check_value(&self, text: &str) -> Result<(), String> {
        let scale = &self.table.scale;
        let (values, labels) = (scale.declared_values(), scale.declared_labels());
        if is_missing(text) || self.names.others.has(text) {
            return Ok(());
        }
        if !labels.is_empty() {
            let known = labels.iter().any(|label| label == text);
            return if known { Ok(()) } else { Err(format!("value {text} is not on the scale")) };
        }
        match number(text) {
            Some(v) if values.is_empty() || values.iter().any(|d| d.total_cmp(&(v + 0.0)).is_eq()) => Ok(()),
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
