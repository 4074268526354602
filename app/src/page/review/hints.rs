//! Small tags under a rewrite that show how much was changed.

use engine::crowd::review::Hints;
use leptos::prelude::*;

use crate::part::{Tag, Tone};

/// The tags of one rewrite.
pub(super) fn tags(hints: Hints) -> impl IntoView {
    let warning = match (hints.unchanged, hints.normalised_only) {
        (true, _) => Some("unchanged"),
        (false, true) => Some("only normalised"),
        (false, false) => None,
    };
    let words = if hints.n_changed >= hints.n_words {
        format!("all {} words changed", hints.n_words)
    } else {
        format!("{} of {} words changed", hints.n_changed, hints.n_words)
    };
    let characters = format!("edit distance {}", hints.edit_distance);
    view! {
        <div class="tags">
            {warning.map(|text| view! { <Tag text=text tone=Tone::Warn /> })}
            <Tag text=words />
            <Tag text=characters />
        </div>
    }
}
