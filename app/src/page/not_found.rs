//! The page for an unknown address.

use leptos::prelude::*;
use shared::Problem;

use super::Frame;
use crate::call::visit;
use crate::part::refused;

/// Says that the page does not exist, with a link back.
#[component]
pub fn NotFound() -> impl IntoView {
    view! { <Frame>{refused(&Problem::NotFound, visit().locale)}</Frame> }
}
