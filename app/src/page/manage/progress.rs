//! `/studies/{study}/progress`: the progress of each task in each language.

use leptos::prelude::*;
use report::progress::{Covered, TaskProgress};
use shared::{Locale, StudyId};

use super::pay::duration;
use crate::call;
use crate::page::Frame;
use crate::part::{Column, Empty, Head, Progress as Bar, Section, Table, When, load, param, spoken};

/// Progress per task and language.
#[component]
pub fn Progress() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="progress">
            {load(async move {
                let progress = call::progress(study?).await?;
                let empty = progress.tasks.is_empty();
                Ok(view! {
                    <Head title=say.progress() lead=say.progress_lead() />
                    {empty.then(|| view! { <Empty text=say.progress_empty() /> })}
                    {(!empty).then(|| view! { <div id="overview" data-live>{overview(&progress.tasks, say)}</div> })}
                    {withdrawn(progress.n_withdrawn, progress.n_removed).map(|text| view! { <p class="muted">{text}</p> })}
                    {progress.tasks.iter().map(|task| details(task, say)).collect_view()}
                })
            })}
        </Frame>
    }
}

fn overview(tasks: &[TaskProgress], say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text(say.task()),
        Column::text(say.language_column()),
        Column::number(say.progress_counted()),
        Column::number(say.progress_target()),
        Column::number(say.progress_in_progress()),
        Column::number(say.progress_per_hour()),
        Column::text(say.progress_completion()),
        Column::number(say.hits()),
        Column::number(say.progress_median_time()),
        Column::number(say.progress_extra()),
        Column::number(say.progress_expired()),
        Column::number(say.progress_returned()),
    ];
    let rows = tasks.iter().map(|task| row(task, say)).collect_view();
    view! {
        <Table caption=say.progress_tasks_and_languages() columns=columns sortable=true>
            {rows}
        </Table>
    }
}

/// The number of workers who left the study.
fn withdrawn(n_withdrawn: i64, n_removed: i64) -> Option<String> {
    let left_out = engine::crowd::known::LeftOut { n_withdrawn, n_removed, ..Default::default() };
    engine::crowd::known::withdrawn_sentence(&left_out, spoken())
}

fn row(task: &TaskProgress, say: Locale) -> impl IntoView + use<> {
    let complete = match (task.counted >= task.need, task.complete_at) {
        (true, _) => say.progress_complete().into_any(),
        (false, Some(at)) => view! { <When at=at /> }.into_any(),
        (false, None) => say.progress_no_recent_work().into_any(),
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
                {task.median_ms.map(|ms| duration(ms, say))}
            </td>
            <td class="number">{task.surplus}</td>
            <td class="number">{task.expired}</td>
            <td class="number">{task.returned}</td>
        </tr>
    }
}

fn details(task: &TaskProgress, say: Locale) -> impl IntoView + use<> {
    let title = format!("{} · {}", task.title, task.language.name());
    let (counted, need) = (task.counted, task.need);
    let bars = task.coverage.iter().map(|covered| bar(*covered, task.hits, say)).collect_view();
    view! {
        <Section title=title>
            <Bar label=say.progress_counted_submissions() done=counted of=need />
            <h3>{say.progress_coverage()}</h3>
            <div class="stack">{bars}</div>
        </Section>
    }
}

fn bar(covered: Covered, hits: i64, say: Locale) -> impl IntoView {
    view! { <Bar label=say.progress_hits_with(covered.counted) done=covered.hits of=hits /> }
}
