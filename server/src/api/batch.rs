//! `/studies/{study}/batches`: hits, made and counted.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::design::batch::{BatchPreview, BatchProgress, BatchSpec};
use serde::Serialize;
use shared::{BatchId, StudyId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, make)).routes(routes!(plan)).routes(routes!(stop)).routes(routes!(open))
}

/// A batch that was made.
#[derive(Serialize, ToSchema)]
struct Made {
    /// Its id.
    id: BatchId,
}

/// The batches of a study with how far they are, the newest first.
#[utoipa::path(get, path = "/studies/{study}/batches", tag = "batch", params(("study" = StudyId, Path)), responses((status = 200, body = [BatchProgress])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<BatchProgress>>, Refusal> {
    Ok(Json(state.engine.batches(&actor, study).await?))
}

/// Makes a batch. The seed of a plan makes just that one.
#[utoipa::path(post, path = "/studies/{study}/batches", tag = "batch", params(("study" = StudyId, Path)), request_body = BatchSpec, responses((status = 201, body = Made), (status = 422)))]
async fn make(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(spec): ApiJson<BatchSpec>,
) -> Result<(StatusCode, Json<Made>), Refusal> {
    let id = state.engine.make_batch(&actor, study, spec).await?;
    Ok((StatusCode::CREATED, Json(Made { id })))
}

/// What a batch would be: hits, items and cost. Nothing is written.
#[utoipa::path(post, path = "/studies/{study}/batches/plan", tag = "batch", params(("study" = StudyId, Path)), request_body = BatchSpec, responses((status = 200, body = BatchPreview), (status = 422)))]
async fn plan(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(spec): ApiJson<BatchSpec>,
) -> Result<Json<BatchPreview>, Refusal> {
    Ok(Json(state.engine.plan_batch(&actor, study, &spec).await?))
}

/// Stops a batch: its hits are handed out no more. What was handed out may be finished; it counts and is paid.
#[utoipa::path(post, path = "/studies/{study}/batches/{batch}/stop", tag = "batch", params(("study" = StudyId, Path), ("batch" = BatchId, Path)),
    responses((status = 204), (status = 409)))]
async fn stop(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, batch)): ApiPath<(StudyId, BatchId)>,
) -> Result<StatusCode, Refusal> {
    state.engine.stop_batch(&actor, study, batch).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Opens a stopped batch again.
#[utoipa::path(post, path = "/studies/{study}/batches/{batch}/open", tag = "batch", params(("study" = StudyId, Path), ("batch" = BatchId, Path)),
    responses((status = 204), (status = 409)))]
async fn open(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, batch)): ApiPath<(StudyId, BatchId)>,
) -> Result<StatusCode, Refusal> {
    state.engine.open_batch(&actor, study, batch).await?;
    Ok(StatusCode::NO_CONTENT)
}
