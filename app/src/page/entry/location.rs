//! `/work/{study}/location`: where the worker is, with the rule, and what was decided.

use engine::crowd::entry::Entry;
use engine::crowd::location::Location as Found;
use leptos::prelude::*;
use shared::{Country, Locale, QualificationState, StudyId, countries};

use super::{contact, onward, step};
use crate::call::{flash, is_refused, location};
use crate::page::WorkFrame;
use crate::part::{
    Choice, Form, Head, Hidden, LinkButton, Look, Notice, RefusalNotice, Select, SubmitButton, Tone, param, query,
    spoken,
};

/// The rule and the question, or the decision.
#[component]
pub fn Location() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = step(study.clone(), async move {
        let (entry, found) = location(study?).await?;
        Ok(content(entry, found))
    });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: Entry, found: Found) -> impl IntoView + use<> {
    let say = spoken();
    view! {
        <Head title=say.where_are_you() lead=entry.title.clone() />
        <p>{rule(&found.countries, say)}</p>
        {match found.state {
            Some(state) => decided(&entry, state, &found).into_any(),
            None => match query("country").and_then(|code| code.parse().ok()) {
                Some(country) => confirm(&entry, &country).into_any(),
                None => question(&entry).into_any(),
            },
        }}
        {contact(&entry)}
    }
}

fn question(entry: &Entry) -> impl IntoView + use<> {
    let say = spoken();
    view! {
        <Form action="/fn/locate" mark=("study", entry.study.to_string())>
            <Select
                name="country"
                label=say.country_now()
                choices=all_countries(say)
                required=true
                hint=say.country_compared()
            />
            <SubmitButton label=say.answer() />
        </Form>
    }
}

/// An answer with which the worker may not pass, to be looked at again before it is sent.
fn confirm(entry: &Entry, country: &Country) -> impl IntoView + use<> {
    let (say, code) = (spoken(), country.as_str().to_owned());
    let title = say.confirm_country(say.country(country));
    view! {
        <Notice tone=Tone::Warn title=title>
            <p>{say.confirm_country_means()}</p>
        </Notice>
        <Form action="/fn/locate" mark=("study", entry.study.to_string())>
            <Hidden name="country" value=code />
            <Hidden name="confirmed" value="on" />
            <SubmitButton label=say.confirm_country_yes() look=Look::Plain />
        </Form>
        <p>
            <LinkButton href=format!("/work/{}/location", entry.study) label=say.confirm_country_change() look=Look::Main />
        </p>
    }
}

/// The address to which a correction is sent.
const CORRECT: &str = "/fn/correct_location";

/// Corrects a wrong answer.
fn correction(entry: &Entry) -> impl IntoView + use<> {
    let (say, study) = (spoken(), entry.study.to_string());
    let is_open = is_refused(CORRECT, ("study", &study));
    view! {
        <details class="card" open=is_open>
            <summary>{say.correct_country()}</summary>
            <Form action=CORRECT mark=("study", study)>
                <p>{say.correct_country_means()}</p>
                <Select name="country" label=say.country_now() choices=all_countries(say) required=true />
                <SubmitButton label=say.correct_country_send() look=Look::Plain />
            </Form>
        </details>
    }
}

fn all_countries(say: Locale) -> Vec<Choice> {
    let mut choices = vec![Choice::new("", say.please_choose())];
    choices.extend(countries(say).into_iter().map(|(code, name)| Choice::new(code, name)));
    choices
}

fn decided(entry: &Entry, state: QualificationState, found: &Found) -> impl IntoView + use<> {
    let say = spoken();
    let (message, may_correct) = (found.message.clone(), found.may_correct);
    // The form that was refused may be gone: in another window, the answer was given or corrected before.
    let refused = flash().filter(|flash| flash.path == "/fn/locate" || (flash.path == CORRECT && !may_correct));
    let (tone, title) = match state {
        QualificationState::Passed => (Tone::Good, say.may_go_on()),
        QualificationState::Waiting => (Tone::Warn, say.person_will_look()),
        QualificationState::Failed => (Tone::Bad, say.not_open_to_you()),
    };
    view! {
        {refused.map(|flash| view! { <RefusalNotice flash=flash /> })}
        <Notice tone=tone title=title>
            <p class="as-written">{message}</p>
        </Notice>
        {may_correct.then(|| correction(entry))}
        {match state {
            QualificationState::Passed => onward(entry).into_any(),
            _ => view! { <p><a class="alone" href=format!("/work/{}", entry.study)>{say.back_to_study()}</a></p> }.into_any(),
        }}
    }
}

fn rule(list: &[Country], say: Locale) -> String {
    if list.is_empty() {
        return say.rule_all_countries().to_owned();
    }
    say.rule_countries(say.country_list(list))
}
