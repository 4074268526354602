//! The only place that names sqlx: two engines behind one door, one SQL text for both.
//!
//! SQLite runs in WAL mode with full synchronisation, one writing connection and several reading ones;
//! a writing transaction begins immediately, so that it never has to be upgraded. PostgreSQL runs read committed.

mod access;
pub(crate) mod answer;
pub(crate) mod assignment;
pub(crate) mod audit;
pub(crate) mod batch;
pub(crate) mod counted;
mod event;
pub(crate) mod export;
pub(crate) mod funnel;
pub(crate) mod gate;
mod gate_rule;
pub(crate) mod hit;
mod invite;
pub(crate) mod live;
pub(crate) mod many;
mod member;
mod operator;
pub(crate) mod output;
pub(crate) mod payment;
mod person;
pub(crate) mod progress;
pub(crate) mod qualification;
pub(crate) mod review;
pub(crate) mod rewrite;
pub mod scratch;
mod session;
mod setup;
mod source;
mod study;
mod task;
pub(crate) mod test;
pub(crate) mod throttle;
mod token;
mod trail;
pub(crate) mod upload;
pub(crate) mod wage;
mod worker;

use std::{str::FromStr, time::Duration};

use sqlx::{
    PgPool, Postgres, Sqlite, SqlitePool, Transaction,
    postgres::PgPoolOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{Error, Result};

/// A database: which engine, and its connections.
#[derive(Clone, Debug)]
pub enum Db {
    /// Files on this machine.
    Sqlite {
        /// Reading connections.
        read: SqlitePool,
        /// The one that writes.
        write: SqlitePool,
    },
    /// A server that other machines share.
    Postgres(PgPool),
}

/// A transaction on either engine. Dropped without [`Tx::commit`], it leaves no trace.
#[derive(Debug)]
pub enum Tx {
    /// On SQLite.
    Sqlite(Transaction<'static, Sqlite>),
    /// On PostgreSQL.
    Postgres(Transaction<'static, Postgres>),
}

/// Runs one typed call on whichever engine the transaction is on: `on!(tx, |DB, c| …)`.
macro_rules! on {
    ($tx:expr, |$db:ident, $c:ident| $body:expr) => {
        match $tx {
            $crate::db::Tx::Sqlite(transaction) => {
                type $db = sqlx::Sqlite;
                let $c = &mut **transaction;
                $body
            }
            $crate::db::Tx::Postgres(transaction) => {
                type $db = sqlx::Postgres;
                let $c = &mut **transaction;
                $body
            }
        }
    };
}

/// All rows of a query, each read as `$row`: `rows!(tx, Source, "select …", id)`.
macro_rules! rows {
    ($tx:expr, $row:ty, $sql:expr $(, $arg:expr)* $(,)?) => {
        $crate::db::on!($tx, |DB, c| sqlx::query_as::<DB, $row>($sql)$(.bind($arg))*.fetch_all(c).await)
            .map_err($crate::Error::from)
    };
}

/// The first row of a query, if there is one.
macro_rules! row {
    ($tx:expr, $row:ty, $sql:expr $(, $arg:expr)* $(,)?) => {
        $crate::db::on!($tx, |DB, c| sqlx::query_as::<DB, $row>($sql)$(.bind($arg))*.fetch_optional(c).await)
            .map_err($crate::Error::from)
    };
}

/// The first column of the first row, if there is one.
macro_rules! scalar {
    ($tx:expr, $type:ty, $sql:expr $(, $arg:expr)* $(,)?) => {
        $crate::db::on!($tx, |DB, c| sqlx::query_scalar::<DB, $type>($sql)$(.bind($arg))*.fetch_optional(c).await)
            .map_err($crate::Error::from)
    };
}

/// Runs a statement; how many rows it touched.
macro_rules! run {
    ($tx:expr, $sql:expr $(, $arg:expr)* $(,)?) => {
        $crate::db::on!($tx, |DB, c| {
            sqlx::query::<DB>($sql)$(.bind($arg))*.execute(c).await.map(|done| done.rows_affected())
        })
        .map_err($crate::Error::from)
    };
}

pub(crate) use {on, row, rows, run, scalar};

impl Db {
    /// Opens the database a URL names: `sqlite://path/to/file.db` (created where absent) or `postgres://…`.
    ///
    /// # Errors
    /// The URL names neither engine, or the database cannot be reached.
    pub async fn open(url: &str) -> Result<Self> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let pool =
                PgPoolOptions::new().max_connections(20).acquire_timeout(Duration::from_secs(30)).connect(url).await?;
            return Ok(Self::Postgres(pool));
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
            .pragma("temp_store", "memory")
            .optimize_on_close(true, None);
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(Duration::from_secs(30))
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await?;
        let read = SqlitePoolOptions::new()
            .max_connections(8)
            .acquire_timeout(Duration::from_secs(30))
            .connect_with(options.read_only(true))
            .await?;
        Ok(Self::Sqlite { read, write })
    }

    /// Brings the schema up to date.
    ///
    /// # Errors
    /// A migration fails, or the database was made by a later version.
    pub async fn migrate(&self) -> Result<()> {
        match self {
            Self::Sqlite { write, .. } => sqlx::migrate!("../migrations/sqlite").run(write).await?,
            Self::Postgres(pool) => sqlx::migrate!("../migrations/postgres").run(pool).await?,
        }
        Ok(())
    }

    /// The engine's name, for messages.
    pub const fn engine(&self) -> &'static str {
        match self {
            Self::Sqlite { .. } => "SQLite",
            Self::Postgres(_) => "PostgreSQL",
        }
    }

    /// Begins a transaction that only reads.
    ///
    /// # Errors
    /// No connection within 30 seconds.
    pub async fn read(&self) -> Result<Tx> {
        Ok(match self {
            Self::Sqlite { read, .. } => Tx::Sqlite(read.begin().await?),
            Self::Postgres(pool) => {
                Tx::Postgres(pool.begin_with("begin isolation level repeatable read read only").await?)
            }
        })
    }

    /// Begins a transaction that writes.
    ///
    /// # Errors
    /// No connection within 30 seconds.
    pub async fn write(&self) -> Result<Tx> {
        Ok(match self {
            Self::Sqlite { write, .. } => Tx::Sqlite(write.begin_with("begin immediate").await?),
            Self::Postgres(pool) => Tx::Postgres(pool.begin().await?),
        })
    }

    /// Copies a SQLite database to a new file while it is in use.
    ///
    /// # Errors
    /// The engine is PostgreSQL (use `pg_dump`), or the file exists or cannot be written.
    pub async fn backup(&self, file: &std::path::Path) -> Result<()> {
        match self {
            Self::Sqlite { read, .. } => {
                sqlx::query("vacuum into $1").bind(file.to_string_lossy().into_owned()).execute(read).await?;
                Ok(())
            }
            Self::Postgres(_) => {
                Err(Error::Unexpected("this database is PostgreSQL: back it up with pg_dump".to_owned()))
            }
        }
    }

    /// Waits for running queries and closes all connections.
    pub async fn close(&self) {
        match self {
            Self::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

impl Tx {
    /// Makes the transaction's writes last.
    ///
    /// # Errors
    /// The database could not store them; then none is stored.
    pub async fn commit(self) -> Result<()> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await?,
            Self::Postgres(transaction) => transaction.commit().await?,
        }
        Ok(())
    }
}
