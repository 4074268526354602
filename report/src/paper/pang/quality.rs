//! Style, content and fluency of every output by the models that a study names, and of a system as a whole.

use std::collections::{BTreeMap, HashMap};

use scoring::{
    embeddings::Idf,
    gm::{Qualities, Thresholds, gm},
    style::has_style,
};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use shared::{Language, OutputId};
use store::paper::Made;

use super::super::{Cell, Evidence};
use crate::memory::Memory;

/// The models' scores of an output; `None` where a model is missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(super) struct Quality {
    /// The probability of the style.
    pub style: Option<f64>,
    /// Sim with the source.
    pub similarity: Option<f64>,
    /// The logarithm of the text's probability and the words it is over.
    pub language: Option<(f64, f64)>,
}

impl Quality {
    /// The perplexity of the text.
    pub(super) fn perplexity(self) -> Option<f64> {
        self.language.map(|(log10, n)| 10_f64.powf(-log10 / n))
    }

    /// The three qualities of a text that GM combines.
    pub(super) fn qualities(self) -> Option<Qualities> {
        Some(Qualities { accuracy: self.style?, similarity: self.similarity?, perplexity: self.perplexity()? })
    }
}

/// The models' scores of the outputs of a language, taken from memory if exactly these outputs were scored before.
pub(super) fn qualities(evidence: &Evidence, language: &Language) -> HashMap<OutputId, Quality> {
    static BEFORE: Memory<HashMap<OutputId, Quality>> = Memory::new();
    let origins = evidence.origins();
    let own = |text: &&Made| origins.get(&text.source_id).is_some_and(|source| source.language == *language);
    let texts: Vec<(&Made, &str)> =
        evidence.texts.iter().filter(own).map(|text| (text, origins[&text.source_id].text.as_str())).collect();
    let named = evidence.study.settings.models.get(language);
    let mut hash = Sha256::new();
    hash.update(format!("{language}\n{named:?}\n"));
    for (text, source) in &texts {
        hash.update(format!("{}\n{}\n{source}\n{}\n{}\n", text.id, source.len(), text.text.len(), text.text));
    }
    // A model whose file is missing may be there the next time.
    let lasting = |found: &HashMap<OutputId, Quality>| found.values().all(|one| one.qualities().is_some());
    BEFORE.get(hex::encode(hash.finalize()), || measured(evidence, language, &texts), lasting)
}

fn measured(evidence: &Evidence, language: &Language, texts: &[(&Made, &str)]) -> HashMap<OutputId, Quality> {
    let models = evidence.models(language);
    let mut idf = Idf::default();
    let sources = evidence.sources.iter().filter(|source| source.language == *language);
    for text in sources.map(|source| &source.text).chain(texts.iter().map(|(text, _)| &text.text)) {
        idf.add(text);
    }
    let of = |(text, source): &(&Made, &str)| {
        let score = models.language().map(|model| model.score(&text.text));
        let quality = Quality {
            style: models.style_probability(&text.text),
            similarity: models.vectors().and_then(|vectors| vectors.sim(&idf, source, &text.text)),
            language: score.map(|score| (score.log10, score.n_words as f64)),
        };
        (text.id, quality)
    };
    texts.iter().map(of).collect()
}

/// A system as a whole.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Whole {
    /// The share classified as the style.
    pub accuracy: Option<f64>,
    /// The mean similarity.
    pub similarity: Option<f64>,
    /// The perplexity of all its outputs.
    pub perplexity: Option<f64>,
    /// Its outputs.
    pub n: usize,
}

impl Whole {
    /// GM with these thresholds.
    pub(super) fn gm(self, thresholds: Thresholds) -> Option<f64> {
        let (accuracy, similarity, perplexity) = (self.accuracy?, self.similarity?, self.perplexity?);
        Some(gm(Qualities { accuracy, similarity, perplexity }, thresholds))
    }
}

/// The systems of a language.
pub(super) fn wholes<'a>(evidence: &'a Evidence, language: &Language) -> BTreeMap<&'a str, Whole> {
    let qualities = qualities(evidence, language);
    let mut systems: BTreeMap<&str, Vec<Quality>> = BTreeMap::new();
    for text in evidence.used() {
        if let Some(quality) = qualities.get(&text.id) {
            systems.entry(&text.system).or_default().push(*quality);
        }
    }
    systems.into_iter().map(|(system, all)| (system, whole(&all))).collect()
}

fn whole(all: &[Quality]) -> Whole {
    let mean = |values: Vec<f64>| (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64);
    let classified = |style: f64| f64::from(u8::from(has_style(style)));
    let (log10, n_words) = all.iter().filter_map(|one| one.language).fold((0.0, 0.0), |(a, b), (c, d)| (a + c, b + d));
    Whole {
        accuracy: mean(all.iter().filter_map(|one| one.style).map(classified).collect()),
        similarity: mean(all.iter().filter_map(|one| one.similarity).collect()),
        perplexity: (n_words > 0.0).then(|| 10_f64.powf(-log10 / n_words)),
        n: all.len(),
    }
}

/// The reason why a value is missing: the missing model.
pub(super) fn missing(evidence: &Evidence, language: &Language) -> String {
    use shared::ModelKind::{Language as Words, Style, Vectors};
    let named = evidence.study.settings.models.get(language);
    let lacks = |kind: &shared::ModelKind| named.is_none_or(|named| !named.contains_key(kind));
    let missing: Vec<&str> =
        [Style, Vectors, Words].iter().filter(|kind| lacks(kind)).map(|kind| kind.as_str()).collect();
    if missing.is_empty() {
        "no output has a value by the models that the settings name".to_owned()
    } else {
        format!("the settings lack for this language: {}", missing.join(", "))
    }
}

/// A number of a system, or the model that is missing.
pub(super) fn cell(value: Option<f64>, digits: usize, missing: &str) -> Cell {
    Cell::maybe(value, digits, missing)
}
