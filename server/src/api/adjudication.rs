//! `/studies/{study}/adjudication`: where people differ, and what was decided there.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::crowd::adjudication::{Disputes, Filter};
use serde::Deserialize;
use shared::{HitItemId, Language, NewAnswer, Settled, StudyId, TaskId, Value};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, decide))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Which {
    /// One task only.
    task: Option<TaskId>,
    /// One question only.
    question: Option<String>,
    /// One language only.
    #[param(value_type = Option<String>)]
    language: Option<Language>,
    /// From how many points between the lowest and the highest answer on people differ on a scale: 2 if not given.
    points: Option<i64>,
    /// `open` (default), `decided` or `all`.
    #[param(inline)]
    settled: Option<Settled>,
    /// `next` of the page before.
    after: Option<String>,
}

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Adjudication)]
struct Decision {
    /// The id of what was shown.
    item: HitItemId,
    /// The key of the question.
    question: String,
    /// The value, of the question's kind.
    value: Value,
    /// Why.
    #[serde(default)]
    note: String,
}

/// What people differ about, with what each of them said: twenty items a page.
#[utoipa::path(get, path = "/studies/{study}/adjudication", tag = "adjudication", params(("study" = StudyId, Path), Which), responses((status = 200, body = Disputes)))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiQuery(which): ApiQuery<Which>,
) -> Result<Json<Disputes>, Refusal> {
    let Which { task, question, language, points, settled, after } = which;
    let filter = Filter { task, question, language, points, settled, after };
    Ok(Json(state.reports.disputes(&actor, study, &filter).await?))
}

/// Decides. The answers stay as they are; a later decision takes the place of an earlier one, which stays stored.
#[utoipa::path(post, path = "/studies/{study}/adjudication", tag = "adjudication", params(("study" = StudyId, Path)), request_body = Decision,
    responses((status = 204), (status = 409), (status = 422)))]
async fn decide(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(Decision { item, question, value, note }): ApiJson<Decision>,
) -> Result<StatusCode, Refusal> {
    let answer = NewAnswer { item, question, output: None, value };
    state.engine.adjudicate(&actor, study, answer, &note).await?;
    Ok(StatusCode::NO_CONTENT)
}
