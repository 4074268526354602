//! Rows of `SQLite`, read on the calling thread: sqlx hands each row from the thread of its connection to another one, which takes longer
//! than reading it.
//!
//! The connection is sqlx's own, within its transaction. Nothing else is here: borrowing it is `unsafe`, which the rest of the
//! workspace forbids.

use rusqlite::{Connection, params_from_iter};
use sqlx::SqliteConnection;
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::block_in_place,
};

pub use rusqlite::{
    Error as RowError, Row,
    types::{Type, Value},
};

/// Why rows could not be read.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub enum Error {
    /// The connection is lost.
    Connection(sqlx::Error),
    /// The query is refused, or a row does not have the columns that the caller reads.
    Rows(#[from] RowError),
}

/// The runtime of this thread, if what takes the rows may wait for it: only one with several threads goes on meanwhile.
#[must_use]
pub fn runtime_to_wait_for() -> Option<Handle> {
    Handle::try_current().ok().filter(|handle| handle.runtime_flavor() == RuntimeFlavor::MultiThread)
}

/// Hands on all rows of a query, with `values` for its parameters in the order in which they first appear. An error of `take` ends the
/// reading.
///
/// The thread is busy until the last row; other tasks of a runtime with several threads go on.
///
/// # Errors
/// The connection is lost, the query is refused, or the error of `take`.
pub async fn each<E: From<Error> + Send>(
    connection: &mut SqliteConnection,
    sql: &str,
    values: Vec<Value>,
    take: impl FnMut(&Row<'_>) -> Result<(), E> + Send,
) -> Result<(), E> {
    let mut locked = connection.lock_handle().await.map_err(Error::Connection)?;
    let handle = locked.as_raw_handle();
    let read = || {
        #[expect(unsafe_code, reason = "sound while sqlx's thread is kept from the connection, which the lock does")]
        // SAFETY: the handle is open and used by nobody else while `locked` lives, which is longer than this connection; dropping
        // this connection does not close the handle.
        let borrowed = unsafe { Connection::from_handle(handle.as_ptr()) }.map_err(Error::Rows)?;
        read(&borrowed, sql, values, take)
    };
    if runtime_to_wait_for().is_some() { block_in_place(read) } else { read() }
}

fn read<E: From<Error>>(
    connection: &Connection,
    sql: &str,
    values: Vec<Value>,
    mut take: impl FnMut(&Row<'_>) -> Result<(), E>,
) -> Result<(), E> {
    let mut statement = connection.prepare(sql).map_err(Error::Rows)?;
    let mut rows = statement.query(params_from_iter(values)).map_err(Error::Rows)?;
    while let Some(row) = rows.next().map_err(Error::Rows)? {
        take(row)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::Connection as _;

    use super::*;

    async fn numbers(connection: &mut SqliteConnection, from: i64) -> Result<Vec<i64>, Error> {
        let mut found = Vec::new();
        each(connection, "select n from number where n >= $1", vec![Value::Integer(from)], |row| {
            found.push(row.get(0)?);
            Ok::<_, Error>(())
        })
        .await?;
        Ok(found)
    }

    async fn with_three() -> SqliteConnection {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.expect("opens");
        let made = sqlx::raw_sql("create table number (n integer); insert into number values (1), (2), (3)");
        made.execute(&mut connection).await.expect("three rows");
        connection
    }

    #[tokio::test]
    async fn rows_are_those_of_the_transaction_and_the_connection_goes_on() {
        let mut connection = with_three().await;
        let mut tx = connection.begin().await.expect("begins");
        sqlx::query("insert into number values (4)").execute(&mut *tx).await.expect("a fourth");
        assert_eq!(numbers(&mut tx, 2).await.expect("rows"), [2, 3, 4]);
        tx.rollback().await.expect("rolled back");
        assert_eq!(numbers(&mut connection, 2).await.expect("rows"), [2, 3]);
        let n: i64 =
            sqlx::query_scalar("select count(*) from number").fetch_one(&mut connection).await.expect("counted");
        assert_eq!(n, 3);
        connection.close().await.expect("closes");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn an_error_ends_the_reading_and_leaves_the_connection_as_it_was() {
        let mut connection = with_three().await;
        let mut seen = 0;
        let ended = each(&mut connection, "select n from number", Vec::new(), |_| {
            seen += 1;
            Err::<(), _>(Error::Rows(RowError::InvalidQuery))
        });
        assert!(matches!(ended.await, Err(Error::Rows(RowError::InvalidQuery))));
        assert_eq!(seen, 1);
        let refused = each(&mut connection, "select n from nowhere", Vec::new(), |_| Ok::<_, Error>(())).await;
        let sentence = refused.expect_err("no such table").to_string();
        assert!(sentence.contains("nowhere"), "{sentence}");
        assert_eq!(numbers(&mut connection, 3).await.expect("rows"), [3]);
    }
}
