//! `/studies/{study}/{service}`: the account at a provider through which a study recruits, and the submissions there.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::recruiting::comparison::Compared;
use engine::recruiting::connection::{ConnectionState, NewConnection};
use engine::recruiting::decide::ServiceVerdict;
use serde::Deserialize;
use shared::{Problem, Service, StudyId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(state, connect, disconnect))
        .routes(routes!(service_submissions))
        .routes(routes!(ask))
        .routes(routes!(decide))
        .routes(routes!(approve_ready))
}

/// Whether a study is connected with an account at the provider, and the balance as the provider says now.
#[utoipa::path(get, path = "/studies/{study}/{service}", tag = "people", params(("study" = StudyId, Path), ("service" = Service, Path)), responses((status = 200, body = ConnectionState)))]
async fn state(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(at): ApiPath<(StudyId, Service)>,
) -> Result<Json<ConnectionState>, Refusal> {
    Ok(Json(Box::pin(state.engine.account_connection(&actor, at)).await?))
}

/// Connects a study with an account at the provider. The token is tried, encrypted and never shown again.
#[utoipa::path(put, path = "/studies/{study}/{service}", tag = "people", params(("study" = StudyId, Path), ("service" = Service, Path)), request_body = NewConnection, responses((status = 204)))]
async fn connect(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(at): ApiPath<(StudyId, Service)>,
    ApiJson(new): ApiJson<NewConnection>,
) -> Result<StatusCode, Refusal> {
    let connected = Box::pin(state.engine.connect_account(&actor, at, new)).await.map_err(Problem::from);
    connected.map_err(|problem| {
        // The form of the page calls it so, because its fields are kept after a refusal, and this one is not.
        let is_token = problem.field() == Some("api_token");
        Refusal(if is_token { problem.in_field("token") } else { problem })
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// Disconnects a study from the provider. There nothing changes.
#[utoipa::path(delete, path = "/studies/{study}/{service}", tag = "people", params(("study" = StudyId, Path), ("service" = Service, Path)), responses((status = 204)))]
async fn disconnect(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(at): ApiPath<(StudyId, Service)>,
) -> Result<StatusCode, Refusal> {
    state.engine.disconnect_account(&actor, at).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The participants of a study as the provider said when it was last asked, and as they are here; differences first.
#[utoipa::path(get, path = "/studies/{study}/{service}/submissions", tag = "people", params(("study" = StudyId, Path), ("service" = Service, Path)), responses((status = 200, body = [Compared])))]
async fn service_submissions(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(at): ApiPath<(StudyId, Service)>,
) -> Result<Json<Vec<Compared>>, Refusal> {
    Ok(Json(state.engine.compare_with_service(&actor, at).await?))
}

/// Asks the provider about submissions now. Participants who gave up there lose their place here.
#[utoipa::path(post, path = "/studies/{study}/{service}/questions", tag = "people", params(("study" = StudyId, Path), ("service" = Service, Path)), responses((status = 204)))]
async fn ask(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(at): ApiPath<(StudyId, Service)>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.ask_service(&actor, at)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decides about a submission at the provider: approves it, rejects it, or asks the participant to return it, which only Prolific can.
#[utoipa::path(post, path = "/studies/{study}/{service}/submissions/{submission}/decisions", tag = "people",
    params(("study" = StudyId, Path), ("service" = Service, Path),
        ("submission" = String, Path, description = "The provider's id of the submission")),
    request_body = ServiceVerdict, responses((status = 204)))]
async fn decide(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, service, submission)): ApiPath<(StudyId, Service, String)>,
    ApiJson(verdict): ApiJson<ServiceVerdict>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.decide_at_service(&actor, (study, service), &submission, verdict)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How many submissions are to be approved.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToApproveAgreed {
    /// The number that the list has shown. If there are more or fewer by now, none is approved.
    expected: usize,
}

/// Approves the submissions at the provider of everybody who has finished here and handed in with the right code there.
#[utoipa::path(post, path = "/studies/{study}/{service}/approvals", tag = "people", params(("study" = StudyId, Path), ("service" = Service, Path)),
    request_body = ToApproveAgreed, responses((status = 204)))]
async fn approve_ready(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(at): ApiPath<(StudyId, Service)>,
    ApiJson(this): ApiJson<ToApproveAgreed>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.approve_agreed(&actor, at, this.expected)).await?;
    Ok(StatusCode::NO_CONTENT)
}
