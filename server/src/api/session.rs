//! `/me`: who the token belongs to.

use axum::Json;
use axum::extract::State;
use engine::people::person::Person;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Refusal, Who};
use crate::House;

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(me))
}

/// Whose token this is.
#[utoipa::path(get, path = "/me", tag = "account", responses((status = 200, body = Person)))]
async fn me(State(house): State<House>, Who(actor): Who) -> Result<Json<Person>, Refusal> {
    Ok(Json(house.engine.myself(&actor).await?))
}
