//! Marks in a text: they are added to the selection, and the text is shown as it will be read.

use std::cell::RefCell;
use std::rc::Rc;

use shared::{
    Locale, Marked, Mismatch, Span, SpanName,
    span::{marked_place, plain_place},
};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventInit, HtmlElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent};

use super::desk::Desk;
use crate::dom::{all, element, find, listen, say, show};

/// A text that is marked on this page.
#[derive(Clone)]
struct Field {
    question: Element,
    area: HtmlTextAreaElement,
    labels: Rc<[Label]>,
    /// Every name by which a label may be written.
    names: Rc<[SpanName]>,
    /// The box for a text with nothing to mark, if it has one.
    none: Option<HtmlInputElement>,
    /// The bare text, if the words are given and not the worker's own, and the last value that matched this text.
    text: Option<Rc<str>>,
    last: Rc<RefCell<String>>,
    /// The value with the marks that the box has taken away.
    taken: Rc<RefCell<String>>,
    /// The language the page speaks.
    locale: Locale,
}

/// A label that the page offers.
struct Label {
    key: String,
    /// The name by which it is written between brackets.
    written: String,
    /// The words that workers read.
    words: String,
}

/// The labels of a text, in the order of their buttons.
fn labels_of(question: &Element) -> Vec<Label> {
    let label = |button: HtmlElement| {
        let key = button.get_attribute("data-mark").unwrap_or_default();
        let written = button.get_attribute("data-name").unwrap_or_else(|| key.to_uppercase());
        let words = find::<Element>(&button, "span").and_then(|span| span.text_content());
        Label { words: words.unwrap_or_else(|| key.clone()), written, key }
    };
    all::<HtmlElement>(question, "[data-mark]").into_iter().map(label).collect()
}

/// Every name by which the labels of a text may be written on this page.
pub fn names_of(question: &Element) -> Vec<SpanName> {
    let labels = labels_of(question);
    let of_keys = labels.iter().map(|label| SpanName::of_key(&label.key));
    let written = labels.iter().map(|label| SpanName { written: label.written.clone(), key: label.key.clone() });
    of_keys.chain(written).collect()
}

/// Handles every text of the form in which spans are marked.
pub fn set_up(desk: &Rc<Desk>) {
    for question in all::<Element>(&desk.form, "[data-marks]") {
        let Some(area) = find::<HtmlTextAreaElement>(&question, "textarea") else { continue };
        let (labels, names) = (labels_of(&question).into(), names_of(&question).into());
        let none = find::<HtmlInputElement>(&question, "[data-none]");
        let own = question.has_attribute("data-own");
        let text: Option<Rc<str>> = (!own).then(|| question.get_attribute("data-from").unwrap_or_default().into());
        let last = Rc::new(RefCell::new(text.as_deref().unwrap_or_default().to_owned()));
        let field =
            Field { question, area, labels, names, none, text, last, taken: Rc::default(), locale: desk.locale };
        field.mend();
        field.look();
        for button in all::<HtmlElement>(&field.question, "[data-mark]") {
            let (field, label) = (field.clone(), button.get_attribute("data-mark").unwrap_or_default());
            listen(&button, "click", move |_| field.mark(&label));
        }
        if let Some(button) = find::<HtmlElement>(&field.question, "[data-unmark]") {
            let field = field.clone();
            listen(&button, "click", move |_| field.unmark());
        }
        if let Some(none) = field.none.clone() {
            let here = field.clone();
            listen(&none, "input", move |_| here.clear());
        }
        let here = field.clone();
        listen(&field.area, "input", move |_| {
            here.mend();
            here.look();
        });
        if field.text.is_none() {
            continue;
        }
        // The words must not be changed; broken marks may be repaired by hand.
        let here = field.clone();
        listen(&field.area, "beforeinput", move |event| {
            if here.read().is_ok() {
                event.prevent_default();
            }
        });
        let here = field.clone();
        listen(&field.area, "keydown", move |event| {
            if event.dyn_ref::<KeyboardEvent>().is_some_and(|press| here.press(press)) {
                event.prevent_default();
            }
        });
    }
}

impl Field {
    fn read(&self) -> Result<Marked, Mismatch> {
        Marked::read_named(&self.area.value(), &self.names)
    }

    /// The name by which a label is written.
    fn written(&self, key: &str) -> String {
        let label = self.labels.iter().find(|label| label.key == key);
        label.map_or_else(|| key.to_uppercase(), |label| label.written.clone())
    }

    /// Removes all marks if the worker says that there is nothing to mark, and puts them back if they take that back.
    fn clear(&self) {
        let Some(text) = &self.text else { return };
        let value = if self.none.as_ref().is_some_and(HtmlInputElement::checked) {
            *self.taken.borrow_mut() = self.area.value();
            text.to_string()
        } else {
            self.taken.take()
        };
        if !value.is_empty() {
            self.area.set_value(&value);
            *self.last.borrow_mut() = value;
            self.look();
        }
    }

    /// Restores the last good value if the words themselves were changed: composition by an input method cannot be
    /// prevented. A half-written mark may be completed by hand.
    fn mend(&self) {
        let Some(text) = &self.text else { return };
        match self.read() {
            Ok(marked) if marked.text.trim() == text.trim() => *self.last.borrow_mut() = self.area.value(),
            Ok(_) => self.area.set_value(&self.last.borrow()),
            Err(_) => {}
        }
    }

    /// Carries out the action of a key. Returns whether it had any effect.
    fn press(&self, press: &KeyboardEvent) -> bool {
        if press.ctrl_key() || press.meta_key() || press.alt_key() || self.read().is_err() {
            return false;
        }
        let key = press.key();
        if matches!(key.as_str(), "Backspace" | "Delete") {
            self.unmark();
            return true;
        }
        let place = key.parse::<usize>().ok().and_then(|digit| digit.checked_sub(1));
        let Some(label) = place.and_then(|place| self.labels.get(place)) else { return false };
        self.mark(&label.key);
        true
    }

    /// The selection in code points of the bare text; without a selection, the word around the cursor.
    fn selected(&self, marked: &Marked) -> Option<(usize, usize)> {
        let value = self.area.value();
        let edge = |at: Option<u32>| Some(plain_place(&value, &self.names, usize::try_from(at?).ok()?));
        let start = edge(self.area.selection_start().ok()?)?;
        let end = edge(self.area.selection_end().ok()?)?;
        let text: Vec<char> = marked.text.chars().collect();
        let (mut start, mut end) = (start.min(text.len()), end.min(text.len()));
        while start < end && text[start].is_whitespace() {
            start += 1;
        }
        while start < end && text[end - 1].is_whitespace() {
            end -= 1;
        }
        if start == end {
            while start > 0 && !text[start - 1].is_whitespace() {
                start -= 1;
            }
            while end < text.len() && !text[end].is_whitespace() {
                end += 1;
            }
            // Punctuation at the end of a sentence does not belong to its last word.
            while end - start > 1 && !text[end - 1].is_alphanumeric() {
                end -= 1;
            }
        }
        (start < end).then_some((start, end))
    }

    fn mark(&self, label: &str) {
        let Ok(mut marked) = self.read() else { return };
        if let Some((start, end)) = self.selected(&marked) {
            marked.toggle(Span { start, end, label: label.to_owned() });
            self.put(&marked, (start, end));
        }
    }

    /// Removes every mark that the selection touches.
    fn unmark(&self) {
        let Ok(mut marked) = self.read() else { return };
        if let Some((start, end)) = self.selected(&marked) {
            marked.spans.retain(|span| span.end <= start || end <= span.start);
            self.put(&marked, (start, end));
        }
    }

    /// Writes the marks into the field, as if they had been typed, and selects the same words again.
    fn put(&self, marked: &Marked, (start, end): (usize, usize)) {
        let value = marked.write_named(|key| self.written(key));
        let place = |plain| u32::try_from(marked_place(&value, &self.names, plain)).unwrap_or_default();
        let (start, end) = (place(start), place(end));
        self.area.set_value(&value);
        let _ = self.area.focus();
        let _ = self.area.set_selection_range(start, end);
        let init = EventInit::new();
        init.set_bubbles(true);
        if let Ok(event) = Event::new_with_event_init_dict("input", &init) {
            let _ = self.area.dispatch_event(&event);
        }
    }

    /// Shows the text with its marks, or the reason why it cannot be read.
    fn look(&self) {
        let (trouble, out) = (
            find::<HtmlElement>(&self.question, "[data-marks-trouble]"),
            find::<HtmlElement>(&self.question, "[data-marked]"),
        );
        let read = self.read();
        say(trouble.as_ref(), &read.as_ref().err().map(|found| found.in_locale(self.locale)).unwrap_or_default());
        show(trouble.as_ref(), read.is_err());
        show(out.as_ref(), read.as_ref().is_ok_and(|marked| !marked.spans.is_empty()));
        if let Ok(marked) = &read {
            let is_marked = !marked.spans.is_empty();
            if let Some(none) = self.none.as_ref().filter(|none| is_marked && none.checked()) {
                none.set_checked(false);
            }
        }
        if let (Some(out), Ok(marked)) = (out, read) {
            self.draw(&out, &marked);
        }
    }

    fn draw(&self, out: &Element, marked: &Marked) {
        out.set_text_content(None);
        let mut at = 0;
        for (piece, over) in marked.pieces() {
            at += piece.chars().count();
            let Some(shown) = element(if over.is_empty() { "span" } else { "mark" }, "", piece) else { continue };
            let places: Vec<String> = over
                .iter()
                .filter_map(|span| {
                    Some((self.labels.iter().position(|label| label.key == span.label)? + 1).to_string())
                })
                .collect();
            if !places.is_empty() {
                let _ = shown.set_attribute("data-label", &places.join(" "));
            }
            let _ = out.append_child(&shown);
            for span in over.iter().filter(|span| span.end == at) {
                let label = self.labels.iter().find(|label| label.key == span.label);
                let words = label.map_or(span.label.as_str(), |label| label.words.as_str());
                if let Some(name) = element("sup", "", words) {
                    let place = self.labels.iter().position(|label| label.key == span.label);
                    let _ = name.set_attribute("data-label", &place.map_or(0, |place| place + 1).to_string());
                    let _ = out.append_child(&name);
                }
            }
        }
    }
}
