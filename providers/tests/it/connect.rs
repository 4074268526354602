//! CloudResearch Connect.

use std::time::Duration;

use fake_provider::Fault;
use providers::{
    BonusLine, Connect, Error, Invalid, Provider, Rejection, RejectionCategory, StudyChange, StudyState,
    SubmissionState, Transition, Unclear,
};
use shared::Money;

use crate::support::{check, connect, study};

const BONUS: &str = "CONNECT POST /api/v1/assignments/{project}/bonus";

fn usd(minor: i64) -> Money {
    Money::new(minor, "USD")
}

fn line(recipient: &str, cents: i64) -> BonusLine {
    BonusLine { recipient: recipient.to_owned(), amount: usd(cents), message: "For the longer texts.".to_owned() }
}

async fn live(client: &Connect, places: u32) -> String {
    let id = client.create_study(&study(places, usd(180))).await.expect("a project").id;
    client.transition(&id, Transition::Publish).await.expect("live");
    id
}

#[tokio::test]
async fn a_project_goes_from_draft_to_end() {
    let (fake, client) = connect().await;
    fake.set_connect_balance(10_001);
    assert_eq!(client.balance("").await.expect("money").available, 10_001);
    client.account().await.expect("the key is accepted");
    let created = client.create_study(&study(30, usd(180))).await.expect("a project");
    assert_eq!((&created.state, created.reward, created.places), (&StudyState::Unpublished, Some(180), Some(30)));
    let cost = client.cost(&created.id).await.expect("a cost");
    assert_eq!((cost.rewards.clone(), cost.total()), (usd(5_400), Some(6_750)));
    let change = StudyChange { places: Some(31), internal_name: Some("hit 8".to_owned()), more: Vec::new() };
    client.change_study(&created.id, &change).await.expect("changed");
    for (transition, state) in [
        (Transition::Publish, StudyState::Active),
        (Transition::Pause, StudyState::Paused),
        (Transition::Start, StudyState::Active),
        (Transition::Pause, StudyState::Paused),
        (Transition::Stop, StudyState::Completed),
    ] {
        client.transition(&created.id, transition).await.expect("a transition");
        let read = client.study(&created.id).await.expect("a project");
        assert_eq!((read.state, read.places, read.internal_name.as_str()), (state, Some(31), "hit 8"));
    }
    let expensive = client.create_study(&study(90, usd(180))).await.expect("a project").id;
    assert!(matches!(client.transition(&expensive, Transition::Publish).await, Err(Error::Refused(_))));
    check(&fake);
}

#[tokio::test]
async fn assignments_are_decided() {
    let (fake, client) = connect().await;
    let id = live(&client, 3).await;
    let assignments: Vec<String> =
        ["A1", "A2", "A3"].iter().filter_map(|person| fake.submit_assignment(&id, person)).collect();
    assert_eq!(fake.submit_assignment(&id, "A4"), None, "there are three places");
    client.approve(&id, &assignments[..1], "").await.expect("approved");
    let rejection = |message: &str| Rejection { category: RejectionCategory::LowEffort, message: message.to_owned() };
    let silent = client.reject(&id, &assignments[1], &rejection(" ")).await;
    assert_eq!(silent, Err(Error::Invalid(Invalid::ShortMessage(1))));
    client.reject(&id, &assignments[1], &rejection("The texts are empty.")).await.expect("rejected");
    let states = || async {
        let found = client.submissions(&id).await.expect("assignments");
        found.into_iter().map(|found| found.state).collect::<Vec<_>>()
    };
    let (approved, rejected) = (SubmissionState::Approved, SubmissionState::Rejected);
    assert_eq!(states().await, [approved.clone(), rejected.clone(), SubmissionState::AwaitingReview]);
    let counts = client.submission_counts(&id).await.expect("counts");
    assert_eq!((counts.total, counts.count(&approved)), (3, 1));
    fake.advance(Duration::from_hours(14 * 24));
    assert_eq!(states().await, [approved.clone(), rejected, approved]);
    let last = client.reject(&id, &assignments[2], &rejection("The texts are empty.")).await;
    assert!(matches!(last, Err(Error::Refused(_))), "it has approved itself");
    check(&fake);
}

#[tokio::test]
async fn a_bonus_is_paid_once_and_in_cents() {
    let (fake, client) = connect().await;
    let id = live(&client, 2).await;
    let assignments = ["A1", "A2"].map(|person| fake.submit_assignment(&id, person).expect("a place"));
    let before = fake.connect_balance();
    let lines = [line(&assignments[0], 125), line(&assignments[1], 7)];
    let prepared = client.prepare_bonuses(&id, &lines).await.expect("prepared");
    assert_eq!((prepared.amount, fake.count(BONUS)), (132, 0));
    client.pay_bonuses(&prepared).await.expect("paid");
    assert_eq!(fake.connect_balance(), before - 132);
    let read = client.submission(&id, &assignments[1]).await.expect("an assignment");
    assert_eq!((read.bonuses, read.reward, read.participant.as_str()), (Some(vec![7]), Some(180), "A2"));
    // The same attempt a second time is refused by its token, and pays nothing; but the refusal does not say what the first one did.
    assert_eq!(client.pay_bonuses(&prepared).await, Err(Error::Unclear(Unclear::Repeated)));
    assert_eq!(fake.connect_balance(), before - 132);
    let again = client.prepare_bonuses(&id, &lines).await.expect("prepared");
    assert_ne!(again.id, prepared.id);
    check(&fake);
}

#[tokio::test]
async fn a_lost_answer_is_unclear_and_nothing_is_repeated() {
    let (fake, client) = connect().await;
    let id = live(&client, 1).await;
    let assignment = fake.submit_assignment(&id, "A1").expect("a place");
    for (fault, paid) in [(Fault::CutBefore, 0), (Fault::FailAfter, 125), (Fault::CutAfter, 250)] {
        let prepared = client.prepare_bonuses(&id, &[line(&assignment, 125)]).await.expect("prepared");
        fake.fail(BONUS, 1, fault.clone());
        let error = client.pay_bonuses(&prepared).await.expect_err("a fault");
        assert!(matches!(error, Error::Unclear(Unclear::Broken(_) | Unclear::Failed(502))), "{fault:?}: {error:?}");
        let bonuses = client.submission(&id, &assignment).await.expect("an assignment").bonuses;
        assert_eq!(bonuses.expect("bonuses").iter().sum::<i64>(), paid, "{fault:?}");
    }
    assert_eq!(fake.count(BONUS), 3);
    // Something on the way sends the request twice: the answer is that of the second one.
    let prepared = client.prepare_bonuses(&id, &[line(&assignment, 125)]).await.expect("prepared");
    fake.fail(BONUS, 1, Fault::Twice);
    assert_eq!(client.pay_bonuses(&prepared).await, Err(Error::Unclear(Unclear::Repeated)));
    assert_eq!(fake.assignment_bonuses(&assignment), [125, 125, 125], "it was paid once more");
    fake.set_connect_balance(0);
    let prepared = client.prepare_bonuses(&id, &[line(&assignment, 1)]).await.expect("prepared");
    let Err(Error::Refused(refusal)) = client.pay_bonuses(&prepared).await else { panic!("paid") };
    assert!(refusal.to_string().contains("Insufficient funds."));
    check(&fake);
}

#[tokio::test]
async fn what_connect_does_not_have_is_unsupported() {
    let (fake, client) = connect().await;
    let client: Box<dyn Provider> = Box::new(client);
    let mut secure = study(1, usd(180));
    secure.is_secure = true;
    let unsupported = [
        client.create_study(&secure).await.map(drop),
        client.delete_draft("P1").await,
        client.transition("P1", Transition::CancelPublish).await,
        client.request_return("P1", "AS1", &[]).await,
        client.add_to_group("G1", &[]).await,
        client.filters("").await.map(drop),
        client.send_message("P1", "A1", "Hello.").await,
        client.hook_secret("").await.map(drop),
    ];
    for result in unsupported {
        assert!(matches!(result, Err(Error::Unsupported(_))), "{result:?}");
    }
    let pounds = client.create_study(&study(1, Money::new(180, "GBP"))).await.map(drop);
    let (found, expected) = ("GBP".to_owned(), "USD".to_owned());
    assert_eq!(pounds, Err(Error::Invalid(Invalid::Currency { found, expected })));
    assert_eq!(fake.calls(), []);
}
