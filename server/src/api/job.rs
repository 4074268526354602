//! `/studies/{study}/jobs`: the work that goes on by itself.

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

use super::{Ask, At, Refusal, Who};
use crate::House;

pub(super) fn routes() -> OpenApiRouter<House> {
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

/// The jobs of a study, the newest first, a hundred a page: state, progress, and why the last attempt came to nothing.
#[utoipa::path(get, path = "/studies/{study}/jobs", tag = "job", params(("study" = StudyId, Path), Which), responses((status = 200, body = JobPage)))]
async fn list(
    State(house): State<House>,
    Who(actor): Who,
    At(study): At<StudyId>,
    Ask(which): Ask<Which>,
) -> Result<Json<JobPage>, Refusal> {
    Ok(Json(house.engine.jobs(&actor, study, which.state, which.before).await?))
}

/// Scores whatever in the study has no score by today's metrics yet. Texts that arrive are scored without it.
#[utoipa::path(post, path = "/studies/{study}/jobs", tag = "job", params(("study" = StudyId, Path)), responses((status = 201, body = Queued), (status = 409)))]
async fn score(
    State(house): State<House>,
    Who(actor): Who,
    At(study): At<StudyId>,
) -> Result<(StatusCode, Json<Queued>), Refusal> {
    let id = house.engine.score_study(&actor, study).await?;
    Ok((StatusCode::CREATED, Json(Queued { id })))
}

/// Queues a job again that has failed or was cancelled.
#[utoipa::path(post, path = "/studies/{study}/jobs/{job}/retry", tag = "job", params(("study" = StudyId, Path), ("job" = JobId, Path)),
    responses((status = 204), (status = 409)))]
async fn retry(
    State(house): State<House>,
    Who(actor): Who,
    At((study, job)): At<(StudyId, JobId)>,
) -> Result<StatusCode, Refusal> {
    house.engine.retry_job(&actor, study, job).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Cancels a job: at once where it waits, within seconds where it runs. What it has done stays.
#[utoipa::path(post, path = "/studies/{study}/jobs/{job}/cancel", tag = "job", params(("study" = StudyId, Path), ("job" = JobId, Path)),
    responses((status = 204), (status = 409)))]
async fn cancel(
    State(house): State<House>,
    Who(actor): Who,
    At((study, job)): At<(StudyId, JobId)>,
) -> Result<StatusCode, Refusal> {
    house.engine.cancel_job(&actor, study, job).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The processes that carry out jobs now, of all studies: where each runs, and where its neural models compute if it has some. One that has given no sign of life for `job_lease_seconds` is gone.
#[utoipa::path(get, path = "/studies/{study}/processes", tag = "job", params(("study" = StudyId, Path)), responses((status = 200, body = [Process])))]
async fn processes(
    State(house): State<House>,
    Who(actor): Who,
    At(study): At<StudyId>,
) -> Result<Json<Vec<Process>>, Refusal> {
    Ok(Json(house.engine.processes(&actor, study).await?))
}
