//! A greeting.

use leptos::prelude::*;

/// Sends the person back to the first page, greeted by name.
#[server]
pub async fn greet(
    /// What the person is called.
    name: String,
) -> Result<(), ServerFnError> {
    leptos_axum::redirect(&format!("/?said={name}"));
    Ok(())
}
