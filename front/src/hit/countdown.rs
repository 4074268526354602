//! The countdown of the reservation, a warning before it ends, and a heartbeat while the worker is active.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;

use super::desk::Desk;
use super::lease::{Lease, SIGN_EVERY};
use super::{deliver, span};
use crate::call::heartbeat;
use crate::dom::{clock, document, every, find, listen, say, show, window};

/// Milliseconds within which a window comes to the front once.
const ONE_LOOK: f64 = 1_000.0;

/// Counts down, warns, and sends heartbeats.
pub fn set_up(desk: &Rc<Desk>) {
    for event in ["keydown", "pointerdown", "pointermove", "wheel", "touchmove"] {
        let here = Rc::clone(desk);
        listen(&document(), event, move |_| here.active.borrow_mut().touch(clock()));
    }
    // Reading is work: on a phone nothing else happens before the first answer.
    if !document().hidden() {
        desk.active.borrow_mut().resume(clock());
    }
    let here = Rc::clone(desk);
    listen(&document(), "visibilitychange", move |_| {
        let mut active = here.active.borrow_mut();
        if document().hidden() { active.touch(clock()) } else { active.resume(clock()) }
    });
    if let Some(button) = find::<HtmlElement>(&desk.form, "[data-extend]") {
        let here = Rc::clone(desk);
        listen(&button, "click", move |_| sign(&here));
    }
    // Another window may have sent the hit while this one was in the background.
    let looked = Rc::new(Cell::new(0.0));
    let (here, last) = (Rc::clone(desk), Rc::clone(&looked));
    listen(&window(), "focus", move |_| look(&here, &last));
    let here = Rc::clone(desk);
    listen(&document(), "visibilitychange", move |_| look(&here, &looked));
    let here = Rc::clone(desk);
    every(Duration::from_secs(1), move || tick(&here));
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
        let text = if left > 0 { locale.soon_goes(desk.items().len()) } else { locale.has_ended().to_owned() };
        say(find::<HtmlElement>(form, "[data-expiry-text]").as_ref(), &text);
    }
    let now = clock();
    let active = desk.active.borrow().last().is_some_and(|last| now - last < SIGN_EVERY);
    if active && lease.sign_due(now) && !desk.over.get() {
        // The request is sent once, regardless of its result; the next heartbeat is due in a minute.
        desk.lease.set(lease.heard_at(now));
        sign(desk);
    }
}

/// Asks the server how the hit is, once the worker sees this window again. A browser may say that twice at a time.
fn look(desk: &Rc<Desk>, last: &Cell<f64>) {
    let now = clock();
    if !document().hidden() && !desk.over.get() && now - last.get() > ONE_LOOK {
        last.set(now);
        sign(desk);
    }
}

fn sign(desk: &Rc<Desk>) {
    let desk = Rc::clone(desk);
    spawn_local(async move {
        match heartbeat(desk.assignment).await {
            Ok(saved) => {
                desk.lease.set(Lease::of(&saved));
                desk.show_last(&saved);
            }
            // The answer to the submission says how it is.
            Err(_) if desk.over.get() || desk.outbox.borrow().submit.is_some() => {}
            Err(problem) => {
                // What is merged is sent with the next look at what waits.
                deliver::trouble(&desk, problem).await;
            }
        }
    });
}
