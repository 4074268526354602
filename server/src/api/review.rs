//! `/studies/{study}/review`: a native speaker reads trial rewrites, grades them and decides.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::crowd::review::{Judgement, Pilot, Queued, Verdict};
use serde::Deserialize;
use shared::{AnswerId, Grade, QualificationId, Reason, ReviewVerdict, StudyId, WorkerId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(queue))
        .routes(routes!(pilot, decide))
        .routes(routes!(reopen))
        .routes(routes!(grade))
}

/// A judgement of one rewrite.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Given {
    /// How good it is.
    grade: Grade,
    /// Why it is not excellent.
    #[serde(default)]
    reasons: Vec<Reason>,
    /// Anything else, for colleagues.
    #[serde(default)]
    note: String,
}

/// A decision about a worker.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReviewDecision)]
struct Decision {
    /// Goes on, or does not.
    verdict: ReviewVerdict,
    /// What the worker reads.
    message: String,
}

/// The decision to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Reopening {
    /// Its id: `outcome.decision` of the pilot, or the id in the history of the worker.
    decision: QualificationId,
}

/// The workers who wait to be read.
#[utoipa::path(get, path = "/studies/{study}/review", tag = "review", params(("study" = StudyId, Path)), responses((status = 200, body = [Queued])))]
async fn queue(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<Queued>>, Refusal> {
    Ok(Json(state.engine.review_queue(&actor, study).await?))
}

/// A worker's trial rewrites with one's own judgements.
#[utoipa::path(get, path = "/studies/{study}/review/{worker}", tag = "review", params(("study" = StudyId, Path), ("worker" = WorkerId, Path)), responses((status = 200, body = Pilot)))]
async fn pilot(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, worker)): ApiPath<(StudyId, WorkerId)>,
) -> Result<Json<Pilot>, Refusal> {
    Ok(Json(state.engine.pilot(&actor, study, worker).await?))
}

/// Grades one rewrite.
#[utoipa::path(put, path = "/studies/{study}/review/{worker}/{answer}", tag = "review", params(("study" = StudyId, Path), ("worker" = WorkerId, Path), ("answer" = AnswerId, Path)), request_body = Given, responses((status = 204)))]
async fn grade(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, worker, answer)): ApiPath<(StudyId, WorkerId, AnswerId)>,
    ApiJson(Given { grade, reasons, note }): ApiJson<Given>,
) -> Result<StatusCode, Refusal> {
    state.engine.grade(&actor, study, worker, vec![(answer, Judgement { grade, reasons, note })]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decides about a worker.
#[utoipa::path(post, path = "/studies/{study}/review/{worker}", tag = "review", params(("study" = StudyId, Path), ("worker" = WorkerId, Path)), request_body = Decision, responses((status = 204)))]
async fn decide(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, worker)): ApiPath<(StudyId, WorkerId)>,
    ApiJson(Decision { verdict, message }): ApiJson<Decision>,
) -> Result<StatusCode, Refusal> {
    state.engine.decide_review(&actor, study, worker, Verdict { verdict, message }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a decision back, which opens the review again: reviewers their own within one hour, managers any at any time.
#[utoipa::path(post, path = "/studies/{study}/review/{worker}/reopen", tag = "review", params(("study" = StudyId, Path), ("worker" = WorkerId, Path)), request_body = Reopening, responses((status = 204)))]
async fn reopen(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, worker)): ApiPath<(StudyId, WorkerId)>,
    ApiJson(Reopening { decision }): ApiJson<Reopening>,
) -> Result<StatusCode, Refusal> {
    state.engine.reopen_review(&actor, study, worker, decision).await?;
    Ok(StatusCode::NO_CONTENT)
}
