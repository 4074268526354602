//! The designer's form: the texts of one language, and the settings for all languages.

use engine::design::task::TaskForm;
use leptos::prelude::*;
use shared::{Definition, Display, Language, Problem, Study, Subject, TaskId};

use super::chain::chain;
use super::known::known;
use super::questions::questions;
use crate::call::task;
use crate::part::{Check, Choice, Field, Form, Hidden, Select, SubmitButton, TextArea};

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
    /// The question to look at, from 0.
    pub open: Option<usize>,
}

/// The form. Fields look up errors in the form around them, so they are created inside it.
pub(super) fn form(designed: Designed<'_>) -> impl IntoView + use<> {
    let Designed { study, task, definition, language, others, open } = designed;
    let (form, refused) = task::task_form(task, definition, language);
    let language = language.clone();
    let (study, definition) = (study.clone(), definition.clone());
    view! {
        <Form action=task::EDIT mark=("task", task.to_string())>
            {inside(form, refused.as_ref(), &study, &definition, &language, (others, open))}
        </Form>
    }
}

fn inside(
    form: TaskForm,
    refused: Option<&Problem>,
    study: &Study,
    definition: &Definition,
    language: &Language,
    (others, open): (Vec<Choice>, Option<usize>),
) -> impl IntoView + use<> {
    let tag = language.as_str().to_owned();
    let label = |what: &str| format!("{what} ({})", language.name());
    let (title, instructions) = (label("Title"), label("Instructions and examples"));
    view! {
        // This button comes first, because Enter in a field activates the first button.
        <button type="submit" class="visually-hidden" tabindex="-1" aria-hidden="true">
            "Save"
        </button>
        <Hidden name="study" value=study.id.to_string() />
        <Hidden name="language" value=tag.clone() />
        <Hidden name="seen" value=task::hash(definition) />
        <Field name="title" label=title value=form.title.clone() required=true />
        <TextArea name="instructions" label=instructions value=form.instructions.clone() rows=14 lang=tag.clone() hint="Markdown." />
        {shown(&form, language, refused)}
        {questions(&form, definition, language, (refused, open))}
        {chain(&form, others, refused)} {known(&form, refused)}
        {work(&form, study)}
        <fieldset class="field">
            <legend>"Gates before this task"</legend>
            <Check name="location" label="Location" checked=!form.location.is_empty() />
            <Check name="test" label="Test" checked=!form.test.is_empty() />
            <Check name="review" label="Native-speaker review" checked=!form.review.is_empty() />
        </fieldset>
        <SubmitButton label="Save the draft and preview it" />
    }
}

/// The contents and the layout of an item.
fn shown(form: &TaskForm, language: &Language, refused: Option<&Problem>) -> impl IntoView + use<> {
    let subject = |subject: &Subject| Choice::new(subject.as_str(), super::super::tasks::shows(*subject));
    let subjects = Subject::ALL.iter().map(subject).collect::<Vec<_>>();
    let displays = [
        (Display::Plain, "As they are"),
        (Display::Masked, "With […] for each word of the list"),
        (Display::Stripped, "Without the words of the list"),
        (Display::Diff, "A rewrite with its changes marked"),
    ];
    let displays = displays.map(|(display, label)| Choice::new(display.as_str(), label)).to_vec();
    let hides = [Display::Masked, Display::Stripped].iter().any(|display| display.as_str() == form.display);
    let open = hides || refused.and_then(Problem::field) == Some("lexicon");
    let lang = language.as_str().to_owned();
    view! {
        <fieldset class="field stack">
            <legend>"What is shown"</legend>
            <Select name="subject" label="An item of a hit shows" choices=subjects value=form.subject.clone() />
            <Select
                name="display"
                label="Its texts are shown"
                choices=displays
                value=form.display.clone()
                hint="Where a text is to be written, texts are shown as they are; its changes are marked only next to a source."
            />
            <details open=open>
                <summary>"The list of words that are hidden"</summary>
                <TextArea
                    name="lexicon"
                    label=format!("Words to hide ({})", language.name())
                    value=form.lexicon.clone()
                    rows=6
                    lang=lang
                    hint="A word a line, case aside; what follows a tab is left out, so the output of concord style lexicon can be pasted."
                />
            </details>
        </fieldset>
    }
}

/// The amount of work, and the reward.
fn work(form: &TaskForm, study: &Study) -> impl IntoView + use<> {
    let currency = study.settings.currency.clone();
    let ten = shared::Money::new(10, currency.clone());
    let reward_hint = format!("In minor units of {currency}: 10 stands for {ten}.");
    view! {
        <Field
            name="need"
            label="Counted submissions each hit wants"
            kind="number"
            min=1
            max=1000
            value=form.need.clone()
            required=true
        />
        <Field
            name="items_per_hit"
            label="Items a hit holds"
            kind="number"
            min=1
            max=100
            value=form.items_per_hit.clone()
            required=true
        />
        <Field
            name="lease_minutes"
            label="Minutes without activity until a hit is handed out again"
            kind="number"
            min=1
            value=form.lease_minutes.clone()
            required=true
        />
        <Field
            name="reward"
            label="Reward for a submission"
            kind="number"
            min=0
            value=form.reward.clone()
            required=true
            hint=reward_hint
        />
    }
}
