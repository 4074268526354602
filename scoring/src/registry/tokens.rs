//! Words and marks edited: Levenshtein distance.

use super::{
    characters::against_source,
    entry::{Better, Entry, How, OverCorpus, Range, Scope},
};
use crate::{
    levenshtein,
    measure::{Against, Stats, kept_as, of_segments},
    metric::signature,
};

pub(super) static TOKENS: Entry = Entry {
    name: "tokens",
    command_name: "token-levenshtein",
    aliases: &[],
    title: "Tokens changed",
    meaning: "words and marks edited: Levenshtein distance",
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
            |_| against_source("uax29", "edits"),
            |_, texts| {
                let distance = levenshtein::tokens(texts.source, texts.output);
                Stats::noted(distance.edits as f64, &distance)
            },
        );
        Ok(kept_as(computed, signature(&[("unit", "token"), ("case", "mixed"), ("norm", "nfc")])))
    }),
};
