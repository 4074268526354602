//! F1 of marked positions, over pairs of annotators.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::{Annotation, Span};
use crate::coefficient::{Coefficient, ratio};
use crate::{Counts, Estimate, Undefined};

/// F1 of two annotators.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SpanPair {
    /// The first annotator.
    pub a: String,
    /// The second annotator.
    pub b: String,
    /// Texts both read.
    pub n_items: usize,
    /// Their F1, or the reason why it is undefined.
    pub f1: Result<f64, Undefined>,
}

/// Overlap of the marked positions of pairs of annotators, prepared by text.
#[derive(Debug)]
pub struct F1 {
    /// For each text with two annotators: positions both marked, and positions either marked,
    /// over pairs.
    by_item: Vec<(f64, f64)>,
    counts: Counts,
}

/// F1 of marked positions: the share of one annotator's marks that the other marked too.
///
/// 1 if all annotators mark the same, 0 if nothing is shared. It is symmetric and not corrected for chance.
///
/// # Definition
/// F1 = 2 Σ |A ∩ B|/Σ(|A| + |B|) over all texts and all pairs of annotators of a text; A and B are their sets of marked
/// (position, label).
///
/// # Arguments
/// Offsets in characters result in character-level F1, offsets in tokens ([`super::to_tokens`]) in token-level F1.
///
/// # Errors
/// [`Undefined::NoPairs`] if no text was read by two annotators; [`Undefined::NoRatings`] if none of them marked
/// anything (0/0).
///
/// # Conventions
/// Micro-averaged; annotators of the same text are paired once. [`f1_pairs`] returns the value of each pair.
///
/// # Example
/// ```
/// use agreement::span::{Annotation, Span, f1};
/// let mark = |rater: &str, start, end| Annotation {
///     item: "s1".into(), rater: rater.into(), length: 20,
///     spans: vec![Span { start, end, label: "slang".into() }],
/// };
/// // Two of 4 and of 2 positions.
/// let value = f1(&[mark("ann", 0, 4), mark("bob", 2, 4)])?.value;
/// assert!((value - 2.0 * 2.0 / 6.0).abs() < 1e-12);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Hripcsak and Rothschild, Agreement, the F-measure, and reliability in information retrieval,
/// 2005, doi:10.1197/jamia.M1733.
pub fn f1(annotations: &[Annotation]) -> Result<Estimate, Undefined> {
    F1::of(annotations)?.estimate()
}

/// F1 of each pair of annotators that share a text, in the order of their names.
///
/// # Errors
/// [`Undefined::NoPairs`] when no text was read by two.
pub fn f1_pairs(annotations: &[Annotation]) -> Result<Vec<SpanPair>, Undefined> {
    let mut pairs: BTreeMap<(&str, &str), (f64, f64, usize)> = BTreeMap::new();
    for marked in by_item(annotations).values() {
        for (both, total, a, b) in overlaps(marked) {
            let pair = pairs.entry((a.min(b), a.max(b))).or_default();
            *pair = (pair.0 + both, pair.1 + total, pair.2 + 1);
        }
    }
    if pairs.is_empty() {
        return Err(Undefined::NoPairs);
    }
    let named = |((a, b), (both, total, n_items)): ((&str, &str), (f64, f64, usize))| SpanPair {
        a: a.to_owned(),
        b: b.to_owned(),
        n_items,
        f1: ratio(2.0 * both, total, Undefined::NoRatings),
    };
    Ok(pairs.into_iter().map(named).collect())
}

impl F1 {
    /// Counts the overlaps of each text.
    ///
    /// # Errors
    /// [`Undefined::NoPairs`].
    pub fn of(annotations: &[Annotation]) -> Result<Self, Undefined> {
        let items = by_item(annotations);
        let mut raters = BTreeSet::new();
        let mut counts = Counts::default();
        let mut sums = Vec::new();
        for marked in items.values().filter(|marked| marked.len() >= 2) {
            raters.extend(marked.iter().map(|m| m.0));
            let pairs = overlaps(marked);
            counts.n_items += 1;
            counts.n_ratings += marked.len();
            counts.n_pairs += pairs.len();
            sums.push(pairs.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1)));
        }
        counts.n_raters = raters.len();
        if sums.is_empty() { Err(Undefined::NoPairs) } else { Ok(Self { by_item: sums, counts }) }
    }
}

impl Coefficient for F1 {
    fn method(&self) -> String {
        "F1 of marked positions over pairs of annotators".into()
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn n_units(&self) -> usize {
        self.by_item.len()
    }

    fn range(&self) -> (f64, f64) {
        (0.0, 1.0)
    }

    fn at(&self, weights: &[u32]) -> Result<f64, Undefined> {
        let (both, total) = self
            .by_item
            .iter()
            .zip(weights)
            .fold((0.0, 0.0), |sum, (item, &w)| (sum.0 + f64::from(w) * item.0, sum.1 + f64::from(w) * item.1));
        ratio(2.0 * both, total, Undefined::NoRatings)
    }
}

/// The marked (label, position) pairs of an annotator, sorted and distinct.
type Marked<'a> = Vec<(&'a str, usize)>;

fn by_item(annotations: &[Annotation]) -> BTreeMap<&str, Vec<(&str, Marked<'_>)>> {
    let mut items: BTreeMap<&str, BTreeMap<&str, Marked<'_>>> = BTreeMap::new();
    for annotation in annotations {
        let raters = items.entry(&annotation.item).or_default();
        let marked = raters.entry(&annotation.rater).or_default();
        let positions = |span: &Span| span.start..span.end.min(annotation.length);
        let spans = annotation.spans.iter();
        marked.extend(spans.flat_map(|s| positions(s).map(move |p| (s.label.as_str(), p))));
    }
    items.into_iter().map(|(item, raters)| (item, raters.into_iter().map(sorted).collect())).collect()
}

fn sorted<'a>((rater, mut marked): (&'a str, Marked<'a>)) -> (&'a str, Marked<'a>) {
    marked.sort_unstable();
    marked.dedup();
    (rater, marked)
}

/// For each pair of annotators of a text: the number of positions that both marked, the numbers that each of them
/// marked, and their names.
fn overlaps<'a>(marked: &[(&'a str, Marked<'a>)]) -> Vec<(f64, f64, &'a str, &'a str)> {
    let mut pairs = Vec::new();
    for (k, (a, first)) in marked.iter().enumerate() {
        for (b, second) in &marked[k + 1..] {
            let both = first.iter().filter(|p| second.binary_search(p).is_ok()).count();
            pairs.push((both as f64, (first.len() + second.len()) as f64, *a, *b));
        }
    }
    pairs
}
