//! The queue: taking a job, holding it, ending it.

use std::time::Duration;

use rand::RngExt as _;
use serde_json::Value;
use shared::{JobId, JobState, StudyId, Time};
use store::job::Ending;
use uuid::Uuid;

use super::ATTEMPTS;
use crate::{Engine, Error, Result, Tx, generator};

/// Seconds before the second attempt; each further one waits twice as long, and up to half as long again.
const FIRST_WAIT: i64 = 5;

/// Why a job is taken over.
const VANISHED: &str = "The process that worked on it has vanished: it was stopped, or its machine was.";

/// A job that is held: whoever has this value, and whose lease has not ended, does the work.
#[derive(Clone, Debug)]
pub struct Held {
    /// The job.
    pub id: JobId,
    /// Its study.
    pub study: StudyId,
    /// What is to be done.
    pub kind: String,
    /// What it carries along.
    pub payload: Value,
    /// How often it was taken, this time included.
    pub attempts: i64,
    /// New with each taking: it tells this holder from one before.
    holder: Uuid,
}

/// Why a holder has to let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LetGo {
    /// A person called the job off.
    CalledOff,
    /// The lease ended, and with it the right to write.
    Lost,
}

impl Engine {
    /// Takes the next job whose time has come, or one whose holder has vanished; those for neural models only where there
    /// are some. `None`: there is nothing to do.
    pub(crate) async fn take_job(&self, lease: Duration) -> Result<Option<Held>> {
        let now = self.now();
        if !self.glance().await?.has_due_job(now, self.neural().is_some()).await? {
            return Ok(None);
        }
        let holder = self.id();
        let mut tx = self.write().await?;
        tx.end_lapsed_jobs(now, ATTEMPTS, VANISHED).await?;
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

    /// Prolongs the lease from now on.
    pub(crate) async fn prolong(&self, job: &Held, lease: Duration) -> Result<Result<(), LetGo>> {
        let mut tx = self.write().await?;
        let told = tx.prolong_job(job.id, job.holder, after(self.now(), lease)).await?;
        tx.commit().await?;
        Ok(let_go(told))
    }

    /// The job was carried through.
    pub(crate) async fn finish_job(&self, job: &Held) -> Result<()> {
        let mut tx = self.write().await?;
        let held = tx.finish_job(job.id, job.holder, self.now()).await?;
        tx.commit().await?;
        if !held {
            tracing::warn!(job = %job.id, "a job was finished after its lease: it is done again");
        }
        Ok(())
    }

    /// An attempt has failed: there is another one later, or there were enough.
    pub(crate) async fn fail_job(&self, job: &Held, reason: String) -> Result<()> {
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

    /// The job was called off.
    pub(crate) async fn drop_job(&self, job: &Held) -> Result<()> {
        let (state, attempts, run_at) = (JobState::Cancelled, job.attempts, self.now());
        self.end_attempt(job, &Ending { state, attempts, run_at, reason: None }).await
    }

    /// The process stops: the job goes back as it was.
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

/// Refuses to go on with a job that is not held any more, as [`Tx::advance`] does.
pub(crate) async fn hold(tx: &mut Tx, job: &Held) -> Result<()> {
    match let_go(tx.job_is_held(job.id, job.holder).await?) {
        Ok(()) => Ok(()),
        Err(why) => Err(Error::Unexpected(format!("job {} is not held any more: {why:?}", job.id))),
    }
}

/// Says how far a held job is, in the transaction of what it has just done: a job that was called off or lost
/// writes nothing any more.
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

/// So long from now.
pub(crate) fn after(now: Time, lease: Duration) -> Time {
    Time(now.0.saturating_add(i64::try_from(lease.as_micros()).unwrap_or(i64::MAX)))
}
