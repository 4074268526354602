//! One line and one count a request: what was asked and how it went. No address, no person, no secret part of a path.

use std::time::Instant;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::AppState;
use crate::edge::metrics::Counted;

/// Writes the line. Internal errors are warnings, everything else is logged at a lower level.
pub(crate) async fn log(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let (began, method) = (Instant::now(), request.method().clone());
    let counted = Counted::of(&request);
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), began.elapsed());
    let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    let route = counted.route();
    if status >= 500 {
        tracing::warn!(%method, route, status, millis, "request");
    } else {
        tracing::debug!(%method, route, status, millis, "request");
    }
    state.edge.metrics.count(counted, status, took);
    response
}
