//! What a transaction holds: its connection, and what the server asks of people who may do much.

use std::ops::{Deref, DerefMut};

use sqlx::{PgConnection, SqliteConnection};

use crate::{Result, Tx, pool::Connection, reader::Reader, writer::Turn};

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

/// How a transaction holds a connection of PostgreSQL: in a transaction, or for statements that each stand alone.
#[derive(Debug)]
pub struct OnPostgres(pub(crate) Connection);

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
    pub(crate) fn connection(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        self.0.connection()
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
            Self::Sqlite(Held { connection: OnSqlite::Reading(_), .. }) => {}
            Self::Postgres(Held { connection: OnPostgres(connection), .. }) => connection.commit().await?,
        }
        Ok(())
    }

    /// Whether statements are kept prepared on its connection.
    pub(crate) fn prepares(&self) -> bool {
        match self {
            Self::Sqlite(_) => true,
            Self::Postgres(held) => held.0.prepares(),
        }
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
