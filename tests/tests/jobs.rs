//! Two thousand jobs, two processes and a kill: each is carried through, and what it does is there once.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use engine::{Db, Engine, jobs::job::ATTEMPTS, texts::output::Builtin};
use serde_json::{Value, json};
use shared::{JobId, JobState, SourceId};
use sqlx::{Connection as _, PgConnection, SqliteConnection, types::Json};
use system_tests::{
    count::{by_number, jobs},
    database::{Database, Kind},
    process::{LEASE, Worker, is_built},
    rewriting::{PATIENCE, rewritten, sources, until},
    scene::Scene,
};
use tokio::time::sleep;

/// Sources, each rewritten by two workers and by two systems.
const SOURCES: usize = 250;
/// Jobs in all.
const JOBS: usize = 2_000;
/// Jobs no version of the program knows.
const UNKNOWN: usize = 20;
/// Metrics of an output that has references, without those that need a model.
const METRICS: i64 = 16;

/// A job as it is written past the engine.
struct Raw {
    kind: &'static str,
    payload: Value,
}

/// More jobs about the same texts than there are texts: they meet, and do the same twice. Some no process knows.
async fn more_jobs(engine: &Engine, scene: &Scene) -> anyhow::Result<Vec<Raw>> {
    let sources = sources(engine, scene).await?;
    assert_eq!(sources.len(), SOURCES);
    let job = |number: usize| match number {
        n if n < UNKNOWN => Raw { kind: "translate", payload: Value::Null },
        n if n.is_multiple_of(300) => Raw { kind: "score_study", payload: Value::Null },
        n => {
            let some: Vec<SourceId> = (0..=n % 4).map(|k| sources[(n * 7 + k) % SOURCES]).collect();
            Raw { kind: "score_texts", payload: json!(some) }
        }
    };
    Ok((0..JOBS - 2 * SOURCES - 2).map(job).collect())
}

/// Writes jobs past the engine, all at once.
async fn write(database: &Database, engine: &Engine, scene: &Scene, raw: Vec<Raw>) -> anyhow::Result<()> {
    macro_rules! insert {
        ($connection:expr) => {{
            let mut connection = $connection;
            let mut tx = connection.begin().await?;
            for Raw { kind, payload } in raw {
                let id: JobId = engine.id();
                sqlx::query(
                    "insert into job (id, study_id, kind, key, payload, state, attempts, run_at, called_off, done, total, created_at)
                     values ($1, $2, $3, $4, $5, 'queued', 0, $6, false, 0, 0, $6)",
                )
                .bind(id)
                .bind(scene.study)
                .bind(kind)
                .bind(id.to_string())
                .bind(Json(payload))
                .bind(engine.now())
                .execute(&mut *tx)
                .await?;
            }
            tx.commit().await?;
        }};
    }
    match engine.db() {
        Db::Sqlite { .. } => insert!(SqliteConnection::connect(&database.url).await?),
        Db::Postgres { .. } => insert!(PgConnection::connect(&database.url).await?),
    }
    Ok(())
}

async fn each_is_carried_through(kind: Kind) -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = rewritten(&engine, SOURCES, &[Builtin::Copy, Builtin::RuleBased]).await?;
    let raw = more_jobs(&engine, &scene).await?;
    write(&database, &engine, &scene, raw).await?;
    let known = i64::try_from(JOBS - UNKNOWN)?;
    let queued = jobs(&engine, scene.study).await?;
    assert_eq!((queued.open, queued.done), (known + i64::try_from(UNKNOWN)?, 0));

    // Two processes; one of them is killed in the middle of a job, and another one comes in its place.
    let (one, two) = (Worker::start(&database)?, Worker::start(&database)?);
    let middle = until(&engine, &scene, |seen| seen.done >= known / 4).await?;
    assert!(middle.done < known, "the kill comes in the middle");
    one.kill().await?;
    let three = Worker::start(&database)?;
    let end = until(&engine, &scene, |seen| seen.done == known).await?;

    // What the killed processes had held was taken over; nothing else was taken twice, however long it took.
    assert!(end.taken_again <= 1, "{} jobs were taken again", end.taken_again);
    // The diversity of a source's rewrites is stored once, with one of them.
    let expected = [vec![METRICS; 3 * SOURCES], vec![METRICS + 1; SOURCES]].concat();
    assert!(end.scores == expected, "every text has every score: {:?}", by_number(&end.scores));
    assert_eq!(end.twice, [], "and has it once");
    unknown_jobs_say_why(&engine, &scene).await?;

    // Two carry out jobs, and people see no third one; soon after these are killed too, nobody.
    processes(&engine, &scene, 2).await?;
    drop((two, three));
    processes(&engine, &scene, 0).await?;
    engine.db().close().await;
    database.remove().await
}

/// Waits until people see so many processes, no longer than a lease and what a busy machine takes.
async fn processes(engine: &Engine, scene: &Scene, n: usize) -> anyhow::Result<()> {
    let since = Instant::now();
    loop {
        let seen = engine.processes(&scene.admin, scene.study).await?;
        if seen.len() == n && seen.iter().all(|process| process.program == "work" && process.neural.is_none()) {
            return Ok(());
        }
        anyhow::ensure!(since.elapsed() < Duration::from_secs(2 * u64::from(LEASE)), "not {n}, but {seen:?}");
        sleep(Duration::from_millis(50)).await;
    }
}

/// What nobody can do keeps its reason, waits for its next attempt, and can be called off.
async fn unknown_jobs_say_why(engine: &Engine, scene: &Scene) -> anyhow::Result<()> {
    // They go from one state to the next while one looks: each is looked for until it was seen.
    let (since, mut unknown) = (Instant::now(), BTreeMap::new());
    while unknown.len() < UNKNOWN {
        anyhow::ensure!(since.elapsed() < PATIENCE, "{} of {UNKNOWN} were seen", unknown.len());
        for state in [JobState::Queued, JobState::Running, JobState::Failed] {
            let seen = engine.jobs(&scene.admin, scene.study, Some(state), None).await?.jobs;
            unknown.extend(seen.into_iter().map(|job| (job.id, job)));
        }
    }
    assert_eq!(unknown.len(), UNKNOWN);
    for job in unknown.into_values() {
        let reason = job.reason.map(|reason| reason.text().to_owned()).unwrap_or_default();
        assert!(job.kind == "translate" && reason.contains("does not know"), "{}: {reason}", job.kind);
        assert!((1..=ATTEMPTS).contains(&job.attempts), "{} attempts", job.attempts);
        if job.state.is_open() {
            engine.cancel_job(&scene.admin, scene.study, job.id).await?;
        }
    }
    let end = until(engine, scene, |seen| seen.open == 0).await?;
    assert_eq!(usize::try_from(end.done)?, JOBS - UNKNOWN);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn each_is_carried_through_on_sqlite() -> anyhow::Result<()> {
    each_is_carried_through(Kind::Sqlite).await
}

#[tokio::test(flavor = "multi_thread")]
async fn each_is_carried_through_on_postgres() -> anyhow::Result<()> {
    each_is_carried_through(Kind::Postgres).await
}
