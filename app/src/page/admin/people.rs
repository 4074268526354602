//! `/admin/people`: all people with an account.

use engine::people::person::Person;
use leptos::prelude::*;
use shared::{PersonId, Time};

use crate::call::people;
use crate::page::Frame;
use crate::part::{Column, Form, Head, Hidden, LinkButton, Look, SubmitButton, Table, Tag, Tone, When, load, query};

/// The number of people on a page.
const PAGE: usize = 100;

/// The list, newest first, with what can be done about each.
#[component]
pub fn People() -> impl IntoView {
    let before: Option<PersonId> = query("before").and_then(|id| id.parse().ok());
    let content = load(async move {
        let all = people(before).await?;
        let next = (all.len() == PAGE).then(|| all.last().map(|person| person.id)).flatten();
        Ok(view! {
            {table(all)}
            {next.map(|id| view! { <LinkButton href=format!("/admin/people?before={id}") label="Earlier accounts" /> })}
        })
    });
    view! {
        <Frame>
            <Head title="People" lead="Everybody with an account on this installation, newest first.">
                <LinkButton href="/admin/events" label="Audit trail" />
                <LinkButton href="/admin/erasures" label="Erasures" />
            </Head>
            {content}
        </Frame>
    }
}

fn table(all: Vec<Person>) -> impl IntoView {
    let columns = vec![
        Column::text("Name"),
        Column::text("E-mail address"),
        Column::text("Since"),
        Column::text("State"),
        Column::actions(""),
    ];
    let rows = all.into_iter().map(row).collect_view();
    view! {
        <Table caption="People" columns=columns>
            {rows}
        </Table>
    }
}

fn row(person: Person) -> impl IntoView {
    if let Some(at) = person.erased_at {
        return erased(person.id, person.created_at, at).into_any();
    }
    let id = person.id.to_string();
    let barred = person.disabled_at.is_some();
    let erase = format!("/admin/people/{id}/erase");
    view! {
        <tr>
            <th scope="row">{person.name}</th>
            <td>{person.email}</td>
            <td>
                <When at=person.created_at date_only=true />
            </td>
            <td>
                {person.admin.then(|| view! { <Tag text="administrator" tone=Tone::Good /> })}
                {barred.then(|| view! { <Tag text="barred" tone=Tone::Bad /> })}
            </td>
            <td class="row">
                <Form action="/fn/set_admin" mark=("person", id.clone())>
                    <Hidden name="admin" value=(!person.admin).to_string() />
                    <SubmitButton label=if person.admin { "End administration" } else { "Make administrator" } look=Look::Quiet />
                </Form>
                <Form action="/fn/set_disabled" mark=("person", id)>
                    <Hidden name="disabled" value=(!barred).to_string() />
                    <SubmitButton label=if barred { "Let in again" } else { "Bar" } look=Look::Quiet />
                </Form>
                <LinkButton href=erase label="Erase" look=Look::Quiet />
            </td>
        </tr>
    }
    .into_any()
}

/// An account that is left without name and address.
fn erased(id: PersonId, since: Time, at: Time) -> impl IntoView {
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
                <Tag text="erased" /> " " <When at=at date_only=true />
            </td>
            <td></td>
        </tr>
    }
}
