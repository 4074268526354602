//! The foot of a hit: when it was saved, and the way on. It stays in view.

use leptos::prelude::*;

use shared::AssignmentId;

use crate::part::{Look, SubmitButton};

/// The buttons. Those of class `plain-only` serve where no script runs.
#[component]
pub fn Foot(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// Whether the hit has several items, shown one at a time where scripts run.
    several: bool,
    /// Whether a draft has just been saved.
    saved: bool,
    /// Whether nothing of it is kept: there is nothing to save or to give back.
    #[prop(optional)]
    trial: bool,
) -> impl IntoView {
    view! {
        <div class="hit-warning notice warn" role="status" data-expiry hidden>
            <p data-expiry-text></p>
            <p class="row">
                <button type="button" class="button" data-extend>
                    "I am still here"
                </button>
            </p>
        </div>
        <div class="bar-foot hit-foot">
            <p class="hit-status" role="status" data-status>
                {saved.then_some("Draft saved.")}
            </p>
            <a class="button main" href=format!("/signin?next=/work/assignments/{assignment}") data-sign-in hidden>
                "Sign in and go on"
            </a>
            <span class="hit-pending" data-pending aria-live="polite" hidden></span>
            <div class="row">
                // First among the buttons: it is what Enter in a field does where no script runs.
                {(!trial)
                    .then(|| {
                        view! {
                            <span class="plain-only">
                                <button type="submit" class="button" formaction="/fn/work/save_form">
                                    "Save draft"
                                </button>
                            </span>
                        }
                    })}
                {several
                    .then(|| {
                        view! {
                            <button type="button" class="button script-only" data-back aria-keyshortcuts="Shift+Enter">
                                "Back"
                            </button>
                            <button
                                type="button"
                                class="button main script-only"
                                data-forward
                                aria-keyshortcuts="Enter"
                            >
                                "Next"
                                <kbd aria-hidden="true">"⏎"</kbd>
                            </button>
                        }
                    })} <span data-submit class:last-only=several>
                    <SubmitButton label="Submit" look=Look::Main />
                </span>
            </div>
        </div>
        <p class="hit-more">
            <button type="button" class="button quiet script-only" popovertarget="keys" aria-keyshortcuts="?">
                "Keys"
                <kbd aria-hidden="true">"?"</kbd>
            </button>
            {(!trial)
                .then(|| {
                    view! {
                        <button type="submit" class="button quiet" formaction="/fn/work/give_back" data-give-back>
                            "Give this back"
                        </button>
                    }
                })}
        </p>
        <Keys />
        <Summary />
    }
}

/// All keys of the page.
#[component]
fn Keys() -> impl IntoView {
    let keys = [
        ("0 to 9", "choose that point of the scale or that answer; in a ranking, put the chosen card at that place"),
        ("A  B  T", "of two texts, choose the first, the second or neither; so do 1, 2 and 0"),
        ("- then a digit", "choose a negative point"),
        ("← →  ↑ ↓", "move along the scale; in a ranking, move the chosen card"),
        ("Enter", "next text; on the last one, submit. In a text field: Ctrl + Enter"),
        ("Shift + Enter", "the text before"),
        ("I", "instructions"),
        ("?", "this list"),
    ];
    let rows = keys.map(|(key, what)| {
        view! {
            <div>
                <dt>
                    <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
            </div>
        }
    });
    view! {
        <dialog id="keys" class="sheet" popover aria-label="Keys" dir="ltr">
            <div class="sheet-head">
                <h2>"Keys"</h2>
                <button type="button" class="button" popovertarget="keys" popovertargetaction="hide">
                    "Close"
                </button>
            </div>
            <dl class="keys">{rows.collect_view()}</dl>
        </dialog>
    }
}

/// What was given, once more before it is submitted; the island fills it.
#[component]
fn Summary() -> impl IntoView {
    view! {
        <dialog id="summary" class="sheet" data-summary aria-label="What you are about to submit">
            <div class="sheet-head">
                <h2>"Submit this?"</h2>
            </div>
            <ol class="given" data-given></ol>
            <div class="row">
                <button type="button" class="button" data-not-yet>
                    "Not yet"
                </button>
                <button type="button" class="button main" data-confirm-submit>
                    "Submit"
                </button>
            </div>
        </dialog>
    }
}
