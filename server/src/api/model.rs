//! `/studies/{study}/models`: the files that score texts.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use shared::{Language, ModelKind, StudyId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(set))
}

/// The files of the installation's models folder that a study can name.
#[utoipa::path(get, path = "/studies/{study}/models", tag = "study", params(("study" = StudyId, Path)), responses((status = 200, body = [String])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<String>>, Refusal> {
    Ok(Json(state.engine.model_files(&actor, study).await?))
}

/// Names the models of a language by kind and file, and queues a job that scores the texts by them. A kind left out has no model.
#[utoipa::path(put, path = "/studies/{study}/models/{language}", tag = "study", params(("study" = StudyId, Path), ("language" = String, Path)),
    request_body = BTreeMap<String, String>, responses((status = 204), (status = 422)))]
async fn set(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, language)): ApiPath<(StudyId, Language)>,
    ApiJson(files): ApiJson<BTreeMap<ModelKind, String>>,
) -> Result<StatusCode, Refusal> {
    state.engine.set_models(&actor, study, language, files).await?;
    Ok(StatusCode::NO_CONTENT)
}
