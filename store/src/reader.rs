//! SQLite's reading connections. The one used last is used first, for its statements and pages are still warm.
//!
//! A pool that asks a connection whether it is well, before and after each use, asks more than a request does; a file
//! on this machine does not go away.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tokio::{
    runtime::Handle,
    sync::{OwnedSemaphorePermit, Semaphore},
};

use super::{queue::Queue, usage::Connections};
use crate::Result;

/// So many may wait for a connection.
const LENGTH: usize = 256;

/// Connections that read.
#[derive(Clone, Debug)]
pub struct Readers {
    options: Arc<SqliteConnectOptions>,
    idle: Idle,
    places: Arc<Semaphore>,
    most: usize,
    queue: Queue,
}

/// Connections that nobody uses, each with the time since when. The one used last is the last.
type Idle = Arc<Mutex<Vec<(SqliteConnection, Instant)>>>;

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
    pub(super) fn new(options: SqliteConnectOptions, most: usize, patience: Duration) -> Self {
        let (places, queue) = (Arc::new(Semaphore::new(most)), Queue::new(LENGTH, patience));
        Self { options: Arc::new(options), idle: Idle::default(), places, most, queue }
    }

    /// A connection for statements that each stand alone.
    ///
    /// # Errors
    /// All are in use for too long, or the file cannot be opened.
    pub async fn get(&self) -> Result<Reader> {
        let place = self.queue.wait(self.places.clone().acquire_owned()).await?;
        let place = place.map_err(|_| sqlx::Error::PoolClosed)?;
        let known = stack(&self.idle).pop();
        let connection = match known {
            Some((connection, _)) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        Ok(Reader { connection: Some(connection), begun: false, idle: self.idle.clone(), place: Some(place) })
    }

    /// A connection on which a transaction has begun: all it reads is of one moment.
    pub(super) async fn begin(&self) -> Result<Reader> {
        let mut reader = self.get().await?;
        reader.begun = true;
        sqlx::query("begin").execute(reader.connection()?).await?;
        Ok(reader)
    }

    pub(super) fn usage(&self) -> Connections {
        Connections {
            max: self.most,
            in_use: self.most.saturating_sub(self.places.available_permits()),
            waiting: self.queue.waiting(),
            max_waiting: self.queue.length(),
        }
    }

    /// Closes those that nobody has used for this long: their pages and statements take up to 30 MB each.
    pub(super) async fn close_unused(&self, unused: Duration) {
        let old: Vec<_> = {
            let mut idle = stack(&self.idle);
            let n = idle.iter().take_while(|(_, since)| since.elapsed() >= unused).count();
            idle.drain(..n).collect()
        };
        end(old).await;
    }

    pub(super) async fn close(&self) {
        self.places.close();
        let idle = std::mem::take(&mut *stack(&self.idle));
        end(idle).await;
    }
}

async fn end(connections: Vec<(SqliteConnection, Instant)>) {
    for (connection, _) in connections {
        if let Err(error) = connection.close().await {
            tracing::warn!(%error, "the database did not close in order");
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
            stack(&idle).push((connection, Instant::now()));
        } else if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move {
                if sqlx::query("rollback").execute(&mut connection).await.is_ok() {
                    stack(&idle).push((connection, Instant::now()));
                }
                drop(place);
            });
        }
    }
}

fn stack(idle: &Idle) -> std::sync::MutexGuard<'_, Vec<(SqliteConnection, Instant)>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn one(readers: &Readers) -> i64 {
        let mut reader = readers.get().await.expect("a connection");
        sqlx::query_scalar("select 1").fetch_one(reader.connection().expect("held")).await.expect("a row")
    }

    #[tokio::test]
    async fn what_nobody_uses_is_closed_and_opened_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let options = SqliteConnectOptions::new().filename(folder.path().join("x.db")).create_if_missing(true);
        let readers = Readers::new(options, 2, Duration::from_secs(5));
        drop((readers.get().await.expect("one"), readers.get().await.expect("another")));
        readers.close_unused(Duration::from_mins(1)).await;
        assert_eq!(stack(&readers.idle).len(), 2, "both were just used");
        tokio::time::sleep(Duration::from_millis(60)).await;
        assert_eq!(one(&readers).await, 1);
        readers.close_unused(Duration::from_millis(50)).await;
        assert_eq!(stack(&readers.idle).len(), 1, "the one used last stays");
        readers.close_unused(Duration::ZERO).await;
        assert!(stack(&readers.idle).is_empty());
        assert_eq!(one(&readers).await, 1);
    }
}
