//! PostgreSQL's connections: a pool that survives the loss of its backends.
//!
//! Testing a connection before or after each use would cost every request a round trip. A connection is tested only if
//! it was idle for a while, or if it was already open when another one was lost. One that is given back in the middle of
//! something, or with a transaction to be rolled back, first comes to its end in the background.
//! A transaction that cannot even begin is begun again on another connection: nothing of it was written.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use deadpool::managed::{self, Manager, Metrics, Object, PoolError, QueueMode, RecycleError, RecycleResult};
use futures::FutureExt as _;
use sqlx::{Connection as _, Executor as _, PgConnection, postgres::PgConnectOptions};
use tokio::{
    runtime::Handle,
    time::{sleep, timeout},
};

use super::{limits::Limits, limits::Timeouts, queue::Queue, refused, usage::Connections};
use crate::{Error, Result, STATEMENTS};

/// A connection that was in use a moment ago is handed out without asking the server whether it is still there.
const FRESH: Duration = Duration::from_secs(5);

/// No connection that is used gets older, so that what a server keeps for one does not grow for ever.
const OLDEST: Duration = Duration::from_mins(30);

/// A connection that nobody needed for so long is closed.
const UNUSED: Duration = Duration::from_mins(10);

/// How often those are looked for, at most.
const LOOKS: Duration = Duration::from_mins(1);

/// How long a connection may take to say that it is still there, or to come to its end.
const SIGN: Duration = Duration::from_secs(2);

/// How long a pool that is closed waits for what is under way.
const ENDING: Duration = Duration::from_secs(10);

/// How long to wait before a server that cannot be reached is tried again.
const AGAIN: Duration = Duration::from_millis(100);

/// How many may wait for a connection.
const LENGTH: usize = 256;

/// A pool of connections and the queue before it.
#[derive(Clone, Debug)]
pub struct Pool {
    connections: managed::Pool<Opener>,
    queue: Queue,
    /// When unused connections were looked for, as [`now`] counts.
    looked: Arc<AtomicU64>,
}

/// Opens connections, and looks at those that were used before.
#[derive(Debug)]
struct Opener {
    options: PgConnectOptions,
    prepares: bool,
}

/// When a connection of this process was found to be lost, the last time: milliseconds as [`now`] counts them.
static LOST: AtomicU64 = AtomicU64::new(0);

/// Records that a lost connection was found: the others that were open then are tested before they are used again.
pub(crate) fn note_loss() {
    LOST.store(now(), Ordering::Relaxed);
}

/// Whether a connection was lost after this one was used last.
fn lost_since(idle: Duration) -> bool {
    is_later(LOST.load(Ordering::Relaxed), now(), idle)
}

fn is_later(lost: u64, now: u64, idle: Duration) -> bool {
    lost > 0 && now.saturating_sub(u64::try_from(idle.as_millis()).unwrap_or(u64::MAX)) <= lost
}

/// Milliseconds since the first question, counted from 1.
fn now() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    u64::try_from(START.get_or_init(Instant::now).elapsed().as_millis()).unwrap_or(u64::MAX).saturating_add(1)
}

impl Manager for Opener {
    type Type = PgConnection;
    type Error = sqlx::Error;

    /// A server that is being started, or is not there for a moment, is tried again as long as the queue lets one wait.
    async fn create(&self) -> Result<PgConnection, sqlx::Error> {
        loop {
            match PgConnection::connect_with(&self.options).await {
                Err(error) if refused::may_come_back(&error) => sleep(AGAIN).await,
                done => return done,
            }
        }
    }

    async fn recycle(&self, connection: &mut PgConnection, metrics: &Metrics) -> RecycleResult<sqlx::Error> {
        if metrics.age() > OLDEST {
            return Err(RecycleError::message("it is old"));
        }
        let idle = metrics.last_used();
        let doubtful = idle > FRESH || lost_since(idle);
        let sign = async { if doubtful { connection.ping().await } else { connection.flush().await } };
        Ok(timeout(SIGN, sign).await.map_err(|_| RecycleError::message("it does not answer"))??)
    }
}

impl Pool {
    pub(super) fn new(
        options: PgConnectOptions,
        most: u32,
        patience: Duration,
        timeouts: Timeouts,
        limits: &Limits,
    ) -> Self {
        let options = if limits.prepares {
            let millis = |time: Duration| time.as_millis().to_string();
            options.statement_cache_capacity(STATEMENTS).options([
                ("statement_timeout", millis(timeouts.statement)),
                ("lock_timeout", millis(timeouts.lock)),
                ("idle_in_transaction_session_timeout", millis(timeouts.idle)),
            ])
        } else {
            options.statement_cache_capacity(0)
        };
        let opener = Opener { options, prepares: limits.prepares };
        let pool = managed::Pool::builder(opener).max_size(most.max(1) as usize).queue_mode(QueueMode::Lifo).build();
        #[expect(clippy::expect_used, reason = "only timeouts of its own need a runtime, and it has none")]
        let connections = pool.expect("a pool without timeouts");
        Self { connections, queue: Queue::new(LENGTH, patience), looked: Arc::default() }
    }

    /// Waits for a connection for statements that each stand alone. Where none is kept prepared, they are in a transaction
    /// nevertheless: a pooler may give each of its parts to another backend otherwise.
    ///
    /// # Errors
    /// The server cannot be reached, or all connections are in use for too long.
    pub async fn get(&self) -> Result<Connection> {
        if !self.prepares() {
            return self.begin("begin").await;
        }
        self.queue.wait(self.connection()).await?
    }

    /// Opens the first connection.
    ///
    /// # Errors
    /// The server cannot be reached, however long this waits: the last reason.
    pub(super) async fn reach(&self) -> Result<()> {
        match self.get().await {
            Err(Error::Busy) => {
                PgConnection::connect_with(&self.connections.manager().options).await?.close().await?;
                Ok(())
            }
            reached => reached.map(drop),
        }
    }

    /// Begins a transaction with this statement.
    pub(super) async fn begin(&self, sql: &'static str) -> Result<Connection> {
        let begun = async {
            match self.connection().await?.begin(sql).await {
                Err(error) if refused::is_lost(&error) => {
                    note_loss();
                    Ok(self.connection().await?.begin(sql).await?)
                }
                done => Ok(done?),
            }
        };
        self.queue.wait(begun).await?
    }

    async fn connection(&self) -> Result<Connection> {
        let (looked, now) = (self.looked.load(Ordering::Relaxed), now());
        if now > looked + u64::try_from(LOOKS.as_millis()).unwrap_or(u64::MAX) {
            self.looked.store(now, Ordering::Relaxed);
            drop(self.connections.retain(|_, metrics| metrics.last_used() < UNUSED && metrics.age() < OLDEST));
        }
        // Boxed, because opening a connection is large, and every use case would carry it along.
        let held = Box::pin(self.connections.get()).await.map_err(|error| match error {
            PoolError::Backend(error) => error,
            PoolError::Timeout(_) => sqlx::Error::PoolTimedOut,
            PoolError::Closed | PoolError::NoRuntimeSpecified | PoolError::PostCreateHook(_) => sqlx::Error::PoolClosed,
        })?;
        Ok(Connection { held: Some(held), is_open: false, prepares: self.prepares() })
    }

    /// Whether both are one pool.
    pub(super) fn is(&self, other: &Self) -> bool {
        std::ptr::eq(self.connections.manager(), other.connections.manager())
    }

    /// Whether the server answers on a new connection; a refusal is an answer, too.
    pub(super) async fn is_there(&self) -> bool {
        let asked = async {
            match PgConnection::connect_with(&self.connections.manager().options).await {
                Ok(mut connection) => connection.ping().await.is_ok(),
                Err(error) => matches!(error, sqlx::Error::Database(_)),
            }
        };
        timeout(SIGN * 2, asked).await.unwrap_or(false)
    }

    fn prepares(&self) -> bool {
        self.connections.manager().prepares
    }

    /// A connection outside of the pool, to this address or to that of the pool, without a time limit for statements.
    pub(super) async fn unlimited(&self, direct: Option<&str>) -> Result<PgConnection> {
        let mut connection = match direct {
            Some(url) => PgConnection::connect(url).await?,
            None if !self.prepares() => {
                let needed = "migrations do not go through a pooler: set database_direct_url to the address of PostgreSQL itself";
                return Err(Error::Unexpected(needed.to_owned()));
            }
            None => PgConnection::connect_with(&self.connections.manager().options).await?,
        };
        for sql in ["set statement_timeout = 0", "set lock_timeout = 0", "set idle_in_transaction_session_timeout = 0"]
        {
            connection.execute(sql).await?;
        }
        Ok(connection)
    }

    pub(super) fn usage(&self) -> Connections {
        let status = self.connections.status();
        Connections {
            max: status.max_size,
            in_use: status.size.saturating_sub(status.available),
            waiting: self.queue.waiting(),
            max_waiting: self.queue.length(),
        }
    }

    /// Hands out no more connections, and waits until those in use are back, but not for ever.
    pub(super) async fn close(&self) {
        self.connections.close();
        let all_back = async {
            while self.connections.status().size > 0 {
                sleep(Duration::from_millis(5)).await;
            }
        };
        if timeout(ENDING, all_back).await.is_err() {
            tracing::warn!("connections to the database were still in use when it was closed");
        }
    }
}

/// A connection of the pool, until it is dropped: a transaction that was not committed is rolled back then.
#[derive(Debug)]
pub struct Connection {
    /// Always there, until it is dropped.
    held: Option<Object<Opener>>,
    /// Whether a transaction may be open on it.
    is_open: bool,
    prepares: bool,
}

impl Connection {
    async fn begin(mut self, sql: &'static str) -> Result<Self, sqlx::Error> {
        self.is_open = true;
        self.connection()?.execute(sql).await?;
        Ok(self)
    }

    /// Makes what was written last; nothing outside of a transaction.
    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        if self.is_open {
            self.connection()?.execute("commit").await?;
            self.is_open = false;
        }
        Ok(())
    }

    /// The connection itself.
    ///
    /// # Errors
    /// None, as long as this value is there.
    pub fn connection(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        self.held.as_deref_mut().ok_or(sqlx::Error::PoolClosed)
    }

    /// Whether statements are kept prepared.
    pub(crate) const fn prepares(&self) -> bool {
        self.prepares
    }
}

impl Drop for Connection {
    /// Gives the connection back: at once if nothing is under way on it, otherwise when that has come to its end.
    fn drop(&mut self) {
        let Some(mut held) = self.held.take() else { return };
        let is_open = self.is_open;
        if !is_open && let Some(flushed) = held.flush().now_or_never() {
            if flushed.is_err() {
                drop(Object::take(held));
            }
            return;
        }
        let Ok(runtime) = Handle::try_current() else {
            drop(Object::take(held));
            return;
        };
        runtime.spawn(async move {
            let end = async { if is_open { held.execute("rollback").await.map(drop) } else { held.flush().await } };
            if !matches!(timeout(ENDING, end).await, Ok(Ok(()))) {
                drop(Object::take(held));
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_used_after_the_loss_is_not_doubted() {
        let second = Duration::from_secs(1);
        assert!(!is_later(0, 5_000, second), "nothing was lost");
        assert!(is_later(4_900, 5_000, second));
        assert!(!is_later(4_900, 6_000, second));
        assert!(is_later(4_900, 6_000, Duration::from_mins(1)));
    }
}
