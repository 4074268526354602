//! `/studies/{study}/settings`: title, languages, money, consent, abbreviations, models.

mod models;

use leptos::prelude::*;
use shared::{LONGEST_RETENTION_DAYS, Language, Study, StudyId, WithdrawalPolicy};

use super::{chosen_language, language_tabs, news};
use crate::call::study;
use crate::page::Frame;
use crate::part::{Choice, Field, Form, Head, Hidden, Section, Select, SubmitButton, TextArea, load, param, query};

/// The settings of a study.
#[component]
pub fn StudySettings() -> impl IntoView {
    let id = param::<StudyId>("study");
    let known = id.clone().ok();
    let asked = query("language");
    let content = load(async move {
        let study = study::to_edit(id?).await?;
        let files = study::model_files(study.id).await?;
        let language = chosen_language(asked, &study.languages);
        Ok(view! {
            <Head title="Settings" lead="What holds for the whole study." />
            {news()}
            {general(&study)}
            {language.map(|language| texts(&study, &language, &files))}
        })
    });
    view! {
        <Frame study=known here="settings">
            {content}
        </Frame>
    }
}

fn general(found: &Study) -> impl IntoView + use<> {
    let form = study::study_form(found);
    let id = found.id.to_string();
    view! {
        <Section title="General" id="general">
            <Form action="/fn/study/edit">
                <Hidden name="study" value=id />
                <Field name="title" label="Title" value=form.title required=true />
                <Field
                    name="languages"
                    label="Languages"
                    value=form.languages
                    required=true
                    hint="Language tags with commas between them. A language with texts or workers cannot be taken out."
                />
                <Field name="currency" label="Currency" value=form.currency required=true hint="Three letters: EUR, USD, BRL. Fixed once money has been earned." />
                <Field
                    name="approve_after_hours"
                    label="Hours until a submission is approved by itself"
                    kind="number"
                    min=0
                    max=8760
                    value=form.approve_after_hours
                    hint="0 approves only by hand."
                />
                <Field
                    name="target_hourly"
                    label="Target wage an hour, in minor units"
                    kind="number"
                    min=0
                    value=form.target_hourly
                    hint="1000 stands for 10.00. It is shown beside what people really earn."
                />
                <Field name="contact" label="Contact for workers" value=form.contact hint="An e-mail address or a page." />
                <Select
                    name="withdrawal"
                    label="When workers leave the study"
                    choices=policies()
                    value=form.withdrawal
                    hint="The consent form states this automatically, in the worker's language."
                />
                <Field
                    name="retention_days"
                    label="Days after closing until workers' personal data is erased"
                    kind="number"
                    min=0
                    max=LONGEST_RETENTION_DAYS
                    value=form.retention_days
                    hint="0 keeps the data. Answers and payments stay under the pseudonym."
                />
                <SubmitButton label="Save" />
            </Form>
        </Section>
    }
}

/// The choices that workers may have when they leave.
fn policies() -> Vec<Choice> {
    let label = |policy: &WithdrawalPolicy| match policy {
        WithdrawalPolicy::KeepOnly => "Their answers stay",
        WithdrawalPolicy::WorkerChooses => "They choose whether to keep or remove their answers",
        WithdrawalPolicy::UntilClosing => "They can choose until the study is closed",
    };
    WithdrawalPolicy::ALL.iter().map(|policy| Choice::new(policy.as_str(), label(policy))).collect()
}

fn texts(found: &Study, language: &Language, files: &[String]) -> impl IntoView + use<> {
    let tabs = language_tabs(&format!("/studies/{}/settings", found.id), &found.languages, language);
    let consent = found.settings.consent.0.get(language).cloned().unwrap_or_default();
    let list = study::abbreviations(found, language);
    let (consent, list) = (consent_form(found.id, language, consent), abbreviations_form(found.id, language, list));
    let models = models::form(found, language, files);
    view! {
        <Section title="By language" id="texts">
            {tabs} {consent} {list} {models}
        </Section>
    }
}

fn consent_form(study: StudyId, language: &Language, text: String) -> impl IntoView + use<> {
    let (tag, label) = (language.as_str().to_owned(), format!("What workers agree to ({})", language.name()));
    view! {
        <Form action="/fn/study/consent" mark=("language", tag.clone())>
            <Hidden name="study" value=study.to_string() />
            <TextArea
                name="text"
                label=label
                value=text
                rows=10
                lang=tag
                hint="Markdown. Shown before anything else; nobody works without having agreed."
            />
            <SubmitButton label="Save the consent" />
        </Form>
    }
}

fn abbreviations_form(study: StudyId, language: &Language, list: String) -> impl IntoView + use<> {
    let (tag, label) = (language.as_str().to_owned(), format!("Abbreviations of RULE-BASED ({})", language.name()));
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
                hint="A line each: the abbreviation, a tab or =, what it stands for. An empty list goes back to the built-in one."
            />
            <SubmitButton label="Save the abbreviations" />
        </Form>
    }
}
