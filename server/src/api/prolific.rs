//! `/studies/{study}/prolific`: the account at Prolific through which a study recruits, and the submissions there.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::recruiting::comparison::Compared;
use engine::recruiting::connection::{ConnectionState, NewConnection};
use engine::recruiting::decide::ProlificVerdict;
use serde::Deserialize;
use shared::{Problem, StudyId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(state, connect, disconnect))
        .routes(routes!(submissions))
        .routes(routes!(ask))
        .routes(routes!(decide))
        .routes(routes!(approve))
}

/// Whether a study is connected with Prolific, and the balance of its workspace as Prolific says now.
#[utoipa::path(get, path = "/studies/{study}/prolific", tag = "people", params(("study" = StudyId, Path)), responses((status = 200, body = ConnectionState)))]
async fn state(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<ConnectionState>, Refusal> {
    Ok(Json(Box::pin(state.engine.prolific_connection(&actor, study)).await?))
}

/// Connects a study with an account at Prolific. The token is tried, encrypted and never shown again.
#[utoipa::path(put, path = "/studies/{study}/prolific", tag = "people", params(("study" = StudyId, Path)), request_body = NewConnection, responses((status = 204)))]
async fn connect(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(new): ApiJson<NewConnection>,
) -> Result<StatusCode, Refusal> {
    let connected = Box::pin(state.engine.connect_prolific(&actor, study, new)).await.map_err(Problem::from);
    connected.map_err(|problem| {
        // The form of the page calls it so, because its fields are kept after a refusal, and this one is not.
        let is_token = problem.field() == Some("api_token");
        Refusal(if is_token { problem.in_field("token") } else { problem })
    })?;
    Ok(StatusCode::NO_CONTENT)
}

/// Disconnects a study from Prolific. At Prolific nothing changes.
#[utoipa::path(delete, path = "/studies/{study}/prolific", tag = "people", params(("study" = StudyId, Path)), responses((status = 204)))]
async fn disconnect(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<StatusCode, Refusal> {
    state.engine.disconnect_prolific(&actor, study).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The participants of a study as Prolific said when it was last asked, and as they are here; differences first.
#[utoipa::path(get, path = "/studies/{study}/prolific/submissions", tag = "people", params(("study" = StudyId, Path)), responses((status = 200, body = [Compared])))]
async fn submissions(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<Compared>>, Refusal> {
    Ok(Json(state.engine.compare_with_prolific(&actor, study).await?))
}

/// Asks Prolific about submissions now. Participants who gave up there lose their place here.
#[utoipa::path(post, path = "/studies/{study}/prolific/questions", tag = "people", params(("study" = StudyId, Path)), responses((status = 204)))]
async fn ask(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.ask_prolific(&actor, study)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decides about a submission at Prolific: approves it, rejects it, or asks the participant to return it.
#[utoipa::path(post, path = "/studies/{study}/prolific/submissions/{submission}/decisions", tag = "people",
    params(("study" = StudyId, Path), ("submission" = String, Path, description = "Prolific's id of the submission")),
    request_body = ProlificVerdict, responses((status = 204)))]
async fn decide(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, submission)): ApiPath<(StudyId, String)>,
    ApiJson(verdict): ApiJson<ProlificVerdict>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.decide_at_prolific(&actor, study, &submission, verdict)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How many submissions are to be approved.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ToApproveAgreed {
    /// The number that the list has shown. If there are more or fewer by now, none is approved.
    expected: usize,
}

/// Approves the submissions at Prolific of everybody who has finished here and handed in with the right code there.
#[utoipa::path(post, path = "/studies/{study}/prolific/approvals", tag = "people", params(("study" = StudyId, Path)),
    request_body = ToApproveAgreed, responses((status = 204)))]
async fn approve(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(this): ApiJson<ToApproveAgreed>,
) -> Result<StatusCode, Refusal> {
    Box::pin(state.engine.approve_agreed(&actor, study, this.expected)).await?;
    Ok(StatusCode::NO_CONTENT)
}
