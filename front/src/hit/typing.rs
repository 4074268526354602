//! Counts how texts are typed and what is pasted into them, in studies that say so in their consent form. What is counted stays
//! with the answers on this device and is sent with the submission; what was typed, and when, is not kept.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::JsString;
use shared::TypingCounts;
use wasm_bindgen::JsCast as _;
use web_sys::{ClipboardEvent, DragEvent, Event, HtmlTextAreaElement, InputEvent};

use super::desk::Desk;
use crate::answers::key_of;
use crate::dom::{all, around, listen};

/// The longest pause between two letters that belongs to typing, in milliseconds.
const LONGEST_PAUSE: f64 = 2_000.0;
/// By how much of the pause before it an even pause differs at most.
const EVEN: f64 = 0.1;

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
    /// What was cut or copied here last: it may be pasted again.
    taken: String,
}

/// Begins to count in every field for a rewrite.
pub fn set_up(desk: &Rc<Desk>) {
    for area in all::<HtmlTextAreaElement>(&desk.form, "textarea[data-rewrite]") {
        let Some(key) = key_of(&area.name()).map(str::to_owned) else { continue };
        let length = area.value().chars().count();
        let field = Field { area: area.clone(), key, length, last: None, pause: None, taken: String::new() };
        let field = Rc::new(RefCell::new(field));
        for event in ["cut", "copy"] {
            let here = Rc::clone(&field);
            listen(&area, event, move |_| here.borrow_mut().take());
        }
        for event in ["paste", "drop"] {
            let (here, desk) = (Rc::clone(&field), Rc::clone(desk));
            listen(&area, event, move |event| {
                if let Some(text) = brought(&event) {
                    here.borrow_mut().paste(&desk, &text);
                }
            });
        }
        let (here, desk) = (Rc::clone(&field), Rc::clone(desk));
        listen(&area, "input", move |event| here.borrow_mut().change(&desk, &event));
    }
}

/// The text that is pasted or dropped.
fn brought(event: &Event) -> Option<String> {
    let brings = match event.dyn_ref::<ClipboardEvent>() {
        Some(paste) => paste.clipboard_data(),
        None => event.dyn_ref::<DragEvent>()?.data_transfer(),
    };
    brings?.get_data("text/plain").ok()
}

impl Field {
    /// Keeps what is cut or copied.
    fn take(&mut self) {
        let place = |at: Result<Option<u32>, _>| at.ok().flatten().unwrap_or_default();
        let (start, end) = (place(self.area.selection_start()), place(self.area.selection_end()));
        self.taken = JsString::from(self.area.value()).substring(start, end).into();
    }

    /// Counts what comes from elsewhere: not from the item, another answer, or this text itself.
    fn paste(&mut self, desk: &Desk, text: &str) {
        let item = around(&self.area, "[data-item]").and_then(|item| item.text_content()).unwrap_or_default();
        let answers = all::<HtmlTextAreaElement>(&desk.form, "textarea").into_iter().map(|area| area.value());
        let known: Vec<String> = answers.chain([item, self.taken.clone()]).collect();
        self.count(desk, |counts| {
            if is_from_elsewhere(text, &known) {
                counts.pasted = counts.pasted.saturating_add(number(text.trim().chars().count()));
                counts.pastes = counts.pastes.saturating_add(1);
            }
        });
    }

    /// Counts letters and the pauses between them.
    fn change(&mut self, desk: &Desk, event: &Event) {
        let before = self.length;
        self.length = self.area.value().chars().count();
        // What another window wrote comes with an event that is no input.
        let kind = event.dyn_ref::<InputEvent>().map(InputEvent::input_type).unwrap_or_default();
        let is_letter = matches!(kind.as_str(), "insertText" | "insertCompositionText");
        let is_typed =
            is_letter || matches!(kind.as_str(), "insertLineBreak" | "insertParagraph" | "insertReplacementText");
        let added = number(self.length.saturating_sub(before));
        if !is_typed || added == 0 {
            // Deleting and correcting pause the letters.
            (self.last, self.pause) = (None, None);
            return;
        }
        let now = event.time_stamp();
        let pause = self.last.replace(now).map(|last| now - last).filter(|pause| (0.0..=LONGEST_PAUSE).contains(pause));
        let is_even = pause.zip(self.pause).is_some_and(|(pause, before)| (pause - before).abs() <= EVEN * before);
        self.pause = pause;
        self.count(desk, |counts| {
            counts.typed = counts.typed.saturating_add(added);
            counts.pauses = counts.pauses.saturating_add(u32::from(pause.is_some()));
            counts.even_pauses = counts.even_pauses.saturating_add(u32::from(is_even));
        });
    }

    fn count(&self, desk: &Desk, count: impl FnOnce(&mut TypingCounts)) {
        count(desk.outbox.borrow_mut().typing.entry(self.key.clone()).or_default());
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
