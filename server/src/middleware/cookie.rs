//! Writes and reads cookies other than the session's, which tower-sessions manages.

use axum::http::{HeaderMap, HeaderValue, header};
use time::Duration;
use tower_sessions::cookie::{Cookie, SameSite};

use crate::Settings;

/// What a cookie is called: bound to the host where there is TLS, so that no other site of the domain can plant it.
fn name(settings: &Settings, name: &str) -> String {
    let prefix = if settings.secure() { "__Host-" } else { "" };
    format!("{prefix}concord-{name}")
}

/// The header that sets a cookie for a number of seconds; zero removes it.
pub(crate) fn set(settings: &Settings, called: &str, value: &str, seconds: i64) -> Option<HeaderValue> {
    let cookie = Cookie::build((name(settings, called), value.to_owned()))
        .path("/")
        .http_only(true)
        .secure(settings.secure())
        .same_site(SameSite::Lax)
        .max_age(Duration::seconds(seconds));
    cookie.build().to_string().parse().ok()
}

/// The value of a cookie that came with a request.
pub(crate) fn read(settings: &Settings, called: &str, head: &HeaderMap) -> Option<String> {
    let name = name(settings, called);
    let all = head.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut found = all.flat_map(|value| Cookie::split_parse(value.to_owned())).flatten();
    found.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}
