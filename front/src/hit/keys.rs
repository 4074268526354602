//! The keyboard: everything on the page without a mouse.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, KeyboardEvent};

use super::conditions::is_asked;
use super::desk::Desk;
use super::digits::{Digits, PATIENCE, Press};
use super::fields::is_button;
use super::{ranking, slider, steps, submit};
use crate::dom::{all, around, clock, document, find, focused, later, listen, on_page, say, show, target};

/// The questions that keys answer wherever the focus is.
const KEYED: &str = "[data-scale], [data-pick], [data-slider]";

/// Listens to the keyboard.
pub fn set_up(desk: &Rc<Desk>) {
    let digits = Rc::new(RefCell::new(Digits::default()));
    let desk = Rc::clone(desk);
    listen(&document(), "keydown", move |event| {
        let Ok(event) = event.dyn_into::<KeyboardEvent>() else { return };
        if !event.default_prevented() && !event.is_composing() && press(&desk, &digits, &event) {
            event.prevent_default();
        }
    });
}

/// Carries out the action of a key. Returns whether it had any effect.
fn press(desk: &Rc<Desk>, digits: &Rc<RefCell<Digits>>, event: &KeyboardEvent) -> bool {
    let (key, command) = (event.key(), event.ctrl_key() || event.meta_key());
    let at = target(event).map(|element| element.local_name()).unwrap_or_default();
    let writing = at == "textarea" || target(event).is_some_and(|element| is_text_input(&element));
    let on_slider = target(event).is_some_and(|element| around(&element, "[data-slider]").is_some());
    let covered = on_page::<Element>("[popover]:popover-open").is_some() && !matches!(key.as_str(), "i" | "I" | "?");
    if event.alt_key() || covered || on_page::<Element>("dialog[open]").is_some() {
        return false;
    }
    match key.as_str() {
        "Enter" if matches!(at.as_str(), "button" | "a" | "summary") => false,
        "Enter" if writing && !on_slider && !command && !event.shift_key() => false,
        "Enter" if event.shift_key() && !writing => steps::go(desk, -1),
        "Enter" if event.shift_key() => false,
        // A key that is held answers no more than the hit for which it was pressed.
        "Enter" if event.repeat() => true,
        "Enter" => {
            if !steps::go(desk, 1) {
                submit::ask(desk);
            }
            true
        }
        _ if writing || command => false,
        "i" | "I" => press_button("[popovertarget='instructions']"),
        "?" => press_button("[popovertarget='keys']"),
        "ArrowUp" | "ArrowDown" if ranking::focused_card().is_some() => ranking::step(desk, key == "ArrowUp"),
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => enter_scale(desk),
        _ if at == "select" => false,
        _ => answer(desk, digits, &key),
    }
}

fn is_text_input(element: &Element) -> bool {
    element.dyn_ref::<HtmlInputElement>().is_some_and(|input| !is_button(input))
}

fn press_button(selector: &str) -> bool {
    on_page::<HtmlElement>(selector).is_some_and(|button| {
        button.click();
        true
    })
}

/// A digit or a minus: places the chosen card, or answers the scale.
fn answer(desk: &Rc<Desk>, digits: &Rc<RefCell<Digits>>, key: &str) -> bool {
    if let (Some(card), Ok(place)) = (ranking::focused_card(), key.parse::<usize>()) {
        return ranking::put(desk, &card, place);
    }
    let Some(scale) = question_at_hand(desk) else { return false };
    if scale.has_attribute("data-pick") {
        return pick(desk, &scale, key);
    }
    if scale.has_attribute("data-slider") {
        // The key that is pressed is then typed into the field.
        if key.parse::<u8>().is_ok() || matches!(key, "-" | "." | ",") {
            let _ = slider::field(&scale).map(|field| field.focus());
        }
        return false;
    }
    let points: Vec<i64> = radios(&scale).iter().filter_map(|radio| radio.value().parse().ok()).collect();
    let now = clock();
    let press = digits.borrow_mut().press(key, now, &points);
    match press {
        Press::Nothing => return false,
        Press::Waiting => {
            pending(desk, desk.locale.minus_and_digit());
            let (desk, digits) = (Rc::clone(desk), Rc::clone(digits));
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small positive constant")]
            let patience = Duration::from_millis(PATIENCE as u64);
            let forget = move || {
                // A status about a later key is kept.
                if digits.borrow_mut().forget(now) {
                    pending(&desk, "");
                }
            };
            later(patience, forget).forget();
        }
        Press::Choose(point) => {
            pending(desk, "");
            choose(&scale, point);
        }
        Press::NoSuchPoint(point) => pending(desk, &desk.locale.no_such_point(point)),
    }
    true
}

/// Has exactly the effect of a click on the answer with this key, then moves the focus to the next question.
fn pick(desk: &Desk, question: &Element, key: &str) -> bool {
    let wanted = key.to_lowercase();
    let has = |input: &HtmlInputElement| {
        input.get_attribute("data-key").is_some_and(|keys| keys.split(' ').any(|key| key == wanted))
    };
    let Some(input) = all::<HtmlInputElement>(question, "input[data-key]").into_iter().find(has) else { return false };
    let _ = input.focus();
    input.click();
    // A number is typed, also where the slider itself comes first.
    let begin = |next: Element| find::<HtmlElement>(&next, "input[type='number']").or_else(|| find(&next, "input"));
    if input.type_() == "radio"
        && let Some(first) = first_open(desk).and_then(begin)
    {
        let _ = first.focus();
    }
    true
}

/// Has exactly the effect of a click on the point.
fn choose(scale: &Element, point: i64) {
    let value = point.to_string();
    if let Some(radio) = radios(scale).into_iter().find(|radio| radio.value() == value) {
        let _ = radio.focus();
        radio.click();
    }
}

fn radios(scale: &Element) -> Vec<HtmlInputElement> {
    all(scale, "input[type='radio']")
}

/// The questions of the item that keys answer.
fn keyed(desk: &Desk) -> Vec<Element> {
    let mut all: Vec<Element> = desk.item().map(|item| all(&item, KEYED)).unwrap_or_default();
    all.retain(is_asked);
    all
}

/// The first of them without an answer.
fn first_open(desk: &Desk) -> Option<Element> {
    let open = |question: &Element| {
        find::<Element>(question, "input:checked").is_none()
            && !slider::is_answered(question)
            && !steps::skipped(question)
    };
    keyed(desk).into_iter().find(open)
}

/// The question that has the focus, otherwise the first unanswered question of the item, otherwise its last question.
fn question_at_hand(desk: &Desk) -> Option<Element> {
    let item = desk.item()?;
    let here = focused().and_then(|element| around(&element, KEYED));
    here.filter(|question| item.contains(Some(question))).or_else(|| first_open(desk)).or_else(|| keyed(desk).pop())
}

/// Moves the focus into the scale, so that the arrow keys work as in any radio group.
fn enter_scale(desk: &Desk) -> bool {
    let inside = focused()
        .is_some_and(|element| around(&element, "[data-scale], [data-pick], [data-slider], [data-card]").is_some());
    let Some(scale) = question_at_hand(desk).filter(|_| !inside) else { return false };
    let chosen = find::<HtmlInputElement>(&scale, "input:checked, input[type='range']");
    let chosen = chosen.or_else(|| radios(&scale).into_iter().next());
    chosen.is_some_and(|radio| radio.focus().is_ok())
}

/// Shows which key is waiting for another key.
fn pending(desk: &Desk, text: &str) {
    let element = find::<HtmlElement>(&desk.form, "[data-pending]");
    say(element.as_ref(), text);
    show(element.as_ref(), !text.is_empty());
}
