//! The metrics that have no value for a study's outputs, or that lack optional resources, and the reasons.

use engine::jobs::score::model_kind;
use scoring::{
    meteor::Stemmer,
    registry::{Entry, Optional, Resource, shown},
};
use serde::Serialize;
use shared::{Language, Message, Settings, refusal};

use super::SystemMetrics;

/// A metric that has no value for any system of a language, or lacks optional resources.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = LackingMetric))]
pub struct Lacking {
    /// The metric.
    #[cfg_attr(feature = "schema", schema(value_type = super::schema::Metric))]
    #[borsh(serialize_with = "scoring::stored::write_metric", deserialize_with = "scoring::stored::read_metric")]
    pub metric: &'static Entry,
    /// A description of what is missing.
    #[serde(serialize_with = "shared::message::as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub reason: Message,
}

/// The requirements that the metrics of a language lack.
pub(super) fn lacking(language: &Language, settings: &Settings, systems: &[SystemMetrics]) -> Vec<Lacking> {
    let reason = |metric: &'static Entry| {
        let reason = if systems.iter().any(|system| system.score(metric).is_some()) {
            without(metric, language)
        } else {
            Some(missing(metric, language, settings))
        };
        reason.map(|reason| Lacking { metric, reason })
    };
    shown().filter_map(reason).collect()
}

/// The reason why a metric has no value.
fn missing(metric: &Entry, language: &Language, settings: &Settings) -> Message {
    let named = settings.models.get(language);
    let is_missing =
        |need: &&Resource| model_kind(**need).is_none_or(|kind| named.is_none_or(|named| !named.contains_key(&kind)));
    let needs: Vec<Message> = metric.needs.iter().filter(is_missing).map(|need| in_words(*need)).collect();
    if metric.needs.iter().any(|need| model_kind(*need).is_none()) {
        return refusal::metric_lacks_outside(needs);
    }
    if !needs.is_empty() {
        return refusal::metric_lacks_models(needs);
    }
    if metric.needs_references() {
        return refusal::metric_lacks_references();
    }
    refusal::metric_lacks_scores()
}

fn in_words(need: Resource) -> Message {
    match need {
        Resource::LanguageModel => refusal::metric_needs_language_model(),
        Resource::StyleModel => refusal::metric_needs_style_model(),
        Resource::NaturalnessModel => refusal::metric_needs_naturalness_model(),
        Resource::Vectors => refusal::metric_needs_vectors(),
        Resource::WordWeights => refusal::metric_needs_word_weights(),
        Resource::Encoder => refusal::metric_needs_encoder(),
        Resource::NeuralStyle => refusal::metric_needs_neural_style(),
        Resource::NeuralLanguage => refusal::metric_needs_neural_language(),
        Resource::RatingModel => refusal::metric_needs_rating_model(),
    }
}

/// The optional part that a metric with values does without.
fn without(metric: &Entry, language: &Language) -> Option<Message> {
    let is_missing = |used: &&Optional| match used {
        Optional::Stems => Stemmer::of(language.as_str()).is_none(),
        // No study names a WordNet.
        Optional::Synonyms => true,
    };
    let name = |used: &Optional| match used {
        Optional::Stems => refusal::metric_needs_stemmer(),
        Optional::Synonyms => refusal::metric_needs_synonyms(),
    };
    let missing: Vec<Message> = metric.uses.iter().filter(is_missing).map(name).collect();
    (!missing.is_empty()).then(|| refusal::metric_computed_without(missing))
}
