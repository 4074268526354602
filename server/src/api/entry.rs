//! `/studies/{study}/consent`, `/location` and `/test`: a worker's way in.

use app::call::{Visit, seen};
use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use engine::crowd::entry::Entry;
use engine::crowd::location::Location;
use engine::crowd::test::{Test, TestAnswers, TestResult};
use serde::Deserialize;
use shared::{Country, NewAnswer, Signals, StudyId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Reader, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(entry))
        .routes(routes!(consent))
        .routes(routes!(location, locate))
        .routes(routes!(test, take_test))
}

/// Where the worker is.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Declared {
    /// The country, two letters.
    country: Country,
}

/// Answers to the test.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Answers {
    /// The version of the test they answer.
    version: i64,
    /// The answers, as those to a hit.
    answers: Vec<NewAnswer>,
}

/// The worker's progress through the qualification steps.
#[utoipa::path(get, path = "/studies/{study}/entry", tag = "entry", params(("study" = StudyId, Path)), responses((status = 200, body = Entry)))]
async fn entry(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Entry>, Refusal> {
    Ok(Json(state.engine.entry(&actor, study).await?))
}

/// Accepts the consent.
#[utoipa::path(post, path = "/studies/{study}/consent", tag = "entry", params(("study" = StudyId, Path)), responses((status = 204)))]
async fn consent(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    Extension(visit): Extension<Visit>,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<StatusCode, Refusal> {
    state.engine.consent(&actor, study, true).await?;
    seen(&state.engine, &actor, study, &visit).await;
    Ok(StatusCode::NO_CONTENT)
}

/// The question about the country, its rule and what was decided.
#[utoipa::path(get, path = "/studies/{study}/location", tag = "entry", params(("study" = StudyId, Path)), responses((status = 200, body = Location)))]
async fn location(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    Reader(locale): Reader,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Location>, Refusal> {
    Ok(Json(state.engine.location(&actor, study, locale).await?))
}

/// Says where the worker is. One answer counts; on the page it can be corrected once.
#[utoipa::path(post, path = "/studies/{study}/location", tag = "entry", params(("study" = StudyId, Path)), request_body = Declared, responses((status = 200, body = Location)))]
async fn locate(
    State(state): State<AppState>,
    Extension(visit): Extension<Visit>,
    CurrentActor(actor): CurrentActor,
    Reader(locale): Reader,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(Declared { country }): ApiJson<Declared>,
) -> Result<Json<Location>, Refusal> {
    let signals = Signals { declared: Some(country), proxy: visit.proxy, address: visit.country };
    Ok(Json(state.engine.locate(&actor, study, signals, locale).await?))
}

/// The test without its key, in the worker's own order.
#[utoipa::path(get, path = "/studies/{study}/test", tag = "entry", params(("study" = StudyId, Path)), responses((status = 200, body = Test)))]
async fn test(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    Reader(locale): Reader,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Test>, Refusal> {
    Ok(Json(state.engine.test(&actor, study, locale).await?))
}

/// Grades one attempt at the test.
#[utoipa::path(post, path = "/studies/{study}/test", tag = "entry", params(("study" = StudyId, Path)), request_body = Answers, responses((status = 200, body = TestResult)))]
async fn take_test(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(sent): ApiJson<Answers>,
) -> Result<Json<TestResult>, Refusal> {
    let answers = TestAnswers { version: sent.version, answers: sent.answers };
    Ok(Json(state.engine.take_test(&actor, study, answers).await?))
}
