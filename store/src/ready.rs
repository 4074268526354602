//! Whether the database can be reached and has the tables that this program expects.

use std::time::Duration;

use tokio::time::timeout;

use super::{
    Db, Tx,
    migrated::{POSTGRES, REACH, SQLITE},
    scalar,
};
use crate::{Error, Result};

/// How long the database may take to answer: a probe is about the present moment.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why the database cannot serve requests now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotReady {
    /// It did not answer in time, or refused.
    #[error("the database cannot be reached")]
    Unreachable,
    /// A migration is missing.
    #[error("the database has not been migrated to this version of the program")]
    Behind,
    /// A later version has changed what this one needs.
    #[error("a newer version of the program has changed the database: this one must be replaced by it")]
    OutOfReach,
}

impl Db {
    /// Asks the database once. One that a later program has migrated is ready unless it says otherwise (`schema_reach`).
    ///
    /// # Errors
    /// Why it cannot serve requests.
    pub async fn ready(&self) -> Result<(), NotReady> {
        let asked = async {
            let mut tx = self.glance().await?;
            let newest = tx.newest_migration().await?;
            let knows_reach = newest.is_some_and(|newest| newest >= REACH);
            Ok::<_, Error>((newest, if knows_reach { tx.oldest_program().await? } else { None }))
        };
        let asked = timeout(PATIENCE, asked).await.map_err(|_| NotReady::Unreachable)?;
        let (newest, oldest) = asked.map_err(|error| {
            tracing::warn!(%error, "the database is not ready");
            NotReady::Unreachable
        })?;
        let expected = match self {
            Self::Sqlite { .. } => &SQLITE,
            Self::Postgres { .. } => &POSTGRES,
        };
        let expected = expected.iter().map(|migration| migration.version).max();
        if newest < expected {
            Err(NotReady::Behind)
        } else if oldest > expected {
            Err(NotReady::OutOfReach)
        } else {
            Ok(())
        }
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

    async fn change(db: &Db, sql: &'static str) -> Result<()> {
        let mut tx = db.write().await?;
        run!(&mut tx, sql)?;
        tx.commit().await
    }

    #[tokio::test]
    async fn a_database_that_misses_a_migration_is_not_ready() {
        let folder = tempfile::tempdir().expect("a folder");
        let db = Db::open(&format!("sqlite://{}", folder.path().join("x.db").display())).await.expect("opens");
        db.migrate().await.expect("migrated");
        assert_eq!(db.ready().await, Ok(()));
        let forget = "delete from _sqlx_migrations where version = (select max(version) from _sqlx_migrations)";
        change(&db, forget).await.expect("the newest is forgotten");
        assert_eq!(db.ready().await, Err(NotReady::Behind));
        let known = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
                     values (9999, 'later', true, x'', 0)";
        change(&db, known).await.expect("a later program was here");
        assert_eq!(db.ready().await, Ok(()), "what it added leaves room for this one");
        change(&db, "update schema_reach set oldest = 9999").await.expect("a later program says so");
        assert_eq!(db.ready().await, Err(NotReady::OutOfReach));
        db.close().await;
        assert_eq!(db.ready().await, Err(NotReady::Unreachable));
    }
}
