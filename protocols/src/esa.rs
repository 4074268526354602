//! Error span annotation (ESA): a person marks minor and major errors in a text, and then scores it from 0 to 100.
//!
//! # Definition
//! A segment's score is the mean over its judgements, and so are a document's and a system's: each judgement counts the
//! same. Higher is better. From the spans alone follows a penalty as in [`mqm`](crate::mqm), 1 for a minor and 5 for a
//! major error, which is reported next to the score; lower is better.
//!
//! # Conventions
//! A span whose severity was never chosen is counted as undecided and costs nothing. A text is free of errors
//! with a score of at least [`ERROR_FREE`] and no span. A score that contradicts the spans is kept.
//!
//! # References
//! Kocmi et al., Error Span Annotation: A Balanced Approach for Human Evaluation of Machine Translation, WMT 2024,
//! aclanthology.org/2024.wmt-1.131. Compared with its second campaign.

mod scores;

pub use scores::{DocumentScore, RaterSummary, Scores, SegmentScore, SystemScore, scores};

use std::str::FromStr;

use serde::Serialize;

use crate::mean::total;

/// The score from which a text without spans is free of errors.
pub const ERROR_FREE: f64 = 85.0;

/// How bad an error is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// It does not change the meaning.
    Minor,
    /// It does.
    Major,
    /// It was marked, but no severity was chosen.
    Undecided,
}

impl Severity {
    /// What it costs: 1 if minor, 5 if major, 0 if undecided.
    pub const fn penalty(self) -> f64 {
        match self {
            Self::Minor => 1.0,
            Self::Major => 5.0,
            Self::Undecided => 0.0,
        }
    }
}

impl FromStr for Severity {
    type Err = String;

    /// `minor`, `major`, or `undecided`, also empty; in any case.
    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim().to_lowercase().as_str() {
            "minor" => Ok(Self::Minor),
            "major" => Ok(Self::Major),
            "" | "undecided" => Ok(Self::Undecided),
            _ => Err(format!("The severity \"{text}\" is none of minor, major, undecided.")),
        }
    }
}

/// An error span.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Marked {
    /// How bad it is.
    pub severity: Severity,
    /// Whether it marks something that is missing in the text.
    pub is_missing: bool,
}

/// One person's score of one text, with the errors that they marked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judgement {
    /// The person.
    pub rater: String,
    /// The system.
    pub system: String,
    /// The document, the same for all systems.
    pub document: String,
    /// The segment, unique within the document.
    pub segment: String,
    /// The score, from 0 to 100.
    pub score: f64,
    /// The errors.
    pub spans: Vec<Marked>,
}

impl Judgement {
    /// Whether the text is free of errors: see [`ERROR_FREE`].
    pub fn is_error_free(&self) -> bool {
        self.score >= ERROR_FREE && self.spans.is_empty()
    }

    /// What its errors cost.
    pub fn penalty(&self) -> f64 {
        total(self.spans.iter().map(|span| span.severity.penalty()))
    }
}
