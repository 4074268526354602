//! `cargo xtask bench server`: workers in a closed loop without think time, against a release build.
//!
//! Each claims, reads, answers one question, submits, for a minute: twenty on SQLite and on PostgreSQL, with few and with
//! many hits, and fifty on a PostgreSQL that is a millisecond away. With it, in the same run, what the same database
//! commits durably when nothing but one row is written, and whose the processor time is.
//! `cargo xtask bench server -- 10` runs ten seconds each; `-- sqlite` or `-- postgres` one engine.

use std::{
    env, fs,
    str::FromStr as _,
    time::{Duration, Instant},
};

use engine::{design::preset::Preset, texts::output::Builtin};
use reqwest::StatusCode;
use serde_json::json;
use shared::{Shown, StudyId, Submission, TaskId};
use sqlx::{
    PgPool, SqlitePool,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteSynchronous},
};
use system_tests::{
    client::Client,
    database::{Database, Kind},
    process::{Server, is_built},
    scene::Scene,
    wire::Wire,
    worker::{answers, submission_id},
};
use tokio::task::JoinSet;

/// A run: on which engine, with how many hits that need how many submissions, workers, and how far the database is away.
struct Run {
    kind: Kind,
    hits: usize,
    need: i64,
    clients: usize,
    away: Duration,
}

const RUNS: [Run; 6] = [
    Run { kind: Kind::Sqlite, hits: 5_000, need: 20, clients: 20, away: Duration::ZERO },
    Run { kind: Kind::Sqlite, hits: 30_000, need: 4, clients: 20, away: Duration::ZERO },
    Run { kind: Kind::Postgres, hits: 5_000, need: 20, clients: 20, away: Duration::ZERO },
    Run { kind: Kind::Postgres, hits: 30_000, need: 4, clients: 20, away: Duration::ZERO },
    Run { kind: Kind::Postgres, hits: 5_000, need: 20, clients: 50, away: Duration::from_millis(1) },
    Run { kind: Kind::Postgres, hits: 30_000, need: 4, clients: 50, away: Duration::from_millis(1) },
];

/// How long each call took, in microseconds.
#[derive(Debug, Default)]
struct Timings {
    claim: Vec<u64>,
    submit: Vec<u64>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let seconds = env::args().find_map(|arg| arg.parse().ok()).unwrap_or(60);
    let is_named = |name: &str| env::args().any(|arg| arg == name);
    println!("closed loop, {seconds} s each; times in milliseconds");
    println!(
        "database    hits  clients  away  answers/s  claim p50   p95   p99  submit p50   p95   p99  memory start/end MB  \
         CPU of an answer: server, clients, database  raw commits/s (1 connection, one for each client)"
    );
    for run in RUNS {
        let name = if run.kind == Kind::Sqlite { "sqlite" } else { "postgres" };
        if is_named(name) || !(is_named("sqlite") || is_named("postgres")) {
            measure(run, Duration::from_secs(seconds)).await?;
        }
    }
    Ok(())
}

async fn measure(Run { kind, hits, need, clients, away }: Run, lasting: Duration) -> anyhow::Result<()> {
    let Some(database) = Database::new(kind).await? else { return Ok(()) };
    let engine = database.engine().await?;
    let scene = Scene::new(&engine, hits, clients).await?;
    engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
    let task = scene.open_task(&engine, Preset::Fluency, |definition| definition.need = need).await?;
    let systems = engine.systems(&scene.admin, scene.study).await?.into_iter().map(|counted| counted.id).collect();
    scene.batch(&engine, task, systems).await?;
    let raw = Raw::open(&database.url).await?;
    let (one, many) = (raw.commits(1).await?, raw.commits(clients).await?);
    raw.close().await;

    let wire = if away.is_zero() { None } else { Some(Wire::start(&database.url, away).await?) };
    let address = wire.as_ref().map_or(&database.url, |wire| &wire.url);
    let connections = clients.max(20).to_string();
    let settings = [("DATABASE_URL", address.as_str()), ("CONCORD_DATABASE_CONNECTIONS", &connections)];
    let server = Server::start_with(&database, &settings).await?;
    let before = megabytes(&server);
    let used = Processors::now(&server);
    let since = Instant::now();
    let mut running = JoinSet::new();
    for worker in &scene.workers {
        let client = Client::new(&server.url, &worker.token);
        running.spawn(closed_loop(client, scene.study, task, since + lasting));
    }
    let mut all = Timings::default();
    while let Some(timings) = running.join_next().await {
        let timings = timings??;
        all.claim.extend(timings.claim);
        all.submit.extend(timings.submit);
    }
    let rate = all.submit.len() as f64 / since.elapsed().as_secs_f64();
    let [of_server, of_clients, of_database] = Processors::now(&server).since(&used, all.submit.len());
    let (claim, submit) = (quantiles(&mut all.claim), quantiles(&mut all.submit));
    println!(
        "{:<10}{hits:>6}{clients:>9}{:>6}{rate:>11.0}{:>11.1}{:>6.1}{:>6.1}{:>12.1}{:>6.1}{:>6.1}{:>12}/{:<8}\
         {of_server:>12.2}, {of_clients:.2}, {of_database:.2} ms{one:>12.0}, {many:.0}",
        engine.db().engine(),
        away.as_millis(),
        claim[0],
        claim[1],
        claim[2],
        submit[0],
        submit[1],
        submit[2],
        before,
        megabytes(&server),
    );
    engine.db().close().await;
    drop(server);
    database.remove().await
}

async fn closed_loop(client: Client, study: StudyId, task: TaskId, until: Instant) -> anyhow::Result<Timings> {
    let mut timings = Timings::default();
    while Instant::now() < until {
        let begin = Instant::now();
        let claimed = client.post(&format!("/studies/{study}/tasks/{task}/claim"), &json!({})).await?;
        timings.claim.push(micros(begin));
        let Some(assignment) = claimed.body["assignment"].as_str() else {
            anyhow::ensure!(claimed.status == StatusCode::OK, "claim: {} {}", claimed.status, claimed.body);
            println!("(nothing left to claim: the figures hold for the time until then)");
            break;
        };
        let shown: Shown = serde_json::from_value(client.get(&format!("/assignments/{assignment}")).await?.body)?;
        let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
        let begin = Instant::now();
        let reply = client.post(&format!("/assignments/{assignment}/submit"), &submission).await?;
        timings.submit.push(micros(begin));
        anyhow::ensure!(reply.body["result"] == "stored", "submit: {} {}", reply.status, reply.body);
    }
    Ok(timings)
}

/// Processor time in hundredths of a second.
struct Processors {
    server: u64,
    clients: u64,
    machine: u64,
}

impl Processors {
    fn now(server: &Server) -> Self {
        let of = |id: u32| {
            let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
            let after = stat.rsplit_once(") ").map(|(_, after)| after.to_owned()).unwrap_or_default();
            after.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum()
        };
        let machine = fs::read_to_string("/proc/stat").unwrap_or_default();
        // user, nice, system, then idle and waiting, then interrupts.
        let ticks: Vec<u64> = machine.split_whitespace().skip(1).take(7).filter_map(|word| word.parse().ok()).collect();
        let busy = ticks.iter().sum::<u64>() - ticks.iter().skip(3).take(2).sum::<u64>();
        Self { server: server.id().map_or(0, of), clients: of(std::process::id()), machine: busy }
    }

    /// Milliseconds of the server, the clients (with the wire) and all else, which is the database, for each answer.
    fn since(&self, before: &Self, answers: usize) -> [f64; 3] {
        let (server, clients) = (self.server - before.server, self.clients - before.clients);
        let rest = (self.machine - before.machine).saturating_sub(server + clients);
        [server, clients, rest].map(|ticks| ticks as f64 * 10.0 / answers.max(1) as f64)
    }
}

/// The database without the server before it. One connection writes where there can only be one.
#[derive(Clone, Debug)]
enum Raw {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Raw {
    async fn open(url: &str) -> anyhow::Result<Self> {
        Ok(if url.starts_with("sqlite:") {
            let options = SqliteConnectOptions::from_str(url)?.synchronous(SqliteSynchronous::Full);
            Self::Sqlite(SqlitePoolOptions::new().max_connections(1).connect_with(options).await?)
        } else {
            Self::Postgres(PgPool::connect(url).await?)
        })
    }

    /// One-row transactions a second that it makes durable for so many at once.
    async fn commits(&self, at_once: usize) -> anyhow::Result<f64> {
        let lasting = Duration::from_secs(3);
        let since = Instant::now();
        let mut running = JoinSet::new();
        for number in 0..at_once {
            let raw = self.clone();
            running.spawn(async move {
                let mut commits = 0_u32;
                while since.elapsed() < lasting {
                    let key = format!("raw {number} {commits}");
                    let written = match &raw {
                        Self::Sqlite(pool) => sqlx::query(INSERT).bind(key).execute(pool).await?.rows_affected(),
                        Self::Postgres(pool) => sqlx::query(INSERT).bind(key).execute(pool).await?.rows_affected(),
                    };
                    commits += u32::from(written == 1);
                }
                anyhow::Ok(commits)
            });
        }
        let mut commits = 0;
        while let Some(done) = running.join_next().await {
            commits += done??;
        }
        Ok(f64::from(commits) / since.elapsed().as_secs_f64())
    }

    async fn close(self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

const INSERT: &str =
    "insert into installation (key, value) values ($1, 'x') on conflict (key) do update set value = 'y'";

fn micros(begin: Instant) -> u64 {
    u64::try_from(begin.elapsed().as_micros()).unwrap_or(u64::MAX)
}

/// The 50th, 95th and 99th hundredth, in milliseconds.
fn quantiles(times: &mut [u64]) -> [f64; 3] {
    times.sort_unstable();
    [50, 95, 99].map(|q| times.get(times.len() * q / 100).copied().unwrap_or_default() as f64 / 1_000.0)
}

/// The memory the server holds, in megabytes, where the system tells.
fn megabytes(server: &Server) -> u64 {
    let status = server.id().and_then(|id| fs::read_to_string(format!("/proc/{id}/status")).ok()).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<u64>().ok()).unwrap_or_default() / 1_024
}
