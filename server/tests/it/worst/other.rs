//! Another person who works at the same time, and how long they wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::Request;
use serde_json::json;
use shared::AssignmentId;
use tokio::task::JoinHandle;

use crate::app::{Member, Reply, TestApp};

/// The longest that anybody may wait, in the words of the requirement.
pub const PATIENCE: Duration = Duration::from_secs(1);

/// A machine that does other things too may be slow once, not each time.
const TRIES: usize = 3;

/// A worker who looks at their hit and saves their draft, again and again.
pub struct Other {
    shared: Arc<Shared>,
    task: JoinHandle<()>,
}

#[derive(Default)]
struct Shared {
    ends: AtomicBool,
    /// How often they have saved.
    n: AtomicU64,
    /// The longest they have waited since somebody asked.
    longest: AtomicU64,
}

impl Other {
    /// Begins to work on this hit.
    pub async fn new(app: &Arc<TestApp>, member: &Member, hit: AssignmentId) -> Self {
        let shared = Arc::new(Shared::default());
        let program = app.program_of(member).await;
        let own = shared.clone();
        let task = tokio::spawn(async move {
            let mut revision = 0;
            while !own.ends.load(Ordering::Relaxed) {
                let began = Instant::now();
                program.get(&format!("/assignments/{hit}")).await.good();
                own.waited(began);
                let began = Instant::now();
                let draft = json!({ "revision": revision, "answers": [] });
                program.put(&format!("/assignments/{hit}/draft"), draft).await.good();
                own.waited(began);
                revision += 1;
                own.n.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        });
        let other = Self { shared, task };
        other.round().await;
        other
    }

    /// Until they have begun something new and ended it.
    async fn round(&self) {
        let now = self.shared.n.load(Ordering::Relaxed);
        while self.shared.n.load(Ordering::Relaxed) < now + 2 {
            assert!(!self.task.is_finished(), "the other person was refused");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Fails if they wait longer than that while somebody does this; what came back.
    pub async fn waits_while(&self, name: &str, send: impl AsyncFn() -> Vec<Reply>) -> Vec<Reply> {
        let mut waits = Vec::new();
        for _ in 0..TRIES {
            self.shared.longest.store(0, Ordering::Relaxed);
            let began = Instant::now();
            let replies = send().await;
            let took = began.elapsed();
            self.round().await;
            let said = replies.iter().map(|reply| reply.status.as_u16()).collect::<Vec<_>>();
            assert!(!said.contains(&500), "{name}: {said:?}");
            let longest = Duration::from_micros(self.shared.longest.load(Ordering::Relaxed));
            println!("{name}: {said:?} after {took:?}, others waited {longest:?}");
            if longest < PATIENCE {
                return replies;
            }
            waits.push(longest);
        }
        panic!("{name}: others waited {waits:?}")
    }

    /// Goes home.
    pub async fn end(self) {
        self.shared.ends.store(true, Ordering::Relaxed);
        self.task.await.expect("they were never refused");
    }
}

impl Shared {
    fn waited(&self, since: Instant) {
        let micros = u64::try_from(since.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.longest.fetch_max(micros, Ordering::Relaxed);
    }
}

/// Sends a request as the server takes it: on the thread for requests.
pub async fn send(app: &Arc<TestApp>, request: axum::http::request::Builder, body: Vec<u8>) -> Reply {
    let (app, request) = (app.clone(), request.body(Body::from(body)).expect("a request"));
    tokio::spawn(async move { app.send(request).await }).await.expect("an answer")
}

/// A request of a program.
pub fn by(token: &str, method: &str, path: &str, kind: &str) -> axum::http::request::Builder {
    let request = Request::builder().method(method).uri(format!("/api/v1{path}"));
    request.header("authorization", format!("Bearer {token}")).header("content-type", kind)
}
