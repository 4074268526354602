//! The designer's preview follows what is typed.

use leptos::prelude::*;
use shared::{StudyId, TaskId};

#[cfg(feature = "hydrate")]
use super::hit::dom::{on_page, say, show};
#[cfg(feature = "hydrate")]
use crate::call::Preview;

/// The time without a key press before the preview is rendered again, in milliseconds.
#[cfg(feature = "hydrate")]
const REST: u64 = 400;

/// The designer inside it works without this; with it, the preview is rendered again whenever typing pauses.
#[island]
pub fn TaskPreview(
    /// The study.
    study: StudyId,
    /// The task.
    task: TaskId,
    /// The designer.
    children: Children,
) -> impl IntoView {
    #[cfg(feature = "hydrate")]
    let follow = {
        let waiting = StoredValue::new(None::<TimeoutHandle>);
        move |event: leptos::ev::Event| {
            if let Some(handle) = waiting.get_value() {
                handle.clear();
            }
            let Some(form) = form_of(&event) else { return };
            let make = move || leptos::task::spawn_local(refresh(study, task, form));
            waiting.set_value(set_timeout_with_handle(make, std::time::Duration::from_millis(REST)).ok());
        }
    };
    #[cfg(not(feature = "hydrate"))]
    let follow = move |_: leptos::ev::Event| {
        let _ = (study, task);
    };
    view! { <div on:input=follow>{children()}</div> }
}

/// The designer's form as it would be sent, if the event comes from this form.
#[cfg(feature = "hydrate")]
fn form_of(event: &leptos::ev::Event) -> Option<String> {
    use wasm_bindgen::JsCast as _;
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let form: web_sys::HtmlFormElement = target.closest("form[action='/fn/task/edit']").ok()??.dyn_into().ok()?;
    let fields = web_sys::FormData::new_with_form(&form).ok()?;
    let encoded = web_sys::UrlSearchParams::new_with_str_sequence_sequence(&fields.into()).ok()?;
    Some(String::from(encoded.to_string()))
}

/// Shows a new preview on the page; after an error, the previous preview is kept, below the reason.
#[cfg(feature = "hydrate")]
async fn refresh(study: StudyId, task: TaskId, form: String) {
    let made = crate::call::preview_task(study, task, form).await;
    let (html, trouble) = match made {
        Ok(Preview::Shown(html)) => (Some(html), None),
        Ok(Preview::Unfinished(reason)) => (None, Some(reason)),
        Err(problem) => (None, Some(problem.to_string())),
    };
    if let Some(place) = on_page::<web_sys::HtmlElement>("[data-preview-trouble]") {
        say(Some(&place), trouble.as_deref().unwrap_or_default());
        show(Some(&place), trouble.is_some());
    }
    if let (Some(place), Some(html)) = (on_page::<web_sys::Element>("[data-preview]"), html) {
        place.set_inner_html(&html);
    }
}
