//! Saves what is typed: on this device at once, on the server after a pause.

use std::rc::Rc;
use std::time::Duration;

use web_sys::Event;

use super::deliver::{drain, meet_window, send_draft};
use super::desk::Desk;
use crate::dom::{document, every, later, listen, target, window};

/// A pause in typing after which the text is sent.
const PAUSE: Duration = Duration::from_millis(400);
/// The interval between attempts to save.
const RETRY: Duration = Duration::from_secs(5);

/// Saves on each change, and whenever the network comes back.
pub fn set_up(desk: &Rc<Desk>) {
    let here = Rc::clone(desk);
    listen(&desk.form, "input", move |event| {
        let typing = target(&event).is_some_and(|element| element.local_name() == "textarea");
        changed(&here, if typing { PAUSE } else { Duration::ZERO });
    });
    let here = Rc::clone(desk);
    listen(&desk.form, "change", move |_| changed(&here, Duration::ZERO));
    let here = Rc::clone(desk);
    listen(&window(), "online", move |_| drain(&here));
    let here = Rc::clone(desk);
    listen(&window(), "pagehide", move |_| send_draft(&here));
    // Another window of this browser writes an answer, or wrote one while this one slept.
    let here = Rc::clone(desk);
    listen(&window(), "storage", move |_| meet_window(&here));
    let here = Rc::clone(desk);
    listen(&document(), "visibilitychange", move |_| meet_window(&here));
    let here = Rc::clone(desk);
    every(RETRY, move || drain(&here));
    drain(desk);
}

/// An answer has changed: it is stored on this device immediately and sent after a pause.
pub fn changed(desk: &Rc<Desk>, pause: Duration) {
    if desk.by_page
        && let Ok(event) = Event::new("change")
    {
        // The page keeps the answers itself.
        let _ = desk.form.dispatch_event(&event);
    }
    if desk.trial || !desk.note() || desk.over.get() {
        return;
    }
    desk.say("saving", desk.locale.saving());
    let here = Rc::clone(desk);
    // Replacing a timer cancels the one that waits.
    desk.timer.replace(Some(later(pause, move || send_draft(&here))));
}
