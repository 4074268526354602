//! The next step of a worker in a study: always a single step.

use engine::crowd::work::{MyGate, MyStudy, MyTask};
use leptos::prelude::*;
use shared::{AssignmentId, Gate, Locale, Message, QualificationState, StudyId, StudyState, Time, WayOut, task::PILOT};

use super::tasks::{ClaimForm, about};
use super::waiting::waiting;
use super::way_out::{WayOutCard, taking_part};
use crate::part::{LinkButton, Look, Notice, Prose, Tone, When, spoken};

/// The next step.
#[derive(Clone, Debug)]
pub enum Next {
    /// Continue with the open hit.
    Continue {
        /// The title of its task.
        title: String,
        /// Its reservation.
        id: AssignmentId,
        /// Whether a draft of it is saved.
        has_draft: bool,
    },
    /// Read and accept the terms.
    Consent,
    /// Pass a qualification step that requires an action by the worker.
    Gate(Gate),
    /// Claim a hit of this task.
    Start(MyTask),
    /// Leave, as taking part has ended.
    Leave(WayOut),
    /// Nothing: the reason, and when to look again.
    Wait(Message),
}

/// Returns the worker's next step in this study.
pub fn next(my: &MyStudy) -> Next {
    if my.tasks.iter().all(|task| task.live.is_none())
        && let Some(out) = my.taking_part.as_ref().and_then(|taking| taking.way_out.clone())
    {
        return Next::Leave(out);
    }
    if my.left.is_some() {
        return Next::Wait(spoken().have_left().to_owned().into());
    }
    let left_open = |task: &MyTask| {
        let id = task.live?;
        Some(Next::Continue { title: task.offer.title.clone(), id, has_draft: task.has_draft })
    };
    if let Some(next) = my.tasks.iter().find_map(left_open) {
        return next;
    }
    if my.state != StudyState::Live {
        return Next::Wait(spoken().not_open_earned().to_owned().into());
    }
    if !my.consented {
        return Next::Consent;
    }
    if let Some(gate) = open_gate(my) {
        return Next::Gate(gate);
    }
    let on_trial = my.gates.iter().any(|gate| gate.gate == Gate::Pilot && gate.state.is_none());
    let trial = my.tasks.iter().find(|task| task.open && on_trial && task.preset == PILOT);
    match trial.or_else(|| my.tasks.iter().find(|task| task.open && task.preset != PILOT)) {
        Some(task) => Next::Start(task.clone()),
        None => Next::Wait(waiting_for(my)),
    }
}

/// The first qualification step that waits for the worker: the location check or the test, in this order.
fn open_gate(my: &MyStudy) -> Option<Gate> {
    let asked = my.gates.iter().filter(|gate| matches!(gate.gate, Gate::Location | Gate::Test));
    asked
        .take_while(|gate| gate.gate == Gate::Location || passed(my, Gate::Location))
        .find(|gate| gate.state.is_none() || gate.again)
        .map(|gate| gate.gate)
}

/// Whether the next step is to wait for this one: its message is then not repeated further down.
pub fn tells(my: &MyStudy, gate: &MyGate) -> bool {
    matches!(next(my), Next::Wait(message) if !message.text().is_empty() && message == gate.message)
}

/// Whether the worker has passed a qualification step, or the study does not require it.
fn passed(my: &MyStudy, gate: Gate) -> bool {
    my.gates.iter().find(|mine| mine.gate == gate).is_none_or(|mine| mine.state == Some(QualificationState::Passed))
}

/// The first step at which the worker waits or has failed.
fn undecided(my: &MyStudy) -> Option<&MyGate> {
    my.gates.iter().find(|gate| matches!(gate.state, Some(QualificationState::Waiting | QualificationState::Failed)))
}

fn waiting_for(my: &MyStudy) -> Message {
    match undecided(my) {
        Some(gate) if !gate.message.text().is_empty() => gate.message.clone(),
        _ => nothing_open(my, spoken()).into(),
    }
}

/// That no task is open for the worker now and what will happen, and that a test which they passed stays valid.
fn nothing_open(my: &MyStudy, say: Locale) -> String {
    let has_passed = |gate: &MyGate| gate.gate == Gate::Test && gate.state == Some(QualificationState::Passed);
    let valid = my.gates.iter().any(has_passed).then(|| say.test_stays_valid().to_owned());
    let nothing = say.nothing_open_now(my.language.name());
    std::iter::once(nothing).chain(valid).collect::<Vec<_>>().join(" ")
}

/// The address of the page of a qualification step.
pub fn gate_address(study: StudyId, gate: Gate) -> String {
    format!("/work/{study}/{gate}")
}

/// The id of a step on the page of a study.
pub(super) fn step_id(study: StudyId, gate: Gate) -> String {
    format!("{gate}-{study}")
}

/// The address where the terms are read and accepted.
pub fn consent_address(study: StudyId) -> String {
    format!("/work/{study}/consent")
}

/// That a reviewer has read the worker's pilot texts and passed them, with a link to what they wrote.
fn pilot_passed(study: StudyId, at: Time, say: Locale) -> impl IntoView {
    view! {
        <Notice tone=Tone::Good title=say.pilot_passed()>
            <p>
                <a class="alone" href=format!("/work/{study}#{}", step_id(study, Gate::Review))>{say.decision_about_trial()}</a>
                " "
                <span class="muted small"><When at=at date_only=true /></span>
            </p>
        </Notice>
    }
}

/// The next step as a sentence with its button, below what is new about the pilot.
#[component]
pub fn NextStep(
    /// The study.
    my: MyStudy,
) -> impl IntoView {
    let (study, say) = (my.study, spoken());
    let review = my.review.map(|review| waiting(review, say));
    let taking = my.taking_part.as_ref().map(|taking| taking_part(study, taking, say));
    let (text, button): (Message, AnyView) = match next(&my) {
        Next::Continue { title, id, has_draft } => (
            if has_draft {
                format!("{} {}", say.have_begun(title), say.draft_is_kept()).into()
            } else {
                say.have_begun(title).into()
            },
            view! { <LinkButton href=format!("/work/assignments/{id}") label=say.continue_it() look=Look::Main /> }.into_any(),
        ),
        Next::Consent => (
            say.first_read().to_owned().into(),
            view! { <LinkButton href=consent_address(study) label=say.read_terms() look=Look::Main /> }.into_any(),
        ),
        Next::Gate(Gate::Location) => (
            say.say_country().to_owned().into(),
            view! { <LinkButton href=gate_address(study, Gate::Location) label=say.say_where_you_live() look=Look::Main /> }.into_any(),
        ),
        Next::Gate(gate) => (
            match my.gates.iter().find(|mine| mine.gate == gate && mine.again) {
                Some(again) if my.has_work => again.message.clone(),
                Some(again) => format!("{} {}", again.message.text(), say.test_without_work()).into(),
                None if my.has_work => say.short_test(my.language.name()).into(),
                None => format!("{} {}", say.short_test(my.language.name()), say.test_without_work()).into(),
            },
            view! { <LinkButton href=gate_address(study, gate) label=say.take_test() look=Look::Main /> }.into_any(),
        ),
        Next::Start(task) => (
            task.offer.title.clone().into(),
            view! {
                <p class="muted">{about(&task)}</p>
                <ClaimForm study=study task=task.task label=say.start() />
            }
            .into_any(),
        ),
        Next::Leave(out) => {
            (Message::from(String::new()), view! { <WayOutCard out=out say=say /> {correction(&my, say)} }.into_any())
        }
        // The sentence next to the button says it.
        Next::Wait(_) if my.taking_part.as_ref().is_some_and(|taking| taking.may_finish) => {
            (Message::from(String::new()), ().into_any())
        }
        Next::Wait(reason) => (reason, correction(&my, say).into_any()),
    };
    let said = (!text.text().is_empty()).then(|| said(&my, text, say));
    let passed = my.pilot_passed_at.filter(|_| my.left.is_none()).map(|at| pilot_passed(study, at, say));
    view! {
        {passed}
        {said}
        {taking}
        {review.map(|text| view! { <p class="muted">{text}</p> })}
        {button}
    }
}

/// What is said about the next step. A pilot that was not accepted has a title, as one that was.
fn said(my: &MyStudy, text: Message, say: Locale) -> AnyView {
    let is_failed = |gate: &MyGate| gate.gate == Gate::Review && gate.state == Some(QualificationState::Failed);
    let is_failed = matches!(next(my), Next::Wait(_)) && undecided(my).is_some_and(is_failed);
    let text = view! {
        <p class="as-written">
            <Prose message=text />
        </p>
    };
    if is_failed {
        view! { <Notice tone=Tone::Warn title=say.pilot_not_accepted()>{text}</Notice> }.into_any()
    } else {
        text.into_any()
    }
}

/// The link to the one correction of a country, where it can be corrected.
fn correction(my: &MyStudy, say: Locale) -> Option<impl IntoView + use<>> {
    let study = my.study;
    my.gates.iter().any(|gate| gate.may_correct).then(|| {
        view! { <LinkButton href=gate_address(study, Gate::Location) label=say.correct_country() look=Look::Plain /> }
    })
}
