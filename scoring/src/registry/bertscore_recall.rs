//! Match of the reference's tokens in the output.

use super::entry::{Better, Entry, How, NeuralMetric, OverCorpus, Part, Range, Resource, Scope};
use crate::measure::Against;

pub(super) static BERTSCORE_RECALL: Entry = Entry {
    name: "bertscore_recall",
    command_name: "bertscore-recall",
    aliases: &[],
    title: "BERTScore, recall",
    meaning: "how well the reference's tokens are found in the output",
    against: Against::References,
    needs: &[Resource::Encoder],
    uses: &[],
    range: Range::ANY,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Neural(NeuralMetric::BertScore(Part::Recall)),
};
