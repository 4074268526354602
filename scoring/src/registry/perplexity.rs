//! The perplexity of all outputs together, by an n-gram language model.

use super::{
    entry::{Better, Counts, Entry, How, OverCorpus, Range, Resource, Scope},
    log_probability::of_model,
};
use crate::measure::{Against, Mean, Settings, Stats, of_segments};

pub(super) static PERPLEXITY: Entry = Entry {
    name: "perplexity",
    command_name: "perplexity",
    aliases: &[],
    title: "Perplexity",
    meaning: "perplexity of all outputs together, lower is more usual",
    against: Against::Itself,
    needs: &[Resource::LanguageModel],
    uses: &[],
    range: Range::POSITIVE,
    better: Better::Lower,
    scope: Scope::System,
    digits: 2,
    corpus: OverCorpus::Sum(COUNTS),
    how: How::Texts(|_, resources| {
        let model = resources.language_model()?;
        let signature = of_model(&model, "corpus");
        Ok(of_segments(
            move |_| signature.clone(),
            move |_, texts| {
                let score = model.score(texts.output);
                Stats::Mean(Mean { sum: score.log10, weight: score.n_words as f64, ..Mean::default() })
            },
        ))
    }),
};

/// Perplexity adds up log₁₀-probabilities and their number.
pub(super) const COUNTS: Counts = Counts { empty: || Stats::Mean(Mean::default()), value };

fn value(_: &Settings, stats: &Stats) -> Option<f64> {
    let Stats::Mean(mean) = stats else { return None };
    mean.value().map(|log10| 10_f64.powf(-log10))
}
