//! `/studies/{study}/tasks`: the tasks of a study.

use engine::design::{preset::Preset, task::ListedTask};
use leptos::prelude::*;
use shared::{Action, Definition, Language, Study, StudyId, Subject};

use super::{news, version_tag};
use crate::call::{study, task};
use crate::page::Frame;
use crate::part::{Choice, Column, Empty, Form, Head, Hidden, Radios, Section, SubmitButton, Table, load, param};

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
        Ok(view! {
            <Head title="Tasks" lead="A draft can be edited. Publishing freezes it; an edit after that is a new version." />
            {news()}
            {table(&overview.study, tasks)}
            {may_design.then(|| add(id))}
        })
    });
    view! {
        <Frame study=known here="tasks">
            {content}
        </Frame>
    }
}

fn table(study: &Study, tasks: Vec<ListedTask>) -> AnyView {
    if tasks.is_empty() {
        return view! { <Empty text="Tasks appear here once one is added from a preset below." /> }.into_any();
    }
    let columns = vec![
        Column::number("Place"),
        Column::text("Task"),
        Column::text("Versions"),
        Column::text("Shows"),
        Column::number("Need"),
        Column::number("Items a hit"),
        Column::text("Reward"),
        Column::text("Gates"),
    ];
    let titles: Vec<(i64, String)> = tasks.iter().map(|task| (task.task.position, title_of(study, task))).collect();
    let rows = tasks.into_iter().map(|task| row(study, task, &titles)).collect_view();
    view! {
        <Table caption="Tasks" columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn title_of(study: &Study, task: &ListedTask) -> String {
    let title = task.definition().map(|definition| title(definition, study.languages.first()));
    title.unwrap_or_else(|| task.task.preset.clone())
}

/// A task; if an earlier task has the same title, for example because this is a copy, the position is added.
fn row(study: &Study, found: ListedTask, titles: &[(i64, String)]) -> impl IntoView + use<> {
    let (place, title) = (found.task.position, title_of(study, &found));
    let namesake = titles.iter().find(|(other, same)| *other < place && *same == title);
    let namesake = namesake.map(|(other, _)| format!(" · same title as {other}"));
    let definition = found.definition().cloned();
    let money = |reward| shared::Money::new(reward, study.settings.currency.clone()).to_string();
    let cells = definition.map(|definition| {
        let gates = definition.gates.iter().map(|gate| gate.as_str()).collect::<Vec<_>>().join(", ");
        view! {
            <td>{shows(definition.subject)}</td>
            <td class="number">{definition.need}</td>
            <td class="number">{definition.items_per_hit}</td>
            <td>{money(definition.reward)}</td>
            <td>{gates}</td>
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
                <span class="muted small">{found.task.preset} {namesake}</span>
            </th>
            <td>
                <div class="tags">{tags}</div>
            </td>
            {cells}
        </tr>
    }
}

/// A task's title for researchers: in English, the language of these pages, if available; otherwise in the study's
/// first language.
pub(super) fn title(definition: &Definition, language: Option<&Language>) -> String {
    let english =
        definition.title.0.iter().find(|(language, _)| language.primary() == "en").map(|(_, title)| title.as_str());
    english.or_else(|| language.map(|language| definition.title.get(language))).unwrap_or_default().to_owned()
}

/// The contents of an item, in words.
pub(super) const fn shows(subject: Subject) -> &'static str {
    match subject {
        Subject::Source => "a source",
        Subject::Output => "one output",
        Subject::Pair => "a source and an output",
        Subject::Outputs => "several outputs of a source",
        Subject::Sides => "a source and two outputs side by side",
        Subject::Two => "two outputs side by side",
    }
}

/// The presets, folded by the paper they follow.
fn add(study: StudyId) -> impl IntoView {
    let first = Preset::ALL.first().map(|preset| preset.as_str()).unwrap_or_default();
    let papers = move || {
        let paper = |(index, (paper, presets)): (usize, (&'static str, Vec<Preset>))| {
            let choice = |preset: &Preset| Choice::new(preset.as_str(), preset.as_str()).hint(preset.about());
            let choices: Vec<Choice> = presets.iter().map(choice).collect();
            view! {
                <details class="card paper" open={index == 0}>
                    <summary>
                        <span>
                            {paper} <span class="muted small">{format!(" {} presets", choices.len())}</span>
                        </span>
                    </summary>
                    <Radios name="preset" id=format!("preset-{index}") label=paper choices=choices value=first />
                </details>
            }
        };
        Preset::by_paper().into_iter().enumerate().map(paper).collect_view()
    };
    view! {
        <Section title="Add a task" id="add" lead="A preset is a complete task to start from; everything in it can be changed.">
            <Form action="/fn/task/add">
                <Hidden name="study" value=study.to_string() />
                {papers()}
                <SubmitButton label="Add the task" />
            </Form>
        </Section>
    }
}
