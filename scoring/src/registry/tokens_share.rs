//! Tokens edited, as a share of the longer text.

use super::{
    characters::against_source,
    entry::{Better, Entry, How, OverCorpus, Range, Scope},
};
use crate::{
    levenshtein,
    measure::{Against, Stats, of_segments},
};

pub(super) static TOKENS_SHARE: Entry = Entry {
    name: "token_levenshtein_norm",
    command_name: "token-levenshtein-norm",
    aliases: &["tokens_share"],
    title: "Tokens changed, share",
    meaning: "tokens edited, as a share of the longer text",
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
            |_| against_source("uax29", "longest"),
            |_, texts| Stats::number(Some(levenshtein::tokens(texts.source, texts.output).normalised())),
        ))
    }),
};
