//! Queries of files that wait for their columns to be mapped.

use shared::{
    PersonId, StudyId, Time, UploadId,
    import::{FileFormat, FileKind},
};

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// Instead of a number of pieces: they are still on their way.
pub const ARRIVING: i64 = -1;
/// Instead of a number of pieces: the file is forgotten, and nobody sees it.
const HIDDEN: i64 = -2;

/// A file as stored between upload and confirmation.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Upload {
    pub id: UploadId,
    pub study_id: StudyId,
    pub person_id: PersonId,
    pub kind: FileKind,
    pub name: String,
    pub format: FileFormat,
    /// All of it, if it has no pieces.
    pub bytes: Vec<u8>,
    pub created_at: Time,
    pub pieces: i64,
}

impl Tx {
    /// Keeps a file.
    pub async fn add_upload(&mut self, new: &Upload) -> Result<()> {
        run!(
            self,
            "insert into upload (id, study_id, person_id, kind, name, format, bytes, created_at, pieces)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            new.id,
            new.study_id,
            new.person_id,
            new.kind,
            new.name.as_str(),
            new.format,
            new.bytes.as_slice(),
            new.created_at,
            new.pieces
        )?;
        Ok(())
    }

    /// Adds a piece of a file.
    pub async fn add_upload_piece(&mut self, id: UploadId, n: i64, bytes: &[u8]) -> Result<()> {
        run!(self, "insert into upload_piece (upload_id, n, bytes) values ($1, $2, $3)", id, n, bytes)?;
        Ok(())
    }

    /// Says that all pieces of a file are there.
    pub async fn set_upload_pieces(&mut self, id: UploadId, pieces: i64) -> Result<()> {
        run!(self, "update upload set pieces = $2 where id = $1", id, pieces)?;
        Ok(())
    }

    /// A file of this study, without its pieces.
    pub async fn upload(&mut self, study: StudyId, id: UploadId) -> Result<Option<Upload>> {
        row!(
            self,
            Upload,
            "select id, study_id, person_id, kind, name, format, bytes, created_at, pieces
               from upload
              where study_id = $1 and id = $2 and pieces >= 0",
            study,
            id
        )
    }

    /// A piece of a file.
    pub async fn upload_piece(&mut self, id: UploadId, n: i64) -> Result<Option<Vec<u8>>> {
        scalar!(self, Vec<u8>, "select bytes from upload_piece where upload_id = $1 and n = $2", id, n)
    }

    /// Forgets a file of this study; it is removed later, since that takes time.
    pub async fn hide_upload(&mut self, study: StudyId, id: UploadId) -> Result<()> {
        run!(self, "update upload set pieces = $3 where study_id = $1 and id = $2", study, id, HIDDEN)?;
        Ok(())
    }

    /// Forgets the files that nobody has confirmed.
    pub async fn hide_uploads_before(&mut self, at: Time) -> Result<()> {
        run!(self, "update upload set pieces = $2 where created_at < $1 and pieces <> $2", at, HIDDEN)?;
        Ok(())
    }

    /// Files that are forgotten and still there.
    pub async fn hidden_uploads(&mut self) -> Result<Vec<UploadId>> {
        let found = rows!(self, (UploadId,), "select id from upload where pieces = $1 order by id limit 10", HIDDEN)?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// Removes so many pieces of a file, the last ones first; whether there were any.
    pub async fn remove_upload_pieces(&mut self, id: UploadId, most: i64) -> Result<bool> {
        let removed = run!(
            self,
            "delete from upload_piece
              where upload_id = $1
                and n > (select coalesce(max(n), 0) - $2 from upload_piece where upload_id = $1)",
            id,
            most
        )?;
        Ok(removed > 0)
    }

    /// Removes a file without pieces.
    pub async fn remove_upload(&mut self, id: UploadId) -> Result<()> {
        run!(self, "delete from upload where id = $1", id)?;
        Ok(())
    }
}
