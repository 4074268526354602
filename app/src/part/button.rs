//! Buttons: the label says what a button does.

use leptos::prelude::*;

/// The visual weight of an action on its page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// The main action of the page.
    #[default]
    Main,
    /// A secondary action.
    Plain,
    /// A destructive action.
    Bad,
    /// As light as a link.
    Quiet,
}

impl Look {
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Main => "button main",
            Self::Plain => "button",
            Self::Bad => "button bad",
            Self::Quiet => "button quiet",
        }
    }
}

/// Sends the form around it.
#[component]
pub fn SubmitButton(
    /// The label: a verb and its object.
    #[prop(into)]
    label: String,
    /// Its weight.
    #[prop(optional)]
    look: Look,
    /// A field that it adds to the form, if the form has several submit buttons.
    #[prop(optional_no_strip, into)]
    name: Option<&'static str>,
    /// The value of that field.
    #[prop(optional, into)]
    value: Option<String>,
    /// Another address to send the form to.
    #[prop(optional_no_strip, into)]
    formaction: Option<&'static str>,
    /// Whether the form is sent without checking that all fields are filled in.
    #[prop(optional)]
    unchecked: bool,
) -> impl IntoView {
    view! {
        <button
            type="submit"
            class=look.class()
            name=name
            value=value
            formaction=formaction
            formnovalidate=unchecked
        >
            {label}
        </button>
    }
}

/// Leads to another page.
#[component]
pub fn LinkButton(
    /// The address of the page.
    #[prop(into)]
    href: String,
    /// The label: the content of that page.
    #[prop(into)]
    label: String,
    /// Its weight.
    #[prop(default = Look::Plain)]
    look: Look,
) -> impl IntoView {
    view! {
        <a class=look.class() href=href>
            {label}
        </a>
    }
}
