//! What is measured of the outputs of one source, and by which rule.

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

/// The rules by which the texts of a language are measured in a study.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Of one output, for which BLEU leaves out orders longer than the text.
    settings: measure::Settings,
    /// The metrics that need no model.
    plain: BTreeMap<&'static Entry, Measure>,
    models: BTreeMap<ModelKind, ModelFile>,
}

impl Rules {
    /// The rules of a language.
    pub fn of(language: &Language, settings: &Settings) -> Self {
        let tokenizer = match language.primary() {
            "zh" => Tokenizer::Zh,
            // No white space between words.
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

    /// The abbreviations and what they stand for.
    pub fn abbreviations(&self) -> Arc<Abbreviations> {
        self.settings.abbreviations()
    }

    /// How a whole corpus is measured: BLEU with all orders.
    pub fn of_corpus(&self) -> measure::Settings {
        measure::Settings { effective_order: false, ..self.settings.clone() }
    }

    /// BLEU of a whole corpus.
    pub fn corpus_bleu(&self) -> Bleu {
        self.of_corpus().bleu()
    }

    /// The signature under which a score is kept. Of the rewrites that are references their number says which they are, as
    /// long as all of them are used; after that the edition says it.
    pub fn kept_under(&self, metric: &'static Entry, n_references: usize, edition: Option<&str>) -> Option<String> {
        let signature = self.signature(metric, n_references)?;
        Some(match edition.filter(|_| metric.needs_references()) {
            Some(edition) => format!("{signature}|refs:{edition}"),
            None => signature,
        })
    }

    /// The signature of a metric against so many references; `None` if it needs some and there are none, or a model
    /// that the study does not name.
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

    /// The signature of a metric by models: their names and digests; `None` if the study does not name one.
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

    /// The metrics that can be computed with these models in memory.
    fn measures(&self, resources: &measure::Resources) -> BTreeMap<&'static Entry, Measure> {
        let by_models = METRICS.into_iter().filter(|metric| !metric.needs.is_empty() && metric.neural().is_none());
        let by_models = by_models.filter_map(|metric| Some((metric, metric.measure(&self.settings, resources).ok()?)));
        self.plain.iter().map(|(metric, measure)| (*metric, measure.clone())).chain(by_models).collect()
    }
}

/// The kind of model that a study names for what a metric needs; `None` for what no study has.
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
        // They would change with every text that arrives, and all scores with them.
        Resource::WordWeights => return None,
    })
}

/// The metrics that a kind of model makes possible, alone or with others.
pub fn metrics_by(kind: ModelKind) -> impl Iterator<Item = &'static Entry> {
    METRICS.into_iter().filter(move |metric| metric.needs.iter().any(|need| model_kind(*need) == Some(kind)))
}

/// The neural model by which a metric measures, if it is of one.
pub(super) fn neural_model(metric: &Entry) -> Option<ModelKind> {
    metric.neural()?;
    metric.needs.iter().find_map(|need| model_kind(*need))
}

/// What is kept of a score, so that values of systems can be computed of it later.
pub(super) fn statistics(metric: &Entry, stats: &Stats) -> Result<Value> {
    Ok(match (&metric.corpus, stats) {
        (OverCorpus::Sum(_) | OverCorpus::Union(_), _) | (OverCorpus::Mean, Stats::Noted(..)) => stats.to_json()?,
        (OverCorpus::Mean, _) => Value::Null,
    })
}

/// How many references an output of a source has by a metric, the rewrites of the source being these; `None` where the
/// metric is not of this output. A metric of the rewrites together is kept with the first of them.
pub fn n_references(metric: &Entry, output: OutputId, human: &[OutputId]) -> Option<usize> {
    if metric.against == measure::Against::Rewrites {
        return (human.iter().min() == Some(&output)).then_some(human.len());
    }
    Some(human.iter().filter(|other| **other != output).count())
}

/// Which rewrites of a source are used, in eight digits: outputs never change, so their ids say what their texts are.
pub fn edition(human: impl Iterator<Item = OutputId>) -> String {
    let mut ids: Vec<OutputId> = human.collect();
    ids.sort_unstable();
    let mut hash = Sha256::new();
    for id in &ids {
        hash.update(id.0.as_bytes());
    }
    hex::encode(&hash.finalize()[..4])
}
