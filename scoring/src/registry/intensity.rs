//! Style transfer intensity.

use super::entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope};
use crate::{
    intensity::{Ground, intensity},
    measure::{Against, Stats, of_segments},
};

pub(super) static INTENSITY: Entry = Entry {
    name: "intensity",
    command_name: "intensity",
    aliases: &[],
    title: "Intensity (STI)",
    meaning: "how far the source's style was moved towards the wanted one, -1 to 1",
    against: Against::Source,
    needs: &[Resource::StyleModel],
    uses: &[],
    range: Range::SIGNED,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, resources| {
        let model = resources.classifier()?;
        let signature = "against:source|".to_owned() + &model.signature("intensity");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| {
                let (from, to) = (model.probability(texts.source), model.probability(texts.output));
                Stats::number(intensity(&[1.0 - from, from], &[1.0 - to, to], 1, Ground::Unit).ok())
            },
        ))
    }),
};
