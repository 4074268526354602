//! `POST /hooks/prolific/{workspace}`: what Prolific sends by itself. Who sent it is checked over the raw body.

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use engine::recruiting::hook::{Delivery, EVENT_ID, NotHeard, SIGNATURE, TIMESTAMP};

use crate::AppState;
use crate::api::Refusal;

/// The one address.
pub(crate) fn router(state: &AppState) -> Router {
    Router::new().route("/hooks/prolific/{workspace}", post(prolific)).with_state(state.clone())
}

/// Answers at once: Prolific is asked about what has happened later.
async fn prolific(
    State(state): State<AppState>,
    Path(workspace): Path<String>,
    head: HeaderMap,
    body: Bytes,
) -> Result<StatusCode, Refusal> {
    let value = |name: &str| head.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let delivery =
        Delivery { signature: value(SIGNATURE), timestamp: value(TIMESTAMP), event_id: value(EVENT_ID), body: &body };
    let heard = state.engine.hear_from_prolific(&workspace, &delivery).await?;
    Ok(match heard {
        Ok(()) => StatusCode::NO_CONTENT,
        Err(NotHeard::Unknown) => StatusCode::NOT_FOUND,
        Err(NotHeard::Unsigned) => StatusCode::UNAUTHORIZED,
        Err(NotHeard::Unreadable) => StatusCode::BAD_REQUEST,
    })
}
