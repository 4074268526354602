//! `/studies/{study}/join-links` and `/join/{code}`: how people come into a study.

use app::call::Visit;
use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use engine::NewPerson;
use engine::crowd::invite::{FreshJoinLink, Invitation, JoinLink, Joined, LimitedJoinLink, NewJoinLink};
use engine::crowd::join::Visitor;
use engine::people::token::NewToken;
use serde::{Deserialize, Serialize};
use shared::{Language, Role, StudyId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

/// Days the token of somebody who joined by this interface lasts.
const DAYS: i64 = 30;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, add)).routes(routes!(remove)).routes(routes!(read, join))
}

/// A join link to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// The role that a person gets who opens it.
    role: Role,
    /// The language workers get; absent, they choose.
    language: Option<Language>,
    /// How many days it is good for; absent, for ever.
    days: Option<i64>,
    /// How many people may use it; absent, any number.
    uses: Option<i64>,
    /// How many accounts one network address may make by it; absent, any number.
    per_address: Option<i64>,
}

/// A new account that joins.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Newcomer {
    /// What the person is called.
    name: String,
    /// Their e-mail address.
    email: String,
    /// A password of at least ten characters.
    password: String,
    /// The language to work in, where the link leaves the choice.
    language: Option<Language>,
}

/// A new account in its study, with a token to go on with.
#[derive(Serialize, ToSchema)]
struct Welcome {
    /// What the person is now.
    joined: Joined,
    /// Their token.
    token: NewToken,
}

/// The join links of a study, without their codes: those are shown once, when a link is made.
#[utoipa::path(get, path = "/studies/{study}/join-links", tag = "people", params(("study" = StudyId, Path)), responses((status = 200, body = [JoinLink])))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<JoinLink>>, Refusal> {
    Ok(Json(state.engine.join_links(&actor, study).await?))
}

/// Makes a join link. Its code is in this answer and nowhere else.
#[utoipa::path(post, path = "/studies/{study}/join-links", tag = "people", params(("study" = StudyId, Path)), request_body = Wanted, responses((status = 201, body = FreshJoinLink)))]
async fn add(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(wanted): ApiJson<Wanted>,
) -> Result<(StatusCode, Json<FreshJoinLink>), Refusal> {
    let Wanted { role, language, days, uses, per_address } = wanted;
    let new = LimitedJoinLink { link: NewJoinLink { role, language, days, uses }, per_address };
    let link = state.engine.add_join_link(&actor, study, new).await?;
    Ok((StatusCode::CREATED, Json(link)))
}

/// Ends a join link, by its id.
#[utoipa::path(delete, path = "/studies/{study}/join-links/{link}", tag = "people", params(("study" = StudyId, Path), ("link" = String, Path)), responses((status = 204)))]
async fn remove(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, link)): ApiPath<(StudyId, String)>,
) -> Result<StatusCode, Refusal> {
    state.engine.remove_join_link(&actor, study, &link).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a join link invites to.
#[utoipa::path(get, path = "/join/{code}", tag = "people", params(("code" = String, Path)), security(()), responses((status = 200, body = Invitation)))]
async fn read(
    State(state): State<AppState>,
    Extension(visit): Extension<Visit>,
    ApiPath(code): ApiPath<String>,
) -> Result<Json<Invitation>, Refusal> {
    let engine = &state.engine;
    Ok(Json(engine.by_link(&visit.address, &code, engine.invitation(&code, visit.locale)).await?))
}

/// Makes an account and joins, in one step; somebody with an account here gives its password and joins with it.
#[utoipa::path(post, path = "/join/{code}", tag = "people", params(("code" = String, Path)), request_body = Newcomer, security(()), responses((status = 201, body = Welcome)))]
async fn join(
    State(state): State<AppState>,
    Extension(visit): Extension<Visit>,
    ApiPath(code): ApiPath<String>,
    ApiJson(new): ApiJson<Newcomer>,
) -> Result<(StatusCode, Json<Welcome>), Refusal> {
    let Newcomer { name, email, password, language } = new;
    let from = Visitor { address: &visit.address, browser: None, locale: None };
    let new = NewPerson { name, email, password };
    let joining = Box::pin(state.engine.join_as_new(&code, new, language, from));
    let (signed_in, joined) = state.engine.by_link(&visit.address, &code, joining).await?;
    let token = state.engine.token_for(signed_in, "joined", DAYS).await?;
    Ok((StatusCode::CREATED, Json(Welcome { joined, token })))
}
