//! Choices that are all in view: radio buttons and check boxes.

use leptos::prelude::*;

use super::field::{Choice, id_of};
use super::form::Refused;

/// A group of radio buttons: a single choice, with all choices visible.
#[component]
pub fn Radios(
    /// The name of the server function's parameter.
    #[prop(into)]
    name: String,
    /// The label.
    #[prop(into)]
    label: String,
    /// The choices.
    choices: Vec<Choice>,
    /// The value chosen before anything is touched; empty for none.
    #[prop(optional, into)]
    value: String,
    /// A sentence below.
    #[prop(optional, into)]
    hint: String,
    /// Whether a choice is required.
    #[prop(optional)]
    required: bool,
    /// Its id, if the page contains several groups of this name.
    #[prop(optional, into)]
    id: Option<String>,
) -> impl IntoView {
    let value = Refused::here().value(&name).unwrap_or(value);
    let each = move |name: &str, choice: Choice| {
        let checked = choice.value == value;
        option(name, "radio", choice, checked, required)
    };
    group((id_of(id, &name), name), label, hint, choices, each)
}

/// Any of a few, all in view; each is sent under the same name.
#[component]
pub fn Checks(
    /// The name of the server function's parameter.
    #[prop(into)]
    name: String,
    /// The label.
    #[prop(into)]
    label: String,
    /// The choices.
    choices: Vec<Choice>,
    /// The values chosen before anything is touched.
    #[prop(optional)]
    values: Vec<String>,
    /// A sentence below.
    #[prop(optional, into)]
    hint: String,
) -> impl IntoView {
    let refused = Refused::here();
    let each = move |name: &str, choice: Choice| {
        let field = name.trim_end_matches("[]");
        let sent = refused.chosen(name, &choice.value).or_else(|| refused.chosen(field, &choice.value));
        let checked = sent.unwrap_or_else(|| values.contains(&choice.value));
        option(name, "checkbox", choice, checked, false)
    };
    group((name.clone(), name), label, hint, choices, each)
}

/// Yes or no.
#[component]
pub fn Check(
    /// The name of the server function's parameter.
    #[prop(into)]
    name: String,
    /// The label: the statement that a tick confirms.
    #[prop(into)]
    label: String,
    /// A hint next to it.
    #[prop(optional, into)]
    hint: String,
    /// Whether it is ticked initially.
    #[prop(optional)]
    checked: bool,
    /// The value that is sent if it is ticked; `on` by default. Otherwise, nothing is sent.
    #[prop(default = "on")]
    value: &'static str,
    /// Whether it must be ticked.
    #[prop(optional)]
    required: bool,
) -> impl IntoView {
    let refused = Refused::here();
    let checked = refused.chosen(&name, value).unwrap_or(checked);
    let reason = refused.reason(&name);
    view! {
        <div class="field">
            {option(&name, "checkbox", Choice::new(value, label).hint(hint), checked, required)}
            {reason.map(|reason| view! { <p class="reason">{reason}</p> })}
        </div>
    }
}

fn group(
    (id, name): (String, String),
    label: String,
    hint: String,
    choices: Vec<Choice>,
    each: impl Fn(&str, Choice) -> AnyView,
) -> impl IntoView {
    let reason = Refused::here().reason(name.trim_end_matches("[]"));
    let choices: Vec<AnyView> = choices.into_iter().map(|choice| each(&name, choice)).collect();
    let is_refused = reason.is_some();
    if is_refused {
        Refused::here().is_at(&id, &label);
    }
    view! {
        <fieldset class="field" class:refused=is_refused id=id>
            <legend>{label}</legend>
            {choices}
            {(!hint.is_empty()).then(|| view! { <p class="hint">{hint}</p> })}
            {reason.map(|reason| view! { <p class="reason">{reason}</p> })}
        </fieldset>
    }
}

fn option(name: &str, kind: &'static str, choice: Choice, checked: bool, required: bool) -> AnyView {
    view! {
        <label class="option">
            <input type=kind name=name.to_owned() value=choice.value checked=checked required=required />
            <span>
                {choice.label}
                {(!choice.hint.is_empty()).then(|| view! { <small>{choice.hint}</small> })}
            </span>
        </label>
    }
    .into_any()
}
