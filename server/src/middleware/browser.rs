//! The cookies that identify a browser: one in which somebody has signed in before (`engine::people::known_browser`), and one
//! that a study compares with others (`engine::crowd::sighting`), which is set only after its consent form was accepted.

use axum::http::{HeaderMap, HeaderValue};
use engine::people::known_browser::REMEMBERED;
use shared::{PersonId, Problem};

use super::cookie;
use crate::AppState;

const NAME: &str = "browser";
const DEVICE: &str = "device";
/// For how long a device is known, in seconds.
const DEVICE_KEPT: i64 = 180 * 86_400;
/// Longer than any secret of ours; what is longer is not one.
const LONGEST: usize = 100;

/// The secret of this browser, if it has one.
pub(super) fn secret(state: &AppState, head: &HeaderMap) -> Option<String> {
    read(state, NAME, head)
}

/// The secret by which studies know this device, if it has one.
pub(super) fn device(state: &AppState, head: &HeaderMap) -> Option<String> {
    read(state, DEVICE, head)
}

/// The header with which the device keeps a secret.
pub(crate) fn keep_device(state: &AppState, secret: &str) -> Option<HeaderValue> {
    cookie::set(&state.settings, DEVICE, secret, DEVICE_KEPT)
}

fn read(state: &AppState, name: &str, head: &HeaderMap) -> Option<String> {
    cookie::read(&state.settings, name, head).filter(|secret| !secret.is_empty() && secret.len() <= LONGEST)
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
