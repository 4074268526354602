//! Headers that every response carries.

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::AppState;

const ALWAYS: [(HeaderName, HeaderValue); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // The path is needed by a refused form to find its way back; other sites get nothing.
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
];
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");
/// What is not a page needs nothing from anywhere.
const NOTHING: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// Adds them. Pages bring their own content security policy; what says nothing about caching is private.
pub(crate) async fn headers(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let head = response.headers_mut();
    for (name, value) in ALWAYS {
        head.entry(name).or_insert(value);
    }
    if state.settings.secure() {
        head.insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
    head.entry(header::CONTENT_SECURITY_POLICY).or_insert(NOTHING);
    head.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
