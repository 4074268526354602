//! Stopping and reopening a batch. Work that was handed out before may be finished: it counts and is paid.

use shared::{Action, Actor, BatchId, Problem, StudyId, refusal};

use crate::{Engine, Result, access::Permit as _, audit::event::Happened, design::batch::making::is_made};

impl Engine {
    /// Stops a batch: its hits are no longer handed out, even if a worker returns one.
    ///
    /// # Errors
    /// The actor may not stop batches in this study, the study has no such batch, or it is stopped already.
    pub async fn stop_batch(&self, actor: &Actor, study: StudyId, batch: BatchId) -> Result<()> {
        self.move_batch(actor, study, batch, true).await
    }

    /// Reopens a stopped batch: the missing submissions of its hits are collected again.
    ///
    /// # Errors
    /// The actor may not open batches in this study, the study has no such batch, or it is open already.
    pub async fn open_batch(&self, actor: &Actor, study: StudyId, batch: BatchId) -> Result<()> {
        self.move_batch(actor, study, batch, false).await
    }

    async fn move_batch(&self, actor: &Actor, study: StudyId, batch: BatchId, stop: bool) -> Result<()> {
        let (verb, already) =
            if stop { ("stop", refusal::batch_is_stopped()) } else { ("open", refusal::batch_is_open()) };
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::StopBatches).await?;
        tx.lock_study(study).await?;
        is_made(&mut tx, batch).await?;
        let stopped = tx.batch_stopped(study, batch).await?.ok_or(Problem::NotFound)?;
        if stopped == stop {
            return Err(Problem::conflict(already).into());
        }
        tx.set_batch_stopped(batch, stop.then(|| self.now())).await?;
        self.note(&mut tx, Happened::by(actor, study, verb, "batch", batch)).await?;
        tx.commit().await
    }
}
