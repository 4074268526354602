//! `/work/{study}/…`: the steps before the first task, one page each.

mod consent;
mod location;
mod result;
mod test;

pub use consent::{Consent, FormText};
pub use location::Location;
pub use result::TestResult;
pub use test::Test;

use std::future::Future;

use engine::crowd::entry::{Entry, Step};
use leptos::prelude::*;
use shared::{Problem, StudyId};

use crate::call::{entry, step_address};
use crate::part::{LinkButton, Look, contact_line, load, refused_with, spoken};

/// The content of a step, or why it is shut, with the button to the step that is missing.
fn step<F, V>(study: Result<StudyId, Problem>, content: F) -> impl IntoView
where
    F: Future<Output = Result<V, Problem>> + Send + 'static,
    V: IntoView + 'static,
{
    load(async move {
        match content.await {
            Ok(view) => Ok(view.into_any()),
            Err(problem @ Problem::Forbidden { .. }) => {
                let entry = entry(study?).await?;
                Ok(refused_with(&problem, spoken(), onward(&entry)).into_any())
            }
            Err(other) => Err(other),
        }
    })
}

/// The button to the next step, and the link back to the study.
fn onward(entry: &Entry) -> impl IntoView + use<> {
    let say = spoken();
    let label = match entry.next {
        Step::Consent => say.to_consent(),
        Step::Location => say.to_country(),
        Step::Test => say.to_test(),
        Step::Work => say.to_tasks(),
    };
    let back = (entry.next != Step::Work)
        .then(|| view! { <LinkButton href=format!("/work/{}", entry.study) label=say.back_to_study() /> });
    view! {
        <p class="row">
            <LinkButton href=step_address(entry.study, entry.next) label=label look=Look::Main />
            {back}
        </p>
    }
}

/// The person to contact, if the study names a contact.
fn contact(entry: &Entry) -> Option<impl IntoView + use<>> {
    contact_line(&entry.contact, |contact| spoken().questions_to(contact))
}
