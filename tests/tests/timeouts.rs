//! PostgreSQL ends statements that take or wait too long: those who wait are told to try again, and then it works.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use engine::{Db, Engine, System, limits::Limits};
use shared::Problem;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use system_tests::{
    database::{Database, Kind},
    scene::Scene,
};

/// Longer than any test waits.
const NEVER: Duration = Duration::from_mins(30);
/// How long a statement may take, or wait for a lock, in the test that sets it.
const SOON: Duration = Duration::from_millis(300);

/// With a table locked by somebody who does not let go, a request is refused for now; afterwards it works.
async fn a_locked_table_costs_a_request_its_patience(limits: Limits) -> anyhow::Result<()> {
    let Some(database) = Database::new(Kind::Postgres).await? else { return Ok(()) };
    let setting_up = database.engine().await?;
    let scene = Scene::new(&setting_up, 5, 1).await?;
    setting_up.db().close().await;
    let engine = Engine::new(Db::open_with(&database.url, &limits).await?, Arc::new(System));
    engine.systems(&scene.admin, scene.study).await?;

    let mut other = PgConnection::connect(&database.url).await?;
    for sql in ["begin", "lock table system in access exclusive mode"] {
        sqlx::query(AssertSqlSafe(sql)).execute(&mut other).await?;
    }
    let since = Instant::now();
    let refused = engine.systems(&scene.admin, scene.study).await.expect_err("the table is locked");
    assert!(matches!(Problem::from(refused), Problem::Unavailable { seconds } if seconds > 0));
    // The shorter of the two times is over long before the other one.
    assert!(since.elapsed() < NEVER / 10, "{:?}", since.elapsed());
    sqlx::query("rollback").execute(&mut other).await?;
    engine.systems(&scene.admin, scene.study).await?;
    engine.db().close().await;
    other.close().await?;
    database.remove().await
}

#[tokio::test]
async fn a_wait_for_a_lock_ends() -> anyhow::Result<()> {
    let limits = Limits { lock: SOON, statement: NEVER, background_statement: NEVER, ..Limits::default() };
    a_locked_table_costs_a_request_its_patience(limits).await
}

#[tokio::test]
async fn a_statement_that_takes_too_long_ends() -> anyhow::Result<()> {
    let limits = Limits { lock: NEVER, statement: SOON, background_statement: SOON, ..Limits::default() };
    a_locked_table_costs_a_request_its_patience(limits).await
}
