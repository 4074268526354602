//! Queries about what a worker may do now: the live version of a task, their place, what they have done.

use shared::{Definition, Language, PersonId, Settings, StudyId, StudyState, TaskId, Time, WorkerId};

use super::{row, rows};
use crate::{Result, Tx};

/// A task that has a live version, with its study.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct LiveTask {
    pub study: StudyId,
    pub study_state: StudyState,
    #[sqlx(json)]
    pub settings: Settings,
    pub task: TaskId,
    #[sqlx(json)]
    pub definition: Definition,
}

/// A worker's place in a study.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct Place {
    pub worker: WorkerId,
    pub study: StudyId,
    pub title: String,
    pub state: StudyState,
    #[sqlx(json)]
    pub settings: Settings,
    pub number: i64,
    pub language: Language,
    pub consented_at: Option<Time>,
}

impl Tx {
    /// The live version of a task of this study.
    pub(crate) async fn live_task(&mut self, study: StudyId, task: TaskId) -> Result<Option<LiveTask>> {
        row!(
            self,
            LiveTask,
            "select s.id as study, s.state as study_state, s.settings, t.id as task, v.definition
               from task t
               join study s on s.id = t.study_id
               join task_version v on v.task_id = t.id and v.state = 'live'
              where t.id = $1 and s.id = $2",
            task,
            study
        )
    }

    /// All live tasks of a study, in its order.
    pub(crate) async fn live_tasks(&mut self, study: StudyId) -> Result<Vec<LiveTask>> {
        rows!(
            self,
            LiveTask,
            "select s.id as study, s.state as study_state, s.settings, t.id as task, v.definition
               from task t
               join study s on s.id = t.study_id
               join task_version v on v.task_id = t.id and v.state = 'live'
              where s.id = $1
              order by t.position",
            study
        )
    }

    /// A worker's place.
    pub(crate) async fn place(&mut self, worker: WorkerId) -> Result<Place> {
        let found = row!(
            self,
            Place,
            "select w.id as worker, s.id as study, s.title, s.state, s.settings, w.number, w.language, w.consented_at
               from worker w
               join study s on s.id = w.study_id
              where w.id = $1",
            worker
        )?;
        found.ok_or_else(|| shared::Problem::NotFound.into())
    }

    /// All places of a person, newest first.
    pub(crate) async fn places(&mut self, person: PersonId) -> Result<Vec<Place>> {
        rows!(
            self,
            Place,
            "select w.id as worker, s.id as study, s.title, s.state, s.settings, w.number, w.language, w.consented_at
               from worker w
               join study s on s.id = w.study_id
              where w.person_id = $1
              order by w.created_at desc, w.id",
            person
        )
    }
}
