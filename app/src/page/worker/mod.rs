//! `/studies/{study}/workers`, `…/quality` and `…/funnel`: the workers, their work, and the decisions about them.

mod detail;
mod disagreement;
mod funnel;
mod list;
mod parts;
mod quality;

pub use detail::Worker;
pub use funnel::Funnel;
pub use list::Workers;
pub use quality::Quality;

use leptos::prelude::*;
use shared::{Gate, Locale, QualificationState};

use crate::part::{Tag, Tone, spoken};

/// The state of a qualification step, as a word with its colour.
pub(super) fn standing(state: Option<QualificationState>) -> AnyView {
    let say = spoken();
    match state {
        Some(QualificationState::Passed) => view! { <Tag text=say.workers_passed() tone=Tone::Good /> }.into_any(),
        Some(QualificationState::Failed) => view! { <Tag text=say.workers_failed() tone=Tone::Bad /> }.into_any(),
        Some(QualificationState::Waiting) => view! { <Tag text=say.workers_waiting() tone=Tone::Warn /> }.into_any(),
        None => view! { <span class="muted">{say.workers_not_yet()}</span> }.into_any(),
    }
}

/// The name of a qualification step.
pub(crate) const fn gate_name(gate: Gate, say: Locale) -> &'static str {
    match gate {
        Gate::Location => say.workers_gate_location(),
        Gate::Test => say.workers_gate_test(),
        Gate::Pilot => say.workers_gate_pilot(),
        Gate::Review => say.workers_gate_review(),
        Gate::Known => say.workers_gate_known(),
    }
}
