//! `/`: where a visitor arrives.

use leptos::form::ActionForm;
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;

use crate::call::Greet;
use crate::island::Counter;

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    let greet = ServerAction::<Greet>::new();
    let said = use_query_map().with(|query| query.get("said"));
    view! {
        <Title text="Concord" />
        <main>
            <h1>"Concord"</h1>
            <Counter start=3 />
            <ActionForm action=greet>
                <label for="name">"Your name"</label>
                <input id="name" name="name" required />
                <button type="submit">"Greet"</button>
            </ActionForm>
            {said.map(|said| view! { <p id="said">"Hello, " {said}</p> })}
        </main>
    }
}
