//! Queries of submissions: the list that managers decide about, and the answers of one submission.

use serde::Serialize;
use shared::{
    Approval, AssignmentId, HitId, HitItemId, Language, Localised, Outcome, OutputId, PersonId, StudyId,
    SubmissionState, TaskId, TaskVersionId, Time, WorkerId,
};

use super::{row, rows, scalar};
use crate::{Result, Tx};

/// A submission as a manager sees it.
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct SubmissionRow {
    /// The assignment.
    pub id: AssignmentId,
    /// Its task.
    pub task_id: TaskId,
    /// The title of its task in English.
    #[sqlx(default)]
    pub title: String,
    /// The title of its task in all its languages.
    #[sqlx(skip)]
    #[serde(skip)]
    pub titles: Localised,
    /// The preset of its task.
    pub preset: String,
    /// The worker.
    pub worker: WorkerId,
    /// The worker's number in the study.
    pub number: i64,
    /// Its language.
    pub language: Language,
    /// Counted or surplus.
    pub outcome: Outcome,
    /// Whether it has been approved.
    pub approval: Approval,
    /// The same, and whether it is paid.
    pub state: SubmissionState,
    /// Why it was rejected; empty otherwise.
    pub reason: String,
    /// Whether it is the actor's own work, about which they cannot decide.
    pub own: bool,
    /// Milliseconds of work.
    pub active_ms: i64,
    /// Minor units it earns.
    pub reward: i64,
    /// When it was submitted.
    pub submitted_at: Time,
    /// When its worker contested its rejection; only in the worker's own list.
    #[sqlx(default)]
    pub contested_at: Option<Time>,
}

/// Which submissions are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SubmissionFilter {
    /// Only of the worker with this number.
    pub worker: Option<i64>,
    /// Only of this task.
    pub task: Option<TaskId>,
    /// Only with this decision; approved ones are both the paid and the unpaid.
    pub approval: Option<Approval>,
    /// Only paid ones, or only unpaid ones.
    pub is_paid: Option<bool>,
}

impl SubmissionFilter {
    /// The same, but only of the submissions in this state; of all if there is none.
    #[must_use]
    pub fn in_state(self, state: Option<SubmissionState>) -> Self {
        let approval = state.map(|state| match state {
            SubmissionState::Waiting => Approval::Waiting,
            SubmissionState::Approved | SubmissionState::Paid => Approval::Approved,
            SubmissionState::Rejected => Approval::Rejected,
        });
        let is_paid = match state {
            Some(SubmissionState::Approved) => Some(false),
            Some(SubmissionState::Paid) => Some(true),
            _ => None,
        };
        Self { approval, is_paid, ..self }
    }
}

/// A submission whose answers are read: where its texts are, and in which order they were shown.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct SubmittedRow {
    pub version_id: TaskVersionId,
    pub hit_id: HitId,
    pub language: Language,
    pub seed: i64,
    /// The worker's number in the study.
    pub number: i64,
    /// When the worker had their answers removed, if they had.
    pub removed_at: Option<Time>,
}

/// A value of a submission as stored.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct SubmittedValue {
    pub item_id: HitItemId,
    pub output_id: Option<OutputId>,
    pub question: String,
    pub number: Option<i64>,
    pub places: i64,
    pub text: Option<String>,
    pub skipped: Option<String>,
}

impl Tx {
    /// A page of submissions for this reader, oldest first: `after` is the last id of the page before.
    pub async fn submissions(
        &mut self,
        study: StudyId,
        reader: PersonId,
        filter: SubmissionFilter,
        (after, limit): (Option<AssignmentId>, i64),
    ) -> Result<Vec<SubmissionRow>> {
        rows!(
            self,
            SubmissionRow,
            "select a.id, a.task_id, t.preset, w.id as worker, w.number, a.language, a.outcome, a.approval,
                    case when a.id in (select p.assignment_id
                                         from payment p
                                        where p.study_id = $1 and p.state = 'paid' and p.assignment_id is not null)
                         then 'paid' else a.approval end as state,
                    coalesce(a.approval_reason, '') as reason, (w.person_id = $5) as own, a.active_ms, a.reward, a.submitted_at
               from assignment a
               join task t on t.id = a.task_id
               join worker w on w.id = a.worker_id
              where a.study_id = $1
                and a.state = 'submitted'
                and (cast($2 as text) is null or a.approval = $2)
                and ($3 is null or a.id > $3)
                and (cast($6 as bigint) is null or w.number = $6)
                and ($7 is null or a.task_id = $7)
                and (cast($8 as bigint) is null
                     or $8 = case when a.id in (select p.assignment_id
                                                  from payment p
                                                 where p.study_id = $1 and p.state = 'paid' and p.assignment_id is not null)
                                  then 1 else 0 end)
              order by a.id
              limit $4",
            study,
            filter.approval,
            after,
            limit,
            reader,
            filter.worker,
            filter.task,
            filter.is_paid.map(i64::from)
        )
    }

    /// The oldest waiting submissions of others than this reader, with what they earn, whatever the filter says of their state.
    pub async fn waiting_of_others(
        &mut self,
        study: StudyId,
        reader: PersonId,
        filter: SubmissionFilter,
        (until, limit): (Time, i64),
    ) -> Result<Vec<(AssignmentId, i64)>> {
        rows!(
            self,
            (AssignmentId, i64),
            "select a.id, a.reward
               from assignment a
               join worker w on w.id = a.worker_id
              where a.study_id = $1
                and a.state = 'submitted'
                and a.approval = 'waiting'
                and w.person_id <> $2
                and (cast($3 as bigint) is null or w.number = $3)
                and ($4 is null or a.task_id = $4)
                and a.submitted_at <= $5
              order by a.id
              limit $6",
            study,
            reader,
            filter.worker,
            filter.task,
            until,
            limit
        )
    }

    /// How many waiting submissions are this reader's own, whatever the filter says of their state.
    pub async fn n_own_waiting(&mut self, study: StudyId, reader: PersonId, filter: SubmissionFilter) -> Result<i64> {
        let found = scalar!(
            self,
            i64,
            "select count(*)
               from assignment a
               join worker w on w.id = a.worker_id
              where a.study_id = $1
                and a.state = 'submitted'
                and a.approval = 'waiting'
                and w.person_id = $2
                and (cast($3 as bigint) is null or w.number = $3)
                and ($4 is null or a.task_id = $4)",
            study,
            reader,
            filter.worker,
            filter.task
        )?;
        Ok(found.unwrap_or_default())
    }

    /// Submissions of a worker, newest first, for their own page.
    pub async fn own_submissions(&mut self, worker: WorkerId, limit: i64) -> Result<Vec<SubmissionRow>> {
        rows!(
            self,
            SubmissionRow,
            "select a.id, a.task_id, t.preset, w.id as worker, w.number, a.language, a.outcome, a.approval,
                    case when a.id in (select p.assignment_id
                                         from payment p
                                        where p.worker_id = $1 and p.state = 'paid' and p.assignment_id is not null)
                         then 'paid' else a.approval end as state,
                    coalesce(a.approval_reason, '') as reason, (w.id = $1) as own, a.active_ms, a.reward, a.submitted_at
               from assignment a
               join task t on t.id = a.task_id
               join worker w on w.id = a.worker_id
              where a.worker_id = $1 and a.state = 'submitted'
              order by a.submitted_at desc, a.id
              limit $2",
            worker,
            limit
        )
    }

    /// Why and when a submission was rejected; `None` unless it is.
    pub async fn rejection(&mut self, id: AssignmentId) -> Result<Option<(String, Time)>> {
        let subject = id.to_string();
        row!(
            self,
            (String, Time),
            "select coalesce(a.approval_reason, '') as reason,
                    coalesce((select max(e.created_at)
                                from event e
                               where e.subject_kind = 'assignment' and e.subject_id = $2 and e.verb = 'reject'),
                             a.submitted_at) as rejected_at
               from assignment a
              where a.id = $1 and a.approval = 'rejected'",
            id,
            subject.as_str()
        )
    }

    /// The times of a worker's messages about their rejected submissions, oldest first.
    pub async fn messages_about_rejected(&mut self, worker: WorkerId) -> Result<Vec<(AssignmentId, Time)>> {
        rows!(
            self,
            (AssignmentId, Time),
            "select m.assignment_id, m.created_at
               from assignment a
               join message m on m.assignment_id = a.id
              where a.worker_id = $1 and a.approval = 'rejected' and m.by_worker = true
              order by m.created_at, m.id",
            worker
        )
    }

    /// A submission of a study.
    pub async fn submitted(&mut self, study: StudyId, id: AssignmentId) -> Result<Option<SubmittedRow>> {
        row!(
            self,
            SubmittedRow,
            "select a.version_id, a.hit_id, a.language, a.seed, w.number, w.removed_at
               from assignment a
               join worker w on w.id = a.worker_id
              where a.study_id = $1 and a.id = $2 and a.state = 'submitted'",
            study,
            id
        )
    }

    /// The values of a submission that no later value replaces.
    pub async fn submitted_values(&mut self, id: AssignmentId) -> Result<Vec<SubmittedValue>> {
        rows!(
            self,
            SubmittedValue,
            "select n.item_id, n.output_id, n.question, n.number, n.places, n.text, n.skipped
               from answer n
              where n.assignment_id = $1
                and not exists (select 1 from answer later where later.supersedes = n.id)
              order by n.id",
            id
        )
    }
}
