//! Queries about what a worker may do now: the live version of a task, their place, what they have done.

use shared::{
    AssignmentId, Definition, Ending, Language, PersonId, Settings, StudyId, StudyState, TaskId, TaskVersionId, Time,
    WorkerId,
};

use super::{qualification::Passed, row, rows};
use crate::{Result, Tx};

/// A task that has a live version.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct LiveTask {
    pub task: TaskId,
    /// The head of its chain, or the task itself.
    pub chain: TaskId,
    #[sqlx(json)]
    pub definition: Definition,
}

/// What decides whether a worker may claim a hit of a task with a live version.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Candidate {
    pub language: Language,
    pub consented_at: Option<Time>,
    pub withdrawn_at: Option<Time>,
    pub study_state: StudyState,
    #[sqlx(json)]
    pub settings: Settings,
    pub version: TaskVersionId,
    /// The task under whose id is written which sources they have met: the head of the chain, or the task itself.
    pub chain: TaskId,
    /// The hit they left open.
    pub live: Option<AssignmentId>,
    /// The position of the hit they were given last in this task.
    pub last_position: Option<i64>,
    pub passed: Passed,
    /// How taking part ended, if they came by an entrance and it did.
    pub ending: Option<Ending>,
}

/// The same with what a claim in one statement depends on.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct CountedCandidate {
    /// What decides.
    #[sqlx(flatten)]
    pub candidate: Candidate,
    /// The worker.
    pub worker: WorkerId,
    /// How often something has changed that decides about them.
    pub changes: i64,
    /// What the study has promised so far, in minor units.
    pub promised: i64,
}

/// A worker's place in a study.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Place {
    pub worker: WorkerId,
    pub study: StudyId,
    pub title: String,
    pub state: StudyState,
    #[sqlx(json)]
    pub settings: Settings,
    pub number: i64,
    pub language: Language,
    pub consented_at: Option<Time>,
    pub withdrawn_at: Option<Time>,
    pub removed_at: Option<Time>,
    pub erased_at: Option<Time>,
    /// Whether they accepted a consent form that says that devices are compared.
    pub agreed_devices: bool,
    /// How taking part ended, if they came by an entrance and it did.
    pub ending: Option<Ending>,
}

/// A worker before a task: further columns, and which worker.
macro_rules! candidate {
    ($more:literal, $which:literal) => {
        concat!(
            "select w.language, w.consented_at, w.withdrawn_at, s.state as study_state, s.settings, v.id as version,
                    coalesce(t.chain, t.id) as chain,
                    (select a.id
                       from assignment a
                      where a.worker_id = w.id and a.task_id = t.id and a.state = 'live'
                      order by a.id
                      limit 1) as live,
                    (select h.position
                       from assignment a
                       join hit h on h.id = a.hit_id
                      where a.worker_id = w.id and a.task_id = t.id
                      order by a.id desc
                      limit 1) as last_position,
                    ",
            include_str!("qualification/passed.sql"),
            " as passed,
                    ",
            include_str!("entrance/ending.sql"),
            " as ending",
            $more,
            "
               from worker w
               join study s on s.id = w.study_id
               join task t on t.study_id = s.id
               join task_version v on v.task_id = t.id and v.state = 'live'
              where ",
            $which
        )
    };
}

/// A worker before a task.
const CANDIDATE: &str = candidate!("", "w.id = $1 and t.id = $2");

/// The columns of a [`Place`], and what follows.
macro_rules! place {
    ($rest:literal) => {
        concat!(
            "select w.id as worker, s.id as study, s.title, s.state, s.settings, w.number, w.language, w.consented_at,
                    w.withdrawn_at, w.removed_at, w.erased_at, w.agreed_devices, ",
            include_str!("entrance/ending.sql"),
            " as ending
               from worker w
               join study s on s.id = w.study_id ",
            $rest
        )
    };
}

impl Tx {
    /// What decides whether a worker may claim a hit of a task of their study; `None` without a live version.
    pub async fn candidate(&mut self, worker: WorkerId, task: TaskId) -> Result<Option<Candidate>> {
        row!(self, Candidate, CANDIDATE, worker, task)
    }

    /// The same about a person's place in a study, for a claim in one statement on PostgreSQL.
    pub async fn counted_candidate(
        &mut self,
        person: PersonId,
        (study, task): (StudyId, TaskId),
    ) -> Result<Option<CountedCandidate>> {
        row!(
            self,
            CountedCandidate,
            candidate!(
                ", w.id as worker,
                    coalesce((select c.n from worker_version c where c.worker_id = w.id), 0) as changes,
                    (select cast(coalesce(sum(p.amount), 0) as bigint) from spending p where p.study_id = s.id) as promised",
                "w.person_id = $1 and s.id = $2 and t.id = $3"
            ),
            person,
            study,
            task
        )
    }

    /// The live tasks of a study that have no hit, in its order.
    pub async fn live_tasks_without_hits(&mut self, study: StudyId) -> Result<Vec<LiveTask>> {
        rows!(
            self,
            LiveTask,
            "select t.id as task, coalesce(t.chain, t.id) as chain, v.definition
               from task t
               join task_version v on v.task_id = t.id and v.state = 'live'
              where t.study_id = $1 and not exists (select 1 from hit h where h.task_id = t.id)
              order by t.position",
            study
        )
    }

    /// All live tasks of a study, in its order.
    pub async fn live_tasks(&mut self, study: StudyId) -> Result<Vec<LiveTask>> {
        rows!(
            self,
            LiveTask,
            "select t.id as task, coalesce(t.chain, t.id) as chain, v.definition
               from task t
               join task_version v on v.task_id = t.id and v.state = 'live'
              where t.study_id = $1
              order by t.position",
            study
        )
    }

    /// A worker's place.
    pub async fn place(&mut self, worker: WorkerId) -> Result<Place> {
        let found = row!(self, Place, place!("where w.id = $1"), worker)?;
        found.ok_or_else(|| shared::Problem::NotFound.into())
    }

    /// All places of a person, newest first.
    pub async fn places(&mut self, person: PersonId) -> Result<Vec<Place>> {
        rows!(self, Place, place!("where w.person_id = $1 order by w.created_at desc, w.id"), person)
    }
}

#[cfg(test)]
mod tests {
    use super::CANDIDATE;
    use crate::plan::plan;

    /// Without it, a claim reads all the worker has done in the task, to find that nothing was left open.
    #[tokio::test]
    async fn the_hit_left_open_is_found_however_much_was_done() {
        let plan = plan(CANDIDATE, 2).await;
        let wanted = "SEARCH a USING COVERING INDEX assignment_live (worker_id=? AND task_id=?)";
        assert!(plan.iter().any(|step| step == wanted), "{plan:#?}");
        assert!(!plan.iter().any(|step| step.contains("SCAN")), "{plan:#?}");
    }
}
