//! Sliders: what scripts add to the field of a number. The slider has no position until there is a number.

use shared::Decimal;
use web_sys::{Element, Event, EventInit, HtmlElement, HtmlInputElement};

use crate::dom::{all, find, listen};

/// The slider and its field for the number.
fn parts(slider: &Element) -> Option<(HtmlInputElement, HtmlInputElement)> {
    Some((find(slider, "input[type='range']")?, field(slider)?))
}

/// The field that holds the number.
pub fn field(slider: &Element) -> Option<HtmlInputElement> {
    find(slider, "input[type='number']")
}

/// Whether a number was chosen.
pub fn is_answered(slider: &Element) -> bool {
    field(slider).is_some_and(|field| !field.value().trim().is_empty())
}

/// Listens to every slider of the form.
pub fn set_up(form: &Element) {
    for slider in all::<Element>(form, "[data-slider]") {
        let Some((range, number)) = parts(&slider) else { continue };
        for event in ["input", "change", "click"] {
            let (slider, from, to) = (slider.clone(), range.clone(), number.clone());
            listen(&range, event, move |event| {
                let name = event.type_();
                // A click on the position where a slider without a number is drawn does not move it, but counts as an
                // answer.
                if name != "click" || from.has_attribute("data-unset") {
                    to.set_value(&from.value());
                    draw(&slider);
                    tell(&to, if name == "input" { "input" } else { "change" });
                }
            });
        }
        let here = slider.clone();
        listen(&number, "input", move |_| draw(&here));
        if let Some(clear) = find::<HtmlElement>(&slider, "[data-clear]") {
            let (slider, number) = (slider.clone(), number.clone());
            listen(&clear, "click", move |_| {
                number.set_value("");
                draw(&slider);
                tell(&number, "change");
                let _ = number.focus();
            });
        }
        draw(&slider);
    }
}

/// Draws every slider at its number.
pub fn draw_all(form: &Element) {
    all::<Element>(form, "[data-slider]").iter().for_each(draw);
}

/// Moves the slider to its number; without a number it has no thumb, and screen readers announce that it has no value.
fn draw(slider: &Element) {
    let Some((range, number)) = parts(slider) else { return };
    let value = number.value();
    if value.trim().is_empty() {
        let _ = range.set_attribute("data-unset", "");
        let none = range.get_attribute("data-none").unwrap_or_default();
        let _ = range.set_attribute("aria-valuetext", &none);
        return;
    }
    let _ = range.remove_attribute("data-unset");
    range.set_value(&value);
    let _ = range.set_attribute("aria-valuetext", &spoken(slider, &value));
}

/// The number and the words of the anchor nearest to it.
fn spoken(slider: &Element, value: &str) -> String {
    let Ok(at) = value.parse::<Decimal>() else { return value.to_owned() };
    let distance = |anchor: &Element| Some(anchor.get_attribute("data-at")?.parse::<Decimal>().ok()?.distance(at));
    let mut anchors = all::<Element>(slider, "[data-at]");
    anchors.retain(|anchor| distance(anchor).is_some());
    let words = anchors
        .iter()
        .min_by_key(|anchor| distance(anchor))
        .and_then(|anchor| find::<Element>(anchor, "[lang]")?.text_content())
        .unwrap_or_default();
    format!("{value}, {}", words.trim())
}

/// Notifies the rest of the page that a number has changed, as typing it does.
fn tell(number: &HtmlInputElement, name: &str) {
    let init = EventInit::new();
    init.set_bubbles(true);
    if let Ok(event) = Event::new_with_event_init_dict(name, &init) {
        let _ = number.dispatch_event(&event);
    }
}
