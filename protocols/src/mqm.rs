//! Multidimensional quality metrics (MQM): typed errors with severities become penalties of segments, documents, systems.
//!
//! **Sign.** A penalty is positive, and lower is better. The files that WMT publishes hold the negative of these numbers.
//!
//! # Definition
//! The penalty of a [`Rating`] is the sum of the [weights](Weights) of its errors, or a part of it: see [`Options`]. A
//! segment's penalty is the mean over its raters, a document's the mean over its segments, a system's the mean over
//! all its rated segments. A segment that nobody rated does not count; one that was rated without an error counts as 0.
//!
//! # References
//! Lommel, Uszkoreit and Burchardt, Multidimensional Quality Metrics (MQM), Tradumàtica 2014, doi:10.5565/rev/tradumatica.77;
//! Freitag et al., Experts, Errors, and Context, TACL 2021, doi:10.1162/tacl_a_00437, for the weights and the means.
//! Compared with the segment and system scores of WMT23 English to German.

mod pattern;
mod raters;
mod scores;
mod weights;

pub use raters::RaterSummary;
pub use scores::{DocumentScore, Scores, SegmentScore, SystemScore, scores};
pub use weights::{Rule, Unreadable, Weights};

use agreement::Undefined;
use serde::Serialize;
use thiserror::Error;

/// An error that a rater marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Marked {
    /// The category, with a subcategory after a slash: `fluency/punctuation`. Case does not matter.
    pub category: String,
    /// The severity: `minor`, `major`, `critical`, `neutral`. Case does not matter.
    pub severity: String,
}

impl Marked {
    /// An error.
    pub fn new(category: impl Into<String>, severity: impl Into<String>) -> Self {
        Self { category: category.into(), severity: severity.into() }
    }
}

/// What one rater marked in one segment of one system.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rating {
    /// The system.
    pub system: String,
    /// The document; empty where the file does not say, and then no document has a score.
    pub document: String,
    /// The segment, unique within the document.
    pub segment: String,
    /// The rater; empty where the file does not say.
    pub rater: String,
    /// The errors. None is an answer, too: the segment was read and is without an error.
    pub errors: Vec<Marked>,
}

/// How errors become a penalty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// The weights.
    pub weights: Weights,
    /// The largest penalty of a rating, such as 25; none by default, as in WMT23.
    pub cap: Option<f64>,
    /// How many errors of a rating count, the heaviest first, such as 5 as in earlier campaigns; all by default.
    pub worst: Option<usize>,
}

/// Why there are no scores.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Unscored {
    /// There is nothing to score.
    #[error("{0}")]
    Undefined(#[from] Undefined),
    /// The weights do not say what an error costs.
    #[error(
        "no weight fits an error of the category \"{category}\" and the severity \"{severity}\". Add a line to the weights"
    )]
    NoWeight {
        /// Its category.
        category: String,
        /// Its severity.
        severity: String,
    },
    /// A rater rated a segment twice.
    #[error("the rater \"{rater}\" rated segment \"{segment}\" of document \"{document}\" by {system} twice")]
    Twice {
        /// The rater.
        rater: String,
        /// The segment.
        segment: String,
        /// The document.
        document: String,
        /// The system.
        system: String,
    },
}
