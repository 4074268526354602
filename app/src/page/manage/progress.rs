//! `/studies/{study}/progress`: the progress of each task in each language.

use leptos::prelude::*;
use report::progress::{Covered, TaskProgress};
use shared::StudyId;

use super::duration;
use crate::call;
use crate::page::Frame;
use crate::part::{Column, Empty, Head, Progress as Bar, Section, Table, When, load, param};

/// Progress per task and language.
#[component]
pub fn Progress() -> impl IntoView {
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="progress">
            {load(async move {
                let progress = call::progress(study?).await?;
                let empty = progress.tasks.is_empty();
                Ok(view! {
                    <Head title="Progress" lead="How many of the wanted submissions are there, how fast they come, and when they will be complete." />
                    {empty.then(|| view! { <Empty text="Nothing has been handed out yet: progress appears here with the first batch." /> })}
                    {(!empty).then(|| view! { <div id="overview" data-live>{overview(&progress.tasks)}</div> })}
                    {withdrawn(progress.n_withdrawn, progress.n_removed).map(|text| view! { <p class="muted">{text}</p> })}
                    {progress.tasks.iter().map(details).collect_view()}
                })
            })}
        </Frame>
    }
}

fn overview(tasks: &[TaskProgress]) -> impl IntoView + use<> {
    let columns = vec![
        Column::text("Task"),
        Column::text("Language"),
        Column::number("Counted"),
        Column::number("Wanted"),
        Column::number("At work"),
        Column::number("An hour"),
        Column::text("Complete"),
        Column::number("Hits"),
        Column::number("Median time"),
        Column::number("Surplus"),
        Column::number("Expired"),
        Column::number("Returned"),
    ];
    let rows = tasks.iter().map(row).collect_view();
    view! {
        <Table caption="Tasks and languages" columns=columns sortable=true>
            {rows}
        </Table>
    }
}

/// The number of workers who left the study.
fn withdrawn(n_withdrawn: i64, n_removed: i64) -> Option<String> {
    engine::crowd::known::withdrawn_sentence(&engine::crowd::known::LeftOut {
        n_withdrawn,
        n_removed,
        ..Default::default()
    })
}

fn row(task: &TaskProgress) -> impl IntoView + use<> {
    let complete = match (task.counted >= task.need, task.complete_at) {
        (true, _) => view! { "complete" }.into_any(),
        (false, Some(at)) => view! { <When at=at /> }.into_any(),
        (false, None) => view! { "no recent work" }.into_any(),
    };
    view! {
        <tr>
            <th scope="row">{task.title.clone()}</th>
            <td>{task.language.name()}</td>
            <td class="number">{task.counted}</td>
            <td class="number">{task.need}</td>
            <td class="number">{task.live}</td>
            <td class="number">{task.per_hour.map(|n| format!("{n:.1}"))}</td>
            <td>{complete}</td>
            <td class="number">{task.hits}</td>
            <td class="number" data-sort=task.median_ms.map(|ms| ms.to_string())>
                {task.median_ms.map(duration)}
            </td>
            <td class="number">{task.surplus}</td>
            <td class="number">{task.expired}</td>
            <td class="number">{task.returned}</td>
        </tr>
    }
}

fn details(task: &TaskProgress) -> impl IntoView + use<> {
    let title = format!("{} · {}", task.title, task.language.name());
    let (counted, need) = (task.counted, task.need);
    let bars = task.coverage.iter().map(|covered| bar(*covered, task.hits)).collect_view();
    view! {
        <Section title=title>
            <Bar label="Counted submissions" done=counted of=need />
            <h3>"Coverage"</h3>
            <div class="stack">{bars}</div>
        </Section>
    }
}

fn bar(covered: Covered, hits: i64) -> impl IntoView {
    let label = match covered.counted {
        1 => "Hits with 1 submission".to_owned(),
        n => format!("Hits with {n} submissions"),
    };
    view! { <Bar label=label done=covered.hits of=hits /> }
}
