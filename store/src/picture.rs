//! Queries of the pictures of a study.

use shared::{PersonId, PictureId, PictureKind, ShownPicture, StudyId, Time};

use super::{row, rows, run};
use crate::{Result, Tx};

/// A picture without its bytes.
#[expect(missing_docs, reason = "the fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PictureRow {
    pub id: PictureId,
    pub study_id: StudyId,
    pub name: String,
    pub kind: PictureKind,
    pub size: i64,
    pub sha256: String,
    pub width: Option<i64>,
    pub height: Option<i64>,
    pub person_id: PersonId,
    pub created_at: Time,
}

/// The file of a picture.
#[expect(missing_docs, reason = "the fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PictureFile {
    pub name: String,
    pub kind: PictureKind,
    pub bytes: Vec<u8>,
}

impl From<PictureRow> for ShownPicture {
    fn from(PictureRow { name, sha256, width, height, .. }: PictureRow) -> Self {
        Self { name, sha256, width, height }
    }
}

impl Tx {
    /// The pictures of a study in the order of their names, without their bytes.
    pub async fn pictures(&mut self, study: StudyId) -> Result<Vec<PictureRow>> {
        rows!(
            self,
            PictureRow,
            "select id, study_id, name, kind, size, sha256, width, height, person_id, created_at
               from picture
              where study_id = $1
              order by name",
            study
        )
    }

    /// A picture of a study, without its bytes.
    pub async fn picture(&mut self, study: StudyId, id: PictureId) -> Result<Option<PictureRow>> {
        row!(
            self,
            PictureRow,
            "select id, study_id, name, kind, size, sha256, width, height, person_id, created_at
               from picture
              where study_id = $1 and id = $2",
            study,
            id
        )
    }

    /// The file of a picture, by its name.
    pub async fn picture_file(&mut self, study: StudyId, name: &str) -> Result<Option<PictureFile>> {
        row!(self, PictureFile, "select name, kind, bytes from picture where study_id = $1 and name = $2", study, name)
    }

    /// The files of all pictures of a study, in the order of their names.
    pub async fn picture_files(&mut self, study: StudyId) -> Result<Vec<PictureFile>> {
        rows!(self, PictureFile, "select name, kind, bytes from picture where study_id = $1 order by name", study)
    }

    /// Adds a picture.
    pub async fn add_picture(&mut self, new: &PictureRow, bytes: &[u8]) -> Result<()> {
        run!(
            self,
            "insert into picture (id, study_id, name, kind, bytes, size, sha256, width, height, person_id, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
            new.id,
            new.study_id,
            new.name.as_str(),
            new.kind,
            bytes,
            new.size,
            new.sha256.as_str(),
            new.width,
            new.height,
            new.person_id,
            new.created_at
        )?;
        Ok(())
    }

    /// Removes a picture.
    pub async fn remove_picture(&mut self, study: StudyId, id: PictureId) -> Result<()> {
        run!(self, "delete from picture where study_id = $1 and id = $2", study, id)?;
        Ok(())
    }
}
