//! What a transaction holds: its connection, and what the server asks of people who may do much.

use std::ops::{Deref, DerefMut};

use sqlx::{PgConnection, Postgres, SqliteConnection, Transaction, pool::PoolConnection};

use crate::{Result, Tx, reader::Reader, writer::Turn};

/// The connection of a transaction, and the setting of the server that permission checks need.
#[derive(Debug)]
pub struct Held<T> {
    connection: T,
    asks_for_codes: bool,
}

/// How a transaction holds a connection of SQLite.
#[derive(Debug)]
pub enum OnSqlite {
    /// To read.
    Reading(Reader),
    /// As a turn on the one that writes.
    Turn(Turn),
}

/// How a transaction holds a connection of PostgreSQL.
#[derive(Debug)]
pub enum OnPostgres {
    /// As a transaction.
    Transaction(Transaction<'static, Postgres>),
    /// For statements that each stand alone.
    Glance(PoolConnection<Postgres>),
}

impl<T> Held<T> {
    pub(crate) const fn new(connection: T) -> Self {
        Self { connection, asks_for_codes: false }
    }
}

impl<T> Deref for Held<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.connection
    }
}

impl<T> DerefMut for Held<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.connection
    }
}

impl OnSqlite {
    pub(crate) fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        match self {
            Self::Reading(reader) => reader.connection(),
            Self::Turn(turn) => turn.connection(),
        }
    }
}

impl OnPostgres {
    #[expect(clippy::unnecessary_wraps, reason = "the macro takes the connection of either engine")]
    pub(crate) fn connection(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        match self {
            Self::Transaction(transaction) => Ok(transaction),
            Self::Glance(connection) => Ok(connection),
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
            Self::Sqlite(Held { connection: OnSqlite::Turn(turn), .. }) => turn.commit().await?,
            Self::Postgres(Held { connection: OnPostgres::Transaction(transaction), .. }) => {
                transaction.commit().await?;
            }
            Self::Sqlite(Held { connection: OnSqlite::Reading(_), .. })
            | Self::Postgres(Held { connection: OnPostgres::Glance(_), .. }) => {}
        }
        Ok(())
    }

    /// The transaction of a server that does, or does not, ask people who pay, export or administer for sign-in codes.
    #[must_use]
    pub fn asking_for_codes(mut self, asks: bool) -> Self {
        match &mut self {
            Self::Sqlite(held) => held.asks_for_codes = asks,
            Self::Postgres(held) => held.asks_for_codes = asks,
        }
        self
    }

    /// Whether the server asks people who pay, export or administer for sign-in codes.
    pub const fn asks_for_codes(&self) -> bool {
        match self {
            Self::Sqlite(held) => held.asks_for_codes,
            Self::Postgres(held) => held.asks_for_codes,
        }
    }
}
