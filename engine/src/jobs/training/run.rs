//! The training job.

use std::{
    fs,
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use serde::{Deserialize, Serialize};
use shared::{ModelFile, Problem, TrainingId, refusal};
use tokio::sync::mpsc;

use super::{Training, data};
use crate::{
    Engine, Error, Result,
    access::known_study,
    audit::event::Happened,
    jobs::job::{Held, advance, hold},
    texts::{
        model::{Folder, taken},
        neural::{Curves, Lesson, Neural},
    },
};

/// The file that identifies the training to which a folder belongs; it is not part of the model.
const MARK: &str = ".training";

/// The content of that file.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Mark {
    pub(super) training: TrainingId,
    data: String,
    /// The learning curves, once the training has ended.
    curves: Option<Curves>,
}

/// Tells the training thread when its result is no longer awaited.
struct Leash(Arc<AtomicBool>);

impl Drop for Leash {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Engine {
    /// Trains a model, or continues its training.
    pub(crate) async fn train_model(&self, job: &Held, id: TrainingId) -> Result<()> {
        match self.try_training(job, id).await {
            Err(Error::Problem(problem)) => {
                let mut tx = self.write().await?;
                hold(&mut tx, job).await?;
                tx.set_training_reason(id, &problem.clone().into_message()).await?;
                tx.commit().await?;
                Err(problem.into())
            }
            other => other,
        }
    }

    async fn try_training(&self, job: &Held, id: TrainingId) -> Result<()> {
        let Some(neural) = self.neural() else {
            return Err(Error::Unexpected("a job for neural models came to a process without".to_owned()));
        };
        let (training, lesson) = self.lesson(job, id).await?;
        if training.ended_at.is_some() {
            return Ok(());
        }
        let total = i64::from(training.options.epochs);
        let leash = Leash(Arc::default());
        let (tell, mut told) = mpsc::unbounded_channel::<Curves>();
        let (folder, off, of) = (self.folder().clone(), Arc::clone(&leash.0), training.clone());
        let working = tokio::task::spawn_blocking(move || {
            let mut seen = 0;
            carry_out(&*neural, &folder, &of, lesson, &mut |curves| {
                if curves.losses.len() > seen {
                    seen = curves.losses.len();
                    // If the receiver is gone, the training was cancelled.
                    let _ = tell.send(curves.clone());
                }
                if off.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
        });
        while let Some(curves) = told.recv().await {
            let mut tx = self.write().await?;
            advance(&mut tx, job, i64::try_from(curves.losses.len()).unwrap_or(total), total).await?;
            tx.set_curves(id, &curves).await?;
            tx.commit().await?;
        }
        let done = working.await.map_err(|error| Error::Unexpected(format!("training: {error}")))?;
        let (named, curves) = done?;
        self.end_training(job, &training, named, &curves).await
    }

    /// The training with its data, as it is now.
    async fn lesson(&self, job: &Held, id: TrainingId) -> Result<(Training, Lesson)> {
        let mut tx = self.write().await?;
        hold(&mut tx, job).await?;
        let mut training = tx.training(job.study, id).await?.ok_or(Problem::NotFound)?;
        let data = data::examples(&mut tx, job.study, training.kind, &training.language, training.task_id).await?;
        data.check(training.kind)?;
        if training.data_sha256 != data.sha256() {
            (training.n_examples, training.n_held_out) = (data.n_examples(), data.n_held_out());
            training.data_sha256 = data.sha256();
            tx.set_training_data(&training).await?;
        }
        tx.commit().await?;
        let lesson = Lesson {
            kind: training.kind,
            training: data.training,
            held_out: data.held_out,
            encoder: None,
            epochs: training.options.epochs as usize,
            seed: training.seed.cast_unsigned(),
        };
        Ok((training, lesson))
    }

    /// Stores the result and, if requested, names the model in the study; both or neither.
    async fn end_training(&self, job: &Held, training: &Training, named: ModelFile, curves: &Curves) -> Result<()> {
        let total = i64::try_from(curves.losses.len()).unwrap_or_default();
        let mut tx = self.write().await?;
        tx.lock_study(job.study).await?;
        advance(&mut tx, job, total, total).await?;
        tx.set_curves(training.id, curves).await?;
        tx.end_training(training.id, &named.sha256, self.now()).await?;
        if training.use_at_once {
            let before = known_study(&mut tx, job.study).await?;
            let mut settings = before.settings.clone();
            let _ = settings.models.entry(training.language.clone()).or_default().insert(training.kind, named);
            tx.set_study(job.study, &before.title, &before.languages, &settings).await?;
            let what = Happened::by_rule(job.study, "name_model", "training", training.id);
            self.record(&mut tx, what, Some(&before.settings.models), Some(&settings.models)).await?;
            self.score_arrivals(&mut tx, job.study).await?;
        }
        tx.commit().await
    }
}

/// Trains into a hidden folder and moves it to its final place; if that was done before, the model is only read.
fn carry_out(
    neural: &dyn Neural,
    models: &Folder,
    training: &Training,
    mut lesson: Lesson,
    watch: crate::texts::neural::Watch<'_>,
) -> Result<(ModelFile, Curves)> {
    let (place, part) = models.places(&training.name, training.id)?;
    let curves = match read(&place) {
        Some(Mark { training: whose, curves: Some(curves), .. }) if whose == training.id => curves,
        _ if place.exists() => return Err(taken(&training.name).into()),
        _ => {
            lesson.encoder = encoder(models, training)?;
            begin(&part, training)?;
            let refused = |why: String| Problem::conflict(refusal::training_failed(&training.name, why));
            let learnt = neural.train(&lesson, &part, watch).map_err(refused)?;
            let curves = learnt.ok_or_else(|| Problem::conflict(refusal::training_was_cancelled()))?;
            write(&part, training, Some(curves.clone()))?;
            settle(&part, &place, &training.name)?;
            curves
        }
    };
    Ok((models.name(training.kind, &training.name)?, curves))
}

fn encoder(models: &Folder, training: &Training) -> Result<Option<PathBuf>> {
    let (Some(file), Some(sha256)) = (&training.encoder, &training.encoder_sha256) else { return Ok(None) };
    let found = models.name(shared::ModelKind::Encoder, file)?;
    if found.sha256 != *sha256 {
        return Err(Problem::conflict(refusal::encoder_was_changed(file)).into());
    }
    models.neural(shared::ModelKind::Encoder, &found).map(|model| Some(model.path))
}

/// Moves a model to its final name, unless the name is in use by now.
fn settle(part: &Path, place: &Path, name: &str) -> Result<()> {
    if place.exists() {
        return Err(taken(name).into());
    }
    match fs::rename(part, place) {
        // A folder that was created in the meantime is not empty, and stays unchanged.
        Err(_) if place.exists() => Err(taken(name).into()),
        moved => Ok(moved?),
    }
}

/// Prepares the hidden folder: training progress on other data is deleted.
fn begin(part: &Path, training: &Training) -> Result<()> {
    let ours = Mark { training: training.id, data: training.data_sha256.clone(), curves: None };
    if part.exists() && read(part).is_none_or(|mark| (mark.training, &mark.data) != (ours.training, &ours.data)) {
        fs::remove_dir_all(part)?;
    }
    fs::create_dir_all(part)?;
    write(part, training, None)
}

fn write(part: &Path, training: &Training, curves: Option<Curves>) -> Result<()> {
    let mark = Mark { training: training.id, data: training.data_sha256.clone(), curves };
    Ok(fs::write(part.join(MARK), serde_json::to_vec(&mark)?)?)
}

/// The training to which a folder belongs, if it belongs to one.
pub(super) fn read(folder: &Path) -> Option<Mark> {
    serde_json::from_slice(&fs::read(folder.join(MARK)).ok()?).ok()
}
