//! `cargo xtask bench results`: how long each page of results takes when it is first asked for and when it is asked for
//! again, and what the server holds meanwhile.
//!
//! A study as a real one would have it (see `system_tests::large`), served by a release build, read by a signed-in
//! manager over HTTP. A page that says that something is being computed is asked for again until it is there; that time
//! is "first", and "again" is the median of five requests. `cargo xtask bench results -- --answers 1000000 --postgres
//! --scores` measures so many answers, on PostgreSQL, with the automatic metrics of all outputs.

use std::{
    env, fs,
    pin::pin,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use engine::{Engine, jobs::job::Pace};
use reqwest::{Client, StatusCode, header};
use system_tests::{
    database::{Database, Kind},
    large::{EMAIL, Large, PASSWORD},
    process::{Server, is_built},
};

const AGAIN: usize = 5;

/// The pages, as they are below the study. `{task}` is one of its rating tasks.
const PAGES: [&str; 20] = [
    "/results",
    "",
    "/agreement",
    "/agreement/{task}/en",
    "/evaluation",
    "/systems",
    "/metrics",
    "/rewrites",
    "/tables",
    "/statement",
    "/report",
    "/report.html",
    "/progress",
    "/funnel",
    "/workers",
    "/pay",
    "/export",
    "/adjudication",
    "/jobs",
    "/events",
];

/// What one page took.
struct Timed {
    first: Duration,
    again: Duration,
    bytes: usize,
    peak: u64,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let arguments: Vec<String> = env::args().collect();
    let given = |name: &str| arguments.iter().any(|argument| argument == name);
    let after = |name: &str| arguments.iter().skip_while(|argument| *argument != name).nth(1);
    let answers = after("--answers").map_or(Ok(36_000), |n| n.parse())?;
    let kind = if given("--postgres") { Kind::Postgres } else { Kind::Sqlite };
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let since = Instant::now();
    let study = Large::new(&engine, &database, answers).await?;
    eprintln!("{} answers after {:.0} s", study.answers, since.elapsed().as_secs_f64());
    if given("--scores") {
        score(&engine).await;
        eprintln!("scored after {:.0} s", since.elapsed().as_secs_f64());
    }
    println!("{}, {} answers\n", engine.db().engine(), study.answers);
    engine.db().close().await;
    let server = Server::start_with(&database, &[("CONCORD_JOBS", "false")]).await?;
    measure(&server, &study).await?;
    drop(server);
    database.remove().await
}

/// The scores of all outputs, by the jobs that going live has requested.
async fn score(engine: &Engine) {
    engine.work_off_jobs(Pace::from_lease(Duration::from_mins(10)), pin!(std::future::pending())).await;
}

async fn measure(server: &Server, study: &Large) -> anyhow::Result<()> {
    let reader = Reader::sign_in(server).await?;
    println!("Idle: {} MB.\n", memory(server, "VmRSS:"));
    println!("| page | first | again | KB | peak MB |\n|---|---|---|---|---|");
    for page in PAGES {
        let path = format!("/studies/{}{}", study.study, page.replace("{task}", &study.task.to_string()));
        let timed = reader.time(server, &path).await?;
        println!(
            "| {} | {} | {} | {} | {} |",
            if page.is_empty() { "(overview)" } else { page },
            shown(timed.first),
            shown(timed.again),
            timed.bytes / 1_000,
            timed.peak
        );
    }
    println!("\nAt the end: {} MB.", memory(server, "VmRSS:"));
    Ok(())
}

/// A manager in a browser.
struct Reader {
    client: Client,
    url: String,
    cookies: String,
}

impl Reader {
    async fn sign_in(server: &Server) -> anyhow::Result<Self> {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build()?;
        let form = format!("email={}&password={}&next=", EMAIL.replace('@', "%40"), PASSWORD.replace(' ', "+"));
        let signed_in = client
            .post(format!("{}/fn/sign_in", server.url))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ACCEPT, "text/html")
            .header(header::ORIGIN, &server.url)
            .body(form)
            .send()
            .await?;
        anyhow::ensure!(signed_in.status().is_redirection(), "signing in: {}", signed_in.status());
        let cookies = signed_in.headers().get_all(header::SET_COOKIE).iter();
        let cookies = cookies.filter_map(|cookie| cookie.to_str().ok()?.split(';').next()).collect::<Vec<_>>();
        Ok(Self { client, url: server.url.clone(), cookies: cookies.join("; ") })
    }

    async fn time(&self, server: &Server, path: &str) -> anyhow::Result<Timed> {
        forget_peak(server);
        let since = Instant::now();
        let mut page = self.read(path).await?;
        while page.contains("data-computing") {
            tokio::time::sleep(Duration::from_millis(20)).await;
            page = self.read(path).await?;
        }
        let first = since.elapsed();
        let mut again = Vec::new();
        for _ in 0..AGAIN {
            let since = Instant::now();
            page = self.read(path).await?;
            again.push(since.elapsed());
        }
        again.sort();
        let again = *again.get(AGAIN / 2).context("it was asked for again")?;
        Ok(Timed { first, again, bytes: page.len(), peak: memory(server, "VmHWM:") })
    }

    async fn read(&self, path: &str) -> anyhow::Result<String> {
        let request = self.client.get(format!("{}{path}", self.url)).header(header::COOKIE, &self.cookies);
        let response = request.header(header::ACCEPT, "text/html").send().await?;
        let is_there = matches!(response.status(), StatusCode::OK | StatusCode::ACCEPTED);
        anyhow::ensure!(is_there, "{path}: {}", response.status());
        Ok(response.text().await?)
    }
}

fn shown(time: Duration) -> String {
    if time < Duration::from_secs(1) {
        format!("{} ms", time.as_millis())
    } else {
        format!("{:.1} s", time.as_secs_f64())
    }
}

/// Lets the system count the peak of memory again from here, where it can.
fn forget_peak(server: &Server) {
    if let Some(id) = server.id() {
        let _ = fs::write(format!("/proc/{id}/clear_refs"), "5");
    }
}

/// A figure of the server's memory in megabytes, where the system tells.
fn memory(server: &Server, name: &str) -> u64 {
    let status = server.id().and_then(|id| fs::read_to_string(format!("/proc/{id}/status")).ok()).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<u64>().ok()).unwrap_or_default() / 1_024
}
