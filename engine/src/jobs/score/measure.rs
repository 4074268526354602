//! The metrics that are computed for the outputs of a source, and their settings.

mod passage;

use std::{collections::BTreeMap, sync::Arc};

use scoring::{
    abbreviations::{self, Abbreviations},
    bleu::Bleu,
    measure::{self, Measure, Stats},
    registry::{Entry, METRICS, OverCorpus, Resource},
    tokenize::Tokenizer,
};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use shared::{Language, ModelFile, ModelKind, OutputId, Settings};

use crate::Result;

pub(super) use passage::Missing;
pub use passage::Passage;

/// The settings with which a study measures the texts of a language.
#[derive(Clone, Debug)]
pub struct Rules {
    /// For a single output, for which BLEU ignores n-gram orders longer than the text.
    settings: measure::Settings,
    /// The metrics that need no model.
    plain: BTreeMap<&'static Entry, Measure>,
    models: BTreeMap<ModelKind, ModelFile>,
}

impl Rules {
    /// The rules for a language.
    pub fn new(language: &Language, settings: &Settings) -> Self {
        let tokenizer = match language.primary() {
            "zh" => Tokenizer::Zh,
            // These languages have no white space between words.
            "ja" | "th" | "lo" | "km" | "my" => Tokenizer::Char,
            _ => Tokenizer::V13a,
        };
        let own = settings.abbreviations.get(language).cloned();
        let settings_of_texts = measure::Settings {
            tokenizer,
            effective_order: true,
            language: Some(language.as_str().to_owned()),
            abbreviations: Some(Arc::new(own.unwrap_or_else(|| abbreviations::of(language.as_str())))),
            ..measure::Settings::default()
        };
        let without_models = measure::Resources::default();
        let plain = METRICS.into_iter().filter(|metric| metric.needs.is_empty());
        let measured =
            |metric: &'static Entry| Some((metric, metric.measure(&settings_of_texts, &without_models).ok()?));
        Self {
            plain: plain.filter_map(measured).collect(),
            models: settings.models.get(language).cloned().unwrap_or_default(),
            settings: settings_of_texts,
        }
    }

    /// The abbreviations and their expansions.
    pub fn abbreviations(&self) -> Arc<Abbreviations> {
        self.settings.abbreviations()
    }

    /// The settings for a whole corpus: BLEU with all n-gram orders.
    pub fn of_corpus(&self) -> measure::Settings {
        measure::Settings { effective_order: false, ..self.settings.clone() }
    }

    /// BLEU of a whole corpus.
    pub fn corpus_bleu(&self) -> Bleu {
        self.of_corpus().bleu()
    }

    /// The signature under which a score is stored. The references are identified by their number as long as all
    /// rewrites are in use, and by the edition after that.
    pub fn kept_under(&self, metric: &'static Entry, n_references: usize, edition: Option<&str>) -> Option<String> {
        let signature = self.signature(metric, n_references)?;
        Some(match edition.filter(|_| metric.needs_references()) {
            Some(edition) => format!("{signature}|refs:{edition}"),
            None => signature,
        })
    }

    /// The signature of a metric with this number of references; `None` if it needs references and there are none, or
    /// needs a model that the study does not name.
    fn signature(&self, metric: &'static Entry, n_references: usize) -> Option<String> {
        if metric.needs_references() && n_references == 0 {
            return None;
        }
        if metric.needs.is_empty() {
            return Some(self.plain.get(metric)?.kept_signature(n_references));
        }
        let signature = self.named(metric)?;
        Some(if metric.needs_references() { format!("nrefs:{n_references}|{signature}") } else { signature })
    }

    /// The signature of a metric that uses models: their names and digests; `None` if the study does not name one of
    /// them.
    fn named(&self, metric: &Entry) -> Option<String> {
        let name = |resource: &Resource| {
            let kind = model_kind(*resource)?;
            let ModelFile { file, sha256 } = self.models.get(&kind)?;
            Some(format!("{kind}:{file}@{}", sha256.get(..8)?))
        };
        let models = metric.needs.iter().map(name).collect::<Option<Vec<_>>>()?.join("|");
        Some(format!("{models}|norm:nfc|version:concord-{}", env!("CARGO_PKG_VERSION")))
    }

    /// The neural models of the language, by kind.
    pub(super) fn neural_models(&self) -> impl Iterator<Item = (ModelKind, &ModelFile)> {
        self.models.iter().filter(|(kind, _)| kind.is_neural()).map(|(kind, file)| (*kind, file))
    }

    /// The metrics that can be computed with these loaded models.
    fn measures(&self, resources: &measure::Resources) -> BTreeMap<&'static Entry, Measure> {
        let by_models = METRICS.into_iter().filter(|metric| !metric.needs.is_empty() && metric.neural().is_none());
        let by_models = by_models.filter_map(|metric| Some((metric, metric.measure(&self.settings, resources).ok()?)));
        self.plain.iter().map(|(metric, measure)| (*metric, measure.clone())).chain(by_models).collect()
    }
}

/// The kind of model that provides what a metric needs; `None` if a study cannot have it.
pub const fn model_kind(resource: Resource) -> Option<ModelKind> {
    Some(match resource {
        Resource::LanguageModel => ModelKind::Language,
        Resource::StyleModel => ModelKind::Style,
        Resource::NaturalnessModel => ModelKind::Naturalness,
        Resource::Vectors => ModelKind::Vectors,
        Resource::Encoder => ModelKind::Encoder,
        Resource::NeuralStyle => ModelKind::NeuralStyle,
        Resource::NeuralLanguage => ModelKind::NeuralLanguage,
        Resource::RatingModel => ModelKind::Rating,
        // Word weights would change with every new text, and all scores with them.
        Resource::WordWeights => return None,
    })
}

/// The metrics that need this kind of model, alone or together with others.
pub fn metrics_by(kind: ModelKind) -> impl Iterator<Item = &'static Entry> {
    METRICS.into_iter().filter(move |metric| metric.needs.iter().any(|need| model_kind(*need) == Some(kind)))
}

/// The neural model that a metric uses, if any.
pub(super) fn neural_model(metric: &Entry) -> Option<ModelKind> {
    metric.neural()?;
    metric.needs.iter().find_map(|need| model_kind(*need))
}

/// The statistics that are stored with a score, so that system-level values can be computed from them later.
pub(super) fn statistics(metric: &Entry, stats: &Stats) -> Result<Value> {
    Ok(match (&metric.corpus, stats) {
        (OverCorpus::Sum(_) | OverCorpus::Union(_), _) | (OverCorpus::Mean, Stats::Noted(..)) => stats.to_json()?,
        (OverCorpus::Mean, _) => Value::Null,
    })
}

/// The number of references for an output of a source, where `human` contains the rewrites of the source; `None` if the
/// metric does not apply to this output. A metric about all rewrites together is stored with the first of them.
pub fn n_references(metric: &Entry, output: OutputId, human: &[OutputId]) -> Option<usize> {
    if metric.against == measure::Against::Rewrites {
        // A single rewrite has nothing to be compared with.
        return (human.len() > 1 && human.iter().min() == Some(&output)).then_some(human.len());
    }
    Some(human.iter().filter(|other| **other != output).count())
}

/// Identifies the rewrites of a source that are in use, in eight digits: outputs never change, so their ids identify
/// their texts.
pub fn edition(human: impl Iterator<Item = OutputId>) -> String {
    let mut ids: Vec<OutputId> = human.collect();
    ids.sort_unstable();
    let mut hash = Sha256::new();
    for id in &ids {
        hash.update(id.0.as_bytes());
    }
    hex::encode(&hash.finalize()[..4])
}
