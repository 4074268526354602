//! `/join/{code}`: the role that an invitation link gives, and the form to accept it.

use engine::crowd::invite::Invitation;
use engine::people::person::Person;
use leptos::prelude::*;
use shared::{Language, Locale, Role};

use super::newcomer::Newcomer;
use crate::call::{invitation, visit};
use crate::page::Frame;
use crate::part::{Choice, Form, Head, Hidden, Select, Spoken, SubmitButton, load_in, param};

/// The study, the role, and the fields of a new account or the button for the signed-in one.
#[component]
pub fn Join() -> impl IntoView {
    let code = param::<String>("code");
    let content = load_in(visit().locale, async move {
        let code = code?;
        let (invitation, person) = invitation(&code).await?;
        Ok(content(code, invitation, person))
    });
    view! { <Frame say=visit().locale>{content}</Frame> }
}

fn content(code: String, invitation: Invitation, person: Option<Person>) -> impl IntoView {
    let Invitation { title, role, choice, say, .. } = invitation;
    view! {
        <Spoken say=say>
            <Head title=title lead=invited(role, say) />
            {match person {
                Some(person) => known(code, choice, person.name, say).into_any(),
                None => newcomer(code, choice, say).into_any(),
            }}
        </Spoken>
    }
}

fn known(code: String, choice: Vec<Language>, name: String, say: Locale) -> impl IntoView {
    view! {
        <Form action="/fn/join">
            <Hidden name="code" value=code />
            {language(choice, say)}
            <SubmitButton label=say.join_as(name) />
        </Form>
    }
}

fn newcomer(code: String, choice: Vec<Language>, say: Locale) -> impl IntoView {
    let sign_in = format!("/signin?next=/join/{code}");
    view! {
        <p>{say.account_here()} " " <a href=sign_in>{say.sign_in_and_return()}</a> "."</p>
        <Form action="/fn/join_as_new">
            <Hidden name="code" value=code />
            <Newcomer />
            {language(choice, say)}
            <SubmitButton label=say.make_account_and_join() />
        </Form>
    }
}

/// Asks for the language in which the worker will work, if there is a choice.
fn language(choice: Vec<Language>, say: Locale) -> Option<impl IntoView> {
    let mut choices = vec![Choice::new("", say.please_choose())];
    choices.extend(choice.iter().map(|language| Choice::new(language.as_str(), language.name())));
    (choices.len() > 1).then(|| {
        view! {
            <Select
                name="language"
                label=say.language_you_work_in()
                choices=choices
                required=true
                hint=say.language_hint()
            />
        }
    })
}

/// A description of the role. Pages of people who run a study are in English.
fn invited(role: Role, say: Locale) -> String {
    let duty = match role {
        Role::Worker => return say.invited_as_worker().to_owned(),
        Role::Reviewer => "You judge, as a native speaker, what workers wrote on trial.",
        Role::Researcher => "You bring texts in and design the tasks.",
        Role::Manager => "You invite people, watch the progress, pay and export.",
    };
    format!("You are invited to this study as a {role}. {duty}")
}
