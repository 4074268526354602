//! The designer's preview follows what is typed, in the language that is chosen for it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use serde::{Deserialize, Serialize};
use shared::Locale;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, FormData, HtmlElement, HtmlFormElement, UrlSearchParams};

use crate::call;
use crate::dom::{all, around, listen, locale_of, on_page, say, show, target};
use crate::island::TaskPreview;

/// The time without a key press before the preview is made again, in milliseconds.
const REST: u32 = 400;
/// The designer's form.
const FORM: &str = "form[action$='/fn/task/edit']";

/// The preview of the designer's form in its current state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Preview {
    /// As HTML.
    Shown(String),
    /// No preview yet, with the reason: this is normal while the form is being filled in, and therefore not an error.
    Unfinished(String),
}

/// Makes the preview again whenever typing pauses, and at once when another language is chosen for it.
pub fn open(designer: &HtmlElement, TaskPreview { study, task }: TaskPreview) {
    crate::editor::open(designer);
    let locale = locale_of(designer);
    let waiting = Rc::new(RefCell::new(None::<Timeout>));
    let make = {
        let designer = designer.clone();
        move |rest| {
            let Some(form) = form() else { return };
            let Ok(fields) = UrlSearchParams::new() else { return };
            let shown = shown_language(&designer).unwrap_or_default();
            for (name, value) in
                [("study", study.to_string()), ("task", task.to_string()), ("form", form), ("shown", shown)]
            {
                fields.append(name, &value);
            }
            // Replacing a timer cancels the one that waits.
            waiting.replace(Some(Timeout::new(rest, move || spawn_local(refresh(fields, locale)))));
        }
    };
    let remake = make.clone();
    listen(designer, "input", move |event| {
        if target(&event).is_some_and(|element| around(&element, FORM).is_some()) {
            make(REST);
        }
    });
    let switch = designer.clone();
    listen(designer, "click", move |event| {
        let Some(button) = target(&event).and_then(|element| around(&element, "[data-preview-language]")) else {
            return;
        };
        event.prevent_default();
        for other in all::<Element>(&switch, "[data-preview-language]") {
            let _ = other.set_attribute("aria-pressed", if other == button { "true" } else { "false" });
        }
        remake(0);
    });
}

/// The language that is chosen for the preview.
fn shown_language(designer: &HtmlElement) -> Option<String> {
    let chosen = designer.query_selector("[data-preview-language][aria-pressed='true']").ok()??;
    chosen.get_attribute("data-preview-language")
}

/// The designer's form as it would be sent.
fn form() -> Option<String> {
    let fields = FormData::new_with_form(&on_page::<HtmlFormElement>(FORM)?).ok()?;
    let encoded = UrlSearchParams::new_with_str_sequence_sequence(&fields.into()).ok()?;
    Some(encoded.to_string().into())
}

/// Shows a new preview on the page; after an error, the previous preview is kept, below the reason.
async fn refresh(fields: UrlSearchParams, locale: Locale) {
    let made = call::send("/fn/task/preview", &fields).await;
    let (html, trouble) = match made {
        Ok(Preview::Shown(html)) => (Some(html), None),
        Ok(Preview::Unfinished(reason)) => (None, Some(reason)),
        Err(problem) => (None, Some(locale.refusal(&problem))),
    };
    if let Some(place) = on_page::<HtmlElement>("[data-preview-trouble]") {
        say(Some(&place), trouble.as_deref().unwrap_or_default());
        show(Some(&place), trouble.is_some());
    }
    if let (Some(place), Some(html)) = (on_page::<Element>("[data-preview]"), html) {
        place.set_inner_html(&html);
    }
}
