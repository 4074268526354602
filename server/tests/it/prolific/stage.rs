//! A study at Prolific, an entry link to which it leads, and participants on both sides.

use std::future::pending;
use std::pin::pin;
use std::sync::Arc;

use engine::Engine;
use engine::crowd::{entrance::Entrance, signed::SignedLink};
use engine::recruiting::comparison::Compared;
use fake_provider::{FakeProvider, TOKEN};
use providers::{
    Action, Actor as Who, CodeKind, CompletionCode, Connection, Entry, NewStudy, Prolific, Provider as _, Secret,
    TokioAmbient, Transition,
};
use shared::{Actor, Arriving, EntranceSettings, Finding, Money, Service};

use super::connect;
use crate::app::TestApp;
use crate::entrance::stage::{Stage as Inner, prolific};

/// The code of those who finish, and that of those who have no place.
const CODES: [&str; 2] = ["C-finished", "C-full"];

pub struct Stage {
    pub inner: Inner,
    pub fake: FakeProvider,
    /// The study at Prolific.
    pub there: String,
    pub entrance: Entrance,
}

/// A published study of the fake.
pub async fn published(fake: &FakeProvider) -> String {
    let connection = Connection {
        base: fake.url().to_owned(),
        token: Secret::new(TOKEN),
        limits: providers::Limits::default(),
        ambient: Arc::new(TokioAmbient(|| [7; 32])),
    };
    let client = Prolific::new(connection).expect("a client");
    let code = |code: &str| CompletionCode {
        code: code.to_owned(),
        kind: if code == CODES[0] { CodeKind::Completed } else { CodeKind::NoConsent },
        actions: vec![Action::ManuallyReview],
        actor: Who::Participant,
    };
    let study = NewStudy {
        name: "Rate short texts".to_owned(),
        internal_name: "concord".to_owned(),
        description: "Read and rate short texts.".to_owned(),
        entry: Entry::Address("https://study.example.org/in/x?PROLIFIC_PID={{%PROLIFIC_PID%}}".to_owned()),
        is_secure: false,
        codes: CODES.map(code).to_vec(),
        places: 50,
        minutes: 12,
        maximum_minutes: None,
        reward: Money::new(180, "GBP"),
        devices: Vec::new(),
        filters: Vec::new(),
        project: None,
        submissions_each: Some(1),
    };
    let id = client.create_study(&study).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    id
}

impl Stage {
    /// A live study with an entry link for one HIT each, connected, and followed.
    pub async fn new(app: &Arc<TestApp>, fake: &FakeProvider, places: Option<i64>) -> Self {
        let inner = Inner::new(app, 6).await;
        let there = published(fake).await;
        let settings = EntranceSettings { provider_study: there.clone(), ..prolific(Some(1)) };
        let entrance = inner.entrance(places, settings).await;
        connect(app, &inner.inner.admin.actor, inner.inner.study).await;
        Self { inner, fake: fake.clone(), there, entrance }
    }

    pub fn admin(&self) -> &Actor {
        &self.inner.inner.admin.actor
    }

    /// A participant takes a place at Prolific; the id of the submission.
    pub async fn takes_place(&self, number: u32) -> String {
        let place = self.fake.take_place(&self.there, &FakeProvider::participant(number)).await;
        place.expect("a place").submission
    }

    /// A participant follows the link with this submission, and agrees to the consent form.
    pub async fn comes(&self, number: u32, submission: &str) -> Actor {
        let arriving = Arriving {
            person: FakeProvider::participant(number),
            session: submission.to_owned(),
            study: self.there.clone(),
        };
        let engine = &self.inner.inner.app.engine;
        let entered =
            engine.enter(&self.entrance.code, (arriving, SignedLink::default()), None, None).await.expect("in");
        let actor = Actor { person: entered.signed_in.person, admin: false };
        engine.consent(&actor, self.inner.inner.study, true).await.expect("consent");
        actor
    }

    /// Takes a place there and comes here.
    pub async fn begins(&self, number: u32) -> (String, Actor) {
        let submission = self.takes_place(number).await;
        let actor = self.comes(number, &submission).await;
        (submission, actor)
    }

    /// Asks Prolific now.
    pub async fn ask(&self) {
        let engine = &self.inner.inner.app.engine;
        Box::pin(engine.ask_service(self.admin(), (self.inner.inner.study, Service::Prolific))).await.expect("asked");
    }

    /// What is known of everybody.
    pub async fn compared(&self) -> Vec<Compared> {
        let engine = &self.inner.inner.app.engine;
        engine.compare_with_service(self.admin(), (self.inner.inner.study, Service::Prolific)).await.expect("a list")
    }

    /// What was found about a participant.
    pub async fn found(&self, number: u32) -> Option<Finding> {
        let id = FakeProvider::participant(number);
        self.compared().await.iter().find(|one| one.participant == id).map(|one| one.finding)
    }
}

/// Asks about everything that is due, as a process in the background does.
pub async fn work_off(engine: &Engine) {
    Box::pin(engine.work_off_submissions(pin!(pending()))).await;
}
