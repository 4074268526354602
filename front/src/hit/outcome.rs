//! Shows the server's answer to a submission on the page.

use std::rc::Rc;

use shared::{Flag, Outcome};
use web_sys::{Element, HtmlElement, HtmlFormElement};

use super::desk::Desk;
use super::steps;
use crate::answers::{key, name};
use crate::call::sent_before;
use crate::dom::{self, around, element, find, focused, on_page, show, window};
use crate::outbox::Outbox;
use crate::page;

/// It is stored: on to the next hit, whose page may have come with the reply. If another window had sent it before, what is
/// stored is shown instead.
pub fn finish(
    desk: &Desk,
    (outcome, is_from_elsewhere): (Outcome, bool),
    (address, html): (Option<String>, Option<String>),
) {
    if is_from_elsewhere {
        return show_stored(desk);
    }
    desk.over.set(true);
    desk.say("saved", desk.locale.submitted());
    Outbox::forget(desk.assignment);
    if outcome == Outcome::Check {
        // The expected answer of a training item is shown on its page.
        let _ = window().location().reload();
        return;
    }
    let Some(address) = address else {
        // The server could not say: the form asks again.
        if let Some(next) = on_page::<HtmlFormElement>("[data-next]") {
            let _ = next.submit();
        }
        return;
    };
    let earned = match outcome {
        Outcome::Surplus => desk.locale.sent_as_extra(&desk.reward),
        Outcome::Counted | Outcome::Check | Outcome::LeftOut => desk.locale.sent_and_earned(&desk.reward),
    };
    let shown = html.and_then(|html| page::show(&html, &address, &earned));
    if shown.is_none() {
        let _ = window().location().assign(&dom::address(&address));
    }
}

/// Another window has sent it: on to its page, which shows what is stored.
pub fn show_stored(desk: &Desk) {
    desk.over.set(true);
    Outbox::forget(desk.assignment);
    desk.say("trouble", desk.locale.sent_before());
    let _ = window().location().replace(&dom::address(&sent_before(desk.assignment)));
}

/// The submission no longer waits: the worker decides.
pub fn hold(desk: &Desk) {
    let mut outbox = desk.outbox.borrow_mut();
    outbox.submit = None;
    outbox.keep(desk.assignment);
}

/// Shows the warnings, above the buttons at the bottom and next to the text that each is about.
pub fn flag(desk: &Rc<Desk>, flags: &[Flag]) {
    hold(desk);
    let reasons: Vec<String> = flags.iter().map(|flag| flag.reason.to_string()).collect();
    if let Some(first) = flags.first() {
        let field = format!("[name='{}']", name(&key(first.item, &first.question, None)));
        let item = find::<Element>(&desk.form, &field).and_then(|field| around(&field, "[data-item]"));
        let index = item.and_then(|item| desk.items().iter().position(|other| other.is_same_node(Some(&item))));
        steps::show(desk, index.unwrap_or(0));
    }
    warn(desk, &reasons, flags.iter().all(|flag| flag.can_insist));
    desk.say("", desk.locale.not_submitted());
}

/// Takes the warnings away: the text has changed, or the worker has answered them.
pub fn clear(desk: &Desk) {
    let Some(place) = find::<HtmlElement>(&desk.form, "[data-flags]") else { return };
    let is_inside = focused().is_some_and(|element| place.contains(Some(&element)));
    show(Some(&place), false);
    if let Some(button) = find::<HtmlElement>(&desk.form, "[data-submit] button").filter(|_| is_inside) {
        // Who has just pressed "Submit anyway" goes on from next to it.
        let _ = button.focus();
    }
}

/// Shows reasons above the foot of the form.
pub fn warn(desk: &Desk, reasons: &[String], can_insist: bool) {
    let Some(place) = find::<HtmlElement>(&desk.form, "[data-flags]") else { return };
    if let Some(list) = find::<Element>(&place, "[data-flag-list]") {
        list.set_text_content(None);
        for reason in reasons.iter().filter_map(|reason| element("li", "", reason)) {
            let _ = list.append_child(&reason);
        }
    }
    show(find::<HtmlElement>(&place, "[data-insist]").as_ref(), can_insist);
    show(Some(&place), !reasons.is_empty());
    let _ = place.focus();
}
