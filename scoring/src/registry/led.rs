//! LeD: lexical difference.

use super::{
    characters::against_source,
    entry::{Better, Entry, How, OverCorpus, Range, Scope},
};
use crate::{
    led::led,
    measure::{Against, Stats, kept_as, of_segments},
    metric::signature,
};

pub(super) static LED: Entry = Entry {
    name: "led",
    command_name: "led",
    aliases: &[],
    title: "LeD",
    meaning: "share of tokens not in both, 0 to 1",
    against: Against::Source,
    needs: &[],
    uses: &[],
    range: Range::UNIT,
    better: Better::Neither,
    scope: Scope::Output,
    digits: 2,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, _| {
        let computed = of_segments(
            |_| against_source("uax29", "set"),
            |_, texts| Stats::number(Some(led(texts.source, texts.output))),
        );
        let kept = [("unit", "token"), ("case", "mixed"), ("counts", "set"), ("norm", "nfc")];
        Ok(kept_as(computed, signature(&kept)))
    }),
};
