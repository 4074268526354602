//! Krippendorff's α for unitizing: agreement on the boundaries of units.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::Annotation;
use crate::{Coefficient, Counts, Undefined};

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

/// Krippendorff's unitizing alpha: agreement on the positions and lengths of marked units.
///
/// 1 if all annotators mark the same units, 0 if units are as if placed by chance, and negative if they avoid each
/// other.
///
/// # Definition
/// α = 1 − Σ_c Dₒ_c/Σ_c Dₑ_c over labels c on a continuum of length L marked by m annotators.
/// Dₒ_c = Σ_{i≠j} Σ δ²/(m(m − 1)L²): two overlapping units disagree by the sum of the squared distances of their
/// beginnings and of their ends; a unit of length l inside a gap of the other annotator disagrees by l². Dₑ_c is the
/// mean of the same over all possible positions of the units and gaps of all annotators.
///
/// # Arguments
/// Every annotator marked every text; the texts are concatenated. Units of one annotator with one label do not overlap
/// (overlapping ones are joined).
///
/// # Errors
/// [`Undefined::NoRatings`]; [`Undefined::OneRater`]; [`Undefined::Incomplete`] if an annotator did not read a text;
/// [`Undefined::NoVariance`] if nothing was marked, or if the expected disagreement is zero.
///
/// # Conventions
/// [`Unitized`] computes an interval by resampling texts: a text that is drawn twice is on the continuum twice.
///
/// # References
/// Krippendorff, On the reliability of unitizing continuous data, 1995, doi:10.2307/271061;
/// Content Analysis, 2004, section 11.6.
pub fn unitizing_alpha(annotations: &[Annotation]) -> Result<Unitizing, Undefined> {
    let unitized = Unitized::of(annotations)?;
    let once = vec![1; unitized.lengths.len()];
    let (observed, expected) = unitized.disagreements(&once);
    let value = unitized.at(&once)?;
    let (n_items, n_raters, n_units) = (unitized.lengths.len(), unitized.n_raters, unitized.n_units());
    Ok(Unitizing { value, observed, expected, n_items, n_raters, n_units, method: unitized.method() })
}

/// Unitizing α prepared by text, to be estimated with a bootstrap interval over texts.
#[derive(Debug)]
pub struct Unitized {
    /// The length of each text.
    lengths: Vec<usize>,
    labels: Vec<Label>,
    n_raters: usize,
}

/// The units of one label.
#[derive(Debug)]
struct Label {
    /// For each annotator and each text, its units, from the beginning of the text.
    by_rater: Vec<Vec<Vec<Unit>>>,
    /// Σ δ² over pairs of annotators, of each text.
    apart: Vec<f64>,
}

impl Unitized {
    /// Sorts the units by label, annotator and text.
    ///
    /// # Errors
    /// As [`unitizing_alpha`], except for [`Undefined::NoVariance`].
    pub fn of(annotations: &[Annotation]) -> Result<Self, Undefined> {
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
        let place: BTreeMap<&str, usize> = items.keys().copied().zip(0..).collect();
        let code: BTreeMap<&str, usize> = raters.iter().copied().zip(0..).collect();
        let mut labels: BTreeMap<&str, Vec<Vec<Vec<Unit>>>> = BTreeMap::new();
        for annotation in annotations {
            let (item, rater) = (place[annotation.item.as_str()], code[annotation.rater.as_str()]);
            for span in annotation.spans.iter().filter(|s| s.start < s.end.min(annotation.length)) {
                let none = || vec![vec![Vec::new(); items.len()]; raters.len()];
                let unit = Unit { start: span.start, end: span.end.min(annotation.length) };
                labels.entry(&span.label).or_insert_with(none)[rater][item].push(unit);
            }
        }
        let label = |mut by_rater: Vec<Vec<Vec<Unit>>>| {
            by_rater.iter_mut().flatten().for_each(join);
            let apart = (0..items.len()).map(|item| apart(&by_rater, item)).collect();
            Label { by_rater, apart }
        };
        let labels = labels.into_values().map(label).collect();
        Ok(Self { lengths: items.values().map(|item| item.0).collect(), labels, n_raters: raters.len() })
    }

    fn n_units(&self) -> usize {
        self.labels.iter().flat_map(|label| label.by_rater.iter().flatten()).map(Vec::len).sum()
    }

    /// Observed and expected disagreement when text `i` is on the continuum `weights[i]` times.
    fn disagreements(&self, weights: &[u32]) -> (f64, f64) {
        let times = |(x, &w): (f64, &u32)| x * f64::from(w);
        let length: f64 = self.lengths.iter().map(|&l| l as f64).zip(weights).map(times).sum();
        let m = self.n_raters as f64;
        let observed = |label: &Label| -> f64 { label.apart.iter().copied().zip(weights).map(times).sum() };
        let observed: f64 = self.labels.iter().map(observed).sum();
        let expected = self.labels.iter().map(|label| label.expected(&self.lengths, weights, length)).sum();
        (2.0 * observed / (m * (m - 1.0) * length * length), expected)
    }
}

impl Coefficient for Unitized {
    fn method(&self) -> String {
        "Krippendorff's alpha for unitizing".into()
    }

    fn counts(&self) -> Counts {
        let (n_items, r) = (self.lengths.len(), self.n_raters);
        Counts { n_items, n_raters: r, n_ratings: n_items * r, n_pairs: n_items * r * (r - 1) / 2 }
    }

    fn n_units(&self) -> usize {
        self.lengths.len()
    }

    fn range(&self) -> (f64, f64) {
        (f64::NEG_INFINITY, 1.0)
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let (observed, expected) = self.disagreements(weights);
        let value = 1.0 - observed / expected;
        if value.is_finite() { Ok(value) } else { Err(Undefined::NoVariance) }
    }
}

impl Label {
    fn expected(&self, lengths: &[usize], weights: &[u32], length: f64) -> f64 {
        let m = self.by_rater.len() as f64;
        let mut gaps: Vec<f64> = self.by_rater.iter().flat_map(|texts| gaps(texts, lengths, weights)).collect();
        gaps.sort_unstable_by(f64::total_cmp);
        // For each gap, the sum of its length and the lengths of all longer gaps.
        let mut sums = gaps.clone();
        for i in (1..sums.len()).rev() {
            sums[i - 1] += sums[i];
        }
        let units = || {
            let texts = self.by_rater.iter().flat_map(|texts| texts.iter().zip(weights));
            texts.flat_map(|(units, &w)| units.iter().map(move |unit| (unit.length(), f64::from(w))))
        };
        let n_units: f64 = units().map(|(_, w)| w).sum();
        let (mut sum, mut within) = (0.0, 0.0);
        for (l, w) in units() {
            let cubic = 2.0 * l * l * l - 3.0 * l * l + l;
            let first = gaps.partition_point(|&gap| gap < l);
            let room = sums.get(first).map_or(0.0, |sum| sum - (gaps.len() - first) as f64 * (l - 1.0));
            sum += w * ((n_units - 1.0) / 3.0 * cubic + l * l * room);
            within += w * l * (l - 1.0);
        }
        2.0 / length * sum / (m * length * (m * length - 1.0) - within)
    }
}

/// Σ δ² of one text over pairs of annotators.
fn apart(by_rater: &[Vec<Vec<Unit>>], item: usize) -> f64 {
    let mut sum = 0.0;
    for (i, first) in by_rater.iter().enumerate() {
        for second in &by_rater[i + 1..] {
            let (first, second) = (&first[item], &second[item]);
            sum += overlapping(first, second) + alone(first, second) + alone(second, first);
        }
    }
    sum
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

/// Σ δ² of pairs of units that overlap.
fn overlapping(first: &[Unit], second: &[Unit]) -> f64 {
    let met = |unit: &Unit| {
        let from = second.partition_point(|u| u.end <= unit.start);
        let to = second.partition_point(|u| u.start < unit.end);
        second[from..to].iter().map(|u| unit.apart(*u)).sum::<f64>()
    };
    first.iter().map(met).sum()
}

/// Σ l² of the units that are inside a gap of the other annotator.
fn alone(units: &[Unit], other: &[Unit]) -> f64 {
    let in_gap = |unit: &&Unit| {
        let from = other.partition_point(|u| u.end <= unit.start);
        other.get(from).is_none_or(|u| u.start >= unit.end)
    };
    units.iter().filter(in_gap).map(|u| u.length().powi(2)).sum()
}

/// The lengths of the gaps between one annotator's units, over the concatenated texts.
fn gaps(texts: &[Vec<Unit>], lengths: &[usize], weights: &[u32]) -> Vec<f64> {
    let mut gaps = Vec::new();
    let mut open = 0;
    for ((units, &length), &weight) in texts.iter().zip(lengths).zip(weights) {
        for _ in 0..weight {
            let mut last = 0;
            for unit in units {
                gaps.push(open + unit.start - last);
                (open, last) = (0, unit.end);
            }
            open += length - last;
        }
    }
    gaps.push(open);
    gaps.into_iter().filter(|&gap| gap > 0).map(|gap| gap as f64).collect()
}
