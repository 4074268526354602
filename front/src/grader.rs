//! The grade of one rewrite: fields of which each change is saved at once. The card around them responds to the keys 1, 2
//! and 3.

use std::rc::Rc;

use serde::Deserialize;
use shared::{Grade, Locale, ReviewVerdict};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent, UrlSearchParams};

use crate::call;
use crate::dom::{all, all_on_page, around, document, find, listen, locale_of, on_page, say, target};

/// Takes over the grade of one rewrite.
pub fn open(place: &HtmlElement) {
    let (Some(grader), Some(card)) = (find::<HtmlElement>(place, ".grader"), around(place, "section")) else { return };
    let grader = Rc::new(grader);
    let here = Rc::clone(&grader);
    listen(&grader, "change", move |_| save(&here));
    let here = Rc::clone(&grader);
    listen(&card, "keydown", move |event| press(&here, &event));
    // Before anything has the focus, keys are for the first rewrite, as long as it has no grade.
    if find::<Element>(&card, FIRST).is_some() {
        let here = Rc::clone(&grader);
        listen(&document(), "keydown", move |event| {
            if grade(&here).is_none() && target(&event).is_some_and(|element| element.local_name() == "body") {
                press(&here, &event);
            }
        });
    }
}

/// The texts of the first rewrite without a grade.
const FIRST: &str = "#first-grade";

/// The grade that is chosen.
fn grade(grader: &Element) -> Option<Grade> {
    find::<HtmlInputElement>(grader, "[data-grade]:checked")?.value().parse().ok()
}

/// Whether the rewrite is poor, and neither a reason nor a note says why.
fn lacks_reason(grader: &Element) -> bool {
    let has_note =
        || find::<HtmlInputElement>(grader, "[data-note]").is_some_and(|note| !note.value().trim().is_empty());
    grade(grader) == Some(Grade::Poor) && find::<Element>(grader, ".chips :checked").is_none() && !has_note()
}

/// The fields of this rewrite, and those of the whole form that say whose it is.
fn fields(grader: &Element) -> Option<UrlSearchParams> {
    let fields = UrlSearchParams::new().ok()?;
    let form = around(grader, "form")?;
    let of_form = ["[name='study']", "[name='worker']"].into_iter().filter_map(|name| find(&form, name));
    for input in of_form.chain(all::<HtmlInputElement>(grader, "input")) {
        if input.checked() || !matches!(input.type_().as_str(), "radio" | "checkbox") {
            fields.append(&input.name(), &input.value());
        }
    }
    Some(fields)
}

/// Saves the grade, once it is chosen.
fn save(grader: &Rc<HtmlElement>) {
    if grade(grader).is_none() {
        return;
    }
    let Some(fields) = fields(grader) else { return };
    let (grader, locale) = (Rc::clone(grader), locale_of(grader));
    tell(&grader, locale.saving());
    spawn_local(async move {
        match call::send::<Suggested>("/fn/review/grade", &fields).await {
            Ok(suggested) => {
                let lacks_reason = lacks_reason(&grader);
                tell(&grader, if lacks_reason { locale.review_page_saved_without_reason() } else { locale.saved() });
                propose(ReviewVerdict::Accept, &suggested.accepting);
                propose(ReviewVerdict::Exclude, &suggested.excluding);
                count(locale);
            }
            Err(problem) => tell(&grader, &locale.refusal(&problem)),
        }
    });
}

/// Says below the grade what happened to it.
fn tell(grader: &Element, text: &str) {
    say(find::<HtmlElement>(grader, "[role='status']").as_ref(), text);
}

/// A digit chooses a grade, after which the grade or the first of its reasons has the focus. Enter goes to the next
/// rewrite, wherever the focus is in this one.
fn press(grader: &Rc<HtmlElement>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    if key.ctrl_key() || key.alt_key() || key.meta_key() {
        return;
    }
    if is_typing(event) {
        if key.key() == "Enter" && !key.is_composing() {
            // The form around all rewrites would press the button of the first one.
            event.prevent_default();
            // A note that has changed is saved as it loses the focus.
            next(grader);
        }
        return;
    }
    if key.key() == "Enter" && (is_choosing(event) || is_reading(event)) {
        event.prevent_default();
        save(grader);
        return next(grader);
    }
    let Some(place) = key.key().parse::<usize>().ok().and_then(|digit| digit.checked_sub(1)) else { return };
    let Some(given) = Grade::ALL.get(place) else { return };
    event.prevent_default();
    let Some(button) = find::<HtmlInputElement>(grader, &format!("[data-grade][value='{given}']")) else { return };
    button.set_checked(true);
    save(grader);
    match given {
        Grade::Excellent => focus(Some(button.into())),
        // The style sheet shows the reasons as soon as the grade is chosen.
        Grade::Acceptable | Grade::Poor => focus(find(grader, ".chips input")),
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

/// Whether the texts have the focus.
fn is_reading(event: &Event) -> bool {
    target(event).is_some_and(|element| element.class_list().contains("pilot-texts"))
}

fn input_of(event: &Event) -> Option<HtmlInputElement> {
    target(event)?.dyn_into().ok()
}

/// Moves the focus to the texts of the next rewrite, and after the last one to the decision.
fn next(grader: &Element) {
    let card = around(grader, "section");
    focus(card.and_then(|card| find(&card.next_element_sibling()?, ".pilot-texts, summary")));
}

/// Moves the focus to an element, if it is there.
fn focus(element: Option<HtmlElement>) {
    if let Some(element) = element {
        // If the browser cannot focus the element, the focus does not move.
        let _ = element.focus();
    }
}

/// The messages to the worker that fit the grades.
#[derive(Deserialize)]
struct Suggested {
    accepting: String,
    excluding: String,
}

/// Copies the message that fits the reasons into the form of this decision, unless the reviewer has changed it.
fn propose(verdict: ReviewVerdict, message: &str) {
    let field = on_page::<HtmlTextAreaElement>(&format!("#message-{verdict}"));
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
    let is_complete = |grader: &Element| grade(grader).is_some() && !lacks_reason(grader);
    let graded = all_on_page::<Element>("main .grader").iter().filter(|grader| is_complete(grader)).count();
    for place in all_on_page::<HtmlElement>("[data-graded-of]") {
        if let Some(of) = place.get_attribute("data-graded-of").and_then(|of| of.parse::<usize>().ok()) {
            say(Some(&place), &locale.review_page_n_graded(graded, of));
        }
    }
}
