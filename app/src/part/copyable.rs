//! A value to copy: a link, a token.

use leptos::prelude::*;

use super::raw_text::BareTextArea;
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
    // Several lines are a list of values.
    let n_lines = value.lines().count();
    let control = if n_lines > 1 {
        view! {
            <BareTextArea value=value attr:readonly=true attr:rows=n_lines.to_string() attr:data-copy-source=true />
        }
        .into_any()
    } else {
        view! { <input type="text" readonly value=value data-copy-source /> }.into_any()
    };
    view! {
        <div class="copyable">
            <label>
                <span class:visually-hidden=in_column>{label}</span>
                {control}
            </label>
            <button type="button" class="button" data-copy data-copied=say.is_copied() hidden>
                {say.part_copy()}
            </button>
        </div>
    }
}
