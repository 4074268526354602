//! The way to the tasks: the terms and the gates, each with how it stands.

use engine::work::{MyGate, MyStudy};
use leptos::prelude::*;
use shared::{Gate, QualificationState};

use super::step::{consent_address, gate_address};
use crate::part::{LinkButton, Look, Step, StepState, Steps};

/// The steps in their order, in plain words.
#[component]
pub fn Way(
    /// The study.
    my: MyStudy,
) -> impl IntoView {
    let study = my.study;
    let mut reached = my.consented;
    let consent = if my.consented { StepState::Done } else { StepState::Next };
    let mut steps = Vec::new();
    for gate in &my.gates {
        let state = state_of(gate, reached);
        reached = state == StepState::Done;
        let link = match (gate.gate, state) {
            (Gate::Location | Gate::Test, StepState::Next) => Some(verb(gate.gate)),
            (Gate::Test, StepState::Closed) => Some("See when you can try again"),
            _ => None,
        };
        let message = if gate.message.is_empty() { about(gate.gate).to_owned() } else { gate.message.clone() };
        let note = gate.at.map(shared::Time::date).unwrap_or_default();
        let word = (state == StepState::Done).then_some("Passed");
        let gate = gate.gate;
        steps.push(view! {
            <Step title=title(gate) state=state word=word note=note>
                <p>{message}</p>
                {link.map(|label| {
                    view! {
                        <p>
                            <LinkButton href=gate_address(study, gate) label=label look=Look::Plain />
                        </p>
                    }
                })}
            </Step>
        });
    }
    view! {
        <Steps>
            <Step title="Terms" state=consent word=my.consented.then_some("Accepted")>
                {(!my.consented)
                    .then(|| {
                        view! {
                            <p>"What the study is about, what is paid, and what happens with your data."</p>
                            <p>
                                <LinkButton href=consent_address(study) label="Read the terms" />
                            </p>
                        }
                    })}
            </Step>
            {steps}
        </Steps>
    }
}

/// Whether all of it is behind the worker.
pub fn finished(my: &MyStudy) -> bool {
    my.consented && my.gates.iter().all(|gate| gate.state == Some(QualificationState::Passed))
}

fn state_of(gate: &MyGate, reached: bool) -> StepState {
    match gate.state {
        Some(QualificationState::Passed) => StepState::Done,
        Some(QualificationState::Waiting) => StepState::Waiting,
        Some(QualificationState::Failed) => StepState::Closed,
        None if reached => StepState::Next,
        None => StepState::Later,
    }
}

const fn title(gate: Gate) -> &'static str {
    match gate {
        Gate::Location => "Where you live",
        Gate::Test => "Test: how formal is a sentence?",
        Gate::Pilot => "Trial texts",
        Gate::Review => "A native speaker reads your trial texts",
        Gate::Known => "How your answers compare",
    }
}

const fn about(gate: Gate) -> &'static str {
    match gate {
        Gate::Location => "The study is open to some countries only. Takes less than a minute.",
        Gate::Test => "A few short sentences, about 4 minutes. It opens the rating tasks.",
        Gate::Pilot => "A few rewrites, paid like the rest, so that a native speaker can see how you write.",
        Gate::Review => "You will read here what they thought of your texts and why.",
        Gate::Known => "Some texts have a known answer.",
    }
}

const fn verb(gate: Gate) -> &'static str {
    match gate {
        Gate::Location => "Say where you live",
        _ => "Take the test",
    }
}
