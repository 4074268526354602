//! `/studies/{study}/tasks/{task}/known`: the gold items of a task, and the workers' results on them.

use engine::crowd::known::{Known as Item, KnownPage, Rate};
use leptos::prelude::*;
use shared::{KnownRule, Locale, StudyId, TaskId};

use super::news;
use crate::call;
use crate::page::{Frame, worker::standing};
use crate::part::{
    Column, Empty, Form, Head, Hidden, LinkButton, Look, Section, SubmitButton, Table, Tag, TextArea, Tone, load, param,
};

/// The rule, the workers, the items, and the form to add some.
#[component]
pub fn Known() -> impl IntoView {
    let (study, task) = (param::<StudyId>("study"), param::<TaskId>("task"));
    let known = study.clone().ok();
    let content = load(async move {
        let (study, task) = (study?, task?);
        Ok(content(study, task, call::known(study, task).await?))
    });
    view! {
        <Frame study=known here="tasks">
            {content}
        </Frame>
    }
}

fn content(study: StudyId, task: TaskId, page: KnownPage) -> impl IntoView {
    let KnownPage { rule, columns, items, rates } = page;
    let add = rule.is_some().then(|| form(study, task, &columns));
    view! {
        <Head title="Known answers" lead="Texts whose answer is known, among the others: they show how well people judge, and whether they read.">
            <LinkButton href=format!("/studies/{study}/tasks/{task}") label="The task" />
        </Head>
        {news()}
        <p>{sentence(rule.as_ref())}</p>
        <Section title="Workers" lead="The lowest rate first. Training is not counted. All work is kept and paid.">
            {workers(study, rates)}
        </Section>
        <Section title="Items">{list(study, task, items)}</Section>
        {add}
    }
}

fn sentence(rule: Option<&KnownRule>) -> String {
    rule.map_or_else(
        || "This task hands out none yet. Switch them on in the designer, then add items here.".to_owned(),
        |rule| {
            let KnownRule { every, least, after, below } = rule;
            let then = match below {
                shared::Below::Warn => "is warned",
                shared::Below::Pause => "is paused until a manager has decided",
                shared::Below::Exclude => "gets no more work in this study",
            };
            format!("Training comes first; then one hit in {every} is such an item. Who answers fewer than {least} % of {after} or more as expected {then}.")
        },
    )
}

fn workers(study: StudyId, rates: Vec<Rate>) -> AnyView {
    if rates.is_empty() {
        return view! { <Empty text="Workers appear here when they have answered an item." /> }.into_any();
    }
    let columns = vec![
        Column::text("Worker"),
        Column::number("Answered"),
        Column::number("As expected"),
        Column::number("Percent"),
        Column::text("What followed"),
        Column::text("Statistics"),
    ];
    let row = |rate: Rate| {
        let percent = (rate.n_right * 100).checked_div(rate.n).unwrap_or_default();
        let left_out = rate.left_out_at.is_some();
        view! {
            <tr>
                <th scope="row">
                    <a href=format!("/studies/{study}/workers/{}", rate.worker)>{rate.pseudonym()}</a>
                </th>
                <td class="number">{rate.n}</td>
                <td class="number">{rate.n_right}</td>
                <td class="number">{percent}</td>
                <td>{if rate.state.is_some() { standing(rate.state) } else { "nothing".into_any() }}</td>
                <td>{if left_out { view! { <Tag text="left out" tone=Tone::Warn /> }.into_any() } else { "counted".into_any() }}</td>
            </tr>
        }
    };
    let rows = rates.into_iter().map(row).collect_view();
    view! {
        <Table caption="Workers by known answers" columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn list(study: StudyId, task: TaskId, items: Vec<Item>) -> AnyView {
    if items.is_empty() {
        return view! { <Empty text="Items appear here once some are added below." /> }.into_any();
    }
    let columns = vec![
        Column::text("Text"),
        Column::text("For"),
        Column::text("Expected"),
        Column::number("Answered"),
        Column::number("As expected"),
        Column::text(""),
    ];
    let row = |item: Item| {
        let mut expected: Vec<String> = item.expected.iter().map(|(key, cell)| format!("{key}: {cell}")).collect();
        expected.extend((item.tolerance > 0).then(|| format!("± {}", item.tolerance)));
        let systems = item.shown.iter().map(|one| one.system.as_str()).collect::<Vec<_>>().join(", ");
        let retire = match item.retired_at {
            Some(at) => view! { <span class="muted">{format!("retired {}", Locale::En.date(at))}</span> }.into_any(),
            None => view! {
                <Form action="/fn/known/retire" class="inline" mark=("known", item.id.to_string())>
                    <Hidden name="study" value=study.to_string() />
                    <Hidden name="task" value=task.to_string() />
                    <SubmitButton label="Retire" look=Look::Plain />
                </Form>
            }
            .into_any(),
        };
        view! {
            <tr>
                <th scope="row">
                    <span lang=item.language.as_str().to_owned() dir=item.language.direction().as_str()>{item.text}</span>
                    <br />
                    <span class="muted small">{format!("{} · {} {systems}", item.external_id, item.language.name())}</span>
                </th>
                <td>{item.kind.as_str()}</td>
                <td>
                    {expected.join(", ")}
                    {(!item.explanation.is_empty()).then(|| view! { <br /> <span class="muted small">{item.explanation}</span> })}
                </td>
                <td class="number">{item.n}</td>
                <td class="number">{item.n_right}</td>
                <td>{retire}</td>
            </tr>
        }
    };
    let rows = items.into_iter().map(row).collect_view();
    view! {
        <Table caption="Items with a known answer" columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn form(study: StudyId, task: TaskId, columns: &[String]) -> impl IntoView {
    let hint = format!(
        "A header, then a line for each item, separated by commas, semicolons or tabs: as copied from a spreadsheet. Columns: {}. Needed are id (of the source), systems (separated by |) where outputs are shown, and the answer to one question. kind is gold, attention or training; Where a scale rates several outputs, name them with their points: A=2|B=-1. tolerance is in points of a scale, for marks in percent. Texts with a known answer stay out of batches made from now on.",
        columns.join(", ")
    );
    view! {
        <Section title="Add items">
            <Form action="/fn/known/add" mark=("task", task.to_string())>
                <Hidden name="study" value=study.to_string() />
                <TextArea name="table" label="Table" rows=8 required=true hint=hint />
                <SubmitButton label="Add them" />
            </Form>
        </Section>
    }
}
