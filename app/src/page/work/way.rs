//! The steps before the tasks: the consent form and the qualification steps, each with its state.

use engine::crowd::work::{MyGate, MyStudy};
use leptos::prelude::*;
use shared::{Gate, Locale, QualificationState};

use super::step::{consent_address, gate_address, step_id, tells};
use crate::part::{LinkButton, Look, Prose, Step, StepState, Steps, spoken};

/// The steps in their order, in plain words.
#[component]
pub fn Way(
    /// The study.
    my: MyStudy,
) -> impl IntoView {
    let (study, say) = (my.study, spoken());
    let mut reached = my.consented;
    let consent = if my.consented { StepState::Done } else { StepState::Next };
    let mut steps = Vec::new();
    for gate in &my.gates {
        let state = state_of(gate, reached);
        reached = state == StepState::Done;
        let link = match (gate.gate, state) {
            // One mistake about the country can be corrected where it was made.
            (Gate::Location | Gate::Test, StepState::Next) | (Gate::Location, StepState::Closed) => {
                Some(verb(gate.gate, say))
            }
            (Gate::Test, StepState::Closed) => Some(say.see_when_again()),
            _ => None,
        };
        let message = match () {
            () if tells(&my, gate) => None,
            () if gate.message.text().is_empty() => Some(about(gate.gate, say).to_owned().into()),
            () => Some(gate.message.clone()),
        };
        let over = match gate.gate {
            Gate::Location => say.confirmed(),
            // A pilot is over before anybody has read it.
            Gate::Pilot => say.step_done(),
            Gate::Test | Gate::Review | Gate::Known => say.passed(),
        };
        let word = match (state, gate.gate) {
            (StepState::Done, _) => Some(over),
            // Another attempt may be left, or a person may decide otherwise: it has not closed.
            (StepState::Closed, Gate::Test | Gate::Review) => Some(say.not_passed()),
            _ => None,
        };
        let (gate, at) = (gate.gate, gate.at);
        steps.push(view! {
            <Step id=step_id(study, gate) title=title(gate, say) state=state word=word at=at>
                {message
                    .map(|message| {
                        view! {
                            <p class="as-written">
                                <Prose message=message />
                            </p>
                        }
                    })}
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
            <Step title=say.terms() state=consent word=my.consented.then_some(say.accepted()) at=my.consented_at>
                {(!my.consented).then(|| view! { <p>{say.what_terms_say()}</p> })}
                <p>
                    <LinkButton href=consent_address(study) label=say.read_terms() look=Look::Plain />
                </p>
            </Step>
            {steps}
        </Steps>
    }
}

/// Whether the worker has completed all steps.
pub fn finished(my: &MyStudy) -> bool {
    my.consented && my.gates.iter().all(|gate| gate.state == Some(QualificationState::Passed))
}

fn state_of(gate: &MyGate, reached: bool) -> StepState {
    match gate.state {
        Some(QualificationState::Passed) => StepState::Done,
        Some(QualificationState::Waiting) => StepState::Waiting,
        Some(QualificationState::Failed) if gate.again && reached => StepState::Next,
        Some(QualificationState::Failed) => StepState::Closed,
        None if reached => StepState::Next,
        None => StepState::Later,
    }
}

const fn title(gate: Gate, say: Locale) -> &'static str {
    match gate {
        Gate::Location => say.gate_location(),
        Gate::Test => say.gate_test(),
        Gate::Pilot => say.gate_pilot(),
        Gate::Review => say.gate_review(),
        Gate::Known => say.gate_known(),
    }
}

const fn about(gate: Gate, say: Locale) -> &'static str {
    match gate {
        Gate::Location => say.about_location(),
        Gate::Test => say.about_test(),
        Gate::Pilot => say.about_pilot(),
        Gate::Review => say.about_review(),
        Gate::Known => say.about_known(),
    }
}

const fn verb(gate: Gate, say: Locale) -> &'static str {
    match gate {
        Gate::Location => say.say_where_you_live(),
        _ => say.take_test(),
    }
}
