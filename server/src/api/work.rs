//! `/work`, `/studies/{study}/tasks/{task}/claim` and `/assignments/{assignment}`: the work itself.

use app::call::{Visit, seen};
use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use engine::crowd::claim::Claimed;
use engine::crowd::work::MyStudy;
use shared::{AssignmentId, Draft, Saved, Shown, StudyId, Submission, Submitted, TaskId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Reader, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(my_work))
        .routes(routes!(claim))
        .routes(routes!(shown))
        .routes(routes!(save))
        .routes(routes!(submit))
        .routes(routes!(give_back))
        .routes(routes!(heartbeat))
}

/// The studies one works in: what is open, why not the rest, what was earned.
#[utoipa::path(get, path = "/work", tag = "work", responses((status = 200, body = [MyStudy])))]
async fn my_work(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    Reader(locale): Reader,
) -> Result<Json<Vec<MyStudy>>, Refusal> {
    Ok(Json(state.engine.my_work(&actor, locale).await?))
}

/// Reserves the next hit of a task, or says why there is none. A hit left open comes back first.
#[utoipa::path(post, path = "/studies/{study}/tasks/{task}/claim", tag = "work",
    params(("study" = StudyId, Path), ("task" = TaskId, Path)), responses((status = 200, body = Claimed)))]
async fn claim(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    Reader(locale): Reader,
    Extension(visit): Extension<Visit>,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
) -> Result<Json<Claimed>, Refusal> {
    let claimed = state.engine.claim(&actor, study, task).await?;
    seen(&state.engine, &actor, study, &visit).await;
    Ok(Json(claimed.localised(locale)))
}

/// What is shown and asked, in the order drawn for this worker, with the draft so far.
#[utoipa::path(get, path = "/assignments/{assignment}", tag = "work", params(("assignment" = AssignmentId, Path)), responses((status = 200, body = Shown)))]
async fn shown(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(id): ApiPath<AssignmentId>,
) -> Result<Json<Shown>, Refusal> {
    Ok(Json(state.engine.shown(&actor, id).await?))
}

/// Stores a draft; its revision must be the stored one.
#[utoipa::path(put, path = "/assignments/{assignment}/draft", tag = "work", params(("assignment" = AssignmentId, Path)),
    request_body = Draft, responses((status = 200, body = Saved)))]
async fn save(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(id): ApiPath<AssignmentId>,
    ApiJson(draft): ApiJson<Draft>,
) -> Result<Json<Saved>, Refusal> {
    Ok(Json(state.engine.save_draft(&actor, id, draft).await?))
}

/// Submits. The same submission again says the same; flags come back until they are mended or insisted on.
#[utoipa::path(post, path = "/assignments/{assignment}/submit", tag = "work", params(("assignment" = AssignmentId, Path)),
    request_body = Submission, responses((status = 200, body = Submitted)))]
async fn submit(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    Reader(locale): Reader,
    ApiPath(id): ApiPath<AssignmentId>,
    ApiJson(submission): ApiJson<Submission>,
) -> Result<Json<Submitted>, Refusal> {
    Ok(Json(state.engine.submit(&actor, id, submission).await?.localised(locale)))
}

/// Gives a hit back: its place is free at once.
#[utoipa::path(post, path = "/assignments/{assignment}/return", tag = "work", params(("assignment" = AssignmentId, Path)), responses((status = 204)))]
async fn give_back(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(id): ApiPath<AssignmentId>,
) -> Result<StatusCode, Refusal> {
    state.engine.give_back(&actor, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Extends the lease.
#[utoipa::path(post, path = "/assignments/{assignment}/heartbeat", tag = "work", params(("assignment" = AssignmentId, Path)),
    responses((status = 200, body = Saved)))]
async fn heartbeat(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(id): ApiPath<AssignmentId>,
) -> Result<Json<Saved>, Refusal> {
    Ok(Json(state.engine.heartbeat(&actor, id).await?))
}
