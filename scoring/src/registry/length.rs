//! Words of an output.

use serde_json::json;

use super::entry::{Better, Entry, How, OverCorpus, Range, Scope};
use crate::{
    measure::{Against, Stats, of_segments},
    metric::signature,
    text,
};

pub(super) static LENGTH: Entry = Entry {
    name: "length",
    command_name: "length",
    aliases: &[],
    title: "Words",
    meaning: "words of the output, a mean",
    against: Against::Itself,
    needs: &[],
    uses: &[],
    range: Range::POSITIVE,
    better: Better::Neither,
    scope: Scope::Record,
    digits: 2,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, _| {
        Ok(of_segments(
            |_| signature(&[("unit", "word"), ("norm", "nfc")]),
            |_, texts| {
                let characters = json!({ "characters": texts.output.chars().count() });
                Stats::noted(text::words(texts.output).len() as f64, &characters)
            },
        ))
    }),
};
