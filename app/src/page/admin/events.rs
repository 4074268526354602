//! `/admin/events`: what happened outside of any study.

use engine::audit::trail::Entry;
use leptos::prelude::*;
use serde_json::Value;
use shared::{EventId, Locale};

use crate::call::installation_trail;
use crate::page::Frame;
use crate::part::{Column, Empty, Head, LinkButton, Table, When, load, query, spoken};

/// The number of entries on a page.
const PAGE: usize = 100;

/// The server's audit log, newest entries first.
#[component]
pub fn Events() -> impl IntoView {
    let say = spoken();
    let before: Option<EventId> = query("before").and_then(|id| id.parse().ok());
    let content = load(async move {
        let all = installation_trail(before).await?;
        let next = (all.len() == PAGE).then(|| all.last().map(|entry| entry.id)).flatten();
        Ok(view! {
            {if all.is_empty() {
                view! { <Empty text=say.admin_no_entries() /> }.into_any()
            } else {
                table(all, say).into_any()
            }}
            {next.map(|id| view! { <LinkButton href=format!("/admin/events?before={id}") label=say.admin_older_entries() /> })}
        })
    });
    view! {
        <Frame>
            <Head title=say.admin_audit_log() lead=say.admin_audit_log_lead() />
            {content}
        </Frame>
    }
}

fn table(all: Vec<Entry>, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::text(say.when()),
        Column::text(say.admin_actor()),
        Column::text(say.admin_action()),
        Column::text(say.admin_object()),
        Column::text(say.admin_before()),
        Column::text(say.admin_after()),
    ];
    let rows = all.into_iter().map(|entry| row(entry, say)).collect_view();
    view! {
        <Table caption=say.admin_entries() columns=columns>
            {rows}
        </Table>
    }
}

/// What was done, as a short phrase; an action that this version does not know is shown as it is stored.
fn action(entry: &Entry, say: Locale) -> String {
    let (before, after) = (entry.before.as_ref(), entry.after.as_ref());
    let known = match (entry.verb.as_str(), entry.subject_kind.as_str()) {
        ("add", "person") => say.server_log_add_person(),
        ("add_administrator", "person") => say.server_log_add_administrator(),
        ("set_admin", "person") => match after.and_then(Value::as_bool) {
            Some(true) => say.server_log_grant_rights(),
            Some(false) => say.server_log_remove_rights(),
            None => say.server_log_change_rights(),
        },
        ("set_disabled", "person") if after.is_some_and(Value::is_string) => say.server_log_suspend(),
        ("set_disabled", "person") if before.is_some_and(Value::is_string) => say.server_log_restore(),
        ("set_disabled", "person") => say.server_log_suspend_or_restore(),
        ("change_password", "person") => say.server_log_change_password(),
        ("change_name", "person") => say.server_log_change_name(),
        ("change_address", "person") => say.server_log_change_address(),
        ("sign_out_everywhere", "person") => say.server_log_sign_out_everywhere(),
        ("ask_for_erasure", "person") => say.server_log_ask_for_erasure(),
        ("take_back_erasure", "person") => say.server_log_take_back_erasure(),
        ("erase", "person") => say.server_log_erase_person(),
        ("add", "token") => say.server_log_add_token(),
        ("remove", "token") => say.server_log_remove_token(),
        (verb, _) => return verb.replace('_', " "),
    };
    known.to_owned()
}

/// The kind of the object; one that this version does not know is shown as it is stored.
fn object(kind: &str, say: Locale) -> String {
    match kind {
        "person" => say.server_log_account().to_owned(),
        "token" => say.server_log_token().to_owned(),
        other => other.replace('_', " "),
    }
}

fn row(entry: Entry, say: Locale) -> impl IntoView {
    let (done, object) = (action(&entry, say), object(&entry.subject_kind, say));
    let json = |value: Option<Value>| value.map(|value| value.to_string());
    view! {
        <tr>
            <th scope="row">
                <When at=entry.created_at />
            </th>
            <td>{entry.person.unwrap_or_else(|| say.admin_operator_or_rule().to_owned())}</td>
            <td>{done}</td>
            <td>{object} " " <code>{entry.subject_id}</code></td>
            <td>
                <code>{json(entry.before)}</code>
            </td>
            <td>
                <code>{json(entry.after)}</code>
            </td>
        </tr>
    }
}
