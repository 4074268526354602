//! `/studies/{study}/stored-exports`: exports to object storage.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::jobs::stored::StoredExports;
use report::export::Format;
use serde::{Deserialize, Serialize};
use shared::{JobId, StudyId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Reader, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, store))
}

/// What is exported to object storage. Where it goes is a setting of the server.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewStoredExport {
    /// The format of the files.
    #[serde(default)]
    format: Format,
}

/// An export that was queued.
#[derive(Serialize, ToSchema)]
struct StoredExportQueued {
    /// Its id, which is that of its job.
    id: JobId,
}

/// Where exports of the study are written, and the latest ones: how far each is, and why its last attempt failed.
#[utoipa::path(get, path = "/studies/{study}/stored-exports", tag = "export", params(("study" = StudyId, Path)),
    responses((status = 200, body = StoredExports)))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    Reader(locale): Reader,
) -> Result<Json<StoredExports>, Refusal> {
    let mut stored = state.engine.stored_exports(&actor, study).await?;
    for export in &mut stored.exports {
        export.reason = export.reason.take().map(|reason| reason.localised(locale));
    }
    Ok(Json(stored))
}

/// Writes all files of the study to the server's object storage, in the background; `manifest.json` is written last.
#[utoipa::path(post, path = "/studies/{study}/stored-exports", tag = "export", params(("study" = StudyId, Path)),
    request_body = NewStoredExport, responses((status = 201, body = StoredExportQueued), (status = 409)))]
async fn store(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    ApiJson(new): ApiJson<NewStoredExport>,
) -> Result<(StatusCode, Json<StoredExportQueued>), Refusal> {
    let id = state.engine.store_export(&actor, study, new.format.ending()).await?;
    Ok((StatusCode::CREATED, Json(StoredExportQueued { id })))
}
