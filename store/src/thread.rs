//! Queries of what workers raise and what is answered.

use serde::Serialize;
use shared::{AssignmentId, HitId, MessageId, PersonId, StudyId, TaskId, ThreadState, Time, WorkerId};

use super::{row, rows, run};
use crate::{Result, Tx};

/// A message of a thread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Message {
    /// Whether its worker wrote it; else somebody who runs the study.
    pub by_worker: bool,
    /// What it says.
    pub text: String,
    /// When it was written.
    pub created_at: Time,
}

/// A thread as stored, with what it is about.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct ThreadRow {
    pub assignment_id: AssignmentId,
    pub task_id: TaskId,
    pub preset: String,
    pub hit_id: HitId,
    pub worker_id: WorkerId,
    pub number: i64,
    pub state: ThreadState,
    pub opened_at: Time,
    pub closed_at: Option<Time>,
}

/// The last thread of a page. It may have changed its state since, so that the state in which it was listed says where the
/// next page begins; without it, its present one does.
pub type ThreadCursor = (AssignmentId, Option<ThreadState>);

impl Tx {
    /// When the thread of a reservation was opened, and closed.
    pub async fn thread(&mut self, id: AssignmentId) -> Result<Option<(Time, Option<Time>)>> {
        row!(self, (Time, Option<Time>), "select opened_at, closed_at from thread where assignment_id = $1", id)
    }

    /// The worker who opened the thread of a reservation, if it is of this study.
    pub async fn thread_of(&mut self, study: StudyId, id: AssignmentId) -> Result<Option<(WorkerId,)>> {
        row!(
            self,
            (WorkerId,),
            "select a.worker_id
               from thread r
               join assignment a on a.id = r.assignment_id
              where r.study_id = $1 and r.assignment_id = $2",
            study,
            id
        )
    }

    /// The threads of a study: first the open ones in which a worker waits for an answer, then the answered ones, then the
    /// closed ones.
    pub async fn threads(&mut self, study: StudyId, after: Option<ThreadCursor>, limit: i64) -> Result<Vec<ThreadRow>> {
        // The query numbers the states in the order of `ThreadState::ALL`.
        let place = after.and_then(|(_, state)| ThreadState::ALL.iter().position(|each| Some(*each) == state));
        let place = place.and_then(|place| i64::try_from(place).ok());
        rows!(
            self,
            ThreadRow,
            "with placed as (
               select r.assignment_id, r.opened_at, r.closed_at,
                      case when r.closed_at is not null then 2
                           when (select m.by_worker
                                   from message m
                                  where m.assignment_id = r.assignment_id
                                  order by m.created_at desc, m.id desc
                                  limit 1) = true then 0
                           else 1 end as place
                 from thread r
                where r.study_id = $1),
             before as (
               select coalesce($4, cast(place as bigint)) as place, opened_at, assignment_id
                 from placed
                where assignment_id = $2)
             select r.assignment_id, a.task_id, t.preset, a.hit_id, w.id as worker_id, w.number,
                    case r.place when 0 then 'waiting' when 1 then 'answered' else 'closed' end as state,
                    r.opened_at, r.closed_at
               from placed r
               join assignment a on a.id = r.assignment_id
               join task t on t.id = a.task_id
               join worker w on w.id = a.worker_id
               left join before b on true
              where $2 is null or (r.place, r.opened_at, r.assignment_id) > (b.place, b.opened_at, b.assignment_id)
              order by r.place, r.opened_at, r.assignment_id
              limit $3",
            study,
            after.map(|(id, _)| id),
            limit,
            place
        )
    }

    /// The threads of a worker, the latest first.
    pub async fn threads_of_worker(
        &mut self,
        worker: WorkerId,
        limit: i64,
    ) -> Result<Vec<(AssignmentId, Option<Time>)>> {
        rows!(
            self,
            (AssignmentId, Option<Time>),
            "select r.assignment_id, r.closed_at
               from assignment a
               join thread r on r.assignment_id = a.id
              where a.worker_id = $1
              order by r.opened_at desc, r.assignment_id
              limit $2",
            worker,
            limit
        )
    }

    /// How many threads of a person have the study's word as their last since an instant, by study, with the latest time.
    pub async fn replies_to(&mut self, person: PersonId, since: Time) -> Result<Vec<(StudyId, i64, Time)>> {
        rows!(
            self,
            (StudyId, i64, Time),
            "select a.study_id, count(*), max(m.created_at)
               from worker w
               join assignment a on a.worker_id = w.id
               join message m on m.assignment_id = a.id
              where w.person_id = $1
                and m.by_worker = false
                and m.created_at > $2
                and not exists (select 1
                                  from message later
                                 where later.assignment_id = m.assignment_id
                                   and (later.created_at, later.id) > (m.created_at, m.id))
              group by a.study_id",
            person,
            since
        )
    }

    /// The messages of a thread, the oldest first.
    pub async fn messages(&mut self, id: AssignmentId) -> Result<Vec<Message>> {
        rows!(
            self,
            Message,
            "select by_worker, text, created_at
               from message
              where assignment_id = $1
              order by created_at, id",
            id
        )
    }

    /// Opens a thread, or a closed one again where its worker goes on.
    pub async fn open_thread(&mut self, id: AssignmentId, study: StudyId, reopen: bool, at: Time) -> Result<()> {
        run!(
            self,
            "insert into thread (assignment_id, study_id, opened_at)
             values ($1, $2, $3)
             on conflict (assignment_id) do update
                set closed_at = case when $4 then null else thread.closed_at end",
            id,
            study,
            at,
            reopen
        )?;
        Ok(())
    }

    /// Closes a thread or opens it.
    pub async fn set_thread_closed(&mut self, id: AssignmentId, at: Option<Time>) -> Result<()> {
        run!(self, "update thread set closed_at = $2 where assignment_id = $1", id, at)?;
        Ok(())
    }

    /// Adds a message.
    pub async fn add_message(
        &mut self,
        id: MessageId,
        thread: AssignmentId,
        person: PersonId,
        message: &Message,
    ) -> Result<()> {
        run!(
            self,
            "insert into message (id, assignment_id, person_id, by_worker, text, created_at)
             values ($1, $2, $3, $4, $5, $6)",
            id,
            thread,
            person,
            message.by_worker,
            message.text.as_str(),
            message.created_at
        )?;
        Ok(())
    }
}
