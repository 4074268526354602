//! The queue: taking, holding and ending jobs.

use std::time::Duration;

use rand::RngExt as _;
use serde_json::Value;
use shared::{JobId, JobState, Message, StudyId, Time, refusal};
use store::job::Ending;
use uuid::Uuid;

use super::ATTEMPTS;
use crate::{Engine, Error, Result, Tx, generator};

/// Seconds before the second attempt; each further attempt waits twice as long, and every wait is extended at random by
/// up to half.
const FIRST_WAIT: i64 = 5;

/// A job that is held: only the owner of this value may do the work, as long as the lease has not ended.
#[derive(Clone, Debug)]
pub struct Held {
    /// The job.
    pub id: JobId,
    /// Its study.
    pub study: StudyId,
    /// The work to be done.
    pub kind: String,
    /// The data of the job.
    pub payload: Value,
    /// The number of attempts, including this one.
    pub attempts: i64,
    /// New for each attempt: it distinguishes this holder from earlier ones.
    holder: Uuid,
}

/// The reason why a holder has to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LetGo {
    /// A person cancelled the job.
    CalledOff,
    /// The lease ended, and with it the permission to write.
    Lost,
}

impl Engine {
    /// Takes the next due job, or one whose holder has disappeared; jobs for neural models only if this process has
    /// some. `None` means that there is nothing to do.
    pub(crate) async fn take_job(&self, lease: Duration) -> Result<Option<Held>> {
        let now = self.now();
        if !self.glance().await?.has_due_job(now, self.neural().is_some()).await? {
            return Ok(None);
        }
        let holder = self.id();
        let mut tx = self.write().await?;
        tx.end_lapsed_jobs(now, ATTEMPTS, &refusal::job_holder_vanished()).await?;
        let taken = tx.take_job(now, holder, after(now, lease), self.neural().is_some()).await?;
        tx.commit().await?;
        Ok(taken.map(|taken| Held {
            id: taken.id,
            study: taken.study_id,
            kind: taken.kind,
            payload: taken.payload,
            attempts: taken.attempts,
            holder,
        }))
    }

    /// Renews the lease, counted from now.
    pub(crate) async fn prolong(&self, job: &Held, lease: Duration) -> Result<Result<(), LetGo>> {
        let mut tx = self.write().await?;
        let told = tx.prolong_job(job.id, job.holder, after(self.now(), lease)).await?;
        tx.commit().await?;
        Ok(let_go(told))
    }

    /// Ends a completed job.
    pub(crate) async fn finish_job(&self, job: &Held) -> Result<()> {
        let mut tx = self.write().await?;
        let held = tx.finish_job(job.id, job.holder, self.now()).await?;
        tx.commit().await?;
        if !held {
            tracing::warn!(job = %job.id, "a job was finished after its lease: it is done again");
        }
        Ok(())
    }

    /// Ends a failed attempt: the job is queued for another attempt, or has failed if there were enough.
    pub(crate) async fn fail_job(&self, job: &Held, reason: Message) -> Result<()> {
        let again = job.attempts < ATTEMPTS;
        let wait = FIRST_WAIT << (job.attempts - 1).clamp(0, 16);
        let jitter = generator(self.seed()).random_range(0..=wait * 500_000);
        let ending = Ending {
            state: if again { JobState::Queued } else { JobState::Failed },
            attempts: job.attempts,
            run_at: Time(self.now().plus_seconds(wait).0 + jitter),
            reason: Some(reason),
        };
        self.end_attempt(job, &ending).await
    }

    /// Ends a cancelled job.
    pub(crate) async fn drop_job(&self, job: &Held) -> Result<()> {
        let (state, attempts, run_at) = (JobState::Cancelled, job.attempts, self.now());
        self.end_attempt(job, &Ending { state, attempts, run_at, reason: None }).await
    }

    /// Returns the job to the queue unchanged, because the process stops.
    pub(crate) async fn give_job_back(&self, job: &Held) -> Result<()> {
        let (state, attempts, run_at) = (JobState::Queued, job.attempts - 1, self.now());
        self.end_attempt(job, &Ending { state, attempts, run_at, reason: None }).await
    }

    async fn end_attempt(&self, job: &Held, ending: &Ending) -> Result<()> {
        let mut tx = self.write().await?;
        let held = tx.end_attempt(job.id, job.holder, ending, self.now()).await?;
        tx.commit().await?;
        if !held {
            tracing::warn!(job = %job.id, "an attempt ended after its lease");
        }
        Ok(())
    }
}

/// Returns an error if a job is no longer held, as [`Tx::advance`] does.
pub(crate) async fn hold(tx: &mut Tx, job: &Held) -> Result<()> {
    match let_go(tx.job_is_held(job.id, job.holder).await?) {
        Ok(()) => Ok(()),
        Err(why) => Err(Error::Unexpected(format!("job {} is not held any more: {why:?}", job.id))),
    }
}

/// Records the progress of a held job, in the same transaction as the work itself: a job that was cancelled or lost can
/// no longer write anything.
pub(crate) async fn advance(tx: &mut Tx, job: &Held, done: i64, total: i64) -> Result<()> {
    match let_go(tx.advance_job(job.id, job.holder, (done, total)).await?) {
        Ok(()) => Ok(()),
        Err(why) => Err(Error::Unexpected(format!("job {} is not held any more: {why:?}", job.id))),
    }
}

fn let_go(told: Option<bool>) -> Result<(), LetGo> {
    match told {
        Some(false) => Ok(()),
        Some(true) => Err(LetGo::CalledOff),
        None => Err(LetGo::Lost),
    }
}

/// The end of a lease that starts now.
pub(crate) fn after(now: Time, lease: Duration) -> Time {
    Time(now.0.saturating_add(i64::try_from(lease.as_micros()).unwrap_or(i64::MAX)))
}
