//! Queries of what workers earn for their time, and of what a study costs.

use serde::Serialize;
use shared::{Language, StudyId, WorkerId};

use super::{row, rows};
use crate::{Result, Tx};

/// What one worker did and earned, in milliseconds and minor units.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct WageRow {
    pub worker_id: WorkerId,
    pub number: i64,
    pub language: Language,
    pub submissions: i64,
    pub active_ms: i64,
    pub waiting: i64,
    pub granted: i64,
    pub paid: i64,
}

/// Minor units of a study: its whole cost, by state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Budget {
    /// What all places of all hits cost.
    pub total: i64,
    /// Submitted and not yet decided.
    pub waiting: i64,
    /// Approved and not sent.
    pub approved: i64,
    /// Sent and not confirmed.
    pub sent: i64,
    /// Perhaps sent: a person has to find out.
    pub held: i64,
    /// Paid, as was confirmed.
    pub paid: i64,
    /// Promised so far: rewards of hits that are being worked on or were submitted and not rejected, and bonuses.
    pub promised: i64,
}

impl Tx {
    /// What each worker did and earned, in the order of their numbers.
    pub async fn wages(&mut self, study: StudyId) -> Result<Vec<WageRow>> {
        rows!(
            self,
            WageRow,
            "with parts as (
                 select approval, worker_id, count(*) as submissions, sum(active_ms) as active_ms, sum(reward) as reward
                   from assignment
                  where study_id = $1 and state = 'submitted'
                  group by approval, worker_id),
             work as (
                 select worker_id,
                        cast(sum(submissions) as bigint) as submissions,
                        cast(sum(active_ms) as bigint) as active_ms,
                        cast(sum(case when approval = 'waiting' then reward else 0 end) as bigint) as waiting
                   from parts
                  group by worker_id),
             money as (
                 select worker_id,
                        cast(sum(amount) as bigint) as granted,
                        cast(sum(case when state = 'paid' then amount else 0 end) as bigint) as paid
                   from payment
                  where study_id = $1
                  group by worker_id)
             select w.id as worker_id, w.number, w.language, work.submissions, work.active_ms, work.waiting,
                    coalesce(money.granted, 0) as granted, coalesce(money.paid, 0) as paid
               from work
               join worker w on w.id = work.worker_id
               left join money on money.worker_id = w.id
              order by w.number",
            study
        )
    }

    /// The median of the milliseconds worked on a hit, per worker.
    pub async fn median_ms_of_workers(&mut self, study: StudyId) -> Result<Vec<(WorkerId, i64)>> {
        rows!(
            self,
            (WorkerId, i64),
            "select worker_id, active_ms
               from (select worker_id, active_ms,
                            row_number() over (partition by worker_id order by active_ms, id) as place,
                            count(*) over (partition by worker_id) as n
                       from assignment
                      where study_id = $1 and state = 'submitted') placed
              where place = (n + 1) / 2",
            study
        )
    }

    /// What the study costs, by state. Places still to be filled cost what their version says.
    pub async fn budget(&mut self, study: StudyId) -> Result<Budget> {
        let found = row!(
            self,
            Budget,
            "select cast(0 as bigint) as total,
                    (select cast(coalesce(sum(reward), 0) as bigint)
                       from assignment
                      where study_id = $1 and state = 'submitted' and approval = 'waiting') as waiting,
                    cast(coalesce(sum(case when state = 'approved' then amount else 0 end), 0) as bigint) as approved,
                    cast(coalesce(sum(case when state = 'sent' then amount else 0 end), 0) as bigint) as sent,
                    cast(coalesce(sum(case when state = 'held' then amount else 0 end), 0) as bigint) as held,
                    cast(coalesce(sum(case when state = 'paid' then amount else 0 end), 0) as bigint) as paid,
                    (select cast(coalesce(sum(amount), 0) as bigint) from spending where study_id = $1) as promised
               from payment
              where study_id = $1",
            study
        )?;
        Ok(found.unwrap_or_default())
    }

    /// Places still to be filled, per version of a task.
    pub async fn places_left(&mut self, study: StudyId) -> Result<Vec<(shared::TaskVersionId, i64)>> {
        rows!(
            self,
            (shared::TaskVersionId, i64),
            "select version_id, cast(sum(need - done) as bigint)
               from hit
              where study_id = $1 and (known_id is null or taken > 0)
              group by version_id",
            study
        )
    }
}
