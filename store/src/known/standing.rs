//! Queries of how workers stand by the known answers of a task, and of whom statistics leave out.

use serde::Serialize;
use shared::{QualificationState, StudyId, TaskId, Time, WorkerId};

use crate::{Result, Tx, row, rows, run, scalar};

/// What the statistics of a study leave out: whose work, and about which texts.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    serde::Serialize,
    sqlx::FromRow,
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LeftOut {
    /// How many workers.
    pub n_workers: i64,
    /// How many of their submissions.
    pub n_submissions: i64,
    /// How many workers left the study.
    pub n_withdrawn: i64,
    /// How many of those had their answers removed; they are among `n_workers`.
    pub n_removed: i64,
    /// How many sources and outputs are withdrawn.
    #[sqlx(default)]
    pub n_texts: i64,
    /// How many answers about them, by workers who are not excluded, statistics leave out.
    #[sqlx(default)]
    pub n_text_answers: i64,
    /// How many submissions are left out because they were rejected, if the study's settings say so.
    #[sqlx(default)]
    pub n_rejected: i64,
}

/// A worker whose work the members of a study leave out of its statistics.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Exclusion {
    /// Their number in the study.
    pub number: i64,
    /// Since when.
    pub at: Time,
    /// Why; empty for exclusions that were made before a reason was asked for, and after an erasure.
    pub reason: String,
    /// How many of their submissions.
    pub n: i64,
}

impl Exclusion {
    /// The name the study knows the worker by.
    pub fn pseudonym(&self) -> String {
        shared::pseudonym(self.number)
    }
}

/// A worker's results on the gold items of a task; training is not counted.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rate {
    /// The worker.
    pub worker: WorkerId,
    /// Their number in the study.
    pub number: i64,
    /// How many known answers they have met.
    pub n: i64,
    /// How many they answered as expected.
    pub n_right: i64,
    /// What has followed, if anything has.
    pub state: Option<QualificationState>,
    /// Since when their work is left out of the statistics, if it is.
    pub left_out_at: Option<Time>,
}

impl Rate {
    /// The name the study knows them by.
    pub fn pseudonym(&self) -> String {
        shared::pseudonym(self.number)
    }
}

impl Tx {
    /// How the workers of a task stand by its known answers.
    pub async fn known_rates(&mut self, task: TaskId) -> Result<Vec<Rate>> {
        rows!(
            self,
            Rate,
            "select w.id as worker, w.number, w.left_out_at,
                    count(*) as n,
                    count(case when a.is_right = true then 1 end) as n_right,
                    (select q.state
                       from qualification q
                      where q.worker_id = w.id and q.gate = 'known'
                      order by q.number desc
                      limit 1) as state
               from known_answer a
               join known k on k.id = a.known_id and k.kind <> 'training'
               join worker w on w.id = a.worker_id
              where a.task_id = $1
              group by w.id, w.number, w.left_out_at
              order by w.number",
            task
        )
    }

    /// How many known answers a worker has met since something followed from them, and how many of them were right.
    pub async fn known_since_decided(&mut self, task: TaskId, worker: WorkerId) -> Result<(i64, i64)> {
        let found = row!(
            self,
            (i64, i64),
            "select count(*), count(case when a.is_right = true then 1 end)
               from known_answer a
               join known k on k.id = a.known_id and k.kind <> 'training'
              where a.worker_id = $2
                and a.task_id = $1
                and a.created_at > coalesce(
                    (select max(q.created_at) from qualification q where q.worker_id = $2 and q.gate = 'known'), 0)",
            task,
            worker
        )?;
        Ok(found.unwrap_or_default())
    }

    /// Leaves the work of a worker out of the statistics, with a reason, or takes it in again; false if it was so before.
    pub async fn set_left_out(&mut self, worker: WorkerId, out: Option<(Time, &str)>) -> Result<bool> {
        let (at, reason) = out.map_or((None, ""), |(at, reason)| (Some(at), reason));
        let touched = run!(
            self,
            "update worker
                set left_out_at = $2,
                    left_out_reason = $3
              where id = $1 and ((left_out_at is null) <> ($2 is null))",
            worker,
            at,
            reason
        )?;
        let (from, to) = if at.is_some() { ("counted", "left_out") } else { ("left_out", "counted") };
        run!(self, "update assignment set outcome = $3 where worker_id = $1 and outcome = $2", worker, from, to)?;
        Ok(touched == 1)
    }

    /// The workers whose work the members of a study leave out, by number. Who removed their own answers is not among
    /// them.
    pub async fn exclusions(&mut self, study: StudyId) -> Result<Vec<Exclusion>> {
        rows!(
            self,
            Exclusion,
            "select w.number, w.left_out_at as at, w.left_out_reason as reason,
                    (select count(*) from assignment a where a.worker_id = w.id and a.outcome = 'left_out') as n
               from worker w
              where w.study_id = $1 and w.left_out_at is not null and w.removed_at is null
              order by w.number",
            study
        )
    }

    /// How many submissions of a study would count but were rejected.
    pub async fn n_rejected(&mut self, study: StudyId) -> Result<i64> {
        let found = scalar!(
            self,
            i64,
            "select count(*) from assignment where study_id = $1 and outcome = 'counted' and approval = 'rejected'",
            study
        )?;
        Ok(found.unwrap_or_default())
    }

    /// Whose work is left out in a study.
    pub async fn left_out(&mut self, study: StudyId) -> Result<LeftOut> {
        let found = row!(
            self,
            LeftOut,
            "select count(distinct worker_id) as n_workers, count(*) as n_submissions,
                    (select count(withdrawn_at) from worker where study_id = $1) as n_withdrawn,
                    (select count(removed_at) from worker where study_id = $1) as n_removed
               from assignment
              where study_id = $1 and state = 'submitted' and outcome = 'left_out'",
            study
        )?;
        let (n_texts, n_text_answers) = self.withdrawn_counts(study).await?;
        Ok(LeftOut { n_texts, n_text_answers, ..found.unwrap_or_default() })
    }
}
