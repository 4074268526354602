//! The route table: one line a page, in the order of the address tree.

use leptos::prelude::*;
use leptos_router::SsrMode;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;

use crate::page;

/// Every page, rendered completely before it is sent, so that none depends on JavaScript.
#[component]
pub fn App() -> impl IntoView {
    view! {
        <Router>
            <Routes fallback=page::NotFound>
                <Route path=path!("/") view=page::Home ssr=SsrMode::Async />
            </Routes>
        </Router>
    }
}
