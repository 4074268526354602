//! Writing the hits of a large batch without delaying workers.
//!
//! The hits are written in chunks, with one transaction per chunk, into a stopped batch, so that none is handed out.
//! One short transaction then declares the batch complete, and its hits are opened, again in chunks. If the process
//! stops before that, a stopped batch with the hits written so far remains; if it stops later, the next sweep opens the
//! other hits.

use shared::{BatchId, ImportId, Problem, Time, refusal};
use store::{
    arrival::{ARRIVING, BATCH, DONE, READY},
    batch::{NewHit, NewItem, NewItemOutput},
};

use super::{Batch, PlannedHit};
use crate::{Engine, Result, Tx};

/// The number of items written in one transaction; a hit is never split.
const CHUNK: usize = 1_000;
/// The number of hits that are opened in one transaction.
const OPENED: i64 = 2_000;

/// The hits in chunks of about [`CHUNK`] items.
fn chunks(hits: &[PlannedHit]) -> impl Iterator<Item = &[PlannedHit]> {
    let weight = |hit: &PlannedHit| 1 + hit.items.iter().map(|item| 1 + item.outputs.len()).sum::<usize>();
    let size = hits.first().map_or(1, |hit| (CHUNK / weight(hit)).max(1));
    hits.chunks(size)
}

/// The id of the import that writes a batch; it equals the batch's id.
const fn import_of(batch: BatchId) -> ImportId {
    ImportId(batch.0)
}

impl Engine {
    /// Whether all hits fit into one transaction.
    pub(super) fn is_small(hits: &[PlannedHit]) -> bool {
        chunks(hits).nth(1).is_none()
    }

    /// Writes the hits of a batch in stopped state, so that they are not handed out.
    pub(super) async fn put_down_batch(&self, batch: &Batch, need: i64, hits: &[PlannedHit]) -> Result<()> {
        let id = import_of(batch.id);
        let mut tx = self.write().await?;
        tx.add_batch(batch).await?;
        tx.set_batch_stopped(batch.id, Some(self.now())).await?;
        tx.add_import((id, batch.study_id), BATCH, (ARRIVING, self.now())).await?;
        let mut position = tx.last_hit(batch.task_id).await?;
        tx.commit().await?;
        for hits in chunks(hits) {
            let mut tx = self.write().await?;
            if !tx.renew_import(id, ARRIVING, self.now()).await? {
                return Err(left_alone().into());
            }
            self.add_planned(&mut tx, batch, (need, false), (hits, position)).await?;
            tx.commit().await?;
            position += i64::try_from(hits.len()).unwrap_or_default();
        }
        Ok(())
    }

    /// Adds hits after this position, open or stopped, and returns their ids.
    pub(super) async fn add_planned(
        &self,
        tx: &mut Tx,
        batch: &Batch,
        (need, open): (i64, bool),
        (planned, last): (&[PlannedHit], i64),
    ) -> Result<Vec<shared::HitId>> {
        let (mut hits, mut items, mut outputs) = (Vec::new(), Vec::new(), Vec::new());
        for (hit, position) in planned.iter().zip(last + 1..) {
            let id = self.id();
            hits.push(NewHit { id, position });
            for (item, position) in hit.items.iter().zip(1..) {
                let (source, reference) = (item.source, item.reference);
                let new = NewItem { id: self.id_of(batch.created_at), hit: id, position, source, reference };
                items.push(new);
                let shown = item.outputs.iter().zip(1..);
                outputs.extend(shown.map(|(output, position)| NewItemOutput {
                    item: new.id,
                    output: *output,
                    position,
                }));
            }
        }
        tx.add_hits(batch, (need, open), &hits).await?;
        tx.add_items(&items).await?;
        tx.add_item_outputs(&outputs).await?;
        Ok(hits.into_iter().map(|hit| hit.id).collect())
    }

    /// Opens the hits of a batch that was declared complete.
    pub(crate) async fn open_made(&self, batch: BatchId) -> Result<()> {
        let id = import_of(batch);
        let (first, last) = self.read().await?.hit_positions(batch).await?;
        let mut from = first;
        while from <= last {
            let mut tx = self.write().await?;
            if !tx.renew_import(id, READY, self.now()).await? {
                return Ok(());
            }
            tx.open_hits(batch, from, from + OPENED - 1).await?;
            tx.commit().await?;
            from += OPENED;
        }
        let mut tx = self.write().await?;
        tx.move_import(id, (READY, DONE)).await?;
        tx.know_sizes().await?;
        tx.commit().await
    }

    /// Gives up a batch whose hits were not all written, and leaves it stopped: the caller's own batch, or one without
    /// progress since the given time. A batch that was declared complete in the meantime stays complete.
    pub(crate) async fn leave_batch(&self, batch: BatchId, alone_since: Option<Time>) -> Result<()> {
        let mut tx = self.write().await?;
        if !tx.give_import_up(import_of(batch), DONE, alone_since).await? {
            return Ok(());
        }
        tx.count_batch(batch).await?;
        tx.commit().await
    }
}

/// Refuses to change a batch that is still being written.
pub(super) async fn is_made(tx: &mut Tx, batch: BatchId) -> Result<()> {
    if tx.is_under_way(import_of(batch)).await? {
        return Err(Problem::conflict(refusal::batch_is_being_made()).into());
    }
    Ok(())
}

/// Declares a batch complete.
///
/// # Errors
/// It was treated as abandoned: hits may be missing, and it may have been opened or stopped since.
pub(super) async fn declare_batch(tx: &mut Tx, batch: BatchId) -> Result<()> {
    if !tx.move_import(import_of(batch), (ARRIVING, READY)).await? {
        return Err(left_alone().into());
    }
    tx.set_batch_open(batch).await
}

/// The refusal for a batch that made no progress and was given up.
fn left_alone() -> Problem {
    Problem::conflict(refusal::batch_was_abandoned())
}
