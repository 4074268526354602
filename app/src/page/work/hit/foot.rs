//! The footer of a hit: the time of the last save, and the buttons. It is always visible.

use leptos::prelude::*;

use shared::{AssignmentId, Locale};

use crate::part::{Confirm, Look, SubmitButton};

/// The buttons. Those of class `plain-only` are for browsers without scripts.
#[component]
pub fn Foot(
    /// The hit's reservation.
    assignment: AssignmentId,
    /// The number of the hit's items, which are shown one at a time if scripts run.
    items: usize,
    /// Whether a draft has just been saved.
    saved: bool,
    /// Whether nothing is kept, so that the hit cannot be saved or returned.
    #[prop(optional)]
    trial: bool,
    /// The worker's language.
    say: Locale,
) -> impl IntoView {
    let several = items > 1;
    view! {
        <div class="hit-warning notice warn" role="status" data-expiry hidden>
            <p data-expiry-text></p>
            <p class="row">
                <button type="button" class="button" data-extend>
                    {say.still_here()}
                </button>
            </p>
        </div>
        <div class="bar-foot hit-foot">
            <p class="hit-status" role="status" data-status>
                {saved.then_some(say.draft_saved())}
            </p>
            <a class="button main" href=format!("/signin?next=/work/assignments/{assignment}") data-sign-in hidden>
                {say.sign_in_and_go_on()}
            </a>
            <span class="hit-pending" data-pending aria-live="polite" hidden></span>
            <div class="row">
                // This button comes first, because Enter in a field activates the first button if no script runs.
                {(!trial)
                    .then(|| {
                        view! {
                            <span class="plain-only">
                                <button type="submit" class="button" formaction="/fn/work/save_form">
                                    {say.save_draft()}
                                </button>
                            </span>
                        }
                    })}
                {several
                    .then(|| {
                        view! {
                            <button type="button" class="button script-only" data-back aria-keyshortcuts="Shift+Enter">
                                {say.back()}
                            </button>
                            <button
                                type="button"
                                class="button main script-only"
                                data-forward
                                aria-keyshortcuts="Enter"
                            >
                                {say.next()}
                                <kbd aria-hidden="true">"⏎"</kbd>
                            </button>
                        }
                    })} <span data-submit class:last-only=several>
                    <SubmitButton label=say.submit() look=Look::Main />
                </span>
            </div>
        </div>
        <div class="hit-more">
            <button type="button" class="button quiet script-only" popovertarget="keys" aria-keyshortcuts="?">
                {say.keys()}
                <kbd aria-hidden="true">"?"</kbd>
            </button>
            {(!trial)
                .then(|| {
                    view! {
                        <Confirm label=say.give_back(items) means=say.give_back_sure(items) look=Look::Quiet>
                            <button type="submit" class="button bad" formaction="/fn/work/give_back" data-give-back>
                                {say.give_back(items)}
                            </button>
                        </Confirm>
                    }
                })}
        </div>
        <Keys say=say />
        <Summary say=say />
    }
}

/// All keys of the page.
#[component]
fn Keys(say: Locale) -> impl IntoView {
    let keys = [
        (say.key_range(), say.key_digits()),
        ("A  B  T", say.key_sides()),
        (say.key_minus(), say.key_negative()),
        ("← →  ↑ ↓", say.key_arrows()),
        ("← →  Page Up  Page Down  Home  End", say.key_slider()),
        ("Enter", say.key_enter()),
        ("Shift + Enter", say.key_before()),
        ("I", say.key_instructions()),
        ("?", say.key_list()),
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
        <dialog id="keys" class="sheet" popover aria-label=say.keys() lang=say.tag() dir=say.direction().as_str()>
            <div class="sheet-head">
                <h2>{say.keys()}</h2>
                <button type="button" class="button" popovertarget="keys" popovertargetaction="hide">
                    {say.close()}
                </button>
            </div>
            <dl class="keys">{rows.collect_view()}</dl>
        </dialog>
    }
}

/// A summary of the answers before they are submitted; the island fills it.
#[component]
fn Summary(say: Locale) -> impl IntoView {
    view! {
        <dialog id="summary" class="sheet" data-summary aria-label=say.about_to_submit()>
            <div class="sheet-head">
                <h2>{say.submit_this()}</h2>
            </div>
            <ol class="given" data-given></ol>
            <div class="row">
                <button type="button" class="button" data-not-yet>
                    {say.not_yet()}
                </button>
                <button type="button" class="button main" data-confirm-submit>
                    {say.submit()}
                </button>
            </div>
        </dialog>
    }
}
