//! The page for an unknown address.

use leptos::prelude::*;
use shared::Problem;

use super::Frame;
use crate::call::visit;
use crate::part::refused;

/// Says that there is nothing here, with the way back.
#[component]
pub fn NotFound() -> impl IntoView {
    view! { <Frame>{refused(&Problem::NotFound, visit().locale)}</Frame> }
}
