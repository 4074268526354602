//! `/studies/{study}/review`: a native speaker reads trial rewrites, grades them and decides.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::crowd::review::{Judgement, Pilot, Queued, Verdict};
use serde::Deserialize;
use shared::{AnswerId, Grade, Reason, ReviewVerdict, StudyId, WorkerId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{At, Refusal, Sent, Who};
use crate::House;

pub(super) fn routes() -> OpenApiRouter<House> {
    OpenApiRouter::new().routes(routes!(queue)).routes(routes!(pilot, decide)).routes(routes!(grade))
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

/// The workers who wait to be read.
#[utoipa::path(get, path = "/studies/{study}/review", tag = "review", params(("study" = StudyId, Path)), responses((status = 200, body = [Queued])))]
async fn queue(
    State(house): State<House>,
    Who(actor): Who,
    At(study): At<StudyId>,
) -> Result<Json<Vec<Queued>>, Refusal> {
    Ok(Json(house.engine.review_queue(&actor, study).await?))
}

/// A worker's trial rewrites with one's own judgements.
#[utoipa::path(get, path = "/studies/{study}/review/{worker}", tag = "review", params(("study" = StudyId, Path), ("worker" = WorkerId, Path)), responses((status = 200, body = Pilot)))]
async fn pilot(
    State(house): State<House>,
    Who(actor): Who,
    At((study, worker)): At<(StudyId, WorkerId)>,
) -> Result<Json<Pilot>, Refusal> {
    Ok(Json(house.engine.pilot(&actor, study, worker).await?))
}

/// Grades one rewrite.
#[utoipa::path(put, path = "/studies/{study}/review/{worker}/{answer}", tag = "review", params(("study" = StudyId, Path), ("worker" = WorkerId, Path), ("answer" = AnswerId, Path)), request_body = Given, responses((status = 204)))]
async fn grade(
    State(house): State<House>,
    Who(actor): Who,
    At((study, worker, answer)): At<(StudyId, WorkerId, AnswerId)>,
    Sent(Given { grade, reasons, note }): Sent<Given>,
) -> Result<StatusCode, Refusal> {
    house.engine.grade(&actor, study, (worker, answer), Judgement { grade, reasons, note }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decides about a worker.
#[utoipa::path(post, path = "/studies/{study}/review/{worker}", tag = "review", params(("study" = StudyId, Path), ("worker" = WorkerId, Path)), request_body = Decision, responses((status = 204)))]
async fn decide(
    State(house): State<House>,
    Who(actor): Who,
    At((study, worker)): At<(StudyId, WorkerId)>,
    Sent(Decision { verdict, message }): Sent<Decision>,
) -> Result<StatusCode, Refusal> {
    house.engine.decide_review(&actor, study, worker, Verdict { verdict, message }).await?;
    Ok(StatusCode::NO_CONTENT)
}
