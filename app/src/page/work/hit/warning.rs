//! Warnings that a worker must read before continuing: an error, an expired reservation, an unusual text.

use leptos::prelude::*;
use shared::{AssignmentState, Flag, Locale, Shown};

use crate::call::{TRY, flash};
use crate::part::{Notice, Tone, spoken};

/// The reason why the form was rejected. The answers are still in their fields.
#[component]
pub fn Refusal(
    /// The worker's language.
    say: Locale,
) -> impl IntoView {
    flash().filter(|flash| flash.path.starts_with("/fn/work/") || flash.path == TRY).map(|flash| {
        let (title, text) = flash.words(say);
        view! {
            <div class="notice bad" role="alert" lang=say.tag() dir=say.direction().as_str() tabindex="-1" autofocus>
                <strong>{title}</strong>
                <p>{text}</p>
            </div>
        }
    })
}

/// The reservation has ended.
#[component]
pub fn Late(
    /// The hit.
    shown: Shown,
) -> impl IntoView {
    let say = spoken();
    (shown.state == AssignmentState::Expired).then(|| {
        view! {
            <Notice tone=Tone::Warn title=say.time_was_up()>
                <p>
                    {say.place_may_go(shown.items.len())}
                </p>
            </Notice>
        }
    })
}

/// The task has been closed to the worker while they hold this hit. Where scripts run, it is shown as soon as the server
/// says so.
#[component]
pub fn Last(
    /// Whether it is closed now.
    is_last: bool,
) -> impl IntoView {
    let say = spoken();
    view! {
        <div
            class="notice warn"
            role="status"
            lang=say.tag()
            dir=say.direction().as_str()
            data-last
            hidden=!is_last
        >
            <strong>{say.task_has_closed()}</strong>
            <p>{say.task_has_closed_means()}</p>
        </div>
    }
}

/// The warnings about the answers, with a button to submit anyway where that makes sense. The island fills it as well.
#[component]
pub fn Flags(
    /// The warnings of the check.
    checks: Vec<Flag>,
    /// The worker's language.
    say: Locale,
) -> impl IntoView {
    let can_insist = checks.iter().all(|flag| flag.can_insist);
    let none = checks.is_empty();
    let reasons = checks.into_iter().map(|flag| view! { <li>{flag.reason.to_string()}</li> }).collect_view();
    view! {
        <div
            class="notice warn flags"
            role="alert"
            lang=say.tag()
            dir=say.direction().as_str()
            tabindex="-1"
            autofocus=!none
            data-flags
            hidden=none
        >
            <strong>{say.look_again()}</strong>
            <ul data-flag-list>{reasons}</ul>
            <p class="row" data-insist hidden=!can_insist>
                <button type="submit" class="button" name="insist" value="true">
                    {say.submit_anyway()}
                </button>
            </p>
        </div>
    }
}
