//! `/admin/people/{person}/erase`: the data of a person that will be erased and kept, and the form to confirm it.

use engine::people::erase::ErasurePlan;
use engine::people::receipt::Counted;
use leptos::prelude::*;
use shared::{AnswerChoice, Locale, PersonId};

use super::erasures::{count_list, pseudonym_list};
use super::kinds::kind;
use crate::call::erasure_plan;
use crate::page::Frame;
use crate::part::{
    Choice, Column, Field, Form, Head, LinkButton, Look, Notice, Radios, Section, SubmitButton, Table, Tone, load,
    param, spoken,
};

/// The page before an erasure.
#[component]
pub fn ErasePerson() -> impl IntoView {
    let person = param::<PersonId>("person");
    let content = load(async move { Ok(content(erasure_plan(person?).await?, spoken())) });
    view! { <Frame>{content}</Frame> }
}

fn content(plan: ErasurePlan, say: Locale) -> impl IntoView {
    let lead = format!("{}, {}", plan.person.name, plan.person.email);
    let unpaid = plan.unpaid.iter().map(|amount| say.money(amount)).collect::<Vec<_>>();
    let form = match plan.refusal.clone() {
        Some(reason) => view! {
            <Notice tone=Tone::Bad title=say.admin_cannot_erase()>
                <p>{reason.in_locale(say)}</p>
            </Notice>
        }
        .into_any(),
        None => form(plan.person.id, plan.chosen, say).into_any(),
    };
    let (gone, kept, names) = (erased(&plan, say), stays(&plan, say), pseudonym_list(&plan.pseudonyms, say));
    view! {
        <Head title=say.admin_erase_person() lead=lead>
            <LinkButton href="/admin/people" label=say.admin_all_people() />
        </Head>
        <Notice tone=Tone::Warn title=say.admin_cannot_undo()>
            <p>{say.admin_erase_account()}</p>
        </Notice>
        {(!unpaid.is_empty())
            .then(|| view! {
                <Notice tone=Tone::Warn title=say.admin_not_yet_paid()>
                    <p>{say.admin_still_owed(say.list(&unpaid))}</p>
                </Notice>
            })}
        <Section title=say.admin_what_is_erased() id="erased">
            {gone}
        </Section>
        <Section title=say.admin_what_is_kept() id="stays" lead=say.admin_kept_lead()>
            {names} {kept}
        </Section>
        <Section title=say.admin_confirm() id="confirm">{form}</Section>
    }
}

/// The data that is erased if the answers are kept, and if they are removed.
fn erased(plan: &ErasurePlan, say: Locale) -> impl IntoView + use<> {
    let kept = |what: &str| plan.keep.erased.iter().find(|one| one.what == what).map_or(0, |one| one.n);
    let row = |one: &Counted| {
        view! {
            <tr>
                <th scope="row">{kind(&one.what, say)}</th>
                <td class="number">{say.integer(kept(&one.what))}</td>
                <td class="number">{say.integer(one.n)}</td>
            </tr>
        }
    };
    let rows = plan.remove.erased.iter().map(row).collect_view();
    let columns = vec![
        Column::text(say.admin_data()),
        Column::number(say.admin_if_kept()),
        Column::number(say.admin_if_removed()),
    ];
    view! {
        <Table caption=say.admin_what_is_erased() columns=columns>
            {rows}
        </Table>
    }
}

fn stays(plan: &ErasurePlan, say: Locale) -> AnyView {
    if plan.keep.stays.is_empty() {
        return view! { <p>{say.admin_only_log_entries()}</p> }.into_any();
    }
    let lines = count_list(&plan.keep.stays, say);
    view! {
        <ul>
            {lines} <li>{say.admin_log_entries()}</li>
        </ul>
    }
    .into_any()
}

fn form(person: PersonId, chosen: AnswerChoice, say: Locale) -> impl IntoView {
    let choices = vec![
        Choice::new("keep", say.admin_keep_answers()).hint(say.admin_keep_answers_hint()),
        Choice::new("remove", say.admin_remove_answers()).hint(say.admin_remove_answers_hint()),
    ];
    view! {
        <Form action="/fn/erase_person" mark=("person", person.to_string())>
            <Radios name="choice" label=say.admin_answers() choices=choices value=chosen.as_str() required=true />
            <Field
                name="confirm"
                label=say.admin_type_to_confirm()
                autocomplete="off"
                required=true
            />
            <SubmitButton label=say.admin_erase_this_person() look=Look::Bad />
        </Form>
    }
}
