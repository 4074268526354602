//! Distinct-1.

use super::entry::{Better, Counts, Entry, How, OverCorpus, Range, Scope};
use crate::{
    distinct::Seen,
    measure::{Against, Compute, Settings, Stats, of_segments},
    metric::signature,
};

pub(super) static DISTINCT_1: Entry = Entry {
    name: "distinct_1",
    command_name: "distinct-1",
    aliases: &[],
    title: "Distinct-1",
    meaning: "share of different words among all words, 0 to 1",
    against: Against::Itself,
    needs: &[],
    uses: &[],
    range: Range::UNIT,
    better: Better::Neither,
    scope: Scope::System,
    digits: 3,
    corpus: OverCorpus::Union(COUNTS),
    how: How::Texts(|_, _| Ok(of_n_grams(1))),
};

/// The sets of n-grams that distinct-n unites.
pub(super) const COUNTS: Counts = Counts { empty: || Stats::Distinct(Seen::default()), value };

/// Distinct-n of any n.
pub(super) fn of_n_grams(n: usize) -> Box<dyn Compute> {
    of_segments(
        move |_| signature(&[("n", &n.to_string()), ("case", "mixed"), ("tok", "uax29")]),
        move |_, texts| Stats::Distinct(Seen::of(texts.output, n)),
    )
}

fn value(_: &Settings, stats: &Stats) -> Option<f64> {
    let Stats::Distinct(seen) = stats else { return None };
    seen.counts().value()
}
