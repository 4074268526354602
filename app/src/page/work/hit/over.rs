//! A hit that is submitted or returned.

use engine::crowd::rejection::Rejection;
use engine::crowd::submitted::SubmissionAnswers;
use leptos::prelude::*;
use shared::{AssignmentState, Compared, Feedback, Locale, Outcome, QuestionKind, QuestionType as _, Shown, refusal};

use super::warning::Refusal;
use crate::call::flash;
use crate::part::{Form, Head, Hidden, LinkButton, Look, Notice, Prose, SubmitButton, Tone, answered_items, spoken};

/// The result of the hit, and a link to the next step.
#[component]
pub fn Over(
    /// The hit.
    shown: Shown,
    /// Its rejection, if it is rejected.
    rejection: Option<Rejection>,
    /// What was submitted.
    answers: Option<SubmissionAnswers>,
    /// Whether another window had already sent it.
    sent_before: bool,
    /// Whether there is a next HIT of the task.
    goes_on: bool,
) -> impl IntoView {
    let say = spoken();
    let (is_rejected, items) = (rejection.is_some(), shown.items.len());
    let (title, text) = match (shown.state, shown.outcome) {
        (AssignmentState::Returned, _) => (say.given_back(items), say.given_back_means(items)),
        (_, Some(Outcome::Surplus)) => (say.submitted_late().to_owned(), say.submitted_late_means(items)),
        _ if sent_before => (say.sent_before().to_owned(), say.submitted_means().to_owned()),
        _ => (say.submitted_thanks().to_owned(), say.submitted_means().to_owned()),
    };
    // Who has just tried to send other answers has to see which ones count.
    let is_open = sent_before || flash().is_some();
    let stored = answers.filter(|answers| !answers.items.is_empty()).map(|answers| {
        view! {
            <details class="card" open=is_open data-stored>
                <summary>{say.stored_answers()}</summary>
                <div class="stack">{answered_items(&answers, say)}</div>
            </details>
        }
    });
    let home = format!("/work/{}", shown.study);
    view! {
        <Head title=shown.title.clone() language=shown.language.clone() lead=shown.language.name() />
        <Refusal say=say />
        {rejection.map(|rejection| rejected(rejection, say))}
        {match shown.feedback.clone() {
            Some(feedback) => told(feedback, &shown).into_any(),
            None if is_rejected => ().into_any(),
            None => view! {
                <Notice tone=Tone::Good title=title>
                    <p>{text}</p>
                </Notice>
            }
            .into_any(),
        }}
        {stored}
        {if goes_on {
            view! {
                <Form action="/fn/work/next">
                    <Hidden name="study" value=shown.study.to_string() />
                    <Hidden name="task" value=shown.task.to_string() />
                    <div class="row">
                        <SubmitButton label=say.next_one() />
                        <LinkButton href=home label=say.my_work() />
                    </div>
                </Form>
            }
                .into_any()
        } else {
            view! { <p><LinkButton href=home label=say.my_work() look=Look::Main /></p> }.into_any()
        }}
    }
}

/// That the work is rejected and why, and what the worker can do or has done about it.
fn rejected(rejection: Rejection, say: Locale) -> impl IntoView + use<> {
    let next = match rejection.contested_at {
        Some(at) => refusal::rejection_contested(at),
        None => refusal::rejection_can_be_contested(),
    };
    view! {
        <Notice tone=Tone::Bad title=say.work_is_rejected()>
            <p class="muted small">{say.reason()}</p>
            <p class="as-written" dir="auto">{rejection.reason}</p>
            <p>
                <Prose message=next />
            </p>
        </Notice>
    }
}

/// The expected answer of a training item.
fn told(feedback: Feedback, shown: &Shown) -> impl IntoView + use<> {
    let say = spoken();
    let (tone, title) =
        if feedback.is_right { (Tone::Good, say.as_expected()) } else { (Tone::Warn, say.not_as_expected()) };
    let lang = shown.language.as_str().to_owned();
    let line = |one: &Compared| {
        let question = shown.questions.iter().find(|question| question.key == one.question);
        let prompt = question.map(|question| question.prompt.get(&shown.language).to_owned()).unwrap_or_default();
        let (expected, given) = (words(&one.expected, one, shown), words(&one.given, one, shown));
        view! {
            <li>
                <span lang=lang.clone()>{prompt}</span>
                " "
                {say.expected()}
                " "
                <strong>{expected}</strong>
                {(!one.is_right).then(|| view! { <br /> {say.you_answered()} " " <strong>{given}</strong> })}
            </li>
        }
    };
    let lines = feedback.compared.iter().map(line).collect_view();
    view! {
        <Notice tone=tone title=title>
            <ul>{lines}</ul>
            {(!feedback.explanation.is_empty()).then(|| view! { <p lang=lang.clone()>{feedback.explanation}</p> })}
        </Notice>
    }
}

/// An answer as its worker saw it: the words of a choice, the number of a scale with its word.
fn words(answer: &str, of: &Compared, shown: &Shown) -> String {
    let Some(question) = shown.questions.iter().find(|question| question.key == of.question) else {
        return answer.to_owned();
    };
    let label = |part: &str| question.kind.label(part).map(|label| label.get(&shown.language).to_owned());
    match &question.kind {
        QuestionKind::Scale(_) | QuestionKind::Slider(_) => {
            label(&answer.replace('−', "-")).map_or_else(|| answer.to_owned(), |label| format!("{answer} {label}"))
        }
        QuestionKind::Choice(_) => {
            let word = |key: &str| label(key).unwrap_or_else(|| key.to_owned());
            answer.split('|').map(word).collect::<Vec<_>>().join(", ")
        }
        QuestionKind::Spans(_) if answer.is_empty() => spoken().nothing_to_highlight().to_owned(),
        QuestionKind::Spans(spans) => spans.rewritten(answer, &shown.language),
        QuestionKind::Text(_) | QuestionKind::Ranking(_) | QuestionKind::Pairwise(_) | QuestionKind::Comment(_) => {
            answer.to_owned()
        }
    }
}
