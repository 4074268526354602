//! The job worker: runs one job after the other, and renews its lease during the work.

use std::{
    any::Any,
    pin::{Pin, pin},
    time::Duration,
};

use shared::{Problem, refusal};
use tokio::{
    task::{JoinError, JoinHandle},
    time::sleep,
};

use super::{Held, queue::LetGo};
use crate::{Engine, Error, Result};

/// The timing of a job worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long a job is held without a heartbeat.
    pub lease: Duration,
    /// The interval between two heartbeats.
    pub beat: Duration,
    /// The pause after a search for work that found nothing.
    pub idle: Duration,
    /// The time after which an attempt fails, whatever it waits for.
    pub longest: Duration,
}

/// How an attempt ended.
enum Over {
    Ended(Result<Result<()>, JoinError>),
    LetGo(LetGo),
    TooLong,
    Stopped,
}

impl Pace {
    /// The timing for a lease: two heartbeats may be missed.
    pub fn from_lease(lease: Duration) -> Self {
        Self { lease, beat: lease / 3, idle: Duration::from_secs(1), longest: Duration::from_hours(12) }
    }
}

impl Engine {
    /// Runs jobs, one at a time, until it is stopped; the current job then returns to the queue. Any number of
    /// processes may do this.
    pub async fn work_on_jobs(&self, pace: Pace, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        while !self.work_off_jobs(pace, stop.as_mut()).await {
            tokio::select! {
                () = stop.as_mut() => return,
                () = sleep(pace.idle) => {}
            }
        }
    }

    /// Runs all due jobs and cleans up after them; returns whether it was stopped before the last of them.
    pub async fn work_off_jobs(&self, pace: Pace, mut stop: Pin<&mut impl Future<Output = ()>>) -> bool {
        let on = self.in_background();
        loop {
            let taken = on.take_job(pace.lease).await.unwrap_or_else(|error| {
                tracing::error!(%error, "no job could be taken");
                None
            });
            let Some(job) = taken else { break };
            if on.do_job(&job, pace, Self::carry_out, stop.as_mut()).await {
                return true;
            }
        }
        if let Err(error) = on.clear_trainings().await {
            tracing::warn!(%error, "what trainings left behind could not be looked for");
        }
        if let Err(error) = on.clear_uploads().await {
            tracing::warn!(%error, "uploads that exports left behind could not be looked for");
        }
        false
    }

    /// Makes one attempt at a job and stores the result; returns whether it was stopped.
    pub(crate) async fn do_job<F>(
        &self,
        job: &Held,
        pace: Pace,
        work: impl FnOnce(Self, Held) -> F,
        stop: Pin<&mut impl Future<Output = ()>>,
    ) -> bool
    where
        F: Future<Output = Result<()>> + Send + 'static,
    {
        let mut working = tokio::spawn(work(self.clone(), job.clone()));
        let over = tokio::select! {
            ended = &mut working => Over::Ended(ended),
            why = self.keep(job, pace) => Over::LetGo(why),
            () = sleep(pace.longest) => Over::TooLong,
            () = stop => Over::Stopped,
        };
        if !matches!(over, Over::Ended(_)) {
            end(working).await;
        }
        let stopped = matches!(over, Over::Stopped);
        if let Err(error) = self.settle(job, pace, over).await {
            tracing::error!(job = %job.id, %error, "what became of a job could not be stored: it is done again");
        }
        stopped
    }

    /// Sends heartbeats until the job is cancelled or lost.
    async fn keep(&self, job: &Held, pace: Pace) -> LetGo {
        loop {
            sleep(pace.beat).await;
            match self.prolong(job, pace.lease).await {
                Ok(Ok(())) => {}
                Ok(Err(why)) => return why,
                Err(error) => tracing::warn!(job = %job.id, %error, "a lease could not be prolonged"),
            }
        }
    }

    async fn settle(&self, job: &Held, pace: Pace, over: Over) -> Result<()> {
        let reason = match over {
            Over::Ended(Ok(Ok(()))) => return self.finish_job(job).await,
            Over::Stopped => return self.give_job_back(job).await,
            Over::LetGo(why) => return self.let_go(job, why).await,
            Over::TooLong => refusal::job_took_too_long(pace.longest.as_secs()),
            Over::Ended(Ok(Err(error))) => Problem::from(error).into_message(),
            Over::Ended(Err(panic)) => {
                Problem::from(Error::Unexpected(format!("a job panicked: {}", said(panic)))).into_message()
            }
        };
        // Work on a cancelled or lost job ends with an error as well.
        match self.prolong(job, pace.lease).await? {
            Ok(()) => self.fail_job(job, reason).await,
            Err(why) => self.let_go(job, why).await,
        }
    }

    async fn let_go(&self, job: &Held, why: LetGo) -> Result<()> {
        match why {
            LetGo::CalledOff => self.drop_job(job).await,
            LetGo::Lost => {
                tracing::warn!(job = %job.id, "the lease on a job was lost: somebody else does it");
                Ok(())
            }
        }
    }
}

/// Aborts the work, and waits until it has stopped.
async fn end(working: JoinHandle<Result<()>>) {
    working.abort();
    // It was aborted or had ended before: in both cases it is over.
    let _ = working.await;
}

/// The message of a panic.
fn said(panic: JoinError) -> String {
    let said: Box<dyn Any + Send> = match panic.try_into_panic() {
        Ok(said) => said,
        Err(other) => return other.to_string(),
    };
    let text = said.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| said.downcast_ref::<String>().cloned()).unwrap_or_default()
}
