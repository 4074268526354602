//! `/studies/{study}/tasks`: what workers are asked, task by task.

use engine::{preset::Preset, task::ListedTask};
use leptos::prelude::*;
use shared::{Action, Definition, Language, Study, StudyId, Subject};

use super::{news, version_tag};
use crate::call::{study, task};
use crate::page::Frame;
use crate::part::{Choice, Column, Empty, Form, Head, Hidden, Radios, Section, SubmitButton, Table, load, param};

/// The tasks of a study, and the presets to add one from.
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
        Column::text("Task"),
        Column::text("Versions"),
        Column::text("Shows"),
        Column::number("Need"),
        Column::number("Items a hit"),
        Column::text("Reward"),
        Column::text("Gates"),
    ];
    let rows = tasks.into_iter().map(|task| row(study, task)).collect_view();
    view! {
        <Table caption="Tasks" columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn row(study: &Study, found: ListedTask) -> impl IntoView + use<> {
    let definition = found.definition().cloned();
    let title = definition
        .as_ref()
        .map_or_else(|| found.task.preset.clone(), |definition| title(definition, study.languages.first()));
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
            <th scope="row">
                <a href=format!("/studies/{}/tasks/{}", study.id, found.task.id)>{title}</a>
                <br />
                <span class="muted small">{found.task.preset}</span>
            </th>
            <td>
                <div class="tags">{tags}</div>
            </td>
            {cells}
        </tr>
    }
}

/// A task's title for researchers: in English, the language of these pages, where there is one, else in the study's first.
pub(super) fn title(definition: &Definition, language: Option<&Language>) -> String {
    let english =
        definition.title.0.iter().find(|(language, _)| language.primary() == "en").map(|(_, title)| title.as_str());
    english.or_else(|| language.map(|language| definition.title.get(language))).unwrap_or_default().to_owned()
}

/// What an item shows, in words.
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

fn add(study: StudyId) -> impl IntoView {
    let choice = |preset: &Preset| Choice::new(preset.as_str(), preset.as_str()).hint(preset.about());
    let choices = Preset::ALL.iter().map(choice).collect();
    view! {
        <Section title="Add a task" id="add">
            <Form action="/fn/task/add">
                <Hidden name="study" value=study.to_string() />
                <Radios name="preset" label="Start from" choices=choices required=true />
                <SubmitButton label="Add the task" />
            </Form>
        </Section>
    }
}
