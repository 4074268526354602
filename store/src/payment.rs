//! Queries of approval and of the ledger.

use serde::Serialize;
use shared::{
    Approval, AssignmentId, PayOutId, PaymentId, PaymentKind, PaymentState, Settings, StudyId, TaskId, Time, WorkerId,
};
use sqlx::types::Json;

use super::{many::many, row, rows, run, scalar};
use crate::{Result, Tx};

/// What a worker has submitted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Worked {
    /// Minor units that the unapproved submissions would earn.
    pub waiting: i64,
    /// The submissions in all.
    pub n_submissions: i64,
    /// Those that were rejected.
    pub n_rejected: i64,
    /// The milliseconds that they took in all.
    pub active_ms: i64,
}

/// A line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
pub struct LedgerRow {
    /// Its id.
    pub id: PaymentId,
    /// The worker's number in the study.
    pub number: i64,
    /// What it is for, if it is for one submission.
    pub assignment_id: Option<AssignmentId>,
    /// What it is for.
    pub kind: PaymentKind,
    /// Minor units.
    pub amount: i64,
    /// ISO 4217 code.
    pub currency: String,
    /// How far it is.
    pub state: PaymentState,
    /// What a bonus is for.
    pub reason: Option<String>,
    /// When it was written.
    pub created_at: Time,
    /// When it was confirmed that it was paid.
    pub paid_at: Option<Time>,
    /// The payout with which it was sent.
    pub pay_out_id: Option<PayOutId>,
}

/// What a worker has earned in a study, in minor units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, sqlx::FromRow)]
pub struct Sums {
    /// Approved and not sent.
    pub approved: i64,
    /// Sent, and not confirmed.
    pub sent: i64,
    /// Paid.
    pub paid: i64,
}

/// A submission whose approval is being decided.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Due {
    pub id: AssignmentId,
    pub task_id: TaskId,
    pub worker_id: WorkerId,
    pub reward: i64,
    pub currency: String,
}

/// A line to be written, under a key that makes a second attempt harmless.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewPayment {
    pub id: PaymentId,
    pub study: StudyId,
    pub worker: WorkerId,
    pub assignment: Option<AssignmentId>,
    pub kind: PaymentKind,
    pub amount: i64,
    pub currency: String,
    pub key: String,
    pub reason: Option<String>,
    pub at: Time,
}

impl Tx {
    /// A submission that waits for approval, its reward and currency; holds its row without writing to it, which would
    /// count as a change of the study. On SQLite, there is only one writer.
    pub async fn lock_due(&mut self, study: StudyId, id: AssignmentId) -> Result<Option<Due>> {
        macro_rules! due {
            ($end:literal) => {
                concat!(
                    "select a.id, a.task_id, a.worker_id, a.reward, a.currency
                       from assignment a
                      where a.id = $1 and a.study_id = $2 and a.state = 'submitted' and a.approval = 'waiting'",
                    $end
                )
            };
        }
        let sql = match self {
            Self::Sqlite(_) => due!(""),
            Self::Postgres(_) => due!(" for no key update"),
        };
        row!(self, Due, sql, id, study)
    }

    /// The reasons for the rejections of workers of a study whose submissions were all rejected, the oldest first for each of them.
    pub async fn all_rejected(&mut self, study: StudyId) -> Result<Vec<(WorkerId, String)>> {
        rows!(
            self,
            (WorkerId, String),
            "select a.worker_id, a.approval_reason
               from assignment a
              where a.study_id = $1 and a.state = 'submitted' and a.approval = 'rejected' and a.approval_reason <> ''
                and not exists (select 1
                                  from assignment other
                                 where other.worker_id = a.worker_id and other.state = 'submitted' and other.approval <> 'rejected')
              order by a.worker_id, a.submitted_at, a.id",
            study
        )
    }

    /// The workers of a study with a submission whose approval is not decided.
    pub async fn undecided(&mut self, study: StudyId) -> Result<Vec<WorkerId>> {
        let found = "select distinct worker_id
                       from assignment
                      where study_id = $1 and state = 'submitted' and approval = 'waiting'";
        Ok(rows!(self, (WorkerId,), found, study)?.into_iter().map(|(worker,)| worker).collect())
    }

    /// Decides the approval of a submission.
    pub async fn set_approval(&mut self, id: AssignmentId, approval: Approval, reason: &str) -> Result<()> {
        run!(
            self,
            "update assignment
                set approval = $2,
                    approval_reason = $3
              where id = $1",
            id,
            approval,
            reason
        )?;
        Ok(())
    }

    /// Writes a line of the ledger; false if one with its key is there already.
    pub async fn add_payment(&mut self, new: &NewPayment) -> Result<bool> {
        let touched = run!(
            self,
            "insert into payment (id, study_id, worker_id, assignment_id, kind, amount, currency, key, state, reason, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, 'approved', $9, $10)
             on conflict (key) do nothing",
            new.id,
            new.study,
            new.worker,
            new.assignment,
            new.kind,
            new.amount,
            new.currency.as_str(),
            new.key.as_str(),
            new.reason.as_deref(),
            new.at
        )?;
        Ok(touched == 1)
    }

    /// Whom the line with this key pays, how much and what for.
    pub async fn payment_of(&mut self, key: &str) -> Result<Option<(WorkerId, i64, Option<String>)>> {
        let line = "select worker_id, amount, reason from payment where key = $1";
        row!(self, (WorkerId, i64, Option<String>), line, key)
    }

    /// Writes lines whose keys nobody else writes.
    pub async fn add_payments(&mut self, new: &[NewPayment]) -> Result<()> {
        many!(
            self,
            "insert into payment (id, study_id, worker_id, assignment_id, kind, amount, currency, key, state, reason, created_at) ",
            new,
            |values, line| {
                values.push_bind(line.id);
                values.push_bind(line.study);
                values.push_bind(line.worker);
                values.push_bind(line.assignment);
                values.push_bind(line.kind);
                values.push_bind(line.amount);
                values.push_bind(line.currency.as_str());
                values.push_bind(line.key.as_str());
                values.push_bind(PaymentState::Approved);
                values.push_bind(line.reason.as_deref());
                values.push_bind(line.at);
            }
        )
    }

    /// The ledger of a study, oldest first.
    pub async fn ledger(&mut self, study: StudyId) -> Result<Vec<LedgerRow>> {
        rows!(
            self,
            LedgerRow,
            "select p.id, w.number, p.assignment_id, p.kind, p.amount, p.currency, p.state, p.reason, p.created_at, p.paid_at, p.pay_out_id
               from payment p
               join worker w on w.id = p.worker_id
              where p.study_id = $1
              order by p.id",
            study
        )
    }

    /// The newest lines of the ledger of a study, newest first, and how many lines there are. They are found in an index
    /// alone: to read and sort all lines of a large study takes longer than the rest of a page.
    pub async fn newest_of_ledger(&mut self, study: StudyId, limit: i64) -> Result<(Vec<LedgerRow>, i64)> {
        let lines = rows!(
            self,
            LedgerRow,
            "select p.id, w.number, p.assignment_id, p.kind, p.amount, p.currency, p.state, p.reason, p.created_at, p.paid_at, p.pay_out_id
               from payment p
               join worker w on w.id = p.worker_id
              where p.id in (select id from payment where study_id = $1 order by id desc limit $2)
              order by p.id desc",
            study,
            limit
        )?;
        let n = scalar!(self, i64, "select count(*) from payment where study_id = $1", study)?;
        Ok((lines, n.unwrap_or_default()))
    }

    /// What a worker has been granted, paid and unpaid.
    pub async fn sums(&mut self, worker: WorkerId) -> Result<Sums> {
        let found = row!(
            self,
            Sums,
            "select cast(coalesce(sum(case when state = 'approved' then amount else 0 end), 0) as bigint) as approved,
                    cast(coalesce(sum(case when state in ('sent', 'held') then amount else 0 end), 0) as bigint) as sent,
                    cast(coalesce(sum(case when state = 'paid' then amount else 0 end), 0) as bigint) as paid
               from payment
              where worker_id = $1",
            worker
        )?;
        Ok(found.unwrap_or_default())
    }

    /// What a worker has submitted.
    pub async fn worked(&mut self, worker: WorkerId) -> Result<Worked> {
        let found = row!(
            self,
            Worked,
            "select cast(coalesce(sum(case when a.approval = 'waiting' then a.reward else 0 end), 0) as bigint) as waiting,
                    count(*) as n_submissions,
                    cast(coalesce(sum(case when a.approval = 'rejected' then 1 else 0 end), 0) as bigint) as n_rejected,
                    cast(coalesce(sum(a.active_ms), 0) as bigint) as active_ms
               from assignment a
              where a.worker_id = $1 and a.state = 'submitted'",
            worker
        )?;
        Ok(found.unwrap_or_default())
    }

    /// Submissions of a study that wait since before this instant.
    pub async fn waiting_since(&mut self, study: StudyId, before: Time, limit: i64) -> Result<Vec<AssignmentId>> {
        let found = rows!(
            self,
            (AssignmentId,),
            "select id
               from assignment
              where study_id = $1 and approval = 'waiting' and submitted_at < $2
              order by submitted_at
              limit $3",
            study,
            before,
            limit
        )?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// How many of a worker's submissions there are per task.
    pub async fn done_per_task(&mut self, worker: WorkerId) -> Result<Vec<(TaskId, i64)>> {
        rows!(
            self,
            (TaskId, i64),
            "select task_id, count(*)
               from assignment
              where worker_id = $1 and state = 'submitted'
              group by task_id",
            worker
        )
    }

    /// Studies that may have something to approve, with the hours after which that happens automatically.
    pub async fn approving_studies(&mut self) -> Result<Vec<(StudyId, i64)>> {
        let found = rows!(self, (StudyId, Json<Settings>), "select id, settings from study where state <> 'draft'")?;
        let hours = |(id, settings): (StudyId, Json<Settings>)| {
            (settings.0.approve_after_hours > 0).then_some((id, settings.0.approve_after_hours))
        };
        Ok(found.into_iter().filter_map(hours).collect())
    }
}
