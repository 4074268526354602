//! What waits for the people who run a study, and how far studies are.

use serde::Serialize;
use shared::{PersonId, StudyId};

use super::{qualification::in_force, row, rows};
use crate::{Result, Tx};

/// What waits for a decision or an answer in a study, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Attention {
    /// Submissions that wait for approval.
    pub submissions: i64,
    /// Messages of workers without an answer.
    pub messages: i64,
    /// Workers who wait for a native speaker's review of their pilot texts.
    pub reviews: i64,
    /// Workers whose answer about their country differs from that of their connection.
    pub locations: i64,
    /// Background jobs that failed.
    pub failed_jobs: i64,
    /// Published tasks that no worker can get, because no batch has made hits of them and no other task feeds them.
    #[sqlx(default)]
    pub tasks_without_hits: i64,
    /// Payments of which a person has to find out whether they were sent.
    pub held_payments: i64,
    /// The share of the budget that is promised, in per cent, if it is 80 or more.
    #[sqlx(default)]
    pub budget_used: i64,
}

/// How far the work of a study is, and who manages it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Extent {
    /// The study.
    pub study_id: StudyId,
    /// The target number of counted submissions.
    pub need: i64,
    /// Counted submissions there are.
    pub counted: i64,
}

impl Tx {
    /// What waits for the people who run a study.
    pub async fn attention(&mut self, study: StudyId) -> Result<Attention> {
        let found = row!(
            self,
            Attention,
            concat!(
                "select (select count(*)
                       from assignment
                      where study_id = $1 and state = 'submitted' and approval = 'waiting') as submissions,
                    (select count(*)
                       from thread t
                      where t.study_id = $1
                        and t.closed_at is null
                        and (select m.by_worker
                               from message m
                              where m.assignment_id = t.assignment_id
                              order by m.created_at desc, m.id desc
                              limit 1) = true) as messages,
                    (select count(*)
                       from qualification q
                      where q.study_id = $1 and q.gate = 'review' and q.state = 'waiting' and ",
                in_force!(),
                ") as reviews,
                    (select count(*)
                       from qualification q
                      where q.study_id = $1 and q.gate = 'location' and q.state = 'waiting' and ",
                in_force!(),
                ") as locations,
                    (select count(*) from job where study_id = $1 and state = 'failed') as failed_jobs,
                    (select count(*) from payment where study_id = $1 and state = 'held') as held_payments"
            ),
            study
        )?;
        Ok(found.unwrap_or_default())
    }

    /// How far the studies are of which a person is a member, or all of them. Pilots have no target: they are for workers who
    /// come. A study without hits is not among them.
    pub async fn extents(&mut self, person: PersonId, all: bool) -> Result<Vec<Extent>> {
        rows!(
            self,
            Extent,
            "select h.study_id, cast(sum(case when t.preset = 'pilot' then 0 else h.need end) as bigint) as need,
                    cast(sum(case when t.preset = 'pilot' then 0 else h.done end) as bigint) as counted
               from hit h
               join task t on t.id = h.task_id
              where h.known_id is null
                and ($2 or exists (select 1 from member m where m.study_id = h.study_id and m.person_id = $1))
              group by h.study_id",
            person,
            all
        )
    }

    /// The names of the managers of the studies of which a person is a member, or of all: those who became it first come
    /// first.
    pub async fn managers(&mut self, person: PersonId, all: bool) -> Result<Vec<(StudyId, String)>> {
        rows!(
            self,
            (StudyId, String),
            "select o.study_id, p.name
               from member o
               join person p on p.id = o.person_id
              where o.role = 'manager'
                and p.erased_at is null
                and ($2 or exists (select 1 from member m where m.study_id = o.study_id and m.person_id = $1))
              order by o.created_at, p.name",
            person,
            all
        )
    }
}
