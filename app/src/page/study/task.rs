//! `/studies/{study}/tasks/{task}`: the task designer, with the definition on the left and the worker's view on the
//! right.

mod chain;
mod condition;
mod fields;
mod known;
mod preview;
mod publish;
mod questions;
mod texts;
mod trial;
mod versions;

use engine::design::task::{ListedTask, TaskVersion};
use front::{Island, TaskPreview};
use leptos::prelude::*;
use shared::{Action, Language, Locale, Problem, Study, StudyId, TaskId, TaskState};

pub use preview::preview_html;
pub use trial::TryTask;

use super::{chosen_language, language_tabs, tasks::title, version_tag};
use crate::call::{study, task};
use crate::page::Frame;
use crate::part::{
    Choice, Form, Head, Hidden, LinkButton, Look, SubmitButton, Woken, load, news, param, query, spoken,
};

/// The task designer.
#[component]
pub fn TaskDesigner() -> impl IntoView {
    let (id, task_id) = (param::<StudyId>("study"), param::<TaskId>("task"));
    let known = id.clone().ok();
    let (asked, is_phone) = (query("language"), query("width").as_deref() == Some("phone"));
    let open = query("question").and_then(|place| place.parse().ok());
    let content = load(async move {
        let (id, task_id) = (id?, task_id?);
        let overview = study::overview(id).await?;
        let (found, versions) = task::task(id, task_id).await?;
        let others = chain::feeding(&overview.study, &task::tasks(id).await?, task_id);
        let language = chosen_language(asked, &overview.study.languages).ok_or(Problem::NotFound)?;
        let sample =
            if overview.can(Action::SeeTexts) { task::sample_source(id, language.clone()).await? } else { None };
        let may = [Action::DesignTasks, Action::KnowAnswers, Action::StopBatches].map(|action| overview.can(action));
        designer(overview.study, (found, versions), (language, others, open), (sample, is_phone, may))
    });
    view! {
        <Frame study=known here="tasks">
            {content}
        </Frame>
    }
}

fn designer(
    study: Study,
    (found, versions): (ListedTask, Vec<TaskVersion>),
    (language, others, open): (Language, Vec<Choice>, Option<usize>),
    (sample, is_phone, [may_design, may_know, may_plan]): (Option<String>, bool, [bool; 3]),
) -> Result<AnyView, Problem> {
    let (id, task_id, say) = (study.id, found.task.id, spoken());
    let base = format!("/studies/{id}/tasks/{task_id}");
    let version = found.draft.clone().or(found.live.clone()).ok_or(Problem::NotFound)?;
    let definition = version.definition.clone();
    let shown = preview::shown(&study, &definition, &language, sample)?;
    let is_draft = version.state == TaskState::Draft;
    let form = may_design.then(|| {
        fields::form(fields::Designed {
            study: &study,
            task: task_id,
            definition: &definition,
            language: &language,
            others,
            open,
            is_draft,
        })
    });
    let batches = (may_plan && version.state == TaskState::Live).then(|| {
        view! { <LinkButton href=format!("/studies/{id}/batches") label=say.batches() look=Look::Main /> }
    });
    let copy = may_design.then(|| button("/fn/task/copy", id, task_id, say.design_duplicate(), Look::Plain));
    let known = may_know.then(|| view! { <LinkButton href=format!("{base}/known") label=say.design_gold_items() /> });
    let attempt = may_design
        .then(|| view! { <LinkButton href=format!("{base}/try?language={language}") label=say.design_try() /> });
    let widths = widths(&base, &language, is_phone, say);
    let lead = say.design_lead(found.task.position, &found.task.preset, version.number);
    Ok(view! {
        <Head title=title(&definition, study.languages.first()) lead=lead>
            {version_tag(version.state)} {attempt} {known} {copy} {batches}
        </Head>
        {news()}
        {language_tabs(&base, &study.languages, &language)}
        <Woken island=Island::TaskPreview(TaskPreview { study: id, task: task_id })>
            <div class="columns designer">
                <div class="stack">{form}</div>
                <div class="stack">
                    {widths} <p class="reason" role="status" data-preview-trouble hidden></p>
                    <div class="preview card" class:phone=is_phone data-preview>
                        {preview::view(shown)}
                    </div>
                </div>
            </div>
        </Woken>
        {may_design.then(|| publish::publish(id, &found))}
        {versions::json((id, task_id), &definition, may_design)}
        {versions::list(&versions)}
    }
    .into_any())
}

/// A form with a single button.
fn button(action: &'static str, study: StudyId, task: TaskId, label: &'static str, look: Look) -> impl IntoView {
    view! {
        <Form action=action class="inline">
            <Hidden name="study" value=study.to_string() />
            <Hidden name="task" value=task.to_string() />
            <SubmitButton label=label look=look />
        </Form>
    }
}

/// The switch between a phone's width and the whole column.
fn widths(base: &str, language: &Language, is_phone: bool, say: Locale) -> impl IntoView + use<> {
    let link = |label: &'static str, width: &'static str, is_here: bool| {
        let href = format!("{base}?language={language}&width={width}");
        view! {
            <a class="button" href=href aria-current=is_here.then_some("page")>
                {label}
            </a>
        }
    };
    view! {
        <nav class="row tabs" aria-label=say.design_preview_width()>
            {link(say.design_width_desktop(), "desktop", !is_phone)}
            {link(say.design_width_phone(), "phone", is_phone)}
        </nav>
    }
}
