//! What workers do most, in one statement each: PostgreSQL is asked over a network, where each statement costs a round trip.
//!
//! All that a use case decides on is read before, with the worker's count of changes ([`crate::worker_version`]). The
//! statement writes on condition that the count is still the same, and counts a change. A statement that is not in a
//! transaction is one: all of it happens, or nothing.
//!
//! SQLite has the same in a transaction of several statements, which cost no round trip there. A test plays the same
//! history on both and compares what is stored.

mod claim;
mod draft;
mod submit;
mod work;

pub use claim::NewClaim;
pub use submit::{EndingRow, SubmissionRows};
pub use work::WorkRow;

use crate::{Db, Error, Result, Tx};

/// What became of a statement with a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtOnce<T> {
    /// It is done.
    Done(T),
    /// Something has changed since it was read: to be read again.
    Changed,
    /// Nothing has changed, and there is nothing to be had this way.
    Nothing,
}

/// The condition that nothing has changed for a worker, and the count of the change that is made: the worker, the count, and what
/// else is a condition.
macro_rules! unchanged {
    ($worker:literal, $changes:literal) => {
        unchanged!($worker, $changes, "")
    };
    ($worker:literal, $changes:literal, $provided:literal) => {
        concat!(
            "with unchanged as (
                insert into worker_version as v (worker_id, n)
                select ",
            $worker,
            ", 1",
            $provided,
            "
                on conflict (worker_id) do update set n = v.n + 1 where v.n = ",
            $changes,
            "
                returning worker_id
            )"
        )
    };
}

pub(crate) use unchanged;

impl Db {
    /// Whether this engine takes claims and submissions in one statement.
    pub const fn works_at_once(&self) -> bool {
        matches!(self, Self::Postgres { .. })
    }

    /// A connection for one statement that may write; only PostgreSQL has one.
    ///
    /// # Errors
    /// No connection in time: [`Error::Busy`]. The engine is SQLite.
    pub async fn single(&self) -> Result<Tx> {
        match self {
            Self::Postgres { .. } => self.glance().await,
            Self::Sqlite { .. } => Err(Error::Unexpected("one statement that writes on SQLite".to_owned())),
        }
    }
}

impl Tx {
    /// The connection of a statement that only PostgreSQL is asked; such statements are [`prepares`](Tx::prepares)d like all.
    pub(crate) fn postgres(&mut self) -> Result<&mut sqlx::PgConnection> {
        match self {
            Self::Postgres(held) => Ok(held.connection()?),
            Self::Sqlite(_) => Err(Error::Unexpected("a statement of PostgreSQL on SQLite".to_owned())),
        }
    }
}
