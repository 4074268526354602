//! `/studies/{study}/progress`: the progress of each task in each language.

use engine::crowd::known::{LeftOut, left_out_sentence};
use leptos::prelude::*;
use report::progress::{Covered, TaskProgress};
use shared::{Action, Locale, Problem, StudyId};

use crate::call;
use crate::page::Frame;
use crate::part::{Column, Empty, Head, Section, Table, When, duration, load, param, spoken};

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
                    {(!empty).then(|| details(&progress.tasks, say))}
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
        <div class="cards">
            <Table caption=say.progress_tasks_and_languages() columns=columns sortable=true>
                {rows}
            </Table>
        </div>
    }
}

/// What the results of a study leave out and, for those who may change it, the way to the setting that leaves out rejected
/// submissions.
pub(super) async fn left_out_with_setting(
    study: StudyId,
    of: &LeftOut,
    say: Locale,
) -> Result<Option<AnyView>, Problem> {
    let Some(sentence) = left_out_sentence(of, say) else { return Ok(None) };
    let is_setting = of.n_rejected > 0 && call::study::may(study, Action::EditStudy).await?;
    let setting = is_setting.then(|| {
        view! {
            " "
            <a href=format!("/studies/{study}/settings#general")>{say.rejected_answers()}</a>
        }
    });
    Ok(Some(view! { <p class="muted">{sentence} {setting}</p> }.into_any()))
}

/// Whose submissions are counted on this page and left out of the results, in a sentence.
pub(in crate::page) fn left_out(of: &LeftOut, say: Locale) -> Option<AnyView> {
    left_out_sentence(of, say).map(|text| view! { <p class="muted">{text}</p> }.into_any())
}

fn row(task: &TaskProgress, say: Locale) -> impl IntoView + use<> {
    let complete = match (task.is_complete(), task.complete_at) {
        _ if task.is_pilot => say.progress_pilot().into_any(),
        (true, _) => say.progress_complete().into_any(),
        (false, Some(at)) => view! { <When at=at /> }.into_any(),
        (false, None) => say.progress_no_recent_work().into_any(),
    };
    let target = (!task.is_pilot).then(|| say.integer(task.need));
    view! {
        <tr>
            <th scope="row">{task.titles.get(&say.language()).to_owned()}</th>
            <td>{task.language.name()}</td>
            <td class="number" data-label=say.progress_counted()>{say.integer(task.counted)}</td>
            <td class="number" data-label=say.progress_target()>{target}</td>
            <td class="number" data-label=say.progress_in_progress()>{say.integer(task.live)}</td>
            <td class="number" data-label=say.progress_per_hour()>{task.per_hour.map(|n| format!("{n:.1}"))}</td>
            <td>{complete}</td>
        </tr>
    }
}

/// How the HITs of each task stand, in a table: a section for each would be a page of 12 screens.
fn details(tasks: &[TaskProgress], say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text(say.task()),
        Column::text(say.language_column()),
        Column::number(say.hits()),
        Column::text(say.progress_coverage()),
        Column::number(say.progress_median_time()),
        Column::number(say.progress_extra()),
        Column::number(say.progress_expired()),
        Column::number(say.progress_returned()),
    ];
    let rows = tasks.iter().map(|task| detail(task, say)).collect_view();
    view! {
        <Section title=say.progress_details()>
            <div class="cards">
                <Table caption=say.progress_details_caption() columns=columns sortable=true>
                    {rows}
                </Table>
            </div>
        </Section>
    }
}

fn detail(task: &TaskProgress, say: Locale) -> impl IntoView + use<> {
    let number = |n: i64, label: &'static str| {
        view! {
            <td class="number" data-label=label data-sort=n.to_string()>
                {say.integer(n)}
            </td>
        }
    };
    let cover = |covered: &Covered| format!("{}: {}", say.integer(covered.counted), say.integer(covered.hits));
    let cover: Vec<String> = task.coverage.iter().map(cover).collect();
    let median = task.median_ms.map_or_else(|| say.not_available().to_owned(), |ms| duration(ms, say));
    view! {
        <tr>
            <th scope="row">{task.titles.get(&say.language()).to_owned()}</th>
            <td>{task.language.name()}</td>
            {number(task.hits, say.hits())}
            <td data-label=say.progress_coverage()>{cover.join(" · ")}</td>
            <td class="number" data-label=say.progress_median_time() data-sort=task.median_ms.map(|ms| ms.to_string())>
                {median}
            </td>
            {number(task.surplus, say.progress_extra())}
            {number(task.expired, say.progress_expired())}
            {number(task.returned, say.progress_returned())}
        </tr>
    }
}
