//! Texts of components addressed to a worker, in the worker's language.

use leptos::context::Provider;
use leptos::prelude::*;
use shared::Locale;

/// The language of the interface around: English, but on the pages of a worker of another.
pub fn spoken() -> Locale {
    use_context().unwrap_or_default()
}

/// A part of a page that speaks this language.
#[component]
pub fn Spoken(
    /// The language.
    say: Locale,
    /// The content.
    children: Children,
) -> impl IntoView {
    view! {
        <Provider value=say>
            <div class="spoken" lang=say.tag()>
                {children()}
            </div>
        </Provider>
    }
}
