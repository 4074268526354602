//! The designer's form: the texts of one language, and the settings for all languages.

use engine::design::task::TaskForm;
use leptos::prelude::*;
use shared::{Definition, Display, Language, Locale, Problem, Study, Subject, TaskId};

use super::chain::chain;
use super::columns::columns;
use super::known::known;
use super::questions::questions;
use super::texts::texts;
use crate::call::task::{self, Shown};
use crate::part::{Check, Choice, Field, Form, Hidden, Look, Select, SubmitButton, TextArea, spoken};

/// The data of the form.
pub(super) struct Designed<'a> {
    /// The study.
    pub study: &'a Study,
    /// The task.
    pub task: TaskId,
    /// The task's definition.
    pub definition: &'a Definition,
    /// The language of the texts.
    pub language: &'a Language,
    /// The tasks that may feed it.
    pub others: Vec<Choice>,
    /// The other columns of a source.
    pub known_columns: Vec<String>,
    /// The question to look at, from 0.
    pub open: Option<usize>,
    /// Whether it can be published as it is.
    pub is_draft: bool,
}

/// The form. Fields look up errors in the form around them, so they are created inside it.
pub(super) fn form(designed: Designed<'_>) -> impl IntoView + use<> {
    let Designed { study, task, definition, language, others, known_columns, open, is_draft } = designed;
    let Shown { form, refused, saved } = task::task_form(task, definition, language, &study.settings.currency);
    let (language, say) = (language.clone(), spoken());
    let (study, definition) = (study.clone(), definition.clone());
    view! {
        <Form action=task::EDIT mark=("task", task.to_string()) asks=true saved=saved>
            {texts(&study, task, &definition)}
            {inside(form, refused.as_ref(), &study, &definition, &language, (others, known_columns, open))}
            <div class="row bar-foot">
                <SubmitButton label=say.design_save_draft() look=Look::Plain />
                {is_draft.then(|| view! { <SubmitButton label=say.design_publish() name="act" value="publish" /> })}
            </div>
        </Form>
    }
}

fn inside(
    form: TaskForm,
    refused: Option<&Problem>,
    study: &Study,
    definition: &Definition,
    language: &Language,
    (others, known_columns, open): (Vec<Choice>, Vec<String>, Option<usize>),
) -> impl IntoView + use<> {
    let (tag, say) = (language.as_str().to_owned(), spoken());
    let (title, instructions) = (say.design_title_in(language.name()), say.design_instructions_in(language.name()));
    view! {
        // This button comes first, because Enter in a field activates the first button.
        <button type="submit" class="visually-hidden" tabindex="-1" aria-hidden="true">
            {say.save()}
        </button>
        <Hidden name="study" value=study.id.to_string() />
        <Hidden name="language" value=tag.clone() />
        <Hidden name="seen" value=task::hash(definition) />
        <Field name="title" label=title value=form.title.clone() required=true />
        <TextArea name="instructions" label=instructions value=form.instructions.clone() rows=14 lang=tag.clone() hint=say.in_markdown() />
        {shown(&form, language, refused, say)}
        {columns(&form, language, known_columns, refused)}
        {questions(&form, definition, language, (refused, open))}
        {chain(&form, others, refused)} {known(&form, refused)}
        {work(&form, study, say)}
        <fieldset class="field">
            <legend>{say.design_steps_before()}</legend>
            <Check name="location" label=say.design_gate_location() checked=!form.location.is_empty() />
            <Check name="test" label=say.design_gate_test() checked=!form.test.is_empty() />
            <Check name="review" label=say.design_gate_review() checked=!form.review.is_empty() />
        </fieldset>
    }
}

/// The contents and the layout of an item.
fn shown(form: &TaskForm, language: &Language, refused: Option<&Problem>, say: Locale) -> impl IntoView + use<> {
    let subject = |subject: &Subject| Choice::new(subject.as_str(), super::super::tasks::shows(*subject, say));
    let subjects = Subject::ALL.iter().map(subject).collect::<Vec<_>>();
    let display = |display: &Display| Choice::new(display.as_str(), display_label(*display, say));
    let displays = Display::ALL.iter().map(display).collect::<Vec<_>>();
    let hides = [Display::Masked, Display::Stripped].iter().any(|display| display.as_str() == form.display);
    let open = hides || refused.and_then(Problem::field) == Some("lexicon");
    let lang = language.as_str().to_owned();
    view! {
        <fieldset class="field stack">
            <legend>{say.design_content()}</legend>
            <Select name="subject" label=say.design_item_shows() choices=subjects value=form.subject.clone() />
            <Select
                name="display"
                label=say.design_display()
                choices=displays
                value=form.display.clone()
                hint=say.design_display_hint()
            />
            <details open=open>
                <summary>{say.design_hidden_words()}</summary>
                <TextArea
                    name="lexicon"
                    label=say.design_words_to_hide(language.name())
                    value=form.lexicon.clone()
                    rows=6
                    lang=lang
                    hint=say.design_words_to_hide_hint()
                />
            </details>
        </fieldset>
    }
}

/// How the texts of an item are shown.
const fn display_label(display: Display, say: Locale) -> &'static str {
    match display {
        Display::Plain => say.design_display_plain(),
        Display::Masked => say.design_display_masked(),
        Display::Stripped => say.design_display_stripped(),
        Display::Diff => say.design_display_diff(),
    }
}

/// The amount of work, and the reward.
fn work(form: &TaskForm, study: &Study, say: Locale) -> impl IntoView + use<> {
    let currency = study.settings.currency.clone();
    view! {
        <Field
            name="need"
            label=say.design_judgements_per_item()
            kind="number"
            min=1
            max=1000
            value=form.need.clone()
            required=true
        />
        <Field
            name="items_per_hit"
            label=say.design_items_per_hit()
            kind="number"
            min=1
            max=100
            value=form.items_per_hit.clone()
            required=true
        />
        <Field
            name="lease_minutes"
            label=say.design_timeout()
            kind="number"
            min=1
            value=form.lease_minutes.clone()
            required=true
        />
        <Field
            name="expected_seconds"
            label=say.design_expected_time()
            kind="number"
            min=1
            max=86_400
            value=form.expected_seconds.clone()
            hint=say.design_expected_time_hint()
        />
        <Field
            name="reward"
            label=say.design_reward_per_submission(currency)
            kind="number"
            min=0
            step="any"
            value=form.reward.clone()
            required=true
        />
    }
}
