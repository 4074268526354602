//! `/studies/{study}/entrances`: the links by which people come in without an account.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use engine::crowd::entrance::{Entrance, EntranceForm, ListedEntrance, NewEntrance};
use shared::{EntranceId, StudyId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::report::file;
use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, add)).routes(routes!(change)).routes(routes!(participants))
}

/// The entry links of a study, newest first, with how many people are where.
#[utoipa::path(get, path = "/studies/{study}/entrances", tag = "people", params(("study" = StudyId, Path)), responses((status = 200, body = [ListedEntrance])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<ListedEntrance>>, Refusal> {
    Ok(Json(state.engine.entrances(&actor, study).await?))
}

/// Creates an entry link.
#[utoipa::path(post, path = "/studies/{study}/entrances", tag = "people", params(("study" = StudyId, Path)), request_body = NewEntrance, responses((status = 201, body = Entrance)))]
async fn add(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(new): ApiJson<NewEntrance>,
) -> Result<(StatusCode, Json<Entrance>), Refusal> {
    Ok((StatusCode::CREATED, Json(state.engine.add_entrance(&actor, study, new).await?)))
}

/// Changes an entry link, or closes it to new participants.
#[utoipa::path(put, path = "/studies/{study}/entrances/{entrance}", tag = "people", params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), request_body = EntranceForm, responses((status = 200, body = Entrance)))]
async fn change(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, entrance)): ApiPath<(StudyId, EntranceId)>,
    ApiJson(form): ApiJson<EntranceForm>,
) -> Result<Json<Entrance>, Refusal> {
    Ok(Json(state.engine.set_entrance(&actor, study, entrance, form).await?))
}

/// Everybody who came by an entry link, with their IDs at the recruitment service and their codes. The download is recorded
/// in the audit log.
#[utoipa::path(get, path = "/studies/{study}/entrances/{entrance}/participants.csv", tag = "people", params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), responses((status = 200, description = "The file")))]
async fn participants(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, entrance)): ApiPath<(StudyId, EntranceId)>,
) -> Result<Response, Refusal> {
    let text = state.engine.participants_csv(&actor, study, entrance).await?;
    Ok(file("participants.csv", "text/csv; charset=utf-8", text))
}
