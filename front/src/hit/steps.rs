//! One item at a time: back, next, progress.

use std::rc::Rc;

use web_sys::{
    Element, HtmlButtonElement, HtmlElement, HtmlInputElement, HtmlProgressElement, HtmlSelectElement,
    HtmlTextAreaElement,
};

use super::conditions::is_asked;
use super::desk::Desk;
use crate::dom::{all, around, find, listen, say};

/// Shows the first item that has no answer yet.
pub fn set_up(desk: &Rc<Desk>) {
    for (selector, by) in [("[data-back]", -1), ("[data-forward]", 1)] {
        if let Some(button) = find::<HtmlElement>(&desk.form, selector) {
            let here = Rc::clone(desk);
            listen(&button, "click", move |_| {
                go(&here, by);
            });
        }
    }
    let here = Rc::clone(desk);
    listen(&desk.form, "change", move |_| count(&here));
    show(desk, first_open(desk).unwrap_or(0));
}

/// Moves forward or back by this number of items, if that item exists. Returns whether it does.
pub fn go(desk: &Desk, by: isize) -> bool {
    if desk.by_page {
        let button = if by > 0 { "[data-steps-next]" } else { "[data-steps-back]" };
        return find::<HtmlButtonElement>(&desk.form, button).is_some_and(|button| {
            let is_there = !button.hidden();
            button.click();
            is_there
        });
    }
    let to = desk.step.get().checked_add_signed(by).filter(|to| *to < desk.items().len());
    if let Some(to) = to {
        show(desk, to);
        if let Some(item) = desk.item() {
            item.scroll_into_view_with_bool(true);
            begin(&item);
        }
    }
    to.is_some()
}

/// Shows an item.
pub fn show(desk: &Desk, index: usize) {
    let items = desk.items();
    for (place, item) in items.iter().enumerate() {
        let _ = item.class_list().toggle_with_force("current", place == index);
    }
    desk.step.set(index);
    let _ = desk.form.class_list().toggle_with_force("at-last", index + 1 >= items.len());
    if let Some(back) = find::<HtmlButtonElement>(&desk.form, "[data-back]") {
        back.set_disabled(index == 0);
    }
    count(desk);
}

/// The first item with a question that has no answer.
pub fn first_open(desk: &Desk) -> Option<usize> {
    desk.items().iter().position(|item| !answered(item))
}

/// Moves the keyboard focus to the answer field; digits need no focus, so a scale gets none.
fn begin(item: &Element) {
    if let Some(area) = find::<HtmlTextAreaElement>(item, "[data-rewrite]") {
        let _ = area.focus();
    } else if let Some(card) = find::<HtmlElement>(item, "[data-card]") {
        let _ = card.focus();
    } else if let Some(focused) =
        crate::dom::focused().and_then(|element| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(element).ok())
    {
        let _ = focused.blur();
    }
}

/// Shows the progress: the current item, and the number of completed items.
fn count(desk: &Desk) {
    let items = desk.items();
    if items.len() < 2 {
        return;
    }
    let text = desk.locale.n_of(desk.step.get() + 1, items.len());
    say(find::<HtmlElement>(&desk.form, "[data-count]").as_ref(), &text);
    if let Some(bar) = find::<HtmlProgressElement>(&desk.form, "[data-progress]") {
        #[expect(clippy::cast_precision_loss, reason = "a hit has at most a hundred items")]
        bar.set_value(items.iter().filter(|item| answered(item)).count() as f64);
    }
}

/// Whether every required question of an item is answered.
pub fn answered(item: &Element) -> bool {
    let scales = all::<Element>(item, "[data-scale][data-required]");
    let places = all::<HtmlSelectElement>(item, "[data-required] [data-place]");
    let texts = all::<HtmlTextAreaElement>(item, "[data-required] textarea");
    let picks = all::<Element>(item, "[data-pick][data-required]");
    let sliders = all::<Element>(item, "[data-slider][data-required]");
    let picked = |pick: &Element| {
        let words = find::<HtmlInputElement>(pick, "input[type='text']").map(|input| input.value());
        find::<HtmlInputElement>(pick, "input:checked").is_some() || words.is_some_and(|words| !words.trim().is_empty())
    };
    scales.iter().all(|scale| find::<HtmlInputElement>(scale, "input:checked").is_some() || skipped(scale))
        && sliders.iter().all(|slider| super::slider::is_answered(slider) || skipped(slider))
        && picks.iter().all(|pick| picked(pick) || skipped(pick))
        && places.iter().all(|place| !place.value().is_empty() || skipped(place))
        && texts.iter().all(|text| !text.value().trim().is_empty() || skipped(text))
}

/// Whether a question needs no answer: it is not active, or a reason for not answering it is given.
pub fn skipped(part: &Element) -> bool {
    let asked = around(part, "[data-asked]");
    let reason = asked.and_then(|asked| find::<HtmlInputElement>(&asked, "[data-skip]"));
    !is_asked(part) || reason.is_some_and(|reason| !reason.value().trim().is_empty())
}
