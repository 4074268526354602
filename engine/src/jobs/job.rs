//! Jobs: background work that is done after the transaction that caused it.
//!
//! A job is a row that is written in the same transaction as its cause: either both are stored or neither. It is
//! completed at least once, and repeating it changes nothing. The process that takes it holds a lease and renews it
//! during the work ([`run`]); if the process disappears, another one takes the job over.

mod counts;
mod kind;
mod queue;
mod run;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde::Serialize;
use shared::{Action, Actor, JobId, JobState, Problem, StudyId, refusal};
use store::process::Process;

use crate::{Engine, Result, access::Permit as _, audit::event::Happened};

pub use kind::Work;
pub use queue::Held;
pub(crate) use queue::{advance, after, hold};
pub use run::Pace;
pub use store::job::Job;

/// The number of attempts after which a job has failed.
pub const ATTEMPTS: i64 = 5;

/// Jobs on one page.
pub const PAGE: i64 = 100;

/// Days after which a completed job is deleted.
const KEPT_DAYS: i64 = 30;

/// A page of the jobs of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JobPage {
    /// The number of the study's jobs in each state.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, i64>))]
    pub counts: BTreeMap<JobState, i64>,
    /// The jobs, the newest first.
    pub jobs: Vec<Job>,
    /// The job before which the next page begins, if there are more.
    pub next: Option<JobId>,
    /// The processes that currently run jobs, of this study and of others.
    pub processes: Vec<Process>,
}

impl Engine {
    /// A page of the jobs of a study, in one state or in all; `before` is the last job of the previous page.
    ///
    /// # Errors
    /// The actor may not see jobs in this study.
    pub async fn jobs(
        &self,
        actor: &Actor,
        study: StudyId,
        state: Option<JobState>,
        before: Option<JobId>,
    ) -> Result<JobPage> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::RunJobs).await?;
        let mut jobs = tx.jobs(study, state, before, PAGE + 1).await?;
        let more = jobs.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
        if more {
            jobs.pop();
        }
        let next = jobs.last().filter(|_| more).map(|job| job.id);
        let counts = tx.count_jobs(study).await?.into_iter().collect();
        let processes = tx.processes(self.now()).await?;
        Ok(JobPage { counts, jobs, next, processes })
    }

    /// Scores all outputs of a study that have no score by the current metrics yet.
    ///
    /// # Errors
    /// The actor may not run jobs in this study, or such a job is in progress already.
    pub async fn score_study(&self, actor: &Actor, study: StudyId) -> Result<JobId> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::RunJobs).await?;
        tx.lock_study(study).await?;
        if tx.has_open_job(study, Work::ScoreStudy.kind()).await? {
            return Err(Problem::conflict(refusal::is_being_scored()).into());
        }
        let id = self.id();
        tx.add_jobs(&[Work::ScoreStudy.job(id, study, id.to_string())], self.now()).await?;
        self.note(&mut tx, Happened::by(actor, study, "score", "job", id)).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// Queues a failed or cancelled job again, with all its attempts.
    ///
    /// # Errors
    /// The actor may not run jobs in this study, the study has no such job, it is in another state, or it is a training
    /// whose name is in use.
    pub async fn retry_job(&self, actor: &Actor, study: StudyId, job: JobId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::RunJobs).await?;
        tx.lock_study(study).await?;
        tx.job(study, job).await?.ok_or(Problem::NotFound)?;
        if !tx.requeue_job(job, self.now()).await? {
            return Err(Problem::conflict(refusal::job_cannot_be_retried()).into());
        }
        self.permit_retry(&mut tx, job).await?;
        self.note(&mut tx, Happened::by(actor, study, "retry", "job", job)).await?;
        tx.commit().await
    }

    /// Cancels a job: at once if it waits, within seconds if it is running. Its results so far are kept, except for an
    /// unfinished model.
    ///
    /// # Errors
    /// The actor may not run jobs in this study, the study has no such job, or it has ended.
    pub async fn cancel_job(&self, actor: &Actor, study: StudyId, job: JobId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::RunJobs).await?;
        tx.job(study, job).await?.ok_or(Problem::NotFound)?;
        if !tx.call_off_job(job, self.now()).await? {
            return Err(Problem::conflict(refusal::job_has_ended()).into());
        }
        self.note(&mut tx, Happened::by(actor, study, "cancel", "job", job)).await?;
        tx.commit().await
    }

    /// Deletes jobs that were completed or cancelled long ago.
    pub(crate) async fn forget_jobs(&self, tx: &mut crate::Tx) -> Result<u64> {
        tx.forget_jobs(self.now().plus_seconds(-KEPT_DAYS * 86_400)).await
    }
}
