//! `/account/data`: a person downloads all that is stored about them. By session alone: a token of a program gives none.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use crate::AppState;
use crate::api::{CurrentActor, Refusal};

/// The one address.
pub(crate) fn router(state: &AppState) -> Router {
    Router::new().route("/account/data", get(my_data)).with_state(state.clone())
}

async fn my_data(State(state): State<AppState>, CurrentActor(actor): CurrentActor) -> Result<Response, Refusal> {
    let download = state.engine.my_data(&actor).await?;
    let headers = [
        (CONTENT_TYPE, download.media.to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{}\"", download.name)),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, Body::from_stream(download.body)).into_response())
}
