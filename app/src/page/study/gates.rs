//! `/studies/{study}/gates`: the rules of the qualification steps, language by language.

mod test;

use engine::design::gate_rule::{GateForm, StoredRule};
use engine::design::task::ListedTask;
use leptos::prelude::*;
use shared::{Gate, GateRule, Language, Locale, LocationRule, ReviewRule, Study, StudyId, TestRule, countries};

use super::{chosen_language, language_tabs};
use crate::call::{gate_rule, study, task};
use crate::page::Frame;
use crate::part::{
    Choice, Field, Form, Head, Hidden, Section, Select, SubmitButton, Tag, Tone, load, news, param, query, spoken,
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
        let tasks = task::tasks(id).await?;
        let changed = gate_rule::changed_test();
        let language = chosen_language(asked, &study.languages);
        let fresh = match &language {
            Some(language) => gate_rule::fresh_test(id, test::askable(&tasks).next(), language).await?,
            None => TestRule::default(),
        };
        Ok(view! {
            <Head title=say.gates_title() lead=say.gates_lead() />
            {changed.is_none().then(news)}
            {language.map(|language| gates(&study, (&rules, &tasks, (changed, fresh)), &language, say))}
        })
    });
    view! {
        <Frame study=known here="gates">
            {content}
        </Frame>
    }
}

fn gates(
    study: &Study,
    (rules, tasks, (changed, fresh)): (&[StoredRule], &[ListedTask], (Option<GateForm>, TestRule)),
    language: &Language,
    say: Locale,
) -> impl IntoView + use<> {
    let stored = |gate| rules.iter().find(|rule| rule.gate == gate && rule.language == *language);
    let form =
        |gate, default: GateRule| gate_rule::gate_form(stored(gate).map_or(&default, |stored| &stored.rule), language);
    let version = |gate| stored(gate).map(|stored| stored.version);
    let at = (study.id, language.clone());
    let tabs = language_tabs(&format!("/studies/{}/gates", study.id), &study.languages, language);
    view! {
        {tabs}
        {location(&at, form(Gate::Location, GateRule::Location(LocationRule::default())), version(Gate::Location), say)}
        {test::test(&at, (stored(Gate::Test), changed, fresh), tasks, say)}
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
    let all = countries(say).into_iter().map(|(code, name)| Choice::new(code, name));
    let example: Vec<_> = ["FR", "CA"].into_iter().filter_map(|code| code.parse().ok()).collect();
    let hint = say.gates_countries_hint(say.typed_countries(&example));
    let addable = std::iter::once(Choice::new("", say.none())).chain(all).collect();
    view! {
        <Section title=say.gates_location() id="location" lead=say.gates_location_lead()>
            {version_tag(version, say)}
            <Form action="/fn/gate/set" mark=("gate", Gate::Location.to_string())>
                {hidden}
                <Field name="countries" label=say.gates_countries() value=form.countries hint=hint />
                <Select name="add_country" label=say.gates_add_country() choices=addable hint=say.gates_add_country_hint() />
                <SubmitButton label=say.gates_save_location() />
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
