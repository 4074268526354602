//! Evaluation of systems by automatic metrics (XFORMAL, Table 7, top), from the scores that jobs have stored.
//!
//! A corpus metric is computed from the sums of its segments' counts, not from the mean of their scores, so it equals
//! the value that the command line computes on the exported texts. A score counts only under the signature that it
//! would have today: with all rewrites of its source as references. Outputs without a score show as missing coverage.

mod lacking;
pub mod people;
mod print;
#[cfg(feature = "schema")]
mod schema;
pub(crate) mod sum;

use std::sync::Arc;

use engine::Result;
use scoring::registry::Entry;
use serde::Serialize;
use shared::{Actor, Language, Problem, StudyId};

use crate::{ReportKind, Reports, agreement::SOFTWARE};

pub use lacking::Lacking;
pub use print::star_note;

/// The evaluation of a study's systems by automatic metrics.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Metrics {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The seed of the comparisons: the study's own.
    pub seed: i64,
    /// The program and version that computed it.
    pub software: String,
    /// The system the others are compared with, if one was chosen.
    pub baseline: Option<String>,
    /// A table a language.
    pub languages: Vec<LanguageMetrics>,
}

/// The metric values of systems in one language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LanguageMetrics {
    /// The language.
    pub language: Language,
    /// Rewrites that were removed: they are no references and not measured.
    pub n_removed: usize,
    /// Rewrites that were replaced by a corrected text.
    pub n_corrected: usize,
    /// Rewrites by workers whose work is excluded: they are neither references nor scored.
    pub n_left_out: usize,
    /// The systems, by name.
    pub systems: Vec<SystemMetrics>,
    /// The metrics without a value for any system, or with missing optional resources, and the reasons.
    pub lacking: Vec<Lacking>,
}

/// The metric values of one system in one language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SystemMetrics {
    /// The system.
    pub system: String,
    /// Its outputs in the language.
    pub n_outputs: usize,
    /// The metrics that have a value, in the order of the table.
    pub scores: Vec<SystemMetric>,
}

/// The value of a metric for a system.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SystemMetric {
    /// The metric.
    #[cfg_attr(feature = "schema", schema(value_type = schema::Metric))]
    #[borsh(serialize_with = "scoring::stored::write_metric", deserialize_with = "scoring::stored::read_metric")]
    pub metric: &'static Entry,
    /// Its value over all outputs that are scored: of the corpus, or the mean over texts.
    pub value: f64,
    /// The outputs it is over.
    pub n_outputs: usize,
    /// The configuration that must be equal for two values to be comparable; it contains `nrefs:var` if sources have
    /// different numbers of rewrites.
    pub signature: String,
    /// The comparison with the baseline, if there is a baseline.
    pub comparison: Option<Compared>,
}

/// A comparison of a system with the baseline, over the sources for which both have one output.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Compared {
    /// The system's value minus the baseline's.
    pub difference: f64,
    /// The probability of a difference at least this large between equally good systems.
    pub p_value: f64,
    /// The sources both have.
    pub n_sources: usize,
    /// Whether p is below 0.05 and there are at least 6 sources: a star in the table.
    pub significant: bool,
    /// The test that computed p.
    pub test: String,
}

impl Reports {
    /// Evaluates systems by automatic metrics, compared with a baseline if one is named.
    ///
    /// # Errors
    /// The actor may not see reports, or the study has no such system.
    pub async fn metrics(&self, actor: &Actor, study: StudyId, baseline: Option<String>) -> Result<Arc<Metrics>> {
        let baseline = self.baseline(actor, study, baseline).await?;
        let options = format!("{baseline:?}");
        let make = move |reports: Self| async move {
            reports.compute(study, async move |on| on.sum_up(study, baseline).await).await
        };
        self.report(actor, study, (ReportKind::Metrics, options), make).await
    }

    async fn sum_up(&self, study: StudyId, baseline: Option<String>) -> Result<Metrics> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let outputs = tx.placed_outputs(study).await?;
        let scores = tx.scores(study).await?;
        let decided = tx.decided_sources(study).await?;
        let counts = tx.decided_counts(study).await?;
        tx.commit().await?;
        let compared = (baseline.as_deref(), facts.seed.cast_unsigned());
        let mut languages = sum::languages((outputs, &decided), scores, &facts.settings, compared)?;
        for of in &mut languages {
            let without = counts.of(&of.language);
            (of.n_removed, of.n_corrected, of.n_left_out) = (without.removed, without.corrected, without.left_out);
        }
        Ok(Metrics { study, title: facts.title, seed: facts.seed, software: SOFTWARE.to_owned(), baseline, languages })
    }
}

impl Metrics {
    /// The names of all systems, sorted.
    pub fn systems(&self) -> Vec<String> {
        let all = self.languages.iter().flat_map(|language| &language.systems);
        let mut names: Vec<String> = all.map(|system| system.system.clone()).collect();
        names.sort();
        names.dedup();
        names
    }
}

impl SystemMetrics {
    /// The value of a metric for the system.
    pub fn score(&self, metric: &Entry) -> Option<&SystemMetric> {
        self.scores.iter().find(|score| score.metric == metric)
    }
}
