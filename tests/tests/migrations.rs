//! Migrations on PostgreSQL that are broken off, that several processes begin at once, and that wait for somebody.

use std::time::Duration;

use engine::Db;
use futures::future::{try_join, try_join_all};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use system_tests::database::{Database, Kind};
use tokio::time::{sleep, timeout};

/// The migration that makes an index while others write, and the index.
const ALONE: (i64, &str) = (59, "answer_skipped");

async fn migrate(url: &str) -> anyhow::Result<()> {
    let db = Db::open(url).await?;
    db.migrate().await?;
    db.ready().await?;
    db.close().await;
    Ok(())
}

async fn index_is_valid(connection: &mut PgConnection) -> anyhow::Result<bool> {
    let valid = "select i.indisvalid from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = $1";
    Ok(sqlx::query_scalar(valid).bind(ALONE.1).fetch_one(connection).await?)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_index_of_a_migration_that_was_broken_off_is_made_once_more() -> anyhow::Result<()> {
    let Some(database) = Database::new(Kind::Postgres).await? else { return Ok(()) };
    let mut connection = PgConnection::connect(&database.url).await?;
    let forget = format!("delete from _sqlx_migrations where version = {}", ALONE.0);
    // Killed after the index was there and before that was noted.
    sqlx::query(AssertSqlSafe(forget.clone())).execute(&mut connection).await?;
    migrate(&database.url).await?;
    assert!(index_is_valid(&mut connection).await?);
    // Killed in the middle: the index is there and of no use.
    sqlx::query(AssertSqlSafe(forget)).execute(&mut connection).await?;
    let broken = "update pg_index set indisvalid = false where indexrelid = 'answer_skipped'::regclass";
    sqlx::query(broken).execute(&mut connection).await?;
    migrate(&database.url).await?;
    assert!(index_is_valid(&mut connection).await?);
    drop(connection);
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn several_processes_may_begin_at_once() -> anyhow::Result<()> {
    let Some(database) = Database::empty(Kind::Postgres).await? else { return Ok(()) };
    try_join_all((0..5).map(|_| migrate(&database.url))).await?;
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_migration_that_waits_for_a_report_lets_others_go_ahead() -> anyhow::Result<()> {
    let Some(database) = Database::new(Kind::Postgres).await? else { return Ok(()) };
    let mut connection = PgConnection::connect(&database.url).await?;
    // The newest migration makes this table: it is missing, and somebody holds the list of migrations.
    for sql in ["drop table schema_reach", "delete from _sqlx_migrations where version >= 60"] {
        sqlx::query(sql).execute(&mut connection).await?;
    }
    let mut holder = PgConnection::connect(&database.url).await?;
    let mut report = holder.begin().await?;
    sqlx::query("lock table _sqlx_migrations in share mode").execute(&mut *report).await?;
    let others = async {
        sleep(Duration::from_secs(1)).await;
        // Those who come after it go ahead.
        let looked = sqlx::query_scalar::<_, i64>("select count(*) from _sqlx_migrations").fetch_one(&mut connection);
        assert!(timeout(Duration::from_secs(5), looked).await?? > 50);
        sleep(Duration::from_secs(2)).await;
        let missing = "select count(*) from _sqlx_migrations where version >= 60";
        let missing: i64 = sqlx::query_scalar(missing).fetch_one(&mut connection).await?;
        assert_eq!(missing, 0, "it waits");
        report.rollback().await?;
        anyhow::Ok(())
    };
    timeout(Duration::from_mins(1), try_join(migrate(&database.url), others)).await??;
    database.remove().await
}
