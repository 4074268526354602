//! `/studies/{study}/events`: the audit log of a study.

mod action;

use engine::audit::names::{ADMINISTRATOR, PERSON};
use engine::audit::trail::Entry;
use leptos::prelude::*;
use shared::{EventId, Locale, Role, StudyId};

use self::action::action;
use crate::call::{self, study::role_name};
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Head, LinkButton, Table, When, load, param, query, spoken};

/// The number of entries on a page.
const PAGE: usize = 100;

/// The audit log of a study, newest entries first.
#[component]
pub fn StudyEvents() -> impl IntoView {
    let say = spoken();
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
                    <Head title=say.audit_title() lead=say.audit_lead()>
                        <Download files=files />
                    </Head>
                    {if page.is_empty() {
                        view! { <Empty text=say.audit_empty() /> }.into_any()
                    } else {
                        table(page, say).into_any()
                    }}
                    {more.map(|id| view! { <LinkButton href=format!("/studies/{study}/events?before={id}") label=say.audit_earlier() /> })}
                })
            })}
        </Frame>
    }
}

fn table(page: Vec<Entry>, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::text(say.when()),
        Column::text(say.audit_actor()),
        Column::text(say.audit_action()),
        Column::text(say.audit_object()),
        Column::text(say.audit_change()),
    ];
    let rows = page.into_iter().map(|entry| row(entry, say)).collect_view();
    view! {
        <Table caption=say.audit_title() columns=columns>
            {rows}
        </Table>
    }
}

/// Who acted: a member by name, a worker by pseudonym, an administrator of the server, or a rule.
fn actor(person: Option<String>, say: Locale) -> String {
    match person {
        None => say.audit_rule().to_owned(),
        Some(name) if name == ADMINISTRATOR => say.admin_administrator().to_owned(),
        Some(name) => name,
    }
}

/// The object of an action: its identifier, or words for a person who is not named, a link and a role.
fn object(kind: &str, id: String, say: Locale) -> AnyView {
    match (kind, id.parse::<Role>()) {
        (_, _) if id == PERSON => say.audit_object_person().into_any(),
        ("invite" | "join_link" | "link", _) if id == kind => say.audit_object_link().into_any(),
        ("role", Ok(role)) => role_name(role, say).into_any(),
        _ => view! { <code>{id}</code> }.into_any(),
    }
}

fn row(entry: Entry, say: Locale) -> impl IntoView {
    let done = action(&entry.verb, &entry.subject_kind, say);
    let done = if entry.times > 1 { say.audit_repeated(done, entry.times) } else { done };
    let change = (entry.before.is_some() || entry.after.is_some()).then(|| {
        let told = |value: Option<serde_json::Value>| {
            value.map_or_else(|| say.audit_nothing().to_owned(), |value| value.to_string())
        };
        view! {
            <details>
                <summary>{say.audit_before_after()}</summary>
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
            <td>{actor(entry.person, say)}</td>
            <td>{done}</td>
            <td>{object(&entry.subject_kind, entry.subject_id, say)}</td>
            <td>{change}</td>
        </tr>
    }
}
