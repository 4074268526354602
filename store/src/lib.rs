//! Concord's database: all SQL, one text for SQLite and PostgreSQL, and the types of its rows.
//!
//! A query is a method of [`Tx`] in the file of its noun. This crate knows no use cases, permissions or pages.
//!
//! SQLite runs in WAL mode with full synchronisation, one writing connection and several reading ones;
//! a writing transaction begins immediately, so that it never has to be upgraded ([`writer`]). PostgreSQL runs read
//! committed.

mod access;
pub mod adjudication;
pub mod answer;
pub mod arrival;
pub mod assignment;
pub mod at_once;
pub mod attention;
pub mod audit;
pub mod batch;
pub mod bonus;
pub mod bonus_charge;
pub mod chain;
pub mod connection;
pub mod counted;
pub mod elsewhere;
pub mod entrance;
mod entry_token;
pub mod erasure;
pub mod error;
pub mod event;
pub mod example;
mod existing;
pub mod export;
pub mod facts;
pub mod funnel;
pub mod gate;
pub mod gate_rule;
pub mod group_role;
mod held;
pub mod hit;
pub mod hook;
pub mod inspect;
pub mod invite;
pub mod invitee;
pub mod job;
pub mod known;
pub mod known_browser;
pub mod limits;
pub mod live;
pub mod look;
pub mod mail;
pub mod many;
pub mod member;
mod migrated;
pub mod my_data;
pub mod operator;
pub mod output;
pub mod output_decision;
pub mod paper;
pub mod pay_out;
pub mod payee;
pub mod payment;
pub mod person;
pub mod personal;
pub mod picture;
#[cfg(test)]
mod plan;
pub mod pool;
pub mod process;
pub mod progress;
pub mod provider_group;
pub mod provider_payment;
pub mod provider_submission;
pub mod qualification;
pub mod quality;
mod query;
pub mod queue;
mod read_here;
mod reader;
pub mod ready;
pub mod refused;
pub mod replica;
pub mod retention;
pub mod review;
pub mod rewrite;
pub mod score;
pub mod scratch;
pub mod second_factor;
pub mod secret;
pub mod session;
pub mod setup;
pub mod sighting;
pub mod sign_in_identity;
pub mod source;
mod spending;
pub mod stored_export;
pub mod stored_report;
pub mod study;
pub mod study_version;
pub mod submission;
pub mod surroundings;
pub mod task;
pub mod test;
pub mod thread;
pub mod throttle;
pub mod token;
pub mod trail;
pub mod training;
pub mod typing;
pub mod upload;
pub mod usage;
pub mod wage;
pub mod withdrawal;
pub mod withdrawn;
pub mod worker;
mod worker_version;
pub mod writer;

use std::{str::FromStr, sync::Arc, time::Duration};

use log::LevelFilter;
use sqlx::{
    ConnectOptions as _,
    postgres::PgConnectOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use self::{limits::Limits, pool::Pool, reader::Readers, replica::Replica, writer::Writer};

pub use self::held::{Held, OnPostgres, OnSqlite};
pub use self::migrated::Schema;
pub(crate) use self::query::{on, row, rows, run, scalar};
pub use error::{Error, Result};

/// How long a request waits for a connection or for the writer.
const PATIENCE: Duration = Duration::from_secs(15);

/// How long reports, exports and jobs wait.
const BACKGROUND_PATIENCE: Duration = Duration::from_mins(1);

/// Statements that each connection keeps prepared: more than there are.
const STATEMENTS: usize = 1_000;

/// So many requests read at once on SQLite.
const READERS: usize = 8;

/// So many reports, exports and jobs read at once on SQLite.
const BACKGROUND_READERS: usize = 8;

/// A connection that nobody has used for this long is closed.
const UNUSED: Duration = Duration::from_mins(5);

/// Rows that come over from the thread of a connection at once, where it reads for a report or an export.
const ROWS_AT_ONCE: usize = 256;

/// What takes this long in the background is no reason for a warning: a query takes as long as the reader of an export.
const LONG: Duration = Duration::from_secs(1);

/// A database: which engine, and its connections. Reports, exports and jobs have connections of their own, so that they
/// never keep a worker waiting.
#[derive(Clone, Debug)]
pub enum Db {
    /// Files on this machine.
    Sqlite {
        /// Reading connections of requests.
        read: Readers,
        /// Reading connections of reports, exports and jobs.
        background: Readers,
        /// The one that writes.
        write: Writer,
    },
    /// A server that other machines share.
    Postgres {
        /// Connections of requests.
        requests: Pool,
        /// Connections of reports, exports and jobs.
        background: Pool,
        /// The server itself, for migrations, where the others go to a pooler.
        direct: Option<Arc<str>>,
        /// A standby for reports and exports.
        replica: Option<Replica>,
    },
}

/// A transaction on either engine. Dropped without [`Tx::commit`], it leaves no trace.
#[derive(Debug)]
pub enum Tx {
    /// On SQLite.
    Sqlite(Held<OnSqlite>),
    /// On PostgreSQL.
    Postgres(Held<OnPostgres>),
}

impl Db {
    /// Opens the database a URL names: `sqlite://path/to/file.db` (created where absent) or `postgres://…`.
    ///
    /// # Errors
    /// The URL names neither engine, or the database cannot be reached.
    pub async fn open(url: &str) -> Result<Self> {
        Self::open_with(url, &Limits::default()).await
    }

    /// Opens the database a URL names, with these limits.
    ///
    /// # Errors
    /// The URL names neither engine, or the database cannot be reached.
    pub async fn open_with(url: &str, limits: &Limits) -> Result<Self> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let options = PgConnectOptions::from_str(url)?;
            let requests = Pool::new(options.clone(), limits.connections, PATIENCE, limits.requests(), limits);
            let most = limits.background_connections;
            let background = options.log_slow_statements(LevelFilter::Debug, LONG);
            let background = Pool::new(background, most, BACKGROUND_PATIENCE, limits.background(), limits);
            requests.reach().await?;
            return Ok(Self::Postgres { requests, background, direct: None, replica: None });
        }
        if !url.starts_with("sqlite:") {
            return Err(Error::Unexpected("DATABASE_URL must begin with sqlite: or postgres:".to_owned()));
        }
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .statement_cache_capacity(STATEMENTS)
            .pragma("temp_store", "memory");
        existing::make_private(&options)?;
        // Negative: so many KiB. The writer touches the head of every index with each answer.
        let write =
            Writer::open(&options.clone().pragma("cache_size", "-16384").optimize_on_close(true, None), PATIENCE)
                .await?;
        let options = options.read_only(true);
        let read = Readers::new(options.clone(), READERS, PATIENCE);
        // A report or an export reads many rows, most of them in the order of an index: they come over in larger portions, and
        // what they refer to stays in memory.
        let options = options.row_buffer_size(ROWS_AT_ONCE).pragma("cache_size", "-16384");
        let options = options.log_slow_statements(LevelFilter::Debug, LONG);
        let background = Readers::new(options, BACKGROUND_READERS, BACKGROUND_PATIENCE);
        Ok(Self::Sqlite { read, background, write })
    }

    /// The same database for reports, exports and jobs: it reads, and on PostgreSQL writes, on their connections, and
    /// waits longer for the writer.
    #[must_use]
    pub fn in_background(&self) -> Self {
        match self {
            Self::Sqlite { background, write, .. } => Self::Sqlite {
                read: background.clone(),
                background: background.clone(),
                write: write.with_patience(BACKGROUND_PATIENCE),
            },
            Self::Postgres { background, direct, replica, .. } => Self::Postgres {
                requests: background.clone(),
                background: background.clone(),
                direct: direct.clone(),
                replica: replica.clone(),
            },
        }
    }

    /// The same database, which migrations reach at this address: a pooler that gives each transaction another backend would
    /// lose the lock that keeps two processes from migrating at once.
    #[must_use]
    pub fn migrating_at(self, direct: Option<&str>) -> Self {
        match self {
            Self::Postgres { requests, background, replica, .. } => {
                Self::Postgres { requests, background, direct: direct.map(Arc::from), replica }
            }
            Self::Sqlite { .. } => self,
        }
    }

    /// The engine's name, for messages.
    pub const fn engine(&self) -> &'static str {
        match self {
            Self::Sqlite { .. } => "SQLite",
            Self::Postgres { .. } => "PostgreSQL",
        }
    }

    /// Begins a transaction that only reads.
    ///
    /// # Errors
    /// No connection in time: [`Error::Busy`].
    pub async fn read(&self) -> Result<Tx> {
        Ok(match self {
            Self::Sqlite { read, .. } => Tx::Sqlite(Held::new(OnSqlite::Reading(read.begin().await?))),
            Self::Postgres { requests, .. } => Tx::Postgres(Held::new(OnPostgres(
                requests.begin("begin isolation level repeatable read read only").await?,
            ))),
        })
    }

    /// A connection to read with one statement, which needs no transaction around it.
    ///
    /// # Errors
    /// No connection in time: [`Error::Busy`].
    pub async fn glance(&self) -> Result<Tx> {
        Ok(match self {
            Self::Sqlite { read, .. } => Tx::Sqlite(Held::new(OnSqlite::Reading(read.get().await?))),
            Self::Postgres { requests, .. } => Tx::Postgres(Held::new(OnPostgres(requests.get().await?))),
        })
    }

    /// Begins a transaction that writes.
    ///
    /// # Errors
    /// No connection in time: [`Error::Busy`].
    pub async fn write(&self) -> Result<Tx> {
        Ok(match self {
            Self::Sqlite { write, .. } => Tx::Sqlite(Held::new(OnSqlite::Turn(write.begin().await?))),
            Self::Postgres { requests, .. } => Tx::Postgres(Held::new(OnPostgres(requests.begin("begin").await?))),
        })
    }

    /// Runs a use case that many ask for at once and that writes, ahead of what only reads. On SQLite it is carried
    /// through although the caller has gone away.
    ///
    /// # Errors
    /// Those of the use case.
    pub async fn ahead<T: Send + 'static>(&self, work: impl Future<Output = Result<T>> + Send + 'static) -> Result<T> {
        // Boxed, because it is large, and every caller would carry it along.
        let work = Box::pin(work);
        match self {
            Self::Sqlite { write, .. } => write.run(work).await,
            Self::Postgres { .. } => work.await,
        }
    }

    /// Copies a SQLite database as it is to a new file, which only its owner may read, while it is in use.
    ///
    /// # Errors
    /// The engine is PostgreSQL (use `pg_dump`), or the file exists or cannot be written.
    pub async fn backup(&self, file: &std::path::Path) -> Result<()> {
        match self {
            Self::Sqlite { background, .. } => {
                let mut reader = background.get().await?;
                existing::create_private(file)?;
                let vacuum = sqlx::query("vacuum into $1").bind(file.to_string_lossy().into_owned());
                vacuum.execute(reader.connection()?).await?;
                Ok(())
            }
            Self::Postgres { .. } => {
                Err(Error::Unexpected("this database is PostgreSQL: back it up with pg_dump".to_owned()))
            }
        }
    }

    /// Closes SQLite's reading connections that nobody has used for a while. Those of PostgreSQL are closed as others are used.
    pub async fn close_unused(&self) {
        if let Self::Sqlite { read, background, .. } = self {
            read.close_unused(UNUSED).await;
            background.close_unused(UNUSED).await;
        }
    }

    /// Waits for running queries and closes all connections.
    pub async fn close(&self) {
        match self {
            Self::Sqlite { read, background, write } => {
                read.close().await;
                background.close().await;
                write.close().await;
            }
            Self::Postgres { requests, background, replica, .. } => {
                requests.close().await;
                background.close().await;
                if let Some(replica) = replica {
                    replica.close().await;
                }
            }
        }
    }
}
