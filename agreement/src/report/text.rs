//! The report for a terminal: what papers quote, the coefficients that fit the scale, and why others are undefined.

use std::fmt::Write;

use tabular::{
    Side, aligned,
    number::{fixed, typeset},
};

use super::lines::Line;
use super::outcome::{OverDraws, Spread};
use super::ratings::{RatingsReport, Shown};
use super::{Kind, Outcome, RankingsReport, Report};
use crate::Measure;
use crate::statistic::Statistic;

/// Digits after the point in a table, and in a sentence.
const DIGITS: usize = 3;
const QUOTED: usize = 2;

/// The narrowest terminal that has room for standard errors and the spread over draws.
const WIDE: usize = 76;

/// The reason why formatting text cannot fail.
const INTO_MEMORY: &str = "text grows in memory";

/// Whether a text has colours.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Colours {
    /// Text alone.
    #[default]
    None,
    /// The escape sequences of terminals.
    Ansi,
}

/// How much of a report is shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Extent {
    /// The coefficients that fit the scale, and what was asked for.
    #[default]
    Fitting,
    /// All coefficients, simulated annotators and careless ones.
    All,
}

/// How a report is shown on a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    /// How much of it.
    pub extent: Extent,
    /// Its colours.
    pub colours: Colours,
    /// Characters of a line.
    pub width: usize,
}

impl Default for View {
    fn default() -> Self {
        Self { extent: Extent::default(), colours: Colours::default(), width: 100 }
    }
}

impl View {
    /// A text in bold or faint letters.
    fn styled(&self, code: u8, text: &str) -> String {
        match self.colours {
            Colours::None => text.to_owned(),
            Colours::Ansi => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
        }
    }

    /// Bold text.
    pub fn bold(&self, text: &str) -> String {
        self.styled(1, text)
    }

    /// Faint text, in lines that fit.
    pub fn faint(&self, text: &str) -> String {
        wrapped(text, self.width).iter().map(|line| self.styled(2, line)).collect::<Vec<_>>().join("\n")
    }
}

impl Report {
    /// The report for a terminal: the sentence that a paper would print, the coefficients that fit the scale, and the
    /// reasons of undefined ones.
    pub fn to_text(&self, view: &View) -> String {
        let groups = self.by.iter().flatten();
        let sections = std::iter::once((None, &self.all)).chain(groups.map(|(name, kind)| (Some(name.as_str()), kind)));
        sections.map(|(name, kind)| section(name, kind, view)).collect::<Vec<_>>().join("\n")
    }
}

impl Kind {
    /// The sentences that a paper would print about it.
    pub fn sentences(&self) -> Vec<String> {
        match self {
            Self::Ratings(report) => report.sentences(),
            Self::Rankings(report) => vec![report.sentence()],
        }
    }

    /// The lines of a [`View`] that are values, and those that are undefined.
    pub fn shown(&self, extent: Extent) -> Vec<Line> {
        match (self, extent) {
            (Self::Ratings(report), Extent::Fitting) => report.fitting(),
            (_, Extent::All) | (Self::Rankings(_), Extent::Fitting) => {
                self.lines().into_iter().filter(|line| !line.is_count && line.name != "coverage").collect()
            }
        }
    }
}

/// The report of one table, with the name of its group.
fn section(group: Option<&str>, kind: &Kind, view: &View) -> String {
    let mut out = group.map_or(String::new(), |name| format!("{}\n", view.bold(&format!("[{name}]"))));
    for (place, sentence) in kind.sentences().iter().enumerate() {
        let lines = wrapped(sentence, view.width).join("\n");
        writeln!(out, "{}", if place == 0 { view.bold(&lines) } else { lines }).expect(INTO_MEMORY);
    }
    let lines = kind.shown(view.extent);
    let (defined, undefined): (Vec<&Line>, Vec<&Line>) = lines.iter().partition(|line| line.value.is_ok());
    if !defined.is_empty() {
        out.push('\n');
    }
    for line in table(&defined, view) {
        writeln!(out, "{line}").expect(INTO_MEMORY);
    }
    if !undefined.is_empty() {
        writeln!(out, "\n{}", view.faint(&reasons(&undefined))).expect(INTO_MEMORY);
    }
    for warning in super::render::warnings(&lines) {
        writeln!(out, "{}", view.faint(&format!("note: {warning}"))).expect(INTO_MEMORY);
    }
    out
}

/// The values, a line each.
fn table(lines: &[&Line], view: &View) -> Vec<String> {
    let is_wide = view.width >= WIDE;
    let row = |line: &&Line| {
        let value = line.value.as_ref().copied().unwrap_or_default();
        let interval = line.interval.map(|[low, high]| format!("[{}, {}]", decimal(low), decimal(high)));
        let se = line.se.filter(|_| is_wide).map(|se| format!("± {}", decimal(se)));
        let draws = line.over_draws.filter(|_| is_wide);
        let draws = draws
            .map(|(OverDraws { low, high }, _)| format!("spread over draws {} to {}", decimal(low), decimal(high)));
        vec![line.name.clone(), decimal(value), interval.unwrap_or_default(), se.or(draws).unwrap_or_default()]
    };
    let rows: Vec<Vec<String>> = lines.iter().map(row).collect();
    aligned::lines(&[Side::Left, Side::Right, Side::Left, Side::Left], &rows)
}

/// All undefined lines in one sentence, those with the same reason together.
fn reasons(lines: &[&Line]) -> String {
    let mut all: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in lines {
        let reason = line.value.as_ref().err().map_or("", String::as_str);
        match all.iter_mut().find(|(other, _)| *other == reason) {
            Some((_, names)) => names.push(&line.name),
            None => all.push((reason, vec![&line.name])),
        }
    }
    let said = |(reason, names): &(&str, Vec<&str>)| {
        let names = if names.len() > 6 {
            format!("{}; and {} more", names[..5].join("; "), names.len() - 5)
        } else {
            names.join("; ")
        };
        format!("{names} ({reason}).")
    };
    format!("Undefined: {}", all.iter().map(said).collect::<Vec<_>>().join(" "))
}

impl RatingsReport {
    /// Krippendorff's α, and how many pairs are equal.
    fn sentences(&self) -> Vec<String> {
        let alpha = match self.measure {
            Measure::Nominal | Measure::Circular { .. } => "krippendorff_nominal",
            Measure::Ordinal => "krippendorff_ordinal",
            Measure::Interval => "krippendorff_interval",
            Measure::Ratio => "krippendorff_ratio",
        };
        let data = [(self.n_items, "item"), (self.n_raters, "rater"), (self.n_ratings, "rating")];
        let data = data.map(|(n, noun)| counted(n, noun)).join(", ");
        let level = self.level * 100.0;
        let scale = self.measure.name();
        let first = match self.outcome(alpha) {
            Some(Outcome::Value { value, interval, .. }) => {
                let interval = interval.map_or(String::new(), |[low, high]| {
                    format!("; {level:.0} % CI {} to {}", typeset(low, QUOTED), typeset(high, QUOTED))
                });
                format!("Krippendorff's α = {} ({scale}{interval}; {data})", typeset(*value, QUOTED))
            }
            Some(Outcome::Undefined { reason }) => format!("Krippendorff's α is undefined: {reason} ({scale}; {data})"),
            None => format!("{scale} scale; {data}"),
        };
        let mean = self.n_ratings as f64 / self.n_items.max(1) as f64;
        let mean = format!(
            "An item has {} on average.",
            if mean.fract() == 0.0 {
                counted_as(&format!("{mean:.0}"), self.n_ratings == self.n_items, "rating")
            } else {
                format!("{mean:.1} ratings")
            }
        );
        let is_numeric = matches!(self.measure, Measure::Interval | Measure::Ratio);
        let second = match (self.outcome("percent_agreement"), self.outcome("icc1")) {
            // Hardly any two such numbers are equal.
            (_, Some(Outcome::Value { value, interval, .. })) if is_numeric => {
                let interval = interval.map_or(String::new(), |[low, high]| {
                    format!(" ({level:.0} % CI {} to {})", typeset(low, QUOTED), typeset(high, QUOTED))
                });
                format!("The intraclass correlation ICC(1) is {}{interval}. {mean}", typeset(*value, QUOTED))
            }
            (Some(Outcome::Value { value, interval, .. }), _) if !is_numeric => {
                let percent = |share: f64| format!("{:.0}", share * 100.0);
                let interval = interval.map_or(String::new(), |[low, high]| {
                    format!(" ({level:.0} % CI {} to {} %)", percent(low), percent(high))
                });
                format!("{} % of the pairs of ratings of an item are equal{interval}. {mean}", percent(*value))
            }
            _ => mean,
        };
        vec![first, second]
    }

    /// The value of a statistic.
    fn outcome(&self, key: &str) -> Option<&Outcome> {
        self.statistics.iter().find(|(statistic, _)| statistic.key == key).and_then(|(_, shown)| match shown {
            Shown::Outcome(outcome) => Some(outcome),
            Shown::Icc(icc) => Some(&icc.outcome),
            Shown::Spread(_) => None,
        })
    }

    /// The lines that fit the scale, or were asked for.
    fn fitting(&self) -> Vec<Line> {
        let keys: &[&str] = match self.measure {
            Measure::Nominal | Measure::Circular { .. } => {
                &["percent_agreement", "krippendorff_nominal", "fleiss", "gwet_ac1", "cohen_unweighted"]
            }
            Measure::Ordinal => {
                &["percent_agreement", "krippendorff_ordinal", "fleiss", "gwet_ac2", "cohen_quadratic", "kendall_w"]
            }
            Measure::Interval => {
                &["krippendorff_interval", "gwet_ac2", "cohen_quadratic", "icc1", "icc2", "icc2k", "kendall_w"]
            }
            Measure::Ratio => {
                &["krippendorff_ratio", "gwet_ac2", "cohen_quadratic", "icc1", "icc2", "icc2k", "kendall_w"]
            }
        };
        let is_shown =
            |statistic: &Statistic| keys.contains(&statistic.key) || statistic.asked == crate::statistic::Asked::Reml;
        self.lines_of(is_shown, super::lines::Rest::Asked)
    }
}

impl RankingsReport {
    /// Kendall's τ of simulated annotators.
    fn sentence(&self) -> String {
        let data = format!("{}, {}", counted(self.n_items, "item"), counted(self.n_rankings, "ranking"));
        match &self.kendall {
            Spread::Drawn { median, interval, .. } => {
                let interval = interval.map_or(String::new(), |[low, high]| {
                    format!("95 % CI {} to {}; ", typeset(low, QUOTED), typeset(high, QUOTED))
                });
                let median = typeset(*median, QUOTED);
                format!("Kendall's τ of one rater with the mean of the others = {median} ({interval}{data})")
            }
            Spread::Undefined { reason } => format!("Kendall's τ is undefined: {reason} ({data})"),
        }
    }
}

impl Measure {
    /// Its name, as papers write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nominal => "nominal",
            Self::Ordinal => "ordinal",
            Self::Interval => "interval",
            Self::Ratio => "ratio",
            Self::Circular { .. } => "circular",
        }
    }
}

/// A number of things, with a comma at every thousand: `1,120 ratings`.
///
/// # Example
/// ```
/// use agreement::report::counted;
/// assert_eq!([counted(1, "item"), counted(1120, "rating")], ["1 item", "1,120 ratings"]);
/// ```
pub fn counted(n: usize, noun: &str) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    counted_as(&text, n == 1, noun)
}

fn counted_as(n: &str, is_one: bool, noun: &str) -> String {
    format!("{n} {noun}{}", if is_one { "" } else { "s" })
}

/// The lines of a text that have at most so many characters each, if its words allow it.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is a line from the beginning");
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > width.max(20) {
            lines.push(word.to_owned());
            continue;
        }
        if !last.is_empty() {
            last.push(' ');
        }
        last.push_str(word);
    }
    lines
}

/// Whole numbers without a decimal point, others with [`DIGITS`] digits.
pub(super) fn decimal(value: f64) -> String {
    if value.fract() == 0.0 && value.abs() >= 2.0 {
        return format!("{value:.0}");
    }
    fixed(value, DIGITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        let text = "a note of some words that is longer than the terminal";
        let lines = wrapped(text, 20);
        assert_eq!(lines.join(" "), text);
        assert!(lines.len() == 3 && lines.iter().all(|line| line.chars().count() <= 20), "{lines:?}");
        assert_eq!(wrapped("", 20), [""]);
        assert_eq!(counted(1_234_567, "pair"), "1,234,567 pairs");
    }
}
