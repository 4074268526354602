//! Exports to object storage: what each has written so far, so that another process can go on. The work itself is the job
//! with the same id.

use serde_json::Value;
use shared::{JobId, JobState, Message, StudyId, Time};
use sqlx::types::Json;

use super::{row, rows, run};
use crate::{Result, Tx};

/// An export as people see it.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct StoredExportRow {
    pub id: JobId,
    pub format: String,
    /// Where its objects are, below the prefix of the bucket.
    pub folder: String,
    /// The files that are complete.
    #[sqlx(json)]
    pub files: Value,
    pub created_at: Time,
    /// When its manifest was written.
    pub ended_at: Option<Time>,
    /// The state of its job; absent once the job is forgotten.
    pub state: Option<JobState>,
    pub called_off: Option<bool>,
    /// Why the last attempt failed.
    pub reason: Option<Message>,
}

/// What an export has written so far.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, sqlx::FromRow)]
pub struct StoredProgress {
    pub format: String,
    pub folder: String,
    #[sqlx(json)]
    pub files: Value,
    /// The upload of an object in parts that was begun and not completed.
    #[sqlx(json(nullable))]
    pub upload: Option<Value>,
    /// How often the data had changed when the files were read.
    pub version: i64,
}

impl Tx {
    /// Adds an export; nothing is written yet.
    pub async fn add_stored_export(
        &mut self,
        id: JobId,
        study: StudyId,
        (format, folder): (&str, &str),
        now: Time,
    ) -> Result<()> {
        run!(
            self,
            "insert into stored_export (id, study_id, format, folder, files, version, created_at)
             values ($1, $2, $3, $4, $5, 0, $6)",
            id,
            study,
            format,
            folder,
            Json(Value::Array(Vec::new())),
            now
        )?;
        Ok(())
    }

    /// The latest exports of a study, the newest first.
    pub async fn stored_exports(&mut self, study: StudyId, limit: i64) -> Result<Vec<StoredExportRow>> {
        rows!(
            self,
            StoredExportRow,
            "select e.id, e.format, e.folder, e.files, e.created_at, e.ended_at, j.state, j.called_off, j.reason
               from stored_export e
               left join job j on j.id = e.id
              where e.study_id = $1
              order by e.id desc
              limit $2",
            study,
            limit
        )
    }

    /// What an export has written so far.
    pub async fn stored_progress(&mut self, id: JobId) -> Result<Option<StoredProgress>> {
        row!(
            self,
            StoredProgress,
            "select format, folder, files, upload, version
               from stored_export
              where id = $1",
            id
        )
    }

    /// Says what an export has written, and which upload is open.
    pub async fn set_stored_progress(
        &mut self,
        id: JobId,
        (files, version): (&Value, i64),
        upload: Option<&Value>,
    ) -> Result<()> {
        run!(
            self,
            "update stored_export
                set files = $2,
                    version = $3,
                    upload = $4
              where id = $1",
            id,
            Json(files),
            version,
            upload.map(Json)
        )?;
        Ok(())
    }

    /// Ends an export whose manifest is written.
    pub async fn end_stored_export(&mut self, id: JobId, now: Time) -> Result<()> {
        run!(self, "update stored_export set ended_at = $2, upload = null where id = $1", id, now)?;
        Ok(())
    }

    /// Uploads of exports whose jobs do not go on.
    pub async fn left_uploads(&mut self, limit: i64) -> Result<Vec<(JobId, Json<Value>)>> {
        rows!(
            self,
            (JobId, Json<Value>),
            "select e.id, e.upload
               from stored_export e
              where e.upload is not null
                and not exists (select 1 from job j where j.id = e.id and j.state in ('queued', 'running'))
              order by e.id
              limit $1",
            limit
        )
    }

    /// Forgets an upload that was aborted, unless the export has gone on.
    pub async fn forget_upload(&mut self, id: JobId) -> Result<()> {
        run!(
            self,
            "update stored_export
                set upload = null
              where id = $1
                and not exists (select 1 from job j where j.id = $1 and j.state in ('queued', 'running'))",
            id
        )?;
        Ok(())
    }
}
