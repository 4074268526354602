//! `/studies/{study}/threads` and `/assignments/{assignment}/messages`: what workers raise, and what is answered.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::crowd::thread::{MyThread, Thread};
use serde::Deserialize;
use shared::{AssignmentId, StudyId, ThreadState};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(reply))
        .routes(routes!(close))
        .routes(routes!(mine, raise))
}

/// A message.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewMessage)]
struct New {
    /// What it says.
    text: String,
}

/// Whether a thread is closed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ClosingThread)]
struct Closing {
    /// From now on.
    closed: bool,
}

/// Which page.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Which {
    /// The last thread of the page before.
    after: Option<AssignmentId>,
    /// The state in which that thread was listed. It says where the page begins even if the state has changed since.
    state: Option<ThreadState>,
}

/// The threads of a study, those that wait for an answer first, 50 a page.
#[utoipa::path(get, path = "/studies/{study}/threads", tag = "worker", params(("study" = StudyId, Path), Which), responses((status = 200, body = [Thread])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(Which { after, state: listed_as }): ApiQuery<Which>,
) -> Result<Json<Vec<Thread>>, Refusal> {
    Ok(Json(state.engine.threads(&actor, study, after.map(|id| (id, listed_as))).await?))
}

/// Answers a worker.
#[utoipa::path(post, path = "/studies/{study}/threads/{thread}/messages", tag = "worker",
    params(("study" = StudyId, Path), ("thread" = AssignmentId, Path)), request_body = New, responses((status = 204), (status = 404), (status = 422)))]
async fn reply(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, thread)): ApiPath<(StudyId, AssignmentId)>,
    ApiJson(New { text }): ApiJson<New>,
) -> Result<StatusCode, Refusal> {
    state.engine.reply(&actor, study, thread, &text).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Closes a thread, or opens it again.
#[utoipa::path(put, path = "/studies/{study}/threads/{thread}", tag = "worker",
    params(("study" = StudyId, Path), ("thread" = AssignmentId, Path)), request_body = Closing, responses((status = 204), (status = 404)))]
async fn close(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, thread)): ApiPath<(StudyId, AssignmentId)>,
    ApiJson(Closing { closed }): ApiJson<Closing>,
) -> Result<StatusCode, Refusal> {
    state.engine.close_thread(&actor, study, thread, closed).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What one has raised about a hit of one's own, and what was answered.
#[utoipa::path(get, path = "/assignments/{assignment}/messages", tag = "work", params(("assignment" = AssignmentId, Path)),
    responses((status = 200, body = Option<MyThread>)))]
async fn mine(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(id): ApiPath<AssignmentId>,
) -> Result<Json<Option<MyThread>>, Refusal> {
    Ok(Json(state.engine.my_thread(&actor, id).await?))
}

/// Raises something about a hit of one's own.
#[utoipa::path(post, path = "/assignments/{assignment}/messages", tag = "work", params(("assignment" = AssignmentId, Path)),
    request_body = New, responses((status = 204), (status = 422)))]
async fn raise(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(id): ApiPath<AssignmentId>,
    ApiJson(New { text }): ApiJson<New>,
) -> Result<StatusCode, Refusal> {
    state.engine.raise(&actor, id, &text).await?;
    Ok(StatusCode::NO_CONTENT)
}
