//! A project at Connect, an entry link to which it leads, and participants on both sides.

use std::sync::Arc;

use engine::crowd::{entrance::Entrance, signed::SignedLink};
use engine::money::bonus::NewBonus;
use engine::money::payout::Owed;
use engine::recruiting::comparison::Compared;
use fake_provider::FakeProvider;
use shared::{
    Actor, Arriving, EntranceSettings, Finding, PayOutId, PaymentState, Provider, ProviderPaymentState, Service,
    StudyId,
};

use super::connect;
use crate::app::TestApp;
use crate::entrance::stage::Stage as Inner;
use crate::money::approve;
use crate::prolific::stage::work_off;

/// What Connect pays for an assignment of the project, in cents.
pub const PAYMENT: i64 = 180;

pub struct Stage {
    pub inner: Inner,
    pub fake: FakeProvider,
    /// The project at Connect.
    pub project: String,
    pub entrance: Entrance,
}

/// Settings of an entrance for a project at Connect, after one HIT.
pub fn settings(project: &str) -> EntranceSettings {
    EntranceSettings {
        provider: Some(Provider::Connect),
        provider_study: project.to_owned(),
        submissions: Some(1),
        ..EntranceSettings::default()
    }
}

impl Stage {
    /// A live study with an entry link for one HIT each, connected, and followed.
    pub async fn new(app: &Arc<TestApp>, fake: &FakeProvider) -> Self {
        let stage = Self::without_key(app, fake).await;
        connect(app, stage.admin(), stage.study()).await;
        stage
    }

    /// The same without a connection.
    pub async fn without_key(app: &Arc<TestApp>, fake: &FakeProvider) -> Self {
        let inner = Inner::new(app, 6).await;
        let project = fake.publish_project(50, PAYMENT);
        let entrance = inner.entrance(None, settings(&project)).await;
        Self { inner, fake: fake.clone(), project, entrance }
    }

    pub fn admin(&self) -> &Actor {
        &self.inner.inner.admin.actor
    }

    pub fn study(&self) -> StudyId {
        self.inner.inner.study
    }

    pub fn at(&self) -> (StudyId, Service) {
        (self.study(), Service::Connect)
    }

    pub fn app(&self) -> &Arc<TestApp> {
        &self.inner.inner.app
    }

    /// A participant takes a place there, comes here, and agrees to the consent form.
    pub async fn begins(&self, number: u32) -> (String, Actor) {
        let participant = format!("A{number}");
        let assignment = self.fake.start_assignment(&self.project, &participant).expect("a place");
        let actor = self.comes(&participant, &assignment).await;
        (assignment, actor)
    }

    /// Somebody follows the link with these ids, and agrees to the consent form.
    pub async fn comes(&self, participant: &str, assignment: &str) -> Actor {
        let (person, session) = (participant.to_owned(), assignment.to_owned());
        let arriving = Arriving { person, session, study: self.project.clone() };
        let engine = &self.app().engine;
        let entered =
            engine.enter(&self.entrance.code, (arriving, SignedLink::default()), None, None).await.expect("in");
        let actor = Actor { person: entered.signed_in.person, admin: false };
        engine.consent(&actor, self.study(), true).await.expect("consent");
        actor
    }

    /// Somebody finishes here and there.
    pub async fn hands_in(&self, number: u32) -> String {
        let (assignment, actor) = self.begins(number).await;
        assert!(self.inner.work(&actor).await);
        self.fake.hand_in(&assignment);
        assignment
    }

    /// Somebody finishes here and there, and their work is approved here.
    pub async fn finishes(&self, number: u32) -> String {
        let assignment = self.hands_in(number).await;
        self.ask().await;
        approve(&self.inner.inner).await;
        assignment
    }

    /// Asks Connect now.
    pub async fn ask(&self) {
        Box::pin(self.app().engine.ask_service(self.admin(), self.at())).await.expect("asked");
    }

    /// Connect is asked, and a process in the background pays.
    pub async fn settle(&self) {
        self.ask().await;
        work_off(&self.app().engine).await;
    }

    /// What is known of everybody.
    pub async fn compared(&self) -> Vec<Compared> {
        self.app().engine.compare_with_service(self.admin(), self.at()).await.expect("a list")
    }

    /// What was found about a participant.
    pub async fn found(&self, number: u32) -> Option<Finding> {
        let id = format!("A{number}");
        self.compared().await.iter().find(|one| one.participant == id).map(|one| one.finding)
    }

    /// A bonus here for the worker with this number.
    pub async fn bonus(&self, worker: i64, amount: i64) {
        let engine = &self.app().engine;
        let new = NewBonus { id: engine.id(), worker, amount, reason: "For the longer texts.".to_owned() };
        engine.give_bonus(self.admin(), self.study(), &new).await.expect("a bonus");
    }

    pub async fn pay_out(&self) -> PayOutId {
        let made = self.app().engine.pay_out(self.admin(), self.study()).await;
        made.expect("a payout").id.expect("something to pay")
    }

    /// What each worker of a payout gets.
    pub async fn owed(&self, id: PayOutId) -> Vec<Owed> {
        self.app().engine.pay_out_details(self.admin(), self.study(), id).await.expect("details").owed
    }

    /// How far the payments of a payout are.
    pub async fn states(&self, id: PayOutId) -> Vec<(Option<ProviderPaymentState>, PaymentState)> {
        self.owed(id).await.iter().map(|owed| (owed.through, owed.state)).collect()
    }

    /// One participant who is owed 2.50 more than their work: the assignment, the payout, and the bonus that is due.
    pub async fn one(app: &Arc<TestApp>, fake: &FakeProvider) -> (Self, String, PayOutId, i64) {
        let stage = Self::new(app, fake).await;
        let assignment = stage.finishes(1).await;
        stage.bonus(1, 250).await;
        let id = stage.pay_out().await;
        let due = stage.owed(id).await[0].amount - PAYMENT;
        assert!(due > 0, "{due}");
        (stage, assignment, id, due)
    }
}
