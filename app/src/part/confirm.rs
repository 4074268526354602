//! A step between a button and an action that is hard to take back: it says what will happen. It works without scripts.

use leptos::prelude::*;

use super::button::Look;

/// A button that opens a sentence about the action, with the button or the form that carries it out.
#[component]
pub fn Confirm(
    /// The label: a verb and its object.
    #[prop(into)]
    label: String,
    /// What will happen.
    #[prop(into)]
    means: String,
    /// Its weight.
    #[prop(default = Look::Plain)]
    look: Look,
    /// Whether it is open, such as after the action was refused.
    #[prop(optional)]
    open: bool,
    /// Fields and the button, or a form with them.
    children: Children,
) -> impl IntoView {
    view! {
        <details class="confirm" open=open>
            <summary class=look.class()>{format!("{label} …")}</summary>
            <p>{means}</p>
            {children()}
        </details>
    }
}
