//! Clients of a fake provider, and studies to begin with.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use fake_provider::{FakeProvider, KEY, TOKEN};
use providers::{
    Action, Actor, Ambient, CodeKind, CompletionCode, Connect, Connection, Entry, Limits, NewStudy, Prolific, Provider,
    Secret, Transition,
};
use shared::Money;

/// The address with the parameters of Prolific.
pub const ADDRESS: &str =
    "https://study.example.org/p?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}";
/// A message that is long enough for a rejection.
pub const LONG: &str = "Both attention checks, in text 7 and in text 15, were answered with another value than the one that was asked for.";

/// Waiting that is noted and takes no time, and bytes that differ each time.
#[derive(Debug, Default)]
pub struct Waits {
    slept: Mutex<Vec<Duration>>,
    drawn: Mutex<u8>,
}

impl Waits {
    /// The waits, in their order.
    pub fn slept(&self) -> Vec<Duration> {
        self.slept.lock().expect("no panic").clone()
    }
}

#[async_trait::async_trait]
impl Ambient for Waits {
    fn entropy(&self) -> [u8; 32] {
        let mut drawn = self.drawn.lock().expect("no panic");
        *drawn = drawn.wrapping_add(1);
        [*drawn; 32]
    }

    async fn sleep(&self, time: Duration) {
        self.slept.lock().expect("no panic").push(time);
    }
}

/// How this fake is reached.
pub fn connection(base: &str, token: &str, waits: &Arc<Waits>) -> Connection {
    let limits = Limits { connect: Duration::from_secs(2), attempt: Duration::from_secs(2), ..Limits::default() };
    Connection { base: base.to_owned(), token: Secret::new(token), limits, ambient: Arc::<Waits>::clone(waits) }
}

/// A fake, and a client of its Prolific.
pub async fn prolific() -> (FakeProvider, Prolific) {
    let fake = FakeProvider::start().await;
    let client = Prolific::new(connection(fake.url(), TOKEN, &Arc::default())).expect("a client");
    (fake, client)
}

/// A fake, and a client of its Connect.
pub async fn connect() -> (FakeProvider, Connect) {
    let fake = FakeProvider::start().await;
    let client = Connect::new(connection(fake.url(), KEY, &Arc::default())).expect("a client");
    (fake, client)
}

/// A code.
pub fn code(code: &str, kind: CodeKind, action: Action, actor: Actor) -> CompletionCode {
    CompletionCode { code: code.to_owned(), kind, actions: vec![action], actor }
}

/// A study for so many people with this reward.
pub fn study(places: u32, reward: Money) -> NewStudy {
    NewStudy {
        name: "Rate short texts".to_owned(),
        internal_name: "concord hit 7".to_owned(),
        description: "Read and rate 20 short texts.".to_owned(),
        entry: Entry::Address(ADDRESS.to_owned()),
        is_secure: false,
        codes: vec![code("CDONE7", CodeKind::Completed, Action::ManuallyReview, Actor::Participant)],
        places,
        minutes: 12,
        maximum_minutes: None,
        reward,
        devices: Vec::new(),
        filters: Vec::new(),
        project: None,
        submissions_each: Some(1),
    }
}

/// A published study, and as many submissions that wait for a decision.
pub async fn submitted(fake: &FakeProvider, client: &Prolific, places: u32, reward: Money) -> (String, Vec<String>) {
    let id = client.create_study(&study(places, reward)).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("a published study");
    let mut submissions = Vec::new();
    for n in 0..places {
        let entry = fake.take_place(&id, &FakeProvider::participant(n)).await.expect("a place");
        assert!(fake.submit(&entry.submission, "CDONE7").await);
        submissions.push(entry.submission);
    }
    (id, submissions)
}

/// Nothing that was sent or answered contradicts the schema.
pub fn check(fake: &FakeProvider) {
    assert_eq!(fake.violations(), Vec::<String>::new());
}

/// Pounds.
pub fn gbp(minor: i64) -> Money {
    Money::new(minor, "GBP")
}
