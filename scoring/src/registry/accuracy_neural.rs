//! Share of outputs that have the style with a probability of 1/2 or more, by a neural classifier.

use super::entry::{Better, Entry, How, NeuralMetric, OverCorpus, Range, Resource, Scope};
use crate::measure::Against;

pub(super) static ACCURACY_NEURAL: Entry = Entry {
    name: "accuracy_neural",
    command_name: "accuracy-neural",
    aliases: &[],
    title: "Style accuracy, neural",
    meaning: "share of outputs that have the style with a probability of 1/2 or more, by a neural classifier",
    against: Against::Itself,
    needs: &[Resource::NeuralStyle],
    uses: &[],
    range: Range::UNIT,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Neural(NeuralMetric::Accuracy),
};
