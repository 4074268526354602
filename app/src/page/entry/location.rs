//! `/work/{study}/location`: where the worker is, with the rule, and what was decided.

use engine::crowd::entry::Entry;
use engine::crowd::location::Location as Found;
use leptos::prelude::*;
use shared::{Country, Locale, QualificationState, StudyId, countries};

use super::{contact, onward, step};
use crate::call::location;
use crate::page::WorkFrame;
use crate::part::{Choice, Form, Head, Notice, Select, Spoken, SubmitButton, Tone, param};

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
    let say = Locale::of(&entry.language);
    view! {
        <Spoken say=say>
        <Head title=say.where_are_you() lead=entry.title.clone() />
        <p>{rule(&found.countries, say)}</p>
        {match found.state {
            Some(state) => decided(&entry, state, found.message).into_any(),
            None => question(&entry).into_any(),
        }}
        {contact(&entry)}
        </Spoken>
    }
}

fn question(entry: &Entry) -> impl IntoView + use<> {
    let say = Locale::of(&entry.language);
    let mut choices = vec![Choice::new("", say.please_choose())];
    choices.extend(countries(say).into_iter().map(|(code, name)| Choice::new(code, name)));
    view! {
        <Form action="/fn/locate" mark=("study", entry.study.to_string())>
            <Select
                name="country"
                label=say.country_now()
                choices=choices
                required=true
                hint=say.country_hint()
            />
            <SubmitButton label=say.answer() />
        </Form>
    }
}

fn decided(entry: &Entry, state: QualificationState, message: String) -> impl IntoView + use<> {
    let say = Locale::of(&entry.language);
    let (tone, title) = match state {
        QualificationState::Passed => (Tone::Good, say.may_go_on()),
        QualificationState::Waiting => (Tone::Warn, say.person_will_look()),
        QualificationState::Failed => (Tone::Bad, say.not_open_to_you()),
    };
    view! {
        <Notice tone=tone title=title>
            <p>{message}</p>
        </Notice>
        {match state {
            QualificationState::Passed => onward(entry).into_any(),
            _ => view! { <p><a href=format!("/work/{}", entry.study)>{say.back_to_study()}</a></p> }.into_any(),
        }}
    }
}

fn rule(list: &[Country], say: Locale) -> String {
    if list.is_empty() {
        return say.rule_all_countries().to_owned();
    }
    say.rule_countries(say.country_list(list))
}
