//! A button that counts.

use leptos::prelude::*;

/// Counts how often it was pressed.
#[island]
pub fn Counter(
    /// The number before the first press.
    start: i32,
) -> impl IntoView {
    let (count, set_count) = signal(start);
    view! {
        <button type="button" id="count" on:click=move |_| set_count.update(|n| *n += 1)>
            {count}
        </button>
    }
}
