//! The cookie that identifies a browser in which somebody has signed in before (`engine::people::known_browser`).

use axum::http::{HeaderMap, HeaderValue};
use engine::people::known_browser::REMEMBERED;
use shared::{PersonId, Problem};

use super::cookie;
use crate::AppState;

const NAME: &str = "browser";
/// Longer than any secret of ours; what is longer is not one.
const LONGEST: usize = 100;

/// The secret of this browser, if it has one.
pub(super) fn secret(state: &AppState, head: &HeaderMap) -> Option<String> {
    cookie::read(&state.settings, NAME, head).filter(|secret| !secret.is_empty() && secret.len() <= LONGEST)
}

/// Remembers the browser after this person has signed in; returns the header that sets the cookie.
pub(crate) async fn remember(
    state: &AppState,
    person: PersonId,
    present: Option<&str>,
) -> Result<Option<HeaderValue>, Problem> {
    let secret = state.engine.remember_browser(person, present).await?;
    Ok(cookie::set(&state.settings, NAME, &secret, REMEMBERED))
}
