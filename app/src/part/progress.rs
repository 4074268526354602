//! A progress bar.

use leptos::prelude::*;

use super::spoken::spoken;

/// A progress bar with its numbers: the count and the total.
#[component]
pub fn Progress(
    /// The kind of thing that is counted.
    #[prop(into)]
    label: String,
    /// The number that are done.
    done: i64,
    /// The total number.
    of: i64,
) -> impl IntoView {
    let percent = if of > 0 { done.clamp(0, of) * 100 / of } else { 0 };
    view! {
        <div class="progress">
            <span class="progress-label">{label.clone()}</span>
            <progress max=of.max(1) value=done.clamp(0, of.max(0)) aria-label=label></progress>
            <span class="progress-count">{spoken().part_progress(done, of, percent)}</span>
        </div>
    }
}
