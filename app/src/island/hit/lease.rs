//! How long the hit is still reserved; a warning before it ends; a sign of life while somebody works.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{document, set_interval};
use leptos::task::spawn_local;
use shared::{Saved, Time};
use web_sys::HtmlElement;

use super::desk::Desk;
use super::dom::{clock, find, listen, say, show};
use super::{saving, span};
use crate::call::heartbeat;

/// The warning comes so many seconds before the end, and in the last third of a shorter reservation.
const WARNING: i64 = 120;
/// While somebody is active, a sign of life is due after so many milliseconds, and before a third of the reservation is over.
const SIGN_EVERY: f64 = 60_000.0;

/// Until when the hit is reserved, by the server's clock.
#[derive(Clone, Copy, Debug)]
pub struct Lease {
    until: Time,
    /// Seconds from the last sign of life to the end.
    length: i64,
    /// The server's clock minus this device's, in milliseconds.
    ahead: f64,
    /// When the server was last heard of, by this device's clock.
    heard: f64,
}

impl Lease {
    /// As the page was made.
    pub fn new(now: Time, until: Time) -> Self {
        let heard = clock();
        Self { until, length: until.seconds_since(now).max(0), ahead: millis(now) - heard, heard }
    }

    /// As the server says now.
    pub fn of(saved: &Saved) -> Self {
        Self::new(saved.at, saved.lease_until)
    }

    /// Whether the end is so near that the worker should know.
    fn ends(&self) -> bool {
        self.left() < WARNING.min(self.length / 3).max(1)
    }

    /// Whether somebody who was active just now should show it.
    #[expect(clippy::cast_precision_loss, reason = "a lease is a week at most")]
    fn sign_due(&self, now: f64) -> bool {
        now - self.heard > SIGN_EVERY.min(self.length as f64 * 1_000.0 / 3.0).max(5_000.0)
    }

    /// Whole seconds left.
    #[expect(clippy::cast_possible_truncation, reason = "a lease is a week at most")]
    fn left(&self) -> i64 {
        ((millis(self.until) - clock() - self.ahead) / 1_000.0) as i64
    }
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds of this century are far below 2^53")]
fn millis(time: Time) -> f64 {
    (time.0 / 1_000) as f64
}

/// Counts down, warns, and shows that somebody is here.
pub fn set_up(desk: &Rc<Desk>) {
    for event in ["keydown", "pointerdown", "pointermove", "wheel", "touchmove"] {
        let here = Rc::clone(desk);
        listen(&document(), event, move |_| here.active.borrow_mut().touch(clock()));
    }
    if let Some(button) = find::<HtmlElement>(&desk.form, "[data-extend]") {
        let here = Rc::clone(desk);
        listen(&button, "click", move |_| sign(&here));
    }
    let here = Rc::clone(desk);
    set_interval(move || tick(&here), Duration::from_secs(1));
    tick(desk);
}

fn tick(desk: &Rc<Desk>) {
    let lease = desk.lease.get();
    let (left, locale) = (lease.left(), desk.locale);
    let form = &desk.form;
    let text = if left > 0 { locale.time_left(span::left(left)) } else { locale.time_is_up().to_owned() };
    say(find::<HtmlElement>(form, "[data-left]").as_ref(), &text);
    let warning = find::<HtmlElement>(form, "[data-expiry]");
    show(warning.as_ref(), lease.ends() && !desk.over.get());
    if lease.ends() {
        let text = if left > 0 { locale.soon_goes() } else { locale.has_ended() };
        say(find::<HtmlElement>(form, "[data-expiry-text]").as_ref(), text);
    }
    let now = clock();
    let active = desk.active.borrow().last().is_some_and(|last| now - last < SIGN_EVERY);
    if active && lease.sign_due(now) && !desk.over.get() {
        // Asked once, whatever comes of it; the next sign is due in a minute.
        desk.lease.set(Lease { heard: now, ..lease });
        sign(desk);
    }
}

fn sign(desk: &Rc<Desk>) {
    let desk = Rc::clone(desk);
    spawn_local(async move {
        match heartbeat(desk.assignment).await {
            Ok(saved) => desk.lease.set(Lease::of(&saved)),
            Err(problem) => saving::trouble(&desk, problem).await,
        }
    });
}
