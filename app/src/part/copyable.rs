//! A value to copy: a link, a token.

use leptos::prelude::*;

use super::spoken::spoken;

/// A value in a field of its own; the button that copies it appears where scripts run.
#[component]
pub fn Copyable(
    /// The label.
    #[prop(into)]
    label: String,
    /// The value.
    #[prop(into)]
    value: String,
    /// Whether the label is only read aloud, because the head of the column says it.
    #[prop(optional)]
    in_column: bool,
) -> impl IntoView {
    let say = spoken();
    view! {
        <div class="copyable">
            <label>
                <span class:visually-hidden=in_column>{label}</span>
                <input type="text" readonly value=value data-copy-source />
            </label>
            <button type="button" class="button" data-copy data-copied=say.is_copied() hidden>
                {say.part_copy()}
            </button>
        </div>
    }
}
