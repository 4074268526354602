//! Reports and exports read from a standby, and never less than the primary has.

use std::{sync::Arc, time::Duration};

use engine::{Db, Engine, System, design::preset::Preset};
use report::Reports;
use shared::{Actor, StudyId, TaskId};
use sqlx::Connection as _;
use store::{limits::Limits, replica::Reads};
use system_tests::{
    postgres::{Home, Running},
    scene::{Scene, SceneWorker},
};

/// A study on a primary that has a standby.
struct Pair {
    home: Home,
    primary: Running,
    standby: Running,
    engine: Engine,
    scene: Scene,
    task: TaskId,
}

impl Pair {
    async fn new() -> anyhow::Result<Option<Self>> {
        let Some(home) = Home::new()? else { return Ok(None) };
        let primary = home.start(&home.init("primary", "fsync = off")?).await?;
        primary.run(&["create role concord login", "create database concord owner concord"]).await?;
        let standby = home.start(&home.copy(&primary, "standby", true)?).await?;
        let db = Db::open(&primary.url("concord", "concord")).await?;
        db.migrate().await?;
        let db = db.reading_from(&standby.url("concord", "concord"), &Limits::default()).await?;
        let engine = Engine::new(db, Arc::new(System));
        let scene = Scene::new(&engine, 3, 4).await?;
        let task = scene.open_task(&engine, Preset::Rewrite, |definition| definition.need = 4).await?;
        scene.batch(&engine, task, Vec::new()).await?;
        Ok(Some(Self { home, primary, standby, engine, scene, task }))
    }

    fn worker(&self, number: usize) -> &SceneWorker {
        &self.scene.workers[number]
    }

    async fn work(&self, number: usize) -> anyhow::Result<()> {
        self.scene.work(&self.engine, self.worker(number), self.task).await
    }

    /// Computes reports, and exports: the lines of the table of answers, below its head.
    async fn read(&self) -> anyhow::Result<usize> {
        let (admin, study) = (&self.scene.admin, self.scene.study);
        // Stored on the primary, wherever they are read.
        let reports = Reports::new(self.engine.clone()).storing(64 << 20);
        reports.agreement(admin, study).await?;
        // Those that are made from other reports.
        reports.data_statement(admin, study).await?;
        reports.paper_tables(admin, study, None).await?;
        exported(&reports, admin, study).await
    }

    fn reads(&self) -> Reads {
        self.engine.db().reads().expect("there is a standby")
    }
}

async fn exported(reports: &Reports, admin: &Actor, study: StudyId) -> anyhow::Result<usize> {
    let folder = tempfile::tempdir()?;
    let out = folder.path().join("out");
    reports.export_to(admin, study, report::export::Format::Csv, out.clone()).await?;
    Ok(std::fs::read_to_string(out.join("answers.csv"))?.lines().count() - 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_standby_is_read_from_if_it_has_everything() -> anyhow::Result<()> {
    let Some(pair) = Pair::new().await? else { return Ok(()) };
    assert_eq!(pair.reads(), Reads { replica: 0, primary: 0 });
    pair.work(0).await?;
    assert_eq!(pair.read().await?, 3, "what was stored a moment ago is in it");
    let Reads { replica, primary } = pair.reads();
    assert!(replica >= 2 && primary == 0, "{:?}", pair.reads());

    // It goes on following, but shows nothing new.
    let mut admin = sqlx::PgConnection::connect(&pair.standby.url("postgres", "postgres")).await?;
    sqlx::query("select pg_wal_replay_pause()").execute(&mut admin).await?;
    pair.work(1).await?;
    assert_eq!(pair.read().await?, 6, "the primary is read from instead");
    let paused = pair.reads();
    assert!(paused.replica == replica && paused.primary >= 2, "{paused:?}");

    sqlx::query("select pg_wal_replay_resume()").execute(&mut admin).await?;
    let mut again = paused;
    for _ in 0..60 {
        pair.work(2).await?;
        assert_eq!(pair.read().await?, 9);
        again = pair.reads();
        if again.replica > paused.replica {
            break;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert!(again.replica > paused.replica, "it is used again: {again:?}");
    drop(admin);

    let Pair { home, primary, standby, engine, scene, task } = pair;
    standby.kill()?;
    scene.work(&engine, &scene.workers[3], task).await?;
    let lines = exported(&Reports::new(engine.clone()), &scene.admin, scene.study).await?;
    assert_eq!(lines, 12, "a standby that is gone holds nobody up");
    engine.db().close().await;
    drop((primary, home));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_of_another_cluster_is_refused() -> anyhow::Result<()> {
    let Some(home) = Home::new()? else { return Ok(()) };
    let own = home.start(&home.init("own", "fsync = off")?).await?;
    let other = home.start(&home.init("other", "fsync = off")?).await?;
    let db = Db::open(&own.url("postgres", "postgres")).await?;
    let refused = db.clone().reading_from(&other.url("postgres", "postgres"), &Limits::default()).await;
    let said = refused.expect_err("it has other data").to_string();
    assert!(said.contains("no standby of this database"), "{said}");
    // One that is away may come later.
    let nowhere = "postgres://postgres@127.0.0.1:1/postgres";
    assert!(db.reading_from(nowhere, &Limits::default()).await.is_ok());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standby_that_has_a_history_of_its_own_is_passed_over() -> anyhow::Result<()> {
    let Some(pair) = Pair::new().await? else { return Ok(()) };
    pair.work(0).await?;
    assert_eq!(pair.read().await?, 3);
    let before = pair.reads();
    assert!(before.replica > 0, "{before:?}");
    let mut other = sqlx::PgConnection::connect(&pair.standby.url("postgres", "concord")).await?;
    let promoted: bool = sqlx::query_scalar("select pg_promote(true, 60)").fetch_one(&mut other).await?;
    assert!(promoted, "it is a server of its own now");
    // It writes more than the primary, so its log is longer.
    sqlx::query("create table of_its_own as select * from generate_series(1, 100000)").execute(&mut other).await?;
    pair.work(1).await?;
    assert_eq!(pair.read().await?, 6, "it lacks what was stored since");
    let after = pair.reads();
    assert!(after.replica == before.replica && after.primary > before.primary, "{after:?}");
    Ok(())
}
