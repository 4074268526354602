//! `/studies/{study}/entrances/{entrance}/people`: the people whom researchers invite by a link of their own.

use app::call::{PublicUrl, origin_of};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;
use engine::crowd::invitee::{AddedInvitees, InvitationMail, InviteeList};
use serde::{Deserialize, Serialize};
use shared::{EntranceId, InviteeId, StudyId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::report::file;
use super::{ApiJson, ApiPath, ApiQuery, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, add)).routes(routes!(mail)).routes(routes!(remove)).routes(routes!(links))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Page {
    /// The number of the last person of the page before; 0 if not given.
    #[serde(default)]
    #[param(required = false)]
    after: i64,
}

/// People to invite.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewInvitees {
    /// One person a line: an e-mail address, a name or ID, or both, and a language of the study, separated by commas,
    /// semicolons or tabs.
    people: String,
}

/// Which e-mail to send.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewInvitationMail {
    /// An invitation or a reminder.
    mail: InvitationMail,
}

/// E-mails that will be sent.
#[derive(Serialize, ToSchema)]
struct InvitationsQueued {
    /// How many.
    n_mails: usize,
}

/// A page of the people on the list of an entry link, by number, 100 at a time.
#[utoipa::path(get, path = "/studies/{study}/entrances/{entrance}/people", tag = "people", params(("study" = StudyId, Path), ("entrance" = EntranceId, Path), Page), responses((status = 200, body = InviteeList)))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(of): ApiPath<(StudyId, EntranceId)>,
    ApiQuery(page): ApiQuery<Page>,
) -> Result<Json<InviteeList>, Refusal> {
    Ok(Json(state.engine.invitees(&actor, of, page.after).await?))
}

/// Puts people on the list of an entry link. Somebody who is on it already stays as they are.
#[utoipa::path(post, path = "/studies/{study}/entrances/{entrance}/people", tag = "people", params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), request_body = NewInvitees, responses((status = 200, body = AddedInvitees)))]
async fn add(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(of): ApiPath<(StudyId, EntranceId)>,
    ApiJson(new): ApiJson<NewInvitees>,
) -> Result<Json<AddedInvitees>, Refusal> {
    Ok(Json(state.engine.add_invitees(&actor, of, &new.people).await?))
}

/// Sends an e-mail with their link to everybody on the list who can get it.
#[utoipa::path(post, path = "/studies/{study}/entrances/{entrance}/people/mails", tag = "people", params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), request_body = NewInvitationMail, responses((status = 200, body = InvitationsQueued)))]
async fn mail(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(of): ApiPath<(StudyId, EntranceId)>,
    ApiJson(new): ApiJson<NewInvitationMail>,
) -> Result<Json<InvitationsQueued>, Refusal> {
    Ok(Json(InvitationsQueued { n_mails: state.engine.mail_invitees(&actor, of, new.mail).await? }))
}

/// Takes somebody who has not come off the list of an entry link.
#[utoipa::path(delete, path = "/studies/{study}/entrances/{entrance}/people/{invitee}", tag = "people", params(("study" = StudyId, Path), ("entrance" = EntranceId, Path), ("invitee" = InviteeId, Path)), responses((status = 204)))]
async fn remove(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, entrance, invitee)): ApiPath<(StudyId, EntranceId, InviteeId)>,
) -> Result<StatusCode, Refusal> {
    state.engine.remove_invitee(&actor, (study, entrance), invitee).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The link of everybody on the list of an entry link. The download is recorded in the audit log.
#[utoipa::path(get, path = "/studies/{study}/entrances/{entrance}/people.csv", tag = "people", params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), responses((status = 200, description = "The file")))]
async fn links(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(of): ApiPath<(StudyId, EntranceId)>,
    parts: Parts,
) -> Result<Response, Refusal> {
    let origin = origin_of(&PublicUrl(state.settings.public_url.clone()), &parts);
    let text = state.engine.invitees_csv(&actor, of, |code| format!("{origin}/in/{code}")).await?;
    Ok(file("links.csv", "text/csv; charset=utf-8", text))
}
