//! The account and studies.

use fake_provider::{FakeProvider, Fault, Feature, START, WORKSPACE};
use providers::{
    Action, Actor, Allocation, Balance, ChosenFilter, CodeKind, Device, Entry, Error, Invalid, NewStudy, Provider as _,
    StudyChange, StudyState, Transition,
};

use crate::support::{check, code, gbp, prolific, study};

/// Changes of studies.
const CHANGE: &str = "PATCH /api/v1/studies/{id}/";

#[tokio::test]
async fn the_account_and_its_money_are_read() {
    let (fake, client) = prolific().await;
    assert_eq!(client.account().await.expect("an account").email, "researcher@example.org");
    for currency in ["USD", "JPY", "KWD", "BRL"] {
        fake.set_balance(currency, 41_250);
        let expected = Balance { currency: currency.to_owned(), total: 41_250, available: 41_250 };
        assert_eq!(client.balance(WORKSPACE).await, Ok(expected));
    }
    assert!(matches!(client.balance("60aca280709ee40ec37d4881").await, Err(Error::NotFound(_))));
    check(&fake);
}

#[tokio::test]
async fn a_study_goes_from_draft_to_end() {
    let (fake, client) = prolific().await;
    fake.set_balance("GBP", 10_000);
    let id = client.create_study(&study(3, gbp(180))).await.expect("a draft").id;
    let cost = client.cost(&id).await.expect("a cost");
    assert_eq!((cost.rewards, cost.fees, cost.tax), (gbp(540), gbp(180), gbp(36)));
    assert_eq!(fake.balance(), (10_000, 10_000), "a draft costs nothing");
    client.transition(&id, Transition::Publish).await.expect("published");
    assert_eq!(fake.balance(), (10_000, 10_000 - 756));
    let read = client.study(&id).await.expect("a study");
    assert_eq!((read.state, read.places, read.reward), (StudyState::Active, Some(3), Some(180)));
    for (transition, state) in [
        (Transition::Pause, StudyState::Paused),
        (Transition::Start, StudyState::Active),
        (Transition::Stop, StudyState::Completed),
    ] {
        client.transition(&id, transition).await.expect("a transition");
        assert_eq!(client.study(&id).await.expect("a study").state, state);
    }
    assert!(matches!(client.transition(&id, Transition::Start).await, Err(Error::Refused(_))));
    assert_eq!(fake.balance(), (10_000, 10_000), "what was set aside is free again");
    check(&fake);
}

#[tokio::test]
async fn places_only_grow_and_names_change() {
    let (fake, client) = prolific().await;
    let id = client.create_study(&study(2, gbp(180))).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    let places = |places| StudyChange { places: Some(places), ..StudyChange::default() };
    client.change_study(&id, &places(5)).await.expect("more places");
    let Err(Error::Refused(refusal)) = client.change_study(&id, &places(4)).await else { panic!("fewer places") };
    assert_eq!(refusal.reasons[0].field.as_deref(), Some("total_available_places"));
    let name = StudyChange { internal_name: Some("hit 8".to_owned()), ..StudyChange::default() };
    client.change_study(&id, &name).await.expect("another name");
    let read = client.study(&id).await.expect("a study");
    assert_eq!((read.places, read.internal_name.as_str()), (Some(5), "hit 8"));
    check(&fake);
}

#[tokio::test]
async fn many_addresses_have_places_of_their_own_which_are_added_once() {
    let (fake, client) = prolific().await;
    let part = |address: &str, places| Allocation { address: format!("https://study.example.org/{address}"), places };
    let entry = |parts: Vec<Allocation>| NewStudy { entry: Entry::Allocated(parts), ..study(5, gbp(180)) };
    let odd = client.create_study(&entry(vec![part("a", 2), part("b", 2)])).await;
    assert!(matches!(odd, Err(Error::Invalid(Invalid::Allocations { allocated: 4, places: 5 }))));
    let id = client.create_study(&entry(vec![part("a", 2), part("b", 3)])).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    let more = |places, parts| StudyChange { places: Some(places), more: parts, ..StudyChange::default() };
    client.change_study(&id, &more(9, vec![part("a", 4)])).await.expect("more places");
    let seen = async || {
        let progress = client.progress(&id).await.expect("an answer").expect("many addresses");
        progress.into_iter().map(|one| (one.places, one.allocated)).collect::<Vec<_>>()
    };
    assert_eq!(seen().await, [(6, Some(0)), (3, Some(0))]);
    // A sum that does not fit, and an address that is not known.
    assert!(matches!(client.change_study(&id, &more(99, vec![part("a", 1)])).await, Err(Error::Refused(_))));
    assert!(matches!(client.change_study(&id, &more(10, vec![part("c", 1)])).await, Err(Error::Refused(_))));
    // What may have been added is not added again.
    let sent = fake.count(CHANGE);
    fake.fail(CHANGE, 1, Fault::FailAfter);
    assert!(matches!(client.change_study(&id, &more(10, vec![part("b", 1)])).await, Err(Error::Unclear(_))));
    assert_eq!((fake.count(CHANGE) - sent, seen().await[1].0), (1, 4));
    // A study with one address says that it has one.
    let one = client.create_study(&study(1, gbp(180))).await.expect("a draft").id;
    assert_eq!(client.progress(&one).await, Ok(None));
    check(&fake);
}

#[tokio::test]
async fn a_draft_is_deleted_scheduled_and_taken_back() {
    let (fake, client) = prolific().await;
    let id = client.create_study(&study(1, gbp(180))).await.expect("a draft").id;
    let at = Transition::SchedulePublish(START.plus_seconds(3_600));
    client.transition(&id, at).await.expect("scheduled");
    assert_eq!(client.study(&id).await.expect("a study").state, StudyState::Scheduled);
    client.transition(&id, Transition::CancelPublish).await.expect("taken back");
    client.delete_draft(&id).await.expect("deleted");
    assert!(matches!(client.study(&id).await, Err(Error::NotFound(_))));
    check(&fake);
}

#[tokio::test]
async fn everything_that_a_study_can_have_is_sent() {
    let (fake, client) = prolific().await;
    let group = client.create_group(WORKSPACE, "Passed the German test").await.expect("a group").id;
    let mut new = study(20, gbp(180));
    let part = |n| Allocation { address: format!("https://study.example.org/b/{n}"), places: 10 };
    new.entry = Entry::Allocated(vec![part(1), part(2)]);
    new.is_secure = true;
    new.maximum_minutes = Some(providers::least_maximum_minutes(new.minutes));
    new.devices = vec![Device::Desktop, Device::Tablet, Device::Mobile];
    new.project = Some("64395e9c2332b8a59a65d51e".to_owned());
    new.filters = vec![
        ChosenFilter::Values { filter: "participant_group_allowlist".to_owned(), values: vec![group.clone()] },
        ChosenFilter::Range { filter: "age".to_owned(), lower: Some(18), upper: None },
    ];
    let (person, researcher) = (Actor::Participant, Actor::Researcher);
    new.codes.push(code("CNOT7", CodeKind::NoConsent, Action::RequestReturn("You did not consent.".into()), person));
    new.codes.push(code("CPART7", CodeKind::from("OTHER"), Action::DynamicPayment, researcher));
    let fixed = Action::FixedScreenOut { reward: 20, slots: 5 };
    new.codes.push(code("COUT7", CodeKind::FixedScreenOut, fixed, person));
    new.codes.push(code("CIN7", CodeKind::ScreenedIn, Action::AddToGroup(group.clone()), person));
    new.codes.push(code("CAWAY7", CodeKind::ScreenedOut, Action::RemoveFromGroup(group), person));
    let created = client.create_study(&new).await.expect("a draft");
    assert_eq!((created.state, created.is_ready), (StudyState::Unpublished, Some(true)));
    check(&fake);
    for feature in [Feature::SecureLinks, Feature::DynamicPayment, Feature::FixedScreenOut] {
        fake.set_missing(&[feature]);
        assert!(matches!(client.create_study(&new).await, Err(Error::Unauthorised(_))), "{feature:?}");
    }
}

#[tokio::test]
async fn what_any_provider_would_refuse_is_not_sent() {
    let (fake, client) = prolific().await;
    let base = study(20, gbp(180));
    let repeated = code("CDONE7", CodeKind::NoConsent, Action::ManuallyReview, Actor::Participant);
    let undecided = code("C8", CodeKind::Completed, Action::DynamicPayment, Actor::Researcher);
    let part = Allocation { address: "https://study.example.org".to_owned(), places: 19 };
    for (odd, expected) in [
        (providers::NewStudy { name: " ".to_owned(), ..base.clone() }, Invalid::Empty("name")),
        (providers::NewStudy { reward: gbp(0), ..base.clone() }, Invalid::NotPositive("0.00".to_owned())),
        (
            providers::NewStudy { codes: vec![base.codes[0].clone(), repeated], ..base.clone() },
            Invalid::RepeatedCode("CDONE7".to_owned()),
        ),
        (providers::NewStudy { codes: vec![undecided], ..base.clone() }, Invalid::CodeActions("C8".to_owned())),
        (
            providers::NewStudy { entry: Entry::Allocated(vec![part]), ..base.clone() },
            Invalid::Allocations { allocated: 19, places: 20 },
        ),
    ] {
        assert_eq!(client.create_study(&odd).await.map(drop), Err(Error::Invalid(expected)));
    }
    assert!(matches!(client.study("../users/me").await, Err(Error::Invalid(Invalid::Id(_)))));
    assert_eq!(fake.calls(), []);
}

#[tokio::test]
async fn a_study_that_costs_too_much_is_not_published() {
    let (fake, client) = prolific().await;
    fake.set_balance("USD", 1_000);
    let id = client.create_study(&study(5, shared::Money::new(180, "USD"))).await.expect("a draft").id;
    let Err(Error::Refused(refusal)) = client.transition(&id, Transition::Publish).await else { panic!("published") };
    assert!(refusal.to_string().contains("not enough money"), "{refusal}");
    assert_eq!(fake.take_place(&id, &FakeProvider::participant(1)).await, None);
    check(&fake);
}
