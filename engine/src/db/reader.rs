//! SQLite's reading connections. The one used last is used first, for its statements and pages are still warm.
//!
//! A pool that asks a connection whether it is well, before and after each use, asks more than a request does; a file
//! on this machine does not go away.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::{
    runtime::Handle,
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use crate::Result;

/// Connections that read.
#[derive(Clone, Debug)]
pub struct Readers {
    options: Arc<SqliteConnectOptions>,
    idle: Idle,
    places: Arc<Semaphore>,
}

type Idle = Arc<Mutex<Vec<SqliteConnection>>>;

/// A connection that reads, until it is dropped.
#[derive(Debug)]
pub struct Reader {
    connection: Option<SqliteConnection>,
    /// Whether a transaction is under way on it.
    begun: bool,
    idle: Idle,
    place: Option<OwnedSemaphorePermit>,
}

impl Readers {
    pub(super) fn new(options: SqliteConnectOptions, places: usize) -> Self {
        Self { options: Arc::new(options), idle: Idle::default(), places: Arc::new(Semaphore::new(places)) }
    }

    /// A connection for statements that each stand alone.
    ///
    /// # Errors
    /// All are in use for so long, or the file cannot be opened.
    pub async fn get(&self, patience: Duration) -> Result<Reader, sqlx::Error> {
        let place = timeout(patience, self.places.clone().acquire_owned()).await;
        let place = place.map_err(|_| sqlx::Error::PoolTimedOut)?.map_err(|_| sqlx::Error::PoolClosed)?;
        let known = stack(&self.idle).pop();
        let connection = match known {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        Ok(Reader { connection: Some(connection), begun: false, idle: self.idle.clone(), place: Some(place) })
    }

    /// A connection on which a transaction has begun: all it reads is of one moment.
    pub(super) async fn begin(&self, patience: Duration) -> Result<Reader, sqlx::Error> {
        let mut reader = self.get(patience).await?;
        reader.begun = true;
        sqlx::query("begin").execute(reader.connection()?).await?;
        Ok(reader)
    }

    pub(super) async fn close(&self) {
        self.places.close();
        let idle = std::mem::take(&mut *stack(&self.idle));
        for connection in idle {
            if let Err(error) = connection.close().await {
                tracing::warn!(%error, "the database did not close in order");
            }
        }
    }
}

impl Reader {
    /// The connection.
    ///
    /// # Errors
    /// None while the reader is held.
    pub fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        let (Some(mut connection), place) = (self.connection.take(), self.place.take()) else { return };
        let idle = self.idle.clone();
        if !self.begun {
            stack(&idle).push(connection);
        } else if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move {
                if sqlx::query("rollback").execute(&mut connection).await.is_ok() {
                    stack(&idle).push(connection);
                }
                drop(place);
            });
        }
    }
}

fn stack(idle: &Idle) -> std::sync::MutexGuard<'_, Vec<SqliteConnection>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}
