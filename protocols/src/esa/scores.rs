//! Scores of segments, documents and systems.

use std::collections::BTreeMap;

use agreement::Undefined;
use serde::Serialize;

use super::{Judgement, Severity};
use crate::mean::{grouped, mean, sd};

/// The score of a segment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SegmentScore {
    /// The system.
    pub system: String,
    /// The document.
    pub document: String,
    /// The segment.
    pub segment: String,
    /// The mean score of its judgements, from 0 to 100.
    pub score: f64,
    /// The mean penalty of its spans.
    pub penalty: f64,
    /// Its judgements.
    pub n: usize,
}

/// The score of a document.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DocumentScore {
    /// The system.
    pub system: String,
    /// The document.
    pub document: String,
    /// The mean score of its judgements, from 0 to 100.
    pub score: f64,
    /// The mean penalty of its spans.
    pub penalty: f64,
    /// Its judgements.
    pub n: usize,
}

/// The score of a system.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SystemScore {
    /// The system.
    pub system: String,
    /// The mean score of its judgements, from 0 to 100.
    pub score: f64,
    /// The mean penalty of its spans.
    pub penalty: f64,
    /// Its judgements.
    pub n: usize,
    /// Judgements without an error: see [`ERROR_FREE`](super::ERROR_FREE).
    pub error_free: usize,
    /// Spans of each severity.
    pub spans: BTreeMap<Severity, usize>,
    /// Spans that mark something missing.
    pub missing: usize,
}

/// How one person scored.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RaterSummary {
    /// The person.
    pub rater: String,
    /// Their judgements.
    pub n: usize,
    /// Their mean score.
    pub mean: f64,
    /// The standard deviation of their scores.
    #[serde(serialize_with = "crate::reason::serialize")]
    pub sd: Result<f64, Undefined>,
    /// Spans that they marked for each judgement.
    pub spans: f64,
}

/// The scores of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scores {
    /// The systems, the best first; equal ones by name.
    pub systems: Vec<SystemScore>,
    /// The documents, by system and name.
    pub documents: Vec<DocumentScore>,
    /// The segments, by system, document and name.
    pub segments: Vec<SegmentScore>,
    /// The people, by name.
    pub raters: Vec<RaterSummary>,
    /// The mean score of all judgements.
    pub mean: f64,
    /// All judgements.
    pub n: usize,
}

/// The scores of segments, documents and systems, and how each person scored.
///
/// # Arguments
/// Judgements in any order; scores from 0 to 100.
///
/// # Errors
/// [`Undefined::NoRatings`] without judgements; [`Undefined::Argument`] for a score outside of 0 to 100.
///
/// # Conventions
/// See the [module](super).
///
/// # Example
/// ```
/// use protocols::esa::{Judgement, Marked, Severity, scores};
/// let judgement = |rater: &str, score, spans| Judgement {
///     rater: rater.into(), system: "A".into(), document: "d".into(), segment: "1".into(), score, spans,
/// };
/// let major = Marked { severity: Severity::Major, is_missing: false };
/// let found = scores(&[judgement("v", 90.0, vec![]), judgement("w", 40.0, vec![major])])?;
/// let system = &found.systems[0];
/// assert_eq!((system.score, system.penalty, system.error_free), (65.0, 2.5, 1));
/// # Ok::<(), agreement::Undefined>(())
/// ```
pub fn scores(judgements: &[Judgement]) -> Result<Scores, Undefined> {
    if judgements.iter().any(|judgement| !(0.0..=100.0).contains(&judgement.score)) {
        return Err(Undefined::Argument("a score is from 0 to 100"));
    }
    let all: Vec<f64> = judgements.iter().map(|judgement| judgement.score).collect();
    let overall = mean(&all).ok_or(Undefined::NoRatings)?;
    let by_segment = grouped(judgements.iter().map(|own| ((&own.system, &own.document, &own.segment), own)));
    let segment = |((system, document, segment), own): ((&String, &String, &String), Vec<&Judgement>)| {
        let Means { score, penalty } = means(&own);
        let (system, document, segment) = (system.clone(), document.clone(), segment.clone());
        SegmentScore { system, document, segment, score, penalty, n: own.len() }
    };
    let by_document = grouped(judgements.iter().map(|own| ((&own.system, &own.document), own)));
    let document = |((system, document), own): ((&String, &String), Vec<&Judgement>)| {
        let Means { score, penalty } = means(&own);
        DocumentScore { system: system.clone(), document: document.clone(), score, penalty, n: own.len() }
    };
    let mut systems: Vec<SystemScore> =
        grouped(judgements.iter().map(|own| (&own.system, own))).into_iter().map(system).collect();
    systems.sort_by(|a, b| b.score.total_cmp(&a.score));
    Ok(Scores {
        systems,
        documents: by_document.into_iter().map(document).collect(),
        segments: by_segment.into_iter().map(segment).collect(),
        raters: grouped(judgements.iter().map(|own| (&own.rater, own))).into_iter().map(rater).collect(),
        mean: overall,
        n: judgements.len(),
    })
}

struct Means {
    score: f64,
    penalty: f64,
}

/// The means of some judgements, of which there is at least one.
fn means(own: &[&Judgement]) -> Means {
    let mean_of = |value: fn(&Judgement) -> f64| {
        let values: Vec<f64> = own.iter().map(|judgement| value(judgement)).collect();
        mean(&values).unwrap_or_default()
    };
    Means { score: mean_of(|judgement| judgement.score), penalty: mean_of(Judgement::penalty) }
}

fn system((system, own): (&String, Vec<&Judgement>)) -> SystemScore {
    let Means { score, penalty } = means(&own);
    let spans = || own.iter().flat_map(|judgement| &judgement.spans);
    let mut severities = BTreeMap::new();
    for span in spans() {
        *severities.entry(span.severity).or_default() += 1;
    }
    SystemScore {
        system: system.clone(),
        score,
        penalty,
        n: own.len(),
        error_free: own.iter().filter(|judgement| judgement.is_error_free()).count(),
        spans: severities,
        missing: spans().filter(|span| span.is_missing).count(),
    }
}

fn rater((rater, own): (&String, Vec<&Judgement>)) -> RaterSummary {
    let scores: Vec<f64> = own.iter().map(|judgement| judgement.score).collect();
    let n_spans: usize = own.iter().map(|judgement| judgement.spans.len()).sum();
    RaterSummary {
        rater: rater.clone(),
        n: own.len(),
        mean: mean(&scores).unwrap_or_default(),
        sd: sd(&scores).ok_or(Undefined::FewObservations { n: own.len(), need: 2 }),
        spans: n_spans as f64 / own.len().max(1) as f64,
    }
}
