//! Characters edited, as a share of the longer text.

use super::{
    characters::against_source,
    entry::{Better, Entry, How, OverCorpus, Range, Scope},
};
use crate::{
    levenshtein,
    measure::{Against, Stats, of_segments},
};

pub(super) static CHARACTERS_SHARE: Entry = Entry {
    name: "levenshtein_norm",
    command_name: "levenshtein-norm",
    aliases: &["characters_share"],
    title: "Characters changed, share",
    meaning: "characters edited, as a share of the longer text",
    against: Against::Source,
    needs: &[],
    uses: &[],
    range: Range::UNIT,
    better: Better::Neither,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, _| {
        Ok(of_segments(
            |_| against_source("char", "longest"),
            |_, texts| Stats::number(Some(levenshtein::characters(texts.source, texts.output).normalised())),
        ))
    }),
};
