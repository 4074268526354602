//! Counts how texts are typed and what is pasted into them, in studies that say so in their consent form. What is counted stays
//! with the answers on this device and is sent with the submission; what was typed, and when, is not kept.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::JsString;
use wasm_bindgen::JsCast as _;
use web_sys::{ClipboardEvent, DragEvent, Element, Event, HtmlTextAreaElement, InputEvent};

use super::desk::Desk;
use crate::answers::key_of;
use crate::dom::{all, listen, target};

/// The longest pause between two letters that belongs to typing, in milliseconds.
const LONGEST_PAUSE: f64 = 2_000.0;
/// By how much of the pause before it an even pause differs at most.
const EVEN: f64 = 0.1;

/// The most texts that were cut, copied or pasted here and are remembered.
const REMEMBERED: usize = 50;

/// What came and went by the clipboard while this page is open.
#[derive(Default)]
struct Clipboard {
    /// What was cut or copied on this page.
    taken: Vec<String>,
    /// What was pasted from elsewhere, into any field.
    foreign: Vec<String>,
}

/// What is known of one field while it is written in.
struct Field {
    area: HtmlTextAreaElement,
    key: String,
    /// Characters after the last event.
    length: usize,
    /// When the last letter came, in milliseconds since the page was opened.
    last: Option<f64>,
    /// The pause before it.
    pause: Option<f64>,
}

/// Begins to count in every field for a rewrite.
pub fn set_up(desk: &Rc<Desk>) {
    let clipboard = Rc::new(RefCell::new(Clipboard::default()));
    for event in ["cut", "copy"] {
        let here = Rc::clone(&clipboard);
        listen(&desk.form, event, move |event| {
            if let Some(text) = target(&event).as_ref().and_then(selected) {
                remember(&mut here.borrow_mut().taken, text);
            }
        });
    }
    for event in ["paste", "drop"] {
        let (here, desk) = (Rc::clone(&clipboard), Rc::clone(desk));
        listen(&desk.form.clone(), event, move |event| {
            let area = target(&event).and_then(|element| element.dyn_into::<HtmlTextAreaElement>().ok());
            if let (Some(area), Some(text)) = (area, brought(&event)) {
                paste(&desk, &mut here.borrow_mut(), &area, text);
            }
        });
    }
    for area in all::<HtmlTextAreaElement>(&desk.form, "textarea[data-rewrite]") {
        let Some(key) = key_of(&area.name()).map(str::to_owned) else { continue };
        // A text in which nobody types is counted as well.
        desk.outbox.borrow_mut().typing.entry(key.clone()).or_default();
        let length = area.value().chars().count();
        let mut field = Field { area: area.clone(), key, length, last: None, pause: None };
        let desk = Rc::clone(desk);
        listen(&area, "input", move |event| field.change(&desk, &event));
    }
}

fn remember(texts: &mut Vec<String>, text: String) {
    if texts.len() >= REMEMBERED {
        texts.remove(0);
    }
    texts.push(text);
}

/// The text that is selected in a field.
fn selected(element: &Element) -> Option<String> {
    let area = element.dyn_ref::<HtmlTextAreaElement>()?;
    let place = |at: Result<Option<u32>, _>| at.ok().flatten().unwrap_or_default();
    let (start, end) = (place(area.selection_start()), place(area.selection_end()));
    Some(JsString::from(area.value()).substring(start, end).into())
}

/// The text that is pasted or dropped.
fn brought(event: &Event) -> Option<String> {
    let brings = match event.dyn_ref::<ClipboardEvent>() {
        Some(paste) => paste.clipboard_data(),
        None => event.dyn_ref::<DragEvent>()?.data_transfer(),
    };
    brings?.get_data("text/plain").ok()
}

/// Counts what comes from elsewhere: not from this page, another answer, or this text itself. What was brought into another
/// field before stays from elsewhere.
fn paste(desk: &Desk, clipboard: &mut Clipboard, area: &HtmlTextAreaElement, text: String) {
    let page = desk.form.text_content().unwrap_or_default();
    let answers = all::<HtmlTextAreaElement>(&desk.form, "textarea").into_iter().map(|area| area.value());
    let known: Vec<String> = answers.chain([page]).chain(clipboard.taken.iter().cloned()).collect();
    let was_brought_before = !text.trim().is_empty() && !is_from_elsewhere(&text, &clipboard.foreign);
    if !was_brought_before && !is_from_elsewhere(&text, &known) {
        return;
    }
    let mut outbox = desk.outbox.borrow_mut();
    if let Some(typing) = key_of(&area.name()).and_then(|key| outbox.typing.get_mut(key)) {
        typing.paste(&text);
    }
    remember(&mut clipboard.foreign, text);
}

impl Field {
    /// Counts letters and the pauses between them.
    fn change(&mut self, desk: &Desk, event: &Event) {
        let before = self.length;
        self.length = self.area.value().chars().count();
        // What another window wrote comes with an event that is no input.
        let kind = event.dyn_ref::<InputEvent>().map(InputEvent::input_type).unwrap_or_default();
        let is_pasted = matches!(kind.as_str(), "insertFromPaste" | "insertFromDrop" | "insertFromYank");
        let added = number(self.length.saturating_sub(before));
        if !kind.starts_with("insert") || is_pasted || added == 0 {
            // Deleting and pasting interrupt the letters.
            (self.last, self.pause) = (None, None);
            return;
        }
        let now = event.time_stamp();
        let pause = self.last.replace(now).map(|last| now - last).filter(|pause| (0.0..=LONGEST_PAUSE).contains(pause));
        let is_even = pause.zip(self.pause).is_some_and(|(pause, before)| (pause - before).abs() <= EVEN * before);
        self.pause = pause;
        let mut outbox = desk.outbox.borrow_mut();
        let counts = &mut outbox.typing.entry(self.key.clone()).or_default().counts;
        counts.typed = counts.typed.saturating_add(added);
        counts.pauses = counts.pauses.saturating_add(u32::from(pause.is_some()));
        counts.even_pauses = counts.even_pauses.saturating_add(u32::from(is_even));
    }
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// Whether a text is in none of those that are known here, whatever its white space.
fn is_from_elsewhere(text: &str, known: &[String]) -> bool {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = plain(text);
    !text.is_empty() && !known.iter().any(|known| plain(known).contains(&text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_has_is_not_from_elsewhere() {
        let known = ["Hey  there,\ncall me".to_owned(), "Good day".to_owned()];
        assert!(!is_from_elsewhere("there, call", &known));
        assert!(!is_from_elsewhere(" Good day\n", &known));
        assert!(!is_from_elsewhere(" \n", &known), "nothing is pasted");
        assert!(is_from_elsewhere("Good day to you", &known));
    }
}
