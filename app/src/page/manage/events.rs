//! `/studies/{study}/events`: the audit log of a study.

mod action;

use engine::audit::names::{ADMINISTRATOR, PERSON};
use engine::audit::trail::Entry;
use engine::log::object::Object;
use engine::log::{LogFilter, StudyLog, Who};
use leptos::prelude::*;
use shared::{EventId, Language, Locale, Role, StudyId, Time, number_of, pseudonym};

use self::action::{action, actions};
use crate::call::{self, action_in, day_in, study::role_name};
use crate::page::Frame;
use crate::part::{
    Choice, Column, Download, Empty, Field, Head, LinkButton, Look, Select, SubmitButton, Table, When, change, escaped,
    gate_name, load, param, query, short_id, spoken,
};

/// The number of entries on a page.
const PAGE: usize = 100;
/// Stands for what no person did.
const RULE: &str = "rule";

/// The audit log of a study, newest entries first.
#[component]
pub fn StudyEvents() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    let before: Option<EventId> = query("before").and_then(|id| id.parse().ok());
    let filter = asked();
    view! {
        <Frame study=study.clone().ok() here="events">
            {load(async move {
                let study = study?;
                let log = call::study_log(study, &filter, before).await?;
                let more = (log.entries.len() == PAGE).then(|| log.entries.last().map(|(entry, _)| entry.id)).flatten();
                let more = more.map(|id| format!("{}&before={id}", address(study, &filter)));
                let file = |ending: &str| format!("/api/v1/studies/{study}/exports/events.{ending}");
                let files = vec![("CSV", file("csv")), ("JSON lines", file("jsonl"))];
                let choose = choose(study, &log, &filter, say);
                let empty = if filter == LogFilter::default() { say.audit_empty() } else { say.audit_no_match() };
                Ok(view! {
                    <Head title=say.audit_title() lead=say.audit_lead()>
                        <Download files=files />
                    </Head>
                    {choose}
                    {if log.entries.is_empty() {
                        view! { <Empty text=empty /> }.into_any()
                    } else {
                        table(study, log, say).into_any()
                    }}
                    {more.map(|href| view! { <LinkButton href=href label=say.audit_earlier() /> })}
                })
            })}
        </Frame>
    }
}

/// The filter in the address; what cannot be read is ignored. A worker goes before a person.
fn asked() -> LogFilter {
    let person = query("person").and_then(|person| match person.as_str() {
        RULE => Some(Who::Rule),
        id => id.parse().ok().map(Who::Member),
    });
    let number = query("worker").and_then(|name| number_of(&name));
    LogFilter {
        action: query("action").as_deref().and_then(action_in),
        who: number.map(Who::Worker).or(person),
        day: query("day").as_deref().and_then(day_in),
    }
}

/// The fields of the address: action, person, worker, day.
fn fields(filter: &LogFilter) -> [(&'static str, String); 4] {
    let (person, worker) = match filter.who {
        None => Default::default(),
        Some(Who::Rule) => (RULE.to_owned(), String::new()),
        Some(Who::Member(id)) => (id.to_string(), String::new()),
        Some(Who::Worker(number)) => (String::new(), pseudonym(number)),
    };
    let action = filter.action.as_ref().map(|(verb, kind)| format!("{verb}:{kind}")).unwrap_or_default();
    [
        ("action", action),
        ("person", person),
        ("worker", worker),
        ("day", filter.day.map(Time::date).unwrap_or_default()),
    ]
}

/// The address of the first page of the filtered entries.
fn address(study: StudyId, filter: &LogFilter) -> String {
    let fields = fields(filter).map(|(name, value)| format!("{name}={}", escaped(&value)));
    format!("/studies/{study}/events?{}", fields.join("&"))
}

fn choose(study: StudyId, log: &StudyLog, filter: &LogFilter, say: Locale) -> impl IntoView + use<> {
    let all = || Choice::new("", say.all());
    let actions = actions(say).into_iter().map(|(value, words)| Choice::new(value, words));
    let actions = std::iter::once(all()).chain(actions).collect();
    let members = log.members.iter().map(|(id, name)| Choice::new(id.to_string(), name.clone()));
    let people = [all(), Choice::new(RULE, say.audit_rule())].into_iter().chain(members).collect();
    let [(_, action), (_, person), (_, worker), (_, day)] = fields(filter);
    view! {
        <form method="get" action=format!("/studies/{study}/events") class="form inline">
            <Select name="action" label=say.audit_action() choices=actions value=action />
            <Select name="person" label=say.audit_actor() choices=people value=person />
            <Field name="worker" label=say.worker() value=worker hint=say.audit_worker_hint() />
            <Field name="day" label=say.audit_day() kind="date" value=day />
            <SubmitButton label=say.audit_show() look=Look::Plain />
        </form>
    }
}

fn table(study: StudyId, log: StudyLog, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::text(say.when()),
        Column::text(say.audit_actor()),
        Column::text(say.audit_action()),
        Column::text(say.audit_object()),
        Column::text(say.audit_change()),
    ];
    let rows = log.entries.into_iter().map(|(entry, object)| row(study, entry, object, say)).collect_view();
    view! {
        <div class="cards">
            <Table caption=say.audit_title() columns=columns>
                {rows}
            </Table>
        </div>
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

/// The object of an action by its name, with its identifier in the title; or its identifier, if it has no name.
fn object(study: StudyId, entry: &Entry, named: Option<Object>, say: Locale) -> AnyView {
    let id = entry.subject_id.clone();
    let linked = |href: String, name: String, id: String| {
        view! {
            <a href=href title=id>
                {name}
            </a>
        }
        .into_any()
    };
    let titled = |name: String| view! { <span title=id.clone()>{name}</span> }.into_any();
    let kind = entry.subject_kind.as_str();
    match (named, id.parse::<Role>()) {
        (Some(Object::Member(name) | Object::System(name)), _) => titled(name),
        (Some(Object::Worker { id, name }), _) => {
            linked(format!("/studies/{study}/workers/{id}"), name, id.to_string())
        }
        (Some(Object::Task { id, title }), _) => linked(format!("/studies/{study}/tasks/{id}"), title, id.to_string()),
        (Some(Object::Batch { label, task }), _) => titled(if label.is_empty() { task } else { label }),
        (Some(Object::Assignment { worker, task }), _) => titled(format!("{worker} · {task}")),
        (Some(Object::Text { source, system, language }), _) => {
            let list = if system.is_some() { "outputs" } else { "sources" };
            let href = format!("/studies/{study}/{list}?search={}&language={language}", escaped(&source));
            linked(href, system.map_or_else(|| source.clone(), |system| format!("{system} · {source}")), id.clone())
        }
        (Some(Object::Study), _) => titled(say.audit_object_study().to_owned()),
        (None, _) if id == PERSON => say.audit_object_person().into_any(),
        (None, _) if matches!(kind, "invite" | "join_link" | "link") && id == kind => {
            say.audit_object_link().into_any()
        }
        (None, Ok(role)) if kind == "role" => role_name(role, say).into_any(),
        (None, _) if kind == "gate" => gate(&id, say).map_or_else(|| short_id(id.clone()), titled),
        (None, _) => short_id(id),
    }
}

/// A qualification step in words, with the language of its rule: `it/location` is `Location check · Italian`.
fn gate(id: &str, say: Locale) -> Option<String> {
    let (language, gate) = id.split_once('/').map_or((None, id), |(language, gate)| (Some(language), gate));
    let gate = gate_name(gate.parse().ok()?, say);
    match language {
        Some(language) => Some(format!("{gate} · {}", language.parse::<Language>().ok()?.name())),
        None => Some(gate.to_owned()),
    }
}

fn row(study: StudyId, entry: Entry, named: Option<Object>, say: Locale) -> impl IntoView {
    let done = action(&entry.verb, &entry.subject_kind, say);
    let done = if entry.times > 1 { say.audit_repeated(done, entry.times) } else { done };
    let object = object(study, &entry, named, say);
    view! {
        <tr>
            <th scope="row">
                <When at=entry.created_at />
            </th>
            <td>{actor(entry.person, say)}</td>
            <td>{done}</td>
            <td>{object}</td>
            <td>{change(entry.before, entry.after, say)}</td>
        </tr>
    }
}
