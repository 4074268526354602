//! `/admin/people/{person}/erase`: the data of a person that will be erased and kept, and the form to confirm it.

use engine::people::erase::ErasurePlan;
use engine::people::receipt::Counted;
use leptos::prelude::*;
use shared::{AnswerChoice, PersonId};

use super::erasures::{capital, pseudonym_list};
use crate::call::erasure_plan;
use crate::page::Frame;
use crate::part::{
    Choice, Column, Field, Form, Head, LinkButton, Look, Notice, Radios, Section, SubmitButton, Table, Tone, load,
    param,
};

/// The page before an erasure.
#[component]
pub fn ErasePerson() -> impl IntoView {
    let person = param::<PersonId>("person");
    let content = load(async move { Ok(content(erasure_plan(person?).await?)) });
    view! { <Frame>{content}</Frame> }
}

fn content(plan: ErasurePlan) -> impl IntoView {
    let lead = format!("{}, {}", plan.person.name, plan.person.email);
    let unpaid = plan.unpaid.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let form = match plan.refusal.clone() {
        Some(reason) => view! {
            <Notice tone=Tone::Bad title="This person cannot be erased">
                <p>{reason}</p>
            </Notice>
        }
        .into_any(),
        None => form(plan.person.id, plan.chosen).into_any(),
    };
    let (gone, kept, names) = (erased(&plan), stays(&plan), pseudonym_list(&plan.pseudonyms));
    view! {
        <Head title="Erase a person" lead=lead>
            <LinkButton href="/admin/people" label="All people" />
        </Head>
        <Notice tone=Tone::Warn title="This cannot be undone">
            <p>
                "The account and everything that identifies the person are erased from the database. Backups keep this data until they are deleted."
            </p>
        </Notice>
        {(!unpaid.is_empty())
            .then(|| view! {
                <Notice tone=Tone::Warn title="Not yet paid">
                    <p>{format!("This person is still owed {unpaid}. Pay it first: after the erasure, nobody can tell whom to pay.")}</p>
                </Notice>
            })}
        <Section title="What is erased" id="erased">
            {gone}
        </Section>
        <Section title="What is kept" id="stays" lead="Kept under the pseudonym, without name or e-mail address.">
            {names} {kept}
        </Section>
        <Section title="Confirm" id="confirm">{form}</Section>
    }
}

/// The data that is erased if the answers are kept, and if they are removed.
fn erased(plan: &ErasurePlan) -> impl IntoView + use<> {
    let kept = |what: &str| plan.keep.erased.iter().find(|one| one.what == what).map_or(0, |one| one.n);
    let row = |one: &Counted| {
        view! {
            <tr>
                <th scope="row">{capital(&one.what)}</th>
                <td class="number">{kept(&one.what)}</td>
                <td class="number">{one.n}</td>
            </tr>
        }
    };
    let rows = plan.remove.erased.iter().map(row).collect_view();
    let columns =
        vec![Column::text("Data"), Column::number("If answers are kept"), Column::number("If answers are removed")];
    view! {
        <Table caption="What is erased" columns=columns>
            {rows}
        </Table>
    }
}

fn stays(plan: &ErasurePlan) -> AnyView {
    if plan.keep.stays.is_empty() {
        return view! { <p>"Only the account id and the audit log entries."</p> }.into_any();
    }
    let lines = plan.keep.stays.iter().map(|one| view! { <li>{format!("{}: {}", capital(&one.what), one.n)}</li> });
    let lines = lines.collect_view();
    view! {
        <ul>
            {lines} <li>"Audit log entries, without names and addresses"</li>
        </ul>
    }
    .into_any()
}

fn form(person: PersonId, chosen: AnswerChoice) -> impl IntoView {
    let choices = vec![
        Choice::new("keep", "Keep the answers").hint("They stay in the results under the pseudonym."),
        Choice::new("remove", "Remove the answers")
            .hint("They are removed from all results and exports, and the texts the person wrote are deleted."),
    ];
    view! {
        <Form action="/fn/erase_person" mark=("person", person.to_string())>
            <Radios name="choice" label="Answers" choices=choices value=chosen.as_str() required=true />
            <Field
                name="confirm"
                label="Type the person's e-mail address or pseudonym"
                autocomplete="off"
                required=true
            />
            <SubmitButton label="Erase this person" look=Look::Bad />
        </Form>
    }
}
