//! What an unknown address shows.

use leptos::prelude::*;
use leptos_meta::Title;

/// Says that there is nothing here, with the way back.
#[component]
pub fn NotFound() -> impl IntoView {
    view! {
        <Title text="Not found · Concord" />
        <main>
            <h1>"There is nothing at this address"</h1>
            <p>
                <a href="/">"Back to the start"</a>
            </p>
        </main>
    }
}
