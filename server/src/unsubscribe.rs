//! `POST /unsubscribe/{secret}`: what a mail program sends when somebody presses its button to unsubscribe (RFC 8058).
//! The page at this address is one of the others.

use axum::Router;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::routing::post;

use app::call::Visit;

use crate::AppState;
use crate::api::Refusal;

/// The one address.
pub(crate) fn router(state: &AppState) -> Router {
    Router::new().route("/unsubscribe/{secret}", post(unsubscribe)).with_state(state.clone())
}

async fn unsubscribe(
    State(state): State<AppState>,
    Extension(visit): Extension<Visit>,
    Path(secret): Path<String>,
) -> Result<StatusCode, Refusal> {
    let engine = &state.engine;
    engine.by_link(&visit.address, &secret, engine.unsubscribe(&secret)).await?;
    Ok(StatusCode::NO_CONTENT)
}
