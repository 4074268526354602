//! `cargo xtask bench large`: a study of ten million answers, from filling it to reading it.
//!
//! A study of twenty tasks and about 100,000 HITs with 2,000 workers (see `system_tests::large`), of whose HITs one in twenty waits for work. It
//! prints how long filling took and how large the database is, then what claims and submissions, pages and exports take.
//!
//! `--answers N`, `--tasks N`, `--languages N` and `--workers N` change the study, `--postgres` the database. `--keep DIR`
//! keeps a SQLite database in a folder and measures it again the next time. `--only work`, `pages` or `exports` measures
//! one of them.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use engine::Engine;
use reqwest::StatusCode;
use serde_json::json;
use shared::{Shown, StudyId, Submission, TaskId};
use system_tests::{
    arguments::Arguments,
    client::Client,
    database::Database,
    large::{Large, Shape},
    process::{Server, is_built},
    reader::Reader,
    times::{print, print_head},
    usage::processor_time,
    worker::{answers, submission_id},
};
use tokio::task::JoinSet;

/// Workers who work at the same time, and for how long.
const CLIENTS: usize = 20;
const LASTING: Duration = Duration::from_secs(15);

const FILES: [&str; 6] = ["answers.csv", "answers.jsonl", "answers.parquet", "items.csv", "csv.zip", "parquet.zip"];

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let arguments = Arguments::given();
    let shape = Shape {
        answers: arguments.number("--answers", 10_000_000)?,
        tasks: arguments.number("--tasks", 20)?,
        languages: arguments.number("--languages", 4)?,
        workers: Some(arguments.number("--workers", 2_000)?),
        items: 30,
        open: 20,
    };
    let kept = arguments.after("--keep").map(Path::new);
    let database = match kept {
        Some(folder) if folder.join("concord.db").exists() => Some(Database::in_folder(folder)?),
        Some(folder) => Some(Database::new_in_folder(folder).await?),
        None => Database::new(arguments.kind()).await?,
    };
    let Some(database) = database else { return Ok(()) };
    let engine = database.engine().await?;
    let large = match Large::find(&database).await {
        Ok(large) => large,
        Err(_) => fill(&engine, &database, shape).await?,
    };
    println!("{}, {} answers of {} workers\n", engine.db().engine(), large.answers, large.workers.len());
    let mut tokens = Vec::new();
    for worker in large.workers.iter().step_by((large.workers.len() / CLIENTS).max(1)).take(CLIENTS) {
        tokens.push(engine.add_token(worker, "bench", 1).await?.secret);
    }
    let own = engine.add_token(&large.admin, "bench", 1).await?.secret;
    engine.db().close().await;
    let server = Server::start_with(&database, &[("CONCORD_JOBS", "false")]).await?;
    let is_asked = |part: &str| arguments.after("--only").is_none_or(|only| only == part);
    if is_asked("work") {
        work(&server, &large, (&own, &tokens)).await?;
    }
    if is_asked("pages") {
        Reader::sign_in(&server).await?.measure(&server, &large).await?;
    }
    if is_asked("exports") {
        export(&server, &large, &own).await?;
    }
    drop(server);
    if kept.is_some() { Ok(()) } else { database.remove().await }
}

/// Fills the database, and says how long it took.
async fn fill(engine: &Engine, database: &Database, shape: Shape) -> anyhow::Result<Large> {
    let (since, used) = (Instant::now(), processor_time(std::process::id()));
    let large = Large::of_shape(engine, database, shape).await?;
    let (took, used) = (since.elapsed(), processor_time(std::process::id()).saturating_sub(used));
    println!(
        "{} answers in {:.0} s ({:.0} s of processor time here): {:.0} a second; {} MB on the disk",
        large.answers,
        took.as_secs_f64(),
        used.as_secs_f64(),
        large.answers as f64 / took.as_secs_f64(),
        database.bytes().await? / 1_000_000
    );
    Ok(large)
}

/// Claims and submissions of workers in a closed loop, each beginning with another task.
async fn work(server: &Server, large: &Large, (managers, tokens): (&str, &[String])) -> anyhow::Result<()> {
    let listed = Client::new(&server.url, managers).get(&format!("/studies/{}/tasks", large.study)).await?.body;
    let tasks: Vec<TaskId> = listed
        .as_array()
        .into_iter()
        .flatten()
        .map(|task| serde_json::from_value(task["task"]["id"].clone()))
        .collect::<Result<_, _>>()?;
    let mut running = JoinSet::new();
    let (since, used) = (Instant::now(), server.processor_time());
    for (place, token) in tokens.iter().enumerate() {
        let mut turned = tasks.clone();
        turned.rotate_left(place % tasks.len().max(1));
        running.spawn(closed_loop(Client::new(&server.url, token), (large.study, turned), since + LASTING));
    }
    let (mut claims, mut submissions) = (Vec::new(), Vec::new());
    while let Some(timings) = running.join_next().await {
        let (claim, submit) = timings??;
        claims.extend(claim);
        submissions.extend(submit);
    }
    let used = server.processor_time().saturating_sub(used);
    let n = submissions.len();
    println!(
        "{CLIENTS} workers: {n} submissions in {:.0} s, {:.2} ms of processor time each\n",
        since.elapsed().as_secs_f64(),
        used.as_secs_f64() * 1e3 / n.max(1) as f64
    );
    print_head();
    print("claim", &mut claims);
    print("submission", &mut submissions);
    println!();
    Ok(())
}

type Times = Vec<Duration>;

async fn closed_loop(
    client: Client,
    (study, tasks): (StudyId, Vec<TaskId>),
    until: Instant,
) -> anyhow::Result<(Times, Times)> {
    let (mut claims, mut submissions) = (Vec::new(), Vec::new());
    let mut tasks = tasks.iter();
    let Some(mut task) = tasks.next() else { return Ok((claims, submissions)) };
    while Instant::now() < until {
        let begin = Instant::now();
        let claimed = client.post(&format!("/studies/{study}/tasks/{task}/claim"), &json!({})).await?;
        let took = begin.elapsed();
        let Some(assignment) = claimed.body["assignment"].as_str() else {
            anyhow::ensure!(claimed.status == StatusCode::OK, "claim: {} {}", claimed.status, claimed.body);
            let Some(next) = tasks.next() else {
                println!("(nothing left to claim)");
                break;
            };
            task = next;
            continue;
        };
        claims.push(took);
        let shown: Shown = serde_json::from_value(client.get(&format!("/assignments/{assignment}")).await?.body)?;
        let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
        let begin = Instant::now();
        let reply = client.post(&format!("/assignments/{assignment}/submit"), &submission).await?;
        submissions.push(begin.elapsed());
        anyhow::ensure!(reply.body["result"] == "stored", "submit: {} {}", reply.status, reply.body);
    }
    Ok((claims, submissions))
}

/// Reads the files of an export.
async fn export(server: &Server, large: &Large, token: &str) -> anyhow::Result<()> {
    let client = reqwest::Client::new();
    let at = |rest: &str| format!("{}/api/v1/studies/{}/{rest}", server.url, large.study);
    let since = Instant::now();
    read(&client, &at("exports"), token).await?;
    println!("counts: {:.2} s\n", since.elapsed().as_secs_f64());
    let idle = server.megabytes("VmRSS:");
    println!("| file | s | CPU s | rows/s | MB | MB over {idle} |\n|---|---|---|---|---|---|");
    for file in FILES {
        server.forget_peak();
        let (since, used) = (Instant::now(), server.processor_time());
        let (bytes, lines) = read(&client, &at(&format!("exports/{file}")), token).await?;
        let (took, used) = (since.elapsed().as_secs_f64(), server.processor_time().saturating_sub(used));
        let is_csv = Path::new(file).extension().is_some_and(|ending| ending == "csv");
        let rows = if is_csv { lines.saturating_sub(1) } else { large.answers };
        println!(
            "| {file} | {took:.1} | {:.1} | {:.0} | {} | {} |",
            used.as_secs_f64(),
            rows as f64 / took,
            bytes / 1_000_000,
            server.megabytes("VmHWM:").saturating_sub(idle)
        );
    }
    Ok(())
}

/// Reads to the end; how many bytes and lines that were.
async fn read(client: &reqwest::Client, address: &str, token: &str) -> anyhow::Result<(usize, usize)> {
    let mut response = client.get(address).bearer_auth(token).send().await?;
    anyhow::ensure!(response.status() == StatusCode::OK, "{address}: {}", response.status());
    let (mut bytes, mut lines) = (0, 0);
    while let Some(piece) = response.chunk().await? {
        bytes += piece.len();
        lines += piece.split(|byte| *byte == b'\n').count().saturating_sub(1);
    }
    Ok((bytes, lines))
}
