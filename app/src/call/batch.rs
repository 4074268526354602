//! Batches: planned, made, listed.

use engine::batch::{BatchForm, BatchPreview, BatchProgress};
use leptos::prelude::*;
use shared::{Problem, StudyId};

use super::{here, visit};

/// The batches of a study with how far they are.
pub async fn batches(study: StudyId) -> Result<Vec<BatchProgress>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.batches(&actor, study).await?)
}

/// What a batch would be.
pub async fn plan_batch(study: StudyId, form: &BatchForm) -> Result<BatchPreview, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.plan_batch(&actor, study, &form.spec()?).await?)
}

/// Makes a batch.
#[server(prefix = "/fn", endpoint = "batch/make")]
pub async fn make_batch(
    study: StudyId,
    task: String,
    language: String,
    #[server(default)] label: String,
    #[server(default)] sample: String,
    #[server(default)] systems: Vec<String>,
    #[server(default)] all_human: String,
    #[server(default)] seed: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let form = BatchForm { task, language, label, sample, systems, all_human, seed };
    engine.make_batch(&actor, study, form.spec()?).await?;
    visit().tell("The batch is made.");
    leptos_axum::redirect(&format!("/studies/{study}/batches"));
    Ok(())
}
