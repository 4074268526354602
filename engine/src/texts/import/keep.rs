//! Files whose columns are not mapped yet: stored in pieces, so that a large one never delays other writers.

use shared::{Action, Actor, Problem, StudyId, UploadId, refusal};
use store::upload::{ARRIVING, Upload};

use super::{File, table};
use crate::{
    Engine, Result, Tx,
    access::Permit as _,
    blocking::{Place, heavy, place},
};

/// Seconds after which an unconfirmed file is deleted.
const KEEP_SECONDS: i64 = 86_400;
/// The size of a piece in bytes; each is written in a transaction of its own.
const PIECE: usize = 1 << 20;
/// The number of pieces that are removed in one transaction.
const REMOVED: i64 = 4;

impl Engine {
    /// Stores a file until its columns are mapped.
    ///
    /// # Errors
    /// The actor may not import in this study, or the file cannot be read at all.
    pub async fn upload(&self, actor: &Actor, study: StudyId, file: File) -> Result<UploadId> {
        self.read().await?.permit(actor, study, Action::ImportTexts).await?;
        let format = file.format();
        let file = heavy(move || {
            let n_columns = table::open(&file.bytes, format)?.columns.len();
            let empty = || Problem::invalid("file", refusal::file_without_objects());
            if n_columns == 0 { Err(empty()) } else { Ok(file) }
        })
        .await??;
        let now = self.now();
        let name: String = file.name.chars().filter(|c| !c.is_control()).take(200).collect();
        let (id, kind) = (self.id(), file.kind);
        let (study_id, person_id) = (study, actor.person);
        let new = Upload {
            id,
            study_id,
            person_id,
            kind,
            name,
            format,
            bytes: Vec::new(),
            created_at: now,
            pieces: ARRIVING,
        };
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        tx.hide_uploads_before(now.plus_seconds(-KEEP_SECONDS)).await?;
        tx.add_upload(&new).await?;
        tx.commit().await?;
        for (n, piece) in (0..).zip(file.bytes.chunks(PIECE)) {
            let mut tx = self.write().await?;
            tx.add_upload_piece(id, n, piece).await?;
            tx.commit().await?;
        }
        let mut tx = self.write().await?;
        tx.set_upload_pieces(id, i64::try_from(file.bytes.len().div_ceil(PIECE)).unwrap_or(i64::MAX)).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// Deletes a stored file.
    ///
    /// # Errors
    /// The actor may not import in this study.
    pub async fn discard_upload(&self, actor: &Actor, study: StudyId, upload: UploadId) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        tx.hide_upload(study, upload).await?;
        tx.commit().await
    }

    /// Takes a place for reading a file, if the actor may import in this study.
    pub(super) async fn place_for_file(&self, actor: &Actor, study: StudyId) -> Result<Place> {
        self.read().await?.permit(actor, study, Action::ImportTexts).await?;
        place().await
    }

    /// A stored file, with the place that was taken before it was read.
    pub(super) async fn kept(&self, actor: &Actor, study: StudyId, upload: UploadId) -> Result<(Place, File)> {
        let place = self.place_for_file(actor, study).await?;
        let mut tx = self.in_background().read().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        let kept = known_upload(&mut tx, study, upload).await?;
        Ok((place, File { kind: kept.kind, name: kept.name, format: Some(kept.format), bytes: kept.bytes }))
    }

    /// Removes deleted files, a few pieces at a time.
    pub(crate) async fn remove_hidden_uploads(&self) -> Result<()> {
        let hidden = self.read().await?.hidden_uploads().await?;
        for id in hidden {
            loop {
                let mut tx = self.write().await?;
                let gone = tx.remove_upload_pieces(id, REMOVED).await?;
                if !gone {
                    tx.remove_upload(id).await?;
                }
                tx.commit().await?;
                if !gone {
                    break;
                }
            }
        }
        Ok(())
    }
}

/// Returns a complete file, which must belong to the study.
pub(super) async fn known_upload(tx: &mut Tx, study: StudyId, id: UploadId) -> Result<Upload> {
    let mut found = tx.upload(study, id).await?.ok_or(Problem::NotFound)?;
    for n in 0..found.pieces {
        let piece = tx.upload_piece(id, n).await?.ok_or(Problem::NotFound)?;
        found.bytes.extend(piece);
    }
    Ok(found)
}
