//! `/work/{study}/…`: the steps before the first task, one page each.

mod consent;
mod location;
mod result;
mod test;

pub use consent::Consent;
pub use location::Location;
pub use result::TestResult;
pub use test::Test;

use engine::entry::{Entry, Step};
use leptos::prelude::*;

use crate::call::step_address;
use crate::part::{LinkButton, Look};

/// The button to what comes next, and the way back to the study.
fn onward(entry: &Entry) -> impl IntoView + use<> {
    let label = match entry.next {
        Step::Consent => "To the consent",
        Step::Location => "To the question about your country",
        Step::Test => "To the test",
        Step::Work => "To my tasks",
    };
    let back = (entry.next != Step::Work)
        .then(|| view! { <LinkButton href=format!("/work/{}", entry.study) label="Back to the study" /> });
    view! {
        <p class="row">
            <LinkButton href=step_address(entry.study, entry.next) label=label look=Look::Main />
            {back}
        </p>
    }
}

/// Whom to write to, if the study names somebody.
fn contact(entry: &Entry) -> Option<impl IntoView + use<>> {
    let contact = entry.contact.trim().to_owned();
    (!contact.is_empty()).then(|| view! { <p class="muted">"Questions? Write to " {contact} "."</p> })
}
