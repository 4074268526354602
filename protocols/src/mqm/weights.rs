//! What an error costs, as data: rules of which the first that fits counts.

use tabular::read::{Format, Limits, Options, Rows};
use thiserror::Error;

use super::Marked;
use super::pattern::{fits, normal};

/// Lines of a file of weights.
const MOST: usize = 10_000;

/// The weight of the errors of some categories and severities.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    category: String,
    severity: String,
    weight: f64,
}

impl Rule {
    /// A rule. In both patterns `*` is any run of characters; none if the weight is negative or not finite.
    pub fn new(category: &str, severity: &str, weight: f64) -> Option<Self> {
        let is_penalty = weight.is_finite() && weight >= 0.0;
        is_penalty.then(|| Self { category: normal(category), severity: normal(severity), weight })
    }
}

/// Rules, of which the first that fits an error counts.
///
/// # Example
/// ```
/// use protocols::mqm::{Marked, Weights};
/// let weights = Weights::default();
/// assert_eq!(weights.weight(&Marked::new("Fluency/Punctuation", "Minor")), Some(0.1));
/// assert_eq!(weights.weight(&Marked::new("Non-translation!", "Major")), Some(25.0));
/// assert_eq!(weights.weight(&Marked::new("Fluency/Grammar", "medium")), None);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Weights(Vec<Rule>);

/// The weights of WMT23: category, severity, weight.
const WMT: [(&str, &str, f64); 11] = [
    ("no-error", "*", 0.0),
    ("no error", "*", 0.0),
    ("source issue", "*", 0.0),
    ("accuracy/creative reinterpretation", "*", 0.0),
    ("non-translation*", "*", 25.0),
    ("*", "critical", 25.0),
    ("*", "major", 5.0),
    ("fluency/punctuation", "minor", 0.1),
    ("*", "minor", 1.0),
    ("*", "neutral", 0.0),
    ("*", "no-error", 0.0),
];

impl Default for Weights {
    /// The weights of WMT23, in this order: no error, source issues and creative reinterpretation 0, non-translation 25,
    /// critical 25, major 5, minor punctuation 0.1, minor 1, neutral 0.
    fn default() -> Self {
        Self::new(WMT.into_iter().filter_map(|(category, severity, weight)| Rule::new(category, severity, weight)))
    }
}

/// Why a file of weights cannot be used.
#[derive(Debug, Error)]
pub enum Unreadable {
    /// The file as a whole.
    #[error("{0}")]
    Table(#[from] tabular::read::Unreadable),
    /// It cannot be read.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// A line.
    #[error("line {line}: {reason}")]
    Line {
        /// The line, from 1.
        line: u64,
        /// The reason.
        reason: String,
    },
    /// The number of lines.
    #[error("the file has no weights, or more than {MOST}")]
    Number,
}

impl Weights {
    /// These rules.
    pub fn new(rules: impl IntoIterator<Item = Rule>) -> Self {
        Self(rules.into_iter().collect())
    }

    /// Reads a CSV table with the columns `category`, `severity` and `weight`, a rule a line. An empty category or
    /// severity is any.
    ///
    /// # Errors
    /// A column is missing, a weight is negative or no number, or there are no lines or more than 10,000.
    pub fn read(table: &[u8]) -> Result<Self, Unreadable> {
        let limits = Limits { row: 1 << 16, cell: 1 << 12, columns: 100, ..Limits::default() };
        let mut rows = Rows::open(table, &Options::new(Format::Csv).limits(limits))?;
        let mut rules = Vec::new();
        while let Some(row) = rows.read_row()? {
            let row =
                row.map_err(|refused| Unreadable::Line { line: refused.line, reason: refused.fault.to_string() })?;
            let wrong = |reason: String| Unreadable::Line { line: row.line, reason };
            let cell = |name: &str| {
                let found = row.cells.iter().find(|(column, _)| column.eq_ignore_ascii_case(name));
                found.and_then(|(_, cell)| cell.as_str()).ok_or_else(|| wrong(format!("there is no column {name}")))
            };
            let any = |cell: &str| if cell.trim().is_empty() { "*".to_owned() } else { cell.to_owned() };
            let (category, severity, weight) = (any(cell("category")?), any(cell("severity")?), cell("weight")?);
            let rule = weight.trim().parse().ok().and_then(|number| Rule::new(&category, &severity, number));
            rules.push(rule.ok_or_else(|| wrong(format!("the weight \"{weight}\" is no number from 0 up")))?);
            if rules.len() > MOST {
                return Err(Unreadable::Number);
            }
        }
        if rules.is_empty() { Err(Unreadable::Number) } else { Ok(Self(rules)) }
    }

    /// What an error costs: the weight of the first rule that fits; none if no rule does.
    pub fn weight(&self, error: &Marked) -> Option<f64> {
        let (category, severity) = (normal(&error.category), normal(&error.severity));
        let rule = self.0.iter().find(|rule| fits(&rule.category, &category) && fits(&rule.severity, &severity));
        rule.map(|rule| rule.weight)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_rule_that_fits_counts() {
        let weights = Weights::default();
        for (category, severity, weight) in [
            ("Source issue", "Major", Some(0.0)),
            ("accuracy/creative reinterpretation", "minor", Some(0.0)),
            ("Accuracy/Omission", "Major", Some(5.0)),
            ("Fluency/Punctuation", "Major", Some(5.0)),
            ("Non-translation!", "minor", Some(25.0)),
            ("Terminology/Inconsistent", "critical", Some(25.0)),
            ("No-error", "No-error", Some(0.0)),
            ("No error", "", Some(0.0)),
            ("Style/Awkward", "Neutral", Some(0.0)),
            ("Style/Awkward", "", None),
        ] {
            assert_eq!(weights.weight(&Marked::new(category, severity)), weight, "{category} {severity}");
        }
    }

    #[test]
    fn a_file_gives_other_weights_and_a_wrong_line_is_named() {
        let weights = Weights::read(b"category,severity,weight\nAccuracy/*,,2\n,Minor,0.5\n").unwrap();
        assert_eq!(weights.weight(&Marked::new("accuracy/addition", "minor")), Some(2.0));
        assert_eq!(weights.weight(&Marked::new("style", "MINOR")), Some(0.5));
        assert_eq!(weights.weight(&Marked::new("style", "major")), None);
        for (file, said) in [
            ("category,severity,weight\na,b,-1\n", "line 2: the weight \"-1\" is no number from 0 up"),
            ("category,severity,weight\na,b,1\na,b,NaN\n", "line 3: the weight \"NaN\" is no number from 0 up"),
            ("category,weight\na,1\n", "line 2: there is no column severity"),
            ("category,severity,weight\n", "the file has no weights, or more than 10000"),
        ] {
            assert_eq!(Weights::read(file.as_bytes()).unwrap_err().to_string(), said);
        }
    }
}
