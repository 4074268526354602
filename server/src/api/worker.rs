//! `/studies/{study}/workers`, `/disagreements` and `/funnel`: who works, how far they got, and gates decided by a person.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::crowd::location::Disagreement;
use engine::crowd::look::Looked;
use engine::crowd::worker::{GateDecision, WorkerDetail, WorkerRow};
use report::{
    funnel::Funnel,
    quality::{Which, WorkQuality},
};
use serde::Deserialize;
use shared::{Gate, Language, QualificationState, StudyId, TaskId, UnusualSign, WorkerId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::report::{Format, written};
use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(quality))
        .routes(routes!(worker))
        .routes(routes!(decide))
        .routes(routes!(disagreements))
        .routes(routes!(looks))
        .routes(routes!(mark_looked_at, look_again))
        .routes(routes!(funnel))
        .routes(routes!(funnel_csv))
}

/// Where a page of the list begins.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Page {
    /// The number of the last worker already seen.
    #[serde(default)]
    after: i64,
}

/// Which work is meant, and how it is written.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct WorkAsked {
    /// `json` (default), `csv` or `latex`.
    #[serde(default)]
    #[param(inline)]
    format: Format,
    /// Only work on this task.
    task: Option<TaskId>,
    /// Only work in this language.
    #[param(value_type = Option<String>)]
    language: Option<Language>,
}

/// A person's decision about a gate.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GateDecision)]
struct Decision {
    /// `passed` or `failed`.
    state: QualificationState,
    /// Why; the worker reads it.
    message: String,
}

/// That somebody has looked at a worker's work.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Looking {
    /// The signs because of which they looked, such as `fast` and `copied`. With a sign that is not among them, the work needs
    /// another look.
    #[serde(default)]
    signs: Vec<UnusualSign>,
    /// What they found: at most 500 characters, which the worker does not read.
    #[serde(default)]
    note: String,
}

/// The workers of a study, a hundred at a time.
#[utoipa::path(get, path = "/studies/{study}/workers", tag = "worker", params(("study" = StudyId, Path), Page), responses((status = 200, body = [WorkerRow])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(page): ApiQuery<Page>,
) -> Result<Json<Vec<WorkerRow>>, Refusal> {
    Ok(Json(state.engine.workers(&actor, study, page.after).await?))
}

/// How well each worker works: agreement with the others, gold items, speed, skipped items and pay per hour, each with what it is based on or the reason why it is undefined.
#[utoipa::path(get, path = "/studies/{study}/workers/quality", tag = "worker", params(("study" = StudyId, Path), WorkAsked), responses((status = 200, body = WorkQuality)))]
async fn quality(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(WorkAsked { format, task, language }): ApiQuery<WorkAsked>,
) -> Result<Response, Refusal> {
    let found = state.reports.work_quality(&actor, study, Which { task, language }).await?;
    Ok(written("work-quality", format, &*found, || found.to_csv(), || found.to_latex()))
}

/// Whose work somebody has looked at, the latest first.
#[utoipa::path(get, path = "/studies/{study}/looks", tag = "worker", params(("study" = StudyId, Path)), responses((status = 200, body = [Looked])))]
async fn looks(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<Looked>>, Refusal> {
    Ok(Json(state.engine.looks(&actor, study).await?))
}

/// Marks that one has looked at a worker's work; another mark takes its place.
#[utoipa::path(put, path = "/studies/{study}/workers/{worker}/look", tag = "worker", params(("study" = StudyId, Path), ("worker" = WorkerId, Path)),
    request_body = Looking, responses((status = 204), (status = 422)))]
async fn mark_looked_at(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, worker)): ApiPath<(StudyId, WorkerId)>,
    ApiJson(Looking { signs, note }): ApiJson<Looking>,
) -> Result<StatusCode, Refusal> {
    state.engine.mark_looked_at(&actor, (study, worker), &signs, &note).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the mark back.
#[utoipa::path(delete, path = "/studies/{study}/workers/{worker}/look", tag = "worker", params(("study" = StudyId, Path), ("worker" = WorkerId, Path)),
    responses((status = 204)))]
async fn look_again(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, worker)): ApiPath<(StudyId, WorkerId)>,
) -> Result<StatusCode, Refusal> {
    state.engine.unmark_looked_at(&actor, study, worker).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A worker with all decisions about them.
#[utoipa::path(get, path = "/studies/{study}/workers/{worker}", tag = "worker", params(("study" = StudyId, Path), ("worker" = WorkerId, Path)), responses((status = 200, body = WorkerDetail)))]
async fn worker(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, worker)): ApiPath<(StudyId, WorkerId)>,
) -> Result<Json<WorkerDetail>, Refusal> {
    Ok(Json(state.engine.worker(&actor, study, worker).await?))
}

/// Decides a gate where signals disagree, or overturns a decision.
#[utoipa::path(post, path = "/studies/{study}/workers/{worker}/gates/{gate}", tag = "worker", params(("study" = StudyId, Path), ("worker" = WorkerId, Path), ("gate" = Gate, Path)), request_body = Decision, responses((status = 204)))]
async fn decide(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, worker, gate)): ApiPath<(StudyId, WorkerId, Gate)>,
    ApiJson(decision): ApiJson<Decision>,
) -> Result<StatusCode, Refusal> {
    state
        .engine
        .decide_gate(&actor, study, worker, GateDecision { gate, state: decision.state, message: decision.message })
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The workers whose signals about their country disagree.
#[utoipa::path(get, path = "/studies/{study}/disagreements", tag = "worker", params(("study" = StudyId, Path)), responses((status = 200, body = [Disagreement])))]
async fn disagreements(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<Disagreement>>, Refusal> {
    Ok(Json(state.engine.disagreements(&actor, study).await?))
}

/// How many workers are left after each step, per language.
#[utoipa::path(get, path = "/studies/{study}/funnel", tag = "worker", params(("study" = StudyId, Path)), responses((status = 200, body = Funnel)))]
async fn funnel(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Funnel>, Refusal> {
    Ok(Json(state.reports.funnel(&actor, study).await?))
}

/// The funnel as CSV.
#[utoipa::path(get, path = "/studies/{study}/funnel.csv", tag = "worker", params(("study" = StudyId, Path)), responses((status = 200, body = String, content_type = "text/csv")))]
async fn funnel_csv(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<impl IntoResponse, Refusal> {
    let csv = state.reports.funnel(&actor, study).await?.to_csv();
    let head = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"funnel.csv\""),
    ];
    Ok((head, csv))
}
