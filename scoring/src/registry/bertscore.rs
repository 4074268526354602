//! Match of tokens by contextual vectors, F1, mostly between 0.3 and 1.

use super::entry::{Better, Entry, How, NeuralMetric, OverCorpus, Part, Range, Resource, Scope};
use crate::measure::Against;

pub(super) static BERTSCORE: Entry = Entry {
    name: "bertscore",
    command_name: "bertscore",
    aliases: &[],
    title: "BERTScore",
    meaning: "how well tokens match by vectors in context, F1, mostly 0.3 to 1",
    against: Against::References,
    needs: &[Resource::Encoder],
    uses: &[],
    range: Range::ANY,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Neural(NeuralMetric::BertScore(Part::F1)),
};
