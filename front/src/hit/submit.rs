//! The summary that a worker confirms before a HIT is submitted, and what happens when it is returned.

use std::rc::Rc;

use shared::Locale;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use super::conditions::is_asked;
use super::deliver::send_submission;
use super::desk::Desk;
use super::{fields, outcome, steps};
use crate::dom::{all, around, clock, element, find, listen, on_page};
use crate::outbox::Outbox;

/// Handles the submit buttons, and forgets what the device keeps of a hit that is returned.
pub fn set_up(desk: &Rc<Desk>) {
    on_click(desk, "[data-submit] button", ask);
    on_click(desk, "[data-insist] button", |desk| send_submission(desk, true));
    on_click(desk, "[data-confirm-submit]", |desk| {
        close_summary();
        send_submission(desk, false);
    });
    on_click(desk, "[data-not-yet]", |_| close_summary());
    // The warnings may no longer apply.
    let here = Rc::clone(desk);
    listen(&desk.form, "input", move |_| outcome::clear(&here));
    if let Some(button) = find::<HtmlElement>(&desk.form, "[data-give-back]") {
        let here = Rc::clone(desk);
        // The page has asked already.
        listen(&button, "click", move |_| Outbox::forget(here.assignment));
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

/// Submits; if the hit has several items, it shows a summary of the answers first.
pub fn ask(desk: &Rc<Desk>) {
    if desk.by_page {
        if let Some(button) = find::<HtmlElement>(&desk.form, "[type='submit']").filter(|button| !button.hidden()) {
            button.click();
        }
        return;
    }
    if clock() < desk.calm_until && fields::values(&desk.form) == desk.opened_with {
        return;
    }
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
        None => send_submission(desk, false),
    }
}

fn close_summary() {
    if let Some(dialog) = on_page::<HtmlDialogElement>("[data-summary]") {
        dialog.close();
    }
}

/// Fills the summary with every item and its answers.
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

/// The answers about an item, in words.
fn given(item: &Element, locale: Locale) -> String {
    let asked = |input: &HtmlInputElement| is_asked(input);
    let points = all::<HtmlInputElement>(item, "input:checked").into_iter().filter(asked).map(|radio| {
        let label = around(&radio, "label");
        let part = |class: &str| label.as_ref().and_then(|label| find::<Element>(label, class)?.text_content());
        let parts = [part(".point-number"), part(".point-word")].into_iter().flatten();
        parts.collect::<Vec<_>>().join(" ")
    });
    let own = all::<HtmlInputElement>(item, "input[type='text'], input[type='number']")
        .into_iter()
        .filter(asked)
        .map(|input| input.value());
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
