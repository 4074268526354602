//! `/studies/{study}/workers` and `…/funnel`: the workers, their progress, and the decisions about them.

mod detail;
mod disagreement;
mod funnel;
mod list;

pub use detail::Worker;
pub use funnel::Funnel;
pub use list::Workers;

use leptos::prelude::*;
use shared::{Gate, QualificationState};

use crate::part::{Tag, Tone};

/// The state of a qualification step, as a word with its colour.
pub(super) fn standing(state: Option<QualificationState>) -> AnyView {
    match state {
        Some(QualificationState::Passed) => view! { <Tag text="passed" tone=Tone::Good /> }.into_any(),
        Some(QualificationState::Failed) => view! { <Tag text="failed" tone=Tone::Bad /> }.into_any(),
        Some(QualificationState::Waiting) => view! { <Tag text="waiting" tone=Tone::Warn /> }.into_any(),
        None => view! { <span class="muted">"not yet"</span> }.into_any(),
    }
}

const fn gate_name(gate: Gate) -> &'static str {
    match gate {
        Gate::Location => "Location",
        Gate::Test => "Test",
        Gate::Pilot => "Trial texts",
        Gate::Review => "Review",
        Gate::Known => "Known answers",
    }
}
