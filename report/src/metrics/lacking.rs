//! The metrics that have no value for a study's outputs, or that lack optional resources, and the reasons.

use engine::jobs::score::model_kind;
use scoring::{
    meteor::Stemmer,
    registry::{Entry, Optional, Resource, shown},
};
use serde::Serialize;
use shared::{Language, Settings};

use super::SystemMetrics;

/// A metric that has no value for any system of a language, or lacks optional resources.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = LackingMetric))]
pub struct Lacking {
    /// The metric.
    #[cfg_attr(feature = "schema", schema(value_type = super::schema::Metric))]
    pub metric: &'static Entry,
    /// A description of what is missing.
    pub reason: String,
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
fn missing(metric: &Entry, language: &Language, settings: &Settings) -> String {
    let named = settings.models.get(language);
    let is_missing =
        |need: &&Resource| model_kind(**need).is_none_or(|kind| named.is_none_or(|named| !named.contains_key(&kind)));
    let needs: Vec<&str> = metric.needs.iter().filter(is_missing).map(|need| need.title()).collect();
    if metric.needs.iter().any(|need| model_kind(*need).is_none()) {
        return format!("needs {}, which a study cannot name: use the command line", needs.join(" and "));
    }
    if !needs.is_empty() {
        return format!("needs {}: name it in the settings", needs.join(" and "));
    }
    if metric.needs_references() {
        return "no source has another rewrite to compare with, or none is scored yet".to_owned();
    }
    "nothing is scored yet".to_owned()
}

/// The optional part that a metric with values does without.
fn without(metric: &Entry, language: &Language) -> Option<String> {
    let is_missing = |used: &&Optional| match used {
        Optional::Stems => Stemmer::of(language.as_str()).is_none(),
        // No study names a WordNet.
        Optional::Synonyms => true,
    };
    let missing: Vec<&str> = metric.uses.iter().filter(is_missing).map(|used| used.title()).collect();
    (!missing.is_empty()).then(|| format!("computed without {}", missing.join(" and ")))
}
