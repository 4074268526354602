//! The kinds of jobs: the data of each, and the code that runs it.

use serde_json::{Value, json};
use shared::{JobId, Problem, SourceId, StudyId, TaskId, TrainingId, refusal};
use store::job::NewJob;

use super::Held;
use crate::{Engine, Result};

/// The work of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Work {
    /// Scores all outputs of these sources.
    ScoreTexts(Vec<SourceId>),
    /// Scores all outputs of the study that have no score yet.
    ScoreStudy,
    /// Scores the outputs of these sources, or all outputs that have no score yet, with neural models.
    ScoreNeural(Option<Vec<SourceId>>),
    /// Trains a model.
    Train(TrainingId),
    /// Creates hits for this task from the texts that are passed on to it.
    Feed(TaskId),
    /// Writes an export to object storage.
    StoreExport,
}

impl Work {
    /// The name of the kind in the database.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::ScoreTexts(_) => "score_texts",
            Self::ScoreStudy => "score_study",
            Self::ScoreNeural(_) => "score_neural",
            Self::Train(_) => "train",
            Self::Feed(_) => "feed",
            Self::StoreExport => "store_export",
        }
    }

    /// Parses the work of a stored job.
    ///
    /// # Errors
    /// This version does not know the kind: a newer version has written it, and may run it at the next attempt.
    pub fn read(kind: &str, payload: Value) -> Result<Self> {
        match kind {
            "score_texts" => Ok(Self::ScoreTexts(serde_json::from_value(payload)?)),
            "score_study" => Ok(Self::ScoreStudy),
            "score_neural" => Ok(Self::ScoreNeural(serde_json::from_value(payload)?)),
            "train" => Ok(Self::Train(serde_json::from_value(payload)?)),
            "feed" => Ok(Self::Feed(serde_json::from_value(payload)?)),
            "store_export" => Ok(Self::StoreExport),
            _ => Err(Problem::invalid("kind", refusal::unknown_job(kind)).into()),
        }
    }

    /// A job for this work; two jobs with the same `key` are the same job.
    pub(crate) fn job(&self, id: JobId, study: StudyId, key: String) -> NewJob {
        NewJob { id, study, key, kind: self.kind(), payload: self.payload(), total: self.total() }
    }

    /// The data of the job.
    fn payload(&self) -> Value {
        match self {
            Self::ScoreTexts(sources) => json!(sources),
            Self::ScoreStudy | Self::StoreExport => Value::Null,
            Self::ScoreNeural(sources) => json!(sources),
            Self::Train(training) => json!(training),
            Self::Feed(task) => json!(task),
        }
    }

    /// The number of its steps, as far as it is known before the start.
    fn total(&self) -> i64 {
        match self {
            Self::ScoreTexts(sources) => i64::try_from(sources.len()).unwrap_or(i64::MAX),
            Self::ScoreNeural(sources) => {
                sources.as_ref().map_or(0, |sources| i64::try_from(sources.len()).unwrap_or(i64::MAX))
            }
            Self::ScoreStudy | Self::Train(_) | Self::Feed(_) | Self::StoreExport => 0,
        }
    }
}

impl Engine {
    /// Runs a job.
    pub(crate) async fn carry_out(self, job: Held) -> Result<()> {
        match Work::read(&job.kind, job.payload.clone())? {
            Work::ScoreTexts(sources) => self.score_texts(&job, &sources).await,
            Work::ScoreStudy => self.score_whole_study(&job).await,
            Work::ScoreNeural(sources) => self.score_neural(&job, sources).await,
            Work::Train(training) => self.train_model(&job, training).await,
            Work::Feed(task) => self.feed(&job, task).await,
            Work::StoreExport => self.write_export(job).await,
        }
    }
}
