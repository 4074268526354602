//! Translation edit rate.

use super::entry::{Better, Counts, Entry, How, OverCorpus, Range, Scope};
use crate::{
    measure::{Against, Settings, Stats, of_segments},
    metric::Metric as _,
    ter::{Ter, TerStats},
};

pub(super) static TER: Entry = Entry {
    name: "ter",
    command_name: "ter",
    aliases: &[],
    title: "TER",
    meaning: "edits and shifts in percent of the reference's words, lower is nearer",
    against: Against::References,
    needs: &[],
    uses: &[],
    range: Range::POSITIVE,
    better: Better::Lower,
    scope: Scope::Output,
    digits: 2,
    corpus: OverCorpus::Sum(Counts { empty: || Stats::Ter(TerStats::default()), value }),
    how: How::Texts(|_, _| {
        let ter = Ter::default();
        Ok(of_segments(
            move |n_references| ter.signature(n_references),
            move |scratch, texts| Stats::Ter(ter.stats(scratch, texts.output, texts.references)),
        ))
    }),
};

fn value(_: &Settings, stats: &Stats) -> Option<f64> {
    let Stats::Ter(stats) = stats else { return None };
    Some(Ter::default().value(stats))
}
