//! Queries of the people at work in a study.

use serde::Serialize;
use shared::{Gate, Language, QualificationState, StudyId, Time, WorkerId};

use super::{rows, run};
use crate::{Result, Tx};

/// A worker in the list. Nothing here tells who the person is.
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WorkerRow {
    /// The worker.
    pub worker: WorkerId,
    /// Their number in the study.
    pub number: i64,
    /// The language they work in.
    pub language: Language,
    /// When they joined.
    pub joined_at: Time,
    /// When they accepted the consent.
    pub consented_at: Option<Time>,
    /// QC1.
    pub location: Option<QualificationState>,
    /// QC2.
    pub test: Option<QualificationState>,
    /// The trial texts.
    pub pilot: Option<QualificationState>,
    /// QC3.
    pub review: Option<QualificationState>,
    /// Items with a known answer; absent until something followed from them.
    pub known: Option<QualificationState>,
    /// Since when their work is left out of the statistics, if it is.
    pub left_out_at: Option<Time>,
    /// Why; empty if it is not left out, or if the worker had the answers removed.
    pub left_out_reason: String,
    /// When they left the study, if they did.
    pub withdrawn_at: Option<Time>,
    /// When they had their answers removed from the results, if they did.
    pub removed_at: Option<Time>,
    /// When their personal data in this study was erased, if it was.
    pub erased_at: Option<Time>,
    /// Submissions.
    pub submitted: i64,
    /// Of these, counted.
    pub counted: i64,
    /// Of these, rejected.
    pub rejected: i64,
    /// The median time of work on one hit, in milliseconds.
    pub median_ms: Option<i64>,
}

impl WorkerRow {
    /// The name the study knows them by.
    pub fn pseudonym(&self) -> String {
        shared::pseudonym(self.number)
    }

    /// The state of a gate.
    pub const fn gate(&self, gate: Gate) -> Option<QualificationState> {
        match gate {
            Gate::Location => self.location,
            Gate::Test => self.test,
            Gate::Pilot => self.pilot,
            Gate::Review => self.review,
            Gate::Known => self.known,
        }
    }
}

impl Tx {
    /// Stores when a worker accepted the consent form, and whether it says that typing is counted and that devices are compared;
    /// false if they had already.
    pub async fn set_consented(&mut self, worker: WorkerId, at: Time, (typing, devices): (bool, bool)) -> Result<bool> {
        let touched = run!(
            self,
            "update worker
                set consented_at = $2,
                    agreed_typing = $3,
                    agreed_devices = $4
              where id = $1 and consented_at is null",
            worker,
            at,
            typing,
            devices
        )?;
        Ok(touched == 1)
    }

    /// Workers of a study by number, with the decisions in force and the work done.
    pub async fn workers(&mut self, study: StudyId, after: i64, limit: i64) -> Result<Vec<WorkerRow>> {
        rows!(
            self,
            WorkerRow,
            "with page as (
                 select id, number, language, created_at, consented_at, left_out_at, left_out_reason,
                        withdrawn_at, removed_at, erased_at
                   from worker
                  where study_id = $1 and number > $2
                  order by number
                  limit $3
             ),
             standing as (
                 select q.worker_id, q.gate, q.state
                   from qualification q
                   join page p on p.id = q.worker_id
                  where q.number = (select max(l.number) from qualification l where l.worker_id = q.worker_id and l.gate = q.gate)
             ),
             ranked as (
                 select a.worker_id, a.outcome, a.approval, a.active_ms,
                        row_number() over (partition by a.worker_id order by a.active_ms) as place,
                        count(*) over (partition by a.worker_id) as n
                   from assignment a
                   join page p on p.id = a.worker_id
                  where a.state = 'submitted'
             ),
             done as (
                 select worker_id,
                        count(*) as submitted,
                        count(case when outcome = 'counted' then 1 end) as counted,
                        count(case when approval = 'rejected' then 1 end) as rejected,
                        (min(case when place in ((n + 1) / 2, (n + 2) / 2) then active_ms end)
                         + max(case when place in ((n + 1) / 2, (n + 2) / 2) then active_ms end)) / 2 as median_ms
                   from ranked
                  group by worker_id
             )
             select p.id as worker, p.number, p.language, p.created_at as joined_at, p.consented_at,
                    (select state from standing s where s.worker_id = p.id and s.gate = 'location') as location,
                    (select state from standing s where s.worker_id = p.id and s.gate = 'test') as test,
                    (select state from standing s where s.worker_id = p.id and s.gate = 'pilot') as pilot,
                    (select state from standing s where s.worker_id = p.id and s.gate = 'review') as review,
                    (select state from standing s where s.worker_id = p.id and s.gate = 'known') as known,
                    p.left_out_at, p.left_out_reason, p.withdrawn_at, p.removed_at, p.erased_at,
                    coalesce(d.submitted, 0) as submitted,
                    coalesce(d.counted, 0) as counted,
                    coalesce(d.rejected, 0) as rejected,
                    d.median_ms
               from page p
               left join done d on d.worker_id = p.id
              order by p.number",
            study,
            after,
            limit
        )
    }
}
