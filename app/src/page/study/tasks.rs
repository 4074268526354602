//! `/studies/{study}/tasks`: the tasks of a study.

use engine::design::{preset::Preset, task::ListedTask};
use leptos::prelude::*;
use shared::{Action, Definition, Gate, Language, Locale, Localised, Study, StudyId};

use super::{
    picture::picture,
    presets::{about, name, name_of},
    version_tag,
};
use crate::call::{study, task};
use crate::page::Frame;
use crate::part::{
    Column, Empty, Form, Head, Hidden, Look, Section, SubmitButton, Table, load, news, param, spoken, subject_word,
};

/// The tasks of a study, and the presets for adding a task.
#[component]
pub fn Tasks() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let content = load(async move {
        let id = id?;
        let overview = study::overview(id).await?;
        let tasks = task::tasks(id).await?;
        let may_design = overview.can(Action::DesignTasks);
        let say = spoken();
        Ok(view! {
            <Head title=say.tasks() lead=if may_design { say.design_tasks_lead() } else { "" } />
            {news()}
            {table(&overview.study, tasks, say)}
            {may_design.then(|| add(id, &overview.study.languages, say))}
        })
    });
    view! {
        <Frame study=known here="tasks">
            {content}
        </Frame>
    }
}

fn table(study: &Study, tasks: Vec<ListedTask>, say: Locale) -> AnyView {
    if tasks.is_empty() {
        return view! { <Empty text=say.design_no_tasks() /> }.into_any();
    }
    let columns = vec![
        Column::number(say.design_position()),
        Column::text(say.task()),
        Column::text(say.design_versions()),
        Column::text(say.design_item_shows()),
        Column::number(say.design_judgements_per_item()),
        Column::number(say.design_items_per_hit()),
        Column::text(say.reward()),
        Column::text(say.design_qualification()),
    ];
    let titles: Vec<(i64, String)> = tasks.iter().map(|task| (task.task.position, title_of(study, task))).collect();
    let rows = tasks.into_iter().map(|task| row(study, task, &titles, say)).collect_view();
    view! {
        <div class="dense">
            <Table caption=say.tasks() columns=columns>
                {rows}
            </Table>
        </div>
    }
    .into_any()
}

fn title_of(study: &Study, task: &ListedTask) -> String {
    let title = task.definition().map(|definition| title(definition, study.languages.first()));
    title.unwrap_or_else(|| name_of(&task.task.preset, spoken()))
}

/// A task; if an earlier task has the same title, for example because this is a copy, the position is added.
fn row(study: &Study, found: ListedTask, titles: &[(i64, String)], say: Locale) -> impl IntoView + use<> {
    let (place, title) = (found.task.position, title_of(study, &found));
    let namesake = titles.iter().find(|(other, same)| *other < place && *same == title);
    let namesake = namesake.map(|(other, _)| format!(" · {}", say.design_same_title(other)));
    // A task that still has the title of its preset says it once.
    let preset = Some(name_of(&found.task.preset, say)).filter(|name| *name != title);
    let preset = preset.map(|name| view! { <bdi>{name}</bdi> });
    let definition = found.definition().cloned();
    let money = |reward| say.money(&shared::Money::new(reward, study.settings.currency.clone()));
    let cells = definition.map(|definition| {
        let gates: Vec<&str> = definition.gates.iter().map(|gate| gate_name(*gate, say)).collect();
        view! {
            <td>{subject_word(definition.subject, say)}</td>
            <td class="number">{definition.need}</td>
            <td class="number">{definition.items_per_hit}</td>
            <td>{money(definition.reward)}</td>
            <td>{gates.join(", ")}</td>
        }
    });
    let tags = [found.live, found.draft].into_iter().flatten().map(|version| {
        view! {
            <span>
                {format!("{} ", version.number)} {version_tag(version.state)}
            </span>
        }
    });
    let tags = tags.collect_view();
    view! {
        <tr>
            <td class="number">{place}</td>
            <th scope="row">
                <a href=format!("/studies/{}/tasks/{}", study.id, found.task.id)>{title}</a>
                <br />
                <span class="muted small">
                    {preset}
                    {namesake}
                </span>
            </th>
            <td>
                <div class="tags">{tags}</div>
            </td>
            {cells}
        </tr>
    }
}

/// A task's title for researchers: in the language of the page or in English, if available; otherwise in the study's
/// first language.
pub(super) fn title(definition: &Definition, language: Option<&Language>) -> String {
    readable(&definition.title, language)
}

/// The same for a title alone.
pub(super) fn readable(title: &Localised, language: Option<&Language>) -> String {
    let titles = &title.0;
    let of = |primary: &str| titles.iter().find(|(own, _)| own.primary() == primary).map(|(_, title)| title.as_str());
    let readable = of(spoken().language().primary()).or_else(|| of("en"));
    readable.or_else(|| language.map(|language| title.get(language))).unwrap_or_default().to_owned()
}

/// The name of a qualification step.
const fn gate_name(gate: Gate, say: Locale) -> &'static str {
    match gate {
        Gate::Location => say.design_gate_location(),
        Gate::Test => say.design_gate_test(),
        Gate::Pilot => say.design_gate_pilot(),
        Gate::Review => say.design_gate_review(),
        Gate::Known => say.design_gate_known(),
    }
}

/// The ways to start: from scratch, or from a preset.
fn add(study: StudyId, languages: &[Language], say: Locale) -> impl IntoView + use<> {
    let scratch = card(Preset::Blank, languages, say);
    let presets = presets(languages, say);
    view! {
        <Section title=say.design_new_task() id="add" lead=say.design_new_task_lead()>
            <Form action="/fn/task/add" class="wide">
                <Hidden name="study" value=study.to_string() />
                <Hidden name="preset" value=Preset::Blank.as_str() />
                <div class="card scratch">
                    {scratch}
                    <SubmitButton label=say.designer_scratch() look=Look::Plain />
                </div>
            </Form>
            <h3>{say.designer_presets()}</h3>
            <Form action="/fn/task/add" class="wide">
                <Hidden name="study" value=study.to_string() />
                {presets}
                <SubmitButton label=say.design_add_task() />
            </Form>
        </Section>
    }
}

/// The picture of a preset and what it is for.
fn card(preset: Preset, languages: &[Language], say: Locale) -> impl IntoView + use<> {
    let picture = preset.definition(languages).ok().map(|definition| picture(&definition));
    let name = if preset == Preset::Blank { say.designer_scratch().to_owned() } else { name(preset, say) };
    view! {
        {picture}
        <span>
            <strong>
                <bdi>{name}</bdi>
            </strong>
            <small>{about(preset, say)}</small>
        </span>
    }
}

/// The presets as cards, folded by the paper they follow; the first one is chosen.
fn presets(languages: &[Language], say: Locale) -> impl IntoView + use<> {
    let first = Preset::ALL.first().copied();
    let choice = |preset: Preset| {
        view! {
            <label class="card preset">
                <input
                    type="radio"
                    name="preset"
                    value=preset.as_str()
                    checked=Some(preset) == first
                    required
                />
                {card(preset, languages, say)}
            </label>
        }
    };
    let papers = Preset::by_paper().into_iter().enumerate().map(|(index, (paper, presets))| {
        let paper = paper.unwrap_or_else(|| say.preset_group_general());
        let presets: Vec<Preset> = presets.into_iter().filter(|preset| *preset != Preset::Blank).collect();
        let n = presets.len();
        let choices = presets.into_iter().map(choice).collect_view();
        view! {
            <details class="card paper" open={index == 0}>
                <summary>
                    <span>{paper} <span class="muted small">{format!(" {}", say.design_n_presets(n))}</span></span>
                </summary>
                <fieldset class="field">
                    <legend>{paper}</legend>
                    <div class="grid">{choices}</div>
                </fieldset>
            </details>
        }
    });
    papers.collect_view()
}
