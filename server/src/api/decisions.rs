//! `/studies/{study}/entrances/{entrance}/decisions`: what to do at CloudResearch Connect, for a study without a key of its interface.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use engine::recruiting::decisions::ConnectDecisions;
use serde::Deserialize;
use shared::{EntranceId, StudyId};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::report::file;
use super::{ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(decisions)).routes(routes!(decisions_file))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Project {
    /// What the project at Connect pays for an assignment, in USD: `1.80`.
    payment: String,
}

/// What to do at Connect about the participants of an entry link for it: a decision for each, and the bonus that payouts owe beyond the
/// payment of the project.
#[utoipa::path(get, path = "/studies/{study}/entrances/{entrance}/decisions", tag = "people",
    params(("study" = StudyId, Path), ("entrance" = EntranceId, Path), Project), responses((status = 200, body = ConnectDecisions)))]
async fn decisions(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(of): ApiPath<(StudyId, EntranceId)>,
    ApiQuery(project): ApiQuery<Project>,
) -> Result<Json<ConnectDecisions>, Refusal> {
    Ok(Json(state.engine.connect_decisions(&actor, of, &project.payment).await?))
}

/// The same as a file with the columns `participantId`, `assignmentId`, `decision`, `message` and `bonus`. The download is in the audit
/// log.
#[utoipa::path(get, path = "/studies/{study}/entrances/{entrance}/decisions.csv", tag = "people",
    params(("study" = StudyId, Path), ("entrance" = EntranceId, Path), Project), responses((status = 200, description = "The file")))]
async fn decisions_file(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(of): ApiPath<(StudyId, EntranceId)>,
    ApiQuery(project): ApiQuery<Project>,
) -> Result<Response, Refusal> {
    let text = state.engine.connect_decisions_file(&actor, of, &project.payment).await?;
    Ok(file("decisions.csv", "text/csv; charset=utf-8", text))
}
