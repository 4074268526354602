//! Background jobs: progress, retry, cancellation.

use engine::jobs::job::JobPage;
use leptos::prelude::*;
use shared::{JobId, JobState, Problem, StudyId};

use super::{here, visit};

/// A page of the jobs of a study.
pub async fn jobs(study: StudyId, state: Option<JobState>, before: Option<JobId>) -> Result<JobPage, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.jobs(&actor, study, state, before).await?)
}

/// Scores all outputs that have no score yet.
#[server(prefix = "/fn", endpoint = "job/score")]
pub async fn score_study(
    /// The study.
    study: StudyId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.score_study(&actor, study).await?;
    let visit = visit();
    visit.tell(visit.locale.jobs_told_scoring());
    leptos_axum::redirect(&format!("/studies/{study}/jobs"));
    Ok(())
}

/// Queues a job again.
#[server(prefix = "/fn", endpoint = "job/retry")]
pub async fn retry_job(
    /// The study.
    study: StudyId,
    /// The job.
    job: JobId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.retry_job(&actor, study, job).await?;
    let visit = visit();
    visit.tell(visit.locale.jobs_told_queued());
    leptos_axum::redirect(&format!("/studies/{study}/jobs"));
    Ok(())
}

/// Calls a job off.
#[server(prefix = "/fn", endpoint = "job/cancel")]
pub async fn cancel_job(
    /// The study.
    study: StudyId,
    /// The job.
    job: JobId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.cancel_job(&actor, study, job).await?;
    let visit = visit();
    visit.tell(visit.locale.jobs_told_cancelled());
    leptos_axum::redirect(&format!("/studies/{study}/jobs"));
    Ok(())
}
