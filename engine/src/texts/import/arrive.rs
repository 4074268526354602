//! Importing many rows into a study, all of them or none, without delaying other writers.
//!
//! Rows are first staged where they are not visible, in chunks of one transaction each. Then one short transaction
//! checks that the data against which they were checked has not changed, and declares them ready. From then on the
//! import is decided, and the rows become sources or outputs, again in chunks. If the process stops before that, the
//! rows are removed; if it stops later, the next sweep of any process continues. In the meantime nothing may start that
//! relies on all of the study's texts: neither a batch nor another import.

use shared::{
    Action, Actor, BatchId, ImportId, Problem, StudyId, SystemKind, Time, UploadId, import::FileKind, refusal,
};
use store::arrival::{ARRIVING, ArrivalRow, BATCH, DISCARDED, DONE, LeftAlone, READY};
use tokio::sync::mpsc::Receiver;

use crate::{Engine, Error, Result, Tx, access::Permit as _, audit::event::Happened};

/// The number of rows written in one transaction.
pub(crate) const CHUNK_ROWS: usize = 1_000;
/// The bytes of text in one transaction, not counting the last row.
pub(crate) const CHUNK_BYTES: usize = 1 << 20;
/// Seconds without a heartbeat after which an import counts as abandoned.
const ALONE_SECONDS: i64 = 60;

/// The context of the rows, and the event that is recorded once they are imported.
#[derive(Clone, Debug)]
pub(crate) struct Arrival {
    pub actor: Actor,
    pub study: StudyId,
    pub kind: FileKind,
    /// The systems of outputs, which are created if they do not exist yet.
    pub systems: Vec<(String, SystemKind)>,
    /// The number of imports at the time when the rows were checked against the study.
    pub base: i64,
    /// The audit event: what was done, to what kind of object, to which one, and the details.
    pub verb: &'static str,
    pub what: &'static str,
    pub which: String,
    pub after: serde_json::Value,
    /// The stored file, which is removed after the import.
    pub upload: Option<UploadId>,
}

/// Chunks of rows, or the reason why there are no more.
pub(crate) type Chunks = Receiver<Result<Vec<ArrivalRow>>>;

/// The number of imports and of changes of texts that a study has had: what was planned from its texts is good as long
/// as this is the same.
///
/// # Errors
/// An import is in progress, so some of the study's texts are still missing.
pub(crate) async fn no_import(tx: &mut Tx, study: StudyId) -> Result<i64> {
    let (all, under_way) = tx.n_imports(study).await?;
    if under_way > 0 {
        return Err(Problem::conflict(refusal::import_is_under_way()).into());
    }
    Ok(all + tx.text_changes(study).await?)
}

impl Engine {
    /// Imports rows. If something was imported since they were checked against the study, nothing is written.
    ///
    /// # Errors
    /// The actor may not import in this study, a chunk could not be read, or the database reports an error. In these
    /// cases nothing is written.
    pub(crate) async fn arrive(&self, arrival: Arrival, mut chunks: Chunks) -> Result<bool> {
        let Some(first) = chunks.recv().await.transpose()? else { return Ok(true) };
        let import = self.id();
        match chunks.recv().await.transpose()? {
            None => self.arrive_at_once(&arrival, import, &first).await,
            Some(second) => match self.put_down(&arrival, import, [first, second], chunks).await {
                Ok(()) => {
                    // It is completed even if the client has disconnected.
                    let engine = self.clone();
                    let landing = tokio::spawn(async move { engine.declare(&arrival, import).await });
                    landing.await.map_err(|error| Error::Unexpected(format!("an import: {error}")))?
                }
                Err(error) => {
                    self.discard(import, None).await?;
                    Err(error)
                }
            },
        }
    }

    /// Imports a few rows in one transaction.
    async fn arrive_at_once(&self, arrival: &Arrival, import: ImportId, rows: &[ArrivalRow]) -> Result<bool> {
        let mut tx = self.write().await?;
        tx.add_import((import, arrival.study), arrival.kind.as_str(), (ARRIVING, self.now())).await?;
        if !self.ready(&mut tx, arrival, import).await? {
            return Ok(false);
        }
        tx.add_arrivals(import, 0, rows).await?;
        self.land_chunk(&mut tx, (arrival.study, import), arrival.kind, 0).await?;
        self.landed(&mut tx, (arrival.study, import), arrival.kind).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Imports chunks of rows that fit the study, in a transaction that goes on and has locked the study.
    pub(crate) async fn arrive_in(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        (study, kind): (StudyId, FileKind),
        chunks: impl Iterator<Item = &[ArrivalRow]> + Send,
    ) -> Result<()> {
        let (import, mut taken) = (self.id(), 0);
        tx.add_import((import, study), kind.as_str(), (READY, self.now())).await?;
        for (chunk, rows) in (0..).zip(chunks) {
            tx.add_arrivals(import, chunk, rows).await?;
            self.land_chunk(tx, (study, import), kind, chunk).await?;
            taken += rows.len();
        }
        let what = Happened::by(actor, study, "import", kind.as_str(), study);
        self.record(tx, what, None::<&()>, Some(&serde_json::json!({ "taken": taken }))).await?;
        self.landed(tx, (study, import), kind).await
    }

    /// Stages many rows, one chunk per transaction.
    async fn put_down(
        &self,
        arrival: &Arrival,
        import: ImportId,
        begun: [Vec<ArrivalRow>; 2],
        mut chunks: Chunks,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(&arrival.actor, arrival.study, Action::ImportTexts).await?;
        tx.add_import((import, arrival.study), arrival.kind.as_str(), (ARRIVING, self.now())).await?;
        tx.commit().await?;
        let (mut begun, mut chunk) = (begun.into_iter(), 0);
        loop {
            let rows = match begun.next() {
                Some(rows) => rows,
                None => match chunks.recv().await.transpose()? {
                    Some(rows) => rows,
                    None => return Ok(()),
                },
            };
            let mut tx = self.write().await?;
            if !tx.renew_import(import, ARRIVING, self.now()).await? {
                return Err(left_alone().into());
            }
            tx.add_arrivals(import, chunk, &rows).await?;
            tx.commit().await?;
            chunk += 1;
        }
    }

    /// Declares rows ready and imports them, unless something was imported in the meantime.
    async fn declare(&self, arrival: &Arrival, import: ImportId) -> Result<bool> {
        let mut tx = self.write().await?;
        match self.ready(&mut tx, arrival, import).await {
            Ok(true) => tx.commit().await?,
            refused => {
                drop(tx);
                self.discard(import, None).await?;
                return refused;
            }
        }
        self.land((arrival.study, import), arrival.kind).await?;
        Ok(true)
    }

    /// Decides whether the rows are imported, and records it; returns false if the study has changed.
    async fn ready(&self, tx: &mut Tx, arrival: &Arrival, import: ImportId) -> Result<bool> {
        let Arrival { actor, study, .. } = arrival;
        tx.permit(actor, *study, Action::ImportTexts).await?;
        tx.lock_study(*study).await?;
        if no_import(tx, *study).await? != arrival.base {
            return Ok(false);
        }
        for (name, kind) in &arrival.systems {
            self.system(tx, *study, name, *kind).await?;
        }
        if !tx.move_import(import, (ARRIVING, READY)).await? {
            return Err(left_alone().into());
        }
        if let Some(upload) = arrival.upload {
            tx.hide_upload(*study, upload).await?;
        }
        let happened = Happened::by(actor, *study, arrival.verb, arrival.what, &arrival.which);
        self.record(tx, happened, None::<&()>, Some(&arrival.after)).await?;
        Ok(true)
    }

    /// Turns the ready rows into texts, in chunks of one transaction each.
    async fn land(&self, (study, import): (StudyId, ImportId), kind: FileKind) -> Result<()> {
        loop {
            let mut tx = self.write().await?;
            // Another process that continues the import waits at this point.
            if !tx.renew_import(import, READY, self.now()).await? {
                return Ok(());
            }
            let Some(chunk) = tx.next_chunk(import).await? else {
                self.landed(&mut tx, (study, import), kind).await?;
                return tx.commit().await;
            };
            self.land_chunk(&mut tx, (study, import), kind, chunk).await?;
            tx.commit().await?;
        }
    }

    async fn land_chunk(
        &self,
        tx: &mut Tx,
        (study, import): (StudyId, ImportId),
        kind: FileKind,
        chunk: i64,
    ) -> Result<()> {
        match kind {
            FileKind::Sources => tx.land_sources(study, import, chunk).await?,
            FileKind::Outputs => tx.land_outputs(study, import, chunk, self.now()).await?,
        }
        tx.remove_chunk(import, chunk).await
    }

    async fn landed(&self, tx: &mut Tx, (study, import): (StudyId, ImportId), kind: FileKind) -> Result<()> {
        if kind == FileKind::Outputs {
            self.score_arrivals(tx, study).await?;
        }
        tx.move_import(import, (READY, DONE)).await?;
        tx.know_sizes().await
    }

    /// Removes rows that are not ready: the caller's own, or those without progress since the given time. From the
    /// first transaction on they can no longer be declared ready.
    async fn discard(&self, import: ImportId, alone_since: Option<Time>) -> Result<()> {
        let mut tx = self.write().await?;
        if !tx.give_import_up(import, DISCARDED, alone_since).await? {
            // Another process works on the import, or it was declared ready or discarded.
            return Ok(());
        }
        tx.commit().await?;
        self.remove_discarded(import).await
    }

    /// Removes discarded rows, a limited number in each transaction.
    async fn remove_discarded(&self, import: ImportId) -> Result<()> {
        loop {
            let mut tx = self.write().await?;
            if !tx.renew_import(import, DISCARDED, self.now()).await? {
                return Ok(());
            }
            let Some(chunk) = tx.next_chunk(import).await? else {
                tx.remove_import(import).await?;
                return tx.commit().await;
            };
            tx.remove_chunk(import, chunk).await?;
            tx.commit().await?;
        }
    }

    /// Continues abandoned imports: those that are ready are completed, the others are removed. Returns how many there
    /// were.
    pub(crate) async fn carry_imports_on(&self) -> Result<usize> {
        let since = self.now().plus_seconds(-ALONE_SECONDS);
        let alone = self.read().await?.left_alone(since).await?;
        for LeftAlone { id, study_id, kind, state } in &alone {
            match (kind.as_str(), state.as_str()) {
                (BATCH, READY) => self.open_made(BatchId(id.0)).await?,
                (BATCH, _) => self.leave_batch(BatchId(id.0), Some(since)).await?,
                (kind, READY) => self.land((*study_id, *id), kind.parse()?).await?,
                (_, DISCARDED) => self.remove_discarded(*id).await?,
                // It was not ready when it was looked up; its owner may have continued since.
                _ => self.discard(*id, Some(since)).await?,
            }
        }
        Ok(alone.len())
    }
}

/// The message for the owner of an import that was treated as abandoned.
fn left_alone() -> Problem {
    Problem::conflict(refusal::import_was_abandoned())
}

#[cfg(test)]
mod tests;
