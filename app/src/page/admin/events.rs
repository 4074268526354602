//! `/admin/events`: what happened outside of any study.

use engine::audit::trail::{Entry, ServerLogFilter};
use leptos::prelude::*;
use serde_json::Value;
use shared::{EventId, Locale, Time};

use crate::call::{action_in, day_in, server_log};
use crate::page::Frame;
use crate::part::{
    Choice, Column, Empty, Field, Head, LinkButton, Look, Select, SubmitButton, Table, When, change, escaped, load,
    query, short_id, spoken,
};

/// The number of entries on a page.
const PAGE: usize = 100;

/// The server's audit log, newest entries first.
#[component]
pub fn Events() -> impl IntoView {
    let say = spoken();
    let before: Option<EventId> = query("before").and_then(|id| id.parse().ok());
    let filter = asked();
    let choose = choose(&filter, say);
    let content = load(async move {
        let all = server_log(&filter, before).await?;
        let next = (all.len() == PAGE).then(|| all.last().map(|(entry, _)| entry.id)).flatten();
        let next = next.map(|id| format!("{}&before={id}", address(&filter)));
        let empty = if filter == ServerLogFilter::default() { say.admin_no_entries() } else { say.audit_no_match() };
        Ok(view! {
            {choose}
            {if all.is_empty() {
                view! { <Empty text=empty /> }.into_any()
            } else {
                table(all, say).into_any()
            }}
            {next.map(|href| view! { <LinkButton href=href label=say.admin_older_entries() /> })}
        })
    });
    view! {
        <Frame>
            <Head title=say.admin_audit_log() lead=say.admin_audit_log_lead() />
            {content}
        </Frame>
    }
}

/// The filter in the address; what cannot be read is ignored.
fn asked() -> ServerLogFilter {
    ServerLogFilter {
        action: query("action").as_deref().and_then(action_in),
        who: query("who"),
        day: query("day").as_deref().and_then(day_in),
    }
}

/// The fields of the address: action, person, day.
fn fields(filter: &ServerLogFilter) -> [(&'static str, String); 3] {
    let action = filter.action.as_ref().map(|(verb, kind)| format!("{verb}:{kind}")).unwrap_or_default();
    let day = filter.day.map(Time::date).unwrap_or_default();
    [("action", action), ("who", filter.who.clone().unwrap_or_default()), ("day", day)]
}

/// The address of the first page of the filtered entries.
fn address(filter: &ServerLogFilter) -> String {
    let fields = fields(filter).map(|(name, value)| format!("{name}={}", escaped(&value)));
    format!("/admin/events?{}", fields.join("&"))
}

fn choose(filter: &ServerLogFilter, say: Locale) -> impl IntoView + use<> {
    let mut actions: Vec<_> =
        ACTIONS.iter().map(|(verb, kind, words)| Choice::new(format!("{verb}:{kind}"), words(say))).collect();
    actions.sort_by(|one, other| one.label.cmp(&other.label));
    let actions = std::iter::once(Choice::new("", say.all())).chain(actions).collect();
    let [(_, action), (_, who), (_, day)] = fields(filter);
    view! {
        <form method="get" action="/admin/events" class="form inline">
            <Select name="action" label=say.admin_action() choices=actions value=action />
            <Field name="who" label=say.person() value=who hint=say.admin_person_hint() />
            <Field name="day" label=say.audit_day() kind="date" value=day />
            <SubmitButton label=say.audit_show() look=Look::Plain />
        </form>
    }
}

fn table(all: Vec<(Entry, Option<String>)>, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::text(say.when()),
        Column::text(say.admin_actor()),
        Column::text(say.admin_action()),
        Column::text(say.admin_object()),
        Column::text(say.audit_change()),
    ];
    let rows = all.into_iter().map(|(entry, name)| row(entry, name, say)).collect_view();
    view! {
        <div class="cards">
            <Table caption=say.admin_entries() columns=columns>
                {rows}
            </Table>
        </div>
    }
}

/// What an action is called.
type Words = fn(Locale) -> &'static str;

/// The actions: what was done, to what kind of thing, and what that is called.
const ACTIONS: [(&str, &str, Words); 19] = [
    ("add", "person", Locale::server_log_add_person),
    ("add_administrator", "person", Locale::server_log_add_administrator),
    ("set_admin", "person", Locale::server_log_change_rights),
    ("set_disabled", "person", Locale::server_log_suspend_or_restore),
    ("change_password", "person", Locale::server_log_change_password),
    ("turn_on_codes", "person", Locale::server_log_turn_on_codes),
    ("renew_recovery_codes", "person", Locale::server_log_renew_recovery_codes),
    ("turn_off_codes", "person", Locale::server_log_turn_off_codes),
    ("connect_service", "person", Locale::server_log_connect_service),
    ("disconnect_service", "person", Locale::server_log_disconnect_service),
    ("change_name", "person", Locale::server_log_change_name),
    ("change_address", "person", Locale::server_log_change_address),
    ("confirm_address", "person", Locale::server_log_confirm_address),
    ("sign_out_everywhere", "person", Locale::server_log_sign_out_everywhere),
    ("ask_for_erasure", "person", Locale::server_log_ask_for_erasure),
    ("take_back_erasure", "person", Locale::server_log_take_back_erasure),
    ("erase", "person", Locale::server_log_erase_person),
    ("add", "token", Locale::server_log_add_token),
    ("remove", "token", Locale::server_log_remove_token),
];

/// What was done, as a short phrase; an action that this version does not know is shown as it is stored.
fn action(entry: &Entry, say: Locale) -> String {
    let (before, after) = (entry.before.as_ref(), entry.after.as_ref());
    let (verb, kind) = (entry.verb.as_str(), entry.subject_kind.as_str());
    let exactly: Option<Words> = match (verb, kind) {
        ("set_admin", "person") => after.and_then(Value::as_bool).map(|is_admin| {
            let words: Words =
                if is_admin { Locale::server_log_grant_rights } else { Locale::server_log_remove_rights };
            words
        }),
        ("set_disabled", "person") if after.is_some_and(Value::is_string) => Some(Locale::server_log_suspend),
        ("set_disabled", "person") if before.is_some_and(Value::is_string) => Some(Locale::server_log_restore),
        _ => None,
    };
    let known = ACTIONS.iter().find(|(its_verb, its_kind, _)| (*its_verb, *its_kind) == (verb, kind));
    let words = exactly.or_else(|| known.map(|(_, _, words)| *words));
    words.map_or_else(|| verb.replace('_', " "), |words| words(say).to_owned())
}

/// The kind of the object; one that this version does not know is shown as it is stored.
fn object(kind: &str, say: Locale) -> String {
    match kind {
        "person" => say.server_log_account().to_owned(),
        "token" => say.server_log_token().to_owned(),
        other => other.replace('_', " "),
    }
}

/// The object by the name of its account, with its identifier in the title; or its identifier, if it has no name.
fn named(entry: &Entry, name: Option<String>) -> AnyView {
    let id = entry.subject_id.clone();
    match name {
        Some(name) => view! { <span title=id>{name}</span> }.into_any(),
        None => short_id(id),
    }
}

fn row(entry: Entry, name: Option<String>, say: Locale) -> impl IntoView {
    let (done, object) = (action(&entry, say), object(&entry.subject_kind, say));
    let named = named(&entry, name);
    view! {
        <tr>
            <th scope="row">
                <When at=entry.created_at />
            </th>
            <td>{entry.person.unwrap_or_else(|| say.admin_operator_or_rule().to_owned())}</td>
            <td>{done}</td>
            <td>{object} " " {named}</td>
            <td>{change(entry.before, entry.after, say)}</td>
        </tr>
    }
}
