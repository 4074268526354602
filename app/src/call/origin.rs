//! The public address of this server, for links that are sent to others.

use http::{header, request::Parts};
use leptos::prelude::use_context;

/// Scheme and host as the visitor's browser uses them: `https://texts.example.org`; empty if the request names no host.
pub fn origin() -> String {
    use_context::<Parts>().map(|parts| origin_of(&parts)).unwrap_or_default()
}

/// Scheme and host as the sender of a request uses them; empty if it names no host.
pub fn origin_of(parts: &Parts) -> String {
    let head = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
    let host = head(header::HOST.as_str()).or_else(|| parts.uri.host());
    let scheme = match head("x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    };
    host.map(|host| format!("{scheme}://{host}")).unwrap_or_default()
}
