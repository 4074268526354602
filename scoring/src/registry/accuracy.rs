//! Share of outputs that have the style with a probability of 1/2 or more.

use super::entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope};
use crate::measure::{Against, Stats, of_segments};
use crate::style::has_style;

pub(super) static ACCURACY: Entry = Entry {
    name: "accuracy",
    command_name: "accuracy",
    aliases: &[],
    title: "Style accuracy",
    meaning: "share of outputs that have the style with a probability of 1/2 or more",
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
        let signature = model.signature("accuracy");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| Stats::number(Some(f64::from(u8::from(has_style(model.probability(texts.output)))))),
        ))
    }),
};
