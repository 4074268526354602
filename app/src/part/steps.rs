//! A sequence of steps: done, next, waiting, closed, later.

use leptos::prelude::*;
use shared::{Locale, Time};

use super::spoken::spoken;
use super::time::When;

/// The state of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    /// Completed by the person.
    Done,
    /// To be done now.
    Next,
    /// Waiting for someone else.
    Waiting,
    /// Failed, with the reason.
    Closed,
    /// Comes later.
    Later,
}

impl StepState {
    const fn class(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Next => "next",
            Self::Waiting => "waiting",
            Self::Closed => "closed",
            Self::Later => "later",
        }
    }

    const fn word(self, say: Locale) -> &'static str {
        match self {
            Self::Done => say.step_done(),
            Self::Next => say.step_next(),
            Self::Waiting => say.step_waiting(),
            Self::Closed => say.step_closed(),
            Self::Later => say.step_later(),
        }
    }
}

/// An ordered list of [`Step`]s.
#[component]
pub fn Steps(
    /// The steps.
    children: Children,
) -> impl IntoView {
    view! { <ol class="steps">{children()}</ol> }
}

/// One step.
#[component]
pub fn Step(
    /// The id, for links to it.
    #[prop(optional_no_strip, into)]
    id: Option<String>,
    /// The title, in plain words.
    #[prop(into)]
    title: String,
    /// The state of the step.
    state: StepState,
    /// The word for its state, if the usual word does not fit.
    #[prop(optional_no_strip, into)]
    word: Option<&'static str>,
    /// When that was decided.
    #[prop(optional_no_strip)]
    at: Option<Time>,
    /// A short note.
    #[prop(optional, into)]
    note: String,
    /// Information and instructions.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <li id=id class=format!("step {}", state.class()) aria-current=(state == StepState::Next).then_some("step")>
            <div class="step-head">
                <h3>{title}</h3>
                <span class="step-state">
                    {word.unwrap_or(state.word(spoken()))}
                    {(!note.is_empty()).then(|| format!(" · {note}"))}
                    {at.map(|at| view! { " · " <When at=at date_only=true /> })}
                </span>
            </div>
            {children.map(|children| children())}
        </li>
    }
}
