//! The page of a hit: the behaviour that scripts add to its plain form.
//!
//! The form inside is rendered by the server and does not change: the island listens to it, so that nothing moves
//! during hydration and everything still works without it.

mod conditions;
mod countdown;
mod deliver;
mod desk;
mod digits;
pub(super) mod dom;
mod fields;
mod keys;
mod lease;
mod marks;
mod open;
pub(super) mod outbox;
mod outcome;
mod ranking;
mod rewrite;
mod saving;
mod slider;
mod span;
mod steps;
mod submit;

use leptos::prelude::*;
use shared::{AssignmentId, Locale, SubmissionId, Time};

use crate::answers::Questions;

/// Keyboard shortcuts, saving while typing, one text at a time, and offline work, over the form inside.
#[island]
pub fn HitDesk(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// The name of its submission.
    submission: SubmissionId,
    /// The revision of the draft shown.
    revision: i64,
    /// The hit's title.
    title: String,
    /// The type of value in the fields of the questions.
    questions: Questions,
    /// When the reservation ends.
    lease_until: Time,
    /// The server's clock when the page was made.
    now: Time,
    /// Whether this is a trial: nothing is saved, on the device or on the server, and the hit is not reserved.
    trial: bool,
    /// The language the page speaks.
    say: Locale,
    /// The form.
    children: Children,
) -> impl IntoView {
    Effect::new(move |_| {
        let outbox = outbox::Outbox::new(submission, revision, title.clone(), questions.clone());
        open::open(assignment, outbox, (now, lease_until), (trial, say));
    });
    children()
}
