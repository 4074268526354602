//! The qualification test in the designer's form: its questions as in a task, and its items as a table.

use engine::design::gate_rule::{GateForm, StoredRule};
use engine::design::task::{ListedTask, Step};
use leptos::prelude::*;
use shared::{Gate, GateRule, KindName, Locale, Problem, QuestionType as _, Subject, TestRule};

use super::super::expected::ways_to_write;
use super::super::task::{Wordings, questions};
use super::super::tasks::title;
use super::{At, hidden, version_tag};
use crate::call::gate_rule::{FORMALITY, NONE, SET, TAKE, gate_form, refused_test};
use crate::part::{
    Choice, Field, Form, Hidden, Look, Notice, Section, Select, SubmitButton, TextArea, Tone, subject_word,
};

/// The test of one language: what is stored, what a button has just made of the form, or else a fresh one.
pub(super) fn test(
    at: &At,
    (stored, changed, fresh): (Option<&StoredRule>, Option<GateForm>, TestRule),
    tasks: &[ListedTask],
    say: Locale,
) -> impl IntoView + use<> {
    let rule = match stored.map(|stored| &stored.rule) {
        Some(GateRule::Test(rule)) => rule.clone(),
        Some(GateRule::Location(_) | GateRule::Review(_)) | None => fresh,
    };
    let (is_changed, version) = (changed.is_some(), stored.map(|stored| stored.version));
    let (form, refused) = match (changed, refused_test(&at.1)) {
        (Some(form), _) => (form, None),
        (None, Some((form, problem))) => (form, Some(problem)),
        (None, None) => (gate_form(&GateRule::Test(rule.clone()), &at.1), None),
    };
    let (hidden, at) = (hidden(at), at.clone());
    let from = from(tasks, &at, say);
    view! {
        <Section title=say.gates_test() id="test" lead=say.gates_test_lead()>
            {version_tag(version, say)}
            {is_changed
                .then(|| {
                    view! {
                        <Notice tone=Tone::Warn title=say.gates_test_not_saved()>
                            <p>{say.gates_test_not_saved_hint()}</p>
                        </Notice>
                    }
                })}
            <Form action=SET mark=("gate", Gate::Test.to_string()) asks=true>
                // This button comes first, because Enter in a field activates the first button.
                <button type="submit" class="visually-hidden" tabindex="-1" aria-hidden="true">
                    {say.save()}
                </button>
                {hidden}
                {start(from, &form, say)}
                {asked(&form, &rule, &at, refused.as_ref(), say)}
                {items(&form, &at, say)}
                {rules(&form, &at, say)}
                <SubmitButton label=say.gates_save_test() />
            </Form>
        </Section>
    }
}

/// The tasks with a question that a test can ask.
pub(super) fn askable(tasks: &[ListedTask]) -> impl Iterator<Item = &ListedTask> {
    tasks.iter().filter(|task| {
        let questions = task.definition().map_or(&[][..], |definition| &definition.questions);
        questions.iter().any(|question| question.kind.has_known_answer())
    })
}

/// Whose questions the form can show: those on formality, none, or those of a task that a test can ask.
fn from(tasks: &[ListedTask], at: &At, say: Locale) -> Vec<Choice> {
    let of_task = askable(tasks).map(|task| {
        Choice::new(
            task.task.id.to_string(),
            say.gates_questions_of(task.definition().map(|found| title(found, Some(&at.1))).unwrap_or_default()),
        )
    });
    let own = [Choice::new(FORMALITY, say.gates_questions_formality()), Choice::new(NONE, say.gates_questions_none())];
    of_task.chain(own).collect()
}

/// Where the questions come from, and what an item shows.
fn start(from: Vec<Choice>, form: &GateForm, say: Locale) -> impl IntoView + use<> {
    let subject = |subject: &Subject| Choice::new(subject.as_str(), subject_word(*subject, say));
    let subjects = Subject::ALL.iter().map(subject).collect::<Vec<_>>();
    view! {
        <fieldset class="field stack">
            <legend>{say.gates_start_from()}</legend>
            <Select name="from" label=say.gates_questions_from() choices=from value=form.from.clone() hint=say.gates_questions_from_hint() />
            <div class="row">
                <SubmitButton label=say.gates_take_questions() look=Look::Plain name="act" value=TAKE.to_owned() unchecked=true />
            </div>
        </fieldset>
        <Select name="subject" label=say.design_item_shows() choices=subjects value=form.subject.clone() />
    }
}

/// The questions, and for each how far from the expected answer is still right.
fn asked(
    form: &GateForm,
    rule: &TestRule,
    (_, language): &At,
    refused: Option<&Problem>,
    say: Locale,
) -> impl IntoView + use<> {
    let tolerance = |(index, question): (usize, &engine::design::task::QuestionForm)| {
        let (name, value) = (format!("tolerances[{index}]"), form.tolerances.get(index).cloned().unwrap_or_default());
        let hint = match question.kind.parse().ok() {
            Some(KindName::Scale) => say.gates_tolerance_scale(),
            Some(KindName::Slider) => say.gates_tolerance_slider(),
            Some(KindName::Spans) => say.gates_tolerance_spans(),
            Some(KindName::Text | KindName::Choice | KindName::Ranking | KindName::Pairwise | KindName::Comment)
            | None => return view! { <Hidden name=name value="0" /> }.into_any(),
        };
        let label = say.gates_tolerance_of(&question.key);
        view! { <Field name=name label=label kind="number" min=0 value=value hint=hint /> }.into_any()
    };
    let tolerances = form.questions.iter().enumerate().map(tolerance).collect_view();
    view! {
        {questions(
            &form.task_form(language),
            (&rule.definition(), language),
            (&Wordings::default(), Step::Questions),
            (refused, None),
        )}
        <p class="hint">{say.gates_questions_hint()}</p>
        {tolerances}
    }
}

/// The items as a table, and how it is written.
fn items(form: &GateForm, (_, language): &At, say: Locale) -> impl IntoView + use<> {
    let columns = form.columns().join(",");
    view! {
        <TextArea
            name="items"
            label=say.gates_items()
            value=form.items.clone()
            rows=10
            required=true
            lang=language.as_str().to_owned()
            hint=say.gates_items_hint(columns)
        />
        {ways_to_write(say)}
    }
}

/// The pass mark, the attempts and the instructions.
fn rules(form: &GateForm, (_, language): &At, say: Locale) -> impl IntoView + use<> {
    let lang = language.as_str().to_owned();
    view! {
        <Field name="pass_mark" label=say.gates_pass_mark() kind="number" min=1 max=100 value=form.pass_mark.clone() required=true />
        <Field name="attempts" label=say.gates_attempts() kind="number" min=1 max=100 value=form.attempts.clone() required=true />
        <Field name="wait_minutes" label=say.gates_wait() kind="number" min=0 value=form.wait_minutes.clone() required=true />
        <TextArea
            name="instructions"
            label=say.gates_instructions()
            value=form.instructions.clone()
            rows=6
            lang=lang
            hint=say.in_markdown()
        />
    }
}
