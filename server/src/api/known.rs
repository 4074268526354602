//! `/studies/{study}/tasks/{task}/known`: items with a known answer.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::crowd::known::KnownPage;
use serde::{Deserialize, Serialize};
use shared::{KnownId, StudyId, TaskId, WorkerId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, ApiText, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, add)).routes(routes!(retire)).routes(routes!(leave_out))
}

/// How many were added.
#[derive(Serialize, ToSchema)]
#[schema(as = KnownAdded)]
struct Added {
    /// Items.
    n: usize,
}

/// Whether work is left out.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LeavingOut)]
struct LeavingOut {
    /// From now on.
    out: bool,
    /// Why it is left out, in 10 to 500 characters; only then.
    #[serde(default)]
    reason: String,
}

/// The items of a task with a known answer, and how its workers stand by them.
#[utoipa::path(get, path = "/studies/{study}/tasks/{task}/known", tag = "task", params(("study" = StudyId, Path), ("task" = TaskId, Path)),
    responses((status = 200, body = KnownPage)))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
) -> Result<Json<KnownPage>, Refusal> {
    Ok(Json(state.engine.known(&actor, study, task).await?))
}

/// Adds items from a table with a header: all of them, or none.
#[utoipa::path(post, path = "/studies/{study}/tasks/{task}/known", tag = "task", params(("study" = StudyId, Path), ("task" = TaskId, Path)),
    request_body(content = String, description = "The table", content_type = "text/plain"), responses((status = 201, body = Added), (status = 422)))]
async fn add(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
    ApiText(table): ApiText,
) -> Result<(StatusCode, Json<Added>), Refusal> {
    let n = state.engine.add_known(&actor, study, task, &table).await?;
    Ok((StatusCode::CREATED, Json(Added { n })))
}

/// Takes an item out of use; what was answered stays.
#[utoipa::path(delete, path = "/studies/{study}/tasks/{task}/known/{known}", tag = "task",
    params(("study" = StudyId, Path), ("task" = TaskId, Path), ("known" = KnownId, Path)), responses((status = 204), (status = 404)))]
async fn retire(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task, known)): ApiPath<(StudyId, TaskId, KnownId)>,
) -> Result<StatusCode, Refusal> {
    state.engine.retire_known(&actor, study, task, known).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves a worker's work out of the statistics, or takes it in again; it is kept and paid.
#[utoipa::path(post, path = "/studies/{study}/workers/{worker}/leave-out", tag = "worker",
    params(("study" = StudyId, Path), ("worker" = WorkerId, Path)), request_body = LeavingOut, responses((status = 204), (status = 409), (status = 422)))]
async fn leave_out(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, worker)): ApiPath<(StudyId, WorkerId)>,
    ApiJson(LeavingOut { out, reason }): ApiJson<LeavingOut>,
) -> Result<StatusCode, Refusal> {
    state.engine.leave_out(&actor, study, worker, out.then_some(reason.as_str())).await?;
    Ok(StatusCode::NO_CONTENT)
}
