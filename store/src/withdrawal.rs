//! Queries of workers who leave a study.

use shared::{
    AssignmentId, AssignmentState, BatchId, HitId, KnownId, OutputId, ShownOutput, StudyId, TaskId, Time, WorkerId,
};
use sqlx::types::Json;

use super::{rows, run};
use crate::{Result, Tx};

/// What a worker has begun and not submitted.
const UNFINISHED: &str = "select id, hit_id, state
               from assignment
              where worker_id = $1 and state in ('live', 'expired')
              order by hit_id";

impl Tx {
    /// What a worker has begun and not submitted; holds the rows until the end of the transaction, so that none of it
    /// comes back to life meanwhile.
    pub async fn lock_unfinished(&mut self, worker: WorkerId) -> Result<Vec<(AssignmentId, HitId, AssignmentState)>> {
        let sql = match self {
            Self::Sqlite(_) => UNFINISHED,
            Self::Postgres(_) => {
                "select id, hit_id, state
                   from assignment
                  where worker_id = $1 and state in ('live', 'expired')
                  order by hit_id
                    for no key update"
            }
        };
        rows!(self, (AssignmentId, HitId, AssignmentState), sql, worker)
    }

    /// Deletes all that a worker has drafted; how many drafts there were.
    pub async fn delete_drafts(&mut self, worker: WorkerId) -> Result<u64> {
        run!(
            self,
            "update assignment
                set draft = '[]',
                    revision = revision + 1
              where worker_id = $1 and cast(draft as text) <> '[]'",
            worker
        )
    }

    /// Stores when a worker left.
    pub async fn set_withdrawn(&mut self, worker: WorkerId, at: Time) -> Result<()> {
        run!(self, "update worker set withdrawn_at = $2 where id = $1", worker, at)?;
        Ok(())
    }

    /// Stores when a worker's answers were removed from the results.
    pub async fn set_removed(&mut self, worker: WorkerId, at: Time) -> Result<()> {
        run!(self, "update worker set removed_at = $2 where id = $1", worker, at)?;
        Ok(())
    }

    /// Opens the places that a worker's excluded submissions took. Hits with a known answer are for one worker alone, and
    /// stay as they are.
    pub async fn reopen_hits(&mut self, worker: WorkerId) -> Result<()> {
        run!(
            self,
            "update hit
                set done = done - 1,
                    open = (taken + done - 1 < need and not stopped)
              where known_id is null
                and id in (select hit_id from assignment where worker_id = $1 and outcome = 'left_out')",
            worker
        )?;
        Ok(())
    }

    /// Stops the unfinished hits that show a text of this worker: nobody is to judge what was removed.
    pub async fn stop_hits_showing(&mut self, worker: WorkerId) -> Result<()> {
        run!(
            self,
            "update hit
                set stopped = true,
                    open = false
              where taken + done < need
                and id in (select i.hit_id
                             from output t
                             join hit_item_output o on o.output_id = t.id
                             join hit_item i on i.id = o.item_id
                            where t.author_id = $1
                            union
                           select i.hit_id
                             from output t
                             join hit_item i on i.reference_id = t.id
                            where t.author_id = $1)",
            worker
        )?;
        Ok(())
    }

    /// The items of a study with a known answer that are in use, each with its task and the outputs it shows.
    pub async fn known_in_use(&mut self, study: StudyId) -> Result<Vec<(TaskId, KnownId, Vec<ShownOutput>)>> {
        let found = rows!(
            self,
            (TaskId, KnownId, Json<Vec<ShownOutput>>),
            "select task_id, id, shown from known where study_id = $1 and retired_at is null",
            study
        )?;
        Ok(found.into_iter().map(|(task, id, Json(shown))| (task, id, shown)).collect())
    }

    /// The workers whose answers were removed in the study of a batch.
    pub async fn removed_beside(&mut self, batch: BatchId) -> Result<Vec<WorkerId>> {
        let found = rows!(
            self,
            (WorkerId,),
            "select w.id
               from batch b
               join worker w on w.study_id = b.study_id
              where b.id = $1 and w.removed_at is not null",
            batch
        )?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// The outputs of a study whose authors had their answers removed.
    pub async fn removed_outputs(&mut self, study: StudyId) -> Result<Vec<OutputId>> {
        let found = rows!(
            self,
            (OutputId,),
            "select o.id
               from worker w
               join output o on o.author_id = w.id
              where w.study_id = $1 and w.removed_at is not null",
            study
        )?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }
}
