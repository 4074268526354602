//! `cargo xtask bench crowd`: a thousand workers with think time, and what each step leaves in memory.
//!
//! All sign in with the form, each from an address of their own, and then work through whole pages for ten minutes, with two to
//! twenty seconds of thought on each. After that an export, the reports, and an hour of rest. It prints how long claims, pages and
//! submissions took and the server's memory after each step, and fails if a call takes longer than a tenth of a second (99th
//! percentile), if somebody is refused, or if more than 100 MB above the start are left at the end.
//!
//! `cargo xtask bench crowd -- --minutes 2 --rest 5 --workers 200 --postgres` changes the time of work and of rest in minutes,
//! the number of workers and the database.

use std::time::{Duration, Instant};

use engine::{design::preset::Preset, texts::output::Builtin};
use futures::{StreamExt as _, TryStreamExt as _, stream};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use system_tests::{
    arguments::Arguments,
    browser::Browser,
    client::Client,
    database::Database,
    page_worker::{Done, PageWorker},
    process::{Server, is_built},
    scene::Scene,
    times::{print, print_head},
};
use tokio::time::sleep;

/// Seconds of thought.
const THOUGHT: std::ops::Range<f64> = 2.0..20.0;

/// Sign-ins at once.
const AT_ONCE: usize = 20;

/// Texts in the study, in hits of two, for each of which three workers are needed: more than the crowd can do.
const TEXTS: usize = 60_000;
const ITEMS: i64 = 2;
const NEED: i64 = 3;

/// The limit of the 99th percentile of claims and submissions, and of what is left in memory at the end.
const LIMIT: Duration = Duration::from_millis(100);
const LEFT: u64 = 100;

/// After a step, before its memory is read.
const SETTLES: Duration = Duration::from_secs(10);

const EMAIL: &str = "admin0@example.org";
const PASSWORD: &str = "a long enough pass phrase";

/// How long the calls of workers took.
#[derive(Debug, Default)]
struct Times {
    claim: Vec<Duration>,
    page: Vec<Duration>,
    submit: Vec<Duration>,
    /// Replies other than the one that a worker expects.
    refused: Vec<u16>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let arguments = Arguments::given();
    let workers = arguments.number("--workers", 1_000_usize)?;
    let (minutes, rest) = (arguments.number("--minutes", 10)?, arguments.number("--rest", 60)?);
    let Some(database) = Database::new(arguments.kind()).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, TEXTS, workers).await?;
    engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
    let change = |definition: &mut shared::Definition| (definition.need, definition.items_per_hit) = (NEED, ITEMS);
    let task = scene.open_task(&engine, Preset::Fluency, change).await?;
    let systems = engine.systems(&scene.admin, scene.study).await?.into_iter().map(|counted| counted.id).collect();
    scene.batch(&engine, task, systems).await?;
    println!("{}, {workers} workers for {minutes} minutes", engine.db().engine());
    engine.db().close().await;

    let server = Server::start_with(&database, &[("CONCORD_ADDRESS_HEADER", "x-forwarded-for")]).await?;
    let start = memory(&server, "start").await;
    let since = Instant::now();
    let signed_in = stream::iter(scene.workers.iter().enumerate()).map(async |(number, worker)| {
        let address = format!("10.{}.{}.1", number / 250, number % 250);
        let mut browser = Browser::new(&server.url)?.from_address(address);
        browser.sign_in(&format!("worker{number}@example.org"), PASSWORD).await?;
        anyhow::Ok(PageWorker::new(browser, Client::new(&server.url, &worker.token), (scene.study, task)))
    });
    let crowd: Vec<PageWorker> = signed_in.buffer_unordered(AT_ONCE).try_collect().await?;
    println!("signing in: {:.0} s", since.elapsed().as_secs_f64());
    let after = memory(&server, "sign-ins").await;
    println!("    {:.1} KB for each of them", (after as f64 - start as f64) * 1_024.0 / workers as f64);

    let lasting = Duration::from_mins(minutes);
    let (since, used) = (Instant::now(), server.processor_time());
    let work = crowd.into_iter().zip(0..).map(|(worker, seed)| tokio::spawn(work(worker, seed, since + lasting)));
    let mut all = Times::default();
    for times in work.collect::<Vec<_>>() {
        let mut times = times.await??;
        all.claim.append(&mut times.claim);
        all.page.append(&mut times.page);
        all.submit.append(&mut times.submit);
        all.refused.append(&mut times.refused);
    }
    let used = server.processor_time().saturating_sub(used).as_secs_f64();
    println!(
        "{} submissions, {:.0} a second; {:.2} processors used by the server\n",
        all.submit.len(),
        all.submit.len() as f64 / lasting.as_secs_f64(),
        used / since.elapsed().as_secs_f64()
    );
    print_head();
    let claim = print("claim", &mut all.claim);
    print("page", &mut all.page);
    let submit = print("submission and next claim", &mut all.submit);
    println!();
    memory(&server, &format!("{} answers", all.submit.len() * 2)).await;

    let mut manager = Browser::new(&server.url)?.from_address("10.9.9.1".to_owned());
    manager.sign_in(EMAIL, PASSWORD).await?;
    let study = scene.study;
    for file in ["csv.zip", "parquet.zip"] {
        let mut reply = manager.open(&format!("/api/v1/studies/{study}/exports/{file}")).await?.error_for_status()?;
        while reply.chunk().await?.is_some() {}
    }
    memory(&server, "an export").await;
    for page in ["results", "agreement", "evaluation", "report"] {
        while manager.read(&format!("/studies/{study}/{page}")).await?.contains("data-computing") {
            sleep(Duration::from_millis(200)).await;
        }
    }
    memory(&server, "the reports").await;
    sleep(Duration::from_mins(rest)).await;
    let end = memory(&server, &format!("{rest} minutes of rest")).await;

    anyhow::ensure!(all.refused.is_empty(), "{} calls were refused: {:?}", all.refused.len(), all.refused.first());
    anyhow::ensure!(claim < LIMIT && submit < LIMIT, "claims or submissions take too long");
    anyhow::ensure!(end <= start + LEFT, "{} MB more than at the start are left", end - start);
    drop(server);
    database.remove().await
}

/// Works through pages until the time is over.
async fn work(mut worker: PageWorker, seed: u64, until: Instant) -> anyhow::Result<Times> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut times = Times::default();
    // Not all begin in the same second.
    sleep(Duration::from_secs_f64(chance.random_range(0.0..THOUGHT.end))).await;
    let mut is_claimed = false;
    while Instant::now() < until {
        let begin = Instant::now();
        anyhow::ensure!(worker.next().await?.is_some(), "there is nothing left to do");
        if !is_claimed {
            times.claim.push(begin.elapsed());
        }
        let begin = Instant::now();
        if let Done::No(status) = worker.open().await? {
            times.refused.push(status.as_u16());
            break;
        }
        times.page.push(begin.elapsed());
        sleep(Duration::from_secs_f64(chance.random_range(THOUGHT))).await;
        let begin = Instant::now();
        if let Done::No(status) = worker.submit().await? {
            times.refused.push(status.as_u16());
            break;
        }
        times.submit.push(begin.elapsed());
        is_claimed = true;
    }
    Ok(times)
}

/// The server's memory in megabytes a while after a step.
async fn memory(server: &Server, step: &str) -> u64 {
    sleep(SETTLES).await;
    let (now, peak) = (server.megabytes("VmRSS:"), server.megabytes("VmHWM:"));
    println!("memory after {step}: {now} MB, at most {peak} MB");
    server.forget_peak();
    now
}
