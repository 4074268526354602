//! How far two sets of spans agree.

use std::collections::BTreeMap;

use crate::Span;

/// How far two sets of spans agree: F1 over the labelled characters, in percent. Two empty sets agree.
pub(super) fn percent(expected: &[Span], given: &[Span]) -> i64 {
    let (marked_before, marked_now) = (by_label(expected), by_label(given));
    let n = |all: &BTreeMap<&str, Vec<(usize, usize)>>| {
        all.values().flatten().map(|(start, end)| end.saturating_sub(*start)).sum::<usize>()
    };
    let of_label = |(label, spans): (&&str, &Vec<(usize, usize)>)| {
        marked_now.get(label).map_or(0, |others| overlap(spans, others))
    };
    let both: usize = marked_before.iter().map(of_label).sum();
    let share = (200 * both).checked_div(n(&marked_before) + n(&marked_now)).unwrap_or(100);
    i64::try_from(share).unwrap_or_default()
}

/// The spans of each label, in their order; spans with the same label never overlap.
fn by_label(spans: &[Span]) -> BTreeMap<&str, Vec<(usize, usize)>> {
    let mut all: BTreeMap<&str, Vec<(usize, usize)>> = BTreeMap::new();
    for span in spans {
        all.entry(&span.label).or_default().push((span.start, span.end));
    }
    for spans in all.values_mut() {
        spans.sort_unstable();
    }
    all
}

/// How many positions two lists of spans share; one pass over both.
fn overlap(one: &[(usize, usize)], other: &[(usize, usize)]) -> usize {
    let (mut one, mut other, mut both) = (one.iter().peekable(), other.iter().peekable(), 0);
    while let (Some((a, b)), Some((c, d))) = (one.peek(), other.peek()) {
        both += b.min(d).saturating_sub(*a.max(c));
        let _ = if b < d { one.next() } else { other.next() };
    }
    both
}
