//! Penalties of segments, documents and systems.

use std::collections::BTreeMap;

use agreement::Undefined;
use serde::Serialize;

use super::pattern::normal;
use super::raters::{self, RaterSummary};
use super::{Options, Rating, Unscored};
use crate::mean::{grouped, mean, total};

/// The penalty of a segment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SegmentScore {
    /// The system.
    pub system: String,
    /// The document; empty if it is not known.
    pub document: String,
    /// The segment.
    pub segment: String,
    /// The mean penalty over its raters; positive, lower is better.
    pub penalty: f64,
    /// Its raters.
    pub n_raters: usize,
    /// The errors that they marked, also those that cost nothing.
    pub n_errors: usize,
}

/// The penalty of a document.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DocumentScore {
    /// The system.
    pub system: String,
    /// The document.
    pub document: String,
    /// The mean penalty over its segments.
    pub penalty: f64,
    /// Its segments that were rated.
    pub n_segments: usize,
}

/// The penalty of a system.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SystemScore {
    /// The system.
    pub system: String,
    /// The mean penalty over its segments.
    pub penalty: f64,
    /// Its segments that were rated.
    pub n_segments: usize,
    /// Ratings of these segments.
    pub n_ratings: usize,
    /// The errors that were marked, also those that cost nothing.
    pub n_errors: usize,
    /// Segments whose penalty is 0.
    pub n_zero: usize,
}

/// The penalties of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scores {
    /// The systems, the best first; equal ones by name.
    pub systems: Vec<SystemScore>,
    /// The documents whose name is known, by system and name.
    pub documents: Vec<DocumentScore>,
    /// The segments, by system, document and name.
    pub segments: Vec<SegmentScore>,
    /// The raters, by name.
    pub raters: Vec<RaterSummary>,
    /// Ratings: one rater, one segment of one system.
    pub n_ratings: usize,
    /// All errors.
    pub n_errors: usize,
    /// How many errors have each severity, in lower case.
    pub severities: BTreeMap<String, usize>,
    /// How many errors have each category, in lower case.
    pub categories: BTreeMap<String, usize>,
}

/// The penalties of segments, documents and systems, and what each rater marked.
///
/// # Arguments
/// Ratings in any order, one for each rater, segment and system; [`Options`] with weights and limits.
///
/// # Errors
/// [`Undefined::NoRatings`] without ratings; [`Undefined::Argument`] for a cap that is not positive, or no error that
/// counts; [`Unscored::NoWeight`] for an error without a weight; [`Unscored::Twice`] if a rater rated a segment twice.
///
/// # Conventions
/// See the [module](super). A cap and the number of errors that count apply to each rating, before the mean over raters.
///
/// # Example
/// ```
/// use protocols::mqm::{Marked, Options, Rating, scores};
/// let rating = |segment: &str, errors| Rating {
///     system: "A".into(), document: "d".into(), segment: segment.into(), rater: "r".into(), errors,
/// };
/// let both = vec![Marked::new("Accuracy/Omission", "Major"), Marked::new("Fluency/Punctuation", "Minor")];
/// let found = scores(&[rating("1", both), rating("2", Vec::new())], &Options::default())?;
/// assert_eq!(found.segments[0].penalty, 5.1);
/// assert_eq!(found.systems[0].penalty, 2.55);
/// # Ok::<(), protocols::mqm::Unscored>(())
/// ```
pub fn scores(ratings: &[Rating], options: &Options) -> Result<Scores, Unscored> {
    if ratings.is_empty() {
        return Err(Undefined::NoRatings.into());
    }
    if options.cap.is_some_and(|cap| !(cap.is_finite() && cap > 0.0)) {
        return Err(Undefined::Argument("the largest penalty is a positive number").into());
    }
    if options.worst == Some(0) {
        return Err(Undefined::Argument("at least one error of a segment counts").into());
    }
    let penalties = ratings.iter().map(|rating| penalty(rating, options)).collect::<Result<Vec<f64>, _>>()?;
    let segments = segments(ratings, &penalties)?;
    let count = |name: fn(&super::Marked) -> &str| {
        let mut counts = BTreeMap::new();
        for error in ratings.iter().flat_map(|rating| &rating.errors) {
            *counts.entry(normal(name(error))).or_default() += 1;
        }
        counts
    };
    Ok(Scores {
        systems: systems(&segments),
        documents: documents(&segments),
        raters: raters::summaries(ratings, &penalties),
        segments,
        n_ratings: ratings.len(),
        n_errors: ratings.iter().map(|rating| rating.errors.len()).sum(),
        severities: count(|error| &error.severity),
        categories: count(|error| &error.category),
    })
}

/// The penalty of one rating.
fn penalty(rating: &Rating, options: &Options) -> Result<f64, Unscored> {
    let weight = |error: &super::Marked| {
        options
            .weights
            .weight(error)
            .ok_or_else(|| Unscored::NoWeight { category: error.category.clone(), severity: error.severity.clone() })
    };
    let mut weights = rating.errors.iter().map(weight).collect::<Result<Vec<f64>, _>>()?;
    // Also so that the order of errors cannot change the last bit of their sum.
    weights.sort_unstable_by(|a, b| b.total_cmp(a));
    let sum = total(weights.into_iter().take(options.worst.unwrap_or(usize::MAX)));
    Ok(options.cap.map_or(sum, |cap| sum.min(cap)))
}

fn segments(ratings: &[Rating], penalties: &[f64]) -> Result<Vec<SegmentScore>, Unscored> {
    let key = |rating: &Rating| (rating.system.clone(), rating.document.clone(), rating.segment.clone());
    let rows = ratings.iter().zip(penalties).map(|(rating, penalty)| (key(rating), (rating, *penalty)));
    let score = |((system, document, segment), rows): (_, Vec<(&Rating, f64)>)| {
        let mut raters: Vec<&str> = rows.iter().map(|(rating, _)| &*rating.rater).collect();
        raters.sort_unstable();
        if let Some(twice) = raters.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Unscored::Twice { rater: twice[0].to_owned(), segment, document, system });
        }
        let values: Vec<f64> = rows.iter().map(|(_, penalty)| *penalty).collect();
        Ok(SegmentScore {
            system,
            document,
            segment,
            penalty: mean(&values).unwrap_or_default(),
            n_raters: rows.len(),
            n_errors: rows.iter().map(|(rating, _)| rating.errors.len()).sum(),
        })
    };
    grouped(rows).into_iter().map(score).collect()
}

fn documents(segments: &[SegmentScore]) -> Vec<DocumentScore> {
    let known = segments.iter().filter(|segment| !segment.document.is_empty());
    let rows = known.map(|segment| ((&segment.system, &segment.document), segment.penalty));
    let score = |((system, document), values): ((&String, &String), Vec<f64>)| DocumentScore {
        system: system.clone(),
        document: document.clone(),
        penalty: mean(&values).unwrap_or_default(),
        n_segments: values.len(),
    };
    grouped(rows).into_iter().map(score).collect()
}

fn systems(segments: &[SegmentScore]) -> Vec<SystemScore> {
    let rows = segments.iter().map(|segment| (&segment.system, segment));
    let score = |(system, own): (&String, Vec<&SegmentScore>)| {
        let values: Vec<f64> = own.iter().map(|segment| segment.penalty).collect();
        SystemScore {
            system: system.clone(),
            penalty: mean(&values).unwrap_or_default(),
            n_segments: own.len(),
            n_ratings: own.iter().map(|segment| segment.n_raters).sum(),
            n_errors: own.iter().map(|segment| segment.n_errors).sum(),
            n_zero: values.iter().filter(|value| **value == 0.0).count(),
        }
    };
    let mut systems: Vec<SystemScore> = grouped(rows).into_iter().map(score).collect();
    systems.sort_by(|a, b| a.penalty.total_cmp(&b.penalty));
    systems
}
