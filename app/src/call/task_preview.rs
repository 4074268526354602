//! The preview of a task while it is being written. Called from an island, so this file is built for the browser as well.

use leptos::prelude::*;
use shared::{Problem, StudyId, TaskId};

/// The preview of what the designer's form says now, as HTML. Nothing is written.
#[server(prefix = "/fn", endpoint = "task/preview")]
pub async fn preview_task(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// The form, encoded as it would be sent.
    form: String,
) -> Result<String, Problem> {
    let (engine, actor) = super::here()?;
    let form = engine::task::TaskForm::read(&form)?;
    let language: shared::Language = form.language.parse()?;
    let definition = engine.try_task_form(&actor, study, task, &form).await?;
    let (study, sample) =
        (engine.study(&actor, study).await?, super::task::sample_source(study, language.clone()).await?);
    crate::page::preview_html(&study, &definition, &language, sample)
}
