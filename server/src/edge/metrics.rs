//! What is measured of this process, and its text for Prometheus.
//!
//! Labels have few values: templates of routes, never paths; no person, no study.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::sync::LazyLock;
use std::time::Duration;

use axum::extract::Request;
use axum::http::Method;
use engine::usage::Connections;
use leptos::server_fn::axum::server_fn_paths;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::rule;
use crate::AppState;

/// Upper bounds in seconds: an answer from memory, from the database, a report, a large file.
const BUCKETS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Asked {
    method: &'static str,
    route: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Pool {
    pool: &'static str,
    state: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct InState {
    state: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Server {
    server: &'static str,
}

/// What is counted as it happens. The rest is asked for when somebody reads the metrics.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    seconds: Family<Asked, Histogram, fn() -> Histogram>,
    /// Connections that are open.
    pub connections: Gauge,
    /// Connections that were refused because their address had as many as it may.
    pub refused_connections: Counter,
}

/// A request as far as it is counted.
#[derive(Clone, Debug)]
pub(crate) struct Counted(Asked);

impl Counted {
    /// What is needed of a request before it is handed on.
    pub fn of(request: &Request) -> Self {
        Self(Asked { method: method(request.method()), route: route(request) })
    }

    /// The template of the route.
    pub fn route(&self) -> &str {
        &self.0.route
    }
}

impl Metrics {
    /// Nothing has happened yet.
    pub fn new() -> Self {
        let mut registry = Registry::with_prefix("concord");
        let requests = Family::<Answered, Counter>::default();
        let seconds: Family<Asked, Histogram, fn() -> Histogram> =
            Family::new_with_constructor(|| Histogram::new(BUCKETS));
        let (connections, refused_connections) = (Gauge::default(), Counter::default());
        registry.register("http_requests", "Requests that were answered", requests.clone());
        registry.register("http_request_duration_seconds", "Time until an answer began", seconds.clone());
        registry.register("connections", "Open connections", connections.clone());
        registry.register(
            "refused_connections",
            "Connections beyond the limit of their address",
            refused_connections.clone(),
        );
        Self { registry, requests, seconds, connections, refused_connections }
    }

    /// Counts an answer.
    pub fn count(&self, Counted(asked): Counted, status: u16, took: Duration) {
        self.seconds.get_or_create(&asked).observe(took.as_secs_f64());
        let Asked { method, route } = asked;
        self.requests.get_or_create(&Answered { method, route, status }).inc();
    }

    /// All of it as text.
    ///
    /// # Errors
    /// The text cannot be made.
    pub async fn text(&self, state: &AppState) -> Result<String, std::fmt::Error> {
        let mut text = String::new();
        encode_registry(&mut text, &self.registry)?;
        encode_registry(&mut text, &now(state).await)?;
        if let Some(bytes) = resident() {
            writeln!(text, "# HELP process_resident_memory_bytes Memory in use.")?;
            writeln!(text, "# TYPE process_resident_memory_bytes gauge")?;
            writeln!(text, "process_resident_memory_bytes {bytes}")?;
        }
        encode_eof(&mut text)?;
        Ok(text)
    }
}

/// What is so at this moment.
async fn now(state: &AppState) -> Registry {
    let mut registry = Registry::with_prefix("concord");
    let in_flight = Gauge::<i64>::default();
    in_flight.set(number(state.edge.in_flight.total()));
    registry.register("http_requests_in_flight", "Requests under way from known addresses", in_flight);
    let connections = Family::<Pool, Gauge>::default();
    let usage = state.engine.db().usage();
    let pool = |pool, Connections { max, in_use, waiting, .. }: Connections| {
        for (state, count) in
            [("max", max), ("in_use", in_use), ("waiting", waiting), ("idle", max.saturating_sub(in_use))]
        {
            connections.get_or_create(&Pool { pool, state }).set(number(count));
        }
    };
    pool("requests", usage.requests);
    pool("background", usage.background);
    if let Some(replica) = usage.replica {
        pool("replica", replica);
    }
    if let Some(writer) = usage.writer {
        let one = Connections {
            max: 1,
            in_use: usize::from(writer.in_use),
            waiting: writer.waiting,
            max_waiting: writer.max_waiting,
        };
        pool("writer", one);
    }
    registry.register("database_connections", "Connections to the database; for the writer, its queue", connections);
    let reads = Family::<Server, Counter>::default();
    // Without a standby there is no choice to count.
    let counts = state.engine.db().reads().unwrap_or_default();
    for (server, count) in [("replica", counts.replica), ("primary", counts.primary)] {
        reads.get_or_create(&Server { server }).inc_by(count);
    }
    registry.register("background_reads", "Reports and exports by the server that they read, with a standby", reads);
    // A database that cannot be reached says nothing of its jobs; /readyz says why.
    if let Ok(counts) = state.engine.job_counts().await {
        let jobs = Family::<InState, Gauge>::default();
        for (state, count) in counts {
            jobs.get_or_create(&InState { state: state.as_str() }).set(count);
        }
        registry.register("jobs", "Jobs by state", jobs);
    }
    registry
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The method; anything a program makes up is one and the same.
fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::HEAD => "HEAD",
        _ => "other",
    }
}

/// The template of the route; server functions, which share one, by their own names.
fn route(request: &Request) -> String {
    static FUNCTIONS: LazyLock<HashSet<String>> =
        LazyLock::new(|| server_fn_paths().map(|(path, _)| path.to_owned()).collect());
    let function = FUNCTIONS.get(request.uri().path()).map(String::as_str);
    function.or_else(|| rule::matched(request)).unwrap_or("unknown").to_owned()
}

/// The memory of this process, where the system says it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes << 10)
}
