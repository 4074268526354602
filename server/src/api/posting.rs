//! `/studies/{study}/entrances/{entrance}/prolific`: the study at Prolific that sends people to an entrance.

use app::call::{PublicUrl, origin_of};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, request::Parts};
use engine::recruiting::posting::{MorePlaces, NewPosting, NewStep, Posting};
use shared::{EntranceId, StudyId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(read, create)).routes(routes!(step)).routes(routes!(extend))
}

/// The study at Prolific that sends people to an entrance, as Prolific says now; or what it could be.
#[utoipa::path(get, path = "/studies/{study}/entrances/{entrance}/prolific", tag = "people",
    params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), responses((status = 200, body = Posting)))]
async fn read(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, entrance)): ApiPath<(StudyId, EntranceId)>,
) -> Result<Json<Posting>, Refusal> {
    Ok(Json(Box::pin(state.engine.at_prolific(&actor, study, entrance)).await?))
}

/// Creates a study at Prolific that sends people to an entrance, or spreads them over several, as a draft.
#[utoipa::path(post, path = "/studies/{study}/entrances/{entrance}/prolific", tag = "people",
    params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), request_body = NewPosting,
    responses((status = 204)))]
async fn create(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, entrance)): ApiPath<(StudyId, EntranceId)>,
    parts: Parts,
    ApiJson(new): ApiJson<NewPosting>,
) -> Result<StatusCode, Refusal> {
    let origin = origin_of(&PublicUrl(state.settings.public_url.clone()), &parts);
    Box::pin(state.engine.create_at_prolific(&actor, study, entrance, new, &origin)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Publishes, pauses, goes on with, ends or deletes a study at Prolific. Publishing recruits and costs.
#[utoipa::path(post, path = "/studies/{study}/entrances/{entrance}/prolific/steps", tag = "people",
    params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), request_body = NewStep,
    responses((status = 204)))]
async fn step(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, entrance)): ApiPath<(StudyId, EntranceId)>,
    ApiJson(new): ApiJson<NewStep>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.move_at_prolific(&actor, study, entrance, new)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Adds places to a study at Prolific, also by each of the entrances over which it spreads its participants.
#[utoipa::path(put, path = "/studies/{study}/entrances/{entrance}/prolific/places", tag = "people",
    params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), request_body = MorePlaces,
    responses((status = 204)))]
async fn extend(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, entrance)): ApiPath<(StudyId, EntranceId)>,
    ApiJson(more): ApiJson<MorePlaces>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.extend_at_prolific(&actor, study, entrance, more)).await?;
    Ok(StatusCode::NO_CONTENT)
}
