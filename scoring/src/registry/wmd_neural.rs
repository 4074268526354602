//! Word Mover's Distance of vectors in context, 0 to 2, lower is nearer.

use super::entry::{Better, Entry, How, NeuralMetric, OverCorpus, Range, Resource, Scope};
use crate::measure::Against;

pub(super) static WMD_NEURAL: Entry = Entry {
    name: "wmd_neural",
    command_name: "wmd-neural",
    aliases: &[],
    title: "WMD, neural",
    meaning: "Word Mover's Distance of vectors in context, 0 to 2, lower is nearer",
    against: Against::Source,
    needs: &[Resource::Encoder],
    uses: &[],
    range: Range::POSITIVE,
    better: Better::Lower,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Neural(NeuralMetric::MoversDistance),
};
