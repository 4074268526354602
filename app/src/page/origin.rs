//! The public address of this server, for links that are sent to others.

use http::{header, request::Parts};
use leptos::prelude::use_context;

/// Scheme and host as the visitor's browser uses them: `https://texts.example.org`; empty if the request names no host.
pub(crate) fn origin() -> String {
    let Some(parts) = use_context::<Parts>() else { return String::new() };
    let head = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
    let host = head(header::HOST.as_str()).or_else(|| parts.uri.host());
    let scheme = match head("x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    };
    host.map(|host| format!("{scheme}://{host}")).unwrap_or_default()
}
