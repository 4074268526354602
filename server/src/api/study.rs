//! `/studies`: studies, their members and the rules of their gates.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::design::gate_rule::StoredRule;
use engine::design::study::{MyStudyRoles, NewStudy, Overview, StudyEdit};
use engine::people::member::Member;
use serde::Deserialize;
use shared::{Gate, GateRule, Language, PersonId, Role, Settings, Study, StudyId, StudyState};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(list, create))
        .routes(routes!(overview, edit))
        .routes(routes!(set_state))
        .routes(routes!(members, add_member))
        .routes(routes!(remove_member))
        .routes(routes!(gates))
        .routes(routes!(set_gate))
        .routes(routes!(remove_gate))
}

/// A study to be opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewStudy)]
struct New {
    /// Its title.
    title: String,
    /// Its languages.
    languages: Vec<Language>,
}

/// What a study is to be.
#[derive(Deserialize, ToSchema)]
#[schema(as = StudyEdit)]
#[serde(deny_unknown_fields)]
struct Edit {
    /// Its title.
    title: String,
    /// Its languages.
    languages: Vec<Language>,
    /// Its settings.
    settings: Settings,
}

/// The state a study is to move to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct To {
    /// The state.
    state: StudyState,
}

/// A person to be given a role.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewMember {
    /// Their e-mail address.
    email: String,
    /// The role.
    role: Role,
}

/// One's studies, the newest first, with one's roles.
#[utoipa::path(get, path = "/studies", tag = "study", responses((status = 200, body = [MyStudyRoles])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
) -> Result<Json<Vec<MyStudyRoles>>, Refusal> {
    Ok(Json(state.engine.studies(&actor).await?))
}

/// Opens a study.
#[utoipa::path(post, path = "/studies", tag = "study", request_body = New, responses((status = 201, body = Study), (status = 403)))]
async fn create(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiJson(new): ApiJson<New>,
) -> Result<(StatusCode, Json<Study>), Refusal> {
    let id = state.engine.create_study(&actor, NewStudy { title: new.title, languages: new.languages }).await?;
    Ok((StatusCode::CREATED, Json(state.engine.study(&actor, id).await?)))
}

/// A study at a glance.
#[utoipa::path(get, path = "/studies/{study}", tag = "study", params(("study" = StudyId, Path)), responses((status = 200, body = Overview), (status = 404)))]
async fn overview(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Overview>, Refusal> {
    Ok(Json(state.engine.overview(&actor, study).await?))
}

/// Changes title, languages and settings.
#[utoipa::path(put, path = "/studies/{study}", tag = "study", params(("study" = StudyId, Path)), request_body = Edit, responses((status = 200, body = Study), (status = 422)))]
async fn edit(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(edit): ApiJson<Edit>,
) -> Result<Json<Study>, Refusal> {
    let edit = StudyEdit { title: edit.title, languages: edit.languages, settings: edit.settings };
    state.engine.edit_study(&actor, study, edit).await?;
    Ok(Json(state.engine.study(&actor, study).await?))
}

/// Moves a study to another state.
#[utoipa::path(post, path = "/studies/{study}/state", tag = "study", params(("study" = StudyId, Path)), request_body = To, responses((status = 204), (status = 409)))]
async fn set_state(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(to): ApiJson<To>,
) -> Result<StatusCode, Refusal> {
    state.engine.set_study_state(&actor, study, to.state).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The members of a study, a row for each role.
#[utoipa::path(get, path = "/studies/{study}/members", tag = "study", params(("study" = StudyId, Path)), responses((status = 200, body = [Member])))]
async fn members(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<Member>>, Refusal> {
    Ok(Json(state.engine.members(&actor, study).await?))
}

/// Gives a person a role.
#[utoipa::path(post, path = "/studies/{study}/members", tag = "study", params(("study" = StudyId, Path)), request_body = NewMember, responses((status = 204), (status = 422)))]
async fn add_member(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(new): ApiJson<NewMember>,
) -> Result<StatusCode, Refusal> {
    state.engine.add_member(&actor, study, &new.email, new.role).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a role from a person.
#[utoipa::path(delete, path = "/studies/{study}/members/{person}/{role}", tag = "study",
    params(("study" = StudyId, Path), ("person" = PersonId, Path), ("role" = Role, Path)), responses((status = 204)))]
async fn remove_member(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, person, role)): ApiPath<(StudyId, PersonId, Role)>,
) -> Result<StatusCode, Refusal> {
    state.engine.remove_member(&actor, study, person, role).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The rules of the gates, keys of tests included.
#[utoipa::path(get, path = "/studies/{study}/gates", tag = "gate", params(("study" = StudyId, Path)), responses((status = 200, body = [StoredRule])))]
async fn gates(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<StoredRule>>, Refusal> {
    Ok(Json(state.engine.gate_rules(&actor, study).await?))
}

/// Sets the rule of a gate in a language; the body says which gate: `{"gate": "location", "countries": ["FR"]}`.
#[utoipa::path(put, path = "/studies/{study}/gates/{language}", tag = "gate", params(("study" = StudyId, Path), ("language" = String, Path)),
    request_body = GateRule, responses((status = 204), (status = 422)))]
async fn set_gate(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, language)): ApiPath<(StudyId, Language)>,
    ApiJson(rule): ApiJson<GateRule>,
) -> Result<StatusCode, Refusal> {
    state.engine.set_gate_rule(&actor, study, language, rule).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes the rule of a gate in a language.
#[utoipa::path(delete, path = "/studies/{study}/gates/{language}/{gate}", tag = "gate",
    params(("study" = StudyId, Path), ("language" = String, Path), ("gate" = Gate, Path)), responses((status = 204)))]
async fn remove_gate(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, language, gate)): ApiPath<(StudyId, Language, Gate)>,
) -> Result<StatusCode, Refusal> {
    state.engine.remove_gate_rule(&actor, study, language, gate).await?;
    Ok(StatusCode::NO_CONTENT)
}
