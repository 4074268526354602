//! Training of models on the texts and ratings of a study.

use engine::jobs::training::{NewTraining, StudyModels};
use leptos::prelude::*;
use shared::{Language, ModelKind, Problem, StudyId};

use super::{here, visit};

/// The models of a study and the options for training more.
pub async fn study_models(study: StudyId) -> Result<StudyModels, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.study_models(&actor, study).await?)
}

/// Has a model trained.
#[server(prefix = "/fn", endpoint = "training/start")]
pub async fn start_training(
    /// The study.
    study: StudyId,
    /// The kind of model.
    kind: ModelKind,
    /// The language of the texts.
    language: Language,
    /// The task whose ratings it learns from; empty for none.
    #[server(default)]
    task: String,
    /// The folder of the encoder it begins with; empty for none.
    #[server(default)]
    encoder: String,
    /// The folder it becomes.
    #[server(default)]
    name: String,
    /// The number of epochs.
    #[server(default)]
    epochs: u32,
    /// The seed.
    #[server(default)]
    seed: u32,
    /// Whether the study uses the model immediately.
    #[server(default)]
    use_at_once: Option<String>,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    // The form has one list of tasks and one of encoders; models that use only texts ignore both.
    let rates = |text: String| Some(text).filter(|text| kind == ModelKind::Rating && !text.is_empty());
    let (task, encoder) = (rates(task).map(|task| task.parse()).transpose()?, rates(encoder));
    let use_at_once = use_at_once.is_some();
    let new = NewTraining { kind, language, name, task, encoder, epochs, seed, use_at_once };
    engine.train(&actor, study, new).await?;
    let visit = visit();
    visit.tell(visit.locale.models_told_queued());
    leptos_axum::redirect(&format!("/studies/{study}/models"));
    Ok(())
}
