//! Throw-away databases: a SQLite file in a folder of its own, or a new database in the PostgreSQL of the run.

use std::{env, path::Path, process::id, sync::Arc, sync::atomic::AtomicU32, sync::atomic::Ordering};

use anyhow::Context as _;
use engine::{Ambient, Db, Engine, System};
use shared::AssignmentId;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};
use tempfile::TempDir;

/// A database that goes with this value.
#[derive(Debug)]
pub struct Database {
    /// What `DATABASE_URL` is set to.
    pub url: String,
    /// Where the processes keep what is not in the database.
    pub folder: TempDir,
    server: Option<(String, String)>,
}

/// Which engine a test runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Files.
    Sqlite,
    /// A server.
    Postgres,
}

impl Database {
    /// A new, migrated database; `None`, said aloud, where there is no PostgreSQL to make it in.
    ///
    /// # Errors
    /// It cannot be made.
    pub async fn new(kind: Kind) -> anyhow::Result<Option<Self>> {
        let Some(database) = Self::empty(kind).await? else { return Ok(None) };
        let db = Db::open(&database.url).await?;
        db.migrate().await?;
        db.close().await;
        Ok(Some(database))
    }

    /// A new database without a schema; `None`, said aloud, where there is no PostgreSQL to make it in.
    ///
    /// # Errors
    /// It cannot be made.
    pub async fn empty(kind: Kind) -> anyhow::Result<Option<Self>> {
        let folder = tempfile::tempdir()?;
        let database = match kind {
            Kind::Sqlite => {
                let url = format!("sqlite://{}", folder.path().join("concord.db").display());
                Self { url, folder, server: None }
            }
            Kind::Postgres => {
                let Ok(server) = env::var("CONCORD_TEST_POSTGRES") else {
                    testing::skipped("PostgreSQL (CONCORD_TEST_POSTGRES is not set; cargo xtask test sets it)");
                    return Ok(None);
                };
                let name = fresh_name();
                let mut connection = PgConnection::connect(&server).await.context("the PostgreSQL of the run")?;
                sqlx::query(AssertSqlSafe(format!("create database {name}"))).execute(&mut connection).await?;
                let (base, _) = server.rsplit_once('/').context("a PostgreSQL URL names a database")?;
                Self { url: format!("{base}/{name}"), folder, server: Some((server, name)) }
            }
        };
        Ok(Some(database))
    }

    /// A new SQLite database in a folder of this name, which stays.
    ///
    /// # Errors
    /// It cannot be made.
    pub async fn new_in_folder(folder: &Path) -> anyhow::Result<Self> {
        std::fs::create_dir_all(folder)?;
        let database = Self::in_folder(folder)?;
        let db = Db::open(&database.url).await?;
        db.migrate().await?;
        db.close().await;
        Ok(database)
    }

    /// The SQLite database of such a folder.
    ///
    /// # Errors
    /// There is no room for the folder of the processes.
    pub fn in_folder(folder: &Path) -> anyhow::Result<Self> {
        Self::at(&format!("sqlite://{}", folder.join("concord.db").display()))
    }

    /// A database that is there, and stays.
    ///
    /// # Errors
    /// There is no room for the folder of the processes.
    pub fn at(url: &str) -> anyhow::Result<Self> {
        Ok(Self { url: url.to_owned(), folder: tempfile::tempdir()?, server: None })
    }

    /// An engine over it, by the machine's clock.
    ///
    /// # Errors
    /// It cannot be opened.
    pub async fn engine(&self) -> anyhow::Result<Engine> {
        self.engine_with(Arc::new(System)).await
    }

    /// An engine over it, by this clock.
    ///
    /// # Errors
    /// It cannot be opened.
    pub async fn engine_with(&self, ambient: Arc<dyn Ambient>) -> anyhow::Result<Engine> {
        Ok(Engine::new(Db::open(&self.url).await?, ambient))
    }

    /// Draws the order of an assignment anew, behind the program's back.
    ///
    /// # Errors
    /// The database refuses.
    pub async fn set_seed(&self, assignment: AssignmentId, seed: i64) -> anyhow::Result<()> {
        let sql = "update assignment set seed = $2 where id = $1";
        if self.server.is_some() {
            let mut connection = PgConnection::connect(&self.url).await?;
            sqlx::query(sql).bind(assignment).bind(seed).execute(&mut connection).await?;
        } else {
            let mut connection = SqliteConnection::connect(&self.url).await?;
            sqlx::query(sql).bind(assignment).bind(seed).execute(&mut connection).await?;
        }
        Ok(())
    }

    /// What it takes on the disk, in bytes.
    ///
    /// # Errors
    /// It cannot be asked.
    pub async fn bytes(&self) -> anyhow::Result<i64> {
        let sqlite = "select page_count * page_size from pragma_page_count, pragma_page_size";
        let postgres = "select pg_database_size(current_database())";
        Ok(if self.url.starts_with("sqlite:") {
            let mut connection = SqliteConnection::connect(&self.url).await?;
            sqlx::query_scalar(sqlite).fetch_one(&mut connection).await?
        } else {
            let mut connection = PgConnection::connect(&self.url).await?;
            sqlx::query_scalar(postgres).fetch_one(&mut connection).await?
        })
    }

    /// Removes the database from its server. A file goes with its folder.
    ///
    /// # Errors
    /// The server refuses.
    pub async fn remove(self) -> anyhow::Result<()> {
        if let Some((server, name)) = &self.server {
            let mut connection = PgConnection::connect(server).await?;
            sqlx::query(AssertSqlSafe(format!("drop database {name} with (force)"))).execute(&mut connection).await?;
        }
        Ok(())
    }
}

fn fresh_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("system_{}_{}", id(), COUNT.fetch_add(1, Ordering::Relaxed))
}
