//! A part of a long document that is closed on the screen. Printed, all of it is there.

use leptos::prelude::*;

/// The part, under its title.
#[component]
pub fn Fold(
    /// The title.
    #[prop(into)]
    title: String,
    /// Its id, which links lead to.
    #[prop(into)]
    id: String,
    /// Whether it is open at first.
    #[prop(optional)]
    open: bool,
    /// The content.
    children: Children,
) -> impl IntoView {
    view! {
        <details class="card" id=id open=open>
            <summary>
                <h2>{title}</h2>
            </summary>
            {children()}
        </details>
    }
}
