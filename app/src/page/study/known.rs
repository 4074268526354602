//! `/studies/{study}/tasks/{task}/known`: the gold items of a task, and the workers' results on them.

use engine::crowd::known::{Known as Item, KnownPage, Rate};
use leptos::prelude::*;
use shared::{Below, KnownRule, Locale, StudyId, TaskId};

use super::expected::ways_to_write;
use crate::call;
use crate::page::{Frame, worker::standing};
use crate::part::{
    Column, Empty, Form, Head, Hidden, LinkButton, Look, Section, SubmitButton, Table, Tag, TextArea, Tone, known_word,
    load, news, param, spoken,
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
    let say = spoken();
    let KnownPage { rule, columns, items, rates } = page;
    let add = rule.is_some().then(|| form(study, task, &columns));
    view! {
        <Head title=say.gold_title() lead=say.gold_lead()>
            <LinkButton href=format!("/studies/{study}/tasks/{task}") label=say.gold_to_task() />
        </Head>
        {news()}
        <p>{sentences(rule.as_ref(), say)}</p>
        <Section title=say.workers() lead=say.gold_workers_lead()>
            {workers(study, rates)}
        </Section>
        <Section title=say.items()>{list(study, task, items)}</Section>
        {add}
    }
}

fn sentences(rule: Option<&KnownRule>, say: Locale) -> String {
    let Some(KnownRule { every, least, after, below }) = rule else { return say.gold_off().to_owned() };
    let consequence = match below {
        Below::Warn => say.gold_rule_warn(least, after),
        Below::Pause => say.gold_rule_pause(least, after),
        Below::Exclude => say.gold_rule_exclude(least, after),
    };
    format!("{} {consequence}", say.gold_every(every))
}

fn workers(study: StudyId, rates: Vec<Rate>) -> AnyView {
    let say = spoken();
    if rates.is_empty() {
        return view! { <Empty text=say.gold_workers_none() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.worker()),
        Column::number(say.gold_answered()),
        Column::number(say.gold_as_expected()),
        Column::number(say.gold_percent()),
        Column::text(say.gold_qualification()),
        Column::text(say.gold_statistics()),
    ];
    let row = |rate: Rate| {
        let percent = (rate.n_right * 100 + rate.n / 2).checked_div(rate.n).unwrap_or_default();
        let statistics = match rate.left_out_at {
            Some(_) => view! { <Tag text=say.gold_excluded() tone=Tone::Warn /> }.into_any(),
            None => say.gold_included().into_any(),
        };
        view! {
            <tr>
                <th scope="row">
                    <a href=format!("/studies/{study}/workers/{}", rate.worker)>{rate.pseudonym()}</a>
                </th>
                <td class="number">{rate.n}</td>
                <td class="number">{rate.n_right}</td>
                <td class="number">{percent}</td>
                <td>{if rate.state.is_some() { standing(rate.state) } else { say.none().into_any() }}</td>
                <td>{statistics}</td>
            </tr>
        }
    };
    let rows = rates.into_iter().map(row).collect_view();
    view! {
        <Table caption=say.gold_workers_table() columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn list(study: StudyId, task: TaskId, items: Vec<Item>) -> AnyView {
    let say = spoken();
    if items.is_empty() {
        return view! { <Empty text=say.gold_none() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.text()),
        Column::text(say.gold_type()),
        Column::text(say.gold_expected()),
        Column::number(say.gold_answered()),
        Column::number(say.gold_as_expected()),
        Column::actions(""),
    ];
    let row = |item: Item| {
        let mut expected: Vec<String> = item.expected.iter().map(|(key, cell)| format!("{key}: {cell}")).collect();
        expected.extend((item.tolerance > 0).then(|| format!("± {}", item.tolerance)));
        let systems = item.shown.iter().map(|one| one.system.as_str()).collect::<Vec<_>>().join(", ");
        let retire = match item.retired_at {
            Some(at) => view! { <span class="muted">{say.gold_retired(say.date(at))}</span> }.into_any(),
            None => view! {
                <Form action="/fn/known/retire" class="inline" mark=("known", item.id.to_string())>
                    <Hidden name="study" value=study.to_string() />
                    <Hidden name="task" value=task.to_string() />
                    <SubmitButton label=say.gold_retire() look=Look::Plain />
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
                <td>{known_word(item.kind, say)}</td>
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
        <Table caption=say.gold_title() columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn form(study: StudyId, task: TaskId, columns: &[String]) -> impl IntoView + use<> {
    let say = spoken();
    let about = [
        say.gold_columns_required(),
        say.gold_columns_systems(),
        say.gold_columns_language(),
        say.gold_columns_kind(),
        say.gold_columns_tolerance(),
        say.gold_columns_explanation(),
    ];
    let about = about.map(|sentence| view! { <li>{sentence}</li> }).collect_view();
    let columns = say.gold_columns(columns.join(", "));
    view! {
        <Section title=say.gold_add() lead=say.gold_stay_out()>
            <details>
                <summary>{say.gold_columns_title()}</summary>
                <p>{columns}</p>
                <ul>{about}</ul>
            </details>
            {ways_to_write(say)}
            <Form action="/fn/known/add" mark=("task", task.to_string())>
                <Hidden name="study" value=study.to_string() />
                <TextArea name="table" label=say.gold_table() rows=8 required=true hint=say.gold_table_hint() />
                <SubmitButton label=say.gold_add() />
            </Form>
        </Section>
    }
}
