//! The preview of a task while it is being written.

use front::Preview;
use leptos::prelude::*;
use shared::{Problem, StudyId, TaskId};

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
