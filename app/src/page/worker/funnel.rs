//! `/studies/{study}/funnel`: the number of workers who remain after each step, per language.

use leptos::prelude::*;
use report::funnel::{Funnel as Counts, FunnelRow, Left};
use shared::{Language, Locale, StudyId};

use crate::call::funnel;
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Head, Table, load, param, spoken};

/// The table, with its files.
#[component]
pub fn Funnel() -> impl IntoView {
    let study = param::<StudyId>("study");
    let known = study.clone().ok();
    let content = load(async move {
        let (study, say) = (study?, spoken());
        let counts = funnel(study).await?;
        let json = format!("/api/v1/studies/{study}/funnel");
        Ok(view! {
            <Head
                title=say.funnel_title()
                lead=say.funnel_lead()
            >
                <Download files=vec![("CSV", format!("{json}.csv")), ("JSON", json)] />
            </Head>
            {table(counts, say)}
        })
    });
    view! {
        <Frame study=known here="funnel">
            {content}
        </Frame>
    }
}

fn table(counts: Counts, say: Locale) -> AnyView {
    if counts.total.joined == 0 {
        return view! { <Empty text=say.funnel_none() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.language_column()),
        Column::number(say.funnel_joined()),
        Column::number(say.funnel_consented()),
        Column::number(say.funnel_location()),
        Column::number(say.funnel_test()),
        Column::number(say.funnel_pilot()),
        Column::number(say.funnel_review()),
    ];
    let rows = counts.rows.iter().chain([&counts.total]).map(|counts| row(counts, say)).collect_view();
    view! {
        <div class="dense">
            <Table caption=say.funnel_caption() columns=columns>
                {rows}
            </Table>
        </div>
    }
    .into_any()
}

fn row(row: &FunnelRow, say: Locale) -> impl IntoView + use<> {
    let language = row.language.as_ref().map_or_else(|| say.funnel_all_languages().to_owned(), Language::name);
    view! {
        <tr>
            <th scope="row">{language}</th>
            <td class="number">{say.integer(row.joined)}</td>
            <td class="number">{say.integer(row.consented)}</td>
            {left(row.location, say)}
            {left(row.test, say)}
            {left(row.pilot, say)}
            {left(row.review, say)}
        </tr>
    }
}

/// The number of workers who passed; those who are waiting or failed follow in small type.
fn left(left: Left, say: Locale) -> impl IntoView {
    let others = match (left.waiting, left.failed) {
        (0, 0) => None,
        (waiting, 0) => Some(say.funnel_waiting(waiting)),
        (0, failed) => Some(say.funnel_failed(failed)),
        (waiting, failed) => Some(say.funnel_waiting_and_failed(waiting, failed)),
    };
    view! {
        <td class="number" data-sort=left.passed.to_string()>
            {say.integer(left.passed)}
            {others.map(|others| view! { <small class="muted">" " {others}</small> })}
        </td>
    }
}
