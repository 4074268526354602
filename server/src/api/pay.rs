//! `/studies/{study}/submissions`, `…/ledger`, `…/wages`, `…/pay-outs`: approving work and paying for it.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use engine::money::pay::{LedgerRow, SubmissionFilter, SubmissionRow};
use report::wages::Wages;
use serde::{Deserialize, Serialize};
use shared::{Approval, AssignmentId, Problem, StudyId, TaskId, Time};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::report::file;
use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(submissions))
        .routes(routes!(approve))
        .routes(routes!(reject))
        .routes(routes!(ledger))
        .routes(routes!(wages))
        .routes(routes!(pay_out))
        .routes(routes!(pay_out_csv))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Page {
    /// Only those that stand so.
    #[param(inline)]
    approval: Option<Approval>,
    /// Only of the worker with this number.
    worker: Option<i64>,
    /// Only of this task.
    task: Option<TaskId>,
    /// The last submission of the page before.
    after: Option<AssignmentId>,
}

/// Submissions to approve.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToApprove {
    /// Their assignments.
    assignments: Vec<AssignmentId>,
}

/// A submission to reject.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToReject {
    /// Its assignment.
    assignment: AssignmentId,
    /// What the worker reads.
    reason: String,
}

/// How many were changed; the same request again changes none.
#[derive(Debug, Serialize, ToSchema)]
struct Changed {
    /// How many.
    changed: u64,
}

/// Submissions, oldest first, two hundred a page.
#[utoipa::path(get, path = "/studies/{study}/submissions", tag = "pay", params(("study" = StudyId, Path), Page),
    responses((status = 200, body = Vec<serde_json::Value>)))]
async fn submissions(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(page): ApiQuery<Page>,
) -> Result<Json<Vec<SubmissionRow>>, Refusal> {
    let filter = SubmissionFilter { approval: page.approval, worker: page.worker, task: page.task, is_paid: None };
    Ok(Json(state.engine.submission_page(&actor, study, filter, page.after).await?.rows))
}

/// Approves submissions: each earns its reward, once.
#[utoipa::path(post, path = "/studies/{study}/approvals", tag = "pay", params(("study" = StudyId, Path)), request_body = ToApprove,
    responses((status = 200, body = Changed)))]
async fn approve(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(these): ApiJson<ToApprove>,
) -> Result<Json<Changed>, Refusal> {
    let changed = state.engine.approve(&actor, study, &these.assignments).await?;
    Ok(Json(Changed { changed: changed as u64 }))
}

/// Rejects a submission with a reason its worker reads.
#[utoipa::path(post, path = "/studies/{study}/rejections", tag = "pay", params(("study" = StudyId, Path)), request_body = ToReject,
    responses((status = 200, body = Changed)))]
async fn reject(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(this): ApiJson<ToReject>,
) -> Result<Json<Changed>, Refusal> {
    state.engine.reject(&actor, study, &[this.assignment], &this.reason).await?;
    Ok(Json(Changed { changed: 1 }))
}

/// The ledger, oldest line first, amounts in minor units.
#[utoipa::path(get, path = "/studies/{study}/ledger", tag = "pay", params(("study" = StudyId, Path)), responses((status = 200, body = Vec<serde_json::Value>)))]
async fn ledger(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<LedgerRow>>, Refusal> {
    Ok(Json(state.engine.ledger(&actor, study).await?))
}

/// What workers earn for an hour, what the study costs, and what was paid out when.
#[utoipa::path(get, path = "/studies/{study}/wages", tag = "pay", params(("study" = StudyId, Path)), responses((status = 200, body = Wages)))]
async fn wages(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Wages>, Refusal> {
    Ok(Json(state.reports.wages(&actor, study).await?))
}

/// Pays everything that is approved; a second call pays nothing.
#[utoipa::path(post, path = "/studies/{study}/pay-outs", tag = "pay", params(("study" = StudyId, Path)), responses((status = 200, body = Changed)))]
async fn pay_out(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Changed>, Refusal> {
    Ok(Json(Changed { changed: state.engine.pay_out(&actor, study).await? }))
}

/// A pay-out as CSV, named by its instant; the same file however often it is fetched.
#[utoipa::path(get, path = "/studies/{study}/pay-outs/{paid_at}", tag = "pay",
    params(("study" = StudyId, Path), ("paid_at" = String, Path)), responses((status = 200, description = "A line a worker")))]
async fn pay_out_csv(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, paid_at)): ApiPath<(StudyId, String)>,
) -> Result<Response, Refusal> {
    let paid_at = Time::parse(paid_at.trim_end_matches(".csv")).ok_or(Problem::NotFound)?;
    let text = state.engine.pay_out_csv(&actor, study, paid_at).await?;
    Ok(file("pay-out.csv", "text/csv; charset=utf-8", text))
}
