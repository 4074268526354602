//! `/studies/{study}/entrances/{entrance}/mturk`: what is copied to Mechanical Turk, and the results of a batch.

use app::call::{PublicUrl, origin_of};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use engine::crowd::enter::files::HitFiles;
use engine::recruiting::mturk::MturkResults;
use shared::{EntranceId, Problem, StudyId, limit, refusal};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiPath, CurrentActor, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(files)).routes(routes!(results)).layer(DefaultBodyLimit::disable())
}

/// The layout of a HIT, the file of a batch and the question of a HIT, for an entry link for Mechanical Turk.
#[utoipa::path(get, path = "/studies/{study}/entrances/{entrance}/mturk", tag = "people", params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)), responses((status = 200, body = HitFiles)))]
async fn files(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(of): ApiPath<(StudyId, EntranceId)>,
    parts: Parts,
) -> Result<Json<HitFiles>, Refusal> {
    let origin = origin_of(&PublicUrl(state.settings.public_url.clone()), &parts);
    Ok(Json(state.engine.hit_files(&actor, of, &origin).await?))
}

/// Compares the results of a batch with the participants: what follows, the file with decisions and the bonuses. Nothing of the
/// file is stored; the comparison is recorded in the audit log. A file has at most 4 MiB.
#[utoipa::path(post, path = "/studies/{study}/entrances/{entrance}/mturk/results", tag = "people", params(("study" = StudyId, Path), ("entrance" = EntranceId, Path)),
    request_body(content = String, description = "The results as CSV", content_type = "text/plain"), responses((status = 200, body = MturkResults), (status = 422)))]
async fn results(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(of): ApiPath<(StudyId, EntranceId)>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<MturkResults>, Refusal> {
    let body = body.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Problem::invalid("file", refusal::results_too_large(limit::MTURK_RESULTS >> 20))
        }
        _ => Problem::invalid("body", refusal::file_is_incomplete()),
    })?;
    Ok(Json(state.engine.read_results(&actor, of, body.into()).await?))
}
