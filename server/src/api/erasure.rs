//! `/studies/{study}/withdrawal`, `/people/{person}/erasure` and `/erasures`: leaving a study, erasing a person, receipts.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::crowd::withdraw::Leaving;
use engine::people::erase::{ErasureOrder, ErasurePlan};
use engine::people::receipt::Receipt;
use serde::Deserialize;
use shared::{AnswerChoice, ErasureId, PersonId, StudyId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(leaving, withdraw))
        .routes(routes!(plan, erase))
        .routes(routes!(list))
        .routes(routes!(receipt))
}

/// What becomes of the answers of somebody who leaves.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Withdraw {
    /// Whether they stay in the results.
    answers: AnswerChoice,
}

/// An order to erase somebody.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Erase {
    /// The person's e-mail address, or one of their pseudonyms.
    confirm: String,
    /// Whether their answers stay in the results.
    answers: AnswerChoice,
}

/// Where a page of the list begins.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Page {
    /// The last receipt already seen.
    before: Option<ErasureId>,
}

/// What leaving the study means for the worker: what they may choose, and whether they have left.
#[utoipa::path(get, path = "/studies/{study}/withdrawal", tag = "work", params(("study" = StudyId, Path)), responses((status = 200, body = Leaving)))]
async fn leaving(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Leaving>, Refusal> {
    Ok(Json(state.engine.leaving(&actor, study).await?))
}

/// Leaves the study: open work is freed, finished work stays paid. Answers that were kept can be removed later by asking
/// again.
#[utoipa::path(post, path = "/studies/{study}/withdrawal", tag = "work", params(("study" = StudyId, Path)), request_body = Withdraw,
    responses((status = 204), (status = 422, description = "The study's policy does not allow answers to be removed now")))]
async fn withdraw(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(Withdraw { answers }): ApiJson<Withdraw>,
) -> Result<StatusCode, Refusal> {
    state.engine.withdraw(&actor, study, answers).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What will be erased of a person, and what stays. For administrators.
#[utoipa::path(get, path = "/people/{person}/erasure", tag = "account", params(("person" = PersonId, Path)), responses((status = 200, body = ErasurePlan), (status = 404)))]
async fn plan(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(person): ApiPath<PersonId>,
) -> Result<Json<ErasurePlan>, Refusal> {
    Ok(Json(state.engine.erasure_plan(&actor, person).await?))
}

/// Erases a person for good; the receipt. For administrators.
#[utoipa::path(post, path = "/people/{person}/erasure", tag = "account", params(("person" = PersonId, Path)), request_body = Erase,
    responses((status = 201, body = Receipt), (status = 404), (status = 409, description = "The last administrator"), (status = 422)))]
async fn erase(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(person): ApiPath<PersonId>,
    ApiJson(Erase { confirm, answers }): ApiJson<Erase>,
) -> Result<(StatusCode, Json<Receipt>), Refusal> {
    let receipt = state.engine.erase(&actor, person, ErasureOrder { confirm, answers }).await?;
    Ok((StatusCode::CREATED, Json(receipt)))
}

/// Receipts of erasures, newest first, a hundred at a time. For administrators.
#[utoipa::path(get, path = "/erasures", tag = "account", params(Page), responses((status = 200, body = [Receipt])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiQuery(page): ApiQuery<Page>,
) -> Result<Json<Vec<Receipt>>, Refusal> {
    Ok(Json(state.engine.erasures(&actor, page.before).await?))
}

/// The receipt of an erasure. For administrators.
#[utoipa::path(get, path = "/erasures/{erasure}", tag = "account", params(("erasure" = ErasureId, Path)), responses((status = 200, body = Receipt), (status = 404)))]
async fn receipt(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(erasure): ApiPath<ErasureId>,
) -> Result<Json<Receipt>, Refusal> {
    Ok(Json(state.engine.erasure(&actor, erasure).await?))
}
