//! `/studies/{study}/workers`: all workers of the study, by pseudonym.

use engine::crowd::worker::WorkerRow;
use leptos::prelude::*;
use shared::{Decimal, Gate, Locale, StudyId};

use super::{disagreement::disagreements, standing};
use crate::call::workers;
use crate::page::Frame;
use crate::part::{Column, Empty, Head, LinkButton, Table, Tag, When, gate_name, load, param, query, spoken};

/// The number of workers on a page.
const PAGE: usize = 100;

/// Those who wait for a decision, then all.
#[component]
pub fn Workers() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    let after = query("after").and_then(|after| after.parse().ok()).unwrap_or(0);
    let known = study.clone().ok();
    let content = load(async move {
        let study = study?;
        let (waiting, rows) = workers(study, after).await?;
        Ok(view! {
            {disagreements(study, waiting, say)}
            {content(study, rows, say)}
        })
    });
    view! {
        <Frame study=known here="workers">
            <Head title=say.workers() lead=say.workers_lead() />
            {content}
        </Frame>
    }
}

fn content(study: StudyId, rows: Vec<WorkerRow>, say: Locale) -> AnyView {
    if rows.is_empty() {
        return view! { <Empty text=say.workers_none() /> }.into_any();
    }
    let next = (rows.len() == PAGE).then(|| rows.last().map(|row| row.number)).flatten();
    let numbers =
        [say.workers_submitted(), say.workers_counted(), say.workers_rejected(), say.workers_median_seconds()];
    let mut columns = vec![Column::text(say.worker()), Column::text(say.language_column())];
    columns.extend(numbers.map(Column::number));
    columns.extend(Gate::ALL.iter().map(|gate| Column::text(gate_name(*gate, say))));
    columns.push(Column::text(say.workers_consent()));
    let rows = rows.into_iter().map(|each| row(study, each, say)).collect_view();
    view! {
        <div class="dense">
            <Table caption=say.workers() columns=columns sortable=true>
                {rows}
            </Table>
        </div>
        {next.map(|after| view! { <LinkButton href=format!("/studies/{study}/workers?after={after}") label=say.workers_more() /> })}
    }
    .into_any()
}

fn row(study: StudyId, row: WorkerRow, say: Locale) -> impl IntoView {
    let gates = Gate::ALL.iter().map(|gate| view! { <td>{standing(row.gate(*gate))}</td> }).collect_view();
    view! {
        <tr>
            <th scope="row">
                <a href=format!("/studies/{study}/workers/{}", row.worker)>{row.pseudonym()}</a>
                {row.withdrawn_at.map(|_| view! { " " <Tag text=say.workers_withdrawn() /> })}
            </th>
            <td>{row.language.name()}</td>
            {[row.submitted, row.counted, row.rejected]
                .map(|n| view! {
                    <td class="number" data-sort=n.to_string()>
                        {say.integer(n)}
                    </td>
                })}
            <td class="number" data-sort=row.median_ms.map(|ms| ms.to_string())>
                {row.median_ms.map_or_else(|| "–".to_owned(), |ms| seconds(ms, say))}
            </td>
            {gates}
            <td>
                {match row.consented_at {
                    Some(at) => view! { <When at=at date_only=true /> }.into_any(),
                    None => view! { <span class="muted">{say.workers_not_yet()}</span> }.into_any(),
                }}
            </td>
        </tr>
    }
}

/// Milliseconds as seconds with one decimal.
fn seconds(ms: i64, say: Locale) -> String {
    Decimal::new((ms + 50) / 100, 1).map_or_else(|| "–".to_owned(), |seconds| say.decimal(seconds))
}
