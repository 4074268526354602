//! The state of one HIT on this screen: the form, and what this device knows of it.

use std::cell::{Cell, RefCell};

use shared::{AssignmentId, Locale};
use web_sys::{HtmlElement, HtmlFormElement};

use super::dom::{find, say, show};
use super::fields;
use super::lease::Lease;
use super::outbox::Outbox;
use super::span::Active;

/// One hit on this screen.
pub struct Desk {
    /// The form.
    pub form: HtmlFormElement,
    /// The hit's reservation.
    pub assignment: AssignmentId,
    /// What was given, and what of it the server has.
    pub outbox: RefCell<Outbox>,
    /// How long somebody was active here.
    pub active: RefCell<Active>,
    /// Until when the hit is reserved.
    pub lease: Cell<Lease>,
    /// The item shown, from 0.
    pub step: Cell<usize>,
    /// Whether something is on its way to the server.
    pub busy: Cell<bool>,
    /// Whether nothing can be saved any more: submitted or given back elsewhere.
    pub over: Cell<bool>,
    /// The timer of a save that waits for a pause in typing.
    pub timer: RefCell<Option<leptos::prelude::TimeoutHandle>>,
    /// What is told with the next save: what another window did.
    pub news: RefCell<String>,
    /// Whether it is tried only: nothing of it is kept or sent but by the form itself.
    pub trial: bool,
    /// The language the page speaks.
    pub locale: Locale,
}

impl Desk {
    /// Takes up what this device kept when the page was closed, crashed or lost its network.
    pub fn restore(&self) {
        let Some(mut kept) = Outbox::load(self.assignment) else { return };
        let mut outbox = self.outbox.borrow_mut();
        kept.merge(&outbox.values, outbox.revision);
        kept.title.clone_from(&outbox.title);
        kept.questions.clone_from(&outbox.questions);
        fields::put(&self.form, &kept.values);
        self.active.replace(Active::from(kept.active_ms));
        if !kept.changed.is_empty() {
            self.say("saving", self.locale.is_back());
        }
        *outbox = kept;
    }

    /// Notes what is in the form, and keeps it on this device before anything else happens. Whether it has changed.
    pub fn note(&self) -> bool {
        let mut outbox = self.outbox.borrow_mut();
        let changed = outbox.note(fields::values(&self.form));
        outbox.active_ms = self.active.borrow().ms();
        outbox.keep(self.assignment);
        changed
    }

    /// Says how it stands with saving; `state` colours it, and `out` shows the way to sign in.
    pub fn say(&self, state: &str, text: &str) {
        let status = find::<HtmlElement>(&self.form, "[data-status]");
        if let Some(status) = &status {
            let _ = status.set_attribute("data-status", state);
        }
        say(status.as_ref(), text);
        show(find::<HtmlElement>(&self.form, "[data-sign-in]").as_ref(), state == "out");
    }

    /// The items of the hit.
    pub fn items(&self) -> Vec<HtmlElement> {
        super::dom::all(&self.form, "[data-item]")
    }

    /// The item shown.
    pub fn item(&self) -> Option<HtmlElement> {
        self.items().into_iter().nth(self.step.get())
    }
}
