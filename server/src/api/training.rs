//! `/studies/{study}/trainings` and `…/tasks/{task}/ratings.csv`: models trained on what people wrote and rated.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use engine::jobs::training::{NewTraining, Training};
use serde::{Deserialize, Serialize};
use shared::{Language, StudyId, TaskId, TrainingId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::report::file;
use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Reader, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, start)).routes(routes!(ratings))
}

/// A training that was queued.
#[derive(Serialize, ToSchema)]
struct Begun {
    /// Its id.
    id: TrainingId,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct In {
    /// The language of the texts.
    #[param(value_type = Language)]
    language: Language,
}

/// The trainings of a study, the newest first: what from, how far, the curves, and what came of it.
#[utoipa::path(get, path = "/studies/{study}/trainings", tag = "study", params(("study" = StudyId, Path)), responses((status = 200, body = [Training])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    Reader(locale): Reader,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<Training>>, Refusal> {
    let mut trainings = state.engine.trainings(&actor, study).await?;
    for training in &mut trainings {
        training.reason = training.reason.take().map(|reason| reason.localised(locale));
    }
    Ok(Json(trainings))
}

/// Queues the training of a model on what people of the study wrote or rated. A process `concord work` that was built with the feature `torch` does it.
#[utoipa::path(post, path = "/studies/{study}/trainings", tag = "study", params(("study" = StudyId, Path)),
    request_body = NewTraining, responses((status = 201, body = Begun), (status = 409), (status = 422)))]
async fn start(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(new): ApiJson<NewTraining>,
) -> Result<(StatusCode, Json<Begun>), Refusal> {
    let id = state.engine.train(&actor, study, new).await?;
    Ok((StatusCode::CREATED, Json(Begun { id })))
}

/// The ratings of a task that a model learns from and is measured on: text, rating, worker and split, as `concord train regression --data` reads them.
#[utoipa::path(get, path = "/studies/{study}/tasks/{task}/ratings.csv", tag = "export",
    params(("study" = StudyId, Path), ("task" = TaskId, Path), In), responses((status = 200, description = "The file")))]
async fn ratings(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, task)): ApiPath<(StudyId, TaskId)>,
    ApiQuery(In { language }): ApiQuery<In>,
) -> Result<Response, Refusal> {
    let text = state.engine.ratings_csv(&actor, study, task, &language).await?;
    Ok(file("ratings.csv", "text/csv; charset=utf-8", text))
}
