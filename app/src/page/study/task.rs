//! `/studies/{study}/tasks/{task}`: the task designer, with the definition on the left and the worker's view on the
//! right.

mod chain;
mod columns;
mod condition;
mod fields;
mod known;
mod preview;
mod publish;
mod questions;
mod step;
mod texts;
mod trial;
mod versions;
mod wording;

use engine::crowd::offer::Offer;
use engine::design::preset::Preset;
use engine::design::task::{ListedTask, Step, TaskVersion};
use front::{Island, TaskPreview};
use leptos::prelude::*;
use shared::{Action, Language, Problem, Shown, Study, StudyId, TaskId, TaskState};

pub use preview::preview_html;
pub(super) use questions::questions;
pub use trial::TryTask;
pub(super) use wording::Wordings;

use super::{chosen_language, language_tabs, presets::name_of, tasks::title, version_tag};
use crate::call::{self, picture, study, task};
use crate::page::Frame;
use crate::part::{Form, Head, Hidden, LinkButton, Look, SubmitButton, Woken, load, news, param, query, spoken};

/// What the address of the designer asks for.
struct Asked {
    /// The language of the texts.
    language: Language,
    /// The step; the first one if none is named.
    step: Option<Step>,
    /// The question to look at, from 0.
    question: Option<usize>,
    /// The language of the preview, if it was asked for.
    preview: Option<Language>,
}

/// The task designer.
#[component]
pub fn TaskDesigner() -> impl IntoView {
    let (id, task_id) = (param::<StudyId>("study"), param::<TaskId>("task"));
    let known = id.clone().ok();
    let (asked, preview) = (query("language"), query("preview"));
    let step = query("step").and_then(|word| Step::from_word(&word));
    let question = query("question").and_then(|place| place.parse().ok());
    let content = load(async move {
        let (id, task_id) = (id?, task_id?);
        let overview = study::overview(id).await?;
        let (found, versions) = task::task(id, task_id).await?;
        let others = chain::feeding(&overview.study, &task::tasks(id).await?, task_id);
        let languages = &overview.study.languages;
        let language = chosen_language(asked, languages).ok_or(Problem::NotFound)?;
        let preview = preview.and_then(|asked| chosen_language(Some(asked), languages));
        let version = found.draft.clone().or(found.live.clone()).ok_or(Problem::NotFound)?;
        let reads = overview.can(Action::SeeTexts);
        let shown_in = preview.as_ref().unwrap_or(&language);
        let shown = call::previewed(id, task_id, (version.definition.clone(), shown_in), reads).await?;
        let may = [Action::DesignTasks, Action::KnowAnswers, Action::StopBatches].map(|action| overview.can(action));
        let sample = if reads { task::sample_source(id, language.clone()).await? } else { None };
        let known_columns = sample.map(|source| columns::names(&source.meta)).unwrap_or_default();
        let pictures = picture::names(id).await?;
        let asked = Asked { language, step, question, preview };
        let choices = fields::Choices { others, known_columns, pictures };
        Ok(designer(overview.study, (found, version, versions), (asked, choices), (shown, may)))
    });
    view! {
        <Frame study=known here="tasks">
            {content}
        </Frame>
    }
}

fn designer(
    study: Study,
    (found, version, versions): (ListedTask, TaskVersion, Vec<TaskVersion>),
    (asked, choices): (Asked, fields::Choices),
    (shown, [may_design, may_know, may_plan]): ((Shown, Offer), [bool; 3]),
) -> AnyView {
    let (id, task_id, say) = (study.id, found.task.id, spoken());
    let base = format!("/studies/{id}/tasks/{task_id}");
    let (definition, language) = (version.definition.clone(), asked.language.clone());
    let batches = (may_plan && version.state == TaskState::Live).then(|| {
        view! { <LinkButton href=format!("/studies/{id}/batches") label=say.batches() look=Look::Main /> }
    });
    let copy = may_design.then(|| button("/fn/task/copy", id, task_id, say.design_duplicate(), Look::Plain));
    let known = may_know.then(|| view! { <LinkButton href=format!("{base}/known") label=say.design_gold_items() /> });
    let attempt = may_design
        .then(|| view! { <LinkButton href=format!("{base}/try?language={language}") label=say.design_try() /> });
    let lead = if found.task.preset == Preset::Blank.as_str() {
        say.design_lead_scratch(found.task.position, version.number)
    } else {
        say.design_lead(found.task.position, name_of(&found.task.preset, say), version.number)
    };
    let pane = preview::pane((&study, task_id), shown, asked.preview.is_some(), may_design);
    let form = task::task_form(task_id, &definition, &language, &study.settings.currency);
    let step = step_of(asked.step, &form, task_id);
    let is_last = step == Step::Check || !may_design;
    let head = if may_design {
        view! {
            {step::steps(&study, &definition, step)}
            {step::languages(&study, &language)}
        }
        .into_any()
    } else {
        language_tabs(&base, &study.languages, &language).into_any()
    };
    let designed = may_design.then(|| {
        fields::form(fields::Designed {
            study: &study,
            task: task_id,
            definition: &definition,
            language: &language,
            shown: form,
            step,
            choices,
            open: asked.question,
            is_draft: version.state == TaskState::Draft,
        })
    });
    view! {
        <Head title=title(&definition, study.languages.first()) lead=lead>
            {version_tag(version.state)} {attempt} {known} {copy} {batches}
        </Head>
        {news()}
        {head}
        <Woken island=Island::TaskPreview(TaskPreview { study: id, task: task_id })>
            <div class="columns designer">
                <div class="stack">{designed}</div>
                {pane}
            </div>
        </Woken>
        {(is_last && may_design).then(|| publish::publish(id, &found))}
        {is_last.then(|| versions::json((id, task_id), &definition, may_design))}
        {is_last.then(|| versions::list(&versions))}
    }
    .into_any()
}

/// The step to show: the one with the field that was refused, otherwise the one that was asked for.
fn step_of(asked: Option<Step>, form: &task::Shown, task: TaskId) -> Step {
    match &form.refused {
        Some(_) if form.saved => Step::Check,
        Some(problem) => problem.field().map(Step::of_field).or(asked).unwrap_or_default(),
        None if versions::is_refused(task) || publish::is_refused(task) => Step::Check,
        None => asked.unwrap_or_default(),
    }
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
