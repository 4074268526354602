//! Characters edited: Levenshtein distance.

use super::entry::{Better, Entry, How, OverCorpus, Range, Scope};
use crate::{
    levenshtein,
    measure::{Against, Stats, kept_as, of_segments},
    metric::signature,
};

pub(super) static CHARACTERS: Entry = Entry {
    name: "characters",
    command_name: "levenshtein",
    aliases: &[],
    title: "Characters changed",
    meaning: "characters edited: Levenshtein distance",
    against: Against::Source,
    needs: &[],
    uses: &[],
    range: Range::POSITIVE,
    better: Better::Neither,
    scope: Scope::Output,
    digits: 2,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, _| {
        let computed = of_segments(
            |_| against_source("char", "edits"),
            |_, texts| {
                let distance = levenshtein::characters(texts.source, texts.output);
                Stats::noted(distance.edits as f64, &distance)
            },
        );
        Ok(kept_as(computed, signature(&[("unit", "character"), ("case", "mixed"), ("norm", "nfc")])))
    }),
};

/// The signature of a number of edits of the source.
pub(super) fn against_source(tokens: &str, count: &str) -> String {
    signature(&[("against", "source"), ("case", "mixed"), ("tok", tokens), ("norm", "nfc"), ("count", count)])
}
