//! Kinds of edits between source and output.

use sha2::{Digest as _, Sha256};

use super::entry::{Better, Entry, How, OverCorpus, Range, Scope};
use crate::{
    abbreviations::Abbreviations,
    edit_types::{Definition, edit_types},
    measure::{Against, Stats, of_segments},
    metric::signature,
};

pub(super) static EDIT_TYPES: Entry = Entry {
    name: "edit_types",
    command_name: "edit-types",
    aliases: &[],
    title: "Kinds of edits",
    meaning: "number of kinds of edits, by XFORMAL's definition, a mean",
    against: Against::Source,
    needs: &[],
    uses: &[],
    range: Range::POSITIVE,
    better: Better::Neither,
    scope: Scope::Record,
    digits: 2,
    corpus: OverCorpus::Mean,
    how: How::Texts(|settings, _| {
        let list = settings.abbreviations();
        let digest = digest(&list);
        Ok(of_segments(
            move |_| signature(&[("definition", "paper"), ("abbreviations", &digest), ("norm", "nfc")]),
            move |_, texts| {
                let types = edit_types(texts.source, texts.output, &list, Definition::Paper);
                Stats::noted(types.len() as f64, &types)
            },
        ))
    }),
};

/// The first digits of the digest of a list: another list, another signature.
fn digest(list: &Abbreviations) -> String {
    let mut hash = Sha256::new();
    for (short, long) in list {
        hash.update(format!("{short}\t{long}\n"));
    }
    hex::encode(&hash.finalize()[..4])
}
