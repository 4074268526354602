//! The fields of the form: reading and changing their values.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlFormElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use crate::answers::{Fields, key_of, name};
use crate::dom::all;

/// The current values of all answer fields, including empty ones, so that a withdrawn answer is a change.
pub fn values(form: &HtmlFormElement) -> Fields {
    let mut fields = Fields::new();
    for element in all::<Element>(form, "[name^='answers[']") {
        if let Some((key, value)) = value(&element) {
            let held = fields.entry(key).or_default();
            if !value.is_empty() {
                *held = value;
            }
        }
    }
    fields
}

fn value(element: &Element) -> Option<(String, String)> {
    let key = key_of(&element.get_attribute("name")?)?.to_owned();
    let value = if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        if !is_button(input) || input.checked() { input.value() } else { String::new() }
    } else if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
        area.value()
    } else {
        element.dyn_ref::<HtmlSelectElement>()?.value()
    };
    Some((key, value))
}

/// Whether an input is a button rather than a text field.
pub fn is_button(input: &HtmlInputElement) -> bool {
    matches!(input.type_().as_str(), "radio" | "checkbox")
}

/// Writes values into their fields, as if the worker had entered them.
pub fn put(form: &HtmlFormElement, fields: &Fields) {
    for (key, value) in fields {
        for element in all::<Element>(form, &format!("[name='{}']", name(key))) {
            if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
                if is_button(input) {
                    input.set_checked(input.value() == *value);
                } else if input.value() != *value {
                    input.set_value(value);
                }
            } else if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
                if area.value() != *value {
                    area.set_value(value);
                }
            } else if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
                select.set_value(value);
            }
        }
    }
    super::slider::draw_all(form);
}
