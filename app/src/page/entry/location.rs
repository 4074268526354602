//! `/work/{study}/location`: where the worker is, with the rule, and what was decided.

use engine::entry::Entry;
use engine::location::Location as Found;
use leptos::prelude::*;
use shared::{Country, QualificationState, StudyId, countries};

use super::{contact, onward, step};
use crate::call::location;
use crate::page::WorkFrame;
use crate::part::{Choice, Form, Head, Notice, Select, SubmitButton, Tone, param};

/// The rule and the question, or the decision.
#[component]
pub fn Location() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = step(study.clone(), async move {
        let (entry, found) = location(study?).await?;
        Ok(content(&entry, found))
    });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: &Entry, found: Found) -> impl IntoView + use<> {
    view! {
        <Head title="Where are you?" lead=entry.title.clone() />
        <p>{rule(&found.countries)}</p>
        {match found.state {
            Some(state) => decided(entry, state, found.message).into_any(),
            None => question(entry).into_any(),
        }}
        {contact(entry)}
    }
}

fn question(entry: &Entry) -> impl IntoView + use<> {
    let mut choices = vec![Choice::new("", "Please choose")];
    choices.extend(countries().map(|(code, name)| Choice::new(code, name)));
    view! {
        <Form action="/fn/locate" mark=("study", entry.study.to_string())>
            <Select
                name="country"
                label="The country you are in now"
                choices=choices
                required=true
                hint="One answer counts. It is compared with the country your connection comes from, where that is known; if the two differ, a person looks at it."
            />
            <SubmitButton label="Answer" />
        </Form>
    }
}

fn decided(entry: &Entry, state: QualificationState, message: String) -> impl IntoView + use<> {
    let (tone, title) = match state {
        QualificationState::Passed => (Tone::Good, "You can go on"),
        QualificationState::Waiting => (Tone::Warn, "A person will look at this"),
        QualificationState::Failed => (Tone::Bad, "This study is not open to you"),
    };
    view! {
        <Notice tone=tone title=title>
            <p>{message}</p>
        </Notice>
        {match state {
            QualificationState::Passed => onward(entry).into_any(),
            _ => view! { <p><a href=format!("/work/{}", entry.study)>"Back to the study"</a></p> }.into_any(),
        }}
    }
}

fn rule(list: &[Country]) -> String {
    if list.is_empty() {
        return "The rule: this study takes workers from all countries.".to_owned();
    }
    let names = list.iter().map(Country::name).collect::<Vec<_>>().join(", ");
    format!("The rule: in your language this study takes workers who are in one of these countries: {names}.")
}
