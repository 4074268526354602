//! `cargo xtask bench soak`: thirty minutes of everything at once, against a release build.
//!
//! Fifty workers with a second of thought between their calls, a researcher who imports, a manager who exports and reads
//! reports, and attackers from another address: endless brackets, forms and passwords from nobody, half-open connections,
//! bodies that never end. It fails if anybody met an error 500, if an acknowledged answer is not stored, if a hit has more
//! answers than it needs, or if memory goes on growing. `cargo xtask bench soak -- 5 postgres` takes five minutes on
//! PostgreSQL.

#[path = "soak/attack.rs"]
mod attack;
#[path = "soak/tally.rs"]
mod tally;

use std::{
    collections::HashSet,
    env,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use engine::{design::preset::Preset, texts::output::Builtin};
use reqwest::StatusCode;
use serde_json::json;
use shared::{Shown, StudyId, Submission, SubmissionId, TaskId};
use system_tests::{
    client::Client,
    count::counted,
    database::{Database, Kind},
    process::{Server, is_built},
    scene::Scene,
    worker::{answers, submission_id},
};
use tally::{Tally, memory};
use tokio::task::JoinSet;

const WORKERS: usize = 50;
const HITS: usize = 10_000;
const NEED: i64 = 20;
/// Between two calls of a worker.
const THOUGHT: Duration = Duration::from_millis(700);
/// Memory after the first third of the time may grow by this much until the end.
const GROWTH_MB: f64 = 40.0;

/// What all participants share.
#[derive(Clone)]
struct Soak {
    url: String,
    study: StudyId,
    /// Where the researcher imports, so that the reports' study does not change under the reports alone.
    other: StudyId,
    until: Instant,
    tally: Arc<Tally>,
    stored: Arc<Mutex<HashSet<SubmissionId>>>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let minutes: u64 = env::args().find_map(|arg| arg.parse().ok()).unwrap_or(30);
    let kind = if env::args().any(|arg| arg == "postgres") { Kind::Postgres } else { Kind::Sqlite };
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, HITS, WORKERS).await?;
    engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
    let task = scene.open_task(&engine, Preset::Fluency, |definition| definition.need = NEED).await?;
    let systems = engine.systems(&scene.admin, scene.study).await?.into_iter().map(|counted| counted.id).collect();
    scene.batch(&engine, task, systems).await?;
    let imports =
        engine::design::study::NewStudy { title: "Imports".to_owned(), languages: vec![scene.language.clone()] };
    let other = engine.create_study(&scene.admin, imports).await?;
    let admin = engine.add_token(&scene.admin, "soak", 1).await?.secret;
    println!("{} for {minutes} minutes: {WORKERS} workers, {HITS} HITs of {NEED} judgements", engine.db().engine());

    let server = Server::start(&database).await?;
    let lasting = Duration::from_secs(minutes * 60);
    let soak = Soak {
        url: server.url.clone(),
        study: scene.study,
        other,
        until: Instant::now() + lasting,
        tally: Arc::default(),
        stored: Arc::default(),
    };
    let mut running = JoinSet::new();
    for worker in &scene.workers {
        running.spawn(work(soak.clone(), Client::new(&soak.url, &worker.token), task));
    }
    running.spawn(import(soak.clone(), admin.clone()));
    for path in ["exports/answers.csv", "exports/csv.zip", "agreement", "evaluation", "progress", "statement"] {
        running.spawn(read(soak.clone(), admin.clone(), path));
    }
    for attack in attack::all(&soak.url, &scene.workers[0].token, soak.until, &soak.tally) {
        running.spawn(attack);
    }
    let growth = memory::watch(server.id(), soak.until, lasting);
    let (growth, ended) = tokio::join!(growth, async {
        let mut ended = Ok(());
        while let Some(done) = running.join_next().await {
            ended = ended.and(done.map_err(anyhow::Error::from).and_then(|done| done));
        }
        ended
    });
    ended?;
    soak.tally.print(lasting);
    println!("{growth}");

    let counted = counted(&engine, task).await?;
    let stored = soak.stored.lock().map_err(|_| anyhow::anyhow!("a worker panicked"))?.clone();
    let lost = stored.difference(&counted.submissions).count();
    let over = counted.per_hit.iter().filter(|&&n| n > NEED).count();
    println!(
        "{} answers acknowledged, {lost} lost; {over} HITs with too many; {} repeats",
        stored.len(),
        counted.repeats
    );
    engine.db().close().await;
    drop(server);
    database.remove().await?;
    anyhow::ensure!(lost == 0 && over == 0 && counted.repeats == 0, "something was lost or counted twice");
    anyhow::ensure!(soak.tally.internal() == 0, "{} answers were errors of the server", soak.tally.internal());
    anyhow::ensure!(growth.megabytes() < GROWTH_MB, "memory goes on growing: {growth}");
    Ok(())
}

/// A worker: claims, reads, thinks, submits. A refusal for now is tried again.
async fn work(soak: Soak, client: Client, task: TaskId) -> anyhow::Result<()> {
    let claim = format!("/studies/{}/tasks/{task}/claim", soak.study);
    while Instant::now() < soak.until {
        let Some(claimed) = soak.tally.timed("claim", client.post(&claim, &json!({}))).await else { continue };
        let Some(assignment) = claimed.body["assignment"].as_str() else { continue };
        let shown = loop {
            let shown = soak.tally.timed("show", client.get(&format!("/assignments/{assignment}"))).await;
            if let Some(shown) = shown.filter(|shown| shown.status == StatusCode::OK) {
                break serde_json::from_value::<Shown>(shown.body)?;
            }
        };
        tokio::time::sleep(THOUGHT).await;
        let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
        let path = format!("/assignments/{assignment}/submit");
        loop {
            let reply = soak.tally.timed("submit", client.post(&path, &submission)).await;
            if reply.is_some_and(|reply| reply.body["result"] == "stored") {
                soak.stored.lock().map_err(|_| anyhow::anyhow!("a worker panicked"))?.insert(submission.id);
                break;
            }
            anyhow::ensure!(Instant::now() < soak.until + Duration::from_secs(30), "a submission is never stored");
        }
        tokio::time::sleep(THOUGHT).await;
    }
    Ok(())
}

/// A researcher: a file of 500 new sources every ten seconds, and then one that cannot be read.
async fn import(soak: Soak, token: String) -> anyhow::Result<()> {
    let http = reqwest::Client::new();
    let address = format!("{}/api/v1/studies/{}/sources", soak.url, soak.other);
    for round in 0.. {
        if Instant::now() >= soak.until {
            break;
        }
        let rows: String = (0..500).map(|i| format!("round {round} source {i} is kinda cool!!\n")).collect();
        let good = format!("text\n{rows}");
        for (name, body) in [("import", good.into_bytes()), ("import of garbage", vec![0xff; 100_000])] {
            let query = [("format", "csv"), ("name", "soak.csv"), ("default_language", "en")];
            let request = http.post(&address).query(&query).bearer_auth(&token).body(body);
            soak.tally.sent(name, request).await;
        }
        tokio::time::sleep(Duration::from_secs(10)).await;
    }
    Ok(())
}

/// A manager: the same report or file again and again, with a breath between.
async fn read(soak: Soak, token: String, path: &'static str) -> anyhow::Result<()> {
    let http = reqwest::Client::new();
    let address = format!("{}/api/v1/studies/{}/{path}", soak.url, soak.study);
    while Instant::now() < soak.until {
        soak.tally.sent(path, http.get(&address).bearer_auth(&token)).await;
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    Ok(())
}
