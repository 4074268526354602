//! `/admin/people`: all people with an account.

use engine::people::person::Person;
use leptos::prelude::*;
use shared::{Locale, PersonId, Time};

use crate::call::{is_refused, people, waiting_for_erasure};
use crate::page::Frame;
use crate::part::{
    Column, Confirm, Form, Head, Hidden, LinkButton, Look, Section, SubmitButton, Table, Tag, Tone, When, load, query,
    spoken,
};

/// The number of people on a page.
const PAGE: usize = 100;

/// The list, newest first, with what can be done about each.
#[component]
pub fn People() -> impl IntoView {
    let say = spoken();
    let before: Option<PersonId> = query("before").and_then(|id| id.parse().ok());
    let content = load(async move {
        let all = people(before).await?;
        let asked = waiting_for_erasure().await?;
        let next = (all.len() == PAGE).then(|| all.last().map(|person| person.id)).flatten();
        Ok(view! {
            {(!asked.is_empty()).then(|| requests(asked, say))}
            {table(all, say)}
            {next.map(|id| view! { <LinkButton href=format!("/admin/people?before={id}") label=say.admin_older_accounts() /> })}
        })
    });
    view! {
        <Frame>
            <Head title=say.admin_people() lead=say.admin_people_lead()>
                <LinkButton href="/admin/events" label=say.admin_audit_log() />
                <LinkButton href="/admin/erasures" label=say.admin_erasures() />
            </Head>
            {content}
        </Frame>
    }
}

/// The people who have asked for the erasure of their data, the longest waiting first.
fn requests(all: Vec<Person>, say: Locale) -> impl IntoView {
    let columns = vec![Column::text(say.name()), Column::text(say.admin_requested()), Column::actions("")];
    let rows = all.into_iter().map(|person| {
        view! {
            <tr>
                <th scope="row">{person.name}</th>
                <td>{person.erasure_asked_at.map(|at| view! { <When at=at date_only=true /> })}</td>
                <td>
                    <LinkButton href=format!("/admin/people/{}/erase", person.id) label=say.admin_erase() look=Look::Quiet />
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <Section title=say.admin_erasure_requests() id="erasure-requests">
            <Table caption=say.admin_erasure_requests() columns=columns>
                {rows}
            </Table>
        </Section>
    }
}

fn table(all: Vec<Person>, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::text(say.name()),
        Column::text(say.email_address()),
        Column::text(say.created()),
        Column::text(say.state()),
        Column::actions(""),
    ];
    let rows = all.into_iter().map(|person| row(person, say)).collect_view();
    view! {
        <div class="cards">
            <Table caption=say.admin_people() columns=columns>
                {rows}
            </Table>
        </div>
    }
}

fn row(person: Person, say: Locale) -> impl IntoView {
    if let Some(at) = person.erased_at {
        return erased(person.id, person.created_at, at, say).into_any();
    }
    let id = person.id.to_string();
    let suspended = person.disabled_at.is_some();
    let erase = format!("/admin/people/{id}/erase");
    view! {
        <tr>
            <th scope="row">{person.name.clone()}</th>
            <td>{person.email}</td>
            <td data-label=say.created()>
                <When at=person.created_at date_only=true />
            </td>
            <td>
                {person.admin.then(|| view! { <Tag text=say.admin_administrator() tone=Tone::Good /> })}
                {person.erasure_asked_at.is_some().then(|| view! { <Tag text=say.admin_asked_erasure() tone=Tone::Warn /> })}
                {suspended.then(|| view! { <Tag text=say.admin_suspended() tone=Tone::Bad /> })}
            </td>
            <td>
                <div class="row">
                    {rights(&id, person.admin, &person.name, say)}
                    {access(&id, suspended, &person.name, say)}
                    <LinkButton href=erase label=say.admin_erase() look=Look::Quiet />
                </div>
            </td>
        </tr>
    }
    .into_any()
}

/// Gives administrator rights after a confirmation, or takes them away.
fn rights(id: &str, is_admin: bool, name: &str, say: Locale) -> AnyView {
    if is_admin {
        return switch("/fn/set_admin", id, ("admin", false), say.admin_remove_rights());
    }
    confirmed("/fn/set_admin", id, "admin", (say.admin_grant_rights(), say.admin_grant_means(name)))
}

/// Suspends an account after a confirmation, or restores its access.
fn access(id: &str, suspended: bool, name: &str, say: Locale) -> AnyView {
    if suspended {
        return switch("/fn/set_disabled", id, ("disabled", false), say.admin_restore());
    }
    confirmed("/fn/set_disabled", id, "disabled", (say.admin_suspend(), say.admin_suspend_means(name)))
}

/// A form that switches something about an account on, behind a sentence about what that means.
fn confirmed(
    action: &'static str,
    id: &str,
    field: &'static str,
    (label, means): (&'static str, impl Into<String>),
) -> AnyView {
    let (open, form) = (is_refused(action, ("person", id)), switch(action, id, (field, true), label));
    view! {
        <Confirm label=label means=means look=Look::Quiet open=open>
            {form}
        </Confirm>
    }
    .into_any()
}

/// A form that switches something about an account on or off.
fn switch(action: &'static str, id: &str, (field, on): (&'static str, bool), label: &'static str) -> AnyView {
    let look = if on { Look::Plain } else { Look::Quiet };
    view! {
        <Form action=action mark=("person", id.to_owned())>
            <Hidden name=field value=on.to_string() />
            <SubmitButton label=label look=look />
        </Form>
    }
    .into_any()
}

/// An account that is left without name and address.
fn erased(id: PersonId, since: Time, at: Time, say: Locale) -> impl IntoView {
    view! {
        <tr>
            <th scope="row">
                <code>{id.to_string()}</code>
            </th>
            <td></td>
            <td>
                <When at=since date_only=true />
            </td>
            <td>
                <Tag text=say.admin_erased() /> " " <When at=at date_only=true />
            </td>
            <td></td>
        </tr>
    }
}
