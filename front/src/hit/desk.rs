//! The state of one HIT in this window: the form, and the data kept on this device.

use std::cell::{Cell, RefCell};

use gloo_timers::callback::Timeout;
use shared::{AssignmentId, Locale, Saved, StudyId, TaskId};
use web_sys::{Event, HtmlElement, HtmlFormElement, HtmlTextAreaElement};

use super::fields;
use super::lease::Lease;
use super::span::Active;
use crate::answers::Fields;
use crate::dom::{all, around, find, say, show};
use crate::outbox::Outbox;

/// The state of one hit in this window.
pub struct Desk {
    /// The form.
    pub form: HtmlFormElement,
    /// The hit's reservation.
    pub assignment: AssignmentId,
    /// The values of the fields when it was opened.
    pub opened_with: Fields,
    /// Until then, it is not submitted without an answer, in milliseconds since 1970.
    pub calm_until: f64,
    /// Its study and task, of which the next hit is taken.
    pub then: (StudyId, TaskId),
    /// What a submission earns, in the language of the page.
    pub reward: String,
    /// The answers, and which of them the server has.
    pub outbox: RefCell<Outbox>,
    /// The time during which the worker was active here.
    pub active: RefCell<Active>,
    /// Until when the hit is reserved.
    pub lease: Cell<Lease>,
    /// The item shown, from 0.
    pub step: Cell<usize>,
    /// Whether a request to the server is running.
    pub busy: Cell<bool>,
    /// Whether the submission was sent from here and no reply arrived, so that the server may have it.
    pub unanswered: Cell<bool>,
    /// Whether nothing can be saved any more, because the hit was submitted or returned elsewhere.
    pub over: Cell<bool>,
    /// The timer of a save that waits for a pause in typing.
    pub timer: RefCell<Option<Timeout>>,
    /// When answers last came from another window, in milliseconds since 1970.
    pub adopted_at: Cell<f64>,
    /// A message to show with the next save: changes made in another window.
    pub news: RefCell<String>,
    /// Whether this is a trial: nothing is kept or sent except by the form itself.
    pub trial: bool,
    /// Whether the page itself shows one item at a time: a qualification test.
    pub by_page: bool,
    /// The language the page speaks.
    pub locale: Locale,
}

impl Desk {
    /// Restores the answers that this device kept when the page was closed, crashed or lost its connection.
    pub fn restore(&self) {
        let Some(mut kept) = Outbox::load(self.assignment) else { return };
        let mut outbox = self.outbox.borrow_mut();
        kept.merge(&outbox.values, outbox.revision);
        kept.title.clone_from(&outbox.title);
        kept.questions.clone_from(&outbox.questions);
        fields::put(&self.form, &kept.values);
        self.active.replace(Active::from(kept.active_ms));
        if kept.submit.is_some() {
            self.unanswered.set(true);
        }
        if !kept.changed.is_empty() {
            self.say("saving", self.locale.is_back());
        }
        *outbox = kept;
    }

    /// Puts answers that came from another window into the form, and updates what depends on them: numbers of
    /// characters, changes, questions that another answer opens.
    pub fn show_merged(&self) {
        let values = self.outbox.borrow().values.clone();
        fields::put(&self.form, &values);
        if let (Ok(input), Ok(change)) = (Event::new("input"), Event::new("change")) {
            // Neither is passed on to what surrounds its target, and nothing has changed here that would be saved.
            for area in all::<HtmlTextAreaElement>(&self.form, "textarea") {
                let _ = area.dispatch_event(&input);
            }
            let _ = self.form.dispatch_event(&change);
        }
    }

    /// Records the contents of the form, and stores them on this device before anything else happens. Returns whether
    /// they have changed.
    pub fn note(&self) -> bool {
        let mut outbox = self.outbox.borrow_mut();
        let changed = outbox.note(fields::values(&self.form));
        outbox.active_ms = self.active.borrow().ms();
        outbox.keep(self.assignment);
        changed
    }

    /// Shows the state of saving; `state` sets its colour, and `out` shows the link to the sign-in page.
    pub fn say(&self, state: &str, text: &str) {
        let status = find::<HtmlElement>(&self.form, "[data-status]");
        if let Some(status) = &status {
            let _ = status.set_attribute("data-status", state);
        }
        say(status.as_ref(), text);
        show(find::<HtmlElement>(&self.form, "[data-sign-in]").as_ref(), state == "out");
    }

    /// Says that this hit is the last one, if the server has said so.
    pub fn show_last(&self, saved: &Saved) {
        show(find::<HtmlElement>(&self.form, "[data-last]").as_ref(), saved.is_last);
    }

    /// The items of the hit.
    pub fn items(&self) -> Vec<HtmlElement> {
        all(&self.form, "[data-item]")
    }

    /// The item shown.
    pub fn item(&self) -> Option<HtmlElement> {
        if self.by_page {
            return self.items().into_iter().find(|item| around(item, "[data-step][hidden]").is_none());
        }
        self.items().into_iter().nth(self.step.get())
    }
}
