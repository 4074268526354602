//! Webhooks: subscribing, and what arrives.

use std::time::Duration;

use fake_provider::{Arrived, FakeProvider, Fault, Hooks, Receiver, Signing, WORKSPACE, When};
use providers::prolific::webhook::{self, Delivery, Event, EventKind, Refused};
use providers::{Error, Invalid, Prolific, Provider as _, Secret, StudyState, SubmissionState, Transition, Unclear};
use shared::Time;

use crate::support::{check, gbp, prolific, study};

const TARGET: &str = "https://study.example.org/hooks/prolific";
const SUBMISSION: &str = "submission.status.change";
const STUDY: &str = "study.status.change";

/// Subscribes to these events, and lets a receiver have them.
async fn subscribed(fake: &FakeProvider, client: &Prolific, types: &[&str]) -> (Receiver, Secret) {
    let secret = client.hook_secret(WORKSPACE).await.expect("a secret");
    for name in types {
        let new = client.subscribe(WORKSPACE, name, TARGET).await.expect("a subscription");
        client.confirm_subscription(&new.subscription.id, &new.confirmation).await.expect("confirmed");
    }
    let receiver = Receiver::start().await;
    fake.deliver_to(receiver.url());
    (receiver, secret)
}

fn verify(secret: &Secret, arrived: &Arrived, now: Time) -> Result<Event, Refused> {
    let Arrived { signature, timestamp, event_id, body } = arrived;
    webhook::verify(secret, &Delivery { signature, timestamp, event_id, body }, now)
}

#[tokio::test]
async fn a_secret_is_never_replaced() {
    let (fake, client) = prolific().await;
    let secret = client.hook_secret(WORKSPACE).await.expect("a secret");
    assert_eq!(client.hook_secret(WORKSPACE).await.expect("the same one"), secret);
    fake.fail("GET /api/v1/hooks/secrets/", 9, Fault::Status(500));
    assert!(client.hook_secret(WORKSPACE).await.is_err(), "nobody knows whether there is one");
    assert_eq!(fake.secrets_made(), 1);
    check(&fake);
}

#[tokio::test]
async fn subscriptions_are_listed_turned_off_and_deleted() {
    let (fake, client) = prolific().await;
    let names: Vec<String> = client.event_types().await.expect("types").into_iter().map(|found| found.name).collect();
    assert!(names.contains(&SUBMISSION.to_owned()));
    let plain = client.subscribe(WORKSPACE, SUBMISSION, "http://study.example.org/").await;
    assert!(matches!(plain, Err(Error::Invalid(Invalid::Address(_)))));
    for (name, answers_lists) in [(SUBMISSION, false), (STUDY, true)] {
        fake.set_hooks(Hooks { answers_lists, ..Hooks::default() });
        let new = client.subscribe(WORKSPACE, name, TARGET).await.expect("a subscription");
        assert_eq!((new.subscription.event_type.as_str(), new.subscription.is_enabled), (name, true));
    }
    assert!(matches!(client.subscribe(WORKSPACE, STUDY, TARGET).await, Err(Error::Conflict(_))));
    let listed = client.subscriptions(WORKSPACE).await.expect("subscriptions");
    assert_eq!((listed.len(), listed[0].target.as_str()), (2, TARGET));
    client.enable_subscription(&listed[0].id, false).await.expect("turned off");
    client.delete_subscription(&listed[1].id).await.expect("deleted");
    let left = client.subscriptions(WORKSPACE).await.expect("subscriptions");
    assert_eq!((left.len(), left[0].is_enabled), (1, false));
    let wrong = client.confirm_subscription(&left[0].id, &Secret::new("wr0ng")).await;
    let Err(Error::Refused(refusal)) = wrong else { panic!("{wrong:?}") };
    assert_eq!(refusal.reasons[0].text, "\"…\" is another one.");
    check(&fake);
}

#[tokio::test]
async fn events_of_a_study_arrive_signed() {
    let (fake, client) = prolific().await;
    let (receiver, secret) = subscribed(&fake, &client, &[SUBMISSION, STUDY]).await;
    fake.set_hooks(Hooks { when: When::BeforeAnswer, ..Hooks::default() });
    let id = client.create_study(&study(1, gbp(180))).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    let first = &receiver.arrived()[0];
    let event = verify(&secret, first, fake.now()).expect("an event");
    assert_eq!(event.kind, EventKind::Study { study: id.clone(), state: StudyState::Active });
    let entry = fake.take_place(&id, &FakeProvider::participant(1)).await.expect("a place");
    let event = verify(&secret, &receiver.arrived()[1], fake.now()).expect("an event");
    let (submission, participant) = (entry.submission, entry.participant);
    assert_eq!(event.kind, EventKind::Submission { submission, participant, state: SubmissionState::Active });
    check(&fake);
}

#[tokio::test]
async fn what_is_not_right_is_refused() {
    let (fake, client) = prolific().await;
    let (receiver, secret) = subscribed(&fake, &client, &[STUDY]).await;
    let id = client.create_study(&study(1, gbp(180))).await.expect("a draft").id;
    for (signing, transition) in [(Signing::Wrong, Transition::Publish), (Signing::Missing, Transition::Pause)] {
        fake.set_hooks(Hooks { when: When::BeforeAnswer, signing, ..Hooks::default() });
        client.transition(&id, transition).await.expect("a transition");
    }
    fake.set_hooks(Hooks { when: When::BeforeAnswer, ..Hooks::default() });
    client.transition(&id, Transition::Start).await.expect("a transition");
    let arrived = receiver.arrived();
    let [wrong, missing, right] = arrived.as_slice() else { panic!("{arrived:?}") };
    let now = fake.now();
    assert_eq!([wrong, missing].map(|found| verify(&secret, found, now)), [Err(Refused::Forged), Err(Refused::Forged)]);
    assert!(verify(&secret, right, now).is_ok());
    // Somebody keeps it, and sends it again: later, with a new time, or without the end of the signature.
    assert_eq!(verify(&secret, right, now.plus_seconds(301)), Err(Refused::Old));
    let later = Arrived { timestamp: (now.0 / 1_000_000 + 301).to_string(), ..right.clone() };
    assert_eq!(verify(&secret, &later, now.plus_seconds(301)), Err(Refused::Forged));
    for length in 0..right.signature.len() {
        let truncated = Arrived { signature: right.signature[..length].to_owned(), ..right.clone() };
        assert_eq!(verify(&secret, &truncated, now), Err(Refused::Forged), "{length} characters");
    }
}

#[tokio::test]
async fn events_come_twice_late_and_out_of_order() {
    let (fake, client) = prolific().await;
    let (receiver, secret) = subscribed(&fake, &client, &[STUDY]).await;
    fake.set_hooks(Hooks { when: When::OnDemand, repetitions: 1, is_reversed: true, ..Hooks::default() });
    let id = client.create_study(&study(1, gbp(180))).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    client.transition(&id, Transition::Pause).await.expect("paused");
    assert_eq!((fake.waiting(), receiver.arrived().len()), (2, 0));
    fake.advance(Duration::from_mins(1));
    fake.deliver().await;
    let events: Vec<Event> =
        receiver.arrived().iter().map(|found| verify(&secret, found, fake.now()).expect("an event")).collect();
    let states = |event: &Event| matches!(&event.kind, EventKind::Study { state: StudyState::Paused, .. });
    assert_eq!(events.iter().map(states).collect::<Vec<_>>(), [true, true, false, false]);
    assert_eq!((&events[0].id, &events[2].id), (&events[1].id, &events[3].id));
    assert_ne!(events[0].id, events[2].id);
}

#[tokio::test]
async fn events_follow_the_answer() {
    let (fake, client) = prolific().await;
    let (receiver, secret) = subscribed(&fake, &client, &[STUDY]).await;
    let id = client.create_study(&study(1, gbp(180))).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    for _ in 0..500 {
        if let [arrived] = receiver.arrived().as_slice() {
            assert!(verify(&secret, arrived, fake.now()).is_ok());
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nothing has arrived");
}

#[tokio::test]
async fn nothing_is_sent_without_a_confirmation() {
    let (fake, client) = prolific().await;
    fake.set_hooks(Hooks { when: When::BeforeAnswer, forgets_confirmations: true, ..Hooks::default() });
    let (receiver, _) = subscribed(&fake, &client, &[STUDY]).await;
    let id = client.create_study(&study(1, gbp(180))).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    assert_eq!((receiver.arrived(), fake.webhooks()), (vec![], vec![]));
}

#[tokio::test]
async fn a_subscription_without_its_secret_is_unclear() {
    let (fake, client) = prolific().await;
    fake.fail("POST /api/v1/hooks/subscriptions/", 1, Fault::Garbage);
    let unclear = client.subscribe(WORKSPACE, STUDY, TARGET).await;
    assert!(matches!(unclear, Err(Error::Unclear(Unclear::Unreadable(_)))), "{unclear:?}");
    assert_eq!(client.subscriptions(WORKSPACE).await.expect("subscriptions").len(), 1);
}
