//! A hit that is submitted or given back.

use leptos::prelude::*;
use shared::{AssignmentState, Outcome, Shown};

use super::warning::Refusal;
use crate::part::{Form, Head, Hidden, LinkButton, Notice, SubmitButton, Tone};

/// What became of it, and the way on.
#[component]
pub fn Over(
    /// The hit.
    shown: Shown,
) -> impl IntoView {
    let (title, text) = match (shown.state, shown.outcome) {
        (AssignmentState::Returned, _) => {
            ("You have given this back", "Its place is free for somebody else. Nothing is paid for it.")
        }
        (_, Some(Outcome::Surplus)) => (
            "Submitted, after the time was up",
            "Your place had gone to somebody else. What you did is kept and paid, and does not enter the statistics.",
        ),
        _ => ("Submitted. Thank you.", "It is stored and counts towards what you earn. It cannot be changed any more."),
    };
    view! {
        <Head title=shown.title.clone() lead=shown.language.name().to_owned() />
        <Refusal />
        <Notice tone=Tone::Good title=title>
            <p>{text}</p>
        </Notice>
        <Form action="/fn/work/next">
            <Hidden name="study" value=shown.study.to_string() />
            <Hidden name="task" value=shown.task.to_string() />
            <div class="row">
                <SubmitButton label="Next one" />
                <LinkButton href=format!("/work/{}", shown.study) label="My work" />
            </div>
        </Form>
    }
}
