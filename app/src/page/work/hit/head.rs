//! The line above a hit: task, language, progress; money and time, honest and small.

use crate::part::spoken;
use leptos::prelude::*;
use shared::{Money, Shown};

/// The head of the page.
#[component]
pub fn HitHead(
    /// The hit.
    shown: Shown,
    /// The hourly rate so far.
    hourly: Option<Money>,
    /// The number of hits of the task that the worker has submitted, and the number of all hits of the task for them, if it
    /// is known.
    place: (i64, Option<i64>),
    /// The link back, and the name of its target.
    back: (String, &'static str),
) -> impl IntoView {
    let say = spoken();
    let of = shown.items.len();
    let minutes = (shown.lease_until.seconds_since(shown.now).max(0) + 59) / 60;
    let (done, all) = place;
    // A reservation that has run out may not be counted among what is left.
    let all = all.map(|all| all.max(done + 1)).filter(|all| *all > 1);
    let (count, across) = match all {
        _ if of > 1 => (say.n_of(1, of), None),
        Some(all) => (say.n_of(done + 1, all), Some(all)),
        None => (say.number(done + 1), None),
    };
    view! {
        <header class="hit-head">
            <div class="hit-line">
                <a href=back.0 class="back">
                    {back.1}
                </a>
                // A title that is too long is cut at its end, whichever direction the page has.
                <h1 lang=shown.language.as_str().to_owned() dir="auto">
                    {shown.title}
                </h1>
                <span class="muted">{shown.language.name()}</span>
                <span class="hit-count" data-count>
                    {count}
                </span>
                {(of > 1)
                    .then(|| view! { <progress max=of value="0" data-progress aria-label=say.texts_answered()></progress> })}
                {across.map(|all| view! { <progress max=all value=done aria-label=say.texts_answered()></progress> })}
            </div>
            <p class="hit-money">
                <span>{say.each(&shown.reward)}</span>
                {hourly.map(|money| view! { <span>{say.hourly(money)}</span> })}
                <span data-left>{say.reserved(minutes)}</span>
                <button type="button" class="button quiet" popovertarget="instructions" aria-keyshortcuts="i">
                    {say.instructions()}
                    <kbd class="script-only" aria-hidden="true">
                        "I"
                    </kbd>
                </button>
            </p>
        </header>
    }
}
