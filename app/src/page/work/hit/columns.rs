//! The other columns of a source's row that a task shows, such as the context of a sentence.

use leptos::prelude::*;
use shared::{Language, ShownColumn};

/// The columns below the texts of an item, each open or folded; nothing if there are none. A long text scrolls, so that
/// the question stays near.
pub(super) fn columns(columns: &[ShownColumn], language: &Language) -> Option<impl IntoView + use<>> {
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let each = columns.iter().map(|ShownColumn { label, text, collapsed }| {
        let (label, text) = (label.clone(), text.clone());
        let body = view! {
            <p class="shown-column-text" dir="auto" tabindex="0" role="region" aria-label=label.clone()>
                {text}
            </p>
        };
        if *collapsed {
            view! {
                <details class="shown-column">
                    <summary>{label}</summary>
                    {body}
                </details>
            }
            .into_any()
        } else {
            view! {
                <div class="shown-column">
                    <p class="shown-column-label">{label}</p>
                    {body}
                </div>
            }
            .into_any()
        }
    });
    let each: Vec<AnyView> = each.collect();
    (!each.is_empty()).then(|| {
        view! {
            <div class="shown-columns" lang=lang dir=dir>
                {each}
            </div>
        }
    })
}
