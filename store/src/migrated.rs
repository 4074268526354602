//! What a migration needs and SQL cannot do, and what a database says about its schema.

use std::collections::BTreeSet;

use super::{Db, rows, run};
use crate::{Error, Result, Tx, secret};

/// How the schema of a database relates to this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schema {
    /// There is none: nothing was ever stored.
    Absent,
    /// An earlier version made it, and some migrations have not run.
    Earlier,
    /// It is the one this version knows.
    Current,
    /// A later version made it.
    Later,
}

impl Db {
    /// How the schema of the database relates to this version. Changes nothing.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn schema(&self) -> Result<Schema> {
        let known: BTreeSet<i64> =
            sqlx::migrate!("migrations/sqlite").iter().map(|migration| migration.version).collect();
        let Some(applied) = self.glance().await?.applied().await? else { return Ok(Schema::Absent) };
        Ok(match applied {
            _ if applied == known => Schema::Current,
            _ if applied.is_subset(&known) => Schema::Earlier,
            _ => Schema::Later,
        })
    }

    /// Hashes the codes of join links that earlier versions stored as they are. Where there are none, nothing happens.
    pub(super) async fn hash_join_codes(&self) -> Result<()> {
        let mut tx = self.write().await?;
        let codes = tx.readable_join_codes().await?;
        if codes.is_empty() {
            return Ok(());
        }
        for code in &codes {
            tx.hash_join_code(code).await?;
        }
        tx.commit().await?;
        // Deleted bytes stay in the pages of a SQLite file until it is rebuilt.
        if let Self::Sqlite { write, .. } = self {
            write.rebuild().await?;
        }
        Ok(())
    }
}

impl Tx {
    /// The migrations that have run; `None` if there was never any.
    async fn applied(&mut self) -> Result<Option<BTreeSet<i64>>> {
        let found = rows!(self, (i64,), "select version from _sqlx_migrations where success = true");
        match found {
            Ok(versions) => Ok(Some(versions.into_iter().map(|(version,)| version).collect())),
            Err(Error::Database(sqlx::Error::Database(error)))
                if error.code().as_deref() == Some("42P01") || error.message().contains("no such table") =>
            {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Codes stored where a hash belongs: a hash has 64 digits, a code 43 characters.
    async fn readable_join_codes(&mut self) -> Result<Vec<String>> {
        let found = rows!(self, (String,), "select hash from join_link where length(hash) <> 64")?;
        Ok(found.into_iter().map(|(code,)| code).collect())
    }

    async fn hash_join_code(&mut self, code: &str) -> Result<()> {
        run!(self, "update join_link set hash = $2 where hash = $1", code, secret::hash(code))?;
        Ok(())
    }
}
