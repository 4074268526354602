//! A complete report on a table of ratings, as reviewers expect it: JSON, text, CSV, LaTeX.
//!
//! The report computes nothing itself: every number comes from the statistic's module. [`crate::statistic`] alone
//! defines which statistics exist, their names and their place in the JSON.
//!
//! # JSON
//! The keys are stable. `R` is `{"value", "interval": [low, high] or null, "se", "method"}` with
//! `"warning"` where the interval should not be trusted fully, or `{"undefined": reason}`. `S` is
//! `{"median", "interval": [low, high] or null, "spread_over_draws": {"low", "high"}, "sd", "draws",
//! "seed", "method"}`, with `"warning"` likewise, or `{"undefined": reason}`: the interval is over
//! items and raters, the spread (2.5 and 97.5 % quantiles, standard deviation) over draws only.
//! ```text
//! { "n_items", "n_raters", "n_ratings", "n_pairs", "coverage",
//!   "percent_agreement": R, "fleiss": R, "conger": R, "scott": R,
//!   "krippendorff": { "nominal": R, "ordinal": R, "interval": R, "ratio": R },
//!   "gwet": { "ac1": R, "ac2": R }, "brennan_prediger": R,
//!   "cohen": { "mean": { "unweighted": R, "linear": R, "quadratic": R },
//!              "pairs": [{ "a", "b", "n_items", "unweighted", "linear", "quadratic" }] },
//!   "icc": { "icc1", "icc2", "icc3", "icc1k", "icc2k", "icc3k": R with "f", "df1", "df2", "p",
//!            "reml": { "icc_a1": R, "icc_c1": R } where asked for },
//!   "kendall_w": R,
//!   "simulated": { "kappa_unweighted", "kappa_linear", "kappa_quadratic",
//!                  "pearson", "spearman", "kendall": S },
//!   "baselines": { "random", "majority", "always_<level>", "noise_0.1", …: as "simulated" },
//!   "fleiss_per_category": { "<label>": R },
//!   "raters": [{ "rater", "n_items", "n_pairs", "agreement", "correlation", "bias", "outlier" }]
//!             where asked for,
//!   "binned": { "threshold", "percent_agreement", "fleiss", "krippendorff": R } where asked for,
//!   "by": { "<group>": the same } where the table was split }
//! ```
//! Rankings: `{ "n_items", "n_rankings", "mean_rank": { "<system>": R }, "kendall": S }`.

mod lines;
mod memory;
mod outcome;
mod rankings;
mod raters;
mod ratings;
mod render;
#[cfg(test)]
mod tests;
mod text;

pub use lines::Line;
pub use memory::Size;
pub use outcome::{IccOutcome, Outcome, OverDraws, Spread};
pub use rankings::RankingsReport;
pub use raters::RaterOutcome;
pub use ratings::{Binned, PairOutcome, RatingsReport, Shown, of_ratings};
pub use text::{Colours, Extent, View, counted};

use serde::Serialize;

use crate::reader::{Content, Table};
use crate::simulate::Draws;
use crate::{Bootstrap, Refused};

/// The options of a report beyond the values.
#[derive(Debug, Clone, PartialEq)]
pub struct Options {
    /// Bootstrap intervals over items; without a bootstrap, only analytic intervals are reported.
    pub bootstrap: Option<Bootstrap>,
    /// Draws of simulated annotators and baselines; `None` leaves them out.
    pub simulate: Option<Draws>,
    /// Adds agreement on "at least this value".
    pub threshold: Option<f64>,
    /// Adds ICC(A,1) and ICC(C,1) by REML, which incomplete designs need.
    pub reml: bool,
    /// Adds each rater's agreement with the others, and marks outliers.
    pub raters: bool,
    /// Cohen's and Scott's coefficients, which compare every two raters: with many raters, there are many pairs.
    pub pairs: bool,
    /// Coverage of the intervals.
    pub level: f64,
}

impl Default for Options {
    fn default() -> Self {
        Self { bootstrap: None, simulate: None, threshold: None, reml: false, raters: false, pairs: true, level: 0.95 }
    }
}

/// The report of one table, by its shape.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Kind {
    /// Ratings, or pairwise comparisons treated as ratings of the pair.
    Ratings(Box<RatingsReport>),
    /// Rankings.
    Rankings(RankingsReport),
}

/// The report of a table, and of each of its groups if it was read with a column to split by.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The report of all rows.
    #[serde(flatten)]
    pub all: Kind,
    /// The report of each group, by its name; `None` if the table is not split.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "outcome::as_map")]
    pub by: Option<Vec<(String, Kind)>>,
}

/// Computes the report of a table, and consumes the table.
///
/// # Errors
/// [`Refused`] if the values do not fit the scale with which the table was read. An undefined statistic has its reason
/// instead of a value.
///
/// # Example
/// ```
/// use agreement::{Scale, reader, report};
/// let file = "item,rater,value\n1,a,1\n1,b,1\n2,a,2\n2,b,1\n3,a,2\n3,b,2\n";
/// let table = reader::read(file.as_bytes(), &reader::Options::new(Scale::ordinal()))?;
/// let json = report::of(table, &report::Options::default())?.to_json();
/// assert_eq!(json["n_items"], 3);
/// assert_eq!(json["krippendorff"]["nominal"]["method"], "Krippendorff's alpha, nominal");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn of(table: Table, options: &Options) -> Result<Report, Refused> {
    let by = if table.is_split() {
        let report = |(name, part): (String, Table)| Ok((name, kind(part, options)?));
        Some(table.split().into_iter().map(report).collect::<Result<_, Refused>>()?)
    } else {
        None
    };
    Ok(Report { all: kind(table, options)?, by })
}

/// The report of one table. The rows are freed as soon as they are converted to ratings, because they need as much
/// memory.
fn kind(table: Table, options: &Options) -> Result<Kind, Refused> {
    Ok(match table.content() {
        Content::Rankings(_) => Kind::Rankings(rankings::of(&table.rankings(), options)),
        Content::Ratings(_) | Content::Pairs(_) => {
            let ratings = table.judgements()?;
            drop(table);
            Kind::Ratings(Box::new(of_ratings(&ratings, options)))
        }
    })
}

impl Kind {
    /// The numbers as named lines, in the order of the report.
    pub fn lines(&self) -> Vec<Line> {
        match self {
            Self::Ratings(report) => report.lines(),
            Self::Rankings(report) => report.lines(),
        }
    }
}

impl Report {
    /// The report as the documented JSON.
    pub fn to_json(&self) -> serde_json::Value {
        serde_json::to_value(self).expect("keys are strings and numbers are finite")
    }

    /// The report as CSV, one statistic per row.
    pub fn to_csv(&self) -> String {
        render::csv(&self.sections(None))
    }

    /// The report as a LaTeX table (booktabs).
    pub fn to_latex(&self) -> String {
        let latex = |(name, lines): &(Option<String>, Vec<Line>)| render::latex(name.as_deref(), lines);
        self.sections(None).iter().map(latex).collect::<Vec<_>>().join("\n")
    }

    /// All rows, then each group, with the name of a column of values before theirs.
    fn sections(&self, value: Option<&str>) -> Vec<(Option<String>, Vec<Line>)> {
        let groups = self.by.iter().flatten().map(|(name, kind)| (Some(name.as_str()), kind));
        let named = |(name, kind): (Option<&str>, &Kind)| {
            let parts: Vec<&str> = value.into_iter().chain(name).collect();
            ((!parts.is_empty()).then(|| parts.join(": ")), kind.lines())
        };
        std::iter::once((None, &self.all)).chain(groups).map(named).collect()
    }
}

/// Reports of several columns of values as JSON: `{"values": {"<column>": report}}`, or the report alone if it is the only
/// one.
pub fn to_json(reports: &[(Option<String>, Report)]) -> serde_json::Value {
    if let [(_, report)] = reports {
        return report.to_json();
    }
    let name = |value: &Option<String>| value.clone().unwrap_or_default();
    let all: serde_json::Map<_, _> = reports.iter().map(|(value, report)| (name(value), report.to_json())).collect();
    serde_json::json!({ "values": all })
}

/// Reports of several columns of values as CSV, with the column before the group if there are several.
pub fn to_csv(reports: &[(Option<String>, Report)]) -> String {
    let is_one = reports.len() < 2;
    let sections = |(value, report): &(Option<String>, Report)| report.sections(value.as_deref().filter(|_| !is_one));
    render::csv(&reports.iter().flat_map(sections).collect::<Vec<_>>())
}

/// Reports of several columns of values as LaTeX, a table each.
pub fn to_latex(reports: &[(Option<String>, Report)]) -> String {
    let is_one = reports.len() < 2;
    let sections = |(value, report): &(Option<String>, Report)| report.sections(value.as_deref().filter(|_| !is_one));
    let latex = |(name, lines): (Option<String>, Vec<Line>)| render::latex(name.as_deref(), &lines);
    reports.iter().flat_map(sections).map(latex).collect::<Vec<_>>().join("\n")
}
