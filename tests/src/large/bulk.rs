//! Reads and writes of a whole study at once, by plain SQL on either database.

use std::fmt::Write as _;

use sqlx::{AssertSqlSafe, FromRow, PgPool, SqlitePool};
use uuid::Uuid;

/// Rows of one statement.
const ROWS: usize = 500;

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
    pub language: String,
}

/// The database, opened past the program.
#[derive(Clone, Debug)]
pub(super) enum Bulk {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// The same query on either engine.
macro_rules! all {
    ($bulk:expr, $row:ty, $sql:expr, $study:expr) => {
        match $bulk {
            Bulk::Sqlite(pool) => sqlx::query_as::<_, $row>($sql).bind($study).fetch_all(pool).await?,
            Bulk::Postgres(pool) => sqlx::query_as::<_, $row>($sql).bind($study).fetch_all(pool).await?,
        }
    };
}

impl Bulk {
    pub(super) async fn open(url: &str) -> anyhow::Result<Self> {
        Ok(if url.starts_with("sqlite:") {
            Self::Sqlite(SqlitePool::connect(url).await?)
        } else {
            Self::Postgres(PgPool::connect(url).await?)
        })
    }

    pub(super) async fn close(self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }

    /// An id as it is written in a statement.
    pub(super) fn id(&self, id: Uuid) -> String {
        match self {
            Self::Sqlite(_) => format!("X'{}'", id.simple()),
            Self::Postgres(_) => format!("'{id}'"),
        }
    }

    /// Adds rows, each written as the values of a statement, in one transaction.
    pub(super) async fn add(&self, table_and_columns: &str, rows: &[String]) -> anyhow::Result<()> {
        let mut text = "begin;\n".to_owned();
        for rows in rows.chunks(ROWS) {
            let rows = rows.join(",\n");
            writeln!(text, "insert into {table_and_columns} values {rows} on conflict do nothing;")?;
        }
        self.run(text + "commit;").await
    }

    /// Runs statements.
    pub(super) async fn run(&self, text: String) -> anyhow::Result<()> {
        match self {
            Self::Sqlite(pool) => sqlx::raw_sql(AssertSqlSafe(text)).execute(pool).await.map(|_| ())?,
            Self::Postgres(pool) => sqlx::raw_sql(AssertSqlSafe(text)).execute(pool).await.map(|_| ())?,
        }
        Ok(())
    }

    pub(super) async fn hits(&self, study: Uuid) -> anyhow::Result<Vec<OpenHit>> {
        let sql = "select h.id, h.task_id, h.version_id, t.preset, h.language, h.need
                     from hit h
                     join task t on t.id = h.task_id
                    where h.study_id = $1
                    order by h.task_id, h.language, h.position";
        Ok(all!(self, OpenHit, sql, study))
    }

    pub(super) async fn texts(&self, study: Uuid) -> anyhow::Result<Vec<Text>> {
        let sql = "select i.hit_id, i.id as item_id, i.source_id, o.output_id, s.name as system
                     from hit h
                     join hit_item i on i.hit_id = h.id
                     left join hit_item_output o on o.item_id = i.id
                     left join output p on p.id = o.output_id
                     left join system s on s.id = p.system_id
                    where h.study_id = $1
                    order by i.hit_id, i.position, o.position";
        Ok(all!(self, Text, sql, study))
    }

    /// The system whose outputs are what workers write.
    pub(super) async fn human(&self, study: Uuid) -> anyhow::Result<Option<Uuid>> {
        let sql = "select id from system where study_id = $1 and kind = 'human'";
        Ok(all!(self, (Uuid,), sql, study).pop().map(|(id,)| id))
    }

    pub(super) async fn hands(&self, study: Uuid) -> anyhow::Result<Vec<Hand>> {
        let sql = "select id, language from worker where study_id = $1 order by number";
        Ok(all!(self, Hand, sql, study))
    }
}
