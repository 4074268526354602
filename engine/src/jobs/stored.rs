//! Exports to object storage: asking for one, what became of each, and what the job that writes them keeps.
//!
//! The engine knows no storage: a program brings it ([`Storage`]), or works without. The bucket is a setting of the
//! server, so that nobody can make the server write, or connect, anywhere else.

use std::fmt::Debug;

use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};
use shared::{Action, Actor, JobId, JobState, Message, Problem, StudyId, Time, message::as_optional_text, refusal};
use store::stored_export::StoredExportRow;

use super::job::{Held, Work, advance, hold};
use crate::{Engine, Result, access::Permit as _, audit::event::Happened, design::study::files::Written};

/// The number of exports that are listed.
const LISTED: i64 = 10;

/// The number of uploads that are aborted at once.
const AT_ONCE: i64 = 20;

/// An upload of an object in parts that is not complete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upload {
    /// The object's name, below the prefix of the bucket.
    pub key: String,
    /// What the storage calls the upload.
    pub id: String,
}

/// Object storage, and what writes exports to it.
pub trait Storage: Debug + Send + Sync {
    /// The address of a folder or an object, as people write it: `s3://bucket/prefix/KEY`.
    fn address(&self, key: &str) -> String;

    /// Writes an export, or goes on with it.
    fn write(&self, engine: Engine, job: Held) -> BoxFuture<'_, Result<()>>;

    /// Gives an upload up.
    fn abort<'a>(&'a self, upload: &'a Upload) -> BoxFuture<'a, Result<()>>;
}

/// Exports of a study to object storage.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StoredExports {
    /// Where exports of the study are written; absent if the server has no storage.
    pub to: Option<String>,
    /// The latest ones, the newest first.
    pub exports: Vec<StoredExport>,
}

/// An export to object storage.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StoredExport {
    /// Its id, which is that of its job.
    pub id: JobId,
    /// `csv`, `jsonl` or `parquet`.
    pub format: String,
    /// The folder of its objects. It is complete if there is a `manifest.json` in it.
    pub address: String,
    /// Where it is in its life: `done` once the manifest is written.
    pub state: JobState,
    /// Why the last attempt failed, unless it is done.
    #[serde(serialize_with = "as_optional_text")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub reason: Option<Message>,
    /// How many files are written.
    pub files: usize,
    /// How many lines they have.
    pub rows: u64,
    /// How many bytes they have.
    pub bytes: u64,
    /// When somebody asked for it.
    pub created_at: Time,
    /// When the manifest was written.
    pub ended_at: Option<Time>,
}

impl StoredExport {
    /// Whether it waits or is being written.
    pub const fn is_open(&self) -> bool {
        self.state.is_open()
    }
}

/// An export as the job finds it.
#[derive(Clone, Debug, PartialEq)]
pub struct Begun {
    /// `csv`, `jsonl` or `parquet`.
    pub format: String,
    /// The folder of its objects, below the prefix of the bucket.
    pub folder: String,
    /// The files that earlier attempts have written.
    pub files: Vec<Written>,
    /// An upload that an earlier attempt has left.
    pub upload: Option<Upload>,
    /// How often the data had changed when these files were read.
    pub version: i64,
}

impl Engine {
    /// The latest exports of a study to object storage, and where they are written.
    ///
    /// # Errors
    /// The actor may not export.
    pub async fn stored_exports(&self, actor: &Actor, study: StudyId) -> Result<StoredExports> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Export).await?;
        let Some(storage) = self.storage() else { return Ok(StoredExports { to: None, exports: Vec::new() }) };
        let rows = tx.stored_exports(study, LISTED).await?;
        let exports = rows.into_iter().map(|row| shown(row, &|key| storage.address(key)));
        Ok(StoredExports { to: Some(storage.address(&study.to_string())), exports: exports.collect::<Result<_>>()? })
    }

    /// Asks for an export to object storage: a job writes it.
    ///
    /// # Errors
    /// The actor may not export, the server has no storage, or an export of the study is being written.
    pub async fn store_export(&self, actor: &Actor, study: StudyId, format: &'static str) -> Result<JobId> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Export).await?;
        let storage = self.storage().ok_or_else(|| Problem::conflict(refusal::storage_not_set()))?;
        tx.lock_study(study).await?;
        if tx.has_open_job(study, Work::StoreExport.kind()).await? {
            return Err(Problem::conflict(refusal::storage_export_runs()).into());
        }
        let (id, now) = (self.id::<JobId>(), self.now());
        let folder = format!("{study}/{}", stamp(now));
        tx.add_stored_export(id, study, (format, &folder), now).await?;
        tx.add_jobs(&[Work::StoreExport.job(id, study, format!("export:{id}"))], now).await?;
        let address = storage.address(&folder);
        self.note(&mut tx, Happened::by(actor, study, "export", "study", address)).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// What the job of an export has to do, and what earlier attempts have done.
    ///
    /// # Errors
    /// There is no such export.
    pub async fn stored_begun(&self, job: &Held) -> Result<Begun> {
        let found = self.read().await?.stored_progress(job.id).await?.ok_or(Problem::NotFound)?;
        Ok(Begun {
            format: found.format,
            folder: found.folder,
            files: serde_json::from_value(found.files)?,
            upload: found.upload.map(serde_json::from_value).transpose()?,
            version: found.version,
        })
    }

    /// Notes what the job has written, and the upload that it has begun, if it still holds the job.
    ///
    /// # Errors
    /// The job was cancelled, or another process holds it.
    pub async fn note_stored(&self, job: &Held, begun: &Begun, total: usize) -> Result<()> {
        let (files, upload) = (serde_json::to_value(&begun.files)?, begun.upload.as_ref().map(serde_json::to_value));
        let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let mut tx = self.write().await?;
        advance(&mut tx, job, number(begun.files.len()), number(total)).await?;
        tx.set_stored_progress(job.id, (&files, begun.version), upload.transpose()?.as_ref()).await?;
        tx.commit().await
    }

    /// Notes that the manifest is written, if the process still holds the job.
    ///
    /// # Errors
    /// As [`note_stored`](Self::note_stored).
    pub async fn end_stored(&self, job: &Held) -> Result<()> {
        let mut tx = self.write().await?;
        hold(&mut tx, job).await?;
        tx.end_stored_export(job.id, self.now()).await?;
        tx.commit().await
    }

    /// Runs the job of an export.
    pub(crate) async fn write_export(self, job: Held) -> Result<()> {
        match self.storage() {
            Some(storage) => storage.write(self.clone(), job).await,
            None => Err(Problem::conflict(refusal::storage_not_set()).into()),
        }
    }

    /// Gives up uploads of exports that failed or were cancelled, so that the storage deletes their parts. Any number of
    /// processes may do this. One that cannot be given up is tried again later, and does not prevent others.
    pub(crate) async fn clear_uploads(&self) -> Result<()> {
        let Some(storage) = self.storage() else { return Ok(()) };
        for (id, upload) in self.glance().await?.left_uploads(AT_ONCE).await? {
            match storage.abort(&serde_json::from_value(upload.0)?).await {
                Ok(()) => {
                    let mut tx = self.write().await?;
                    tx.forget_upload(id).await?;
                    tx.commit().await?;
                }
                Err(error) => tracing::warn!(export = %id, %error, "an upload could not be given up"),
            }
        }
        Ok(())
    }
}

fn shown(row: StoredExportRow, address: &impl Fn(&str) -> String) -> Result<StoredExport> {
    let files: Vec<Written> = serde_json::from_value(row.files)?;
    // A job that is done is forgotten after a while; so is one that was cancelled.
    let state = match (row.ended_at, row.state) {
        (Some(_), _) => JobState::Done,
        (None, state) => state.unwrap_or(JobState::Cancelled),
    };
    Ok(StoredExport {
        id: row.id,
        format: row.format,
        address: address(&row.folder),
        reason: row.reason.filter(|_| state != JobState::Done),
        state,
        files: files.len(),
        rows: files.iter().map(|file| file.rows).sum(),
        bytes: files.iter().map(|file| file.bytes).sum(),
        created_at: row.created_at,
        ended_at: row.ended_at,
    })
}

/// An instant as a name that sorts, without characters that addresses escape: `20261121T120000.000000Z`.
fn stamp(at: Time) -> String {
    let micros = at.0.rem_euclid(1_000_000);
    let second = Time(at.0 - micros).rfc3339();
    let plain: String = second.trim_end_matches('Z').chars().filter(char::is_ascii_alphanumeric).collect();
    format!("{plain}.{micros:06}Z")
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_stamp_sorts_and_has_no_colons() {
        let at = Time::parse("2026-11-21T12:00:00.5Z").unwrap();
        assert_eq!(stamp(at), "20261121T120000.500000Z");
        assert!(stamp(at) < stamp(at.plus_seconds(1)));
    }

    #[test]
    fn an_export_whose_job_is_forgotten_is_done_or_cancelled() {
        let row = |ended_at| StoredExportRow {
            id: JobId(uuid::Uuid::nil()),
            format: "csv".to_owned(),
            folder: "a/b".to_owned(),
            files: Value::Array(Vec::new()),
            created_at: Time(0),
            ended_at,
            state: None,
            called_off: None,
            reason: None,
        };
        let state = |ended_at| shown(row(ended_at), &|key| format!("s3://x/{key}")).unwrap().state;
        assert_eq!((state(Some(Time(1))), state(None)), (JobState::Done, JobState::Cancelled));
    }
}
