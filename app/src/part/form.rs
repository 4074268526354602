//! A form that keeps the typed values when it is rejected.

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
}

impl Refused {
    /// The error of the form around this field.
    pub(super) fn here() -> Self {
        use_context().unwrap_or_default()
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
        flash.path == action && mark.as_ref().is_none_or(|(name, value)| flash.value(name) == Some(value))
    });
    let summary = sent.clone().map(|flash| view! { <RefusalNotice flash=flash /> });
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
            <Provider value=Refused { flash: sent, saved }>{children()}</Provider>
        </form>
    }
}

/// The reason why a form was rejected; it has the focus.
#[component]
pub fn RefusalNotice(
    /// The rejected form.
    flash: Flash,
) -> impl IntoView {
    let (title, text) = flash.words(spoken());
    view! {
        <div class="notice bad" role="alert" tabindex="-1" autofocus data-focus>
            <strong>{title}</strong>
            <p>{text}</p>
        </div>
    }
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
