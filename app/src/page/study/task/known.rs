//! The rule for gold items, in the designer's form.

use engine::design::task::TaskForm;
use leptos::prelude::*;
use shared::{Below, Problem};

use crate::part::{Check, Choice, Field, Select, below_word, spoken};

/// The fields of the rule.
pub(super) fn known(form: &TaskForm, refused: Option<&Problem>) -> impl IntoView + use<> {
    let (known, say) = (form.known.clone(), spoken());
    let field = refused.and_then(Problem::field).unwrap_or_default();
    let open = !known.on.is_empty() || field.starts_with("known");
    let below = Below::ALL.iter().map(|below| Choice::new(below.as_str(), below_word(*below, say))).collect();
    view! {
        <details class="card" open=open>
            <summary>{say.design_gold_items()}</summary>
            <div class="stack">
                <Check name="known[on]" label=say.design_gold_on() checked=!known.on.is_empty() />
                <Field name="known[every]" label=say.design_gold_every() kind="number" min=2 max=1000 value=known.every />
                <Field name="known[least]" label=say.design_gold_least() kind="number" min=1 max=100 value=known.least />
                <Field name="known[after]" label=say.design_gold_after() kind="number" min=1 max=1000 value=known.after />
                <Select name="known[below]" label=say.design_gold_below() choices=below value=known.below />
            </div>
        </details>
    }
}
