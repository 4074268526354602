//! chrF against references.

use super::entry::{Better, Counts, Entry, How, OverCorpus, Range, Scope};
use crate::{
    chrf::{Chrf, ChrfStats},
    measure::{Against, Stats, of_segments},
    metric::Metric as _,
};

pub(super) static CHRF: Entry = Entry {
    name: "chrf",
    command_name: "chrf",
    aliases: &[],
    title: "chrF",
    meaning: "n-grams of characters in common, 0 to 100",
    against: Against::References,
    needs: &[],
    uses: &[],
    range: Range::PERCENT,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 2,
    corpus: OverCorpus::Sum(COUNTS),
    how: How::Texts(|settings, _| {
        let chrf = Chrf { words: false, lowercase: settings.lowercase };
        Ok(of_segments(
            move |n_references| chrf.signature(n_references),
            move |scratch, texts| Stats::Chrf(chrf.stats(scratch, texts.output, texts.references)),
        ))
    }),
};

/// The counts that chrF and chrF++ add up. Their value depends on no setting.
pub(super) const COUNTS: Counts =
    Counts { empty: || Stats::Chrf(ChrfStats::default()), value: |_, stats| value(false, stats) };

/// The value of a sum, by characters alone or with words.
pub(super) fn value(words: bool, stats: &Stats) -> Option<f64> {
    let Stats::Chrf(stats) = stats else { return None };
    Some(Chrf { words, lowercase: false }.value(stats))
}
