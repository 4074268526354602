//! `/studies/{study}/jobs`: background work.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::jobs::job::JobPage;
use engine::jobs::process::Process;
use serde::{Deserialize, Serialize};
use shared::{JobId, JobState, StudyId};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiPath, ApiQuery, CurrentActor, Reader, Refusal};
use crate::AppState;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(list, score))
        .routes(routes!(retry))
        .routes(routes!(cancel))
        .routes(routes!(processes))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Which {
    /// One state only.
    state: Option<JobState>,
    /// The last job of the page before.
    before: Option<JobId>,
}

/// A job that was queued.
#[derive(Serialize, ToSchema)]
struct Queued {
    /// Its id.
    id: JobId,
}

/// The jobs of a study, the newest first, a hundred a page: state, progress, and why the last attempt failed.
#[utoipa::path(get, path = "/studies/{study}/jobs", tag = "job", params(("study" = StudyId, Path), Which), responses((status = 200, body = JobPage)))]
async fn list(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
    Reader(locale): Reader,
    ApiQuery(which): ApiQuery<Which>,
) -> Result<Json<JobPage>, Refusal> {
    let mut page = state.engine.jobs(&actor, study, which.state, which.before).await?;
    for job in &mut page.jobs {
        job.reason = job.reason.take().map(|reason| reason.localised(locale));
    }
    Ok(Json(page))
}

/// Scores whatever in the study has no score by today's metrics yet. Texts that arrive are scored without it.
#[utoipa::path(post, path = "/studies/{study}/jobs", tag = "job", params(("study" = StudyId, Path)), responses((status = 201, body = Queued), (status = 409)))]
async fn score(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<(StatusCode, Json<Queued>), Refusal> {
    let id = state.engine.score_study(&actor, study).await?;
    Ok((StatusCode::CREATED, Json(Queued { id })))
}

/// Queues a job again that has failed or was cancelled.
#[utoipa::path(post, path = "/studies/{study}/jobs/{job}/retry", tag = "job", params(("study" = StudyId, Path), ("job" = JobId, Path)),
    responses((status = 204), (status = 409)))]
async fn retry(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, job)): ApiPath<(StudyId, JobId)>,
) -> Result<StatusCode, Refusal> {
    state.engine.retry_job(&actor, study, job).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Cancels a job: at once where it waits, within seconds where it runs. What it has done stays.
#[utoipa::path(post, path = "/studies/{study}/jobs/{job}/cancel", tag = "job", params(("study" = StudyId, Path), ("job" = JobId, Path)),
    responses((status = 204), (status = 409)))]
async fn cancel(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath((study, job)): ApiPath<(StudyId, JobId)>,
) -> Result<StatusCode, Refusal> {
    state.engine.cancel_job(&actor, study, job).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The processes that carry out jobs now, of all studies: where each runs, and where its neural models compute if it has some. One that has given no sign of life for `job_lease_seconds` is gone.
#[utoipa::path(get, path = "/studies/{study}/processes", tag = "job", params(("study" = StudyId, Path)), responses((status = 200, body = [Process])))]
async fn processes(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(study): ApiPath<StudyId>,
) -> Result<Json<Vec<Process>>, Refusal> {
    Ok(Json(state.engine.processes(&actor, study).await?))
}
