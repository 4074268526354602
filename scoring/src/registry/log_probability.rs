//! The mean log-probability of a word, by an n-gram language model.

use super::entry::{Better, Entry, How, OverCorpus, Range, Resource, Scope};
use crate::{
    lm::Model,
    measure::{Against, Stats, of_segments},
    metric::signature,
};

pub(super) static LOG_PROBABILITY: Entry = Entry {
    name: "log_probability",
    command_name: "fluency",
    aliases: &[],
    title: "Log-probability",
    meaning: "log10-probability of a word, a mean over segments",
    against: Against::Itself,
    needs: &[Resource::LanguageModel],
    uses: &[],
    range: Range::NEGATIVE,
    better: Better::Higher,
    scope: Scope::Output,
    digits: 3,
    corpus: OverCorpus::Mean,
    how: How::Texts(|_, resources| {
        let model = resources.language_model()?;
        let signature = of_model(&model, "segment");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| Stats::number(Some(model.score(texts.output).log10_per_word())),
        ))
    }),
};

/// The signature of a number of a language model.
pub(super) fn of_model(model: &Model, mean: &str) -> String {
    let (order, words) = (model.order().to_string(), model.vocabulary().n_words().to_string());
    signature(&[("lm", "ngram"), ("order", &order), ("words", &words), ("tok", "none"), ("mean", mean)])
}
