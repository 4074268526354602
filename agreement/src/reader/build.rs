//! Adds rows one by one; each row is checked completely before any of its names is stored.

mod settle;

use std::sync::Arc;

use super::columns::Shape;
use super::hints::Columns;
use super::names::Coded;
use super::once::{Lines, repeats};
use super::table::{Content, Level, MOST_NAMED, PairRow, RankRow, RatingRow, Table, TableNames, number};
use super::{BadRow, Counted, Options, Unreadable};
use crate::aggregate::Winner;
use crate::scale::{Measure, Replicates};
use settle::Decimals;

/// Whether a cell means that the value is missing.
pub(super) fn is_missing(text: &str) -> bool {
    let text = text.trim();
    text.is_empty() || ["na", "n/a", "nan", "null"].iter().any(|m| text.eq_ignore_ascii_case(m))
}

/// A cell without white space around it; nearly all have none.
fn trimmed(text: &str) -> &str {
    let plain = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_graphic);
    if plain(text.as_bytes().first()) && plain(text.as_bytes().last()) { text } else { text.trim() }
}

/// A table while it is being read.
pub(super) struct Builder {
    items: Coded,
    raters: Coded,
    others: Coded,
    groups: Coded,
    table: Table,
    by: Option<String>,
    columns: Columns,
    lines: Lines,
    counted: Counted,
    /// Whether the values decide about the scale.
    settles: bool,
    /// How many different texts are values, while the scale is not known.
    n_labels: usize,
    decimals: Decimals,
    /// Bytes of the reasons of refused rows.
    reasons: u64,
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
            n_bad: 0,
            notes: Vec::new(),
        };
        let [items, raters, others, groups] = std::array::from_fn(|_| Coded::default());
        Self {
            items,
            raters,
            others,
            groups,
            table,
            by: options.by.clone(),
            columns: options.columns.clone(),
            lines: Lines::default(),
            counted: Counted::Line,
            settles: options.from_values,
            n_labels: 0,
            decimals: Decimals::default(),
            reasons: 0,
        }
    }

    /// Declares that rows are known by their numbers, and how many there are.
    pub(super) fn count_rows(&mut self, n: usize) {
        self.counted = Counted::Row;
        // Without the room, the rows are added as they come.
        let _ = match &mut self.table.content {
            Content::Ratings(rows) => rows.try_reserve_exact(n),
            Content::Rankings(rows) => rows.try_reserve_exact(n),
            Content::Pairs(rows) => rows.try_reserve_exact(n),
        };
        if self.by.is_some() {
            let _ = self.table.group.try_reserve_exact(n);
        }
    }

    /// Declares that rows are known by their numbers.
    pub(super) fn number_rows(&mut self) {
        self.counted = Counted::Row;
    }

    /// Declares that a comma may begin the decimals of a number.
    pub(super) fn allow_commas(&mut self) {
        let scale = &self.table.scale;
        let is_numeric = scale.measure() != Measure::Nominal || !scale.declared_values().is_empty();
        self.decimals.commas = self.settles || (is_numeric && scale.declared_labels().is_empty());
    }

    /// The names of the columns.
    pub(super) fn columns(&self) -> &Columns {
        &self.columns
    }

    /// The column to split by.
    pub(super) fn by(&self) -> Option<&str> {
        self.by.as_deref()
    }

    /// Declares the shape of the rows; called once, before the first row.
    pub(super) fn shape(&mut self, shape: Shape) {
        self.table.content = match shape {
            Shape::Ratings => Content::Ratings(Vec::new()),
            Shape::Rankings => Content::Rankings(Vec::new()),
            Shape::Pairs => Content::Pairs(Vec::new()),
        };
    }

    /// Leaves a row out.
    pub(super) fn refuse(&mut self, row: BadRow) {
        self.table.n_bad += 1;
        if self.table.bad.len() < MOST_NAMED {
            self.reasons += (row.reason.len() + size_of::<BadRow>()) as u64;
            self.table.bad.push(row);
        }
    }

    /// Leaves a row out that is known as all rows of the table are.
    pub(super) fn refuse_at(&mut self, line: u64, reason: String) {
        self.refuse(BadRow { line, counted: self.counted, reason });
    }

    /// Adds a row, with its fields in the order of the shape's columns followed by the group; or skips it and records
    /// the reason.
    pub(super) fn row(&mut self, line: u64, fields: &[&str]) {
        let row = self.table.n_rows();
        match self.take(fields) {
            Ok(()) => self.lines.note(row, line),
            Err(reason) => self.refuse_at(line, reason),
        }
    }

    /// The codes of the rating that was added last; `None` of another shape, or of a table that is split.
    pub(super) fn last(&self) -> Option<RatingRow> {
        match &self.table.content {
            Content::Ratings(rows) if self.by.is_none() => rows.last().copied(),
            _ => None,
        }
    }

    /// Bytes of memory besides the rows, at most: names, and what is kept of refused rows.
    pub(super) fn memory(&self) -> u64 {
        let names = [&self.items, &self.raters, &self.others, &self.groups].map(Coded::memory);
        names.iter().sum::<u64>() + self.reasons + self.lines.memory()
    }

    /// The number of rows so far.
    pub(super) fn n_rows(&self) -> usize {
        self.table.n_rows()
    }

    /// Adds a rating whose codes are those of earlier rows; whether it is a table of ratings with room for it.
    pub(super) fn rating(&mut self, line: u64, row: RatingRow) -> bool {
        let place = self.table.n_rows();
        match &mut self.table.content {
            Content::Ratings(rows) if self.by.is_none() && u32::try_from(place).is_ok() => rows.push(row),
            _ => return false,
        }
        self.lines.note(place, line);
        true
    }

    /// The table.
    ///
    /// # Errors
    /// Its numbers have decimal points and decimal commas.
    pub(super) fn finish(mut self) -> Result<Table, Unreadable> {
        self.settle()?;
        self.once();
        let Self { items, raters, others, groups, mut table, .. } = self;
        let [items, raters, others, groups] = [items, raters, others, groups].map(Coded::into_names);
        let ties = matches!(&table.content, Content::Pairs(rows) if rows.iter().any(|row| row.winner == Winner::Tie));
        table.names = Arc::new(TableNames { items, raters, others, groups, ties });
        Ok(table)
    }

    /// Skips rows in which a rater repeats an earlier judgement.
    fn once(&mut self) {
        let Table { content, group, scale, bad, n_bad, .. } = &mut self.table;
        let of = |place: u32| group.get(place as usize).copied();
        let n_items = self.items.len();
        let (again, why) = match &*content {
            Content::Ratings(rows) if scale.replicates() == Replicates::Refuse => {
                let key = |place: u32| (of(place), rows[place as usize].rater);
                (repeats(rows, n_items, |row| row.item, key), "this rater rated this item before")
            }
            Content::Rankings(rows) => {
                let key = |place: u32| (of(place), rows[place as usize].rater, rows[place as usize].system);
                (repeats(rows, n_items, |row| row.item, key), "this rater ranked this system on this item before")
            }
            Content::Ratings(_) | Content::Pairs(_) => return,
        };
        if again.is_empty() {
            return;
        }
        *n_bad += again.len();
        let counted = self.counted;
        let named = again.iter().take(MOST_NAMED.saturating_sub(bad.len()));
        bad.extend(named.map(|&row| BadRow { line: self.lines.of(row as usize), counted, reason: why.to_owned() }));
        bad.sort_by_key(|row| row.line);
        match content {
            Content::Ratings(rows) => without(rows, &again),
            Content::Rankings(rows) => without(rows, &again),
            Content::Pairs(rows) => without(rows, &again),
        }
        without(group, &again);
    }

    fn take(&mut self, fields: &[&str]) -> Result<(), String> {
        let [item, rater, rest @ ..] = fields else {
            return Err("too few fields".into());
        };
        let (item, rater) = (trimmed(item), trimmed(rater));
        if item.is_empty() || rater.is_empty() {
            return Err(if item.is_empty() { "no item" } else { "no rater" }.into());
        }
        self.check(rest)?;
        let full = || "too many names".to_owned();
        if u32::try_from(self.table.n_rows()).is_err() {
            return Err("too many rows".to_owned());
        }
        if self.by.is_some() {
            let group = rest.last().map_or("", |group| group.trim());
            let group = if group.is_empty() { "(none)" } else { group };
            self.table.group.push(self.groups.code(group).ok_or_else(full)?);
        }
        let item = self.items.code(item).ok_or_else(full)?;
        let rater = self.raters.code(rater).ok_or_else(full)?;
        let names = &mut self.others;
        match &mut self.table.content {
            Content::Ratings(rows) => {
                let text = trimmed(rest[0]);
                // Before the scale is known, a comma can also be part of a label.
                let pointed = if self.settles { None } else { self.decimals.pointed(text) };
                let text = pointed.as_deref().unwrap_or(text);
                let value = match names.known(text) {
                    None if is_missing(text) => None,
                    None => Some(names.code(text).ok_or_else(full)?),
                    known => known,
                };
                rows.push(RatingRow { item, rater, value: value.map(Level::new) });
            }
            Content::Rankings(rows) => {
                let system = names.code(rest[0].trim()).ok_or_else(full)?;
                let rank = number(rest[1]).ok_or_else(|| "the rank is not a number".to_owned())?;
                rows.push(RankRow { item, rater, system, rank });
            }
            Content::Pairs(rows) => {
                let (left, right) = (rest[0].trim(), rest[1].trim());
                let winner = winner(rest[2].trim(), (left, right))?;
                let left = names.code(left).ok_or_else(full)?;
                let right = names.code(right).ok_or_else(full)?;
                rows.push(PairRow { item, rater, left, right, winner });
            }
        }
        Ok(())
    }

    /// Rejects a value that is not on the scale, before any name is stored.
    fn check(&mut self, rest: &[&str]) -> Result<(), String> {
        match self.table.content {
            Content::Ratings(_) => self.check_value(rest.first().map_or("", |v| trimmed(v))),
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

    fn check_value(&mut self, text: &str) -> Result<(), String> {
        if self.others.known(text).is_some() || is_missing(text) {
            return Ok(());
        }
        if self.settles {
            return self.check_unsettled(text);
        }
        let scale = &self.table.scale;
        let (values, labels) = (scale.declared_values(), scale.declared_labels());
        if !labels.is_empty() {
            let known = labels.iter().any(|label| label == text);
            return if known { Ok(()) } else { Err(format!("value {text} is not on the scale")) };
        }
        self.decimals.note(text);
        let pointed = self.decimals.pointed(text);
        match number(pointed.as_deref().unwrap_or(text)) {
            Some(v) if values.is_empty() || values.iter().any(|d| d.total_cmp(&(v + 0.0)).is_eq()) => Ok(()),
            Some(_) => Err(format!("value {text} is not on the scale")),
            None if scale.measure() == Measure::Nominal && values.is_empty() => Ok(()),
            None => Err(format!("value {text} is not a number")),
        }
    }
}

/// The rows except for those at these positions.
fn without<R>(rows: &mut Vec<R>, places: &[u32]) {
    let (mut row, mut places) = (0, places.iter().peekable());
    rows.retain(|_| {
        row += 1;
        places.next_if(|&&place| place + 1 == row).is_none()
    });
}

/// The preferred of two systems, by its name or its side.
fn winner(text: &str, (left, right): (&str, &str)) -> Result<Winner, String> {
    let is = |words: &[&str]| words.iter().any(|w| text.eq_ignore_ascii_case(w));
    if text == left {
        Ok(Winner::Left)
    } else if text == right {
        Ok(Winner::Right)
    } else if is(&["tie", "none", "both", "="]) {
        Ok(Winner::Tie)
    } else if is(&["left", "a"]) {
        Ok(Winner::Left)
    } else if is(&["right", "b"]) {
        Ok(Winner::Right)
    } else {
        Err(format!("winner {text} is neither of the two, nor tie"))
    }
}
