//! A live study with an entrance, and people who come by it.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::crowd::enter::Entered;
use engine::crowd::entrance::{Arrival, Entrance, EntranceCounts, EntranceForm, NewEntrance};
use engine::crowd::signed::SignedLink;
use engine::design::preset::Preset;
use engine::{Error, crowd::claim::Claimed};
use shared::{
    Actor, Arriving, Ending, EntranceSettings, NewAnswer, Problem, Provider, Submission, SubmissionId, TaskId, Value,
    WayOut,
};

use crate::app::TestApp;
use crate::report;

/// A study on which people rate sentences, one a hit.
pub struct Stage {
    pub inner: report::stage::Stage,
    pub task: TaskId,
}

/// The id of a participant at Prolific.
pub fn participant(number: u32) -> String {
    format!("60ffe5c8371090c7{number:08x}")
}

/// What a link of Prolific says about a participant.
pub fn arriving(number: u32) -> Arriving {
    Arriving { person: participant(number), session: format!("session-{number}"), study: "st".to_owned() }
}

/// Settings of an entrance for Prolific, with a code for each ending.
pub fn prolific(submissions: Option<i64>) -> EntranceSettings {
    let codes = Ending::ALL.iter().map(|ending| (*ending, format!("C-{ending}"))).collect::<BTreeMap<_, _>>();
    EntranceSettings { provider: Some(Provider::Prolific), submissions, codes, ..EntranceSettings::default() }
}

/// What is set of an entrance.
pub fn form(places: Option<i64>, settings: EntranceSettings) -> EntranceForm {
    EntranceForm { label: "Spring".to_owned(), places, closed: false, settings, was_study: None }
}

impl Stage {
    /// A live study with so many sentences and a task without gates.
    pub async fn new(app: &Arc<TestApp>, sentences: usize) -> Self {
        let inner = report::stage::Stage::new(app, sentences, 0).await;
        let task = inner.open(Preset::Formality, |definition| definition.items_per_hit = 1).await;
        Self { inner, task }
    }

    /// Makes an entrance.
    pub async fn entrance(&self, places: Option<i64>, settings: EntranceSettings) -> Entrance {
        let form = form(places, settings);
        let new = NewEntrance { language: None, form };
        self.inner.app.engine.add_entrance(&self.inner.admin.actor, self.inner.study, new).await.expect("an entrance")
    }

    /// Comes in.
    pub async fn enter(&self, entrance: &Entrance, number: u32) -> Result<Entered, Problem> {
        let entering =
            self.inner.app.engine.enter(&entrance.code, (arriving(number), SignedLink::default()), None, None);
        entering.await.map_err(|error: Error| error.into())
    }

    /// Makes an entrance with this list of people.
    pub async fn list(&self, people: &str) -> Entrance {
        let settings =
            EntranceSettings { provider: Some(Provider::Panel), submissions: Some(1), ..EntranceSettings::default() };
        let entrance = self.entrance(None, settings).await;
        let of = (self.inner.study, entrance.id);
        self.inner.app.engine.add_invitees(&self.inner.admin.actor, of, people).await.expect("a list");
        entrance
    }

    /// The codes of the people on a list, by what they are called.
    pub async fn codes(&self, entrance: &Entrance) -> BTreeMap<String, String> {
        let of = (self.inner.study, entrance.id);
        let listed = self.inner.app.engine.invitees(&self.inner.admin.actor, of, 0).await.expect("a list");
        listed.people.into_iter().map(|one| (one.reference, one.code)).collect()
    }

    /// Comes in by a personal link.
    pub async fn come(&self, entrance: &Entrance, code: &str) -> Result<Entered, Problem> {
        let arriving = Arriving { person: code.to_owned(), ..Arriving::default() };
        let entering = self.inner.app.engine.enter(&entrance.code, (arriving, SignedLink::default()), None, None);
        entering.await.map_err(|error: Error| error.into())
    }

    /// Comes in and agrees to the consent form.
    pub async fn worker(&self, entrance: &Entrance, number: u32) -> Actor {
        let entered = self.enter(entrance, number).await.expect("in");
        let actor = Actor { person: entered.signed_in.person, admin: false };
        self.inner.app.engine.consent(&actor, self.inner.study, true).await.expect("consent");
        actor
    }

    /// Claims a hit and answers it; `false` if there is none.
    pub async fn work(&self, actor: &Actor) -> bool {
        let engine = &self.inner.app.engine;
        let claimed = engine.claim(actor, self.inner.study, self.task).await.expect("a claim");
        let Claimed::Hit { assignment } = claimed else { return false };
        let shown = engine.shown(actor, assignment).await.expect("shown");
        let answers = shown
            .items
            .iter()
            .map(|item| NewAnswer {
                item: item.id,
                question: shown.questions[0].key.clone(),
                output: None,
                value: Value::Number(1.into()),
            })
            .collect();
        let submission =
            Submission { insist: true, active_ms: 1_000, ..Submission::new(engine.id::<SubmissionId>(), answers) };
        engine.submit(actor, assignment, submission).await.expect("submitted");
        true
    }

    /// How somebody leaves, if taking part has ended for them.
    pub async fn way_out(&self, actor: &Actor) -> Option<WayOut> {
        let my = self.inner.app.engine.my_study(actor, self.inner.study, shared::Locale::En).await.expect("a place");
        my.taking_part.expect("they came by an entrance").way_out
    }

    /// Who came, and how many people are where.
    pub async fn arrivals(&self, entrance: &Entrance) -> (EntranceCounts, Vec<Arrival>) {
        let (engine, admin) = (&self.inner.app.engine, &self.inner.admin.actor);
        let (listed, arrivals) = engine.entrance(admin, self.inner.study, entrance.id, 0).await.expect("an entrance");
        (listed.counts, arrivals)
    }
}
