//! Tasks: added, written, published, and previewed as a worker will see them.

use engine::design::{
    preset::Preset,
    task::{Act, ListedTask, TaskForm, TaskVersion},
};
use leptos::prelude::*;
use shared::{Definition, Language, Problem, Publishing, Source, StudyId, TaskId, refusal};

use super::{here, visit};

/// The tasks of a study.
pub async fn tasks(study: StudyId) -> Result<Vec<ListedTask>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.tasks(&actor, study).await?)
}

/// A task with all its versions.
pub async fn task(study: StudyId, task: TaskId) -> Result<(ListedTask, Vec<TaskVersion>), Problem> {
    let (engine, actor) = here()?;
    Ok((engine.task(&actor, study, task).await?, engine.versions(&actor, study, task).await?))
}

/// The address to which the designer's form is sent.
pub const EDIT: &str = "/fn/task/edit";

/// The hash of a definition, by which a form identifies the definition that it was made from.
pub fn hash(definition: &Definition) -> String {
    engine::design::task::hash(definition).unwrap_or_default()
}

/// The designer's form as its page shows it.
pub struct Shown {
    /// Its values: a definition in one language or, if the form has just been refused, what was typed.
    pub form: TaskForm,
    /// Why it was refused.
    pub refused: Option<Problem>,
    /// Whether it was saved although it was refused: the task could not be published. The values are the definition's,
    /// so nothing is confirmed that was listed by this save.
    pub saved: bool,
}

/// The designer's form of a definition in one language.
pub fn task_form(task: TaskId, definition: &Definition, language: &Language, currency: &str) -> Shown {
    let refused = super::flash()
        .filter(|flash| flash.path == EDIT && flash.value("task").is_some_and(|sent| sent == task.to_string()));
    let typed = refused.and_then(|flash| Some((TaskForm::typed(&flash.values).ok()?, flash.problem)));
    let stored = || TaskForm::from_definition(definition, language, currency);
    match typed {
        None => Shown { form: stored(), refused: None, saved: false },
        Some((form, problem)) => {
            let saved = form.act.parse() == Ok(Act::Publish) && form.is_in(definition, currency);
            Shown { form: if saved { stored() } else { form }, refused: Some(problem), saved }
        }
    }
}

/// A source of the study in a language, as a sample for the preview, if there is one.
pub async fn sample_source(study: StudyId, language: Language) -> Result<Option<Source>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.first_source(&actor, study, &language).await?)
}

/// Adds a task from a preset.
#[server(prefix = "/fn", endpoint = "task/add")]
pub async fn add_task(
    /// The study.
    study: StudyId,
    /// The preset.
    preset: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let preset: Preset = preset.parse()?;
    let task = engine.add_task(&actor, study, preset).await?;
    leptos_axum::redirect(&format!("/studies/{study}/tasks/{task}"));
    Ok(())
}

/// Writes the designer's form into the draft.
#[server(prefix = "/fn", endpoint = "task/edit")]
pub async fn edit_task(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// The new definition.
    #[server(flatten)]
    form: TaskForm,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let (is_saved, next) = engine.set_task_form(&actor, study, task, &form).await?;
    let (visit, publishes) = (visit(), form.act.parse() == Ok(Act::Publish));
    let say = visit.locale;
    if publishes && engine.task(&actor, study, task).await?.draft.is_some() {
        visit.tell(say.versions_publish_next());
        leptos_axum::redirect(&format!("/studies/{study}/tasks/{task}?{}#publish", form.query()));
        return Ok(());
    }
    if is_saved {
        visit.tell(if publishes { say.design_task_published() } else { say.design_draft_saved() });
    }
    let at = next.map(|place| format!("&question={place}#question-{}", place + 1)).unwrap_or_default();
    leptos_axum::redirect(&format!("/studies/{study}/tasks/{task}?{}{at}", form.query()));
    Ok(())
}

/// The address to which the choice is sent how a draft replaces the live version.
pub const PUBLISH: &str = "/fn/task/publish";

/// Publishes the draft over the live version: as a correction of its wording, or as a new version.
#[server(prefix = "/fn", endpoint = "task/publish")]
pub async fn publish_task(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// The choice.
    #[server(default)]
    publishing: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let refused = |_: Problem| Problem::invalid("publishing", refusal::choose_shown());
    let publishing: Publishing = publishing.parse().map_err(refused)?;
    engine.publish_task_as(&actor, study, task, publishing).await?;
    let visit = visit();
    visit.tell(match publishing {
        Publishing::Wording => visit.locale.versions_corrected(),
        Publishing::Version => visit.locale.design_task_published(),
    });
    leptos_axum::redirect(&format!("/studies/{study}/tasks/{task}#versions"));
    Ok(())
}

/// Replaces the draft by a definition in JSON or TOML.
#[server(prefix = "/fn", endpoint = "task/json")]
pub async fn set_task_json(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// The definition.
    json: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.set_task_json(&actor, study, task, &json).await?;
    let visit = visit();
    visit.tell(visit.locale.design_draft_saved());
    leptos_axum::redirect(&format!("/studies/{study}/tasks/{task}"));
    Ok(())
}

/// Adds a task that is a copy of another.
#[server(prefix = "/fn", endpoint = "task/copy")]
pub async fn copy_task(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let copy = engine.copy_task(&actor, study, task).await?;
    let visit = visit();
    visit.tell(visit.locale.design_task_duplicated());
    leptos_axum::redirect(&format!("/studies/{study}/tasks/{copy}"));
    Ok(())
}

/// Begins a new draft as a copy of the newest version.
#[server(prefix = "/fn", endpoint = "task/redraft")]
pub async fn redraft_task(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.redraft_task(&actor, study, task).await?;
    leptos_axum::redirect(&format!("/studies/{study}/tasks/{task}"));
    Ok(())
}
