//! The page of a hit: the behaviour that scripts add to its plain form.
//!
//! The form inside is rendered by the server and does not change: the island listens to it, so that nothing moves
//! and everything still works without it.

mod conditions;
mod countdown;
mod deliver;
mod desk;
mod digits;
mod fields;
mod keys;
mod lease;
mod marks;
mod outcome;
mod ranking;
mod rewrite;
mod saving;
mod slider;
mod span;
mod steps;
mod submit;
mod typing;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use shared::{AssignmentId, StudyId, SubmissionId, TaskId, Time};
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlElement, HtmlFormElement};

use self::desk::Desk;
use self::lease::Lease;
use crate::dom::{around, clock, on_page};
use crate::island::{Hit, Test};
use crate::outbox::Outbox;

/// How long after it has taken the place of another a hit without an answer cannot be submitted, in milliseconds.
const CALM: f64 = 600.0;

/// Takes over the form of this page: keyboard shortcuts, saving while typing, one text at a time, and offline work.
/// If the hit takes the place of one that was submitted, `sent` says so; a second click on Submit may still come, which was
/// meant for that one.
pub fn open(hit: Hit, sent: Option<&str>) {
    let Hit {
        assignment,
        study,
        task,
        reward,
        submission,
        revision,
        title,
        questions,
        lease_until,
        now,
        trial,
        counts_typing,
        locale,
    } = hit;
    let Some(form) = on_page::<HtmlFormElement>("[data-hit]") else { return };
    form.set_no_validate(true);
    let mut outbox = Outbox::new(submission, revision, title, questions);
    outbox.values = fields::values(&form);
    let desk = Rc::new(Desk {
        form,
        assignment,
        opened_with: outbox.values.clone(),
        calm_until: if sent.is_some() { clock() + CALM } else { 0.0 },
        then: (study, task),
        reward,
        outbox: RefCell::new(outbox),
        active: RefCell::default(),
        lease: Cell::new(Lease::new(now, lease_until)),
        step: Cell::new(0),
        busy: Cell::new(false),
        unanswered: Cell::new(false),
        over: Cell::new(false),
        timer: RefCell::new(None),
        adopted_at: Cell::new(0.0),
        news: RefCell::default(),
        trial,
        by_page: false,
        locale,
    });
    if !trial {
        desk.restore();
    }
    set_up_questions(&desk);
    steps::set_up(&desk);
    keys::set_up(&desk);
    submit::set_up(&desk);
    if !trial {
        saving::set_up(&desk);
        countdown::set_up(&desk);
    }
    if counts_typing && !trial {
        typing::set_up(&desk);
    }
    if let Some(sent) = sent {
        desk.say("saved", sent);
    }
}

/// Takes over the questions of a qualification test. The page itself shows one item at a time and keeps the answers on the
/// device; nothing is saved on the server before the test is submitted.
pub fn open_test(place: &HtmlElement, Test { locale }: Test) {
    let form = around(place, "form").and_then(|form| form.dyn_into::<HtmlFormElement>().ok());
    let Some(form) = form else { return };
    let nobody = uuid::Uuid::nil();
    let outbox = Outbox::new(SubmissionId(nobody), 0, String::new(), crate::answers::Questions::new());
    let desk = Rc::new(Desk {
        form,
        assignment: AssignmentId(nobody),
        opened_with: crate::answers::Fields::new(),
        calm_until: 0.0,
        then: (StudyId(nobody), TaskId(nobody)),
        reward: String::new(),
        outbox: RefCell::new(outbox),
        active: RefCell::default(),
        lease: Cell::new(Lease::new(Time(0), Time(0))),
        step: Cell::new(0),
        busy: Cell::new(false),
        unanswered: Cell::new(false),
        over: Cell::new(false),
        timer: RefCell::new(None),
        adopted_at: Cell::new(0.0),
        news: RefCell::default(),
        trial: true,
        by_page: true,
        locale,
    });
    set_up_questions(&desk);
    keys::set_up(&desk);
}

/// What the fields of questions need.
fn set_up_questions(desk: &Rc<Desk>) {
    ranking::set_up(desk);
    rewrite::set_up(desk);
    marks::set_up(desk);
    slider::set_up(&desk.form);
    conditions::set_up(desk);
}
