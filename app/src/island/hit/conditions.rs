//! Questions that are asked on certain answers only: hidden until then.

use std::rc::Rc;

use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::desk::Desk;
use super::dom::{all, around, find, listen};
use super::fields::is_button;

/// Shows and hides, now and whenever something is given.
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

/// Goes through the questions in their order: a condition on a question that is not asked is not met.
fn look(form: &Element) {
    for asked in all::<HtmlElement>(form, "[data-when]") {
        let wanted = asked.get_attribute("data-is").unwrap_or_default();
        let when = asked.get_attribute("data-when").unwrap_or_default();
        let inputs: Vec<HtmlInputElement> = all(form, &format!("input[name^='{when}']"));
        // The names of other questions may begin alike.
        let own = |input: &&HtmlInputElement| input.name()[when.len()..].starts_with([']', '.']);
        let met = inputs.iter().filter(own).any(|input| is_asked(input) && holds(input, &wanted));
        asked.set_hidden(!met);
    }
}

/// Whether a part of the page belongs to a question that is asked.
pub fn is_asked(part: &Element) -> bool {
    around(part, "[data-asked][hidden]").is_none()
}

fn holds(input: &HtmlInputElement, wanted: &str) -> bool {
    let given = if is_button(input) { input.checked() } else { !input.value().trim().is_empty() };
    let value = if is_button(input) { input.value() } else { "other".to_owned() };
    let value = value.trim_end_matches(':');
    given && !input.has_attribute("data-skip") && wanted.split(' ').any(|word| word == value)
}
