//! Conditional questions, hidden until their condition is met.

use std::rc::Rc;

use shared::Decimal;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::desk::Desk;
use super::fields::is_button;
use crate::answers::OWN_WORDS;
use crate::dom::{all, around, find, listen};

/// Shows and hides questions, now and whenever an answer changes.
pub fn set_up(desk: &Rc<Desk>) {
    if find::<Element>(&desk.form, "[data-when]").is_none() {
        return;
    }
    let here = Rc::clone(desk);
    listen(&desk.form, "change", move |_| look(&here.form));
    let here = Rc::clone(desk);
    listen(&desk.form, "input", move |_| look(&here.form));
    look(&desk.form);
}

/// Checks the questions in their order: a condition on an inactive question is not met.
fn look(form: &Element) {
    for asked in all::<HtmlElement>(form, "[data-when]") {
        let wanted = asked.get_attribute("data-is").unwrap_or_default();
        let when = asked.get_attribute("data-when").unwrap_or_default();
        // The names of other questions may start in the same way.
        let own = |input: &HtmlInputElement| input.name()[when.len()..].starts_with([']', '.']);
        let mut inputs: Vec<HtmlInputElement> = all(form, &format!("input[name^='{when}']"));
        inputs.retain(own);
        asked.set_hidden(!met(&inputs, &wanted));
    }
}

/// Whether an earlier question is active and has this answer, and no reason for not answering it is given.
fn met(inputs: &[HtmlInputElement], wanted: &str) -> bool {
    let one = inputs.iter().any(|input| input.type_() == "radio");
    let given = |input: &&HtmlInputElement| {
        if is_button(input) { input.checked() } else { !one && !input.value().trim().is_empty() }
    };
    let skip = |input: &&HtmlInputElement| input.has_attribute("data-skip");
    if inputs.iter().filter(skip).any(|input| !input.value().trim().is_empty()) {
        return false;
    }
    inputs.iter().filter(|input| !skip(input) && is_asked(input)).filter(given).any(|input| {
        // An answer in the worker's own words counts like any other, wherever its input is placed.
        let value = match input.type_().as_str() {
            // Conditions name numbers in their shortest form.
            "number" => input.value().parse::<Decimal>().map(|number| number.to_string()).unwrap_or_default(),
            _ if is_button(input) => input.value(),
            _ => OWN_WORDS.to_owned(),
        };
        wanted.split(' ').any(|word| word == value.trim_end_matches(':'))
    })
}

/// Whether a part of the page belongs to an active question.
pub fn is_asked(part: &Element) -> bool {
    around(part, "[data-asked][hidden]").is_none()
}
