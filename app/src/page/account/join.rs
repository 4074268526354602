//! `/join/{code}`: what a join link invites to, and the way in.

use engine::invite::Invitation;
use engine::person::Person;
use leptos::prelude::*;
use shared::{Language, Role};

use super::newcomer::Newcomer;
use crate::call::invitation;
use crate::page::Frame;
use crate::part::{Choice, Form, Head, Hidden, Select, SubmitButton, load, param};

/// The study, the role, and the fields of a new account or the button of a known one.
#[component]
pub fn Join() -> impl IntoView {
    let code = param::<String>("code");
    let content = load(async move {
        let code = code?;
        let (invitation, person) = invitation(&code).await?;
        Ok(content(code, invitation, person))
    });
    view! { <Frame>{content}</Frame> }
}

fn content(code: String, invitation: Invitation, person: Option<Person>) -> impl IntoView {
    let Invitation { title, role, choice, .. } = invitation;
    let lead = format!("You are invited to this study as a {role}. {}", duty(role));
    view! {
        <Head title=title lead=lead />
        {match person {
            Some(person) => known(code, choice, person.name).into_any(),
            None => newcomer(code, choice).into_any(),
        }}
    }
}

fn known(code: String, choice: Vec<Language>, name: String) -> impl IntoView {
    view! {
        <Form action="/fn/join">
            <Hidden name="code" value=code />
            {language(choice)}
            <SubmitButton label=format!("Join as {name}") />
        </Form>
    }
}

fn newcomer(code: String, choice: Vec<Language>) -> impl IntoView {
    let sign_in = format!("/signin?next=/join/{code}");
    view! {
        <p>"You have an account here? " <a href=sign_in>"Sign in"</a> " and come back to this page."</p>
        <Form action="/fn/join_as_new">
            <Hidden name="code" value=code />
            <Newcomer />
            {language(choice)}
            <SubmitButton label="Make an account and join" />
        </Form>
    }
}

/// The question which language a worker works in, where there is a choice.
fn language(choice: Vec<Language>) -> Option<impl IntoView> {
    let mut choices = vec![Choice::new("", "Please choose")];
    choices.extend(choice.iter().map(|language| Choice::new(language.as_str(), language.name())));
    (choices.len() > 1).then(|| {
        view! {
            <Select
                name="language"
                label="The language you work in"
                choices=choices
                required=true
                hint="Choose the one you speak and write best. It cannot be changed later."
            />
        }
    })
}

const fn duty(role: Role) -> &'static str {
    match role {
        Role::Worker => "You write and judge short texts and are paid for it.",
        Role::Reviewer => "You judge, as a native speaker, what workers wrote on trial.",
        Role::Researcher => "You bring texts in and design the tasks.",
        Role::Manager => "You invite people, watch the progress, pay and export.",
    }
}
