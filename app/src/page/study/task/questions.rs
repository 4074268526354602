//! The questions in the designer's form: one fieldset each, with the buttons that add, move and remove questions.
//!
//! The page contains the fields of every kind; the style sheet shows those of the chosen kind, with or without scripts.

use engine::design::task::{QuestionForm, TaskForm};
use leptos::prelude::*;
use shared::{Definition, KindName, Language, Problem};

use super::condition::condition;
use crate::part::{Check, Choice, Field, Hidden, Look, Select, SubmitButton, TextArea, spoken};

/// A kind of question, and the answer that it collects.
const fn kind_label(kind: KindName) -> &'static str {
    match kind {
        KindName::Text => "Text: something is written",
        KindName::Scale => "Scale: a number with a meaning",
        KindName::Slider => "Slider: a number from a range",
        KindName::Choice => "Choice: one answer or several of a list",
        KindName::Ranking => "Ranking: a place for each output",
        KindName::Pairwise => "Pairwise: the better of two outputs",
        KindName::Spans => "Marks: words of a text",
        KindName::Comment => "Comment: a remark, or nothing",
    }
}

/// The fields of a question that show their own error; errors of other fields are shown by the fieldset.
const FIELDS: [&str; 17] = [
    "key",
    "prompt",
    "kind",
    "required",
    "skip",
    "points",
    "examples",
    "min",
    "max",
    "step",
    "anchors",
    "options",
    "max_chars",
    "prefill",
    "of",
    "when.question",
    "when.is",
];

/// All questions.
pub(super) fn questions(
    form: &TaskForm,
    definition: &Definition,
    language: &Language,
    (refused, open): (Option<&Problem>, Option<usize>),
) -> impl IntoView + use<> {
    let each = (0..form.questions.len()).map(|index| {
        let trouble = refused.and_then(|problem| in_question(problem, index));
        let is_open = trouble.is_some() || open.map_or(index == 0 && refused.is_none(), |open| open == index);
        question(form, index, (definition, language), (trouble, is_open))
    });
    view! {
        <fieldset class="field stack">
            <legend>"Questions about each item"</legend>
            {each.collect_view()}
            <div class="row">
                <SubmitButton label="Add a question" look=Look::Plain name="act" value="add".to_owned() unchecked=true />
            </div>
        </fieldset>
    }
}

/// The rejected field of the question at this position, or an empty string for the whole question, with the reason.
fn in_question(problem: &Problem, index: usize) -> Option<(String, String)> {
    let rest = problem.field()?.strip_prefix(&format!("questions[{index}]"))?;
    Some((rest.trim_start_matches('.').to_owned(), spoken().refusal(problem)))
}

fn question(
    form: &TaskForm,
    index: usize,
    (definition, language): (&Definition, &Language),
    (trouble, is_open): (Option<(String, String)>, bool),
) -> impl IntoView + use<> {
    let own = &form.questions[index];
    let number = index + 1;
    let name = move |field: &str| format!("questions[{index}]{field}");
    let kinds = KindName::ALL.iter().map(|kind| Choice::new(kind.as_str(), kind_label(*kind))).collect();
    let reason = trouble.clone().filter(|(field, _)| !FIELDS.contains(&field.as_str())).map(|(_, reason)| reason);
    view! {
        <details class="card asking" class:refused=trouble.is_some() id=format!("question-{number}") open=is_open>
            <summary>
                <span>
                    {format!("{number}. ")} <bdi>{own.key.clone()}</bdi>
                    <span class="muted small">{format!(" {}", own.kind)}</span>
                </span>
            </summary>
            <fieldset class="field stack">
                <legend class="visually-hidden">{format!("Question {number}")}</legend>
                {reason.map(|reason| view! { <p class="reason">{reason}</p> })}
                <Hidden name=name("[was]") value=own.was.clone() />
                <TextArea
                    name=name("[prompt]")
                    label=format!("Question ({})", language.name())
                    value=own.prompt.clone()
                    rows=2
                    lang=language.as_str().to_owned()
                />
                <Field
                    name=name("[key]")
                    label="Key"
                    value=own.key.clone()
                    hint="Its name in answers and exports: a to z, 0 to 9 and _."
                />
                <div class="kind">
                    <Select name=name("[kind]") label="Kind of answer" choices=kinds value=own.kind.clone() />
                </div>
                {of_kind(own, index, language)}
                <div class="only not-comment">
                    <Check name=name("[required]") label="A submission needs it" checked=!own.required.is_empty() />
                    <Check
                        name=name("[skip]")
                        label="Offer \"I cannot judge this\", with the reason"
                        checked=!own.skip.is_empty()
                    />
                </div>
                {condition(form, index, definition)}
                {buttons(index, form.questions.len())}
            </fieldset>
        </details>
    }
}

/// The settings of a kind of question.
fn of_kind(own: &QuestionForm, index: usize, language: &Language) -> impl IntoView + use<> {
    let name = move |field: &str| format!("questions[{index}][{field}]");
    let lang = language.as_str().to_owned();
    let texts = [("source", "The source"), ("output", "The output shown")];
    let choices =
        |all: &[(&str, &str)]| all.iter().map(|(value, label)| Choice::new(*value, *label)).collect::<Vec<_>>();
    let begins = choices(&[("", "Empty"), ("source", "With the source"), ("output", "With the output shown")]);
    let marked = choices(&[texts[0], texts[1], ("answer", "What is written in the question before")]);
    let on = |tick: &str| !tick.is_empty();
    view! {
        <div class="only of-text">
            <Select
                name=name("prefill")
                label="The field begins"
                choices=begins
                value=own.prefill.clone()
                hint="A field that begins with a text is edited, not written anew, and must be required."
            />
            <Field name=name("max_chars") label="Longest answer in characters" kind="number" value=own.max_chars.clone() />
        </div>
        <div class="only of-spans">
            <Select name=name("of") label="The text that is marked" choices=marked value=own.of.clone() />
        </div>
        <div class="only of-scale">
            <TextArea
                name=name("points")
                label="Points of the scale"
                value=own.points.clone()
                rows=7
                lang=lang.clone()
                hint="A line each, ascending: the number that is stored, then its word."
            />
            <TextArea
                name=name("examples")
                label=format!("Examples of the points ({})", language.name())
                value=own.examples.clone()
                rows=5
                lang=lang.clone()
                hint="A line each: the number of the point, then a text; for a source and what was made from it, both with | between."
            />
        </div>
        <div class="only of-slider">
            <Field name=name("min") label="Smallest number" value=own.min.clone() />
            <Field name=name("max") label="Largest number" value=own.max.clone() />
            <Field
                name=name("step")
                label="Step"
                value=own.step.clone()
                hint="The distance between two numbers, such as 1 or 0.5; at most 6 decimal places."
            />
            <TextArea
                name=name("anchors")
                label=format!("Words under the slider ({})", language.name())
                value=own.anchors.clone()
                rows=4
                lang=lang.clone()
                hint="A line each, ascending: a number, then what it means. Both ends need words."
            />
        </div>
        <div class="only of-choice of-spans">
            <TextArea
                name=name("options")
                label="Answers or labels offered"
                value=own.options.clone()
                rows=7
                lang=lang
                hint="A line each: the word that is stored (a to z, 0 to 9 and _), then what is read."
            />
        </div>
        <div class="only of-choice">
            <Check name=name("many") label="Several may be chosen" checked=on(&own.many) />
            <Check name=name("other") label="Offer an answer in one's own words" checked=on(&own.other) />
        </div>
        <div class="only of-ranking of-pairwise">
            <Check name=name("ties") label="Two texts may be equally good" checked=on(&own.ties) />
        </div>
    }
}

/// The buttons that move or remove a question; each saves the form first.
fn buttons(index: usize, n: usize) -> impl IntoView {
    let button = |label: &'static str, verb: &str, look: Look| {
        let value = format!("{verb}:{index}");
        view! { <SubmitButton label=label look=look name="act" value=value unchecked=true /> }
    };
    view! {
        <div class="row">
            {(index > 0).then(|| button("Move up", "up", Look::Plain))}
            {(index + 1 < n).then(|| button("Move down", "down", Look::Plain))}
            {(n > 1).then(|| button("Remove", "remove", Look::Bad))}
        </div>
    }
}
