//! The grade of one rewrite: a form of which each change is saved at once, and which responds to the keys 1, 2 and 3.

use std::rc::Rc;

use shared::{Grade, ReviewVerdict};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    Element, Event, FormData, HtmlElement, HtmlFormElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent,
    UrlSearchParams,
};

use crate::call;
use crate::dom::{all_on_page, find, listen, locale_of, on_page, say, show, target};

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
    listen(&form, "change", move |_| {
        show_reasons(&here);
        save(&here);
    });
    let here = Rc::clone(&form);
    listen(&form, "keydown", move |event| press(&here, &event));
}

/// The grade that is chosen.
fn grade(form: &Element) -> Option<Grade> {
    find::<HtmlInputElement>(form, "[name='grade']:checked")?.value().parse().ok()
}

/// The reasons are asked for unless the rewrite is excellent.
fn show_reasons(form: &Element) {
    show(find::<HtmlElement>(form, ".chips").as_ref(), grade(form) != Some(Grade::Excellent));
}

/// Saves the form, once there is a grade.
fn save(form: &Rc<HtmlFormElement>) {
    if grade(form).is_none() {
        return;
    }
    let fields = FormData::new_with_form(form)
        .and_then(|fields| UrlSearchParams::new_with_str_sequence_sequence(&fields.into()));
    let Ok(fields) = fields else { return };
    let form = Rc::clone(form);
    let locale = locale_of(&form);
    let tell = move |text: &str| say(find::<HtmlElement>(&form, "[role='status']").as_ref(), text);
    tell("Saving…");
    spawn_local(async move {
        match call::send::<String>("/fn/review/grade", &fields).await {
            Ok(message) => {
                tell("Saved");
                propose(&message);
                count();
            }
            Err(problem) => tell(&locale.refusal(&problem)),
        }
    });
}

/// A digit chooses a grade; after the best one, the next rewrite is next.
fn press(form: &Rc<HtmlFormElement>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    if key.ctrl_key() || key.alt_key() || key.meta_key() || is_typing(event) {
        return;
    }
    let Some(place) = key.key().parse::<usize>().ok().and_then(|digit| digit.checked_sub(1)) else { return };
    let Some(given) = Grade::ALL.get(place) else { return };
    event.prevent_default();
    if let Some(button) = find::<HtmlInputElement>(form, &format!("[name='grade'][value='{given}']")) {
        button.set_checked(true);
        show_reasons(form);
        save(form);
    }
    if *given == Grade::Excellent {
        next(form);
    }
}

/// Whether the key press belongs to a text that is being typed.
fn is_typing(event: &Event) -> bool {
    let input = target(event).and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    input.is_some_and(|input| input.type_() == "text")
}

/// Moves the focus to the grader of the next rewrite, if there is a next rewrite.
fn next(form: &Element) {
    let card = form.closest("section").ok().flatten();
    let grader = card.and_then(|card| find::<HtmlElement>(&card.next_element_sibling()?, ".grader"));
    if let Some(grader) = grader {
        // If the browser cannot focus the element, the focus does not move.
        let _ = grader.focus();
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

/// Updates the number of graded rewrites in the queue and in the decision form.
fn count() {
    let graded = all_on_page::<Element>("main .grader [name='grade']:checked").len().to_string();
    for place in all_on_page::<HtmlElement>("[data-graded]") {
        say(Some(&place), &graded);
    }
}
