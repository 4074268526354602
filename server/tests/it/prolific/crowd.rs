//! A crowd from Prolific on the whole way: fifty people come for forty places, and everybody ends in the same state on both
//! sides.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::crowd::{entrance::NewEntrance, signed::SignedLink};
use engine::design::{batch::BatchSpec, preset::Preset};
use engine::recruiting::posting::{NewPosting, NewStep};
use fake_provider::FakeProvider;
use futures::future::join_all;
use serde_json::json;
use shared::{
    Actor, AnswerChoice, Arriving, Ending, EntranceId, Finding, Locale, Money, PostingStep, Service, Signals, TaskId,
    WorkerId,
};

use super::{connect, posting::Stage as Posting, with_provider};
use crate::app::{Member, Program, TestApp, language};
use crate::entrance::stage::{form, prolific};
use crate::gate::stage::{KEY, Stage as Gates};

/// How many come, and for how many places.
const CROWD: u32 = 50;
const PLACES: i64 = 40;

/// What becomes of a participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// Takes a place at Prolific and gives it up without coming.
    NeverComes,
    /// Does not agree to the consent form.
    Declines,
    /// Is in a country from which nobody may work.
    Elsewhere,
    /// Comes, and gives up before the test.
    GivesUp,
    /// Comes, and lets the time at Prolific run out.
    TimesOut,
    /// Writes a pilot that a reviewer does not accept.
    WritesBadly,
    /// Does everything.
    Finishes,
}

impl Part {
    const fn of(number: u32) -> Self {
        match number % 10 {
            0 => Self::NeverComes,
            1 => Self::Declines,
            2 => Self::Elsewhere,
            3 => Self::GivesUp,
            4 => Self::TimesOut,
            5 => Self::WritesBadly,
            _ => Self::Finishes,
        }
    }

    /// Whether a reviewer reads what they wrote.
    const fn is_reviewed(self) -> bool {
        matches!(self, Self::WritesBadly | Self::Finishes)
    }

    /// How it ends here, what follows from both sides, and the state at Prolific after everything that is ready was approved.
    const fn expected(self) -> (Option<Ending>, Finding, &'static str) {
        match self {
            Self::NeverComes => (None, Finding::GaveUp, "RETURNED"),
            Self::Declines => (Some(Ending::NoConsent), Finding::Agree, "AWAITING REVIEW"),
            Self::Elsewhere | Self::WritesBadly => (Some(Ending::ScreenedOut), Finding::Decided, "SCREENED OUT"),
            Self::GivesUp => (Some(Ending::TimedOut), Finding::GaveUp, "RETURNED"),
            Self::TimesOut => (Some(Ending::TimedOut), Finding::GaveUp, "TIMED-OUT"),
            Self::Finishes => (Some(Ending::Finished), Finding::Decided, "APPROVED"),
        }
    }
}

/// A study with all steps of the qualification, published at Prolific.
pub(super) struct Crowd {
    pub gates: Gates,
    fake: FakeProvider,
    entrance: EntranceId,
    /// The code of the entry link.
    link: String,
    /// The study at Prolific.
    there: String,
    /// The task behind the qualification.
    task: TaskId,
}

/// Somebody who came.
pub(super) struct Participant {
    number: u32,
    submission: String,
    pub member: Member,
    program: Program,
}

impl Crowd {
    pub async fn new(app: &Arc<TestApp>, fake: &FakeProvider) -> Self {
        let gates = Gates::new(app).await;
        let (engine, admin, study) = (&app.engine, &gates.admin.actor, gates.study);
        let task = engine.add_task(admin, study, Preset::Rewrite).await.expect("a task");
        let mut definition = Preset::Rewrite.definition(&[language("it")]).expect("a definition");
        definition.need = i64::from(CROWD);
        engine.edit_task(admin, study, task, definition).await.expect("more places");
        engine.publish_task(admin, study, task).await.expect("published");
        let spec: BatchSpec = serde_json::from_value(json!({"task": task, "language": "it"})).expect("a spec");
        engine.make_batch(admin, study, spec).await.expect("a batch");
        // Two texts of the pilot, and one of the task.
        let new = NewEntrance { language: None, form: form(Some(PLACES), prolific(Some(3))) };
        let entrance = engine.add_entrance(admin, study, new).await.expect("an entrance");
        connect(app, admin, study).await;
        fake.set_balance("USD", 1_000_000);
        let new = NewPosting { places: PLACES, screening: Some(Money::new(30, "USD")), ..Posting::new_posting() };
        let origin = "https://study.example.org";
        Box::pin(engine.create_at_prolific(admin, study, entrance.id, new, origin)).await.expect("a draft");
        let (listed, _) = engine.entrance(admin, study, entrance.id, 0).await.expect("the entrance");
        let there = listed.entrance.settings.provider_study.clone();
        let step = NewStep { step: PostingStep::Publish, study: there.clone(), total: None };
        Box::pin(engine.move_at_prolific(admin, study, entrance.id, step)).await.expect("published");
        Self { gates, fake: fake.clone(), entrance: entrance.id, link: entrance.code, there, task }
    }

    /// Takes a place there and comes here; `None` if there is no place or the participant does not come.
    pub async fn arrive(&self, number: u32) -> Option<Participant> {
        let id = FakeProvider::participant(number);
        let submission = self.fake.take_place(&self.there, &id).await?.submission;
        if Part::of(number) == Part::NeverComes {
            assert!(self.fake.give_up(&submission).await);
            return None;
        }
        let engine = &self.gates.app.engine;
        let arriving = Arriving { person: id, session: submission.clone(), study: self.there.clone() };
        let entered = engine.enter(&self.link, (arriving, SignedLink::default()), None, None).await.expect("in");
        let actor = Actor { person: entered.signed_in.person, admin: false };
        let secret = engine.token_for(entered.signed_in, "test", 30).await.expect("a token").secret;
        let program = self.gates.app.program(secret);
        Some(Participant { number, submission, member: Member { actor, email: String::new() }, program })
    }

    /// Goes as far as the review of the pilot, or ends before.
    pub async fn qualify(&self, participant: &Participant) {
        let Participant { number, submission, member, program } = participant;
        let (engine, study, part) = (&self.gates.app.engine, self.gates.study, Part::of(*number));
        if part == Part::Declines {
            engine.withdraw(&member.actor, study, AnswerChoice::Keep).await.expect("declined");
            return self.hand_in(participant).await;
        }
        engine.consent(&member.actor, study, true).await.expect("consent");
        let country = if part == Part::Elsewhere { "FR" } else { "IT" };
        let signals = Signals { declared: Some(country.parse().expect("a country")), proxy: None, address: None };
        engine.locate(&member.actor, study, signals, Locale::En).await.expect("located");
        match part {
            Part::Elsewhere => return self.hand_in(participant).await,
            Part::GivesUp => return assert!(self.fake.give_up(submission).await),
            Part::TimesOut => return assert!(self.fake.time_out(submission).await),
            _ => {}
        }
        let given = self.gates.answers(program, &KEY).await;
        assert_eq!(program.post(&self.gates.at("/test"), given).await.good()["passed"], true);
        for _ in 0..2 {
            self.gates.write(member, self.gates.pilot, |source| format!("{source} [{number}]")).await;
        }
    }

    /// A reviewer reads the pilots of those who wrote one.
    pub async fn review(&self, people: &[Participant]) {
        let program = self.gates.app.program_of(&self.gates.reviewer).await;
        for one in people.iter().filter(|one| Part::of(one.number).is_reviewed()) {
            let worker = self.worker(one).await;
            let at = self.gates.at(&format!("/review/{worker}"));
            let pilot = program.get(&at).await.good();
            for rewrite in pilot["rewrites"].as_array().expect("rewrites") {
                let answer = rewrite["answer"].as_str().expect("an id");
                program.put(&format!("{at}/{answer}"), json!({"grade": "excellent"})).await.good();
            }
            let verdict = if Part::of(one.number) == Part::WritesBadly { "exclude" } else { "accept" };
            program.post(&at, json!({"verdict": verdict, "message": "Grazie."})).await.good();
        }
    }

    /// After the review: does the task, if it is open, and hands in.
    pub async fn end(&self, participant: &Participant) {
        if Part::of(participant.number) == Part::Finishes {
            self.gates
                .write(&participant.member, self.task, |source| format!("{source} ({})", participant.number))
                .await;
        }
        self.hand_in(participant).await;
    }

    /// Hands in at Prolific with the code that is shown here.
    async fn hand_in(&self, participant: &Participant) {
        let engine = &self.gates.app.engine;
        let my = engine.my_study(&participant.member.actor, self.gates.study, Locale::En).await.expect("a place");
        let out = my.taking_part.expect("by an entrance").way_out.expect("it has ended");
        assert!(self.fake.submit(&participant.submission, &out.code.expect("a code")).await, "{}", participant.number);
    }

    async fn worker(&self, participant: &Participant) -> WorkerId {
        let (_, arrivals) = self.arrivals().await;
        let id = FakeProvider::participant(participant.number);
        arrivals.iter().find(|one| one.participant == id).expect("they came").worker
    }

    async fn arrivals(&self) -> (i64, Vec<engine::crowd::entrance::Arrival>) {
        let (engine, admin) = (&self.gates.app.engine, &self.gates.admin.actor);
        let (listed, arrivals) = engine.entrance(admin, self.gates.study, self.entrance, 0).await.expect("an entrance");
        (listed.counts.taken(), arrivals)
    }

    /// Asks Prolific, as a person does on its page.
    pub async fn ask(&self) {
        Box::pin(self.gates.app.engine.ask_service(&self.gates.admin.actor, (self.gates.study, Service::Prolific)))
            .await
            .expect("asked");
    }
}

with_provider!(fifty_people_end_in_the_same_state_on_both_sides, async |app, fake| {
    let crowd = Crowd::new(&app, &fake).await;
    let (engine, admin, study) = (&app.engine, &crowd.gates.admin.actor, crowd.gates.study);
    let mut people: Vec<Participant> = Vec::new();
    let mut waiting: Vec<u32> = (1..=CROWD).collect();
    // Those who find no place at Prolific come again after somebody has given one up. It is free here by then: an entrance that
    // is full would refuse them, and end the test.
    for wave in 0..4 {
        let came = join_all(waiting.iter().map(|number| crowd.arrive(*number))).await;
        let came: Vec<Participant> = came.into_iter().flatten().collect();
        join_all(came.iter().map(|one| crowd.qualify(one))).await;
        crowd.review(&came).await;
        join_all(came.iter().filter(|one| Part::of(one.number).is_reviewed()).map(|one| crowd.end(one))).await;
        people.extend(came);
        app.clock.pass(60);
        fake.set_now(engine.now());
        crowd.ask().await;
        let compared = engine.compare_with_service(admin, (study, Service::Prolific)).await.expect("a list");
        let known: BTreeSet<&str> =
            compared.iter().filter(|one| one.there.is_some()).map(|one| one.participant.as_str()).collect();
        waiting.retain(|number| !known.contains(FakeProvider::participant(*number).as_str()));
        assert!(wave < 3 || waiting.is_empty(), "{waiting:?} have no place");
    }
    // What has finished on both sides is approved together.
    let compared = engine.compare_with_service(admin, (study, Service::Prolific)).await.expect("a list");
    let ready = compared.iter().filter(|one| {
        one.finding == Finding::Agree && one.here.as_ref().is_some_and(|here| here.ending == Some(Ending::Finished))
    });
    let n_ready = ready.count();
    Box::pin(engine.approve_agreed(admin, (study, Service::Prolific), n_ready)).await.expect("approved");
    crowd.ask().await;

    let compared = engine.compare_with_service(admin, (study, Service::Prolific)).await.expect("a list");
    assert_eq!(compared.len(), CROWD as usize);
    for number in 1..=CROWD {
        let id = FakeProvider::participant(number);
        let one = compared.iter().find(|one| one.participant == id).expect("they are known");
        let there = one.there.as_ref().expect("a submission");
        let ending = one.here.as_ref().and_then(|here| here.ending);
        let found = (ending, one.finding, there.status.as_str());
        assert_eq!(found, Part::of(number).expected(), "{number} {:?}: {one:?}", Part::of(number));
        assert_eq!(fake.submission_state(&there.submission), Some(found.2), "{number}");
        if let Some(code) = &there.code {
            assert_eq!(
                one.here.as_ref().and_then(|here| here.code.as_ref()),
                Some(code),
                "{number}: the code of the ending"
            );
        }
    }
    let (taken, arrivals) = crowd.arrivals().await;
    let finished = (1..=CROWD).filter(|number| Part::of(*number) == Part::Finishes).count();
    assert_eq!((taken, people.len(), arrivals.len()), (finished as i64, 45, 45));
});
