//! `/admin/events`: what happened outside of any study.

use engine::audit::trail::Entry;
use leptos::prelude::*;
use shared::EventId;

use crate::call::installation_trail;
use crate::page::Frame;
use crate::part::{Column, Empty, Head, LinkButton, Table, When, load, query};

/// The number of entries on a page.
const PAGE: usize = 100;

/// The server's audit log, newest entries first.
#[component]
pub fn Events() -> impl IntoView {
    let before: Option<EventId> = query("before").and_then(|id| id.parse().ok());
    let content = load(async move {
        let all = installation_trail(before).await?;
        let next = (all.len() == PAGE).then(|| all.last().map(|entry| entry.id)).flatten();
        Ok(view! {
            {if all.is_empty() {
                view! { <Empty text="Nothing has happened yet." /> }.into_any()
            } else {
                table(all).into_any()
            }}
            {next.map(|id| view! { <LinkButton href=format!("/admin/events?before={id}") label="Earlier" /> })}
        })
    });
    view! {
        <Frame>
            <Head
                title="Audit trail"
                lead="Accounts, rights and tokens of this installation. What happens in a study is on the study's own page."
            />
            {content}
        </Frame>
    }
}

fn table(all: Vec<Entry>) -> impl IntoView {
    let columns = vec![
        Column::text("When"),
        Column::text("Who"),
        Column::text("What"),
        Column::text("To"),
        Column::text("Before"),
        Column::text("After"),
    ];
    let rows = all.into_iter().map(row).collect_view();
    view! {
        <Table caption="Events" columns=columns>
            {rows}
        </Table>
    }
}

fn row(entry: Entry) -> impl IntoView {
    let told = |value: Option<serde_json::Value>| value.map(|value| value.to_string());
    view! {
        <tr>
            <th scope="row">
                <When at=entry.created_at />
            </th>
            <td>{entry.person.unwrap_or_else(|| "operator or rule".to_owned())}</td>
            <td>{entry.verb.replace('_', " ")}</td>
            <td>{entry.subject_kind} " " <code>{entry.subject_id}</code></td>
            <td>
                <code>{told(entry.before)}</code>
            </td>
            <td>
                <code>{told(entry.after)}</code>
            </td>
        </tr>
    }
}
