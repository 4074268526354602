//! `cargo xtask bench export`: a hundred thousand answers taken out of a release build, on SQLite and on PostgreSQL.
//!
//! The answers come about as in a study: twenty workers claim hits of a hundred texts and submit them. Then each file is
//! downloaded three times, read as fast as it comes; the quickest counts. Memory is what the process held at its peak
//! above what it held when idle. Beside it, how long the reports over the same answers take.

use std::{
    env, fs,
    time::{Duration, Instant},
};

use engine::{Engine, design::preset::Preset, texts::output::Builtin};
use reqwest::StatusCode;
use shared::TaskId;
use system_tests::{
    database::{Database, Kind},
    process::{Server, is_built},
    scene::Scene,
};
use tokio::task::JoinSet;

const WORKERS: usize = 20;
const ITEMS_PER_HIT: i64 = 100;
const RUNS: usize = 3;
const FILES: [&str; 6] = ["answers.csv", "answers.jsonl", "answers.parquet", "csv.zip", "jsonl.zip", "parquet.zip"];
const REPORTS: [&str; 3] = ["evaluation", "agreement", "progress"];

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let wanted = env::args().find_map(|arg| arg.parse().ok()).unwrap_or(100_000);
    println!("The aim for 100,000 answers: less than 1 s, less than 60 MB over idle.");
    for kind in [Kind::Sqlite, Kind::Postgres] {
        measure(kind, wanted).await?;
    }
    Ok(())
}

async fn measure(kind: Kind, wanted: usize) -> anyhow::Result<()> {
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, wanted.div_ceil(WORKERS), WORKERS).await?;
    let task = fill(&engine, &scene).await?;
    let counts = report::Reports::new(engine.clone()).export_counts(&scene.admin, scene.study).await?;
    let n = usize::try_from(counts.answers)?;
    let token = engine.add_token(&scene.admin, "bench", 1).await?.secret;
    println!("\n{}, {n} answers of one task ({task})", engine.db().engine());
    engine.db().close().await;

    let server = Server::start(&database).await?;
    let client = reqwest::Client::new();
    let at = |rest: &str| format!("{}/api/v1/studies/{}/{rest}", server.url, scene.study);
    read(&client, &at("exports"), &token).await?;
    let idle = memory(&server, "VmRSS:");
    println!("idle: {idle} MB\nfile             seconds  answers/s      MB  MB over idle");
    for file in FILES {
        let (mut best, mut bytes, mut peak) = (Duration::MAX, 0, 0);
        for _ in 0..RUNS {
            forget_peak(&server);
            let since = Instant::now();
            bytes = read(&client, &at(&format!("exports/{file}")), &token).await?;
            best = best.min(since.elapsed());
            peak = peak.max(memory(&server, "VmHWM:"));
        }
        let (seconds, size) = (best.as_secs_f64(), bytes as f64 / 1e6);
        println!("{file:<14}{seconds:>10.2}{:>11.0}{size:>8.1}{:>14}", n as f64 / seconds, peak.saturating_sub(idle));
    }
    for report in REPORTS {
        let since = Instant::now();
        read(&client, &at(report), &token).await?;
        println!("{report:<14}{:>10.2}", since.elapsed().as_secs_f64());
    }
    drop(server);
    database.remove().await
}

/// Lets the workers answer everything; the task.
async fn fill(engine: &Engine, scene: &Scene) -> anyhow::Result<TaskId> {
    engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
    let change = |definition: &mut shared::Definition| {
        definition.need = i64::try_from(WORKERS).unwrap_or(i64::MAX);
        definition.items_per_hit = ITEMS_PER_HIT;
    };
    let task = scene.open_task(engine, Preset::Fluency, change).await?;
    let systems = engine.systems(&scene.admin, scene.study).await?.into_iter().map(|counted| counted.id).collect();
    scene.batch(engine, task, systems).await?;
    let mut running = JoinSet::new();
    for worker in &scene.workers {
        let (engine, scene, worker) = (engine.clone(), scene.clone(), worker.clone());
        running.spawn(async move { scene.work(&engine, &worker, task).await });
    }
    while let Some(done) = running.join_next().await {
        done??;
    }
    Ok(task)
}

/// Reads to the end; how many bytes that were.
async fn read(client: &reqwest::Client, address: &str, token: &str) -> anyhow::Result<usize> {
    let mut response = client.get(address).bearer_auth(token).send().await?;
    anyhow::ensure!(response.status() == StatusCode::OK, "{address}: {}", response.status());
    let mut bytes = 0;
    while let Some(piece) = response.chunk().await? {
        bytes += piece.len();
    }
    Ok(bytes)
}

/// Lets the system count the peak anew, where it can.
fn forget_peak(server: &Server) {
    let asked = server.id().map(|id| fs::write(format!("/proc/{id}/clear_refs"), "5"));
    if !matches!(asked, Some(Ok(()))) {
        println!("(the peak cannot be counted anew here: it is that of the whole run)");
    }
}

/// A figure of the server's memory in megabytes, where the system tells.
fn memory(server: &Server, name: &str) -> u64 {
    let status = server.id().and_then(|id| fs::read_to_string(format!("/proc/{id}/status")).ok()).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<u64>().ok()).unwrap_or_default() / 1_024
}
