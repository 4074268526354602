//! `/studies/{study}/entrances/{entrance}/prolific`: the study at Prolific that sends people to an entrance.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, request::Parts};
use engine::recruiting::posting::{NewPosting, Posting};
use serde::Deserialize;
use shared::{EntranceId, PostingStep, StudyId};
use utoipa::ToSchema;
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

/// Creates a study at Prolific that sends people to an entrance, as a draft.
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
    let public = state.settings.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
    let origin = public.unwrap_or_else(|| app::call::origin_of(&parts));
    Box::pin(state.engine.create_at_prolific(&actor, study, entrance, new, &origin)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A step of a study at Prolific.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToStep {
    /// What to do.
    step: PostingStep,
}

/// Publishes, pauses, goes on with, ends or deletes a study at Prolific. Publishing recruits and costs.
#[utoipa::path(post, path = "/studies/{study}/entrances/{entrance}/prolific/steps", tag = "people",
    params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), request_body = ToStep,
    responses((status = 204)))]
async fn step(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, entrance)): ApiPath<(StudyId, EntranceId)>,
    ApiJson(this): ApiJson<ToStep>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.move_at_prolific(&actor, study, entrance, this.step)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How many places there are to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToExtend {
    /// The places in all, more than now.
    places: i64,
}

/// Adds places to a study at Prolific.
#[utoipa::path(put, path = "/studies/{study}/entrances/{entrance}/prolific/places", tag = "people",
    params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), request_body = ToExtend,
    responses((status = 204)))]
async fn extend(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, entrance)): ApiPath<(StudyId, EntranceId)>,
    ApiJson(this): ApiJson<ToExtend>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.extend_at_prolific(&actor, study, entrance, this.places)).await?;
    Ok(StatusCode::NO_CONTENT)
}
