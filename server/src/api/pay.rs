//! `/studies/{study}/submissions`, `…/ledger`, `…/wages`, `…/pay-outs`, `…/bonus-round`: approving work and paying for it.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use engine::money::bonus::{BonusDraft, NewBonus};
use engine::money::pay::{LedgerRow, SubmissionFilter, SubmissionRow};
use engine::money::payout::{Confirmed, Made, PayOutDetails};
use report::wages::Wages;
use serde::{Deserialize, Serialize};
use shared::{Approval, AssignmentId, BonusRoundId, BonusRule, PayFileKind, PayOutId, StudyId, TaskId};
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
        .routes(routes!(pay_out_details))
        .routes(routes!(confirm_paid))
        .routes(routes!(return_payment))
        .routes(routes!(retry_payments))
        .routes(routes!(pay_file))
        .routes(routes!(bonus_draft, compute_bonuses))
        .routes(routes!(set_bonus))
        .routes(routes!(approve_bonuses))
        .routes(routes!(give_bonus))
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

/// A payout to confirm.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToConfirm {
    /// What was paid. What is the sender's own is left out.
    what: Confirmed,
}

/// Money that came back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToReturn {
    /// The number of the worker at whom it did not arrive; absent for all who are in no file of the payout.
    #[serde(default)]
    worker: Option<i64>,
    /// Why.
    reason: String,
}

/// A change of one line of the round.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BonusChange {
    /// The worker's number.
    worker: i64,
    /// Minor units; 0 for no bonus.
    amount: i64,
    /// Why, as the worker reads it.
    reason: String,
}

/// Which round is approved.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BonusApproval {
    /// What its lines pay together, without the sender's own, in minor units: if somebody has changed one, it is refused.
    total: i64,
}

/// The id of a round of bonuses.
#[derive(Debug, Serialize, ToSchema)]
struct Computed {
    /// The round.
    round: BonusRoundId,
}

/// Sends everything that is approved in one payout; a second call sends nothing. Nothing leaves the server: the files of the
/// payout are for a bank or for PayPal.
#[utoipa::path(post, path = "/studies/{study}/pay-outs", tag = "pay", params(("study" = StudyId, Path)), responses((status = 200, body = Made)))]
async fn pay_out(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Made>, Refusal> {
    Ok(Json(state.engine.pay_out(&actor, study).await?))
}

/// A payout, and what each worker gets.
#[utoipa::path(get, path = "/studies/{study}/pay-outs/{pay_out}", tag = "pay",
    params(("study" = StudyId, Path), ("pay_out" = PayOutId, Path)), responses((status = 200, body = PayOutDetails)))]
async fn pay_out_details(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, pay_out)): ApiPath<(StudyId, PayOutId)>,
) -> Result<Json<PayOutDetails>, Refusal> {
    Ok(Json(state.engine.pay_out_details(&actor, study, pay_out).await?))
}

/// Confirms that a payout was paid; its workers are told.
#[utoipa::path(post, path = "/studies/{study}/pay-outs/{pay_out}/confirmations", tag = "pay",
    params(("study" = StudyId, Path), ("pay_out" = PayOutId, Path)), request_body = ToConfirm, responses((status = 200, body = Changed)))]
async fn confirm_paid(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, pay_out)): ApiPath<(StudyId, PayOutId)>,
    ApiJson(this): ApiJson<ToConfirm>,
) -> Result<Json<Changed>, Refusal> {
    Ok(Json(Changed { changed: state.engine.confirm_paid(&actor, study, pay_out, this.what).await? }))
}

/// Takes back what did not arrive at a worker, or what no file pays: the next payout has it.
#[utoipa::path(post, path = "/studies/{study}/pay-outs/{pay_out}/returns", tag = "pay",
    params(("study" = StudyId, Path), ("pay_out" = PayOutId, Path)), request_body = ToReturn, responses((status = 200, body = Changed)))]
async fn return_payment(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, pay_out)): ApiPath<(StudyId, PayOutId)>,
    ApiJson(this): ApiJson<ToReturn>,
) -> Result<Json<Changed>, Refusal> {
    let changed = state.engine.return_payment(&actor, study, pay_out, (this.worker, &this.reason)).await?;
    Ok(Json(Changed { changed }))
}

/// Sends again what the providers of a payout refused to pay with which the study is connected.
#[utoipa::path(post, path = "/studies/{study}/pay-outs/{pay_out}/retries", tag = "pay",
    params(("study" = StudyId, Path), ("pay_out" = PayOutId, Path)), responses((status = 200, body = Changed)))]
async fn retry_payments(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, pay_out)): ApiPath<(StudyId, PayOutId)>,
) -> Result<Json<Changed>, Refusal> {
    Ok(Json(Changed { changed: state.engine.retry_payments(&actor, (study, pay_out), None).await? }))
}

/// A file of a payout: `list.csv`, `sepa.xml`, `paypal.csv` or `accounts.csv`. Each download is in the audit log.
#[utoipa::path(get, path = "/studies/{study}/pay-outs/{pay_out}/files/{pay_file}", tag = "pay",
    params(("study" = StudyId, Path), ("pay_out" = PayOutId, Path), ("pay_file" = PayFileKind, Path)),
    responses((status = 200, description = "The file")))]
async fn pay_file(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, pay_out, kind)): ApiPath<(StudyId, PayOutId, PayFileKind)>,
) -> Result<Response, Refusal> {
    let made = state.engine.pay_file(&actor, study, pay_out, kind).await?;
    Ok(file(&made.name, made.media, made.text))
}

/// The round of bonuses that nobody has approved yet, with its lines; null if there is none.
#[utoipa::path(get, path = "/studies/{study}/bonus-round", tag = "pay", params(("study" = StudyId, Path)),
    responses((status = 200, body = Option<BonusDraft>)))]
async fn bonus_draft(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Option<BonusDraft>>, Refusal> {
    Ok(Json(state.engine.bonus_draft(&actor, study).await?))
}

/// Computes bonuses by a rule; nothing is promised before they are approved. It replaces a round that nobody has approved.
#[utoipa::path(put, path = "/studies/{study}/bonus-round", tag = "pay", params(("study" = StudyId, Path)), request_body = BonusRule,
    responses((status = 200, body = Computed)))]
async fn compute_bonuses(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(rule): ApiJson<BonusRule>,
) -> Result<Json<Computed>, Refusal> {
    Ok(Json(Computed { round: state.engine.compute_bonuses(&actor, study, rule).await? }))
}

/// Changes the bonus of one worker in a round that nobody has approved.
#[utoipa::path(post, path = "/studies/{study}/bonus-rounds/{round}/changes", tag = "pay",
    params(("study" = StudyId, Path), ("round" = BonusRoundId, Path)), request_body = BonusChange, responses((status = 200, body = Changed)))]
async fn set_bonus(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, round)): ApiPath<(StudyId, BonusRoundId)>,
    ApiJson(this): ApiJson<BonusChange>,
) -> Result<Json<Changed>, Refusal> {
    state.engine.set_bonus(&actor, study, round, (this.worker, this.amount, &this.reason)).await?;
    Ok(Json(Changed { changed: 1 }))
}

/// Approves a round: its bonuses are in the ledger, once.
#[utoipa::path(post, path = "/studies/{study}/bonus-rounds/{round}/approval", tag = "pay",
    params(("study" = StudyId, Path), ("round" = BonusRoundId, Path)), request_body = BonusApproval, responses((status = 200, body = Changed)))]
async fn approve_bonuses(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, round)): ApiPath<(StudyId, BonusRoundId)>,
    ApiJson(this): ApiJson<BonusApproval>,
) -> Result<Json<Changed>, Refusal> {
    let changed = state.engine.approve_bonuses(&actor, study, (round, this.total)).await?;
    Ok(Json(Changed { changed: changed as u64 }))
}

/// Gives one worker a bonus; the same id again gives no other.
#[utoipa::path(post, path = "/studies/{study}/bonuses", tag = "pay", params(("study" = StudyId, Path)), request_body = NewBonus,
    responses((status = 200, body = Changed)))]
async fn give_bonus(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(bonus): ApiJson<NewBonus>,
) -> Result<Json<Changed>, Refusal> {
    let is_new = state.engine.give_bonus(&actor, study, &bonus).await?;
    Ok(Json(Changed { changed: is_new.into() }))
}
