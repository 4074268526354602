//! Queries of jobs: the table is the queue.

use serde::Serialize;
use serde_json::Value;
use shared::{JobId, JobState, Message, StudyId, Time, message::as_optional_text};
use sqlx::types::Json;
use uuid::Uuid;

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// A job as people see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Job {
    /// Its id.
    pub id: JobId,
    /// What is done: `score_texts`, `score_study`, `score_neural`, `train`, `feed` or `store_export`.
    pub kind: String,
    /// Where it is in its life.
    pub state: JobState,
    /// How often it was taken.
    pub attempts: i64,
    /// How many of its steps are done.
    pub done: i64,
    /// How many steps it has, as far as is known.
    pub total: i64,
    /// Whether somebody called it off.
    pub called_off: bool,
    /// Why the last attempt failed.
    #[serde(serialize_with = "as_optional_text")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub reason: Option<Message>,
    /// Not before this time is it attempted.
    pub run_at: Time,
    /// When it was caused.
    pub created_at: Time,
    /// When it ended.
    pub ended_at: Option<Time>,
}

impl Job {
    /// Whether it waits for a process with neural models, or is with one.
    pub fn wants_neural(&self) -> bool {
        self.ended_at.is_none() && ["score_neural", "train"].contains(&self.kind.as_str())
    }
}

/// A job to be added.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewJob {
    pub id: JobId,
    pub study: StudyId,
    /// What caused it: the same cause twice is one job.
    pub key: String,
    /// What kind of work it is.
    pub kind: &'static str,
    /// What the work needs to know.
    pub payload: Value,
    /// How many steps it has, where that is known.
    pub total: i64,
}

/// A job somebody has taken.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Taken {
    pub id: JobId,
    pub study_id: StudyId,
    pub kind: String,
    #[sqlx(json)]
    pub payload: Value,
    pub attempts: i64,
}

/// How an attempt ended that did not carry the job through.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct Ending {
    pub state: JobState,
    pub attempts: i64,
    pub run_at: Time,
    pub reason: Option<Message>,
}

/// Takes the job that has waited longest. The condition is checked again on the row that is written.
macro_rules! take {
    ($lock:literal) => {
        concat!(
            "update job
                set state = 'running',
                    attempts = attempts + 1,
                    holder = $2,
                    lease_until = $3
              where state = 'queued'
                and id = (",
            include_str!("job/next.sql"),
            $lock,
            ")
             returning id, study_id, kind, payload, attempts"
        )
    };
}

/// Whether there is anything to take, or to take over.
const DUE: &str =
    "select cast(1 as bigint) from job where state = 'queued' and run_at <= $1 and (kind not in ('score_neural', 'train') or $2)
 union all
select cast(1 as bigint) from job where state = 'running' and lease_until <= $1
 limit 1";

impl Tx {
    /// How many jobs are in each state.
    pub async fn job_counts(&mut self) -> Result<Vec<(JobState, i64)>> {
        rows!(self, (JobState, i64), "select state, count(*) from job group by state")
    }

    /// Adds jobs; of a key that is known, none.
    pub async fn add_jobs(&mut self, new: &[NewJob], now: Time) -> Result<()> {
        for job in new {
            run!(
                self,
                "insert into job (id, study_id, kind, key, payload, state, attempts, run_at, called_off, done, total, created_at)
                 values ($1, $2, $3, $4, $5, 'queued', 0, $6, false, 0, $7, $6)
                 on conflict (key) do nothing",
                job.id,
                job.study,
                job.kind,
                job.key.as_str(),
                Json(&job.payload),
                now,
                job.total
            )?;
        }
        Ok(())
    }

    /// Whether a job waits for its turn, or is held by nobody any more; those for neural models only if they can be done.
    pub async fn has_due_job(&mut self, now: Time, neural: bool) -> Result<bool> {
        Ok(scalar!(self, i64, DUE, now, neural)?.is_some())
    }

    /// Ends the attempts whose leases have run out: the job is queued again, failed if it has had all its attempts,
    /// or called off if somebody wished it.
    pub async fn end_lapsed_jobs(&mut self, now: Time, attempts: i64, reason: &Message) -> Result<u64> {
        run!(
            self,
            "update job
                set state = case when called_off then 'cancelled' when attempts >= $2 then 'failed' else 'queued' end,
                    ended_at = case when called_off or attempts >= $2 then $1 else ended_at end,
                    run_at = $1,
                    holder = null,
                    lease_until = null,
                    reason = $3
              where state = 'running' and lease_until <= $1",
            now,
            attempts,
            reason
        )
    }

    /// Takes the next job, if there is one, until the lease ends; one for neural models only if that can be done.
    pub async fn take_job(&mut self, now: Time, holder: Uuid, until: Time, neural: bool) -> Result<Option<Taken>> {
        let sql = match self {
            Self::Postgres(_) => take!(" for update of j skip locked"),
            Self::Sqlite(_) => take!(""),
        };
        row!(self, Taken, sql, now, holder, until, neural)
    }

    /// When the lease on a job ends, if somebody holds it.
    pub async fn lease(&mut self, id: JobId) -> Result<Option<Time>> {
        scalar!(self, Time, "select lease_until from job where id = $1 and lease_until is not null", id)
    }

    /// Prolongs a lease. Whether the job was called off; nothing if somebody else holds it by now, or nobody.
    pub async fn prolong_job(&mut self, id: JobId, holder: Uuid, until: Time) -> Result<Option<bool>> {
        scalar!(
            self,
            bool,
            "update job
                set lease_until = $3
              where id = $1 and holder = $2
             returning called_off",
            id,
            holder,
            until
        )
    }

    /// As [`Tx::prolong_job`], and nothing changes: but nobody else can take the job until the transaction ends.
    pub async fn job_is_held(&mut self, id: JobId, holder: Uuid) -> Result<Option<bool>> {
        scalar!(self, bool, "update job set done = done where id = $1 and holder = $2 returning called_off", id, holder)
    }

    /// Says how far a job is. As [`Tx::prolong_job`].
    pub async fn advance_job(&mut self, id: JobId, holder: Uuid, (done, total): (i64, i64)) -> Result<Option<bool>> {
        scalar!(
            self,
            bool,
            "update job
                set done = $3,
                    total = $4
              where id = $1 and holder = $2
             returning called_off",
            id,
            holder,
            done,
            total
        )
    }

    /// Ends a job that was carried through; `false` if it was not held any more.
    pub async fn finish_job(&mut self, id: JobId, holder: Uuid, now: Time) -> Result<bool> {
        let touched = run!(
            self,
            "update job
                set state = 'done',
                    holder = null,
                    lease_until = null,
                    reason = null,
                    ended_at = $3
              where id = $1 and holder = $2",
            id,
            holder,
            now
        )?;
        Ok(touched == 1)
    }

    /// Ends an attempt; `false` if the job was not held any more.
    pub async fn end_attempt(&mut self, id: JobId, holder: Uuid, ending: &Ending, now: Time) -> Result<bool> {
        let touched = run!(
            self,
            "update job
                set state = $3,
                    attempts = $4,
                    run_at = $5,
                    reason = coalesce($6, reason),
                    ended_at = case when $3 = 'queued' then ended_at else $7 end,
                    holder = null,
                    lease_until = null
              where id = $1 and holder = $2",
            id,
            holder,
            ending.state,
            ending.attempts,
            ending.run_at,
            ending.reason.as_ref(),
            now
        )?;
        Ok(touched == 1)
    }

    /// A job of a study.
    pub async fn job(&mut self, study: StudyId, id: JobId) -> Result<Option<Job>> {
        row!(
            self,
            Job,
            "select id, kind, state, attempts, done, total, called_off, reason, run_at, created_at, ended_at
               from job
              where study_id = $1 and id = $2",
            study,
            id
        )
    }

    /// A page of the jobs of a study before this one, the newest first.
    pub async fn jobs(
        &mut self,
        study: StudyId,
        state: Option<JobState>,
        before: Option<JobId>,
        limit: i64,
    ) -> Result<Vec<Job>> {
        rows!(
            self,
            Job,
            "select id, kind, state, attempts, done, total, called_off, reason, run_at, created_at, ended_at
               from job
              where study_id = $1
                and (cast($2 as text) is null or state = $2)
                and ($3 is null or id < $3)
              order by id desc
              limit $4",
            study,
            state,
            before,
            limit
        )
    }

    /// How many jobs of a study are in each state.
    pub async fn count_jobs(&mut self, study: StudyId) -> Result<Vec<(JobState, i64)>> {
        rows!(
            self,
            (JobState, i64),
            "select state, count(*)
               from job
              where study_id = $1
              group by state",
            study
        )
    }

    /// Whether a job of this kind waits or runs in a study.
    pub async fn has_open_job(&mut self, study: StudyId, kind: &str) -> Result<bool> {
        Ok(scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from job
              where study_id = $1 and kind = $2 and state in ('queued', 'running')
              limit 1",
            study,
            kind
        )?
        .is_some())
    }

    /// Queues a job again that has failed or was called off; `false` if it is in another state.
    pub async fn requeue_job(&mut self, id: JobId, now: Time) -> Result<bool> {
        let touched = run!(
            self,
            "update job
                set state = 'queued',
                    attempts = 0,
                    called_off = false,
                    run_at = $2,
                    ended_at = null
              where id = $1 and state in ('failed', 'cancelled')",
            id,
            now
        )?;
        Ok(touched == 1)
    }

    /// Cancels a job: at once if it waits; the process that runs it is notified. `false` if it has ended.
    pub async fn call_off_job(&mut self, id: JobId, now: Time) -> Result<bool> {
        let touched = run!(
            self,
            "update job
                set called_off = true,
                    state = case when state = 'queued' then 'cancelled' else state end,
                    ended_at = case when state = 'queued' then $2 else ended_at end
              where id = $1 and state in ('queued', 'running')",
            id,
            now
        )?;
        Ok(touched == 1)
    }

    /// Removes jobs that ended well, or were called off, before this time.
    pub async fn forget_jobs(&mut self, before: Time) -> Result<u64> {
        run!(self, "delete from job where state in ('done', 'cancelled') and ended_at < $1", before)
    }
}

#[cfg(test)]
mod tests {
    use super::DUE;
    use crate::plan::plan;

    /// The table keeps what is done; the search for work does not read it.
    #[tokio::test]
    async fn what_is_done_is_not_read_to_find_what_is_due() {
        for (sql, parameters) in [(take!(""), 3), (DUE, 1)] {
            let plan = plan(sql, parameters).await;
            assert!(plan.iter().any(|step| step.contains("INDEX job_due (run_at<?)")), "{plan:#?}");
            assert!(!plan.iter().any(|step| step.contains("SCAN") || step.contains("TEMP B-TREE")), "{plan:#?}");
        }
    }
}
