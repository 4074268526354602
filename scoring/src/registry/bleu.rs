//! BLEU against references.

use super::entry::{Better, Counts, Entry, How, OverCorpus, Range, Scope};
use crate::{
    bleu::BleuStats,
    measure::{Against, Settings, Stats, of_segments},
    metric::Metric as _,
};

pub(super) static BLEU: Entry = Entry {
    name: "bleu",
    command_name: "bleu",
    aliases: &[],
    title: "BLEU",
    meaning: "n-grams of words in common, 0 to 100",
    against: Against::References,
    needs: &[],
    uses: &[],
    range: Range::PERCENT,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 2,
    corpus: OverCorpus::Sum(COUNTS),
    how: How::Texts(|settings, _| {
        let bleu = settings.bleu();
        Ok(of_segments(
            move |n_references| bleu.signature(n_references),
            move |scratch, texts| Stats::Bleu(bleu.stats(scratch, texts.output, texts.references)),
        ))
    }),
};

/// The counts that BLEU adds up.
pub(super) const COUNTS: Counts = Counts { empty: || Stats::Bleu(BleuStats::default()), value };

fn value(settings: &Settings, stats: &Stats) -> Option<f64> {
    let Stats::Bleu(stats) = stats else { return None };
    Some(settings.bleu().value(stats))
}
