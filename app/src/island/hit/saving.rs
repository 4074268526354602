//! Saves what is typed: on this device at once, on the server after a pause.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{set_interval, set_timeout_with_handle, window};

use super::deliver::{drain, send_draft};
use super::desk::Desk;
use super::dom::{listen, target};

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
    let here = Rc::clone(desk);
    set_interval(move || drain(&here), RETRY);
    drain(desk);
}

/// An answer has changed: it is stored on this device immediately and sent after a pause.
pub fn changed(desk: &Rc<Desk>, pause: Duration) {
    if desk.trial || !desk.note() || desk.over.get() {
        return;
    }
    desk.say("saving", desk.locale.saving());
    if let Some(timer) = desk.timer.borrow_mut().take() {
        timer.clear();
    }
    let here = Rc::clone(desk);
    let timer = set_timeout_with_handle(move || send_draft(&here), pause);
    *desk.timer.borrow_mut() = timer.ok();
}
