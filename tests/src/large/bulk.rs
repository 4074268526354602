//! Reads and writes of a whole study at once, past the program, on either database.
//!
//! Millions of rows are written without indexes, triggers and foreign keys, which are put back at the end with the counts
//! that the triggers would have kept.

use std::str::FromStr as _;

use sqlx::{
    AssertSqlSafe, Connection as _, FromRow, PgConnection, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteSynchronous},
};
use uuid::Uuid;

use super::rows::Rows;

/// The tables that work is written to.
const TABLES: &str = "('assignment', 'exposure', 'output', 'answer', 'payment')";

/// Half a gigabyte of pages, and sorting on two threads: the indexes are larger than what the program keeps in memory.
const SQLITE: &str = "pragma cache_size = -524288; pragma threads = 2; pragma temp_store = file;";

/// A HIT that waits for work.
#[derive(Clone, Debug, FromRow)]
pub(super) struct OpenHit {
    pub id: Uuid,
    pub task_id: Uuid,
    pub version_id: Uuid,
    pub preset: String,
    pub language: String,
    pub need: i64,
}

/// A text in a HIT: an item, and an output if outputs are judged.
#[derive(Clone, Debug, FromRow)]
pub(super) struct Text {
    pub hit_id: Uuid,
    pub item_id: Uuid,
    pub source_id: Uuid,
    pub output_id: Option<Uuid>,
    pub system: Option<String>,
}

/// A worker with their language.
#[derive(Clone, Debug, FromRow)]
pub(super) struct Hand {
    pub id: Uuid,
    pub person_id: Uuid,
    pub language: String,
}

/// The database, opened past the program on one connection.
#[derive(Debug)]
pub(super) enum Bulk {
    Sqlite(Box<SqliteConnection>),
    Postgres(Box<PgConnection>),
}

/// The same query on either engine.
macro_rules! all {
    ($bulk:expr, $row:ty, $sql:expr $(, $arg:expr)*) => {
        match $bulk {
            Bulk::Sqlite(c) => sqlx::query_as::<_, $row>($sql)$(.bind($arg))*.fetch_all(c.as_mut()).await?,
            Bulk::Postgres(c) => sqlx::query_as::<_, $row>($sql)$(.bind($arg))*.fetch_all(c.as_mut()).await?,
        }
    };
}

/// The same statement on either engine.
macro_rules! run {
    ($bulk:expr, $sql:expr $(, $arg:expr)*) => {
        match $bulk {
            Bulk::Sqlite(c) => sqlx::query($sql)$(.bind($arg))*.execute(c.as_mut()).await.map(|done| done.rows_affected())?,
            Bulk::Postgres(c) => sqlx::query($sql)$(.bind($arg))*.execute(c.as_mut()).await.map(|done| done.rows_affected())?,
        }
    };
}

/// What was taken off the tables, as statements that put it back.
#[derive(Debug)]
pub(super) struct Bare(Vec<String>);

impl Bulk {
    pub(super) async fn open(url: &str) -> anyhow::Result<Self> {
        if !url.starts_with("sqlite:") {
            return Ok(Self::Postgres(Box::new(PgConnection::connect(url).await?)));
        }
        let options = SqliteConnectOptions::from_str(url)?.foreign_keys(false).synchronous(SqliteSynchronous::Off);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::raw_sql(SQLITE).execute(&mut connection).await?;
        Ok(Self::Sqlite(Box::new(connection)))
    }

    pub(super) async fn close(self) -> anyhow::Result<()> {
        match self {
            Self::Sqlite(connection) => connection.close().await?,
            Self::Postgres(connection) => connection.close().await?,
        }
        Ok(())
    }

    /// Runs statements.
    pub(super) async fn run(&mut self, text: &str) -> anyhow::Result<()> {
        match self {
            Self::Sqlite(c) => sqlx::raw_sql(AssertSqlSafe(text)).execute(c.as_mut()).await.map(|_| ())?,
            Self::Postgres(c) => sqlx::raw_sql(AssertSqlSafe(text)).execute(c.as_mut()).await.map(|_| ())?,
        }
        Ok(())
    }

    /// Writes rows and forgets them.
    pub(super) async fn write(&mut self, rows: &mut Rows<'_>) -> anyhow::Result<()> {
        match self {
            Self::Sqlite(connection) => rows.write_to_sqlite(connection).await,
            Self::Postgres(connection) => rows.write_to_postgres(connection).await,
        }
    }

    /// Takes indexes and triggers off the tables of work.
    pub(super) async fn strip(&mut self) -> anyhow::Result<Bare> {
        let (kept, names): (Vec<String>, Vec<String>) = match self {
            Self::Sqlite(_) => {
                let sql = format!(
                    "select sql, 'drop ' || type || ' ' || name from sqlite_schema
                      where type in ('index', 'trigger') and sql is not null and tbl_name in {TABLES}"
                );
                all!(self, (String, String), AssertSqlSafe(sql.as_str())).into_iter().unzip()
            }
            Self::Postgres(_) => {
                self.run("set session_replication_role = replica").await?;
                let sql = format!(
                    "select i.indexdef, 'drop index ' || i.indexname
                       from pg_indexes i
                      where i.schemaname = current_schema()
                        and i.tablename in {TABLES}
                        and not exists (select 1 from pg_constraint c where c.conname = i.indexname)"
                );
                all!(self, (String, String), AssertSqlSafe(sql.as_str())).into_iter().unzip()
            }
        };
        for drop in names {
            self.run(&drop).await?;
        }
        Ok(Bare(kept))
    }

    /// Puts everything back, and counts what has arrived as the triggers would have.
    pub(super) async fn dress(&mut self, Bare(kept): Bare, study: Uuid, arrived: usize) -> anyhow::Result<()> {
        for put_back in kept {
            self.run(&put_back).await?;
        }
        if matches!(self, Self::Postgres(_)) {
            self.run("set session_replication_role = origin").await?;
        }
        run!(
            self,
            "insert into study_version as v (study_id, shard, n) values ($1, -1, $2)
             on conflict (study_id, shard) do update set n = v.n + excluded.n",
            study,
            i64::try_from(arrived)?
        );
        run!(
            self,
            "insert into spending as s (study_id, shard, amount)
             select $1, 0, cast(coalesce(sum(reward), 0) as bigint)
               from assignment
              where study_id = $1 and state in ('live', 'submitted') and coalesce(approval, '') <> 'rejected'
             on conflict (study_id, shard) do update set amount = excluded.amount",
            study
        );
        run!(
            self,
            "update hit set done = need, open = false
              where study_id = $1 and exists (select 1 from assignment a where a.hit_id = hit.id)",
            study
        );
        self.run("analyze").await
    }

    pub(super) async fn hits(&mut self, study: Uuid) -> anyhow::Result<Vec<OpenHit>> {
        let sql = "select h.id, h.task_id, h.version_id, t.preset, h.language, h.need
                     from hit h
                     join task t on t.id = h.task_id
                    where h.study_id = $1
                    order by t.position, h.language, h.position";
        Ok(all!(self, OpenHit, sql, study))
    }

    /// The texts of the HITs of a task in a language.
    pub(super) async fn texts(&mut self, task: Uuid, language: &str) -> anyhow::Result<Vec<Text>> {
        let sql = "select i.hit_id, i.id as item_id, i.source_id, o.output_id, s.name as system
                     from hit h
                     join hit_item i on i.hit_id = h.id
                     left join hit_item_output o on o.item_id = i.id
                     left join output p on p.id = o.output_id
                     left join system s on s.id = p.system_id
                    where h.task_id = $1 and h.language = $2
                    order by i.hit_id, i.position, o.position";
        Ok(all!(self, Text, sql, task, language))
    }

    /// The system whose outputs are what workers write.
    pub(super) async fn human(&mut self, study: Uuid) -> anyhow::Result<Option<Uuid>> {
        let sql = "select id from system where study_id = $1 and kind = 'human'";
        Ok(all!(self, (Uuid,), sql, study).pop().map(|(id,)| id))
    }

    pub(super) async fn hands(&mut self, study: Uuid) -> anyhow::Result<Vec<Hand>> {
        let sql = "select id, person_id, language from worker where study_id = $1 order by number";
        Ok(all!(self, Hand, sql, study))
    }

    /// The studies with their oldest managers.
    pub(super) async fn studies(&mut self) -> anyhow::Result<Vec<(Uuid, Uuid)>> {
        let sql = "select m.study_id, m.person_id from member m where m.role = 'manager' order by m.created_at";
        Ok(all!(self, (Uuid, Uuid), sql))
    }

    /// The tasks of a study in their order.
    pub(super) async fn tasks(&mut self, study: Uuid) -> anyhow::Result<Vec<(Uuid,)>> {
        Ok(all!(self, (Uuid,), "select id from task where study_id = $1 order by position", study))
    }

    /// The answers of a study.
    pub(super) async fn n_answers(&mut self, study: Uuid) -> anyhow::Result<i64> {
        let found = all!(self, (i64,), "select count(*) from answer where study_id = $1", study);
        Ok(found.first().map_or(0, |(n,)| *n))
    }

    /// Adds a worker who is like another one but for name, address and number.
    pub(super) async fn add_like(&mut self, hand: &Hand, ids: [Uuid; 2], number: i64) -> anyhow::Result<()> {
        let [person, worker] = ids;
        let (name, email) = (format!("worker {number}"), format!("worker{number}@example.org"));
        run!(
            self,
            "insert into person (id, name, email, password_hash, admin, locale, epoch, created_at, address_confirmed_at)
             select $1, $2, $3, password_hash, admin, locale, epoch, created_at, address_confirmed_at from person where id = $4",
            person,
            name.as_str(),
            email.as_str(),
            hand.person_id
        );
        run!(
            self,
            "insert into member (study_id, person_id, role, created_at)
             select study_id, $1, role, created_at from member where person_id = $2",
            person,
            hand.person_id
        );
        run!(
            self,
            "insert into worker (id, study_id, person_id, number, language, consented_at, created_at)
             select $1, study_id, $2, $3, language, consented_at, created_at from worker where id = $4",
            worker,
            person,
            number,
            hand.id
        );
        Ok(())
    }
}
