//! Many workers at once: every hit gets exactly what it needs, nobody meets a text twice, nobody judges their own,
//! and what was acknowledged is there, also when the server is killed in the middle.

use std::time::Duration;

use engine::{Engine, design::preset::Preset};
use shared::TaskId;
use system_tests::{
    client::Client,
    count::counted,
    database::{Database, Kind},
    process::{Server, is_built},
    scene::Scene,
    worker::{Acknowledged, work},
};
use tokio::task::JoinSet;

const HITS: usize = 60;
const WORKERS: usize = 50;
const NEED: i64 = 3;

/// All workers at once, spread over the servers, until nothing is left; what they were told is stored.
async fn crowd(scene: &Scene, servers: &[String], task: TaskId) -> anyhow::Result<Vec<Acknowledged>> {
    let mut running = JoinSet::new();
    for (number, worker) in scene.workers.iter().enumerate() {
        let client = Client::new(&servers[number % servers.len()], &worker.token);
        let study = scene.study;
        running.spawn(async move { work(&client, study, task).await });
    }
    let mut told = Vec::new();
    while let Some(done) = running.join_next().await {
        told.extend(done??);
    }
    Ok(told)
}

async fn nothing_is_wrong(engine: &Engine, task: TaskId, told: &[Acknowledged]) -> anyhow::Result<()> {
    let counted = counted(engine, task).await?;
    assert_eq!(counted.per_hit, vec![NEED; HITS], "every hit has exactly what it needs");
    assert_eq!(counted.repeats, 0, "nobody meets a source twice");
    assert_eq!(counted.own_texts, 0, "nobody judges their own text");
    for acknowledged in told {
        assert!(counted.submissions.contains(&acknowledged.submission), "acknowledged and lost: {acknowledged:?}");
    }
    Ok(())
}

/// Rewrites of sixty sources, then judgements of those rewrites.
async fn fifty_workers(kind: Kind, n_servers: usize) -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, HITS, WORKERS).await?;
    let mut servers = Vec::new();
    for _ in 0..n_servers {
        servers.push(Server::start(&database).await?);
    }
    let urls: Vec<String> = servers.iter().map(|server| server.url.clone()).collect();

    let rewriting = scene.open_task(&engine, Preset::Rewrite, |definition| definition.need = NEED).await?;
    scene.batch(&engine, rewriting, Vec::new()).await?;
    let told = crowd(&scene, &urls, rewriting).await?;
    nothing_is_wrong(&engine, rewriting, &told).await?;

    let rating = scene.open_task(&engine, Preset::Formality, |definition| definition.need = NEED).await?;
    scene.batch(&engine, rating, vec![scene.human(&engine).await?]).await?;
    let told = crowd(&scene, &urls, rating).await?;
    nothing_is_wrong(&engine, rating, &told).await?;

    engine.db().close().await;
    drop(servers);
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_workers_on_sqlite() -> anyhow::Result<()> {
    fifty_workers(Kind::Sqlite, 1).await
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_workers_on_postgres_with_two_servers() -> anyhow::Result<()> {
    fifty_workers(Kind::Postgres, 2).await
}

/// The server is killed again and again while the crowd works; it comes back at the same address.
async fn killed_in_the_middle(kind: Kind) -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, HITS, WORKERS).await?;
    let task = scene.open_task(&engine, Preset::Rewrite, |definition| definition.need = NEED).await?;
    scene.batch(&engine, task, Vec::new()).await?;

    let mut server = Server::start(&database).await?;
    let url = [server.url.clone()];
    let kills = async {
        for _ in 0..3 {
            tokio::time::sleep(Duration::from_millis(150)).await;
            server = server.kill_and_restart(&database).await?;
        }
        anyhow::Ok(server)
    };
    let (told, server) = tokio::try_join!(crowd(&scene, &url, task), kills)?;
    nothing_is_wrong(&engine, task, &told).await?;

    engine.db().close().await;
    drop(server);
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_on_sqlite() -> anyhow::Result<()> {
    killed_in_the_middle(Kind::Sqlite).await
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_on_postgres() -> anyhow::Result<()> {
    killed_in_the_middle(Kind::Postgres).await
}
