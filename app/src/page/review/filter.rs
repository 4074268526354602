//! The language to which a reviewer narrows the queue. It is kept in the address.

use engine::crowd::review::Queued;
use leptos::prelude::*;
use shared::{Language, StudyId};

use crate::call::review_address;
use crate::part::{Choice, Look, Select, SubmitButton, query, spoken};

/// The language that the address names. What cannot be read in an address is ignored, as in other lists.
pub(super) fn chosen() -> Option<Language> {
    query("language").and_then(|tag| tag.parse().ok())
}

/// Whether a worker is in the queue that this language leaves.
pub(super) fn is_shown(queued: &Queued, language: Option<&Language>) -> bool {
    language.is_none_or(|language| queued.language == *language)
}

/// The form; nothing if the queue has one language only. A chosen language stays a choice after its last review.
pub(super) fn form(study: StudyId, queue: &[Queued], language: Option<&Language>) -> Option<impl IntoView + use<>> {
    let say = spoken();
    let mut languages: Vec<&Language> = queue.iter().map(|queued| &queued.language).chain(language).collect();
    languages.sort_by_key(|language| language.as_str());
    languages.dedup();
    let has_several = languages.len() > 1 || language.is_some();
    let each = |language: &Language| Choice::new(language.to_string(), language.name());
    let choices =
        std::iter::once(Choice::new("", say.all())).chain(languages.into_iter().map(each)).collect::<Vec<_>>();
    let value = language.map(ToString::to_string).unwrap_or_default();
    has_several.then(|| {
        view! {
            <form method="get" action=review_address(study, None, None) class="form inline">
                <Select name="language" label=say.language_column() choices=choices value=value />
                <SubmitButton label=say.review_page_show_queue() look=Look::Plain />
            </form>
        }
    })
}
