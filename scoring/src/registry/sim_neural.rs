//! Cosine of the texts' vectors, -1 to 1.

use super::entry::{Better, Entry, How, NeuralMetric, OverCorpus, Range, Resource, Scope};
use crate::measure::Against;

pub(super) static SIM_NEURAL: Entry = Entry {
    name: "sim_neural",
    command_name: "sim-neural",
    aliases: &[],
    title: "Sim, neural",
    meaning: "cosine of the texts' vectors, -1 to 1",
    against: Against::Source,
    needs: &[Resource::Encoder],
    uses: &[],
    range: Range::SIGNED,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Neural(NeuralMetric::Similarity),
};
