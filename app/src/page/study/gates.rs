//! `/studies/{study}/gates`: the rules of the qualification steps, language by language.

use engine::design::gate_rule::{GateForm, StoredRule};
use leptos::prelude::*;
use shared::{Gate, GateRule, Language, LocationRule, ReviewRule, Study, StudyId, TestRule};

use super::{chosen_language, language_tabs, news};
use crate::call::{gate_rule, study};
use crate::page::Frame;
use crate::part::{Field, Form, Head, Hidden, Section, SubmitButton, Tag, TextArea, Tone, load, param, query};

/// The three rules of one language.
#[component]
pub fn Gates() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let asked = query("language");
    let content = load(async move {
        let id = id?;
        let study = study::overview(id).await?.study;
        let rules = gate_rule::gate_rules(id).await?;
        let language = chosen_language(asked, &study.languages);
        Ok(view! {
            <Head title="Gates" lead="Who may work: where they are, whether they pass a test, and what a native speaker says of their trial texts." />
            {news()}
            {language.map(|language| gates(&study, &rules, &language))}
        })
    });
    view! {
        <Frame study=known here="gates">
            {content}
        </Frame>
    }
}

fn gates(study: &Study, rules: &[StoredRule], language: &Language) -> impl IntoView + use<> {
    let stored = |gate| rules.iter().find(|rule| rule.gate == gate && rule.language == *language);
    let form = |gate, default: GateRule| gate_rule::gate_form(stored(gate).map_or(&default, |stored| &stored.rule));
    let version = |gate| stored(gate).map(|stored| stored.version);
    let at = (study.id, language.clone());
    let tabs = language_tabs(&format!("/studies/{}/gates", study.id), &study.languages, language);
    view! {
        {tabs}
        {location(&at, form(Gate::Location, GateRule::Location(LocationRule::default())), version(Gate::Location))}
        {test(&at, form(Gate::Test, GateRule::Test(TestRule::default())), version(Gate::Test))}
        {review(&at, form(Gate::Review, GateRule::Review(ReviewRule::default())), version(Gate::Review))}
    }
}

type At = (StudyId, Language);

fn hidden((study, language): &At) -> impl IntoView + use<> {
    view! {
        <Hidden name="study" value=study.to_string() />
        <Hidden name="language" value=language.to_string() />
    }
}

fn version_tag(version: Option<i64>) -> impl IntoView {
    match version {
        Some(1) => view! { <Tag text="set" tone=Tone::Good /> },
        Some(version) => view! { <Tag text=format!("set, version {version}") tone=Tone::Good /> },
        None => view! { <Tag text="not set yet".to_owned() tone=Tone::Warn /> },
    }
}

fn location(at: &At, form: GateForm, version: Option<i64>) -> impl IntoView + use<> {
    let hidden = hidden(at);
    view! {
        <Section title="Location (QC1)" id="location" lead="Workers say where they are. Where a trusted proxy or a country file says something else, a person decides.">
            {version_tag(version)}
            <Form action="/fn/gate/set" mark=("gate", Gate::Location.to_string())>
                {hidden}
                <Field name="countries" label="Countries" value=form.countries hint="Two-letter codes with commas: FR, CA. Empty: open to all." />
                <SubmitButton label="Save the countries" />
            </Form>
        </Section>
    }
}

fn test(at: &At, form: GateForm, version: Option<i64>) -> impl IntoView + use<> {
    let hidden = hidden(at);
    let lang = at.1.as_str().to_owned();
    view! {
        <Section title="Test (QC2)" id="test" lead="Sentences rated from -3 (very informal) to 3 (very formal). The key never leaves this page.">
            {version_tag(version)}
            <Form action="/fn/gate/set" mark=("gate", Gate::Test.to_string())>
                {hidden}
                <TextArea
                    name="items"
                    label="Sentences"
                    value=form.items
                    rows=10
                    required=true
                    lang=lang.clone()
                    hint="A line each: the key, the sentence, and for colleagues why, with | between them. -2 | ya coming or what | spoken form"
                />
                <Field name="tolerance" label="An answer this near to the key is right" kind="number" min=0 max=6 value=form.tolerance required=true />
                <Field name="pass_mark" label="Points of 100 to pass" kind="number" min=1 max=100 value=form.pass_mark required=true />
                <Field name="attempts" label="Attempts" kind="number" min=1 max=100 value=form.attempts required=true />
                <Field name="wait_minutes" label="Minutes between two attempts" kind="number" min=0 value=form.wait_minutes required=true />
                <TextArea name="instructions" label="Instructions" value=form.instructions rows=6 lang=lang hint="Markdown." />
                <SubmitButton label="Save the test" />
            </Form>
        </Section>
    }
}

fn review(at: &At, form: GateForm, version: Option<i64>) -> impl IntoView + use<> {
    let hidden = hidden(at);
    view! {
        <Section title="Native-speaker review (QC3)" id="review" lead="After so many trial texts the worker waits for a reviewer, who reads them and decides.">
            {version_tag(version)}
            <Form action="/fn/gate/set" mark=("gate", Gate::Review.to_string())>
                {hidden}
                <Field name="pilot_hits" label="Trial texts before the review" kind="number" min=1 max=1000 value=form.pilot_hits required=true />
                <SubmitButton label="Save the review rule" />
            </Form>
        </Section>
    }
}
