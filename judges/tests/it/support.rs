//! A clock that only waiting advances, and runs as the tests need them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use fake_provider::ChatServer;
use judges::{
    Ambient, Call, Chat, ChatOptions, Done, Ended, Endpoint, Limits, Parameters, Plan, Run, Scale, Secret, Summary,
    TokenLimit, digest,
};

/// The key that must appear nowhere.
pub const KEY: &str = "sk-d0n0tsh0w";

/// A clock that stands still until somebody waits.
#[derive(Default)]
pub struct Still {
    micros: AtomicI64,
    waits: Mutex<Vec<Duration>>,
}

impl Still {
    /// The waits, in their order.
    pub fn waits(&self) -> Vec<Duration> {
        self.waits.lock().expect("no waiter panics").clone()
    }
}

#[async_trait::async_trait]
impl Ambient for Still {
    fn now(&self) -> i64 {
        1_800_000_000_000_000 + self.micros.load(Ordering::SeqCst)
    }

    fn elapsed(&self) -> Duration {
        Duration::from_micros(self.micros.load(Ordering::SeqCst).try_into().expect("a short time"))
    }

    fn entropy(&self) -> u64 {
        0
    }

    async fn sleep(&self, time: Duration) {
        self.waits.lock().expect("no waiter panics").push(time);
        self.micros.fetch_add(time.as_micros().try_into().expect("a short time"), Ordering::SeqCst);
        tokio::task::yield_now().await;
    }
}

/// Options of a chat without anything special.
pub fn options() -> ChatOptions {
    ChatOptions {
        model: "m".into(),
        system: None,
        temperature: Some(0.0),
        max_tokens: Some(20),
        limit_name: TokenLimit::MaxTokens,
        timeout: Duration::from_mins(1),
    }
}

pub fn chat(server: &ChatServer) -> Chat {
    Chat::new(server.url(), Secret::new(KEY), options()).expect("an endpoint")
}

pub fn limits() -> Limits {
    Limits { at_once: 4, per_minute: None, retries: 2, price: None, budget: None }
}

/// Calls about items `i0`, `i1`, and so on.
pub fn calls(n: usize) -> Vec<Call> {
    (0..n)
        .map(|n| Call {
            item: format!("i{n}"),
            rater: "m".into(),
            prompt: format!("Rate item {n}.").into(),
            seed: None,
        })
        .collect()
}

pub fn plan() -> Plan {
    let parameters = Parameters { model: Some("m".into()), scale: "levels 1..5".into(), ..Parameters::default() };
    Plan { rater: "m".into(), template_sha256: digest("Rate item {n}."), parameters }
}

/// Makes calls on levels from 1 to 5: what is done, sorted by item, and how it ended.
pub async fn carry_out(
    endpoint: &dyn Endpoint,
    ambient: &Still,
    limits: Limits,
    calls: Vec<Call>,
) -> (Vec<Done>, Summary, Option<Ended>) {
    let scale = Scale::levels("1..5").expect("a scale");
    let run = Run { endpoint, ambient, scale: &scale, field: None, limits };
    let mut all = Vec::new();
    let (summary, ended) = run
        .carry_out(calls, |done| {
            all.push(done.clone());
            Ok(())
        })
        .await;
    all.sort_by(|a, b| a.call.item.cmp(&b.call.item));
    (all, summary, ended)
}
