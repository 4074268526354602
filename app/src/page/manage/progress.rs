//! `/studies/{study}/progress`: the progress of each task in each language.

use engine::crowd::known::{LeftOut, left_out_sentence};
use leptos::prelude::*;
use report::progress::{Covered, TaskProgress};
use shared::{Locale, StudyId};

use super::pay::duration;
use crate::call;
use crate::page::Frame;
use crate::part::{Column, Empty, Figure, Head, Progress as Bar, Section, Table, When, load, param, spoken};

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
                    {left_out(&progress.left_out, say)}
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
    ];
    let rows = tasks.iter().map(|task| row(task, say)).collect_view();
    view! {
        <Table caption=say.progress_tasks_and_languages() columns=columns sortable=true>
            {rows}
        </Table>
    }
}

/// Whose submissions are counted on this page and left out of the results, in a sentence.
pub(in crate::page) fn left_out(of: &LeftOut, say: Locale) -> Option<AnyView> {
    left_out_sentence(of, say).map(|text| view! { <p class="muted">{text}</p> }.into_any())
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
            <td class="number">{say.integer(task.counted)}</td>
            <td class="number">{say.integer(task.need)}</td>
            <td class="number">{say.integer(task.live)}</td>
            <td class="number">{task.per_hour.map(|n| format!("{n:.1}"))}</td>
            <td>{complete}</td>
        </tr>
    }
}

fn details(task: &TaskProgress, say: Locale) -> impl IntoView + use<> {
    let title = format!("{} · {}", task.title, task.language.name());
    let (counted, need) = (task.counted, task.need);
    let figure = move |label: &'static str, n: i64| view! { <Figure label=label value=Ok(say.integer(n)) /> };
    let median = task.median_ms.map(|ms| duration(ms, say));
    let median = median.map(|time| view! { <Figure label=say.progress_median_time() value=Ok(time) /> });
    let cover = task.coverage.iter().map(|covered| cover(*covered, say)).collect_view();
    let others = [
        (say.progress_extra(), task.surplus),
        (say.progress_expired(), task.expired),
        (say.progress_returned(), task.returned),
    ];
    let others = others.map(|(label, n)| figure(label, n)).collect_view();
    let hits = figure(say.hits(), task.hits);
    view! {
        <Section title=title>
            <Bar label=say.progress_counted_submissions() done=counted of=need />
            <div class="figures">
                {hits} {cover} {median} {others}
            </div>
        </Section>
    }
}

/// How many hits have this many counted submissions.
fn cover(covered: Covered, say: Locale) -> impl IntoView {
    view! { <Figure label=say.progress_hits_with(covered.counted) value=Ok(say.integer(covered.hits)) /> }
}
