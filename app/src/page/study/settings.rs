//! `/studies/{study}/settings`: title, languages, money, consent, abbreviations, models.

mod models;

use engine::crowd::consent::ConsentForm;
use leptos::prelude::*;
use shared::{LONGEST_RETENTION_DAYS, Language, Locale, Localised, RejectedAnswers, Study, StudyId, WithdrawalPolicy};

use self::models::Files;
use super::{chosen_language, language_tabs};
use crate::call::study;
use crate::page::Frame;
use crate::page::entry::FormText;
use crate::part::{
    Choice, Field, Form, Head, Hidden, Section, Select, SubmitButton, TextArea, load, news, param, query,
    rejected_answers_word, spoken, withdrawal_word,
};

/// The settings of a study.
#[component]
pub fn StudySettings() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let asked = query("language");
    let content = load(async move {
        let say = spoken();
        let study = study::to_edit(id?).await?;
        let files = study::fitting_models(study.id).await?;
        let language = chosen_language(asked, &study.languages);
        Ok(view! {
            <Head title=say.settings_title() lead=say.settings_lead() />
            {news()}
            {general(&study, say)}
            {language.map(|language| texts(&study, &language, &files, say))}
        })
    });
    view! {
        <Frame study=known here="settings">
            {content}
        </Frame>
    }
}

fn general(found: &Study, say: Locale) -> impl IntoView + use<> {
    let form = study::study_form(found);
    let id = found.id.to_string();
    let target_rate = say.settings_target_rate(&form.currency);
    let budget = say.settings_budget(&form.currency);
    view! {
        <Section title=say.settings_general() id="general">
            <Form action="/fn/study/edit" asks=true>
                <Hidden name="study" value=id />
                <Field name="title" label=say.title() value=form.title required=true />
                <Field
                    name="languages"
                    label=say.languages()
                    value=form.languages
                    required=true
                    hint=say.settings_languages_how()
                />
                <Field name="currency" label=say.currency() value=form.currency required=true hint=say.settings_currency_hint() />
                <Field
                    name="approve_after_hours"
                    label=say.settings_approve_after()
                    kind="number"
                    min=0
                    max=8760
                    value=form.approve_after_hours
                    hint=say.settings_approve_after_hint()
                />
                <Field
                    name="target_hourly"
                    label=target_rate
                    kind="number"
                    min=0
                    step="any"
                    value=form.target_hourly
                    hint=say.settings_target_rate_hint()
                />
                <Field
                    name="budget"
                    label=budget
                    kind="number"
                    min=0
                    step="any"
                    value=form.budget
                    hint=say.settings_budget_hint()
                />
                <Select
                    name="asks_payee"
                    label=say.settings_payee()
                    choices=switch(say.settings_payee_no(), say.settings_payee_yes())
                    value=form.asks_payee
                    hint=say.settings_payee_hint()
                />
                <Select
                    name="counts_typing"
                    label=say.settings_typing()
                    choices=switch(say.settings_typing_no(), say.settings_typing_yes())
                    value=form.counts_typing
                    hint=say.settings_typing_hint()
                />
                <Select
                    name="compares_devices"
                    label=say.settings_compare()
                    choices=switch(say.settings_compare_no(), say.settings_compare_yes())
                    value=form.compares_devices
                    hint=say.settings_compare_hint()
                />
                <Field name="contact" label=say.settings_contact() value=form.contact hint=say.settings_contact_hint() />
                <Select
                    name="withdrawal"
                    label=say.settings_withdrawal()
                    choices=policies(say)
                    value=form.withdrawal
                    hint=say.settings_withdrawal_hint()
                />
                <Field
                    name="retention_days"
                    label=say.settings_retention()
                    kind="number"
                    min=0
                    max=LONGEST_RETENTION_DAYS
                    value=form.retention_days
                    hint=say.settings_retention_hint()
                />
                <Select
                    name="rejected_answers"
                    label=say.rejected_answers()
                    choices=rejected_answers(say)
                    value=form.rejected_answers
                    hint=say.rejected_answers_hint()
                />
                <SubmitButton label=say.settings_save() />
            </Form>
        </Section>
    }
}

/// The choices that workers may have when they leave.
fn policies(say: Locale) -> Vec<Choice> {
    WithdrawalPolicy::ALL.iter().map(|&policy| Choice::new(policy.as_str(), withdrawal_word(policy, say))).collect()
}

/// What is either so or not.
fn switch(no: &'static str, yes: &'static str) -> Vec<Choice> {
    vec![Choice::new("false", no), Choice::new("true", yes)]
}

/// Whether the answers of rejected submissions count.
fn rejected_answers(say: Locale) -> Vec<Choice> {
    RejectedAnswers::ALL.iter().map(|&own| Choice::new(own.as_str(), rejected_answers_word(own, say))).collect()
}

fn texts(found: &Study, language: &Language, files: &Files, say: Locale) -> impl IntoView + use<> {
    let tabs = language_tabs(&format!("/studies/{}/settings", found.id), &found.languages, language);
    let list = study::abbreviations(found, language);
    let public = public_texts_form(found, language, say);
    let list = abbreviations_form(found.id, language, list, say);
    let models = models::form(found, language, files, say);
    view! {
        <Section title=say.settings_by_language() id="texts">
            {tabs} {public} {list} {models}
        </Section>
    }
}

/// What workers read about the study: the title, what it is about, and the consent form.
fn public_texts_form(found: &Study, language: &Language, say: Locale) -> impl IntoView + use<> {
    let (tag, name) = (language.as_str().to_owned(), language.name());
    let own = |texts: &Localised| texts.0.get(language).cloned().unwrap_or_default();
    let settings = &found.settings;
    let (title, description, consent) = (own(&settings.titles), own(&settings.descriptions), own(&settings.consent));
    let (study, hint) = (found.id.to_string(), say.settings_public_title_hint(&found.title));
    let built_in = consent.trim().is_empty().then(|| {
        view! {
            <details class="card">
                <summary>{say.settings_built_in_consent()}</summary>
                <FormText form=ConsentForm::built_in(settings, language) />
            </details>
        }
    });
    view! {
        <Form action="/fn/study/public_texts" mark=("language", tag.clone())>
            <Hidden name="study" value=study />
            <Field
                name="public_title"
                label=say.settings_public_title(&name)
                value=title
                hint=hint
            />
            <TextArea
                name="public_description"
                label=say.settings_public_description(&name)
                value=description
                rows=3
                lang=tag.clone()
                hint=say.settings_public_description_hint()
            />
            <TextArea
                name="text"
                label=say.settings_consent(&name)
                value=consent
                rows=10
                lang=tag
                hint=say.settings_consent_hint()
            />
            {built_in}
            <SubmitButton label=say.settings_save_public_texts() />
        </Form>
    }
}

fn abbreviations_form(study: StudyId, language: &Language, list: String, say: Locale) -> impl IntoView + use<> {
    let (tag, label) = (language.as_str().to_owned(), say.settings_abbreviations(language.name()));
    view! {
        <Form action="/fn/study/abbreviations" mark=("language", tag.clone())>
            <Hidden name="study" value=study.to_string() />
            <TextArea
                name="list"
                label=label
                value=list
                rows=8
                code=true
                lang=tag
                hint=say.settings_abbreviations_hint()
            />
            <SubmitButton label=say.settings_save_abbreviations() />
        </Form>
    }
}
