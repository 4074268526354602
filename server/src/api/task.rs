//! `/studies/{study}/tasks`: task definitions: drafts, published versions, new drafts.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::design::preset::Preset;
use engine::design::task::{ListedTask, TaskVersion};
use serde::Deserialize;
use shared::{Definition, Publishing, StudyId, TaskId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(list, add))
        .routes(routes!(task, edit))
        .routes(routes!(publish))
        .routes(routes!(redraft))
        .routes(routes!(copy))
        .routes(routes!(versions))
}

/// A task to be added.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewTask)]
struct New {
    /// The key of a preset, such as `xformal/rewrite`; a refusal lists them.
    preset: String,
}

/// The tasks of a study with the versions that matter now.
#[utoipa::path(get, path = "/studies/{study}/tasks", tag = "task", params(("study" = StudyId, Path)), responses((status = 200, body = [ListedTask])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<ListedTask>>, Refusal> {
    Ok(Json(state.engine.tasks(&actor, study).await?))
}

/// Adds a task from a preset, as a draft.
#[utoipa::path(post, path = "/studies/{study}/tasks", tag = "task", params(("study" = StudyId, Path)), request_body = New, responses((status = 201, body = ListedTask), (status = 422)))]
async fn add(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(new): ApiJson<New>,
) -> Result<(StatusCode, Json<ListedTask>), Refusal> {
    let preset: Preset = new.preset.parse().map_err(Refusal)?;
    let id = state.engine.add_task(&actor, study, preset).await?;
    Ok((StatusCode::CREATED, Json(state.engine.task(&actor, study, id).await?)))
}

/// A task with the versions that matter now.
#[utoipa::path(get, path = "/studies/{study}/tasks/{task}", tag = "task", params(("study" = StudyId, Path), ("task" = TaskId, Path)), responses((status = 200, body = ListedTask)))]
async fn task(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
) -> Result<Json<ListedTask>, Refusal> {
    Ok(Json(state.engine.task(&actor, study, task).await?))
}

/// Replaces the draft of a task by this definition.
#[utoipa::path(put, path = "/studies/{study}/tasks/{task}", tag = "task", params(("study" = StudyId, Path), ("task" = TaskId, Path)),
    request_body = Definition, responses((status = 200, body = ListedTask), (status = 422)))]
async fn edit(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
    ApiJson(definition): ApiJson<Definition>,
) -> Result<Json<ListedTask>, Refusal> {
    state.engine.edit_task(&actor, study, task, definition).await?;
    Ok(Json(state.engine.task(&actor, study, task).await?))
}

/// How a draft replaces the live version.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct How {
    /// `version` (default): its answers are analysed separately. `wording`: it corrects the wording of the live version
    /// only; open HITs show it, and its answers are pooled with those of the version that it corrects.
    #[param(inline)]
    publish_as: Option<Publishing>,
}

/// Freezes the draft; the version people worked on before is closed. As a correction of the wording it is refused, with the field, if anything else changed.
#[utoipa::path(post, path = "/studies/{study}/tasks/{task}/publish", tag = "task", params(("study" = StudyId, Path), ("task" = TaskId, Path), How),
    responses((status = 200, body = ListedTask), (status = 409), (status = 422)))]
async fn publish(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
    ApiQuery(how): ApiQuery<How>,
) -> Result<Json<ListedTask>, Refusal> {
    let publishing = how.publish_as.unwrap_or(Publishing::Version);
    state.engine.publish_task_as(&actor, study, task, publishing).await?;
    Ok(Json(state.engine.task(&actor, study, task).await?))
}

/// Adds a task whose draft is the newest version of this one.
#[utoipa::path(post, path = "/studies/{study}/tasks/{task}/copies", tag = "task", params(("study" = StudyId, Path), ("task" = TaskId, Path)),
    responses((status = 201, body = ListedTask)))]
async fn copy(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
) -> Result<(StatusCode, Json<ListedTask>), Refusal> {
    let copy = state.engine.copy_task(&actor, study, task).await?;
    Ok((StatusCode::CREATED, Json(state.engine.task(&actor, study, copy).await?)))
}

/// Begins a new draft as a copy of the newest version.
#[utoipa::path(post, path = "/studies/{study}/tasks/{task}/redraft", tag = "task", params(("study" = StudyId, Path), ("task" = TaskId, Path)),
    responses((status = 200, body = ListedTask), (status = 409)))]
async fn redraft(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
) -> Result<Json<ListedTask>, Refusal> {
    state.engine.redraft_task(&actor, study, task).await?;
    Ok(Json(state.engine.task(&actor, study, task).await?))
}

/// All versions of a task, the newest first.
#[utoipa::path(get, path = "/studies/{study}/tasks/{task}/versions", tag = "task", params(("study" = StudyId, Path), ("task" = TaskId, Path)),
    responses((status = 200, body = [TaskVersion])))]
async fn versions(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
) -> Result<Json<Vec<TaskVersion>>, Refusal> {
    Ok(Json(state.engine.versions(&actor, study, task).await?))
}
