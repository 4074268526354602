//! Whether the database can be reached and has the tables that this program expects.

use std::time::Duration;

use sqlx::migrate::Migrator;
use tokio::time::timeout;

use super::{Db, Tx, scalar};
use crate::Result;

/// How long the database may take to answer: a probe is about the present moment.
const PATIENCE: Duration = Duration::from_secs(3);

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// Why the database cannot serve requests now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotReady {
    /// It did not answer in time, or refused.
    #[error("the database cannot be reached")]
    Unreachable,
    /// A migration is missing.
    #[error("the database has not been migrated to this version of the program")]
    Behind,
}

impl Db {
    /// Asks the database once. One that a later program has migrated is ready: its migrations leave room for this one.
    ///
    /// # Errors
    /// Why it cannot serve requests.
    pub async fn ready(&self) -> Result<(), NotReady> {
        let newest = async { self.glance().await?.newest_migration().await };
        let newest = timeout(PATIENCE, newest).await.map_err(|_| NotReady::Unreachable)?;
        let newest = newest.map_err(|error| {
            tracing::warn!(%error, "the database is not ready");
            NotReady::Unreachable
        })?;
        let expected = match self {
            Self::Sqlite { .. } => &SQLITE,
            Self::Postgres { .. } => &POSTGRES,
        };
        let expected = expected.iter().map(|migration| migration.version).max();
        if newest >= expected { Ok(()) } else { Err(NotReady::Behind) }
    }
}

impl Tx {
    async fn newest_migration(&mut self) -> Result<Option<i64>> {
        let newest = scalar!(
            self,
            Option<i64>,
            "select cast(max(version) as bigint) from _sqlx_migrations where success = true"
        )?;
        Ok(newest.flatten())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run;

    async fn forget_newest(db: &Db) -> Result<()> {
        let mut tx = db.write().await?;
        run!(&mut tx, "delete from _sqlx_migrations where version = (select max(version) from _sqlx_migrations)")?;
        tx.commit().await
    }

    #[tokio::test]
    async fn a_database_that_misses_a_migration_is_not_ready() {
        let folder = tempfile::tempdir().expect("a folder");
        let db = Db::open(&format!("sqlite://{}", folder.path().join("x.db").display())).await.expect("opens");
        db.migrate().await.expect("migrated");
        assert_eq!(db.ready().await, Ok(()));
        forget_newest(&db).await.expect("the newest is forgotten");
        assert_eq!(db.ready().await, Err(NotReady::Behind));
        db.close().await;
        assert_eq!(db.ready().await, Err(NotReady::Unreachable));
    }
}
