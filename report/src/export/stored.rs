//! Exports to object storage: one object per table, and the manifest last, so that a reader finds a complete export or
//! none.
//!
//! All tables of an attempt are read in one transaction. An attempt that goes on after another one makes the tables that
//! are there already once more, without sending them: only those whose hash is another one are sent again. So the tables
//! of a complete export are always consistent with each other.

use std::sync::Arc;

use bucket::Bucket;
use engine::{
    Engine, Error, Result,
    design::study::files::MANIFEST,
    jobs::{
        job::Held,
        stored::{Storage, Upload},
    },
};
use futures::future::BoxFuture;

use super::{
    Context, File, Format, manifest,
    object::{Object, said},
    sheet::Out,
    write,
};

/// Writes exports to a bucket.
#[derive(Clone, Debug)]
pub struct ToBucket(Arc<Bucket>);

impl ToBucket {
    /// Writes to this bucket.
    pub fn new(bucket: Bucket) -> Self {
        Self(Arc::new(bucket))
    }

    async fn all(&self, engine: &Engine, job: &Held) -> Result<()> {
        let mut begun = engine.stored_begun(job).await?;
        let format: Format = begun.format.parse()?;
        if let Some(upload) = begun.upload.take() {
            self.0.abort(&upload.key, &upload.id).await.map_err(said)?;
            engine.note_stored(job, &begun, File::ALL.len()).await?;
        }
        let mut tx = engine.aside().await.read().await?;
        // With all tables there, an earlier attempt may have written the manifest: they must stay as they are.
        if begun.files.len() < File::ALL.len() {
            begun.version = tx.study_changes(job.study).await?.all;
            let context = Context::of(&mut tx, job.study).await?;
            for (index, file) in File::ALL.into_iter().enumerate() {
                if let Some(there) = begun.files.get(index) {
                    let now = write(&mut tx, job.study, (file, format), &context, &mut Out::Nowhere).await?;
                    if now == *there {
                        continue;
                    }
                }
                let mut out = Out::Bucket(Box::new(Object::new(self.0.clone(), engine.clone(), job.clone(), begun)));
                let written = write(&mut tx, job.study, (file, format), &context, &mut out).await?;
                let Out::Bucket(object) = out else { return Err(Error::Unexpected("another output".to_owned())) };
                begun = object.begun;
                match begun.files.get_mut(index) {
                    Some(there) => *there = written,
                    None => begun.files.push(written),
                }
                engine.note_stored(job, &begun, File::ALL.len()).await?;
            }
        }
        let manifest = manifest(&mut tx, job.study, engine.now(), begun.version, begun.files.clone()).await?;
        drop(tx);
        // A process that has lost the job must not write the manifest over another one's.
        engine.note_stored(job, &begun, File::ALL.len()).await?;
        let key = format!("{}/{MANIFEST}", begun.folder);
        self.0.put(&key, serde_json::to_vec_pretty(&manifest)?).await.map_err(said)?;
        engine.end_stored(job).await
    }
}

impl Storage for ToBucket {
    fn address(&self, key: &str) -> String {
        self.0.address(key)
    }

    fn write(&self, engine: Engine, job: Held) -> BoxFuture<'_, Result<()>> {
        Box::pin(async move { self.all(&engine, &job).await })
    }

    fn abort<'a>(&'a self, upload: &'a Upload) -> BoxFuture<'a, Result<()>> {
        Box::pin(async move { self.0.abort(&upload.key, &upload.id).await.map_err(said) })
    }
}
