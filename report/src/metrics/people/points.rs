//! The outputs behind one correlation: the value of a metric and the mean human rating of each.

use std::sync::Arc;

use engine::{
    Error, Result,
    crowd::answers::{Judging, Table, asked, shown_versions},
};
use scoring::registry::{Entry, Scope};
use serde::Serialize;
use shared::{Actor, Language, OutputId, Problem, StudyId, TaskId};
use tabular::csv::Writer;

use super::judgements;
use crate::{ReportKind, Reports, metrics::sum::counted};

/// A metric, and the table of judgements it is compared with.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhichPoints {
    /// The metric.
    pub metric: &'static Entry,
    /// The task.
    pub task: TaskId,
    /// The key of the question, as the report names it.
    pub question: String,
    /// The language.
    pub language: Language,
}

/// The judged outputs that have a value of a metric.
#[derive(Clone, Debug, Default, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Points {
    /// The outputs, by system and, within a system, by their id.
    pub points: Vec<OutputPoint>,
}

/// An output by a metric and by its ratings.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct OutputPoint {
    /// The output.
    pub output: OutputId,
    /// Its system.
    pub system: String,
    /// The value of the metric.
    pub value: f64,
    /// The mean of the ratings, ranks, or of 1 for chosen and 0 for not chosen.
    pub rating: f64,
    /// The ratings.
    pub n_ratings: usize,
}

impl Reports {
    /// The outputs that a correlation of [`Reports::metrics_against_people`] is over. Only the scores of this metric are
    /// read.
    ///
    /// # Errors
    /// The actor may not see reports, or the task is not in the study.
    pub async fn metric_points(&self, actor: &Actor, study: StudyId, which: WhichPoints) -> Result<Arc<Points>> {
        let options = serde_json::to_string(&which).map_err(|error| Error::Unexpected(error.to_string()))?;
        let make = move |reports: Self| async move {
            reports.compute(study, async move |on| on.points(study, &which).await).await
        };
        self.report(actor, study, (ReportKind::MetricPoints, options), make).await
    }

    async fn points(&self, study: StudyId, which: &WhichPoints) -> Result<Points> {
        let WhichPoints { metric, task, question, language } = which;
        if metric.scope != Scope::Output {
            return Err(Problem::NotFound.into());
        }
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let versions = shown_versions(&mut tx, study, &self.versions).await?.versions;
        if !versions.iter().any(|version| version.task_id == *task) {
            return Err(Problem::NotFound.into());
        }
        let judging = Judging::new(&mut tx, study, &versions).await?;
        let tables = judging.tables(&mut tx, (*task, asked(question))).await?;
        let outputs = tx.placed_outputs(study).await?;
        let scores = tx.scores_of_metric(study, metric.name).await?;
        let decided = tx.decided_sources(study).await?;
        tx.commit().await?;
        let mut table = tables.into_iter().filter(|table| table.language == *language).flat_map(Table::ticks);
        let Some(table) = table.find(|table| table.question == *question) else {
            return Ok(Points::default());
        };
        let Some(judgements) = judgements(&table) else { return Ok(Points::default()) };
        let mut systems = counted((outputs, &decided), scores, &facts.settings);
        let mut points = Vec::new();
        for (name, system) in systems.remove(language).unwrap_or_default() {
            let first = points.len();
            points.extend(system.values(metric).filter_map(|(output, value)| {
                let (rating, n_ratings) = *judgements.get(&output)?;
                Some(OutputPoint { output, system: name.clone(), value, rating, n_ratings })
            }));
            points[first..].sort_unstable_by_key(|point| point.output);
        }
        Ok(Points { points })
    }
}

impl Points {
    /// One row per output, with a header. Values have full precision.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&["output_id", "system", "value", "rating", "n_ratings"]);
        for point in &self.points {
            file.row([
                point.output.to_string().into(),
                (&point.system).into(),
                point.value.into(),
                point.rating.into(),
                point.n_ratings.into(),
            ]);
        }
        file.finish()
    }
}
