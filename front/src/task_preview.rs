//! The designer's preview follows what is typed.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use serde::{Deserialize, Serialize};
use shared::Locale;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, Event, FormData, HtmlElement, HtmlFormElement, UrlSearchParams};

use crate::call;
use crate::dom::{listen, locale_of, on_page, say, show, target};
use crate::island::TaskPreview;

/// The time without a key press before the preview is made again, in milliseconds.
const REST: u32 = 400;

/// The preview of the designer's form in its current state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Preview {
    /// As HTML.
    Shown(String),
    /// No preview yet, with the reason: this is normal while the form is being filled in, and therefore not an error.
    Unfinished(String),
}

/// Makes the preview again whenever typing pauses.
pub fn open(designer: &HtmlElement, TaskPreview { study, task }: TaskPreview) {
    let locale = locale_of(designer);
    let waiting = RefCell::new(None::<Timeout>);
    listen(designer, "input", move |event| {
        let Some(form) = form_of(&event) else { return };
        let Ok(fields) = UrlSearchParams::new() else { return };
        for (name, value) in [("study", study.to_string()), ("task", task.to_string()), ("form", form)] {
            fields.append(name, &value);
        }
        // Replacing a timer cancels the one that waits.
        waiting.replace(Some(Timeout::new(REST, move || spawn_local(refresh(fields, locale)))));
    });
}

/// The designer's form as it would be sent, if the event comes from this form.
fn form_of(event: &Event) -> Option<String> {
    let form = target(event)?.closest("form[action='/fn/task/edit']").ok()??;
    let fields = FormData::new_with_form(&form.dyn_into::<HtmlFormElement>().ok()?).ok()?;
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
