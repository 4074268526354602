//! One line a request: what was asked and how it went. No address, no person, no secret part of a path.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;

/// Writes the line. Failures of ours are warnings, the rest is for whoever looks closely.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let response = next.run(request).await;
    let (status, route) = (response.status().as_u16(), route.as_deref().unwrap_or("unknown"));
    let millis = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
    if status >= 500 {
        tracing::warn!(%method, route, status, millis, "request");
    } else {
        tracing::debug!(%method, route, status, millis, "request");
    }
    response
}
