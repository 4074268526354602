//! Self-BLEU within the rewrites of a source.

use super::entry::{Better, Counts, Entry, How, OverCorpus, Range, Scope};
use crate::{
    measure::{Against, Settings, Stats, of_segments},
    metric::Metric as _,
    self_bleu,
};

pub(super) static DIVERSITY: Entry = Entry {
    name: "diversity",
    command_name: "diversity",
    aliases: &[],
    title: "Diversity (self-BLEU)",
    meaning: "self-BLEU within the references of a source, lower is more diverse",
    against: Against::Rewrites,
    needs: &[],
    uses: &[],
    range: Range::PERCENT,
    better: Better::Lower,
    scope: Scope::System,
    digits: 2,
    corpus: OverCorpus::Sum(Counts { empty: || Stats::Diversity(Vec::new()), value }),
    how: How::Texts(|settings, _| {
        let bleu = settings.bleu();
        Ok(of_segments(
            move |n_references| bleu.signature(n_references.saturating_sub(1)),
            move |scratch, texts| Stats::Diversity(self_bleu::stats(&bleu, scratch, texts.references)),
        ))
    }),
};

fn value(settings: &Settings, stats: &Stats) -> Option<f64> {
    let Stats::Diversity(sets) = stats else { return None };
    self_bleu::value(&settings.bleu(), sets)
}
