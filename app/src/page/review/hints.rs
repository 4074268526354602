//! Small tags under a rewrite that show how much was changed.

use engine::crowd::review::Hints;
use leptos::prelude::*;

use crate::part::{Tag, Tone, spoken};

/// The tags of one rewrite.
pub(super) fn tags(hints: Hints) -> impl IntoView {
    let say = spoken();
    let warning = match (hints.unchanged, hints.normalised_only) {
        (true, _) => Some(say.review_page_unchanged()),
        (false, true) => Some(say.review_page_only_normalised()),
        (false, false) => None,
    };
    let words = if hints.n_changed >= hints.n_words {
        say.review_page_all_words_changed(hints.n_words)
    } else {
        say.review_page_words_changed(hints.n_changed, hints.n_words)
    };
    view! {
        <div class="tags">
            {warning.map(|text| view! { <Tag text=text tone=Tone::Warn /> })}
            <Tag text=words />
            <Tag text=say.review_page_edit_distance(hints.edit_distance) />
        </div>
    }
}
