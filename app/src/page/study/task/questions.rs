//! The questions in the designer's form: one fieldset each, with the buttons that add, move and remove questions.
//!
//! The page contains the fields of every kind; the style sheet shows those of the chosen kind, with or without scripts.

use engine::design::task::{QuestionForm, Step, TaskForm};
use leptos::prelude::*;
use shared::{Definition, KindName, Language, Locale, Part, Problem, Subject};

use super::condition::condition;
use super::wording::Wordings;
use crate::part::{
    Check, Choice, Field, Hidden, Look, Select, SubmitButton, TextArea, kind_word, spoken, subject_word,
};

/// A kind of question, and the answer that it collects.
const fn kind_label(kind: KindName, say: Locale) -> &'static str {
    match kind {
        KindName::Text => say.design_type_text_collects(),
        KindName::Scale => say.design_type_scale_collects(),
        KindName::Slider => say.design_type_slider_collects(),
        KindName::Choice => say.design_type_choice_collects(),
        KindName::Ranking => say.design_type_ranking_collects(),
        KindName::Pairwise => say.design_type_pairwise_collects(),
        KindName::Spans => say.design_type_spans_collects(),
        KindName::Comment => say.design_type_comment_collects(),
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
pub(in crate::page::study) fn questions(
    form: &TaskForm,
    (definition, language): (&Definition, &Language),
    (wordings, step): (&Wordings, Step),
    (refused, open): (Option<&Problem>, Option<usize>),
) -> impl IntoView + use<> {
    let say = spoken();
    let each = (0..form.questions.len()).map(|index| {
        let trouble = refused.and_then(|problem| in_question(problem, index));
        let is_open = trouble.is_some() || open.map_or(index == 0 && refused.is_none(), |open| open == index);
        // Texts are read one after the other.
        let is_open = is_open || step == Step::Instructions;
        question((form, index), (definition, language), wordings, (trouble, is_open))
    });
    view! {
        <fieldset class="field stack">
            <legend>{say.design_questions()}</legend>
            {each.collect_view()}
            <div class="row setting">
                <SubmitButton label=say.design_question_add() look=Look::Plain name="act" value="add".to_owned() unchecked=true />
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
    (form, index): (&TaskForm, usize),
    (definition, language): (&Definition, &Language),
    wordings: &Wordings,
    (trouble, is_open): (Option<(String, String)>, bool),
) -> impl IntoView + use<> {
    let own = &form.questions[index];
    let (number, say) = (index + 1, spoken());
    let name = move |field: &str| format!("questions[{index}]{field}");
    let kinds = KindName::ALL.iter().map(|kind| Choice::new(kind.as_str(), kind_label(*kind, say))).collect();
    let kind = own.kind.parse().map_or_else(|_| own.kind.clone(), |kind| kind_word(kind, say).to_owned());
    let reason = trouble.clone().filter(|(field, _)| !FIELDS.contains(&field.as_str())).map(|(_, reason)| reason);
    let prompt = view! {
        <TextArea
            name=name("[prompt]")
            label=say.design_question_in(language.name())
            value=own.prompt.clone()
            rows=2
            lang=language.as_str().to_owned()
        />
    };
    let prompt = wordings.around((&own.was, &[Part::Prompt]), said(&own.was, |said| &said.prompt), prompt);
    view! {
        <details class="card asking" class:refused=trouble.is_some() id=format!("question-{number}") open=is_open>
            <summary>
                <span>
                    {format!("{number}. ")} <bdi>{own.key.clone()}</bdi>
                    <span class="muted small">{format!(" {kind}")}</span>
                </span>
            </summary>
            <fieldset class="field stack">
                <legend class="visually-hidden">{say.design_question_number(number)}</legend>
                {reason.map(|reason| view! { <p class="reason">{reason}</p> })}
                <Hidden name=name("[was]") value=own.was.clone() />
                {prompt}
                <div class="setting stack">
                    <Field
                        name=name("[key]")
                        label=say.design_question_key()
                        value=own.key.clone()
                        hint=say.design_question_key_hint()
                    />
                    <div class="kind">
                        <Select name=name("[kind]") label=say.design_question_type() choices=kinds value=own.kind.clone() />
                    </div>
                </div>
                {outputs_first(&form.subject, say)}
                {of_kind((own, index), language, wordings, say)}
                <div class="setting stack">
                    <div class="only not-comment">
                        <Check name=name("[required]") label=say.design_question_required() checked=!own.required.is_empty() />
                        <Check
                            name=name("[skip]")
                            label=say.design_question_skip()
                            hint=say.design_question_skip_hint()
                            checked=!own.skip.is_empty()
                        />
                    </div>
                    {condition(form, index, definition)}
                    {buttons(index, form.questions.len(), say)}
                </div>
            </fieldset>
        </details>
    }
}

/// What a field of the question with this key says in another language.
fn said(key: &str, field: impl Fn(&QuestionForm) -> &String) -> impl Fn(&TaskForm) -> Option<String> {
    move |form| form.questions.iter().find(|other| other.was == key).map(|other| field(other).clone())
}

/// The settings of a kind of question.
fn of_kind(
    (own, index): (&QuestionForm, usize),
    language: &Language,
    wordings: &Wordings,
    say: Locale,
) -> impl IntoView + use<> {
    let name = move |field: &str| format!("questions[{index}][{field}]");
    let texts = [Choice::new("source", say.design_the_source()), Choice::new("output", say.design_the_output())];
    let begins = [&[Choice::new("", say.design_prefill_empty())], &texts[..]].concat();
    let marked = [&texts[..], &[Choice::new("answer", say.design_spans_of_answer())]].concat();
    let on = |tick: &str| !tick.is_empty();
    view! {
        <div class="only of-text setting">
            <Select
                name=name("prefill")
                label=say.design_prefill()
                choices=begins
                value=own.prefill.clone()
                hint=say.design_prefill_hint()
            />
            <Field name=name("max_chars") label=say.design_max_chars() kind="number" value=own.max_chars.clone() />
        </div>
        <div class="only of-spans setting">
            <Select name=name("of") label=say.design_spans_of() choices=marked value=own.of.clone() />
        </div>
        <div class="only of-slider setting">
            <Field name=name("min") label=say.design_slider_min() value=own.min.clone() />
            <Field name=name("max") label=say.design_slider_max() value=own.max.clone() />
            <Field
                name=name("step")
                label=say.design_slider_step()
                value=own.step.clone()
                hint=say.design_slider_step_hint()
            />
        </div>
        {labels((own, index), language, wordings, say)}
        <div class="only of-choice setting">
            <Check name=name("many") label=say.design_options_many() checked=on(&own.many) />
            <Check name=name("other") label=say.design_options_other() checked=on(&own.other) />
        </div>
        <div class="only of-ranking of-pairwise setting">
            <Check name=name("ties") label=say.design_ties() checked=on(&own.ties) />
        </div>
    }
}

/// What the types that compare or rank outputs need of the task, while it does not show that. The style shows it next to
/// the chosen type.
fn outputs_first(subject: &str, say: Locale) -> impl IntoView + use<> {
    let is = |other: Subject| subject == other.as_str();
    let needs = |class: &'static str, shows: Subject| {
        view! { <p class=class>{say.design_type_needs_outputs(subject_word(shows, say))}</p> }
    };
    let ranking = (!is(Subject::Outputs)).then(|| needs("reason only of-ranking", Subject::Outputs));
    let pairwise = (!is(Subject::Sides) && !is(Subject::Two)).then(|| needs("reason only of-pairwise", Subject::Sides));
    view! {
        {ranking}
        {pairwise}
    }
}

/// The labels and examples of a question, one per line.
fn labels(
    (own, index): (&QuestionForm, usize),
    language: &Language,
    wordings: &Wordings,
    say: Locale,
) -> impl IntoView + use<> {
    let lines = |field: &str, label: String, (value, rows): (&String, u32), hint: &'static str| {
        let name = format!("questions[{index}][{field}]");
        let lang = language.as_str().to_owned();
        view! { <TextArea name=name label=label value=value.clone() rows=rows lang=lang hint=hint /> }
    };
    let points =
        lines("points", say.design_scale_points().to_owned(), (&own.points, 7), say.design_scale_points_hint());
    let examples_label = say.design_scale_examples(language.name());
    let examples = lines("examples", examples_label, (&own.examples, 5), say.design_scale_examples_hint());
    let anchors_label = say.design_slider_anchors(language.name());
    let anchors = lines("anchors", anchors_label, (&own.anchors, 4), say.design_slider_anchors_hint());
    let options = lines("options", say.design_options().to_owned(), (&own.options, 7), say.design_options_hint());
    let key = own.was.as_str();
    view! {
        <div class="only of-scale">
            {wordings.around((key, &[Part::Points]), said(key, |said| &said.points), points)}
            {wordings.around((key, &[Part::Examples]), said(key, |said| &said.examples), examples)}
        </div>
        <div class="only of-slider">
            {wordings.around((key, &[Part::Anchors]), said(key, |said| &said.anchors), anchors)}
        </div>
        <div class="only of-choice of-spans">
            {wordings.around((key, &[Part::Options, Part::Labels]), said(key, |said| &said.options), options)}
        </div>
    }
}

/// The buttons that move or remove a question; each saves the form first.
fn buttons(index: usize, n: usize, say: Locale) -> impl IntoView {
    let button = |label: &'static str, verb: &str, look: Look| {
        let value = format!("{verb}:{index}");
        view! { <SubmitButton label=label look=look name="act" value=value unchecked=true /> }
    };
    view! {
        <div class="row">
            {(index > 0).then(|| button(say.move_up(), "up", Look::Plain))}
            {(index + 1 < n).then(|| button(say.move_down(), "down", Look::Plain))}
            {(n > 1).then(|| button(say.design_question_remove(), "remove", Look::Bad))}
        </div>
    }
}
