//! Rewrites: a live count of characters, and the changes on request.

use std::rc::Rc;

use js_sys::JsString;
use scoring::diff::{Kind, diff_composed};
use shared::{Locale, Marked};
use web_sys::{Element, HtmlElement, HtmlTextAreaElement};

use super::desk::Desk;
use crate::{
    answers::text_length,
    dom::{all, around, element, find, listen, say, show},
};

/// Looks after every text field of the form.
pub fn set_up(desk: &Rc<Desk>) {
    let locale = desk.locale;
    for words in all::<Element>(&desk.form, "[data-words]") {
        let Some(area) = find::<HtmlTextAreaElement>(&words, "textarea") else { continue };
        look(&words, &area, locale);
        let (place, field) = (words.clone(), area.clone());
        listen(&area, "input", move |_| look(&place, &field, locale));
        if let Some(button) = find::<HtmlElement>(&words, "[data-diff]") {
            let toggle = button.clone();
            listen(&button, "click", move |_| {
                let open = toggle.get_attribute("aria-expanded").as_deref() == Some("true");
                let _ = toggle.set_attribute("aria-expanded", if open { "false" } else { "true" });
                toggle.set_text_content(Some(if open { locale.show_changes() } else { locale.hide_changes() }));
                look(&words, &area, locale);
            });
        }
    }
}

/// Counts the characters, and shows the changes if this is switched on.
fn look(words: &Element, area: &HtmlTextAreaElement, locale: Locale) {
    let text = without_marks(words, area.value());
    let most = words.get_attribute("data-most").and_then(|most| most.parse().ok()).unwrap_or(i64::MAX);
    let (length, is_over) = text_length(&text, most, locale);
    if let Some(shown) = find::<HtmlElement>(words, "[data-chars]") {
        say(Some(&shown), &length);
        let _ = shown.class_list().toggle_with_force("over", is_over);
        let _ = area.set_attribute("aria-invalid", if is_over { "true" } else { "false" });
    }
    let Some(out) = find::<HtmlElement>(words, "[data-diff-out]") else { return };
    let open = find::<Element>(words, "[data-diff][aria-expanded='true']").is_some();
    show(Some(&out), open);
    if open {
        show_diff(&out, &source(words), &text);
    }
}

/// The text the rewrite is made from.
fn source(words: &Element) -> String {
    if let Some(from) = words.get_attribute("data-from") {
        return from;
    }
    let item = around(words, "[data-item]");
    let source = item.and_then(|item| find::<Element>(&item, "[data-source]"));
    source.and_then(|source| source.text_content()).unwrap_or_default()
}

/// The words of a text that may contain marks.
fn without_marks(words: &Element, text: String) -> String {
    let names = super::marks::names_of(words);
    Marked::read_named(&text, &names).map_or(text, |marked| marked.text)
}

/// A text in normal form C. The browser has the tables for it.
fn composed(text: &str) -> String {
    JsString::from(text).normalize("NFC").into()
}

fn show_diff(out: &Element, source: &str, text: &str) {
    out.set_text_content(None);
    for piece in diff_composed(&composed(source), &composed(text)) {
        let tag = match piece.kind {
            Kind::Same => "span",
            Kind::Removed => "del",
            Kind::Added => "ins",
        };
        if let Some(piece) = element(tag, "", &piece.text) {
            let _ = out.append_child(&piece);
        }
    }
}
