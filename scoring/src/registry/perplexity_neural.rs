//! Perplexity of all outputs together, per word or, by GPT-2, per token, lower is more usual.

use super::{
    entry::{Better, Entry, How, NeuralMetric, OverCorpus, Range, Resource, Scope},
    perplexity::COUNTS,
};
use crate::measure::Against;

pub(super) static PERPLEXITY_NEURAL: Entry = Entry {
    name: "ppl_neural",
    command_name: "ppl-neural",
    aliases: &["perplexity_neural"],
    title: "Perplexity, neural",
    meaning: "perplexity of all outputs together, per word or, by GPT-2, per token, lower is more usual",
    against: Against::Itself,
    needs: &[Resource::NeuralLanguage],
    uses: &[],
    range: Range::POSITIVE,
    better: Better::Lower,
    scope: Scope::System,
    digits: 2,
    corpus: OverCorpus::Sum(COUNTS),
    how: How::Neural(NeuralMetric::Perplexity),
};
