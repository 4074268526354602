//! The designer's form: the texts of one language, and what holds for all.

use engine::task::TaskForm;
use leptos::prelude::*;
use shared::{Definition, Display, Language, QuestionKind, Study, StudyId, TaskId};

use crate::call::task;
use crate::part::{Check, Choice, Field, Form, Hidden, Select, SubmitButton, TextArea};

/// The form.
pub(super) fn form(
    (study_id, task_id): (StudyId, TaskId),
    study: &Study,
    definition: &Definition,
    language: &Language,
) -> impl IntoView + use<> {
    let form = task::task_form(definition, language);
    let tag = language.as_str().to_owned();
    let on = |tick: &String| !tick.is_empty();
    let (location, test, review) = (on(&form.location), on(&form.test), on(&form.review));
    let (comment, skip) = (on(&form.comment), on(&form.skip));
    // Fields look for what was refused in the form around them, so they are made inside it.
    let (kind, typed, lang) =
        (definition.questions.first().map(|question| question.kind.clone()), form.clone(), tag.clone());
    let reward_hint = format!(
        "In minor units of {}: 10 stands for {}.",
        study.settings.currency,
        shared::Money::new(10, study.settings.currency.clone())
    );
    let rewriting = definition.is_rewriting();
    let label = |what: &str| format!("{what} ({})", language.name());
    let (title, instructions, prompt) = (label("Title"), label("Instructions and examples"), label("Question"));
    view! {
        <Form action="/fn/task/edit" mark=("task", task_id.to_string())>
            <Hidden name="study" value=study_id.to_string() />
            <Hidden name="language" value=tag.clone() />
            <Field name="title" label=title value=form.title required=true />
            <TextArea name="instructions" label=instructions value=form.instructions rows=14 lang=tag.clone() hint="Markdown." />
            <TextArea name="prompt" label=prompt value=form.prompt rows=2 lang=tag />
            {answer(kind.as_ref(), &typed, &lang)}
            {display(rewriting, &typed, &lang)}
            <Check name="skip" label="Offer \"I cannot judge this\", with the reason" checked=skip />
            <Check name="comment" label="Ask for a comment too" checked=comment />
            <Field name="need" label="Counted submissions each hit wants" kind="number" min=1 max=1000 value=form.need required=true />
            <Field name="items_per_hit" label="Items a hit holds" kind="number" min=1 max=100 value=form.items_per_hit required=true />
            <Field
                name="lease_minutes"
                label="Minutes without activity until a hit is handed out again"
                kind="number"
                min=1
                value=form.lease_minutes
                required=true
            />
            <Field name="reward" label="Reward for a submission" kind="number" min=0 value=form.reward required=true hint=reward_hint />
            <fieldset class="field">
                <legend>"Gates before this task"</legend>
                <Check name="location" label="Location" checked=location />
                <Check name="test" label="Test" checked=test />
                <Check name="review" label="Native-speaker review" checked=review />
            </fieldset>
            <SubmitButton label="Save the draft and preview it" />
        </Form>
    }
}

/// How texts to be judged are shown; those to be written anew are shown as they are.
fn display(rewriting: bool, form: &TaskForm, tag: &str) -> Option<AnyView> {
    let choices = [
        (Display::Plain, "As they are"),
        (Display::Masked, "With […] for each word of the list"),
        (Display::Stripped, "Without the words of the list"),
        (Display::Diff, "A rewrite with what was added and dropped"),
    ];
    let choices = choices.map(|(display, label)| Choice::new(display.as_str(), label)).to_vec();
    let (chosen, words, lang) = (form.display.clone(), form.lexicon.clone(), tag.to_owned());
    let hides = [Display::Masked, Display::Stripped].iter().any(|display| display.as_str() == chosen);
    (!rewriting).then(|| {
        view! {
            <Select name="display" label="Texts are shown" choices=choices value=chosen />
            <details open=hides>
                <summary>"The list of words that are hidden"</summary>
                <TextArea
                    name="lexicon"
                    label=format!("Words to hide ({lang})")
                    value=words
                    rows=6
                    lang=lang
                    hint="A word a line, case aside; what follows a tab is left out, so the output of concord style lexicon can be pasted."
                />
            </details>
        }
        .into_any()
    })
}

/// What the kind of the first question lets one set.
fn answer(kind: Option<&QuestionKind>, form: &TaskForm, tag: &str) -> AnyView {
    let ties = !form.ties.is_empty();
    match kind {
        Some(QuestionKind::Scale { .. }) => view! {
            <TextArea
                name="points"
                label="Points of the scale"
                value=form.points.clone()
                rows=7
                lang=tag.to_owned()
                hint="A line each, ascending: the number that is stored, then its word."
            />
        }
        .into_any(),
        Some(QuestionKind::Text { .. }) => {
            let choices = [("", "Empty"), ("source", "With the source"), ("output", "With the output shown")];
            let choices = choices.map(|(value, label)| Choice::new(value, label)).to_vec();
            view! {
                <Select name="prefill" label="The field begins" choices=choices value=form.prefill.clone() />
                <Field name="max_chars" label="Longest answer in characters" kind="number" min=1 max=20000 value=form.max_chars.clone() />
            }
            .into_any()
        }
        Some(QuestionKind::Ranking { .. }) => {
            view! { <Check name="ties" label="Two texts may share a rank" checked=ties /> }.into_any()
        }
        Some(QuestionKind::Pairwise { .. }) => {
            view! { <Check name="ties" label="Neither text need be better" checked=ties /> }.into_any()
        }
        Some(QuestionKind::Choice { many, other, .. }) => view! {
            {options("Answers offered", form, tag)}
            <Check name="many" label="Several may be chosen" checked=*many />
            <Check name="other" label="Offer an answer in one's own words" checked=*other />
        }
        .into_any(),
        Some(QuestionKind::Spans { .. }) => options("Labels", form, tag).into_any(),
        Some(QuestionKind::Comment) | None => ().into_any(),
    }
}

/// What may be chosen, a line each.
fn options(label: &'static str, form: &TaskForm, tag: &str) -> impl IntoView + use<> {
    view! {
        <TextArea
            name="options"
            label=label
            value=form.options.clone()
            rows=7
            lang=tag.to_owned()
            hint="A line each: the word that is stored (a to z, 0 to 9 and _), then what is read."
        />
    }
}
