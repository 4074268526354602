//! `/me`: who the token belongs to.

use axum::Json;
use axum::extract::State;
use engine::people::person::Person;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(me))
}

/// Whose token this is.
#[utoipa::path(get, path = "/me", tag = "account", responses((status = 200, body = Person)))]
async fn me(State(state): State<AppState>, CurrentActor(actor): CurrentActor) -> Result<Json<Person>, Refusal> {
    Ok(Json(state.engine.myself(&actor).await?))
}
