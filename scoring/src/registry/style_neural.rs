//! Mean probability of the style, by a neural classifier.

use super::entry::{Better, Entry, How, NeuralMetric, OverCorpus, Range, Resource, Scope};
use crate::measure::Against;

pub(super) static STYLE_NEURAL: Entry = Entry {
    name: "style_neural",
    command_name: "style-neural",
    aliases: &[],
    title: "Style, neural",
    meaning: "mean probability of the style, by a neural classifier",
    against: Against::Itself,
    needs: &[Resource::NeuralStyle],
    uses: &[],
    range: Range::UNIT,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Neural(NeuralMetric::Style),
};
