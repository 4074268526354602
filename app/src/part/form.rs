//! A form that keeps the typed values when it is rejected.

use std::sync::{Arc, OnceLock};

use leptos::context::Provider;
use leptos::prelude::*;

use super::spoken::spoken;
use crate::call::{Flash, flash};

/// The values that were sent from this form and rejected; fields find them in their context.
#[derive(Clone, Debug, Default)]
pub(super) struct Refused {
    flash: Option<Flash>,
    /// Whether the fields show what is stored, not what was typed.
    saved: bool,
    /// The place of the field that was rejected, once it is rendered.
    place: Arc<OnceLock<FieldPlace>>,
}

/// Where a field is on the page, and what it is called.
#[derive(Clone, Debug)]
pub struct FieldPlace {
    /// The id of the element.
    pub id: String,
    /// The label.
    pub label: String,
}

impl Refused {
    /// The error of the form around this field.
    pub(super) fn here() -> Self {
        use_context().unwrap_or_default()
    }

    /// Records where the rejected field is, so that the error at the top of the form leads to it.
    pub(super) fn is_at(&self, id: &str, label: &str) {
        let _ = self.place.set(FieldPlace { id: id.to_owned(), label: label.to_owned() });
    }

    fn typed(&self) -> Option<&Flash> {
        self.flash.as_ref().filter(|_| !self.saved)
    }

    /// The value that had been typed into a field; `None` if the form was not rejected.
    pub(super) fn value(&self, field: &str) -> Option<String> {
        let flash = self.typed()?;
        Some(flash.value(field).unwrap_or_default().to_owned())
    }

    /// Whether this value had been chosen among several of the same name; `None` if the form was not rejected.
    pub(super) fn chosen(&self, field: &str, value: &str) -> Option<bool> {
        let flash = self.typed()?;
        Some(flash.values.iter().any(|(name, sent)| name == field && sent == value))
    }

    /// The reason why this field was rejected.
    pub(super) fn reason(&self, field: &str) -> Option<String> {
        let problem = &self.flash.as_ref()?.problem;
        (problem.field() == Some(path(field).as_str())).then(|| spoken().refusal(problem))
    }
}

/// The name of a field as an error refers to it: `questions[2][points]` is `questions[2].points`.
fn path(name: &str) -> String {
    let mut parts = name.split('[');
    let mut path = parts.next().unwrap_or_default().to_owned();
    for part in parts.map(|part| part.trim_end_matches(']')) {
        if part.bytes().all(|byte| byte.is_ascii_digit()) {
            path.extend(["[", part, "]"]);
        } else {
            path.extend([".", part]);
        }
    }
    path
}

/// A form of plain inputs for a server function. After an error, the reason is shown at the top and has the focus, and
/// the fields hold the typed values.
#[component]
pub fn Form(
    /// The address of the server function: `/fn/study/create`.
    action: &'static str,
    /// Another address to which one of its buttons sends the form.
    #[prop(optional)]
    also: &'static str,
    /// A hidden field that distinguishes this form from others with the same action, such as `("token", id)`.
    #[prop(optional_no_strip, into)]
    mark: Option<(&'static str, String)>,
    /// Whether a file is sent.
    #[prop(optional)]
    multipart: bool,
    /// Its id, if buttons outside of it belong to it.
    #[prop(optional, into)]
    id: Option<String>,
    /// A CSS class: `inline` arranges fields and button in one row.
    #[prop(optional, into)]
    class: String,
    /// Whether the browser asks before what was typed and not sent is lost.
    #[prop(optional)]
    asks: bool,
    /// Whether what was typed is stored although the form was rejected: the fields hold what is stored.
    #[prop(optional)]
    saved: bool,
    /// Fields and buttons.
    children: Children,
) -> impl IntoView {
    let sent = flash().filter(|flash| {
        [action, also].contains(&flash.path.as_str())
            && mark.as_ref().is_none_or(|(name, value)| flash.value(name) == Some(value))
    });
    let refused = Refused { flash: sent.clone(), saved, place: Arc::default() };
    let place = Arc::clone(&refused.place);
    // The fields come first, because the error above them leads to the one that was rejected.
    let children = view! { <Provider value=refused>{children()}</Provider> };
    let summary = sent.map(|flash| view! { <RefusalNotice flash=flash place=place.get().cloned() /> });
    view! {
        <form
            id=id
            data-unsent=asks.then_some("")
            method="post"
            action=action
            class=format!("form {class}")
            enctype=multipart.then_some("multipart/form-data")
        >
            {summary}
            {mark.map(|(name, value)| view! { <Hidden name=name value=value /> })}
            {children}
        </form>
    }
}

/// Several inputs that an error refers to as one field, such as the grade of a rewrite: an error of the form leads to
/// them.
#[component]
pub fn FieldGroup(
    /// The name of the field, as the error refers to it.
    #[prop(into)]
    name: String,
    /// The id of the element.
    #[prop(into)]
    id: String,
    /// The label.
    #[prop(into)]
    label: String,
) -> impl IntoView {
    let refused = Refused::here();
    if refused.reason(&name).is_some() {
        refused.is_at(&id, &label);
    }
}

/// The reason why a form was rejected, with a link to the field; it has the focus.
#[component]
pub fn RefusalNotice(
    /// The rejected form.
    flash: Flash,
    /// The field that was rejected, if it is on the page.
    #[prop(optional_no_strip)]
    place: Option<FieldPlace>,
) -> impl IntoView {
    let say = spoken();
    let (title, text) = flash.words(say);
    let link = place.map(|place| {
        view! {
            <p>
                <a class="alone" href=format!("#{}", place.id)>{say.go_to_field(place.label)}</a>
            </p>
        }
    });
    view! {
        <div class="notice bad" role="alert" tabindex="-1" autofocus data-focus>
            <strong>{title}</strong>
            <p>{text}</p>
            {link}
        </div>
    }
}

/// The reason why a form was rejected that is not on the page any more, because what it was about has changed. It is named by its
/// action and its hidden field.
pub fn refusal_without_form(action: &str, (name, value): (&str, &str)) -> Option<impl IntoView + use<>> {
    let sent = flash().filter(|flash| flash.path == action && flash.value(name) == Some(value));
    sent.map(|flash| view! { <RefusalNotice flash=flash /> })
}

/// A hidden value of the form.
#[component]
pub fn Hidden(
    /// The name of the server function's parameter.
    #[prop(into)]
    name: String,
    /// Its value.
    #[prop(into)]
    value: String,
) -> impl IntoView {
    view! { <input type="hidden" name=name value=value /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_field_leads_to_its_refusal() {
        for (name, as_refused) in [
            ("title", "title"),
            ("from[task]", "from.task"),
            ("questions[12][when][question]", "questions[12].when.question"),
        ] {
            assert_eq!(path(name), as_refused);
        }
    }
}
