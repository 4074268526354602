//! A standby of PostgreSQL for reports and exports.
//!
//! It is read from only if it has everything that the primary had when the reading began. Otherwise, and where it does not
//! answer, the primary is read from: nobody finds less in a report because there is a standby.

use std::{
    str::FromStr as _,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use sqlx::postgres::PgConnectOptions;
use tokio::time::{sleep, timeout};

use super::{BACKGROUND_PATIENCE, Db, limits::Limits, pool::Pool, usage::Connections};
use crate::{Error, Result};

/// How long a report waits for the standby to have everything.
const CATCHES_UP: Duration = Duration::from_secs(1);

/// How often the standby is asked whether it has.
const ASKS: Duration = Duration::from_millis(25);

/// How long a standby that was too late is left alone.
const LEFT_ALONE: Duration = Duration::from_secs(5);

/// How often it is asked, while a report is read from it, whether it is still there.
const SIGNS: Duration = Duration::from_secs(10);

/// How often in a row it may give no sign.
const MISSED: usize = 3;

/// Where the write-ahead log of the primary ends, with the numbers of the cluster and of the history (the timeline) that it
/// belongs to.
const END: &str = "select pg_current_wal_flush_lsn()::text,
                          (select system_identifier::text from pg_control_system()),
                          substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8)";

/// Whether a server is of this cluster, of this history, and has the log up to there. A restored or promoted server begins a history
/// of its own, whose positions say nothing about another one. A standby names the history it had at its last restart point: after a change of
/// the primary it is passed over until the next one.
const HAS: &str = "select (select system_identifier::text from pg_control_system()) = $1,
                          case when pg_is_in_recovery()
                               then upper(lpad(to_hex(greatest((select timeline_id from pg_control_checkpoint()),
                                                               (select min_recovery_end_timeline
                                                                  from pg_control_recovery()))), 8, '0'))
                               else substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8)
                          end = $3,
                          case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
                               else pg_current_wal_flush_lsn()
                          end >= $2::pg_lsn";

const OF_ANOTHER_CLUSTER: &str = "the server at database_read_url is no standby of this database";

const OF_ANOTHER_HISTORY: &str =
    "the server at database_read_url does not follow the primary: it was promoted, or the primary was restored";

/// A standby, and how often it was of use.
#[derive(Clone, Debug)]
pub struct Replica(Arc<Standby>);

#[derive(Debug)]
struct Standby {
    pool: Pool,
    start: Instant,
    /// Milliseconds since the start until which it is left alone.
    away: AtomicU64,
    used: AtomicU64,
    passed_over: AtomicU64,
}

/// How often reports and exports read where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    /// From the standby.
    pub replica: u64,
    /// From the primary, because the standby lacked something or was not there.
    pub primary: u64,
}

/// What a standby says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    HasAll,
    HasAnotherHistory,
    IsOfAnotherCluster,
}

impl Db {
    /// The same database, of which reports and exports read a standby at this address.
    ///
    /// # Errors
    /// The database is SQLite, the address is not one of PostgreSQL, or the server there belongs to another cluster. One that
    /// does not answer is no error: it may come later.
    pub async fn reading_from(self, url: &str, limits: &Limits) -> Result<Self> {
        let Self::Postgres { requests, background, direct, .. } = self else {
            return Err(Error::Unexpected("database_read_url is for PostgreSQL only".to_owned()));
        };
        let options = PgConnectOptions::from_str(url)?;
        let most = limits.background_connections;
        let pool = Pool::new(options, most, BACKGROUND_PATIENCE, limits.background(), limits);
        let replica = Replica(Arc::new(Standby {
            pool,
            start: Instant::now(),
            away: AtomicU64::new(0),
            used: AtomicU64::new(0),
            passed_over: AtomicU64::new(0),
        }));
        match replica.asked(&background).await {
            Some(Says::HasAll) => {}
            Some(Says::HasAnotherHistory) => tracing::warn!("{OF_ANOTHER_HISTORY}: the primary is read from"),
            Some(Says::IsOfAnotherCluster) => return Err(Error::Unexpected(OF_ANOTHER_CLUSTER.to_owned())),
            None => {
                tracing::warn!("the standby does not answer, or is behind: until it does, the primary is read from");
            }
        }
        Ok(Self::Postgres { requests, background, direct, replica: Some(replica) })
    }

    /// The same database for what only reads and takes long: the standby if there is one that has everything, or the
    /// connections of reports, exports and jobs.
    pub async fn aside(&self) -> Self {
        if let Self::Postgres { background, replica: Some(replica), .. } = self
            && replica.has_all(background).await
        {
            let pool = &replica.0.pool;
            let replica = Some(replica.clone());
            return Self::Postgres { requests: pool.clone(), background: pool.clone(), direct: None, replica };
        }
        self.in_background()
    }

    /// How many connections to the standby are in use, if there is one.
    pub(super) fn replica_usage(&self) -> Option<Connections> {
        let Self::Postgres { replica: Some(Replica(standby)), .. } = self else { return None };
        Some(standby.pool.usage())
    }

    /// Waits until the standby that this database reads is gone; for ever where it reads none. What reads a machine that has lost its
    /// power would wait for ever otherwise: nothing says that the connection is dead.
    pub async fn gone(&self) {
        if let Self::Postgres { requests, replica: Some(Replica(standby)), .. } = self
            && requests.is(&standby.pool)
        {
            let mut missed = 0;
            while missed < MISSED {
                sleep(SIGNS).await;
                missed = if standby.pool.is_there().await { 0 } else { missed + 1 };
            }
            tracing::warn!("the standby is gone while something is read from it");
            return;
        }
        std::future::pending::<()>().await;
    }

    /// Where reports and exports read so far; `None` without a standby.
    pub fn reads(&self) -> Option<Reads> {
        let Self::Postgres { replica: Some(Replica(standby)), .. } = self else { return None };
        let replica = standby.used.load(Ordering::Relaxed);
        Some(Reads { replica, primary: standby.passed_over.load(Ordering::Relaxed) })
    }
}

impl Replica {
    /// Whether it has everything that the primary has now; it may take a moment.
    async fn has_all(&self, primary: &Pool) -> bool {
        let says = if self.is_left_alone() { None } else { self.asked(primary).await };
        let has = says == Some(Says::HasAll);
        if !has && !self.is_left_alone() {
            self.leave_alone();
        }
        match says {
            Some(Says::IsOfAnotherCluster) => tracing::error!("{OF_ANOTHER_CLUSTER}: the primary is read from"),
            Some(Says::HasAnotherHistory) => tracing::warn!("{OF_ANOTHER_HISTORY}: the primary is read from"),
            Some(Says::HasAll) | None => {}
        }
        let count = if has { &self.0.used } else { &self.0.passed_over };
        count.fetch_add(1, Ordering::Relaxed);
        has
    }

    /// What it says; nothing if it does not answer, or does not have everything in time.
    async fn asked(&self, primary: &Pool) -> Option<Says> {
        let asked = async {
            let mut ahead = primary.get().await?;
            let (end, cluster, history): (String, String, String) =
                sqlx::query_as(END).fetch_one(ahead.connection()?).await?;
            drop(ahead);
            let mut standby = self.0.pool.get().await?;
            loop {
                let has = sqlx::query_as::<_, (bool, bool, Option<bool>)>(HAS)
                    .bind(&cluster)
                    .bind(&end)
                    .bind(&history)
                    .fetch_one(standby.connection()?);
                match has.await? {
                    (false, ..) => return Ok::<_, Error>(Says::IsOfAnotherCluster),
                    (true, false, _) => return Ok(Says::HasAnotherHistory),
                    (true, true, Some(true)) => return Ok(Says::HasAll),
                    (true, true, _) => sleep(ASKS).await,
                }
            }
        };
        match timeout(CATCHES_UP, asked).await {
            Ok(Ok(says)) => Some(says),
            Ok(Err(error)) => {
                tracing::warn!(%error, "the standby cannot be read from");
                None
            }
            Err(_) => None,
        }
    }

    pub(super) async fn close(&self) {
        self.0.pool.close().await;
    }

    fn is_left_alone(&self) -> bool {
        self.0.away.load(Ordering::Relaxed) > self.now()
    }

    fn leave_alone(&self) {
        let millis = u64::try_from(LEFT_ALONE.as_millis()).unwrap_or(u64::MAX);
        self.0.away.store(self.now().saturating_add(millis), Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        u64::try_from(self.0.start.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}
