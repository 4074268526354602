//! An object in storage while it is being written.

use std::sync::Arc;

use bucket::{Bucket, Failed, PART};
use engine::{
    Engine, Error, Result,
    jobs::{
        job::Held,
        stored::{Begun, Upload},
    },
};
use shared::{Problem, refusal};

use super::file::File;

/// An object that is being written, always as an upload in parts, even if there is only one: an upload can be given up. A
/// process that was believed to be gone cannot complete it then, and so never writes over what the next one has written. Only
/// an empty file has no parts.
#[derive(Debug)]
pub(crate) struct Object {
    bucket: Arc<Bucket>,
    engine: Engine,
    job: Held,
    /// What the job has written, with the upload of this object while it is open.
    pub(super) begun: Begun,
    key: String,
    parts: Vec<String>,
    waiting: Vec<u8>,
}

impl Object {
    pub(super) fn new(bucket: Arc<Bucket>, engine: Engine, job: Held, begun: Begun) -> Self {
        Self { bucket, engine, job, begun, key: String::new(), parts: Vec::new(), waiting: Vec::new() }
    }

    /// Begins a file.
    pub(super) fn begin(&mut self, name: &str) {
        self.key = format!("{}/{name}", self.begun.folder);
    }

    /// Adds bytes, and sends a part if there are enough.
    pub(super) async fn add(&mut self, bytes: &[u8]) -> Result<()> {
        self.waiting.extend_from_slice(bytes);
        while self.waiting.len() >= PART {
            let rest = self.waiting.split_off(PART);
            self.send_part(rest).await?;
        }
        Ok(())
    }

    /// Sends what waits, and makes the object.
    pub(super) async fn end(&mut self) -> Result<()> {
        if !self.waiting.is_empty() {
            self.send_part(Vec::new()).await?;
        }
        let Some(upload) = self.begun.upload.clone() else {
            return self.bucket.put(&self.key, Vec::new()).await.map_err(said);
        };
        let parts = std::mem::take(&mut self.parts);
        self.bucket.complete(&upload.key, &upload.id, parts).await.map_err(said)?;
        self.begun.upload = None;
        Ok(())
    }

    /// Sends the bytes that wait as a part; the rest waits then.
    async fn send_part(&mut self, rest: Vec<u8>) -> Result<()> {
        let upload = if let Some(upload) = &self.begun.upload {
            upload.clone()
        } else {
            let id = self.bucket.begin(&self.key).await.map_err(said)?;
            let upload = Upload { key: self.key.clone(), id };
            self.begun.upload = Some(upload.clone());
            self.engine.note_stored(&self.job, &self.begun, File::ALL.len()).await?;
            upload
        };
        let part = std::mem::replace(&mut self.waiting, rest);
        let part = self.bucket.part(&upload.key, &upload.id, self.parts.len(), part).await.map_err(said)?;
        self.parts.push(part);
        Ok(())
    }
}

/// What people are told. Addresses and details of the storage are for the log.
pub(super) fn said(failed: Failed) -> Error {
    tracing::warn!(%failed, "an export to object storage failed");
    let reason = match failed {
        Failed::Key(code) => refusal::storage_refuses_key(code),
        Failed::NoBucket => refusal::storage_has_no_bucket(),
        Failed::Unreachable(_) => refusal::storage_is_unreachable(),
        Failed::Full => refusal::storage_is_full(),
        Failed::TooLarge => refusal::storage_file_too_large(),
        Failed::NoUpload => refusal::storage_refuses("NoSuchUpload"),
        Failed::Other(code) => refusal::storage_refuses(code),
    };
    Problem::conflict(reason).into()
}
