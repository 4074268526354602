//! What a worker reads while their pilot waits for its review.

use engine::crowd::review::ReviewProgress;
use shared::Locale;

/// How far the review of a pilot is, and how long it usually takes.
pub fn waiting(review: ReviewProgress, say: Locale) -> String {
    let usual = review.usual_seconds.map(|seconds| match seconds {
        ..5_400 => say.usual_wait_minutes((seconds / 60).max(1)),
        5_400..129_600 => say.usual_wait_hours((seconds + 1_800) / 3_600),
        _ => say.usual_wait_days((seconds + 43_200) / 86_400),
    });
    let parts =
        [Some(say.pilot_read_so_far(review.n_read, review.n_texts)), usual, Some(say.decision_appears().to_owned())];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
