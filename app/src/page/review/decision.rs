//! The bar at the foot: accept or exclude, each with the message the worker reads.

use engine::review::Pilot;
use leptos::prelude::*;
use shared::{ReviewVerdict, StudyId};

use crate::part::{Form, Hidden, Look, Section, SubmitButton, TextArea};

/// Two forms side by side; what is proposed can be changed before it is sent.
pub(super) fn decision(study: StudyId, pilot: &Pilot) -> impl IntoView + use<> {
    let accepting = form(study, pilot, ReviewVerdict::Accept, pilot.accepting.clone());
    let excluding = form(study, pilot, ReviewVerdict::Exclude, pilot.excluding.clone());
    view! {
        <Section title="Decision" id="decision" lead="It counts at once. The worker reads the message; only a manager can change the decision.">
            <div class="columns">{accepting} {excluding}</div>
        </Section>
    }
}

fn form(study: StudyId, pilot: &Pilot, verdict: ReviewVerdict, message: String) -> impl IntoView + use<> {
    let (worker, lang) = (pilot.worker.to_string(), pilot.language.as_str().to_owned());
    let (label, button, look) = match verdict {
        ReviewVerdict::Accept => ("Message if accepted", "Accept", Look::Main),
        ReviewVerdict::Exclude => ("Message if excluded", "Exclude", Look::Bad),
    };
    view! {
        <Form action="/fn/review/decide" mark=("verdict", verdict.to_string())>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="worker" value=worker />
            <TextArea
                name="message"
                label=label
                value=message
                rows=7
                required=true
                lang=lang
                id=format!("message-{verdict}")
            />
            <SubmitButton label=button look=look />
        </Form>
    }
}
