//! The bar at the bottom of the form of grades: the progress of the review, and the buttons to pass or fail the worker,
//! each with the message to the worker. They send the grades too, so that no decision loses a grade that was not saved.

use engine::crowd::review::{Judgement, Pilot};
use leptos::prelude::*;
use shared::{Locale, Problem, ReviewVerdict};

use crate::call::{Flash, flash, is_refused};
use crate::part::{Look, SubmitButton, TextArea, spoken};

/// The address to which a decision is sent.
pub(super) const DECIDE: &str = "/fn/review/decide";

/// The id of the bar.
pub(super) const DECISION: &str = "decision";

/// It stays in view. Each choice opens its message, which can be changed before it is sent.
pub(super) fn decision(pilot: &Pilot) -> impl IntoView + use<> {
    let say = spoken();
    let of = pilot.rewrites.len();
    let graded =
        pilot.rewrites.iter().filter(|rewrite| rewrite.judgement.as_ref().is_some_and(Judgement::is_complete)).count();
    let passing = choice(pilot, ReviewVerdict::Accept, say);
    let failing = choice(pilot, ReviewVerdict::Exclude, say);
    view! {
        <section class="bar-foot decision" id=DECISION tabindex="-1" aria-label=say.review_page_decision()>
            <p class="small muted" data-graded-of=of.to_string()>
                {say.review_page_n_graded(graded, of)}
            </p>
            {passing}
            {failing}
        </section>
    }
}

fn choice(pilot: &Pilot, verdict: ReviewVerdict, say: Locale) -> impl IntoView + use<> {
    let lang = pilot.language.as_str().to_owned();
    let (open, class, label, button, look, message) = match verdict {
        ReviewVerdict::Accept => (
            say.review_page_pass_open(),
            "button main",
            say.review_page_message_if_passed(),
            say.review_page_pass(),
            Look::Main,
            pilot.messages.accepting.clone(),
        ),
        ReviewVerdict::Exclude => (
            say.review_page_fail_open(),
            "button bad",
            say.review_page_message_if_failed(),
            say.review_page_fail(),
            Look::Bad,
            pilot.messages.excluding.clone(),
        ),
    };
    let word = verdict.to_string();
    // A grade that is missing is above: an open form would lie over it.
    let is_about_grade =
        |flash: Flash| matches!(flash.problem, Problem::Invalid { field, .. } if field.starts_with("grades"));
    let is_open = is_refused(DECIDE, ("verdict", &word)) && !flash().is_some_and(is_about_grade);
    view! {
        // Both have the same name: in browsers that support this, opening one closes the other.
        <details name="verdict" open=is_open>
            <summary class=class>{open}</summary>
            <div class="form">
                <TextArea
                    name=format!("{word}[message]")
                    label=label
                    hint=say.review_page_message_hint()
                    value=message
                    rows=5
                    lang=lang
                    id=format!("message-{word}")
                />
                <SubmitButton label=button look=look name="verdict" value=word.clone() formaction=DECIDE />
            </div>
        </details>
    }
}
