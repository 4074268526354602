//! `/join/{code}`: the role that an invitation link gives, and the form to accept it.

use engine::crowd::invite::{Invitation, OpenIn};
use engine::crowd::offer::Offer;
use engine::people::person::Person;
use leptos::prelude::*;
use shared::{Language, Locale, Role};

use super::newcomer::Newcomer;
use super::service::service_button;
use crate::call::{invitation, visit};
use crate::page::Frame;
use crate::page::work::facts;
use crate::part::{Choice, Form, Head, Hidden, Select, SubmitButton, load, param};

/// The study, the role, and the fields of a new account or the button for the signed-in one. The page is in the language in
/// which a worker will work, unless the visitor has chosen one: the address then names the language, so that all of the
/// page is in it.
#[component]
pub fn Join() -> impl IntoView {
    let code = param::<String>("code");
    let content = load(async move {
        let code = code?;
        let (invitation, person) = invitation(&code).await?;
        if invitation.say != visit().locale {
            leptos_axum::redirect(&format!("/join/{code}?language={}", invitation.say.tag()));
        }
        Ok(content(code, invitation, person))
    });
    view! { <Frame>{content}</Frame> }
}

fn content(code: String, invitation: Invitation, person: Option<Person>) -> impl IntoView {
    let Invitation { title, language, description, offers, open_in, role, choice, say, .. } = invitation;
    let countries = countries(&open_in, !choice.is_empty(), say);
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    view! {
            {person.is_none().then(|| page_languages(format!("/join/{code}"), say))}
            <Head title=title lead=invited(role, say) />
            {(!description.is_empty()).then(|| view! { <p lang=lang dir=dir>{description}</p> })}
            {(!offers.is_empty()).then(|| offered(&offers, (&language, !choice.is_empty()), say))}
            {countries}
            {match person {
                Some(person) => known(code, choice, person.name, say).into_any(),
                None => newcomer(code, choice, role, say).into_any(),
            }}
    }
}

/// The languages of the page, each in its own words: a visitor finds theirs on a page in any other. What they choose stays
/// chosen, and goes before the language of the invitation.
pub(super) fn page_languages(back: String, say: Locale) -> impl IntoView + use<> {
    let button = |locale: Locale| {
        let (tag, dir) = (locale.tag(), locale.direction().as_str());
        let current = (locale == say).then_some("true");
        view! {
            <li>
                <button type="submit" name="language" value=tag lang=tag dir=dir aria-current=current>
                    {locale.language().name()}
                </button>
            </li>
        }
    };
    let buttons = Locale::ALL.into_iter().map(button).collect_view();
    view! {
        <form method="post" action="/fn/language" class="page-languages" aria-label=say.interface_language()>
            <input type="hidden" name="back" value=back />
            <ul>{buttons}</ul>
        </form>
    }
}

/// The tasks with their pay and the time that they take, and the language of their texts where workers do not choose it.
pub(super) fn offered(offers: &[Offer], (language, chooses): (&Language, bool), say: Locale) -> impl IntoView + use<> {
    let texts = (!chooses).then(|| view! { <p>{say.texts_are_in(language.name())}</p> });
    let lines = offers.iter().map(|offer| {
        view! {
            <li>
                <strong lang=language.as_str().to_owned()>{offer.title.clone()}</strong>
                <br />
                {facts(offer, say)}
            </li>
        }
    });
    let mut lines: Vec<_> = lines.collect();
    // The fields come after them: of many tasks, the first ones say what it is about.
    let folded = lines.split_off(lines.len().min(OFFERS));
    let n_folded = folded.len();
    let folded = (n_folded > 0).then(|| {
        view! {
            <details>
                <summary>{say.more_offers(n_folded)}</summary>
                <ul>{folded}</ul>
            </details>
        }
    });
    view! {
        <section class="card">
            <h2>{say.what_is_paid()}</h2>
            <ul>{lines}</ul>
            {folded}
            {texts}
        </section>
    }
}

/// Tasks that are listed at once.
const OFFERS: usize = 3;

/// Where workers have to be; with the language that it applies to where they choose one.
pub(super) fn countries(open_in: &[OpenIn], chooses: bool, say: Locale) -> impl IntoView + use<> {
    let line = |open: &OpenIn| {
        let countries = say.open_to_countries(say.country_list(&open.countries));
        let text = if chooses { format!("{}: {countries}", open.language.name()) } else { countries };
        view! { <p>{text}</p> }
    };
    open_in.iter().map(line).collect_view()
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

fn newcomer(code: String, choice: Vec<Language>, role: Role, say: Locale) -> impl IntoView {
    let page = format!("/join/{code}");
    let sign_in = format!("/signin?next={page}");
    // Workers are seldom members of the organisation.
    let service = (role != Role::Worker).then(|| service_button(&page, say)).flatten();
    view! {
        {service.map(|button| view! { <p>{button}</p> })}
        <p>{say.account_here()} " " <a href=sign_in>{say.sign_in_and_return()}</a></p>
        <Form action="/fn/join_as_new">
            <Hidden name="code" value=code />
            <Newcomer />
            {language(choice, say)}
            <SubmitButton label=say.make_account_and_join() />
        </Form>
    }
}

/// Asks for the language in which the worker will work, if there is a choice.
pub(super) fn language(choice: Vec<Language>, say: Locale) -> Option<impl IntoView> {
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

/// A description of the role.
fn invited(role: Role, say: Locale) -> &'static str {
    match role {
        Role::Worker => say.invited_as_worker(),
        Role::Reviewer => say.invited_as_reviewer(),
        Role::Researcher => say.invited_as_researcher(),
        Role::Manager => say.invited_as_manager(),
    }
}
