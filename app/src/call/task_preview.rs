//! The preview of a task while it is being written.

use engine::{crowd::offer::Offer, design::task::TaskForm};
use front::Preview;
use leptos::prelude::*;
use shared::{Definition, Language, Problem, Shown, StudyId, TaskId};

use super::here;

/// A hit of a definition and what it offers, as a worker would get it; with texts of the study for those who may read them.
pub async fn previewed(
    study: StudyId,
    task: TaskId,
    (definition, language): (Definition, &Language),
    with_texts: bool,
) -> Result<(Shown, Offer), Problem> {
    let (engine, actor) = here()?;
    let shown = engine.preview(&actor, (study, task), (definition.clone(), language), with_texts).await?;
    let offer = Offer::of(&definition, &shown.reward.currency, language);
    Ok((shown, offer))
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
    /// The language of the preview; that of the form if it is empty.
    #[server(default)]
    shown: String,
) -> Result<Preview, Problem> {
    match preview(study, task, (&form, &shown)).await {
        Ok(html) => Ok(Preview::Shown(html)),
        Err(problem @ Problem::Invalid { .. }) => Ok(Preview::Unfinished(super::visit().locale.refusal(&problem))),
        Err(problem) => Err(problem),
    }
}

async fn preview(study: StudyId, task: TaskId, (form, shown): (&str, &str)) -> Result<String, Problem> {
    let (engine, actor) = here()?;
    // Check access to the task before reporting anything about the form.
    engine.task(&actor, study, task).await?;
    let form = TaskForm::read(form)?;
    let language: Language = if shown.is_empty() { form.language.parse()? } else { shown.parse()? };
    let definition = engine.try_task_form(&actor, study, task, &form).await?;
    Ok(crate::page::preview_html(previewed(study, task, (definition, &language), true).await?))
}
