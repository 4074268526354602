//! Krippendorff's α for unitizing: agreement on where units begin and end.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::Annotation;
use crate::Undefined;

/// Unitizing α with its disagreements.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Unitizing {
    /// The value; at most 1.
    pub value: f64,
    /// Observed disagreement, over labels.
    pub observed: f64,
    /// Disagreement expected by chance, over labels.
    pub expected: f64,
    /// Texts.
    pub n_items: usize,
    /// Annotators.
    pub n_raters: usize,
    /// Units marked by all annotators together.
    pub n_units: usize,
    /// The statistic's name.
    pub method: String,
}

/// Krippendorff's unitizing alpha: agreement on the places and lengths of marked units.
///
/// 1 when all mark the same units, 0 when units are as if placed by chance, below 0 when they
/// avoid each other.
///
/// # Definition
/// α = 1 − Σ_c Dₒ_c/Σ_c Dₑ_c over labels c on a continuum of length L marked by m annotators.
/// Dₒ_c = Σ_{i≠j} Σ δ²/(m(m − 1)L²): two units that overlap disagree by the squares of the distances
/// of their beginnings and of their ends; a unit l long inside a gap of the other by l². Dₑ_c is
/// the mean of the same over all places the units and gaps of all annotators could have.
///
/// # Arguments
/// Every annotator marked every text; the texts are laid end to end. Units of one annotator with
/// one label do not overlap (those that do are joined).
///
/// # Errors
/// [`Undefined::NoRatings`]; [`Undefined::OneRater`]; [`Undefined::Incomplete`] when an annotator
/// did not read a text; [`Undefined::NoVariance`] when nobody marked anything, or chance has
/// nothing to disagree about.
///
/// # References
/// Krippendorff, On the reliability of unitizing continuous data, 1995, doi:10.2307/271061;
/// Content Analysis, 2004, section 11.6.
pub fn unitizing_alpha(annotations: &[Annotation]) -> Result<Unitizing, Undefined> {
    let raters: BTreeSet<&str> = annotations.iter().map(|a| a.rater.as_str()).collect();
    let mut items: BTreeMap<&str, (usize, BTreeSet<&str>)> = BTreeMap::new();
    for annotation in annotations {
        let item = items.entry(&annotation.item).or_default();
        item.0 = item.0.max(annotation.length);
        item.1.insert(&annotation.rater);
    }
    match (annotations.is_empty(), raters.len()) {
        (true, _) => return Err(Undefined::NoRatings),
        (_, 1) => return Err(Undefined::OneRater),
        _ => {}
    }
    if items.values().any(|(_, readers)| readers.len() < raters.len()) {
        return Err(Undefined::Incomplete);
    }
    let mut offsets = BTreeMap::new();
    let mut length = 0;
    for (item, (own, _)) in &items {
        offsets.insert(*item, length);
        length += own;
    }
    let rater_codes: BTreeMap<&str, usize> = raters.iter().copied().zip(0..).collect();
    let mut labels: BTreeMap<&str, Vec<Vec<Unit>>> = BTreeMap::new();
    for annotation in annotations {
        let offset = offsets[annotation.item.as_str()];
        for span in annotation.spans.iter().filter(|s| s.start < s.end.min(annotation.length)) {
            let all = labels.entry(&span.label).or_insert_with(|| vec![Vec::new(); raters.len()]);
            let unit = Unit { start: offset + span.start, end: offset + span.end.min(annotation.length) };
            all[rater_codes[annotation.rater.as_str()]].push(unit);
        }
    }
    let (mut observed, mut expected, mut n_units) = (0.0, 0.0, 0);
    for by_rater in labels.values_mut() {
        by_rater.iter_mut().for_each(join);
        n_units += by_rater.iter().map(Vec::len).sum::<usize>();
        observed += observed_disagreement(by_rater, length);
        expected += expected_disagreement(by_rater, length);
    }
    let value = 1.0 - observed / expected;
    if !value.is_finite() {
        return Err(Undefined::NoVariance);
    }
    let method = "Krippendorff's alpha for unitizing".into();
    let (n_items, n_raters) = (items.len(), raters.len());
    Ok(Unitizing { value, observed, expected, n_items, n_raters, n_units, method })
}

/// A unit on the continuum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Unit {
    start: usize,
    end: usize,
}

impl Unit {
    fn length(self) -> f64 {
        (self.end - self.start) as f64
    }

    fn apart(self, other: Self) -> f64 {
        let square = |a: usize, b: usize| (a.abs_diff(b) as f64).powi(2);
        square(self.start, other.start) + square(self.end, other.end)
    }
}

/// Sorts the units of one annotator and joins those that overlap.
fn join(units: &mut Vec<Unit>) {
    units.sort_unstable();
    units.dedup_by(|next, kept| {
        let overlap = next.start < kept.end;
        if overlap {
            kept.end = kept.end.max(next.end);
        }
        overlap
    });
}

fn observed_disagreement(by_rater: &[Vec<Unit>], length: usize) -> f64 {
    let m = by_rater.len() as f64;
    let mut sum = 0.0;
    for (i, first) in by_rater.iter().enumerate() {
        for second in by_rater.iter().skip(i + 1) {
            sum += overlapping(first, second) + alone(first, second) + alone(second, first);
        }
    }
    2.0 * sum / (m * (m - 1.0) * (length as f64).powi(2))
}

/// Σ δ² of pairs of units that overlap.
fn overlapping(first: &[Unit], second: &[Unit]) -> f64 {
    let met = |unit: &Unit| {
        let from = second.partition_point(|u| u.end <= unit.start);
        let to = second.partition_point(|u| u.start < unit.end);
        second[from..to].iter().map(|u| unit.apart(*u)).sum::<f64>()
    };
    first.iter().map(met).sum()
}

/// Σ l² of the units that lie inside a gap of the other annotator.
fn alone(units: &[Unit], other: &[Unit]) -> f64 {
    let in_gap = |unit: &&Unit| {
        let from = other.partition_point(|u| u.end <= unit.start);
        other.get(from).is_none_or(|u| u.start >= unit.end)
    };
    units.iter().filter(in_gap).map(|u| u.length().powi(2)).sum()
}

fn expected_disagreement(by_rater: &[Vec<Unit>], length: usize) -> f64 {
    let (m, whole) = (by_rater.len() as f64, length as f64);
    let n_units = by_rater.iter().map(Vec::len).sum::<usize>() as f64;
    let gaps: Vec<f64> = by_rater.iter().flat_map(|units| gaps(units, length)).collect();
    let (mut sum, mut within) = (0.0, 0.0);
    for unit in by_rater.iter().flatten() {
        let l = unit.length();
        let cubic = 2.0 * l * l * l - 3.0 * l * l + l;
        let room: f64 = gaps.iter().filter(|g| **g >= l).map(|g| g - l + 1.0).sum();
        sum += (n_units - 1.0) / 3.0 * cubic + l * l * room;
        within += l * (l - 1.0);
    }
    2.0 / whole * sum / (m * whole * (m * whole - 1.0) - within)
}

/// The lengths of the stretches between one annotator's units.
fn gaps(units: &[Unit], length: usize) -> Vec<f64> {
    let starts = units.iter().map(|u| u.start).chain([length]);
    let ends = [0].into_iter().chain(units.iter().map(|u| u.end));
    starts.zip(ends).filter(|(start, end)| start > end).map(|(s, e)| (s - e) as f64).collect()
}
