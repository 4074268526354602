//! Objects in S3-compatible storage: Amazon S3, MinIO, Ceph, Garage, R2 and others.
//!
//! The crate knows one bucket, which the operator has set, and a prefix in it. It writes objects, whole or in parts, and
//! reads none. It keeps no state: a caller remembers the upload of an object that is written in parts, so that another
//! process can abort it.
//!
//! `object_store` speaks the interface; requests go through the workspace's own HTTP client ([`http`]), so that there is
//! one client and one TLS library in the program.

mod error;
mod http;
mod settings;

use object_store::{
    BackoffConfig, ObjectStoreExt as _, PutPayload, RetryConfig,
    aws::{AmazonS3, AmazonS3Builder},
    multipart::{MultipartStore as _, PartId},
    path::Path,
};
use std::time::Duration;

pub use error::Failed;
pub use settings::{Invalid, Settings};

/// The number of bytes of each part but the last. Storage accepts at least 5 MiB and at most 10,000 parts.
pub const PART: usize = 8 << 20;

/// The maximum number of parts.
pub const PARTS: usize = 10_000;

/// Further attempts at a request that may be repeated.
const RETRIES: usize = 3;
/// The longest time after which a request is attempted again.
const RETRYING: Duration = Duration::from_mins(1);

/// A bucket of S3-compatible storage, and a prefix for all objects that are written to it.
#[derive(Clone, Debug)]
pub struct Bucket {
    store: AmazonS3,
    name: String,
    prefix: String,
}

impl Bucket {
    /// The bucket of these settings. Nothing is sent.
    ///
    /// # Errors
    /// A setting cannot be used; the message names it and repeats no secret.
    pub fn new(settings: &Settings) -> Result<Self, Invalid> {
        let place = settings.place()?;
        let backoff =
            BackoffConfig { init_backoff: Duration::from_millis(200), max_backoff: Duration::from_secs(10), base: 2.0 };
        let retry = RetryConfig { backoff, max_retries: RETRIES, retry_timeout: RETRYING };
        let mut builder = AmazonS3Builder::new()
            .with_bucket_name(&place.bucket)
            .with_region(&place.region)
            .with_access_key_id(&settings.key_id)
            .with_secret_access_key(&settings.key)
            .with_virtual_hosted_style_request(!settings.path_style)
            .with_allow_http(place.is_local)
            .with_retry(retry)
            .with_http_connector(http::Connector { is_local: place.is_local });
        if let Some(endpoint) = &place.endpoint {
            builder = builder.with_endpoint(endpoint);
        }
        let store = builder.build().map_err(|_| Invalid::Refused)?;
        Ok(Self { store, name: place.bucket, prefix: place.prefix })
    }

    /// The address of an object or a folder, as people write it: `s3://bucket/prefix/KEY`.
    pub fn address(&self, key: &str) -> String {
        format!("s3://{}/{}", self.name, self.path(key))
    }

    /// Writes a whole object.
    ///
    /// # Errors
    /// The storage refuses it or cannot be reached.
    pub async fn put(&self, key: &str, bytes: Vec<u8>) -> Result<(), Failed> {
        self.store
            .put(&self.path(key), PutPayload::from(bytes))
            .await
            .map(drop)
            .map_err(|error| Failed::from_error(&error))
    }

    /// Begins an object that is written in parts; the id of the upload. It has to be completed or aborted: until then,
    /// the storage keeps the parts, which are in no list of objects.
    ///
    /// # Errors
    /// As [`put`](Self::put).
    pub async fn begin(&self, key: &str) -> Result<String, Failed> {
        self.store.create_multipart(&self.path(key)).await.map_err(|error| Failed::from_error(&error))
    }

    /// Writes part `index`, from 0, of [`PART`] bytes or, of the last one, fewer; what the storage calls it.
    ///
    /// # Errors
    /// As [`put`](Self::put), or there are too many parts.
    pub async fn part(&self, key: &str, upload: &str, index: usize, bytes: Vec<u8>) -> Result<String, Failed> {
        if index >= PARTS {
            return Err(Failed::TooLarge);
        }
        let part = self.store.put_part(&self.path(key), &upload.to_owned(), index, PutPayload::from(bytes)).await;
        part.map(|part| part.content_id).map_err(|error| Failed::from_error(&error))
    }

    /// Makes an object of all its parts, in their order.
    ///
    /// # Errors
    /// As [`put`](Self::put).
    pub async fn complete(&self, key: &str, upload: &str, parts: Vec<String>) -> Result<(), Failed> {
        let parts = parts.into_iter().map(|content_id| PartId { content_id }).collect();
        let done = self.store.complete_multipart(&self.path(key), &upload.to_owned(), parts).await;
        done.map(drop).map_err(|error| Failed::from_error(&error))
    }

    /// Gives an upload up, so that the storage deletes its parts. One that is not there any more counts as given up.
    ///
    /// # Errors
    /// As [`put`](Self::put).
    pub async fn abort(&self, key: &str, upload: &str) -> Result<(), Failed> {
        match self.store.abort_multipart(&self.path(key), &upload.to_owned()).await {
            Ok(()) => Ok(()),
            Err(error) => match Failed::from_error(&error) {
                Failed::NoUpload => Ok(()),
                failed => Err(failed),
            },
        }
    }

    fn path(&self, key: &str) -> Path {
        Path::from(format!("{}/{key}", self.prefix))
    }
}
