//! BLEU against the source: how much of the source an output keeps.

use super::{
    bleu::COUNTS,
    entry::{Better, Entry, How, OverCorpus, Range, Scope},
};
use crate::{
    measure::{Against, Stats, kept_as, of_segments},
    metric::Metric as _,
};

pub(super) static SELF_BLEU: Entry = Entry {
    name: "self_bleu",
    command_name: "self-bleu",
    aliases: &[],
    title: "self-BLEU",
    meaning: "BLEU of the output against its source, 0 to 100",
    against: Against::Source,
    needs: &[],
    uses: &[],
    range: Range::PERCENT,
    better: Better::Neither,
    scope: Scope::Output,
    digits: 2,
    corpus: OverCorpus::Sum(COUNTS),
    how: How::Texts(|settings, _| {
        let bleu = settings.bleu();
        let computed = of_segments(
            move |_| "against:source|".to_owned() + &bleu.signature(1),
            move |scratch, texts| Stats::Bleu(bleu.stats(scratch, texts.output, &[texts.source])),
        );
        Ok(kept_as(computed, bleu.signature(1)))
    }),
};
