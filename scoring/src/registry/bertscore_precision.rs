//! Match of the output's tokens in the reference.

use super::entry::{Better, Entry, How, NeuralMetric, OverCorpus, Part, Range, Resource, Scope};
use crate::measure::Against;

pub(super) static BERTSCORE_PRECISION: Entry = Entry {
    name: "bertscore_precision",
    command_name: "bertscore-precision",
    aliases: &[],
    title: "BERTScore, precision",
    meaning: "how well the output's tokens are found in the reference",
    against: Against::References,
    needs: &[Resource::Encoder],
    uses: &[],
    range: Range::ANY,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Neural(NeuralMetric::BertScore(Part::Precision)),
};
