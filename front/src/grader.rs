//! The grade of one rewrite: a form of which each change is saved at once, and which responds to the keys 1, 2 and 3.

use std::rc::Rc;

use shared::{Grade, Locale, ReviewVerdict};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    Element, Event, FormData, HtmlElement, HtmlFormElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent,
    UrlSearchParams,
};

use crate::call;
use crate::dom::{all_on_page, find, listen, locale_of, on_page, say, target};

/// Takes over the form.
pub fn open(place: &HtmlElement) {
    let Some(form) = find::<HtmlFormElement>(place, "form") else { return };
    let form = Rc::new(form);
    let here = Rc::clone(&form);
    listen(&form, "submit", move |event| {
        event.prevent_default();
        save(&here);
    });
    let here = Rc::clone(&form);
    listen(&form, "change", move |_| save(&here));
    let here = Rc::clone(&form);
    listen(&form, "keydown", move |event| press(&here, &event));
}

/// The grade that is chosen.
fn grade(form: &Element) -> Option<Grade> {
    find::<HtmlInputElement>(form, "[name='grade']:checked")?.value().parse().ok()
}

/// Whether the rewrite is poor, and neither a reason nor a note says why.
fn lacks_reason(form: &Element) -> bool {
    let has_note =
        || find::<HtmlInputElement>(form, "[name='note']").is_some_and(|note| !note.value().trim().is_empty());
    grade(form) == Some(Grade::Poor) && find::<Element>(form, ".chips :checked").is_none() && !has_note()
}

/// Saves the form, once there is a grade.
fn save(form: &Rc<HtmlFormElement>) {
    if grade(form).is_none() {
        return;
    }
    let fields = FormData::new_with_form(form)
        .and_then(|fields| UrlSearchParams::new_with_str_sequence_sequence(&fields.into()));
    let Ok(fields) = fields else { return };
    let (form, locale) = (Rc::clone(form), locale_of(form));
    tell(&form, locale.saving());
    spawn_local(async move {
        match call::send::<String>("/fn/review/grade", &fields).await {
            Ok(message) => {
                let lacks_reason = lacks_reason(&form);
                tell(&form, if lacks_reason { locale.review_page_saved_without_reason() } else { locale.saved() });
                propose(&message);
                count(locale);
            }
            Err(problem) => tell(&form, &locale.refusal(&problem)),
        }
    });
}

/// Says below the form what happened to it.
fn tell(form: &Element, text: &str) {
    say(find::<HtmlElement>(form, "[role='status']").as_ref(), text);
}

/// A digit chooses a grade: after the best one, the next rewrite has the focus, and after the others the first reason.
/// Enter on a grade or a reason goes to the next rewrite.
fn press(form: &Rc<HtmlFormElement>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    if key.ctrl_key() || key.alt_key() || key.meta_key() || is_typing(event) {
        return;
    }
    if key.key() == "Enter" && is_choosing(event) {
        event.prevent_default();
        save(form);
        return next(form);
    }
    let Some(place) = key.key().parse::<usize>().ok().and_then(|digit| digit.checked_sub(1)) else { return };
    let Some(given) = Grade::ALL.get(place) else { return };
    event.prevent_default();
    if let Some(button) = find::<HtmlInputElement>(form, &format!("[name='grade'][value='{given}']")) {
        button.set_checked(true);
        save(form);
    }
    match given {
        Grade::Excellent => next(form),
        // The style sheet shows the reasons as soon as the grade is chosen.
        Grade::Acceptable | Grade::Poor => focus(find(form, ".chips input")),
    }
}

/// Whether the key press belongs to a text that is being typed.
fn is_typing(event: &Event) -> bool {
    input_of(event).is_some_and(|input| input.type_() == "text")
}

/// Whether the key press belongs to a grade or a reason.
fn is_choosing(event: &Event) -> bool {
    input_of(event).is_some_and(|input| matches!(input.type_().as_str(), "radio" | "checkbox"))
}

fn input_of(event: &Event) -> Option<HtmlInputElement> {
    target(event)?.dyn_into().ok()
}

/// Moves the focus to the grader of the next rewrite, if there is a next rewrite.
fn next(form: &Element) {
    let card = form.closest("section").ok().flatten();
    focus(card.and_then(|card| find(&card.next_element_sibling()?, ".grader")));
}

/// Moves the focus to an element, if it is there.
fn focus(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // If the browser cannot focus the element, the focus does not move.
        let _ = element.focus();
    }
}

/// Copies the message that fits the reasons into the decision form, unless the reviewer has changed it.
fn propose(message: &str) {
    let field = on_page::<HtmlTextAreaElement>(&format!("#message-{}", ReviewVerdict::Exclude));
    let is_untouched =
        |field: &HtmlTextAreaElement| field.default_value().is_ok_and(|proposed| proposed == field.value());
    if let Some(field) = field.filter(is_untouched) {
        // Both, so that a field the browser has touched once still counts as unchanged.
        let _ = field.set_default_value(message);
        field.set_value(message);
    }
}

/// Updates the number of graded rewrites in the queue and in the bar of the decision.
fn count(locale: Locale) {
    let graded = all_on_page::<Element>("main .grader [name='grade']:checked").len();
    for place in all_on_page::<HtmlElement>("[data-graded-of]") {
        if let Some(of) = place.get_attribute("data-graded-of").and_then(|of| of.parse::<usize>().ok()) {
            say(Some(&place), &locale.review_page_n_graded(graded, of));
        }
    }
}
