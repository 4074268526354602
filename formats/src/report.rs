//! What reading and writing found: counts, losses and refused rows.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::sync::Arc;

use crate::limit;
use crate::model::Kind;

/// What a file's parts are counted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Lines, from 1.
    Line,
    /// Rows of a file without lines, from 1.
    Row,
    /// Elements of a JSON array, from 1.
    Element,
}

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The name of the file.
    pub file: Arc<str>,
    /// What is counted.
    pub unit: Unit,
    /// The number, from 1.
    pub number: u64,
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = match self.unit {
            Unit::Line => "line",
            Unit::Row => "row",
            Unit::Element => "element",
        };
        write!(f, "{}, {unit} {}", self.file, self.number)
    }
}

/// Something of the file that has no counterpart, or does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// What it is, such as `prediction of a model`.
    pub what: String,
    /// How many there are.
    pub n: u64,
    /// Where the first one is: a place in the file that was read, or the item or rater that could not be written whole.
    pub first: String,
}

/// Losses by kind, in the order of their first occurrence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses(Vec<Loss>);

impl Losses {
    /// Counts one.
    pub fn add(&mut self, what: &str, first: &dyn Display) {
        self.add_n(what, 1, first);
    }

    /// Counts some.
    pub fn add_n(&mut self, what: &str, n: u64, first: &dyn Display) {
        let what = if self.0.len() < limit::LOSSES || self.n(what) > 0 { what } else { OTHER };
        if let Some(loss) = self.0.iter_mut().find(|loss| loss.what == what) {
            loss.n += n;
        } else if n > 0 {
            self.0.push(Loss { what: what.to_owned(), n, first: first.to_string() });
        }
    }

    /// How many there are of this kind.
    pub fn n(&self, what: &str) -> u64 {
        self.iter().find(|loss| loss.what == what).map_or(0, |loss| loss.n)
    }

    /// One by one.
    pub fn iter(&self) -> impl Iterator<Item = &Loss> {
        self.0.iter()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds those of another list.
    pub fn extend(&mut self, other: &Self) {
        for loss in other.iter() {
            self.add_n(&loss.what, loss.n, &loss.first);
        }
    }
}

/// The kind of losses beyond the limit of kinds.
const OTHER: &str = "losses of other kinds";

/// A number of different things, which is exact up to [`limit::DISTINCT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Distinct {
    /// How many were distinguished.
    pub n: usize,
    /// Whether there may be more.
    pub is_at_least: bool,
}

impl Display for Distinct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_at_least { write!(f, "at least {}", self.n) } else { write!(f, "{}", self.n) }
    }
}

/// What was counted while a file was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Different items: those the file describes, and those that answers name.
    pub items: Distinct,
    /// Different raters.
    pub raters: Distinct,
    /// Answers that count, other than spans, by question and kind.
    pub answers: BTreeMap<(String, Kind), u64>,
    /// Spans that count.
    pub spans: u64,
    /// Answers and spans of rejected work.
    pub rejected: u64,
    /// Answers and spans of attention checks.
    pub attention: u64,
}

impl Counts {
    /// Answers that count, other than spans.
    pub fn n_answers(&self) -> u64 {
        self.answers.iter().filter(|((_, kind), _)| *kind != Kind::Spans).map(|(_, n)| n).sum()
    }

    /// Whether there is nothing that anybody could use.
    pub fn is_empty(&self) -> bool {
        self.items.n == 0 && self.answers.is_empty() && self.rejected + self.attention == 0
    }
}

/// A part of the file that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Where it is.
    pub place: Place,
    /// Why, in a sentence.
    pub reason: String,
}

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

/// What reading a file found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// What was counted.
    pub counts: Counts,
    /// What has no counterpart or does not count.
    pub losses: Losses,
    /// The first refused parts.
    pub refused: Vec<Refused>,
    /// How many parts were refused.
    pub n_refused: u64,
}

impl Report {
    pub(crate) fn refuse(&mut self, place: &Place, reason: String) {
        self.n_refused += 1;
        if self.refused.len() < limit::NAMED {
            self.refused.push(Refused { place: place.clone(), reason });
        }
    }
}

/// A text of the file for a terminal: one line, without the characters that control it, and not longer than a few lines.
fn plain(text: &str) -> String {
    const MOST: usize = 300;
    let shown = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c });
    shown.chain(text.chars().nth(MOST).map(|_| '…')).collect()
}

impl Report {
    /// What was counted: a line for the file, one for each question, and those for work that does not count.
    pub fn counted(&self) -> String {
        let Counts { items, raters, spans, rejected, attention, .. } = &self.counts;
        let answers = self.counts.n_answers();
        let s = |n: u64| if n == 1 { "" } else { "s" };
        let [of_items, of_raters] = [items, raters].map(|count| s(count.n as u64));
        let mut lines = vec![format!(
            "{items} item{of_items}, {raters} rater{of_raters}, {answers} answer{}, {spans} span{}",
            s(answers),
            s(*spans)
        )];
        lines.extend(self.counts.answers.iter().map(|((question, kind), n)| {
            let kind = serde_json::to_value(kind).ok();
            let kind = kind.as_ref().and_then(serde_json::Value::as_str).unwrap_or_default();
            format!("  {} ({kind}): {n}", plain(question))
        }));
        let apart = [(rejected, "rejected work"), (attention, "attention checks")].into_iter().filter(|(n, _)| **n > 0);
        lines.extend(apart.map(|(n, what)| format!("not among these: {n} answer{} of {what}", s(*n))));
        lines.join("\n") + "\n"
    }

    /// What was left out: losses with the first row, after these words, and refused rows. A line each.
    pub fn left_out(&self, not: &str) -> String {
        let loss = |Loss { what, n, first }: &Loss| format!("{not}: {}: {n} (first: {})\n", plain(what), plain(first));
        let refused = self.refused.iter().map(|refused| format!("refused: {}\n", plain(&refused.to_string())));
        let more = self.n_refused.saturating_sub(self.refused.len() as u64);
        let more = (more > 0).then(|| format!("and {more} more refused\n"));
        self.losses.iter().map(loss).chain(refused).chain(more).collect()
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.counted(), self.left_out("not converted"))
    }
}
