//! Submitting: what was given is shown once, and sent under one name until the server has it.

use std::rc::Rc;

use leptos::task::spawn_local;
use shared::{Flag, Locale, Outcome, Problem, Submission, Submitted};
use web_sys::{
    Element, HtmlDialogElement, HtmlElement, HtmlFormElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement,
};

use super::conditions::is_asked;
use super::desk::Desk;
use super::dom::{all, around, element, find, listen, on_page, show};
use super::outbox::Outbox;
use super::{saving, steps};
use crate::answers::{key, name};
use crate::call;

/// Takes over the buttons that submit, and asks before a hit is given back.
pub fn set_up(desk: &Rc<Desk>) {
    on_click(desk, "[data-submit] button", ask);
    on_click(desk, "[data-insist] button", |desk| send(desk, true));
    on_click(desk, "[data-confirm-submit]", |desk| {
        close_summary();
        send(desk, false);
    });
    on_click(desk, "[data-not-yet]", |_| close_summary());
    // What was odd may be so no longer.
    let here = Rc::clone(desk);
    listen(&desk.form, "input", move |_| show(find::<HtmlElement>(&here.form, "[data-flags]").as_ref(), false));
    if let Some(button) = find::<HtmlElement>(&desk.form, "[data-give-back]") {
        let here = Rc::clone(desk);
        listen(&button, "click", move |event| {
            let sure = leptos::prelude::window().confirm_with_message(here.locale.give_back_sure());
            if sure == Ok(true) {
                Outbox::forget(here.assignment);
            } else {
                event.prevent_default();
            }
        });
    }
}

fn on_click(desk: &Rc<Desk>, selector: &str, act: fn(&Rc<Desk>)) {
    if let Some(button) = on_page::<HtmlElement>(selector) {
        let desk = Rc::clone(desk);
        listen(&button, "click", move |event| {
            event.prevent_default();
            act(&desk);
        });
    }
}

/// Submits, after showing what was given where that is not all in view.
pub fn ask(desk: &Rc<Desk>) {
    if let Some(open) = steps::first_open(desk).filter(|_| desk.items().len() > 1) {
        steps::show(desk, open);
        desk.say("trouble", desk.locale.text_without_answer());
        return;
    }
    let summary = on_page::<HtmlDialogElement>("[data-summary]").filter(|_| desk.items().len() > 1);
    match summary {
        Some(dialog) => {
            summarise(desk, &dialog);
            let _ = dialog.show_modal();
            if let Some(button) = find::<HtmlElement>(&dialog, "[data-confirm-submit]") {
                let _ = button.focus();
            }
        }
        None => send(desk, false),
    }
}

fn close_summary() {
    if let Some(dialog) = on_page::<HtmlDialogElement>("[data-summary]") {
        dialog.close();
    }
}

/// Every item with what was given.
fn summarise(desk: &Desk, dialog: &Element) {
    let Some(list) = find::<Element>(dialog, "[data-given]") else { return };
    list.set_text_content(None);
    for item in desk.items() {
        let Some(line) = element("li", "", "") else { continue };
        let text = find::<Element>(&item, ".text-sample").and_then(|text| text.text_content()).unwrap_or_default();
        for part in
            [element("span", "given-text", &shortened(&text)), element("strong", "", &given(&item, desk.locale))]
                .into_iter()
                .flatten()
        {
            let _ = part.set_attribute("dir", "auto");
            let _ = line.append_child(&part);
        }
        let _ = list.append_child(&line);
    }
}

fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(80).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// What was given about an item, in words.
fn given(item: &Element, locale: Locale) -> String {
    let asked = |input: &HtmlInputElement| is_asked(input);
    let points = all::<HtmlInputElement>(item, "input:checked").into_iter().filter(asked).map(|radio| {
        let label = around(&radio, "label");
        let part = |class: &str| label.as_ref().and_then(|label| find::<Element>(label, class)?.text_content());
        let parts = [part(".point-number"), part(".point-word")].into_iter().flatten();
        parts.collect::<Vec<_>>().join(" ")
    });
    let own = all::<HtmlInputElement>(item, "input[type='text']").into_iter().filter(asked).map(|input| input.value());
    let texts =
        all::<HtmlTextAreaElement>(item, "textarea").into_iter().filter(|area| is_asked(area)).map(|area| area.value());
    let places = all::<HtmlSelectElement>(item, "[data-place]")
        .into_iter()
        .filter(|place| is_asked(place))
        .map(|select| select.value());
    let places: Vec<String> = places.collect();
    let ranks = (!places.is_empty()).then(|| locale.places(places.join(", ")));
    let all: Vec<String> = points.chain(own).chain(texts).chain(ranks).filter(|text| !text.trim().is_empty()).collect();
    all.join(" · ")
}

/// Sends the submission; it waits on this device where there is no network, or while a draft is on its way.
pub fn send(desk: &Rc<Desk>, insist: bool) {
    if desk.trial {
        // The page that comes back tells what would be stored.
        let _ = desk.form.submit();
        return;
    }
    if desk.over.get() {
        return;
    }
    desk.note();
    let submission = {
        let mut outbox = desk.outbox.borrow_mut();
        let answers = match outbox.answers() {
            Ok(answers) => answers,
            Err(problem) => return desk.say("trouble", &desk.locale.refusal(&problem)),
        };
        outbox.submit = Some(insist);
        outbox.keep(desk.assignment);
        Submission { id: outbox.submission, answers, insist, active_ms: outbox.active_ms }
    };
    if desk.busy.replace(true) {
        return;
    }
    desk.say("saving", desk.locale.submitting());
    let desk = Rc::clone(desk);
    spawn_local(async move {
        let result = call::submit(desk.assignment, submission).await;
        desk.busy.set(false);
        match result {
            Ok(Submitted::Stored { outcome, .. }) => finish(&desk, outcome),
            Ok(Submitted::Flagged { flags }) => flag(&desk, &flags),
            Err(problem) => refused(&desk, problem).await,
        }
    });
}

/// It is stored: on to the next hit.
fn finish(desk: &Desk, outcome: Outcome) {
    desk.over.set(true);
    desk.say("saved", desk.locale.submitted());
    Outbox::forget(desk.assignment);
    if outcome == Outcome::Check {
        // What was expected of a training item stands on its page.
        let _ = leptos::prelude::window().location().reload();
        return;
    }
    if let Some(next) = on_page::<HtmlFormElement>("[data-next]") {
        let _ = next.submit();
    }
}

/// The submission no longer waits: the worker decides.
fn hold(desk: &Desk) {
    let mut outbox = desk.outbox.borrow_mut();
    outbox.submit = None;
    outbox.keep(desk.assignment);
}

async fn refused(desk: &Rc<Desk>, problem: Problem) {
    match &problem {
        Problem::Invalid { field, reason } if field != "form" => {
            hold(desk);
            warn(desk, &[reason.in_locale(desk.locale)], false);
            desk.say("trouble", desk.locale.not_submitted());
        }
        _ => {
            saving::trouble(desk, problem).await;
            if desk.over.get() {
                hold(desk);
            }
        }
    }
}

/// Shows what is odd, above the foot and at the text it is about.
fn flag(desk: &Rc<Desk>, flags: &[Flag]) {
    hold(desk);
    let reasons: Vec<String> = flags.iter().map(|flag| flag.reason.clone()).collect();
    if let Some(first) = flags.first() {
        let field = format!("[name='{}']", name(&key(first.item, &first.question, None)));
        let item = find::<Element>(&desk.form, &field).and_then(|field| around(&field, "[data-item]"));
        let index = item.and_then(|item| desk.items().iter().position(|other| other.is_same_node(Some(&item))));
        steps::show(desk, index.unwrap_or(0));
    }
    warn(desk, &reasons, flags.iter().all(|flag| flag.can_insist));
    desk.say("", desk.locale.not_submitted());
}

fn warn(desk: &Desk, reasons: &[String], can_insist: bool) {
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
