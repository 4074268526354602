//! Batches: planned, made, listed.

use engine::design::batch::{BatchForm, BatchPreview, BatchProgress};
use leptos::prelude::*;
use shared::{BatchId, Problem, StudyId};

use super::{here, visit};

/// The batches of a study with their progress.
pub async fn batches(study: StudyId) -> Result<Vec<BatchProgress>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.batches(&actor, study).await?)
}

/// A preview of a batch before it is created.
pub async fn plan_batch(study: StudyId, form: &BatchForm) -> Result<BatchPreview, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.plan_batch(&actor, study, &form.spec()?).await?)
}

/// Makes a batch.
#[server(prefix = "/fn", endpoint = "batch/make")]
pub async fn make_batch(
    /// The study.
    study: StudyId,
    /// The task.
    task: String,
    /// The language.
    language: String,
    /// A name that helps researchers to recognise it.
    #[server(default)]
    label: String,
    /// The number of sources; empty for all.
    #[server(default)]
    sample: String,
    /// The systems whose outputs are judged.
    #[server(default)]
    systems: Vec<String>,
    /// `on` for all human rewrites of a source.
    #[server(default)]
    all_human: String,
    /// `on` to show one output per source, from each system in turn.
    #[server(default)]
    spread: String,
    /// The seed; empty for a new seed.
    #[server(default)]
    seed: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let form = BatchForm { task, language, label, sample, systems, all_human, spread, seed };
    engine.make_batch(&actor, study, form.spec()?).await?;
    let visit = visit();
    visit.tell(visit.locale.batches_is_created());
    leptos_axum::redirect(&format!("/studies/{study}/batches"));
    Ok(())
}

/// Stops a batch.
#[server(prefix = "/fn", endpoint = "batch/stop")]
pub async fn stop_batch(
    /// The study.
    study: StudyId,
    /// The batch.
    batch: BatchId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.stop_batch(&actor, study, batch).await?;
    let visit = visit();
    visit.tell(visit.locale.batches_is_stopped());
    leptos_axum::redirect(&format!("/studies/{study}/batches"));
    Ok(())
}

/// Opens a stopped batch again.
#[server(prefix = "/fn", endpoint = "batch/open")]
pub async fn open_batch(
    /// The study.
    study: StudyId,
    /// The batch.
    batch: BatchId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.open_batch(&actor, study, batch).await?;
    let visit = visit();
    visit.tell(visit.locale.batches_is_open());
    leptos_axum::redirect(&format!("/studies/{study}/batches"));
    Ok(())
}
