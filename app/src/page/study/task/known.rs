//! The rule for gold items, in the designer's form.

use engine::design::task::TaskForm;
use leptos::prelude::*;
use shared::{Below, Problem};

use crate::part::{Check, Choice, Field, Select};

/// The fields of the rule.
pub(super) fn known(form: &TaskForm, refused: Option<&Problem>) -> impl IntoView + use<> {
    let known = form.known.clone();
    let field = refused.and_then(Problem::field).unwrap_or_default();
    let open = !known.on.is_empty() || field.starts_with("known");
    let below = [
        (Below::Warn, "the worker is warned"),
        (Below::Pause, "the worker is paused until a manager has decided"),
        (Below::Exclude, "the worker gets no more work in this study"),
    ];
    let below = below.map(|(below, label)| Choice::new(below.as_str(), label)).to_vec();
    view! {
        <details class="card" open=open>
            <summary>"Items with a known answer"</summary>
            <div class="stack">
                <Check name="known[on]" label="Hand out items with a known answer among the others" checked=!known.on.is_empty() />
                <Field name="known[every]" label="One hit in so many, on average" kind="number" min=2 max=1000 value=known.every />
                <Field name="known[least]" label="Percent that are to be answered as expected" kind="number" min=1 max=100 value=known.least />
                <Field name="known[after]" label="Looked at once so many were answered" kind="number" min=1 max=1000 value=known.after />
                <Select name="known[below]" label="Where there are fewer" choices=below value=known.below />
            </div>
        </details>
    }
}
