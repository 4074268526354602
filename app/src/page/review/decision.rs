//! The bar at the bottom: the progress of the review, and the buttons to accept or exclude, each with the message to
//! the worker.

use engine::crowd::review::Pilot;
use leptos::prelude::*;
use shared::{ReviewVerdict, StudyId};

use crate::call::is_refused;
use crate::part::{Form, Hidden, Look, SubmitButton, TextArea};

/// It stays in view. Each choice opens its message, which can be changed before it is sent.
pub(super) fn decision(study: StudyId, pilot: &Pilot) -> impl IntoView + use<> {
    let of = pilot.rewrites.len();
    let graded = pilot.rewrites.iter().filter(|rewrite| rewrite.judgement.is_some()).count();
    let accepting = choice(study, pilot, ReviewVerdict::Accept, pilot.accepting.clone());
    let excluding = choice(study, pilot, ReviewVerdict::Exclude, pilot.excluding.clone());
    view! {
        <section class="bar-foot decision" id="decision" aria-label="Decision">
            <p class="small muted">
                <span data-graded>{graded}</span>
                {format!(" of {of} graded")}
            </p>
            {accepting}
            {excluding}
        </section>
    }
}

fn choice(study: StudyId, pilot: &Pilot, verdict: ReviewVerdict, message: String) -> impl IntoView + use<> {
    let (worker, lang) = (pilot.worker.to_string(), pilot.language.as_str().to_owned());
    let (open, class, label, button, look) = match verdict {
        ReviewVerdict::Accept => ("Accept …", "button main", "Message if accepted", "Accept", Look::Main),
        ReviewVerdict::Exclude => ("Exclude …", "button bad", "Message if excluded", "Exclude", Look::Bad),
    };
    let word = verdict.to_string();
    let is_refused = is_refused("/fn/review/decide", ("verdict", &word));
    view! {
        // Both have the same name: in browsers that support this, opening one closes the other.
        <details name="verdict" open=is_refused>
            <summary class=class>{open}</summary>
            <Form action="/fn/review/decide" mark=("verdict", word.clone())>
                <Hidden name="study" value=study.to_string() />
                <Hidden name="worker" value=worker />
                <TextArea
                    name="message"
                    label=label
                    hint="It counts at once, and the worker reads this. Only a manager can change the decision."
                    value=message
                    rows=5
                    required=true
                    lang=lang
                    id=format!("message-{word}")
                />
                <SubmitButton label=button look=look />
            </Form>
        </details>
    }
}
