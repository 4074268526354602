//! Mean probability that a person wrote the text.

use super::entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope};
use crate::measure::{Against, Stats, of_segments};

pub(super) static NATURALNESS: Entry = Entry {
    name: "naturalness",
    command_name: "naturalness",
    aliases: &[],
    title: "Naturalness",
    meaning: "mean probability that a person wrote the text",
    against: Against::Itself,
    needs: &[Resource::NaturalnessModel],
    uses: &[],
    range: Range::UNIT,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, resources| {
        let model = resources.naturalness()?;
        let signature = model.signature("probability");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| Stats::number(Some(model.probability(texts.output))),
        ))
    }),
};
