//! Participants who are spread over two entry links of one study at Prolific: they end in the same state on both sides, and each of them
//! has one place, whatever link they open.

use engine::crowd::enter::Doorway;
use engine::crowd::entrance::Entrance;
use engine::crowd::signed::SignedLink;
use fake_provider::{Entry, FakeProvider};
use shared::{Actor, AnswerChoice, Arriving, Ending, Finding, Locale, PostingStep, Service};

use super::posting::Stage;
use super::taskflow::Two;
use super::with_provider;

/// How many participants come.
const CROWD: u32 = 12;

/// The entry link to which a participant was sent.
fn link_of<'a>(links: &'a [Entrance], entry: &Entry) -> &'a Entrance {
    let leads = |one: &&Entrance| entry.url.contains(&format!("/in/{}?", one.code));
    links.iter().find(leads).expect("one of the links")
}

fn arriving(entry: &Entry, there: &str) -> Arriving {
    Arriving { person: entry.participant.clone(), session: entry.submission.clone(), study: there.to_owned() }
}

/// Comes by a link.
async fn enter(stage: &Stage, link: &Entrance, arriving: Arriving) -> Actor {
    let engine = &stage.inner.inner.app.engine;
    let entered = engine.enter(&link.code, (arriving, SignedLink::default()), None, None).await.expect("in");
    Actor { person: entered.signed_in.person, admin: false }
}

with_provider!(participants_of_two_links_end_in_the_same_state_on_both_sides, async |app, fake| {
    let two = Two::new(&app, &fake, Some(20)).await;
    let stage = &two.stage;
    let (engine, admin, study) = (&app.engine, &stage.inner.inner.admin.actor, stage.inner.inner.study);
    stage.create(two.posting(6, 6)).await.expect("a draft");
    stage.step(PostingStep::Publish).await.expect("published");
    let links = two.stored().await;
    let there = links[0].settings.provider_study.clone();
    let mut came = [0, 0];
    for number in 1..=CROWD {
        let entry = fake.take_place(&there, &FakeProvider::participant(number)).await.expect("a place");
        let link = link_of(&links, &entry);
        came[usize::from(link.id == links[1].id)] += 1;
        let actor = enter(stage, link, arriving(&entry, &there)).await;
        match number % 4 {
            // Does not agree to the consent form.
            0 => engine.withdraw(&actor, study, AnswerChoice::Keep).await.expect("declined"),
            // Gives up.
            1 => assert!(fake.give_up(&entry.submission).await),
            _ => {
                engine.consent(&actor, study, true).await.expect("consent");
                while stage.inner.way_out(&actor).await.is_none() {
                    assert!(stage.inner.work(&actor).await, "{number}: a HIT is left");
                }
            }
        }
        if let Some(code) = stage.inner.way_out(&actor).await.and_then(|out| out.code) {
            assert!(fake.submit(&entry.submission, &code).await, "{number}");
        }
    }
    assert!(came.iter().all(|n| *n >= 4), "spread over both: {came:?}");
    let allocated: Vec<_> = stage.posted().await.links.into_iter().map(|one| one.allocated).collect();
    assert_eq!(allocated.iter().flatten().sum::<i64>(), 9, "those who gave up have no place: {allocated:?}");

    let key = (study, Service::Prolific);
    let ask = async || Box::pin(engine.ask_service(admin, key)).await.expect("asked");
    ask().await;
    let compared = engine.compare_with_service(admin, key).await.expect("a list");
    let is_ready = |ending: Option<Ending>| ending == Some(Ending::Finished);
    let n = compared
        .iter()
        .filter(|one| one.finding == Finding::Agree && is_ready(one.here.as_ref().and_then(|here| here.ending)))
        .count();
    assert_eq!(n, 6, "{compared:?}");
    Box::pin(engine.approve_agreed(admin, key, n)).await.expect("approved");
    ask().await;
    let compared = engine.compare_with_service(admin, key).await.expect("a list");
    assert_eq!(compared.len(), CROWD as usize, "everybody once");
    for number in 1..=CROWD {
        let id = FakeProvider::participant(number);
        let one = compared.iter().find(|one| one.participant == id).expect("they are known");
        let there = one.there.as_ref().expect("a submission");
        let found = (one.here.as_ref().and_then(|here| here.ending), one.finding, there.status.as_str());
        let expected = match number % 4 {
            0 => (Some(Ending::NoConsent), Finding::Agree, "AWAITING REVIEW"),
            1 => (Some(Ending::TimedOut), Finding::GaveUp, "RETURNED"),
            _ => (Some(Ending::Finished), Finding::Decided, "APPROVED"),
        };
        assert_eq!(found, expected, "{number}: {one:?}");
        if number % 4 != 1 {
            let given = one.here.as_ref().and_then(|here| here.code.clone());
            assert_eq!(given, there.code, "{number}: the code of the ending, whatever the link");
        }
    }
});

with_provider!(a_submission_that_comes_by_another_link_is_the_same_person, async |app, fake| {
    let two = Two::new(&app, &fake, Some(20)).await;
    let stage = &two.stage;
    stage.create(two.posting(6, 6)).await.expect("a draft");
    stage.step(PostingStep::Publish).await.expect("published");
    let links = two.stored().await;
    let there = links[0].settings.provider_study.clone();
    let entry = fake.take_place(&there, &FakeProvider::participant(1)).await.expect("a place");
    let sent_to = link_of(&links, &entry);
    let elsewhere = links.iter().find(|one| one.id != sent_to.id).expect("the other one");
    let came = async || {
        let [one, other] = [sent_to, elsewhere].map(|link| stage.inner.arrivals(link));
        [one.await.0.came, other.await.0.came]
    };
    let engine = &app.engine;
    let actor = enter(stage, sent_to, arriving(&entry, &there)).await;
    engine.consent(&actor, stage.inner.inner.study, true).await.expect("consent");
    // While they work, and after they have finished.
    for _ in 0..2 {
        let value = |name: &str| match name {
            "PROLIFIC_PID" => Some(entry.participant.clone()),
            "SESSION_ID" => Some(entry.submission.clone()),
            "STUDY_ID" => Some(there.clone()),
            _ => None,
        };
        let page = engine.entrance_page(&elsewhere.code, value, Locale::En, String::new()).await.expect("a page");
        assert_eq!(page.doorway, Doorway::Returning);
        let again = enter(stage, elsewhere, arriving(&entry, &there)).await;
        assert_eq!((again.person, came().await), (actor.person, [1, 0]));
        while stage.inner.way_out(&actor).await.is_none() {
            assert!(stage.inner.work(&actor).await);
        }
    }
    assert_eq!(stage.inner.way_out(&actor).await.map(|out| out.ending), Some(Ending::Finished));
    // Somebody who leaves out the submission, or makes one up, is the same participant.
    for session in ["", "64395e9c2332b8a59a65ffff"] {
        let odd = Arriving { session: session.to_owned(), ..arriving(&entry, &there) };
        let again = enter(stage, elsewhere, odd).await;
        assert_eq!((again.person, came().await), (actor.person, [1, 0]), "“{session}”");
    }
    // Both links at once, for the first time.
    let second = fake.take_place(&there, &FakeProvider::participant(2)).await.expect("a place");
    let at_once = links.iter().map(|link| enter(stage, link, arriving(&second, &there)));
    let people = futures::future::join_all(at_once).await;
    assert_eq!(people[0].person, people[1].person);
    assert_eq!(came().await.iter().sum::<i64>(), 2, "one place");
});
