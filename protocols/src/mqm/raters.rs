//! What each rater marked, compared with the other raters of the same segments.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Rating;
use super::pattern::normal;
use crate::mean::{grouped, mean};

/// What one rater marked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RaterSummary {
    /// The rater; empty where the file names none.
    pub rater: String,
    /// Segments that they rated, of all systems.
    pub n_segments: usize,
    /// Errors that they marked.
    pub n_errors: usize,
    /// Segments in which they marked none.
    pub n_without_error: usize,
    /// Their mean penalty.
    pub penalty: f64,
    /// How many errors of each severity, in lower case.
    pub severities: BTreeMap<String, usize>,
    /// Segments that others rated, too.
    pub n_shared: usize,
    /// Of these: the mean of their own penalty less the mean of the others'. Positive is stricter.
    pub strictness: Option<f64>,
}

/// One summary a rater, by name. `penalties` belong to the ratings, place by place.
pub fn summaries(ratings: &[Rating], penalties: &[f64]) -> Vec<RaterSummary> {
    let segment = |rating: &Rating| (rating.system.clone(), rating.document.clone(), rating.segment.clone());
    let own = || ratings.iter().zip(penalties.iter().copied());
    let by_segment = grouped(own().map(|(rating, penalty)| (segment(rating), (&*rating.rater, penalty))));
    let mut differences: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for rated in by_segment.values() {
        for (place, (rater, penalty)) in rated.iter().enumerate() {
            let others = rated.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, (_, other))| *other);
            if let Some(others) = mean(&others.collect::<Vec<f64>>()) {
                differences.entry(rater).or_default().push(penalty - others);
            }
        }
    }
    let summary = |(rater, rated): (&str, Vec<(&Rating, f64)>)| {
        let mut severities = BTreeMap::new();
        for error in rated.iter().flat_map(|(rating, _)| &rating.errors) {
            *severities.entry(normal(&error.severity)).or_default() += 1;
        }
        let shared = differences.get(rater).map_or(&[][..], Vec::as_slice);
        RaterSummary {
            rater: rater.to_owned(),
            n_segments: rated.len(),
            n_errors: rated.iter().map(|(rating, _)| rating.errors.len()).sum(),
            n_without_error: rated.iter().filter(|(rating, _)| rating.errors.is_empty()).count(),
            penalty: mean(&rated.iter().map(|(_, penalty)| *penalty).collect::<Vec<f64>>()).unwrap_or_default(),
            severities,
            n_shared: shared.len(),
            strictness: mean(shared),
        }
    };
    grouped(own().map(|(rating, penalty)| (&*rating.rater, (rating, penalty)))).into_iter().map(summary).collect()
}
