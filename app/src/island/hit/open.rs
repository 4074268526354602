//! Begins work on a HIT: the state of the form, and every part that listens to it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use shared::{AssignmentId, Locale, Time};
use web_sys::HtmlFormElement;

use super::desk::Desk;
use super::dom::on_page;
use super::lease::Lease;
use super::outbox::Outbox;
use super::{conditions, countdown, fields, keys, marks, ranking, rewrite, saving, slider, steps, submit};

/// Takes over the form of this page.
pub fn open(
    assignment: AssignmentId,
    mut outbox: Outbox,
    (now, lease_until): (Time, Time),
    (trial, locale): (bool, Locale),
) {
    let Some(form) = on_page::<HtmlFormElement>("[data-hit]") else { return };
    form.set_no_validate(true);
    outbox.values = fields::values(&form);
    let desk = Rc::new(Desk {
        form,
        assignment,
        outbox: RefCell::new(outbox),
        active: RefCell::default(),
        lease: Cell::new(Lease::new(now, lease_until)),
        step: Cell::new(0),
        busy: Cell::new(false),
        over: Cell::new(false),
        timer: RefCell::new(None),
        news: RefCell::default(),
        trial,
        locale,
    });
    if !trial {
        desk.restore();
    }
    ranking::set_up(&desk);
    rewrite::set_up(&desk);
    marks::set_up(&desk);
    slider::set_up(&desk.form);
    conditions::set_up(&desk);
    steps::set_up(&desk);
    keys::set_up(&desk);
    submit::set_up(&desk);
    if !trial {
        saving::set_up(&desk);
        countdown::set_up(&desk);
    }
}
