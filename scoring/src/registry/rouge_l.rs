//! ROUGE-L.

use super::entry::{Better, Entry, How, OverCorpus, Range, Scope};
use crate::{
    measure::{Against, Stats, of_segments},
    metric::signature,
    rouge::rouge_l,
};

pub(super) static ROUGE_L: Entry = Entry {
    name: "rouge_l",
    command_name: "rouge-l",
    aliases: &[],
    title: "ROUGE-L",
    meaning: "longest sequence of words in common, F1 with the best reference, 0 to 1",
    against: Against::References,
    needs: &[],
    uses: &[],
    range: Range::UNIT,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, _| {
        Ok(of_segments(
            |n_references| {
                let refs = n_references.to_string();
                signature(&[("nrefs", &refs), ("case", "lc"), ("tok", "uax29"), ("norm", "nfc"), ("stem", "no")])
            },
            |_, texts| {
                Stats::number(texts.references.iter().map(|text| rouge_l(texts.output, text).f1()).reduce(f64::max))
            },
        ))
    }),
};
