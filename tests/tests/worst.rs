//! What the worst files cost: memory of a running server, and time of the people who work meanwhile.

use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::Context as _;
use engine::design::preset::Preset;
use reqwest::{Client as Http, header};
use serde_json::Value;
use system_tests::{
    client::Client,
    database::{Database, Kind},
    process::{Server, is_built},
    scene::Scene,
};

/// What a server needs in addition to the file: database caches, connection buffers, a chunk of rows on its way.
const BESIDE: u64 = 64 << 20;

/// Columns of the worst file, and the length of their names.
const COLUMNS: usize = 1_000;
const NAME: usize = 36;
/// Its rows: as they are kept, with their names, 42 MB.
const ROWS: usize = 1_000;

/// The most memory a process has had, in bytes; nothing where the system does not say.
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().trim_end_matches("kB").trim().parse::<u64>().ok()? * 1_024)
}

/// Rows of a kilobyte that take more than forty once each cell has the name of its column.
fn wide(id: &str, rows: usize) -> String {
    let names: String = (0..COLUMNS - 2).map(|n| format!("{n:0>NAME$},")).collect();
    let row = |n: usize| format!("{}{id}{n},so kewl {n}\n", ",".repeat(COLUMNS - 2));
    format!("{names}id,text\n{}", (0..rows).map(row).collect::<String>())
}

async fn import(server: &Server, token: &str, path: String, body: String) -> anyhow::Result<Value> {
    let request = Http::builder().timeout(Duration::from_mins(5)).build()?.post(format!("{}/api/v1{path}", server.url));
    let request = request.bearer_auth(token).header(header::CONTENT_TYPE, "text/plain");
    Ok(serde_json::from_str(&request.body(body).send().await?.text().await?)?)
}

/// Claims and gives back, again and again; the longest that a claim took.
async fn longest_claim(client: Client, path: String, ends: Arc<AtomicBool>) -> anyhow::Result<Duration> {
    let mut longest = Duration::ZERO;
    while !ends.load(Ordering::Relaxed) {
        let began = Instant::now();
        let claimed = client.post(&path, &()).await?.body;
        longest = longest.max(began.elapsed());
        let Some(assignment) = claimed["assignment"].as_str() else { break };
        client.post(&format!("/assignments/{assignment}/return"), &()).await?;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Ok(longest)
}

/// Rows that repeat the names of their columns cost memory for the file, not for what they become.
async fn rows_that_repeat_their_columns(kind: Kind) -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, 3_000, 1).await?;
    let task = scene.open_task(&engine, Preset::Rewrite, |_| {}).await?;
    scene.batch(&engine, task, Vec::new()).await?;
    let token = engine.add_token(&scene.admin, "import", 1).await?.secret;
    let server = Server::start(&database).await?;
    let path = format!("/studies/{}/sources?format=csv&default_language=en&id=id", scene.study);
    import(&server, &token, path.clone(), wide("first ", 2)).await?;
    let process = server.id().context("it runs")?;
    let Some(before) = peak(process) else {
        testing::skipped("memory (this system does not say)");
        return Ok(());
    };
    let ends = Arc::new(AtomicBool::new(false));
    let worker = Client::new(&server.url, &scene.workers[0].token);
    let claims = format!("/studies/{}/tasks/{task}/claim", scene.study);
    let claiming = tokio::spawn(longest_claim(worker, claims, ends.clone()));
    let file = wide("row ", ROWS);
    let (size, began) = (file.len() as u64, Instant::now());
    let imported = import(&server, &token, path, file).await?;
    assert_eq!(imported["written"], true, "{imported}");
    let grown = peak(process).unwrap_or_default().saturating_sub(before);
    println!("{ROWS} rows, {} KB: {} MB more after {:?}", size >> 10, grown >> 20, began.elapsed());
    assert!(grown < 3 * size + BESIDE, "{size} bytes took {grown} bytes");
    ends.store(true, Ordering::Relaxed);
    println!("the longest claim meanwhile: {:?}", claiming.await??);
    engine.db().close().await;
    drop(server);
    database.remove().await
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_that_repeat_their_columns_on_sqlite() -> anyhow::Result<()> {
    rows_that_repeat_their_columns(Kind::Sqlite).await
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_that_repeat_their_columns_on_postgres() -> anyhow::Result<()> {
    rows_that_repeat_their_columns(Kind::Postgres).await
}
