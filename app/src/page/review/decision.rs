//! The bar at the bottom: the progress of the review, and the buttons to pass or fail the worker, each with the message
//! to the worker.

use engine::crowd::review::{Pilot, field_of};
use leptos::prelude::*;
use shared::{Locale, ReviewVerdict, StudyId};

use super::grader::id_of;
use crate::call::is_refused;
use crate::part::{FieldElsewhere, Form, Hidden, Look, SubmitButton, TextArea, spoken};

/// It stays in view. Each choice opens its message, which can be changed before it is sent.
pub(super) fn decision(study: StudyId, pilot: &Pilot) -> impl IntoView + use<> {
    let say = spoken();
    let of = pilot.rewrites.len();
    let graded = pilot.rewrites.iter().filter(|rewrite| rewrite.judgement.is_some()).count();
    let passing = choice(study, pilot, ReviewVerdict::Accept, say);
    let failing = choice(study, pilot, ReviewVerdict::Exclude, say);
    view! {
        <section class="bar-foot decision" id="decision" aria-label=say.review_page_decision()>
            <p class="small muted" data-graded-of=of.to_string()>
                {say.review_page_n_graded(graded, of)}
            </p>
            {passing}
            {failing}
        </section>
    }
}

fn choice(study: StudyId, pilot: &Pilot, verdict: ReviewVerdict, say: Locale) -> impl IntoView + use<> {
    let (worker, lang) = (pilot.worker.to_string(), pilot.language.as_str().to_owned());
    let (open, class, label, button, look, message) = match verdict {
        ReviewVerdict::Accept => (
            say.review_page_pass_open(),
            "button main",
            say.review_page_message_if_passed(),
            say.review_page_pass(),
            Look::Main,
            pilot.accepting.clone(),
        ),
        ReviewVerdict::Exclude => (
            say.review_page_fail_open(),
            "button bad",
            say.review_page_message_if_failed(),
            say.review_page_fail(),
            Look::Bad,
            pilot.excluding.clone(),
        ),
    };
    let word = verdict.to_string();
    let is_refused = is_refused("/fn/review/decide", ("verdict", &word));
    let rewrites: Vec<String> = pilot.rewrites.iter().map(id_of).collect();
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
                    hint=say.review_page_message_hint()
                    value=message
                    rows=5
                    required=true
                    lang=lang
                    id=format!("message-{word}")
                />
                <SubmitButton label=button look=look />
                {rewrites
                    .into_iter()
                    .enumerate()
                    .map(|(index, id)| {
                        view! { <FieldElsewhere name=field_of(index) id=id label=say.review_page_rewrite_n(index + 1) /> }
                    })
                    .collect_view()}
            </Form>
        </details>
    }
}
