//! What a migration needs and SQL cannot do, and what a database says about its schema.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use sqlx::{
    Connection as _, Executor as _, PgConnection,
    migrate::{MigrateError, Migrator},
};
use tokio::time::sleep;

use super::{Db, rows, run, scalar};
use crate::{Error, Result, Tx, secret};

/// What SQLite's schema is made by.
pub(super) static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");

/// What PostgreSQL's schema is made by.
pub(super) static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// The migration since which a database says which programs may work with it.
pub(super) const REACH: i64 = 60;

const OUT_OF_REACH: &str = "the database was made by a newer version of Concord: use that version or a later one";

/// How long a migration waits for a table that others use, while everybody else who needs the table waits behind it.
const HOLDS_UP: Duration = Duration::from_secs(2);

/// How long it waits before it tries again, and how often it does.
const AGAIN: Duration = Duration::from_secs(1);
const TIMES: usize = 200;

/// How long a process waits for another one that migrates, and after how long it says so.
const LONGEST: Duration = Duration::from_mins(30);
const SAID_AFTER: Duration = Duration::from_secs(5);

/// The lock of those who migrate.
const LOCK: i64 = 0x636f_6e63_6f72_6400;

/// PostgreSQL's codes for a lock that was not to be had in time, and for two who waited for each other.
const NO_LOCK: [&str; 2] = ["55P03", "40P01"];

/// How the schema of a database relates to this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schema {
    /// There is none: nothing was ever stored.
    Absent,
    /// An earlier version made it, and some migrations have not run.
    Earlier,
    /// It is the one this version knows.
    Current,
    /// A later version made it, and this one may go on working with it.
    Later,
    /// A later version made it, and this one must not touch it.
    OutOfReach,
}

impl Schema {
    fn of(applied: &BTreeSet<i64>, oldest: Option<i64>) -> Self {
        let known: BTreeSet<i64> = SQLITE.iter().map(|migration| migration.version).collect();
        let reaches = oldest.is_some_and(|oldest| known.last().is_some_and(|newest| *newest >= oldest));
        if *applied == known {
            Self::Current
        } else if applied.is_subset(&known) {
            Self::Earlier
        } else if applied.is_superset(&known) && reaches {
            Self::Later
        } else {
            Self::OutOfReach
        }
    }
}

impl Db {
    /// How the schema of the database relates to this version. Changes nothing.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn schema(&self) -> Result<Schema> {
        let Some(applied) = self.glance().await?.applied().await? else { return Ok(Schema::Absent) };
        let has_reach = applied.contains(&REACH);
        let oldest = if has_reach { self.glance().await?.oldest_program().await? } else { None };
        Ok(Schema::of(&applied, oldest))
    }

    /// Brings the schema up to date; one that a later version made stays as it is. On PostgreSQL this has a connection of its
    /// own, which no timeout cuts.
    ///
    /// # Errors
    /// A migration fails, another process migrates for too long, or the database was made by a version that is too late for this
    /// one.
    pub async fn migrate(&self) -> Result<()> {
        if self.is_to_be_migrated().await? {
            match self {
                Self::Sqlite { write, .. } => write.migrate(&SQLITE).await?,
                Self::Postgres { background, direct, .. } => {
                    let mut connection = background.unlimited(direct.as_deref()).await?;
                    lock(&mut connection).await?;
                    // The process that held the lock may have been of a later version.
                    if self.is_to_be_migrated().await? {
                        for (last, alone) in stretches(&POSTGRES) {
                            migrate_to(&mut connection, last, alone).await?;
                        }
                    }
                    sqlx::query("select pg_advisory_unlock($1)").bind(LOCK).execute(&mut connection).await?;
                    connection.close().await?;
                }
            }
        }
        self.hash_join_codes().await
    }

    async fn is_to_be_migrated(&self) -> Result<bool> {
        match self.schema().await? {
            Schema::OutOfReach => Err(Error::Unexpected(OUT_OF_REACH.to_owned())),
            Schema::Later | Schema::Current => Ok(false),
            Schema::Absent | Schema::Earlier => Ok(true),
        }
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

    /// The newest migration that a program must know to work with this database.
    pub(super) async fn oldest_program(&mut self) -> Result<Option<i64>> {
        scalar!(self, i64, "select oldest from schema_reach where id = 1")
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

/// Migrations that run together, by the last of each, and whether it runs alone and outside of a transaction.
fn stretches(migrator: &Migrator) -> Vec<(i64, bool)> {
    let mut found: Vec<(i64, bool)> = Vec::new();
    for migration in migrator.iter() {
        match found.last_mut() {
            Some((last, false)) if !migration.no_tx => *last = migration.version,
            _ => found.push((migration.version, migration.no_tx)),
        }
    }
    found
}

/// Waits until no other process migrates. It asks again and again: one that waited inside of the database would hold a view of the
/// data there, and an index that is made while others write waits until such views are gone.
async fn lock(connection: &mut PgConnection) -> Result<()> {
    let begun = Instant::now();
    let mut said = false;
    while !sqlx::query_scalar::<_, bool>("select pg_try_advisory_lock($1)")
        .bind(LOCK)
        .fetch_one(&mut *connection)
        .await?
    {
        if begun.elapsed() > LONGEST {
            return Err(Error::Unexpected(
                "another process has been migrating the database for too long: end it, or its connection".to_owned(),
            ));
        }
        if !said && begun.elapsed() > SAID_AFTER {
            tracing::warn!("another process migrates the database: this one waits");
            said = true;
        }
        sleep(HOLDS_UP / 20).await;
    }
    Ok(())
}

/// Removes the index of a migration that was broken off: PostgreSQL may have completed it, or left it behind unusable, without
/// a note that the migration has run.
async fn clear_away(connection: &mut PgConnection, migration: i64) -> Result<()> {
    let Some(found) = POSTGRES.iter().find(|one| one.version == migration) else { return Ok(()) };
    let has_run = "select count(*) > 0 from _sqlx_migrations where version = $1 and success";
    if sqlx::query_scalar::<_, bool>(has_run).bind(migration).fetch_one(&mut *connection).await? {
        return Ok(());
    }
    let words = found.sql.as_str().lines().filter(|line| !line.starts_with("--")).flat_map(str::split_whitespace);
    if let Some(index) = words.skip_while(|word| *word != "concurrently").nth(1) {
        connection.execute(sqlx::AssertSqlSafe(format!("drop index concurrently if exists {index}"))).await?;
    }
    Ok(())
}

/// Runs what is missing up to a migration. One that changes a table needs it for itself for a moment: while it waited for a long
/// report to end, all who work would wait behind it. So it gives up after a moment, and tries again.
async fn migrate_to(connection: &mut PgConnection, last: i64, alone: bool) -> Result<()> {
    let wait = if alone { Duration::ZERO } else { HOLDS_UP };
    let wait = format!("set lock_timeout = {}", wait.as_millis());
    connection.execute(sqlx::AssertSqlSafe(wait)).await?;
    let mut tried = 0;
    loop {
        if alone {
            clear_away(connection, last).await?;
        }
        match POSTGRES.run_to(last, &mut *connection).await {
            Err(error) if is_held(&error) && tried < TIMES => {
                tracing::info!("a migration waits for a table that is in use");
                tried += 1;
                sleep(AGAIN).await;
            }
            done => return Ok(done?),
        }
    }
}

fn is_held(error: &MigrateError) -> bool {
    let (MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) = error else { return false };
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.is_some_and(|code| NO_LOCK.contains(&&*code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_schema_is_left_to_programs_that_it_reaches() {
        let known: BTreeSet<i64> = SQLITE.iter().map(|migration| migration.version).collect();
        let newest = *known.last().expect("there are migrations");
        let later: BTreeSet<i64> = known.iter().copied().chain([newest + 1]).collect();
        assert_eq!(Schema::of(&known, Some(REACH)), Schema::Current);
        assert_eq!(Schema::of(&later, Some(newest)), Schema::Later);
        assert_eq!(Schema::of(&later, Some(newest + 1)), Schema::OutOfReach);
        assert_eq!(Schema::of(&later, None), Schema::OutOfReach, "it says nothing about programs");
        let other: BTreeSet<i64> = later.iter().copied().filter(|version| *version != 1).collect();
        assert_eq!(Schema::of(&other, Some(newest)), Schema::OutOfReach, "it lacks one of ours");
        let earlier: BTreeSet<i64> = known.iter().copied().filter(|version| *version != newest).collect();
        assert_eq!(Schema::of(&earlier, None), Schema::Earlier);
    }

    #[test]
    fn what_runs_outside_of_a_transaction_runs_alone() {
        let found = stretches(&POSTGRES);
        let alone: Vec<i64> = POSTGRES.iter().filter(|one| one.no_tx).map(|one| one.version).collect();
        assert_eq!(found.iter().filter(|(_, alone)| *alone).map(|(version, _)| *version).collect::<Vec<_>>(), alone);
        assert_eq!(found.last().map(|(last, _)| *last), POSTGRES.iter().map(|one| one.version).max());
    }
}
