//! Queries of tasks and their versions.

use serde::Serialize;
use shared::{Definition, StudyId, TaskId, TaskState, TaskVersionId, Time};
use sqlx::types::Json;

use super::{row, rows, run};
use crate::{Result, Tx};

/// A task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Task {
    /// Its id.
    pub id: TaskId,
    /// Its study.
    pub study_id: StudyId,
    /// The preset it was made from.
    pub preset: String,
    /// Its place in the study, from 1.
    pub position: i64,
    /// When it was added.
    pub created_at: Time,
}

/// One version of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TaskVersion {
    /// Its id.
    pub id: TaskVersionId,
    /// Its task.
    pub task_id: TaskId,
    /// Its number in the task, from 1.
    pub number: i64,
    /// Draft, live or closed.
    pub state: TaskState,
    /// What it says.
    #[sqlx(json)]
    pub definition: Definition,
    /// SHA-256 of the definition in canonical JSON; empty for a draft.
    pub hash: String,
    /// When it was begun.
    pub created_at: Time,
    /// When it was frozen.
    pub published_at: Option<Time>,
    /// The number of the first version of its series. The versions of a series differ in wording only, and their answers
    /// are pooled.
    pub series: i64,
}

impl Tx {
    /// The tasks of a study in their order.
    pub async fn tasks(&mut self, study: StudyId) -> Result<Vec<Task>> {
        rows!(
            self,
            Task,
            "select id, study_id, preset, position, created_at
               from task
              where study_id = $1
              order by position, id",
            study
        )
    }

    /// A task of this study.
    pub async fn task(&mut self, study: StudyId, id: TaskId) -> Result<Option<Task>> {
        row!(
            self,
            Task,
            "select id, study_id, preset, position, created_at
               from task
              where study_id = $1 and id = $2",
            study,
            id
        )
    }

    /// All versions of the tasks of a study, oldest first.
    pub async fn versions_of_study(&mut self, study: StudyId) -> Result<Vec<TaskVersion>> {
        rows!(
            self,
            TaskVersion,
            "select v.id, v.task_id, v.number, v.state, v.definition, v.hash, v.created_at, v.published_at, v.series
               from task_version v
               join task t on t.id = v.task_id
              where t.study_id = $1
              order by t.position, t.id, v.number",
            study
        )
    }

    /// The versions of a task, the newest first.
    pub async fn versions(&mut self, task: TaskId) -> Result<Vec<TaskVersion>> {
        rows!(
            self,
            TaskVersion,
            "select id, task_id, number, state, definition, hash, created_at, published_at, series
               from task_version
              where task_id = $1
              order by number desc",
            task
        )
    }

    /// The version of a task in this state, if there is one; the newest of several.
    pub async fn version_in(&mut self, task: TaskId, state: TaskState) -> Result<Option<TaskVersion>> {
        row!(
            self,
            TaskVersion,
            "select id, task_id, number, state, definition, hash, created_at, published_at, series
               from task_version
              where task_id = $1 and state = $2
              order by number desc
              limit 1",
            task,
            state
        )
    }

    /// Adds a task after the others of its study.
    pub async fn add_task(&mut self, id: TaskId, study: StudyId, preset: &str, at: Time) -> Result<()> {
        run!(
            self,
            "insert into task (id, study_id, preset, position, created_at)
             select $1, $2, $3, coalesce(max(position), 0) + 1, $4
               from task
              where study_id = $2",
            id,
            study,
            preset,
            at
        )?;
        Ok(())
    }

    /// Adds a draft after the other versions of its task.
    pub async fn add_version(
        &mut self,
        id: TaskVersionId,
        task: TaskId,
        definition: &Definition,
        at: Time,
    ) -> Result<()> {
        run!(
            self,
            "insert into task_version (id, task_id, number, state, definition, hash, created_at, series)
             select $1, $2, coalesce(max(number), 0) + 1, 'draft', $3, '', $4, coalesce(max(number), 0) + 1
               from task_version
              where task_id = $2",
            id,
            task,
            Json(definition),
            at
        )?;
        Ok(())
    }

    /// Replaces the definition of a draft; false if it is no draft any more.
    pub async fn set_draft_version(&mut self, id: TaskVersionId, definition: &Definition) -> Result<bool> {
        let touched = run!(
            self,
            "update task_version
                set definition = $2
              where id = $1 and state = 'draft'",
            id,
            Json(definition)
        )?;
        Ok(touched == 1)
    }

    /// Closes the live version of a task, if there is one.
    pub async fn close_versions(&mut self, task: TaskId) -> Result<u64> {
        run!(
            self,
            "update task_version
                set state = 'closed'
              where task_id = $1 and state = 'live'",
            task
        )
    }

    /// Freezes a draft under the hash of its definition, as a version of this series; false if it is no draft any more.
    pub async fn publish_version(&mut self, id: TaskVersionId, (hash, series): (&str, i64), at: Time) -> Result<bool> {
        let touched = run!(
            self,
            "update task_version
                set state = 'live',
                    hash = $2,
                    published_at = $3,
                    series = $4
              where id = $1 and state = 'draft'",
            id,
            hash,
            at,
            series
        )?;
        Ok(touched == 1)
    }

    /// Has the batches that grow under a version grow under the version that corrects its wording. They stay stopped if
    /// they are.
    pub async fn move_growing_batches(&mut self, from: TaskVersionId, to: TaskVersionId) -> Result<()> {
        run!(self, "update batch set version_id = $2 where version_id = $1 and kind <> 'made'", from, to)?;
        Ok(())
    }

    /// How many counted answers each version of the tasks of a study has.
    pub async fn answers_of_versions(&mut self, study: StudyId) -> Result<Vec<(TaskVersionId, i64)>> {
        rows!(
            self,
            (TaskVersionId, i64),
            "select version_id, count(*) from counted_answer where study_id = $1 group by version_id",
            study
        )
    }
}
