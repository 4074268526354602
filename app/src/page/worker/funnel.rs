//! `/studies/{study}/funnel`: the number of workers who remain after each step, per language.

use leptos::prelude::*;
use report::funnel::{Funnel as Counts, FunnelRow, Left};
use shared::{Language, StudyId};

use crate::call::funnel;
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Head, Table, load, param};

/// The table, with its files.
#[component]
pub fn Funnel() -> impl IntoView {
    let study = param::<StudyId>("study");
    let known = study.clone().ok();
    let content = load(async move {
        let study = study?;
        let counts = funnel(study).await?;
        let json = format!("/api/v1/studies/{study}/funnel");
        Ok(view! {
            <Head
                title="Funnel"
                lead="How many workers are left after each step. A worker counts in a step only if they have passed all before it."
            >
                <Download files=vec![("CSV", format!("{json}.csv")), ("JSON", json)] />
            </Head>
            {table(counts)}
        })
    });
    view! {
        <Frame study=known here="funnel">
            {content}
        </Frame>
    }
}

fn table(counts: Counts) -> AnyView {
    if counts.total.joined == 0 {
        return view! { <Empty text="Counts appear here when the first worker has followed a join link." /> }
            .into_any();
    }
    let columns = vec![
        Column::text("Language"),
        Column::number("Joined"),
        Column::number("Consented"),
        Column::number("QC1 location"),
        Column::number("QC2 test"),
        Column::number("Trial texts"),
        Column::number("QC3 review"),
    ];
    let rows = counts.rows.iter().chain([&counts.total]).map(row).collect_view();
    view! {
        <Table caption="Workers left after each step" columns=columns>
            {rows}
        </Table>
    }
    .into_any()
}

fn row(row: &FunnelRow) -> impl IntoView + use<> {
    let language = row.language.as_ref().map_or_else(|| "All languages".to_owned(), Language::name);
    view! {
        <tr>
            <th scope="row">{language}</th>
            <td class="number">{row.joined}</td>
            <td class="number">{row.consented}</td>
            {left(row.location)}
            {left(row.test)}
            {left(row.pilot)}
            {left(row.review)}
        </tr>
    }
}

/// The number of workers who passed; those who are waiting or failed follow in small type.
fn left(left: Left) -> impl IntoView {
    let beside: Vec<String> = [(left.waiting, "waiting"), (left.failed, "failed")]
        .into_iter()
        .filter(|(n, _)| *n > 0)
        .map(|(n, word)| format!("{n} {word}"))
        .collect();
    view! {
        <td class="number" data-sort=left.passed.to_string()>
            {left.passed}
            {(!beside.is_empty()).then(|| view! { <small class="muted">{format!(" ({})", beside.join(", "))}</small> })}
        </td>
    }
}
