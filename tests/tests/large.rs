//! The large study that measurements fill past the program is one that the program could have made.

use std::collections::BTreeSet;

use sqlx::{Connection as _, PgConnection, SqliteConnection};
use system_tests::{
    database::{Database, Kind},
    large::{Large, Shape},
};

/// What a database is made of besides its tables.
const SQLITE_PARTS: &str =
    "select type || ' ' || name || ' ' || sql from sqlite_schema where sql is not null and type <> 'table'";
const POSTGRES_PARTS: &str = "select indexdef from pg_indexes where schemaname = current_schema()
     union all
    select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     union all
    select conname || ' ' || convalidated::text from pg_constraint where connamespace = current_schema()::regnamespace";

/// What the triggers would have counted, next to what is stored: promised money, and whether arrivals were counted.
const COUNTS: &str = "select
    (select cast(sum(amount) as bigint) from spending),
    (select cast(sum(reward) as bigint) from assignment where state in ('live', 'submitted') and coalesce(approval, '') <> 'rejected'),
    (select cast(coalesce(sum(n), 0) as bigint) from study_version where shard < 0),
    (select count(*) from answer) + (select count(*) from assignment) + (select count(*) from payment)
        + (select count(*) from output where author_id is not null)";

/// Work that does not fit together: HITs, answers, and who has met what.
const WRONG: [&str; 5] = [
    "select count(*) from hit h
      where h.done <> (select count(*) from assignment a where a.hit_id = h.id and a.outcome = 'counted')
         or h.open <> (h.done < h.need)",
    "select count(*) from answer n
      where not exists (select 1 from exposure e
                         where e.task_id = n.task_id and e.worker_id = n.worker_id and e.source_id = n.source_id
                           and e.assignment_id = n.assignment_id)",
    "select count(*) from answer n join assignment a on a.id = n.assignment_id
      where a.worker_id <> n.worker_id or a.task_id <> n.task_id or a.version_id <> n.version_id or a.study_id <> n.study_id",
    "select count(*) from answer n left join hit_item i on i.id = n.item_id left join source s on s.id = n.source_id
      where i.id is null or s.id is null or i.source_id <> s.id",
    "select count(*) from payment p left join assignment a on a.id = p.assignment_id where a.approval is null or a.approval <> 'approved'",
];

/// On one connection of either engine.
macro_rules! ask {
    ($url:expr, |$c:ident| $body:expr) => {
        if $url.starts_with("sqlite:") {
            let mut $c = SqliteConnection::connect($url).await?;
            $body
        } else {
            let mut $c = PgConnection::connect($url).await?;
            $body
        }
    };
}

async fn parts(url: &str) -> anyhow::Result<BTreeSet<String>> {
    let sql = if url.starts_with("sqlite:") { SQLITE_PARTS } else { POSTGRES_PARTS };
    Ok(ask!(url, |c| sqlx::query_scalar::<_, String>(sql).fetch_all(&mut c).await?).into_iter().collect())
}

async fn is_as_the_program_would_have_it(kind: Kind) -> anyhow::Result<()> {
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let url = database.url.as_str();
    let before = parts(url).await?;
    let engine = database.engine().await?;
    let shape = Shape { open: 5, workers: Some(36), ..Shape::of_answers(3_000) };
    let large = Large::of_shape(&engine, &database, shape).await?;
    assert!((2_000..4_000).contains(&large.answers) && large.workers.len() == 4 * 24, "{large:?}");
    assert_eq!(parts(url).await?, before, "indexes, triggers and constraints");
    let (spent, promised, arrived, rows) =
        ask!(url, |c| sqlx::query_as::<_, (i64, i64, i64, i64)>(COUNTS).fetch_one(&mut c).await?);
    assert!(promised > 0 && spent == promised, "{spent} of {promised}");
    // HITs and people have arrived, too, by the program itself. PostgreSQL counts once in a transaction.
    assert!(arrived >= rows, "{arrived} of {rows}");
    for wrong in WRONG {
        assert_eq!(ask!(url, |c| sqlx::query_scalar::<_, i64>(wrong).fetch_one(&mut c).await?), 0, "{wrong}");
    }
    if kind == Kind::Sqlite {
        let mut c = SqliteConnection::connect(url).await?;
        let dangling = sqlx::query("pragma foreign_key_check").fetch_all(&mut c).await?;
        assert!(dangling.is_empty(), "{} rows point nowhere", dangling.len());
    }
    // A worker finds what is open, and reports read what is there.
    let reports = report::Reports::new(engine.clone());
    let agreement = reports.agreement(&large.admin, large.study).await?;
    let n = agreement.tables.iter().map(|table| table.n_ratings).sum::<usize>();
    assert!(agreement.tables.len() == 4 * 4 && n > large.answers / 2, "{} tables, {n} ratings", agreement.tables.len());
    let claimed = engine.claim(&large.workers[0], large.study, large.task).await?;
    assert!(matches!(claimed, engine::crowd::claim::Claimed::Hit { .. }), "{claimed:?}");
    engine.db().close().await;
    database.remove().await
}

#[tokio::test]
async fn a_filled_study_is_as_the_program_would_have_it_on_sqlite() -> anyhow::Result<()> {
    is_as_the_program_would_have_it(Kind::Sqlite).await
}

#[tokio::test]
async fn a_filled_study_is_as_the_program_would_have_it_on_postgres() -> anyhow::Result<()> {
    is_as_the_program_would_have_it(Kind::Postgres).await
}
