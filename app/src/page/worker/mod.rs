//! `/studies/{study}/workers`, `…/quality` and `…/funnel`: the workers, their work, and the decisions about them.

mod detail;
mod disagreement;
mod funnel;
mod list;
mod look;
mod parts;
mod quality;

pub use detail::Worker;
pub use funnel::Funnel;
pub use list::Workers;
pub use quality::Quality;

use leptos::prelude::*;
use shared::QualificationState;

use crate::part::{Tag, Tone, qualification_word, spoken};

/// The state of a qualification step, as a word with its colour.
pub(super) fn standing(state: Option<QualificationState>) -> AnyView {
    let say = spoken();
    let tag = |state: QualificationState| {
        let tone = match state {
            QualificationState::Passed => Tone::Good,
            QualificationState::Failed => Tone::Bad,
            QualificationState::Waiting => Tone::Warn,
        };
        view! { <Tag text=qualification_word(state, say) tone=tone /> }
    };
    match state {
        Some(state) => tag(state).into_any(),
        None => view! { <span class="muted">{say.workers_not_yet()}</span> }.into_any(),
    }
}
