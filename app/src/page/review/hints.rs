//! Small tags under a rewrite that show how much was changed.

use engine::crowd::review::{Hints, Kind, Piece};
use leptos::prelude::*;

use crate::part::{Tag, Tone, spoken};

/// The tags of one rewrite. They count the words that its changes show as deleted and added.
pub(super) fn tags(hints: Hints, pieces: &[Piece]) -> impl IntoView + use<> {
    let say = spoken();
    let warning = match (hints.unchanged, hints.normalised_only) {
        (true, _) => Some(say.review_page_unchanged()),
        (false, true) => Some(say.review_page_only_normalised()),
        (false, false) => None,
    };
    let words = |kind: Kind| -> usize {
        pieces.iter().filter(|piece| piece.kind == kind).map(|piece| scoring::text::n_words(&piece.text)).sum()
    };
    let (deleted, added) = (words(Kind::Removed), words(Kind::Added));
    let deleted = (deleted > 0).then(|| view! { <Tag text=say.review_page_words_deleted(deleted) /> });
    let added = (added > 0).then(|| view! { <Tag text=say.review_page_words_added(added) /> });
    view! {
        <div class="tags">
            {warning.map(|text| view! { <Tag text=text tone=Tone::Warn /> })}
            {deleted}
            {added}
        </div>
    }
}
