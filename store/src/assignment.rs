//! Queries of assignments: the reservation, the draft, the submission.

use shared::{
    Approval, AssignmentId, AssignmentState, Draft, Ending, HitId, KnownKind, Language, NewAnswer, Outcome, PersonId,
    StudyId, StudyState, SubmissionId, TaskId, TaskVersionId, Time, WorkerId,
};
use sqlx::types::Json;

use super::{qualification::Passed, row, rows, run, scalar};
use crate::{Result, Tx};

/// An assignment as stored.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct AssignmentRow {
    pub id: AssignmentId,
    pub study_id: StudyId,
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub hit_id: HitId,
    pub worker_id: WorkerId,
    pub language: Language,
    pub state: AssignmentState,
    pub outcome: Option<Outcome>,
    pub seed: i64,
    pub lease_until: Time,
    #[sqlx(json)]
    pub draft: Vec<NewAnswer>,
    pub revision: i64,
    pub claimed_at: Time,
    pub active_at: Time,
    pub active_ms: i64,
    pub submitted_at: Option<Time>,
    pub submission_id: Option<SubmissionId>,
    pub reward: i64,
    pub currency: String,
    /// What its hit is for, if its answers are known.
    pub known: Option<KnownKind>,
    /// Since when the worker's work is left out of the statistics, if it is.
    pub left_out_at: Option<Time>,
    /// Whether the worker accepted a consent form that says that typing is counted.
    pub agreed_typing: bool,
    pub consented_at: Option<Time>,
    pub withdrawn_at: Option<Time>,
    pub study_state: StudyState,
    /// How taking part ended for the worker, if they came by an entrance and it did.
    pub ending: Option<Ending>,
    /// Whether the worker takes part by an entrance at present.
    pub takes_part: bool,
    /// The gates its worker has passed by now.
    pub passed: Passed,
}

/// The assignment of id $1, if it is that of person $2: further columns, where from, and what comes last.
macro_rules! own {
    ($end:literal) => {
        own!("", "", $end)
    };
    ($more:literal, $from:literal, $end:literal) => {
        concat!(
            "select a.id, a.study_id, a.task_id, a.version_id, a.hit_id, a.worker_id, a.language, a.state, a.outcome, a.seed,
                    a.lease_until, a.draft, a.revision, a.claimed_at, a.active_at, a.active_ms, a.submitted_at, a.submission_id,
                    a.reward, a.currency, w.left_out_at, w.agreed_typing, w.consented_at, w.withdrawn_at, s.state as study_state,
                    exists (select 1 from participation p where p.worker_id = w.id and p.ending is null) as takes_part,
                    (select k.kind from hit h join known k on k.id = h.known_id where h.id = a.hit_id) as known, ",
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/entrance/ending.sql")),
            " as ending, ",
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/qualification/passed.sql")),
            " as passed",
            $more,
            "
               from assignment a
               join worker w on w.id = a.worker_id
               join study s on s.id = a.study_id",
            $from,
            "
              where a.id = $1 and w.person_id = $2",
            $end
        )
    };
}

/// The version that hit `h` is worked on by: its own, or the live one if that only corrects its wording.
macro_rules! version_of_hit {
    () => {
        "coalesce((select live.id
                     from task_version own
                     join task_version live on live.task_id = own.task_id and live.series = own.series and live.state = 'live'
                    where own.id = h.version_id), h.version_id)"
    };
}

/// The reservation itself.
macro_rules! reserve {
    () => {
        concat!(
            "insert into assignment (id, study_id, task_id, version_id, hit_id, worker_id, language, state, seed, lease_until, draft,
                                     revision, claimed_at, active_at, active_ms, reward, currency)
             select $1, $2, $3, ",
            version_of_hit!(),
            ", h.id, $5, h.language, 'live', $6, $7, $8, 0, $9, $9, 0, $10, $11
               from hit h
              where h.id = $4"
        )
    };
}

/// The worker meets the sources of the hit.
macro_rules! expose {
    () => {
        "insert into exposure (task_id, worker_id, source_id, assignment_id)
         select $12, $5, source_id, $1
           from hit_item
          where hit_id = $4"
    };
    ("known") => {
        concat!(expose!(), " on conflict do nothing")
    };
}

pub(crate) use {own, version_of_hit};

impl AssignmentRow {
    /// What has been drafted.
    pub fn draft(&self) -> Draft {
        Draft { revision: self.revision, answers: self.draft.clone() }
    }
}

/// A new reservation.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewAssignment {
    pub id: AssignmentId,
    pub study: StudyId,
    pub task: TaskId,
    /// The task under whose id is written which sources the worker has met.
    pub chain: TaskId,
    pub hit: HitId,
    pub worker: WorkerId,
    pub seed: i64,
    pub reward: i64,
    pub currency: String,
    pub lease_until: Time,
    pub now: Time,
    /// Whether its answers are known: its source may have been met in an attempt that was given back.
    pub known: bool,
}

/// What a sign of life changes in its assignment.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug)]
pub struct SignOfLife {
    pub lease_until: Time,
    pub active_ms: i64,
    pub at: Time,
}

/// What a submission changes in its assignment.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug)]
pub struct Stored {
    pub submission: SubmissionId,
    pub outcome: Outcome,
    pub active_ms: i64,
    pub at: Time,
}

impl Tx {
    /// The assignment, if it is this person's; holds its row until the end of the transaction.
    pub async fn lock_assignment(&mut self, id: AssignmentId, person: PersonId) -> Result<Option<AssignmentRow>> {
        let sql = match self {
            Self::Sqlite(_) => own!(""),
            Self::Postgres(_) => own!(" for no key update of a"),
        };
        row!(self, AssignmentRow, sql, id, person)
    }

    /// The assignment, if it is this person's.
    pub async fn own_assignment(&mut self, id: AssignmentId, person: PersonId) -> Result<Option<AssignmentRow>> {
        row!(self, AssignmentRow, own!(""), id, person)
    }

    /// Whether its worker, who has to be this person, has submitted nothing yet for the version of the task that the
    /// assignment is for.
    pub async fn is_first_of_version(&mut self, id: AssignmentId, person: PersonId) -> Result<Option<bool>> {
        scalar!(
            self,
            bool,
            "select not exists (select 1
                                  from assignment done
                                 where done.worker_id = own.worker_id
                                   and done.version_id = own.version_id
                                   and done.state = 'submitted')
               from assignment own
               join worker w on w.id = own.worker_id
              where own.id = $1 and w.person_id = $2",
            id,
            person
        )
    }

    /// The worker's live assignment in a task, with the revision of its draft.
    pub async fn live_assignment(&mut self, task: TaskId, worker: WorkerId) -> Result<Option<(AssignmentId, i64)>> {
        row!(
            self,
            (AssignmentId, i64),
            "select id, revision
               from assignment
              where worker_id = $1 and task_id = $2 and state = 'live'
              order by id
              limit 1",
            worker,
            task
        )
    }

    /// Adds a reservation in the language of its hit, and that the worker meets its sources.
    pub async fn add_assignment(&mut self, new: &NewAssignment) -> Result<()> {
        let sql = match (&self, new.known) {
            (Self::Sqlite(_), false) => concat!(reserve!(), "; ", expose!()),
            (Self::Sqlite(_), true) => concat!(reserve!(), "; ", expose!("known")),
            (Self::Postgres(_), false) => concat!("with reserved as (", reserve!(), ") ", expose!()),
            (Self::Postgres(_), true) => concat!("with reserved as (", reserve!(), ") ", expose!("known")),
        };
        run!(
            self,
            sql,
            new.id,
            new.study,
            new.task,
            new.hit,
            new.worker,
            new.seed,
            new.lease_until,
            Json(Vec::<NewAnswer>::new()),
            new.now,
            new.reward,
            new.currency.as_str(),
            new.chain
        )?;
        Ok(())
    }

    /// Stores activity: the lease starts again, and the time since the last heartbeat is added.
    pub async fn touch_assignment(&mut self, id: AssignmentId, sign: SignOfLife) -> Result<()> {
        run!(
            self,
            "update assignment
                set lease_until = $2,
                    active_ms = $3,
                    active_at = $4
              where id = $1",
            id,
            sign.lease_until,
            sign.active_ms,
            sign.at
        )?;
        Ok(())
    }

    /// Stores a draft under its next revision, which is activity too.
    pub async fn set_draft(&mut self, id: AssignmentId, draft: &Draft, sign: SignOfLife) -> Result<()> {
        run!(
            self,
            "update assignment
                set draft = $2,
                    revision = $3,
                    lease_until = $4,
                    active_ms = $5,
                    active_at = $6
              where id = $1",
            id,
            Json(&draft.answers),
            draft.revision,
            sign.lease_until,
            sign.active_ms,
            sign.at
        )?;
        Ok(())
    }

    /// Moves an assignment from one state to another; whether it was in the first.
    pub async fn move_assignment(
        &mut self,
        id: AssignmentId,
        from: AssignmentState,
        to: AssignmentState,
    ) -> Result<bool> {
        let touched = run!(
            self,
            "update assignment
                set state = $3
              where id = $1 and state = $2",
            id,
            from,
            to
        )?;
        Ok(touched == 1)
    }

    /// Marks an assignment as submitted.
    pub async fn store_submission(&mut self, id: AssignmentId, stored: Stored) -> Result<()> {
        run!(
            self,
            "update assignment
                set state = 'submitted',
                    submission_id = $2,
                    outcome = $3,
                    active_ms = $4,
                    submitted_at = $5,
                    approval = $6
              where id = $1",
            id,
            stored.submission,
            stored.outcome,
            stored.active_ms,
            stored.at,
            Approval::Waiting
        )?;
        Ok(())
    }

    /// Live assignments whose lease ended before now: the assignment and its hit.
    pub async fn lapsed(&mut self, now: Time, limit: i64) -> Result<Vec<(AssignmentId, StudyId, HitId)>> {
        rows!(
            self,
            (AssignmentId, StudyId, HitId),
            "select id, study_id, hit_id
               from assignment
              where state = 'live' and lease_until < $1
              order by lease_until
              limit $2",
            now,
            limit
        )
    }

    /// Expires a live assignment whose lease has ended; false if it came back to life meanwhile.
    pub async fn expire(&mut self, id: AssignmentId, now: Time) -> Result<bool> {
        let touched = run!(
            self,
            "update assignment
                set state = 'expired'
              where id = $1 and state = 'live' and lease_until < $2",
            id,
            now
        )?;
        Ok(touched == 1)
    }

    /// How many pilot hits the worker has submitted.
    pub async fn n_pilot_submissions(&mut self, worker: WorkerId) -> Result<i64> {
        Ok(scalar!(
            self,
            i64,
            "select count(*)
               from assignment a
               join task t on t.id = a.task_id
              where a.worker_id = $1 and t.preset = 'pilot' and a.state = 'submitted'",
            worker
        )?
        .unwrap_or(0))
    }

    /// How many pilot hits a study has in a language.
    pub async fn n_pilot_hits(&mut self, study: StudyId, language: &Language) -> Result<i64> {
        Ok(scalar!(
            self,
            i64,
            "select count(*)
               from hit h
               join task t on t.id = h.task_id
              where h.study_id = $1 and t.preset = 'pilot' and h.language = $2",
            study,
            language
        )?
        .unwrap_or(0))
    }
}
