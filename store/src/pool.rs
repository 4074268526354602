//! PostgreSQL's connections: a pool that survives the loss of its backends.
//!
//! Testing a connection before each use would cost every request a round trip. A connection is tested only if it was
//! idle for a while, or if it was already open when another one was lost.
//! A transaction that cannot even begin is begun again on another connection: nothing of it was written.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use sqlx::{
    Connection as _, PgConnection, PgPool, Postgres, Transaction,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use super::{limits::Timeouts, queue::Queue, refused::is_lost, usage::Connections};
use crate::Result;

/// A connection that was in use a moment ago is handed out without asking the server whether it is still there.
const FRESH: Duration = Duration::from_secs(5);

/// How many may wait for a connection.
const LENGTH: usize = 256;

/// A pool of connections and the queue before it.
#[derive(Clone, Debug)]
pub struct Pool {
    connections: PgPool,
    queue: Queue,
    lost: Arc<Lost>,
}

/// When a connection was found to be lost, the last time.
#[derive(Debug, Default)]
struct Lost(AtomicU64);

impl Lost {
    fn note(&self) {
        self.0.store(now(), Ordering::Relaxed);
    }

    /// Whether a connection was lost after this one was used last.
    fn since(&self, idle: Duration) -> bool {
        let lost = self.0.load(Ordering::Relaxed);
        let used = now().saturating_sub(u64::try_from(idle.as_millis()).unwrap_or(u64::MAX));
        lost > 0 && used <= lost
    }
}

/// Milliseconds since the first question, counted from 1.
fn now() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    u64::try_from(START.get_or_init(Instant::now).elapsed().as_millis()).unwrap_or(u64::MAX).saturating_add(1)
}

impl Pool {
    pub(super) fn new(options: PgConnectOptions, most: u32, patience: Duration, timeouts: Timeouts) -> Self {
        let millis = |time: Duration| time.as_millis().to_string();
        let options = options.options([
            ("statement_timeout", millis(timeouts.statement)),
            ("lock_timeout", millis(timeouts.lock)),
            ("idle_in_transaction_session_timeout", millis(timeouts.idle)),
        ]);
        let lost = Arc::<Lost>::default();
        let seen = lost.clone();
        let pool = PgPoolOptions::new()
            .max_connections(most.max(1))
            .acquire_timeout(patience)
            .test_before_acquire(false)
            .before_acquire(move |connection, about| {
                let doubtful = about.idle_for > FRESH || seen.since(about.idle_for);
                Box::pin(async move {
                    if doubtful {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_lazy_with(options);
        Self { connections: pool, queue: Queue::new(LENGTH, patience), lost }
    }

    /// Waits for a connection.
    ///
    /// # Errors
    /// The server cannot be reached, or all connections are in use for too long.
    pub async fn get(&self) -> Result<PoolConnection<Postgres>> {
        Ok(self.queue.wait(self.connections.acquire()).await??)
    }

    /// Begins a transaction with this statement.
    pub(super) async fn begin(&self, sql: &'static str) -> Result<Transaction<'static, Postgres>> {
        let begun = async {
            match self.connections.begin_with(sql).await {
                Err(error) if is_lost(&error) => {
                    self.lost.note();
                    self.connections.begin_with(sql).await
                }
                done => done,
            }
        };
        Ok(self.queue.wait(begun).await??)
    }

    /// A connection outside of the pool, without a time limit for statements.
    pub(super) async fn unlimited(&self) -> Result<PgConnection> {
        let mut connection = PgConnection::connect_with(&self.connections.connect_options()).await?;
        for sql in ["set statement_timeout = 0", "set lock_timeout = 0", "set idle_in_transaction_session_timeout = 0"]
        {
            sqlx::query(sql).execute(&mut connection).await?;
        }
        Ok(connection)
    }

    /// Records that a lost connection was found: the others that were open then are tested before they are used again.
    pub(super) fn doubt(&self) {
        self.lost.note();
    }

    pub(super) fn usage(&self) -> Connections {
        let idle = self.connections.num_idle();
        Connections {
            max: self.connections.options().get_max_connections() as usize,
            in_use: (self.connections.size() as usize).saturating_sub(idle),
            waiting: self.queue.waiting(),
            max_waiting: self.queue.length(),
        }
    }

    pub(super) async fn close(&self) {
        self.connections.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_used_after_the_loss_is_not_doubted() {
        let lost = Lost::default();
        assert!(!lost.since(Duration::from_secs(1)), "nothing was lost");
        lost.note();
        assert!(lost.since(Duration::from_secs(1)));
        std::thread::sleep(Duration::from_millis(30));
        assert!(!lost.since(Duration::from_millis(5)));
        assert!(lost.since(Duration::from_mins(1)));
    }
}
