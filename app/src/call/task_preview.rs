//! The preview of a task while it is being written. Called from an island, so this file is built for the browser as well.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use shared::{Problem, StudyId, TaskId};

/// The preview of the designer's form in its current state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Preview {
    /// As HTML.
    Shown(String),
    /// No preview yet, with the reason: this is normal while the form is being filled in, and therefore not an error.
    Unfinished(String),
}

/// Previews the designer's form in its current state. Nothing is written.
#[server(prefix = "/fn", endpoint = "task/preview")]
pub async fn preview_task(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// The form, encoded as it would be sent.
    form: String,
) -> Result<Preview, Problem> {
    match preview(study, task, &form).await {
        Ok(html) => Ok(Preview::Shown(html)),
        Err(problem @ Problem::Invalid { .. }) => Ok(Preview::Unfinished(super::visit().locale.refusal(&problem))),
        Err(problem) => Err(problem),
    }
}

#[cfg(feature = "ssr")]
async fn preview(study: StudyId, task: TaskId, form: &str) -> Result<String, Problem> {
    let (engine, actor) = super::here()?;
    // Check access to the task before reporting anything about the form.
    engine.task(&actor, study, task).await?;
    let form = engine::design::task::TaskForm::read(form)?;
    let language: shared::Language = form.language.parse()?;
    let definition = engine.try_task_form(&actor, study, task, &form).await?;
    let (study, sample) =
        (engine.study(&actor, study).await?, super::task::sample_source(study, language.clone()).await?);
    crate::page::preview_html(&study, &definition, &language, sample)
}
