//! The scale of a table, by its values, once all of them are known.
//!
//! Mostly texts: nominal. Whole numbers that lie close together: ordinal. Other numbers: interval. The texts among numbers
//! are left out and named.

use super::super::once::Lines;
use super::super::table::{Content, number};
use super::super::{BadRow, Unreadable};
use super::{Builder, without};
use crate::scale::{Replicates, Scale};
use crate::{Measure, Names};

/// How far apart whole numbers of an ordinal scale are at most.
const SPAN: f64 = 20.0;

/// How many different texts are kept as labels while it is not known whether they are any. More are no scale, and would fill
/// the memory.
const MOST_LABELS: usize = 10_000;

/// How long such a label is at most, in bytes.
const LONGEST_LABEL: usize = 1_000;

/// How the decimals of a table are written.
#[derive(Debug, Default)]
pub(super) struct Decimals {
    /// Whether a comma may begin decimals.
    pub(super) commas: bool,
    /// The first value with a comma.
    pub(super) comma: Option<String>,
    /// The first number with a point.
    pub(super) point: Option<String>,
}

impl Decimals {
    /// The number with a point in place of its decimal comma; nothing if it has none.
    pub(super) fn pointed(&self, text: &str) -> Option<String> {
        (self.commas && has_comma(text)).then(|| text.replace(',', "."))
    }

    /// Notes how a new value is written.
    pub(super) fn note(&mut self, text: &str) {
        if self.commas && self.comma.is_none() && has_comma(text) {
            self.comma = Some(text.to_owned());
        }
        if self.commas && self.point.is_none() && text.contains('.') && number(text).is_some() {
            self.point = Some(text.to_owned());
        }
    }

    /// Refuses a table with both.
    pub(super) fn check(&self) -> Result<(), Unreadable> {
        match (&self.comma, &self.point) {
            (Some(comma), Some(point)) => Err(Unreadable::Decimals { comma: comma.clone(), point: point.clone() }),
            _ => Ok(()),
        }
    }
}

/// Whether it is digits, a comma and digits.
fn has_comma(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let text = text.strip_prefix(['-', '+']).unwrap_or(text);
    text.split_once(',').is_some_and(|(whole, part)| digits(whole) && digits(part))
}

impl Builder {
    /// Refuses a value that cannot be part of a scale which is not known yet.
    pub(super) fn check_unsettled(&mut self, text: &str) -> Result<(), String> {
        if number(text).is_some() || has_comma(text) {
            self.decimals.note(text);
            return Ok(());
        }
        if text.len() > LONGEST_LABEL {
            return Err("the value is too long to be a rating".to_owned());
        }
        if self.n_labels >= MOST_LABELS {
            return Err(format!("the values are more than {MOST_LABELS} different texts, so they are no ratings"));
        }
        self.n_labels += 1;
        Ok(())
    }

    /// Decides about the scale by the values, and leaves out what is not on it.
    ///
    /// # Errors
    /// Numbers have decimal points and decimal commas.
    pub(super) fn settle(&mut self) -> Result<(), Unreadable> {
        if !self.settles || !matches!(self.table.content, Content::Ratings(_)) {
            return self.decimals.check();
        }
        let counts = self.counts();
        let names = self.others.names();
        let pointed: Option<Names> = self.decimals.comma.is_some().then(|| {
            let mut all = Names::default();
            for name in names.iter() {
                all.push(&self.decimals.pointed(name).unwrap_or_else(|| name.to_owned()));
            }
            all
        });
        let names = pointed.as_ref().unwrap_or(names);
        let numbers: Vec<Option<f64>> = names.iter().map(number).collect();
        let used = || numbers.iter().zip(&counts).filter(|&(_, &n)| n > 0);
        let (all, texts) =
            (counts.iter().sum::<u64>(), used().filter(|(v, _)| v.is_none()).map(|(_, n)| n).sum::<u64>());
        let measure = if texts * 2 > all { Measure::Nominal } else { measure(used().filter_map(|(v, _)| *v)) };
        let scale = Scale::new(measure);
        let keeps = self.table.scale.replicates() == Replicates::Keep;
        self.table.scale = if keeps { scale.keep_replicates() } else { scale };
        if measure == Measure::Nominal {
            // A number among texts is a label, as it was written.
            return Ok(());
        }
        self.decimals.check()?;
        if let Some(comma) = &self.decimals.comma {
            self.table.notes.push(format!("decimal commas: {comma} is {}", comma.replace(',', ".")));
        }
        if texts > 0 {
            let are = if texts == 1 { "1 rating is a text" } else { &format!("{texts} ratings are texts") };
            self.table.notes.push(format!("{are} among numbers and left out; --scale nominal keeps texts"));
            let is_bad = numbers.iter().map(Option::is_none).collect::<Vec<_>>();
            self.leave_out(&is_bad);
        }
        if let Some(names) = pointed {
            self.others.replace(names);
        }
        Ok(())
    }

    /// How often each value was given.
    fn counts(&self) -> Vec<u64> {
        let mut counts = vec![0; self.others.len()];
        if let Content::Ratings(rows) = &self.table.content {
            for value in rows.iter().filter_map(|row| row.value) {
                counts[value.code() as usize] += 1;
            }
        }
        counts
    }

    /// Leaves out the ratings with these values.
    fn leave_out(&mut self, is_bad: &[bool]) {
        let Content::Ratings(rows) = &self.table.content else { return };
        let (mut places, mut bad, mut lines) = (Vec::new(), Vec::new(), Lines::default());
        for (place, row) in rows.iter().enumerate() {
            let line = self.lines.of(place);
            match row.value.map(super::Level::code).filter(|&code| is_bad[code as usize]) {
                None => lines.note(place - places.len(), line),
                Some(code) => {
                    places.push(u32::try_from(place).expect("the number of rows fits in 32 bits"));
                    bad.push((line, code));
                }
            }
        }
        for (line, code) in bad {
            let reason = format!("value {} is not a number", &self.others.names()[code as usize]);
            self.refuse(BadRow { line, counted: self.counted, reason });
        }
        if let Content::Ratings(rows) = &mut self.table.content {
            without(rows, &places);
        }
        without(&mut self.table.group, &places);
        self.table.bad.sort_by_key(|row| row.line);
        self.lines = lines;
    }
}

/// What numbers are: ordered if they are whole and close together.
fn measure(values: impl Iterator<Item = f64>) -> Measure {
    let (mut low, mut high, mut is_whole) = (f64::INFINITY, f64::NEG_INFINITY, true);
    for value in values {
        (low, high, is_whole) = (low.min(value), high.max(value), is_whole && value.fract() == 0.0);
    }
    if is_whole && high - low <= SPAN || low > high { Measure::Ordinal } else { Measure::Interval }
}
