//! Log10-probability of a word or, by GPT-2, of a token, a mean over segments.

use super::entry::{Better, Entry, How, NeuralMetric, OverCorpus, Range, Resource, Scope};
use crate::measure::Against;

pub(super) static LOG_PROBABILITY_NEURAL: Entry = Entry {
    name: "log_probability_neural",
    command_name: "fluency-neural",
    aliases: &[],
    title: "Log-probability, neural",
    meaning: "log10-probability of a word or, by GPT-2, of a token, a mean over segments",
    against: Against::Itself,
    needs: &[Resource::NeuralLanguage],
    uses: &[],
    range: Range::NEGATIVE,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Neural(NeuralMetric::LogProbability),
};
