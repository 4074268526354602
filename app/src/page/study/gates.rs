//! `/studies/{study}/gates`: the rules of the qualification steps, language by language.

use engine::design::gate_rule::{GateForm, StoredRule};
use leptos::prelude::*;
use shared::{Gate, GateRule, Language, Locale, LocationRule, ReviewRule, Study, StudyId, TestRule};

use super::{chosen_language, language_tabs};
use crate::call::{gate_rule, study};
use crate::page::Frame;
use crate::part::{
    Field, Form, Head, Hidden, Section, SubmitButton, Tag, TextArea, Tone, load, news, param, query, spoken,
};

/// The three rules of one language.
#[component]
pub fn Gates() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let asked = query("language");
    let content = load(async move {
        let (id, say) = (id?, spoken());
        let study = study::overview(id).await?.study;
        let rules = gate_rule::gate_rules(id).await?;
        let language = chosen_language(asked, &study.languages);
        Ok(view! {
            <Head title=say.gates_title() lead=say.gates_lead() />
            {news()}
            {language.map(|language| gates(&study, &rules, &language, say))}
        })
    });
    view! {
        <Frame study=known here="gates">
            {content}
        </Frame>
    }
}

fn gates(study: &Study, rules: &[StoredRule], language: &Language, say: Locale) -> impl IntoView + use<> {
    let stored = |gate| rules.iter().find(|rule| rule.gate == gate && rule.language == *language);
    let form = |gate, default: GateRule| gate_rule::gate_form(stored(gate).map_or(&default, |stored| &stored.rule));
    let version = |gate| stored(gate).map(|stored| stored.version);
    let at = (study.id, language.clone());
    let tabs = language_tabs(&format!("/studies/{}/gates", study.id), &study.languages, language);
    view! {
        {tabs}
        {location(&at, form(Gate::Location, GateRule::Location(LocationRule::default())), version(Gate::Location), say)}
        {test(&at, form(Gate::Test, GateRule::Test(TestRule::default())), version(Gate::Test), say)}
        {review(&at, form(Gate::Review, GateRule::Review(ReviewRule::default())), version(Gate::Review), say)}
    }
}

type At = (StudyId, Language);

fn hidden((study, language): &At) -> impl IntoView + use<> {
    view! {
        <Hidden name="study" value=study.to_string() />
        <Hidden name="language" value=language.to_string() />
    }
}

fn version_tag(version: Option<i64>, say: Locale) -> impl IntoView {
    match version {
        Some(1) => view! { <Tag text=say.gates_set() tone=Tone::Good /> },
        Some(version) => view! { <Tag text=say.gates_set_version(version) tone=Tone::Good /> },
        None => view! { <Tag text=say.gates_not_set() tone=Tone::Warn /> },
    }
}

fn location(at: &At, form: GateForm, version: Option<i64>, say: Locale) -> impl IntoView + use<> {
    let hidden = hidden(at);
    view! {
        <Section title=say.gates_location() id="location" lead=say.gates_location_lead()>
            {version_tag(version, say)}
            <Form action="/fn/gate/set" mark=("gate", Gate::Location.to_string())>
                {hidden}
                <Field name="countries" label=say.gates_countries() value=form.countries hint=say.gates_countries_hint() />
                <SubmitButton label=say.gates_save_location() />
            </Form>
        </Section>
    }
}

fn test(at: &At, form: GateForm, version: Option<i64>, say: Locale) -> impl IntoView + use<> {
    let hidden = hidden(at);
    let lang = at.1.as_str().to_owned();
    view! {
        <Section title=say.gates_test() id="test" lead=say.gates_test_lead()>
            {version_tag(version, say)}
            <Form action="/fn/gate/set" mark=("gate", Gate::Test.to_string()) asks=true>
                {hidden}
                <TextArea
                    name="items"
                    label=say.gates_sentences()
                    value=form.items
                    rows=10
                    required=true
                    lang=lang.clone()
                    hint=say.gates_sentences_hint()
                />
                <Field name="tolerance" label=say.gates_tolerance() kind="number" min=0 max=6 value=form.tolerance required=true />
                <Field name="pass_mark" label=say.gates_pass_mark() kind="number" min=1 max=100 value=form.pass_mark required=true />
                <Field name="attempts" label=say.gates_attempts() kind="number" min=1 max=100 value=form.attempts required=true />
                <Field name="wait_minutes" label=say.gates_wait() kind="number" min=0 value=form.wait_minutes required=true />
                <TextArea name="instructions" label=say.gates_instructions() value=form.instructions rows=6 lang=lang hint=say.in_markdown() />
                <SubmitButton label=say.gates_save_test() />
            </Form>
        </Section>
    }
}

fn review(at: &At, form: GateForm, version: Option<i64>, say: Locale) -> impl IntoView + use<> {
    let hidden = hidden(at);
    view! {
        <Section title=say.gates_review() id="review" lead=say.gates_review_lead()>
            {version_tag(version, say)}
            <Form action="/fn/gate/set" mark=("gate", Gate::Review.to_string())>
                {hidden}
                <Field name="pilot_hits" label=say.gates_pilot_hits() kind="number" min=1 max=1000 value=form.pilot_hits required=true />
                <SubmitButton label=say.gates_save_review() />
            </Form>
        </Section>
    }
}
