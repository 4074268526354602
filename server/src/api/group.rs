//! `/studies/{study}/prolific/groups`: groups of participants at Prolific, and what Prolific adds to bonuses.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::recruiting::fee::{BonusFees, BonusQuote};
use engine::recruiting::group::{NewGroup, OutcomeGroup};
use shared::{GroupOutcome, StudyId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(turn_on, turn_off)).routes(routes!(fees, quote))
}

/// The results of a study, each with the number of participants who have it and with its group at Prolific; none if the study is not
/// connected.
#[utoipa::path(get, path = "/studies/{study}/prolific/groups", tag = "people", params(("study" = StudyId, Path)), responses((status = 200, body = [OutcomeGroup])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<OutcomeGroup>>, Refusal> {
    Ok(Json(state.engine.prolific_groups(&actor, study).await?))
}

/// Keeps a group at Prolific with everybody who has this result. If there is none, it is created with this name.
#[utoipa::path(put, path = "/studies/{study}/prolific/groups/{outcome}", tag = "people",
    params(("study" = StudyId, Path), ("outcome" = GroupOutcome, Path)), request_body = NewGroup, responses((status = 204)))]
async fn turn_on(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, outcome)): ApiPath<(StudyId, GroupOutcome)>,
    ApiJson(new): ApiJson<NewGroup>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.turn_group_on(&actor, study, outcome, new)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves the group of a result as it is at Prolific: nobody is added or removed any more.
#[utoipa::path(delete, path = "/studies/{study}/prolific/groups/{outcome}", tag = "people",
    params(("study" = StudyId, Path), ("outcome" = GroupOutcome, Path)), responses((status = 204)))]
async fn turn_off(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, outcome)): ApiPath<(StudyId, GroupOutcome)>,
) -> Result<StatusCode, Refusal> {
    state.engine.turn_group_off(&actor, study, outcome).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What Prolific has charged for the bonuses of a study that were sent.
#[utoipa::path(get, path = "/studies/{study}/prolific/bonus-fees", tag = "pay", params(("study" = StudyId, Path)), responses((status = 200, body = BonusFees)))]
async fn fees(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<BonusFees>, Refusal> {
    Ok(Json(state.engine.bonus_fees(&actor, study).await?))
}

/// Asks Prolific what the bonuses of the next payout cost. Nothing is paid.
#[utoipa::path(post, path = "/studies/{study}/prolific/bonus-fees", tag = "pay", params(("study" = StudyId, Path)), responses((status = 200, body = BonusQuote)))]
async fn quote(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<BonusQuote>, Refusal> {
    Ok(Json(Box::pin(state.engine.quote_bonuses(&actor, study)).await?))
}
