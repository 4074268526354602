//! Trying a task as a worker gets it; nothing is stored.

use engine::crowd::trial::Tried;
use leptos::prelude::*;
use shared::{Language, Problem, Shown, StudyId, SubmissionId, TaskId};

use super::{here, told, typed, visit};
use front::answers::Fields;

/// The address to which the form of a trial hit is sent.
pub const TRY: &str = "/fn/task/try";

/// A hit of a task as a worker would get it, with a name for what is handed in.
///
/// # Errors
/// The person may not design tasks here.
pub async fn trial(study: StudyId, task: TaskId, language: &Language) -> Result<(Shown, SubmissionId), Problem> {
    let (engine, actor) = here()?;
    Ok((engine.trial(&actor, study, task, language).await?, engine.id()))
}

/// The result of the trial hit that was just submitted, and the values of its fields.
pub fn tried() -> Option<(Tried, Fields)> {
    serde_json::from_str(&told()?).ok()
}

/// Checks the form of a trial hit, and redirects to it with the data that would be stored.
#[server(prefix = "/fn", endpoint = "task/try")]
pub async fn try_task(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// The language of the hit.
    language: Language,
    /// The fields of the form.
    #[server(default)]
    answers: Fields,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let given = typed(&engine.trial(&actor, study, task, &language).await?, &answers)?;
    let tried = engine.try_answers(&actor, (study, task), &language, given).await?;
    visit().tell(serde_json::to_string(&(tried, answers)).unwrap_or_default());
    leptos_axum::redirect(&format!("/studies/{study}/tasks/{task}/try?language={language}"));
    Ok(())
}
