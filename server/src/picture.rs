//! `/studies/{study}/pictures/{name}`: a picture that instructions show, for members of the study and for its workers.

use axum::Router;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use shared::{Problem, StudyId};

use crate::AppState;
use crate::actor::RequestActor;
use crate::api::Refusal;

/// A picture is never replaced, and its address carries its digest.
const KEPT: HeaderValue = HeaderValue::from_static("private, max-age=31536000, immutable");
/// Whatever a browser takes the file for, it loads and runs nothing.
const NOTHING: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
const OWN_SITE: (HeaderName, HeaderValue) =
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin"));

/// The one address.
pub(crate) fn router(state: &AppState) -> Router {
    Router::new().route("/studies/{study}/pictures/{name}", get(picture)).with_state(state.clone())
}

async fn picture(
    State(state): State<AppState>,
    Extension(RequestActor(actor)): Extension<RequestActor>,
    Path((study, name)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let actor = actor.ok_or(Problem::NotFound)?;
    let study: StudyId = study.parse()?;
    // For people without a role in the study, it does not exist, and neither have its pictures.
    let file = state.engine.picture_file(&actor, study, &name).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.kind.media())),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CONTENT_SECURITY_POLICY, NOTHING),
        (header::CACHE_CONTROL, KEPT),
        OWN_SITE,
    ];
    Ok((headers, file.bytes).into_response())
}
