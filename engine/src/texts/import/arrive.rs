//! How many rows are imported into a study, all of them or none, without delaying other writers.
//!
//! Rows are first staged where nobody sees them, in chunks of one transaction each. Then one short transaction checks
//! that the data they were checked against has not changed, and declares them ready: from then on the import is done,
//! and the rows become sources or outputs, again in chunks. If the process stops before that, the rows are removed; if
//! it stops later, the next sweep of any process continues. Meanwhile nothing may start that relies on all of the
//! study's texts: a batch, another import.

use shared::{Action, Actor, BatchId, ImportId, Problem, StudyId, SystemKind, Time, UploadId, import::FileKind};
use store::arrival::{ARRIVING, ArrivalRow, BATCH, DISCARDED, DONE, LeftAlone, READY};
use tokio::sync::mpsc::Receiver;

use crate::{Engine, Error, Result, Tx, access::Permit as _, audit::event::Happened};

/// Rows written in one transaction.
pub(crate) const CHUNK_ROWS: usize = 1_000;
/// Bytes of text of one transaction, but for the last row.
pub(crate) const CHUNK_BYTES: usize = 1 << 20;
/// Seconds without a sign of life after which an import counts as abandoned.
const ALONE_SECONDS: i64 = 60;

/// What the rows belong to, and what is recorded once they are imported.
#[derive(Clone, Debug)]
pub(crate) struct Arrival {
    pub actor: Actor,
    pub study: StudyId,
    pub kind: FileKind,
    /// The systems of outputs, made where they are not there yet.
    pub systems: Vec<(String, SystemKind)>,
    /// How many imports there were when the rows were checked against the study.
    pub base: i64,
    /// What the trail says: what was done, to what, which one, and the rest.
    pub verb: &'static str,
    pub what: &'static str,
    pub which: String,
    pub after: serde_json::Value,
    /// The stored file, which is removed with the import.
    pub upload: Option<UploadId>,
}

/// Chunks of rows, or why there will be no more.
pub(crate) type Chunks = Receiver<Result<Vec<ArrivalRow>>>;

/// How many imports a study has had.
///
/// # Errors
/// One is on its way, and the study's texts are not all there yet.
pub(crate) async fn no_import(tx: &mut Tx, study: StudyId) -> Result<i64> {
    let (all, under_way) = tx.n_imports(study).await?;
    if under_way > 0 {
        let reason = "A file is being imported into this study, or a batch is being made. Try again in a minute.";
        return Err(Problem::conflict(reason).into());
    }
    Ok(all)
}

impl Engine {
    /// Imports rows. If something was imported since they were checked against the study, nothing is written.
    ///
    /// # Errors
    /// The actor may not import here, a chunk could not be made, or the database refuses. Nothing is written then.
    pub(crate) async fn arrive(&self, arrival: Arrival, mut chunks: Chunks) -> Result<bool> {
        let Some(first) = chunks.recv().await.transpose()? else { return Ok(true) };
        let import = self.id();
        match chunks.recv().await.transpose()? {
            None => self.arrive_at_once(&arrival, import, &first).await,
            Some(second) => match self.put_down(&arrival, import, [first, second], chunks).await {
                Ok(()) => {
                    // It is completed even if the client has gone away.
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

    /// A few rows, in one transaction.
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

    /// Many rows, a transaction each time.
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

    /// Declares rows ready and makes texts of them; not if something was imported meanwhile.
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

    /// Decides whether the rows are imported, and records it; false if the study has changed.
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

    /// Makes texts of the rows that are ready, in chunks of one transaction each.
    async fn land(&self, (study, import): (StudyId, ImportId), kind: FileKind) -> Result<()> {
        loop {
            let mut tx = self.write().await?;
            // Another process that continues the import waits here.
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

    /// Removes rows that are not ready: one's own, or those that nobody has been at since a time. From the first
    /// transaction on nobody can declare them ready any more.
    async fn discard(&self, import: ImportId, alone_since: Option<Time>) -> Result<()> {
        let mut tx = self.write().await?;
        if !tx.give_import_up(import, DISCARDED, alone_since).await? {
            // Somebody is at it, or it has been declared, or discarded.
            return Ok(());
        }
        tx.commit().await?;
        self.remove_discarded(import).await
    }

    /// Removes rows that were discarded, so many in each transaction.
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

    /// Continues abandoned imports: those that are ready are completed, the others removed. How many there were.
    pub(crate) async fn carry_imports_on(&self) -> Result<usize> {
        let since = self.now().plus_seconds(-ALONE_SECONDS);
        let alone = self.read().await?.left_alone(since).await?;
        for LeftAlone { id, study_id, kind, state } in &alone {
            match (kind.as_str(), state.as_str()) {
                (BATCH, READY) => self.open_made(BatchId(id.0)).await?,
                (BATCH, _) => self.leave_batch(BatchId(id.0), Some(since)).await?,
                (kind, READY) => self.land((*study_id, *id), kind.parse()?).await?,
                (_, DISCARDED) => self.remove_discarded(*id).await?,
                // It was arriving when it was looked up; somebody may be at it again.
                _ => self.discard(*id, Some(since)).await?,
            }
        }
        Ok(alone.len())
    }
}

/// The message for somebody whose rows were taken for left alone.
fn left_alone() -> Problem {
    Problem::conflict("The import made no progress for a minute and was stopped. Nothing was written; import again.")
}

#[cfg(test)]
mod tests;
