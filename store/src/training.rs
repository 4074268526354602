//! Queries of trainings, and of what models learn from.

use serde::{Deserialize, Serialize};
use shared::{
    JobId, JobState, Language, Message, ModelKind, SourceId, StudyId, TaskId, Time, TrainingId,
    message::as_optional_text,
};
use sqlx::types::Json;

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// How a model is trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = TrainingOptions))]
pub struct Options {
    /// How often each example is seen.
    pub epochs: u32,
}

/// A training, and how it went.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Training {
    /// Its id.
    pub id: TrainingId,
    /// The job that does it.
    pub job_id: JobId,
    /// What kind of model.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: ModelKind,
    /// The language of the texts.
    pub language: Language,
    /// The folder it becomes.
    pub name: String,
    /// The folder of the encoder it begins with.
    pub encoder: Option<String>,
    /// The digest of that folder.
    pub encoder_sha256: Option<String>,
    /// Whose ratings it learns from.
    pub task_id: Option<TaskId>,
    /// How it is trained.
    #[sqlx(json)]
    pub options: Options,
    /// The seed.
    pub seed: i64,
    /// Whether the study uses it at once.
    pub use_at_once: bool,
    /// Examples it learns from.
    pub n_examples: i64,
    /// Examples it is measured on.
    pub n_held_out: i64,
    /// SHA-256 of the examples.
    pub data_sha256: String,
    /// The mean loss of each epoch.
    #[sqlx(json)]
    pub losses: Vec<f64>,
    /// After each epoch, on what is held out, what the best epoch is chosen by: the root of the mean squared error of ratings,
    /// in their unit; the share told right; or perplexity.
    #[sqlx(json)]
    pub measures: Vec<f64>,
    /// Of the epoch whose weights were kept: Spearman's ρ of a model of ratings, where it is defined, else the measure.
    pub result: Option<f64>,
    /// The digest of the folder it has become.
    pub sha256: Option<String>,
    /// Why the last attempt failed.
    #[serde(serialize_with = "as_optional_text")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub reason: Option<Message>,
    /// When it was asked for.
    pub created_at: Time,
    /// When it ended well.
    pub ended_at: Option<Time>,
    /// Where its job is; `None` if that is forgotten.
    pub state: Option<JobState>,
}

/// How many outputs a signature has scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
pub struct Scored {
    /// The metric, as stored.
    pub metric: String,
    /// What must be equal for two scores to be comparable.
    pub signature: String,
    /// Outputs with such a score.
    pub n_outputs: i64,
}

/// How far a training is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Curves {
    /// The mean loss of each epoch.
    pub losses: Vec<f64>,
    /// After each epoch, on what is held out, what the best epoch is chosen by: the root of the mean squared error of ratings,
    /// in their unit; the share told right; or perplexity. Empty if nothing is.
    pub measures: Vec<f64>,
    /// Of the epoch whose weights are kept: Spearman's ρ of a model of ratings, where it is defined, else the measure.
    pub result: Option<f64>,
}

/// A rating and the text it is of.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Rated {
    pub text: String,
    pub number: i64,
    pub places: i64,
    pub worker: i64,
}

/// A source and a person's rewrite of it.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Pair {
    pub source: SourceId,
    pub text: String,
    pub rewrite: String,
}

impl Tx {
    /// The counted numbers that answer a question of a task, in the order in which they came.
    pub async fn ratings(
        &mut self,
        study: StudyId,
        task: TaskId,
        question: &str,
        language: &Language,
    ) -> Result<Vec<Rated>> {
        rows!(
            self,
            Rated,
            "select coalesce(o.text, s.text) as text, n.number, n.places, w.number as worker
               from counted_answer n
               join worker w on w.id = n.worker_id
               join source s on s.id = n.source_id
               left join output o on o.id = n.output_id
              where n.study_id = $1
                and n.task_id = $2
                and n.question = $3
                and n.language = $4
                and n.number is not null
              order by n.id",
            study,
            task,
            question,
            language
        )
    }

    /// People's rewrites that are used, each with its source, in the order of the sources.
    pub async fn human_pairs(&mut self, study: StudyId, language: &Language) -> Result<Vec<Pair>> {
        rows!(
            self,
            Pair,
            "select s.id as source, s.text, o.text as rewrite
               from used_output o
               join source s on s.id = o.source_id
               join system y on y.id = o.system_id
              where o.study_id = $1 and s.language = $2 and y.kind = 'human'
              order by s.position, s.id, o.id",
            study,
            language
        )
    }

    /// Which signature scored how many outputs of a study.
    pub async fn signatures(&mut self, study: StudyId) -> Result<Vec<Scored>> {
        rows!(
            self,
            Scored,
            "select c.metric, c.signature, count(*) as n_outputs
               from score c
               join output o on o.id = c.output_id
              where o.study_id = $1
              group by c.metric, c.signature
              order by c.metric, c.signature",
            study
        )
    }

    /// The trainings of a study, the newest first.
    pub async fn trainings(&mut self, study: StudyId) -> Result<Vec<Training>> {
        rows!(
            self,
            Training,
            "select t.id, t.job_id, t.kind, t.language, t.name, t.encoder, t.encoder_sha256, t.task_id, t.options, t.seed,
                    t.use_at_once, t.n_examples, t.n_held_out, t.data_sha256, t.losses, t.measures, t.result, t.sha256,
                    coalesce(t.reason, j.reason) as reason, t.created_at, t.ended_at, j.state
               from training t
               left join job j on j.id = t.job_id
              where t.study_id = $1
              order by t.id desc",
            study
        )
    }

    /// A training of a study.
    pub async fn training(&mut self, study: StudyId, id: TrainingId) -> Result<Option<Training>> {
        row!(
            self,
            Training,
            "select t.id, t.job_id, t.kind, t.language, t.name, t.encoder, t.encoder_sha256, t.task_id, t.options, t.seed,
                    t.use_at_once, t.n_examples, t.n_held_out, t.data_sha256, t.losses, t.measures, t.result, t.sha256,
                    t.reason, t.created_at, t.ended_at, j.state
               from training t
               left join job j on j.id = t.job_id
              where t.study_id = $1 and t.id = $2",
            study,
            id
        )
    }

    /// The trainings under way of models of this name, in whatever study.
    pub async fn open_trainings(&mut self, name: &str) -> Result<Vec<TrainingId>> {
        let found = rows!(
            self,
            (TrainingId,),
            "select t.id
               from training t
               join job j on j.id = t.job_id
              where t.name = $1 and j.state in ('queued', 'running')
              order by t.id",
            name
        )?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// The training that a job carries out, with its name.
    pub async fn training_of_job(&mut self, job: JobId) -> Result<Option<(TrainingId, String)>> {
        row!(self, (TrainingId, String), "select id, name from training where job_id = $1", job)
    }

    /// Whether a training has ended, failed for good or was called off: nobody goes on with it by themselves.
    pub async fn training_is_over(&mut self, id: TrainingId) -> Result<bool> {
        let found = scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from training t
               left join job j on j.id = t.job_id
              where t.id = $1 and (t.ended_at is not null or j.id is null or j.state in ('failed', 'cancelled'))",
            id
        )?;
        Ok(found.is_some())
    }

    /// Adds a training.
    pub async fn add_training(&mut self, study: StudyId, new: &Training) -> Result<()> {
        run!(
            self,
            "insert into training (id, study_id, job_id, kind, language, name, encoder, encoder_sha256, task_id, options, seed,
                                   use_at_once, n_examples, n_held_out, data_sha256, losses, measures, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
            new.id,
            study,
            new.job_id,
            new.kind.as_str(),
            &new.language,
            new.name.as_str(),
            new.encoder.as_deref(),
            new.encoder_sha256.as_deref(),
            new.task_id,
            Json(new.options),
            new.seed,
            new.use_at_once,
            new.n_examples,
            new.n_held_out,
            new.data_sha256.as_str(),
            Json(&new.losses),
            Json(&new.measures),
            new.created_at
        )?;
        Ok(())
    }

    /// Says what a training learns from now.
    pub async fn set_training_data(&mut self, training: &Training) -> Result<()> {
        run!(
            self,
            "update training set n_examples = $2, n_held_out = $3, data_sha256 = $4 where id = $1",
            training.id,
            training.n_examples,
            training.n_held_out,
            training.data_sha256.as_str()
        )?;
        Ok(())
    }

    /// Says how far a training is.
    pub async fn set_curves(&mut self, id: TrainingId, curves: &Curves) -> Result<()> {
        run!(
            self,
            "update training set losses = $2, measures = $3, result = $4, reason = null where id = $1",
            id,
            Json(&curves.losses),
            Json(&curves.measures),
            curves.result
        )?;
        Ok(())
    }

    /// Says why an attempt failed.
    pub async fn set_training_reason(&mut self, id: TrainingId, reason: &Message) -> Result<()> {
        run!(self, "update training set reason = $2 where id = $1", id, reason)?;
        Ok(())
    }

    /// A training has ended well.
    pub async fn end_training(&mut self, id: TrainingId, sha256: &str, now: Time) -> Result<()> {
        run!(self, "update training set sha256 = $2, ended_at = $3, reason = null where id = $1", id, sha256, now)?;
        Ok(())
    }
}
