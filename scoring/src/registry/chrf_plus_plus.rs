//! chrF++ against references.

use super::{
    chrf,
    entry::{Better, Counts, Entry, How, OverCorpus, Range, Scope},
};
use crate::{
    chrf::Chrf,
    measure::{Against, Stats, of_segments},
    metric::Metric as _,
};

pub(super) static CHRF_PLUS_PLUS: Entry = Entry {
    name: "chrf++",
    command_name: "chrf++",
    aliases: &["chrf_plus_plus"],
    title: "chrF++",
    meaning: "chrF with words and pairs of words, 0 to 100",
    against: Against::References,
    needs: &[],
    uses: &[],
    range: Range::PERCENT,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 2,
    corpus: OverCorpus::Sum(Counts { empty: chrf::COUNTS.empty, value: |_, stats| chrf::value(true, stats) }),
    how: How::Texts(|settings, _| {
        let chrf = Chrf { words: true, lowercase: settings.lowercase };
        Ok(of_segments(
            move |n_references| chrf.signature(n_references),
            move |scratch, texts| Stats::Chrf(chrf.stats(scratch, texts.output, texts.references)),
        ))
    }),
};
