//! `/in/{code}`: an entrance, for people without an account.

use engine::crowd::enter::{Doorway, EntrancePage};
use engine::crowd::invite::Invitation;
use engine::people::person::Person;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared::{Arriving, Language, Locale, WayOut};

use super::join::{countries, language, offered, page_languages};
use crate::call::{entrance_page, visit};
use crate::page::Frame;
use crate::page::work::{WayOutCard, leaving};
use crate::part::{
    Field, Form, Head, Hidden, Look, Notice, Section, SubmitButton, Tone, address_with, here_address, load, param,
};

/// The study, what it pays, and the button to start. Opening the page changes nothing: what opens links on its own, such as
/// a preview, takes no place.
#[component]
pub fn Enter() -> impl IntoView {
    let code = param::<String>("code");
    let query = use_query_map().get_untracked();
    let content = load(async move {
        let code = code?;
        let (page, person) = Box::pin(entrance_page(&code, |name| query.get(name))).await?;
        if page.invitation.say != visit().locale {
            leptos_axum::redirect(&address_with(&[("language", Some(&page.invitation.say.tag().to_owned()))]));
        }
        Ok(content(code, page, person))
    });
    view! { <Frame>{content}</Frame> }
}

fn content(code: String, page: EntrancePage, person: Option<Person>) -> impl IntoView {
    let EntrancePage { invitation, provider, arriving, token, submissions, doorway, full_languages, full } = page;
    let (say, chooses) = (invitation.say, !invitation.choice.is_empty());
    let about = view! {
        {offer(&invitation, submissions)}
        {countries(&invitation.open_in, chooses, say)}
        {person.map(|person| view! { <p>{say.entrance_signs_out(person.name)}</p> })}
    };
    let back = provider.is_none().then(|| come_back(code.clone(), say));
    let body = match doorway {
        Doorway::Over(out) => view! { <WayOutCard out=out say=say /> }.into_any(),
        Doorway::OtherHit => other_hit(say).into_any(),
        Doorway::Returning => view! {
            <p>{say.entrance_welcome_back()}</p>
            <Form action="/fn/enter">
                {hidden(&code, &arriving, token.as_deref())}
                <SubmitButton label=say.entrance_continue() />
            </Form>
        }
        .into_any(),
        Doorway::Open => view! {
            {about}
            {(!full_languages.is_empty()).then(|| without_place(&full_languages, full, say))}
            <Form action="/fn/enter">
                {hidden(&code, &arriving, token.as_deref())}
                {language(invitation.choice, say)}
                <SubmitButton label=say.entrance_start() />
            </Form>
        }
        .into_any(),
    };
    view! {
        {page_languages(here_address(), say)}
        <Head title=invitation.title lead=say.entrance_invited() />
        {body}
        {back}
    }
}

/// The languages in which no place is left, and the way out for those who work in no other.
fn without_place(full: &[Language], out: WayOut, say: Locale) -> impl IntoView + use<> {
    let names: Vec<String> = full.iter().map(Language::name).collect();
    let (why, out) = (say.quotas_full(say.list(&names)), leaving(out, say));
    view! {
        <Notice>
            <p>{why}</p>
            {out}
        </Notice>
    }
}

/// What the study is about, its tasks with their pay, and how many of them a participant does.
pub(super) fn offer(invitation: &Invitation, submissions: Option<i64>) -> impl IntoView + use<> {
    let (say, chooses) = (invitation.say, !invitation.choice.is_empty());
    let (lang, dir) = (invitation.language.as_str().to_owned(), invitation.language.direction().as_str());
    let description = invitation.description.clone();
    view! {
        {(!description.is_empty()).then(|| view! { <p lang=lang dir=dir>{description}</p> })}
        {(!invitation.offers.is_empty()).then(|| offered(&invitation.offers, (&invitation.language, chooses), say))}
        {submissions.map(|n| view! { <p>{say.entrance_tasks(n)}</p> })}
    }
}

/// A worker of Mechanical Turk has taken part with another HIT.
pub(super) fn other_hit(say: Locale) -> impl IntoView {
    view! {
        <Notice tone=Tone::Warn>
            <p>{say.mturk_other_hit()}</p>
        </Notice>
    }
}

/// What the provider said about the participant.
fn hidden(code: &str, arriving: &Arriving, token: Option<&str>) -> impl IntoView + use<> {
    view! {
        <Hidden name="code" value=code.to_owned() />
        <Hidden name="person" value=arriving.person.clone() />
        <Hidden name="session" value=arriving.session.clone() />
        <Hidden name="provider_study" value=arriving.study.clone() />
        {token.map(|token| view! { <Hidden name="token" value=token.to_owned() /> })}
    }
}

fn come_back(code: String, say: Locale) -> impl IntoView {
    view! {
        <Section title=say.entrance_come_back() id="return">
            <Form action="/fn/come_back" class="inline">
                <Hidden name="code" value=code />
                <Field
                    name="return_code"
                    label=say.entrance_return_code()
                    hint=say.entrance_return_code_hint()
                    autocomplete="off"
                    required=true
                />
                <SubmitButton label=say.entrance_return() look=Look::Plain />
            </Form>
        </Section>
    }
}
