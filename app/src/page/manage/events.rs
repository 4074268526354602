//! `/studies/{study}/events`: the audit log of a study.

use engine::audit::trail::Entry;
use leptos::prelude::*;
use shared::{EventId, StudyId};

use crate::call;
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Head, LinkButton, Table, When, load, param, query};

/// The number of entries on a page.
const PAGE: usize = 100;

/// The audit log of a study, newest entries first.
#[component]
pub fn StudyEvents() -> impl IntoView {
    let study = param::<StudyId>("study");
    let before: Option<EventId> = query("before").and_then(|id| id.parse().ok());
    view! {
        <Frame study=study.clone().ok() here="events">
            {load(async move {
                let study = study?;
                let page = call::study_trail(study, before).await?;
                let more = (page.len() == PAGE).then(|| page.last().map(|entry| entry.id)).flatten();
                let file = |ending: &str| format!("/api/v1/studies/{study}/exports/events.{ending}");
                let files = vec![("CSV", file("csv")), ("JSON lines", file("jsonl"))];
                Ok(view! {
                    <Head title="Audit trail" lead="Everything that was changed in this study: who, what, before and after.">
                        <Download files=files />
                    </Head>
                    {if page.is_empty() {
                        view! { <Empty text="Nothing has happened yet." /> }.into_any()
                    } else {
                        table(page).into_any()
                    }}
                    {more.map(|id| view! { <LinkButton href=format!("/studies/{study}/events?before={id}") label="Earlier" /> })}
                })
            })}
        </Frame>
    }
}

fn table(page: Vec<Entry>) -> impl IntoView {
    let columns = vec![
        Column::text("When"),
        Column::text("Who"),
        Column::text("What"),
        Column::text("To"),
        Column::text("Change"),
    ];
    let rows = page.into_iter().map(row).collect_view();
    view! {
        <Table caption="Events" columns=columns>
            {rows}
        </Table>
    }
}

fn row(entry: Entry) -> impl IntoView {
    let change = (entry.before.is_some() || entry.after.is_some()).then(|| {
        let told =
            |value: Option<serde_json::Value>| value.map_or_else(|| "nothing".to_owned(), |value| value.to_string());
        view! {
            <details>
                <summary>"Before and after"</summary>
                <p>
                    <code>{told(entry.before)}</code>
                </p>
                <p>
                    <code>{told(entry.after)}</code>
                </p>
            </details>
        }
    });
    view! {
        <tr>
            <th scope="row">
                <When at=entry.created_at />
            </th>
            <td>{entry.person.unwrap_or_else(|| "rule".to_owned())}</td>
            <td>{entry.verb.replace('_', " ")} {(entry.times > 1).then(|| format!(" ({} times)", entry.times))}</td>
            <td>{entry.subject_kind.replace('_', " ")} " " <code>{entry.subject_id}</code></td>
            <td>{change}</td>
        </tr>
    }
}
