//! `cargo xtask bench reports`: how long claims take while many reports are asked for, on SQLite and on PostgreSQL.
//!
//! A study with 200,000 sources, as many outputs and 30,000 judgements. One after the other workers claim a hit and give
//! it back; only the claim is timed. First alone, then while sixteen clients read reports without a pause, then while a
//! submission each second makes every report out of date. `cargo xtask bench reports -- sqlite` or `postgres` measures one.

use std::{
    env,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use engine::{Engine, crowd::claim::Claimed, design::preset::Preset, texts::output::Builtin};
use reqwest::{Client, StatusCode};
use serde_json::Value;
use shared::{Actor, AssignmentId, StudyId, Submission, TaskId};
use system_tests::{
    database::{Database, Kind},
    process::{Server, is_built},
    scene::Scene,
    worker::{answers, submission_id},
};
use tokio::{task::JoinSet, time::sleep};

const WORKERS: usize = 20;
const ITEMS_PER_HIT: i64 = 100;
const HITS_EACH: usize = 15;
const READERS: usize = 16;
const REPORTS: [&str; 6] =
    ["agreement", "evaluation", "rewrites/analysis", "systems/distances", "metrics", "evaluation?baseline=COPY"];

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let numbers: Vec<usize> = env::args().filter_map(|arg| arg.parse().ok()).collect();
    let (sources, seconds) = (numbers.first().copied().unwrap_or(200_000), numbers.get(1).copied().unwrap_or(20));
    println!("The aim: sixteen readers of reports delay no claim by more than 100 ms.");
    let named = |name: &str| env::args().any(|arg| arg == name);
    for kind in [Kind::Sqlite, Kind::Postgres] {
        if named(if kind == Kind::Sqlite { "postgres" } else { "sqlite" }) {
            continue;
        }
        measure(kind, sources, Duration::from_secs(seconds.try_into()?)).await?;
    }
    Ok(())
}

async fn measure(kind: Kind, sources: usize, time: Duration) -> anyhow::Result<()> {
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, sources, WORKERS).await?;
    let task = fill(&engine, &scene).await?;
    println!("\n{}, {sources} sources", engine.db().engine());
    let admin = engine.add_token(&scene.admin, "bench", 1).await?.secret;
    let server = Server::start(&database).await?;
    let claims = Claims { client: Client::new(), url: server.url.clone(), study: scene.study, task };
    let tokens: Vec<&str> = scene.workers.iter().map(|worker| worker.token.as_str()).collect();
    println!("claims              n    p50    p99    max ms   reports");
    print("alone", &claims.run(&tokens, time).await?, 0);
    for (name, changing) in [("sixteen readers", false), ("and submissions", true)] {
        let stop = Arc::new(AtomicBool::new(false));
        let read = Arc::new(AtomicU64::new(0));
        let mut running = JoinSet::new();
        for reader in 0..READERS {
            let at = format!("{}/api/v1/studies/{}/{}", server.url, scene.study, REPORTS[reader % REPORTS.len()]);
            running.spawn(read_again(at, admin.clone(), stop.clone(), read.clone()));
        }
        if changing {
            running.spawn(submit_again(engine.clone(), scene.workers[0].actor, (scene.study, task), stop.clone()));
        }
        let times = claims.run(&tokens[1..], time).await?;
        let n = read.load(Ordering::Relaxed);
        stop.store(true, Ordering::Relaxed);
        while let Some(done) = running.join_next().await {
            done??;
        }
        print(name, &times, n);
    }
    engine.db().close().await;
    drop(server);
    database.remove().await
}

/// The judgements.
async fn fill(engine: &Engine, scene: &Scene) -> anyhow::Result<TaskId> {
    engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
    let change = |definition: &mut shared::Definition| {
        definition.need = i64::try_from(WORKERS).unwrap_or(i64::MAX);
        definition.items_per_hit = ITEMS_PER_HIT;
    };
    let task = scene.open_task(engine, Preset::Fluency, change).await?;
    let systems = engine.systems(&scene.admin, scene.study).await?.into_iter().map(|counted| counted.id).collect();
    scene.batch(engine, task, systems).await?;
    for worker in &scene.workers {
        for _ in 0..HITS_EACH {
            submit(engine, worker.actor, (scene.study, task)).await?;
        }
    }
    Ok(task)
}

/// One hit, claimed and submitted.
async fn submit(engine: &Engine, worker: Actor, (study, task): (StudyId, TaskId)) -> anyhow::Result<()> {
    if let Claimed::Hit { assignment } = engine.claim(&worker, study, task).await? {
        let shown = engine.shown(&worker, assignment).await?;
        let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
        engine.submit(&worker, assignment, submission).await?;
    }
    Ok(())
}

async fn submit_again(
    engine: Engine,
    worker: Actor,
    about: (StudyId, TaskId),
    stop: Arc<AtomicBool>,
) -> anyhow::Result<()> {
    while !stop.load(Ordering::Relaxed) {
        submit(&engine, worker, about).await?;
        sleep(Duration::from_secs(1)).await;
    }
    Ok(())
}

async fn read_again(at: String, token: String, stop: Arc<AtomicBool>, read: Arc<AtomicU64>) -> anyhow::Result<()> {
    let client = Client::new();
    while !stop.load(Ordering::Relaxed) {
        let reply = client.get(&at).bearer_auth(&token).send().await?;
        let status = reply.status();
        let text = reply.text().await?;
        match status {
            StatusCode::OK => drop(read.fetch_add(1, Ordering::Relaxed)),
            StatusCode::SERVICE_UNAVAILABLE => sleep(Duration::from_secs(1)).await,
            _ => anyhow::bail!("{at}: {status} {text}"),
        }
    }
    Ok(())
}

struct Claims {
    client: Client,
    url: String,
    study: StudyId,
    task: TaskId,
}

impl Claims {
    /// Claims and gives back for so long; how long each claim took.
    async fn run(&self, tokens: &[&str], time: Duration) -> anyhow::Result<Vec<Duration>> {
        let (since, mut times) = (Instant::now(), Vec::new());
        for token in tokens.iter().cycle() {
            if since.elapsed() > time {
                break;
            }
            let (took, assignment) = self.claim(token).await?;
            times.push(took);
            let back = format!("{}/api/v1/assignments/{assignment}/return", self.url);
            self.client.post(back).bearer_auth(token).send().await?.error_for_status()?;
            sleep(Duration::from_millis(20)).await;
        }
        times.sort();
        Ok(times)
    }

    async fn claim(&self, token: &str) -> anyhow::Result<(Duration, AssignmentId)> {
        let at = format!("{}/api/v1/studies/{}/tasks/{}/claim", self.url, self.study, self.task);
        let since = Instant::now();
        let reply = self.client.post(at).bearer_auth(token).send().await?;
        let (status, text) = (reply.status(), reply.text().await?);
        let took = since.elapsed();
        anyhow::ensure!(status == StatusCode::OK, "a claim: {status} {text}");
        let claimed: Value = serde_json::from_str(&text)?;
        let id = claimed["assignment"].as_str().with_context(|| format!("no hit: {text}"))?;
        Ok((took, id.parse()?))
    }
}

fn print(name: &str, times: &[Duration], reports: u64) {
    let at = |hundredth: usize| {
        let place = (times.len() * hundredth / 100).min(times.len().saturating_sub(1));
        times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let (n, p50, p99, max) = (times.len(), at(50), at(99), at(100));
    println!("{name:<16}{n:>5}{p50:>7.1}{p99:>7.1}{max:>7.1}{reports:>13}");
}
