//! Training: models that learn from the texts and ratings of a study's workers, and become metrics of the study.
//!
//! A training is a row and a job. Only processes with neural models take the job. It reads the examples, trains into a
//! folder inside the models folder, and has the study's texts scored with the result.

mod data;
pub(crate) mod left;
mod retry;
mod run;
mod split;

use std::collections::BTreeMap;

use serde::Deserialize;
use shared::{Action, Actor, JobId, Language, ModelFile, ModelKind, Problem, StudyId, TaskId, TrainingId, refusal};

use crate::{
    Engine, Error, Result,
    access::{Permit as _, known_study, permit_language},
    audit::event::Happened,
    design::task::title_of,
    jobs::{job::Work, process::Process},
    texts::model::taken,
};

pub use store::training::{Options, Scored, Training};

/// The kinds of models that can be trained in a study.
pub const KINDS: [ModelKind; 3] = [ModelKind::Rating, ModelKind::NeuralStyle, ModelKind::NeuralLanguage];
/// The maximum number of epochs.
pub const MOST_EPOCHS: u32 = 1_000;

/// The settings of a new training.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTraining {
    /// `rating`, `neural_style` or `neural_language`.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "rating"))]
    pub kind: ModelKind,
    /// The language of the texts.
    pub language: Language,
    /// The name of the resulting folder in the models folder.
    pub name: String,
    /// The task whose ratings it learns from; only for a rating model.
    #[serde(default)]
    pub task: Option<TaskId>,
    /// The folder of the encoder that it starts from; only for a rating model.
    #[serde(default)]
    pub encoder: Option<String>,
    /// The number of passes over the examples.
    pub epochs: u32,
    /// The seed for everything random except the split, which uses the study's seed.
    pub seed: u32,
    /// Whether the study uses the model for scoring as soon as it is trained.
    pub use_at_once: bool,
}

/// The models of a study.
#[derive(Clone, Debug)]
pub struct StudyModels {
    /// The models that the study names.
    pub named: BTreeMap<Language, BTreeMap<ModelKind, ModelFile>>,
    /// Its languages.
    pub languages: Vec<Language>,
    /// The number of outputs scored under each signature.
    pub scored: Vec<Scored>,
    /// The trainings, newest first.
    pub trainings: Vec<Training>,
    /// The tasks with a scale, with their titles.
    pub rated: Vec<(TaskId, String)>,
    /// The folders in the models folder.
    pub folders: Vec<String>,
    /// The processes that currently run jobs.
    pub processes: Vec<Process>,
}

impl Engine {
    /// The trainings of a study, newest first.
    ///
    /// # Errors
    /// The actor may not edit the study.
    pub async fn trainings(&self, actor: &Actor, study: StudyId) -> Result<Vec<Training>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::EditStudy).await?;
        tx.trainings(study).await
    }

    /// The models that a study names, the scores by them, and the trainings.
    ///
    /// # Errors
    /// The actor may not edit the study.
    pub async fn study_models(&self, actor: &Actor, study: StudyId) -> Result<StudyModels> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::EditStudy).await?;
        let facts = known_study(&mut tx, study).await?;
        let (scored, trainings) = (tx.signatures(study).await?, tx.trainings(study).await?);
        let (versions, processes) = (tx.versions_of_study(study).await?, tx.processes(self.now()).await?);
        tx.commit().await?;
        let mut rated: Vec<(TaskId, String)> = Vec::new();
        for version in &versions {
            let known = rated.iter().any(|(task, _)| *task == version.task_id);
            if !known && data::scale(&versions, version.task_id).is_some() {
                let (title, preset) = title_of(&versions, version.task_id);
                rated.push((version.task_id, if title.is_empty() { preset } else { title }));
            }
        }
        let folders = self.folder().folders()?;
        let (named, languages) = (facts.settings.models, facts.languages);
        Ok(StudyModels { named, languages, scored, trainings, rated, folders, processes })
    }

    /// Starts the training of a model on the texts or ratings of the study's workers.
    ///
    /// # Errors
    /// The actor may not edit the study, there is too little to learn from, the name is in use, or the encoder does not
    /// exist.
    pub async fn train(&self, actor: &Actor, study: StudyId, new: NewTraining) -> Result<TrainingId> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::EditStudy).await?;
        permit_language(&mut tx, study, &new.language).await?;
        drop(tx);
        check(&new)?;
        let folder = self.folder().clone();
        let (name, encoder) = (new.name.clone(), new.encoder.clone());
        let looked = tokio::task::spawn_blocking(move || -> Result<_> {
            folder.free(&name)?;
            encoder.map(|encoder| folder.name(ModelKind::Encoder, &encoder)).transpose()
        });
        let looked = looked.await.map_err(|error| Error::Unexpected(format!("models: {error}")))?;
        let encoder = looked.map_err(|error| match error {
            Error::Problem(Problem::Conflict { reason }) => Problem::invalid("name", reason).into(),
            Error::Problem(problem) if problem.field() == Some("models") => problem.in_field("encoder").into(),
            other => other,
        })?;
        let mut tx = self.write().await?;
        tx.lock_study(study).await?;
        let data = data::examples(&mut tx, study, new.kind, &new.language, new.task).await?;
        data.check(new.kind)?;
        if !tx.open_trainings(&new.name).await?.is_empty() {
            return Err(taken(&new.name).into());
        }
        let (id, job): (TrainingId, JobId) = (self.id(), self.id());
        let training = Training {
            id,
            job_id: job,
            kind: new.kind,
            language: new.language,
            name: new.name,
            encoder_sha256: encoder.as_ref().map(|encoder| encoder.sha256.clone()),
            encoder: encoder.map(|encoder| encoder.file),
            task_id: new.task,
            options: Options { epochs: new.epochs },
            seed: i64::from(new.seed),
            use_at_once: new.use_at_once,
            n_examples: data.n_examples(),
            n_held_out: data.n_held_out(),
            data_sha256: data.sha256(),
            losses: Vec::new(),
            measures: Vec::new(),
            result: None,
            sha256: None,
            reason: None,
            created_at: self.now(),
            ended_at: None,
            state: None,
        };
        tx.add_training(study, &training).await?;
        let new = Work::Train(id).job(job, study, format!("train:{id}"));
        tx.add_jobs(&[new], self.now()).await?;
        self.record(&mut tx, Happened::by(actor, study, "train", "training", id), None::<&()>, Some(&training)).await?;
        tx.commit().await?;
        Ok(id)
    }
}

/// Refuses settings that are invalid whatever the data is.
fn check(new: &NewTraining) -> Result<()> {
    if !KINDS.contains(&new.kind) {
        return Err(Problem::invalid("kind", refusal::training_kind()).into());
    }
    crate::texts::model::check(&ModelFile { file: new.name.clone(), sha256: "0".repeat(64) })
        .map_err(|problem| problem.in_field("name"))?;
    if new.epochs == 0 || new.epochs > MOST_EPOCHS {
        return Err(Problem::invalid("epochs", refusal::number_out_of_range(1, MOST_EPOCHS, new.epochs)).into());
    }
    if new.kind == ModelKind::Rating {
        if new.task.is_none() {
            return Err(Problem::invalid("task", refusal::training_needs_task()).into());
        }
        if new.encoder.is_none() {
            return Err(Problem::invalid("encoder", refusal::training_needs_encoder_folder()).into());
        }
    } else if new.task.is_some() || new.encoder.is_some() {
        return Err(Problem::invalid("kind", refusal::training_takes_no_task()).into());
    }
    Ok(())
}
