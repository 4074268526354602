//! What Prolific sends by itself: it is subscribed to once for a workspace, and has Prolific asked at once.

use std::future::pending;
use std::pin::pin;
use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use engine::recruiting::{Recruiting, SecretsKey};
use engine::{Engine, recruiting::hook::Told};
use fake_provider::{FakeProvider, Fault, Hooks, Receiver, Signing, TOKEN, WORKSPACE, When};
use providers::{Connection, Prolific, Provider as _, Secret, TokioAmbient};
use shared::{ConnectionProblem, Finding, HookState, Service};

use super::stage::Stage;
use super::{KEY, state, with_provider};
use crate::app::TestApp;

const SUBSCRIBE: &str = "POST /api/v1/hooks/subscriptions/";
const CONFIRM: &str = "POST /api/v1/hooks/subscriptions/{id}/";
const REMOVE: &str = "DELETE /api/v1/hooks/subscriptions/{id}/";
const LIST: &str = "GET /api/v1/studies/{id}/submissions/";

/// A process of a server with a public address.
fn public(app: &TestApp, fake: &FakeProvider, address: &str) -> Engine {
    let key = SecretsKey::from_hex(KEY).expect("a key");
    let recruiting = Recruiting::new(key, super::urls(fake.url())).expect("an address").at(Some(address));
    app.engine.clone().with_recruiting(recruiting)
}

fn client(fake: &FakeProvider) -> Prolific {
    let (limits, ambient) = (Recruiting::LIMITS, Arc::new(TokioAmbient(|| [7; 32])));
    let connection = Connection { base: fake.url().to_owned(), token: Secret::new(TOKEN), limits, ambient };
    Prolific::new(connection).expect("a client")
}

/// A followed study at a server with a public address, and where the fake sends its events.
struct Heard {
    stage: Stage,
    engine: Engine,
    receiver: Receiver,
    /// How many events were handed on.
    seen: usize,
}

impl Heard {
    async fn new(app: &Arc<TestApp>, fake: &FakeProvider) -> Self {
        fake.set_now(app.engine.now());
        let receiver = Receiver::start().await;
        fake.deliver_to(receiver.url());
        fake.set_hooks(Hooks { when: When::OnDemand, ..Hooks::default() });
        let stage = Stage::new(app, fake, None).await;
        let engine = public(app, fake, "https://study.example.org/");
        Self { stage, engine, receiver, seen: 0 }
    }

    async fn work(&self) {
        assert!(!Box::pin(self.engine.work_off_submissions(pin!(pending()))).await);
    }

    async fn told(&self) -> Told {
        state(&self.engine, self.stage.admin(), self.stage.inner.inner.study)
            .await
            .connected
            .expect("connected")
            .told
            .expect("it tells")
    }

    /// Has the fake send what waits, and hands it on to the server; the statuses of its answers.
    async fn deliver(&mut self, app: &Arc<TestApp>) -> Vec<u16> {
        self.stage.fake.deliver().await;
        let arrived = self.receiver.arrived();
        let mut answers = Vec::new();
        for event in &arrived[self.seen..] {
            let request = Request::post(format!("/hooks/prolific/{WORKSPACE}"))
                .header("x-prolific-request-signature", &event.signature)
                .header("x-prolific-request-timestamp", &event.timestamp)
                .header("x-event-id", &event.event_id);
            answers
                .push(app.send(request.body(Body::from(event.body.clone())).expect("a request")).await.status.as_u16());
        }
        self.seen = arrived.len();
        answers
    }
}

with_provider!(a_workspace_is_subscribed_to_once_and_its_events_have_prolific_asked_at_once, async |app, fake| {
    let mut heard = Heard::new(&app, &fake).await;
    assert_eq!(heard.told().await.state, HookState::Waiting);
    heard.work().await;
    assert_eq!((heard.told().await.state, heard.told().await.heard_at), (HookState::On, None));
    let subscribed = fake.calls().into_iter().rfind(|call| call.operation == SUBSCRIBE).expect("a subscription").body;
    assert_eq!(subscribed["target_url"], format!("https://study.example.org/hooks/prolific/{WORKSPACE}"));
    assert_eq!((fake.count(SUBSCRIBE), fake.count(CONFIRM), fake.secrets_made()), (1, 1, 1));
    // A participant hands in. Nobody would ask for another minute.
    let (submission, _) = heard.stage.begins(1).await;
    assert!(fake.submit(&submission, "C-finished").await);
    let asked = fake.count(LIST);
    heard.work().await;
    assert_eq!(fake.count(LIST), asked, "nothing is due");
    assert!(heard.deliver(&app).await.iter().all(|status| *status == 204));
    heard.work().await;
    assert_eq!(fake.count(LIST), asked, "it was asked a moment ago");
    app.clock.pass(10);
    heard.work().await;
    assert!(fake.count(LIST) > asked);
    assert_eq!(heard.stage.found(1).await, Some(Finding::NotFinished));
    assert_eq!(heard.told().await.heard_at, Some(app.engine.now().plus_seconds(-10)));
});

with_provider!(repeated_forged_and_old_events_change_nothing, async |app, fake| {
    let mut heard = Heard::new(&app, &fake).await;
    heard.work().await;
    let (submission, _) = heard.stage.begins(1).await;
    fake.set_hooks(Hooks { when: When::OnDemand, signing: Signing::Wrong, ..Hooks::default() });
    let refused = heard.deliver(&app).await;
    assert!(!refused.is_empty() && refused.iter().all(|status| *status == 401), "{refused:?}");
    fake.set_hooks(Hooks { when: When::OnDemand, signing: Signing::Missing, ..Hooks::default() });
    assert!(fake.submit(&submission, "C-finished").await);
    assert_eq!(heard.deliver(&app).await, [401]);
    let asked = fake.count(LIST);
    heard.work().await;
    assert_eq!(fake.count(LIST), asked, "nobody is asked because of them");
    // Each one twice, the last one first.
    fake.set_hooks(Hooks { when: When::OnDemand, repetitions: 1, is_reversed: true, ..Hooks::default() });
    let (other, _) = heard.stage.begins(2).await;
    assert!(fake.give_up(&other).await);
    let answers = heard.deliver(&app).await;
    assert!(answers.len() >= 4 && answers.iter().all(|status| *status == 204), "{answers:?}");
    app.clock.pass(10);
    heard.work().await;
    assert_eq!(heard.stage.inner.arrivals(&heard.stage.entrance).await.0.taken(), 1, "the place is free again");
    let asked = fake.count(LIST);
    app.clock.pass(400);
    // What was sent minutes ago may be a copy.
    let old = heard.receiver.arrived().pop().expect("an event");
    let request = Request::post(format!("/hooks/prolific/{WORKSPACE}"))
        .header("x-prolific-request-signature", &old.signature)
        .header("x-prolific-request-timestamp", &old.timestamp)
        .header("x-event-id", "another");
    assert_eq!(app.send(request.body(Body::from(old.body)).expect("a request")).await.status, 401);
    assert_eq!(fake.count(LIST), asked);
    for workspace in ["", "x", "ffffffffffffffffffffffff"] {
        let request = Request::post(format!("/hooks/prolific/{workspace}")).body(Body::from("{}")).expect("a request");
        assert_eq!(app.send(request).await.status, 404, "{workspace}");
    }
});

with_provider!(an_event_during_a_question_has_it_asked_again, async |app, fake| {
    let mut heard = Heard::new(&app, &fake).await;
    heard.work().await;
    let (submission, _) = heard.stage.begins(1).await;
    app.clock.pass(120);
    fake.set_now(app.engine.now());
    // The question takes a second; meanwhile somebody hands in, and its answer does not say so yet.
    fake.fail(LIST, 1, Fault::Slow(std::time::Duration::from_secs(1)));
    let asked = fake.count(LIST);
    let engine = heard.engine.clone();
    let question = tokio::spawn(async move { Box::pin(engine.work_off_submissions(pin!(pending()))).await });
    tokio::time::timeout(std::time::Duration::from_secs(20), async {
        while fake.count(LIST) == asked {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    })
    .await
    .expect("it is asked");
    app.clock.pass(1);
    fake.set_now(app.engine.now());
    assert!(fake.submit(&submission, "C-finished").await);
    assert!(heard.deliver(&app).await.contains(&204));
    assert!(!question.await.expect("ends"));
    assert_eq!(fake.count(LIST), asked + 1);
    app.clock.pass(10);
    heard.work().await;
    assert_eq!(fake.count(LIST), asked + 2, "a minute earlier than without the event");
    assert_eq!(heard.stage.found(1).await, Some(Finding::NotFinished));
});

with_provider!(a_subscription_that_failed_or_was_turned_off_is_made_up_for, async |app, fake| {
    let heard = Heard::new(&app, &fake).await;
    fake.fail(CONFIRM, 1, Fault::Status(500));
    heard.work().await;
    let told = heard.told().await;
    assert_eq!((told.state, told.problem), (HookState::Failed, Some(ConnectionProblem::Unreachable)));
    assert_eq!(fake.count(REMOVE), 1, "what cannot be confirmed is taken back");
    app.clock.pass(3_601);
    // Two servers at once make one subscription.
    let (one, other) = (heard.engine.clone(), heard.engine.clone());
    let looks = |engine: Engine| async move { Box::pin(engine.work_off_submissions(pin!(pending()))).await };
    futures::future::join(looks(one), looks(other)).await;
    assert_eq!((heard.told().await.state, fake.count(SUBSCRIBE), fake.secrets_made()), (HookState::On, 2, 1));
    app.clock.pass(86_401);
    heard.work().await;
    assert_eq!(fake.count(SUBSCRIBE), 2, "it is looked at, and is there");
});

with_provider!(a_workspace_tells_one_server_and_ends_with_its_last_study, async |app, fake| {
    let mut heard = Heard::new(&app, &fake).await;
    let theirs = client(&fake).subscribe(WORKSPACE, "submission.status.change", "https://other.example.org/x").await;
    heard.work().await;
    assert_eq!((heard.told().await.state, fake.count(REMOVE)), (HookState::Elsewhere, 0), "it is left alone");
    client(&fake).delete_subscription(&theirs.expect("subscribed").subscription.id).await.expect("deleted");
    app.clock.pass(3_601);
    heard.work().await;
    assert_eq!(heard.told().await.state, HookState::On);
    // The server moves to another address.
    heard.engine = public(&app, &fake, "https://moved.example.org");
    app.clock.pass(86_401);
    heard.work().await;
    let subscribed = fake.calls().into_iter().rfind(|call| call.operation == SUBSCRIBE).expect("a subscription").body;
    assert_eq!(subscribed["target_url"], format!("https://moved.example.org/hooks/prolific/{WORKSPACE}"));
    assert_eq!(heard.told().await.state, HookState::On);
    let removed = fake.count(REMOVE);
    let (admin, study) = (*heard.stage.admin(), heard.stage.inner.inner.study);
    heard.engine.disconnect_account(&admin, (study, Service::Prolific)).await.expect("disconnected");
    assert_eq!(fake.count(REMOVE), removed + 1);
    let (submission, _) = heard.stage.begins(1).await;
    assert!(fake.submit(&submission, "C-finished").await);
    assert_eq!(heard.deliver(&app).await, [0; 0], "nothing is sent any more");
    // Without an address with encryption nothing is asked for.
    let plain = public(&app, &fake, "http://study.example.org");
    super::connect(&app, &admin, study).await;
    assert!(!Box::pin(plain.work_off_submissions(pin!(pending()))).await);
    assert_eq!(
        state(&plain, &admin, study).await.connected.expect("connected").told.expect("known").state,
        HookState::NoAddress
    );
});
