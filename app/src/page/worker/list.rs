//! `/studies/{study}/workers`: all workers of the study, by pseudonym.

use engine::crowd::worker::WorkerRow;
use leptos::prelude::*;
use shared::{Gate, StudyId};

use super::{disagreement::disagreements, gate_name, standing};
use crate::call::workers;
use crate::page::Frame;
use crate::part::{Column, Empty, Head, LinkButton, Table, Tag, When, load, param, query};

/// The number of workers on a page.
const PAGE: usize = 100;

/// Those who wait for a decision, then all.
#[component]
pub fn Workers() -> impl IntoView {
    let study = param::<StudyId>("study");
    let after = query("after").and_then(|after| after.parse().ok()).unwrap_or(0);
    let known = study.clone().ok();
    let content = load(async move {
        let study = study?;
        let (waiting, rows) = workers(study, after).await?;
        Ok(view! {
            {disagreements(study, waiting)}
            {content(study, rows)}
        })
    });
    view! {
        <Frame study=known here="workers">
            <Head title="Workers" lead="Who works in this study, which gates they have passed and what they have done. Names stay hidden." />
            {content}
        </Frame>
    }
}

fn content(study: StudyId, rows: Vec<WorkerRow>) -> AnyView {
    if rows.is_empty() {
        return view! { <Empty text="Workers appear here when they have followed a join link." /> }.into_any();
    }
    let next = (rows.len() == PAGE).then(|| rows.last().map(|row| row.number)).flatten();
    let mut columns = vec![Column::text("Worker"), Column::text("Language"), Column::text("Consent")];
    columns.extend(Gate::ALL.iter().map(|gate| Column::text(gate_name(*gate))));
    columns.extend(["Submitted", "Counted", "Rejected", "Median s per HIT"].map(Column::number));
    let rows = rows.into_iter().map(|each| row(study, each)).collect_view();
    view! {
        <Table caption="Workers" columns=columns sortable=true>
            {rows}
        </Table>
        {next.map(|after| view! { <LinkButton href=format!("/studies/{study}/workers?after={after}") label="More workers" /> })}
    }
    .into_any()
}

fn row(study: StudyId, row: WorkerRow) -> impl IntoView {
    let gates = Gate::ALL.iter().map(|gate| view! { <td>{standing(row.gate(*gate))}</td> }).collect_view();
    view! {
        <tr>
            <th scope="row">
                <a href=format!("/studies/{study}/workers/{}", row.worker)>{row.pseudonym()}</a>
                {row.withdrawn_at.map(|_| view! { " " <Tag text="withdrew" /> })}
            </th>
            <td>{row.language.name()}</td>
            <td>
                {match row.consented_at {
                    Some(at) => view! { <When at=at date_only=true /> }.into_any(),
                    None => view! { <span class="muted">"not yet"</span> }.into_any(),
                }}
            </td>
            {gates}
            <td class="number">{row.submitted}</td>
            <td class="number">{row.counted}</td>
            <td class="number">{row.rejected}</td>
            <td class="number">{row.median_ms.map_or_else(|| "–".to_owned(), seconds)}</td>
        </tr>
    }
}

/// Milliseconds as seconds with one decimal.
fn seconds(ms: i64) -> String {
    let tenths = (ms + 50) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}
