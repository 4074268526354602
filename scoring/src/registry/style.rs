//! Mean probability of the style.

use super::entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope};
use crate::measure::{Against, Stats, of_segments};

pub(super) static STYLE: Entry = Entry {
    name: "style",
    command_name: "style",
    aliases: &[],
    title: "Style",
    meaning: "mean probability of the style",
    against: Against::Itself,
    needs: &[Resource::StyleModel],
    uses: &[],
    range: Range::UNIT,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, resources| {
        let model = resources.classifier()?;
        let signature = model.signature("probability");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| Stats::number(Some(model.probability(texts.output))),
        ))
    }),
};
