//! Queries of files that wait for their columns to be mapped.

use shared::{
    PersonId, StudyId, Time, UploadId,
    import::{FileFormat, FileKind},
};

use super::{row, run};
use crate::{Result, Tx};

/// A file as stored between upload and confirmation.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct Upload {
    pub id: UploadId,
    pub study_id: StudyId,
    pub person_id: PersonId,
    pub kind: FileKind,
    pub name: String,
    pub format: FileFormat,
    pub bytes: Vec<u8>,
    pub created_at: Time,
}

impl Tx {
    /// Keeps a file.
    pub(crate) async fn add_upload(&mut self, new: &Upload) -> Result<()> {
        run!(
            self,
            "insert into upload (id, study_id, person_id, kind, name, format, bytes, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8)",
            new.id,
            new.study_id,
            new.person_id,
            new.kind,
            new.name.as_str(),
            new.format,
            new.bytes.as_slice(),
            new.created_at
        )?;
        Ok(())
    }

    /// A file of this study.
    pub(crate) async fn upload(&mut self, study: StudyId, id: UploadId) -> Result<Option<Upload>> {
        row!(
            self,
            Upload,
            "select id, study_id, person_id, kind, name, format, bytes, created_at
               from upload
              where study_id = $1 and id = $2",
            study,
            id
        )
    }

    /// Forgets a file of this study.
    pub(crate) async fn remove_upload(&mut self, study: StudyId, id: UploadId) -> Result<()> {
        run!(self, "delete from upload where study_id = $1 and id = $2", study, id)?;
        Ok(())
    }

    /// Forgets the files that nobody has confirmed.
    pub(crate) async fn remove_uploads_before(&mut self, at: Time) -> Result<()> {
        run!(self, "delete from upload where created_at < $1", at)?;
        Ok(())
    }
}
