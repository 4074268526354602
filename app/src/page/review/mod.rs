//! `/review/…`: a native speaker reads pilot texts.

mod decision;
mod diff;
mod filter;
mod grader;
mod hints;
mod outcome;
mod pilot;
mod queue;
mod recent;
mod studies;

pub(super) use outcome::{reopen_card, reopen_refused};
pub use pilot::Review;
pub use queue::ReviewQueue;
pub use studies::ReviewStudies;

use leptos::prelude::*;
use shared::{Locale, QualificationState};

use crate::part::{Tag, Tone};

/// A decision as a word with its colour; nothing while the review is open.
fn decision_tag(state: QualificationState, say: Locale) -> Option<impl IntoView> {
    match state {
        QualificationState::Passed => Some(view! { <Tag text=say.review_page_passed() tone=Tone::Good /> }),
        QualificationState::Failed => Some(view! { <Tag text=say.review_page_failed() tone=Tone::Bad /> }),
        QualificationState::Waiting => None,
    }
}
