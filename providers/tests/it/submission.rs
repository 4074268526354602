//! Submissions and decisions about them.

use std::time::Duration;

use fake_provider::FakeProvider;
use providers::{
    Action, Actor, CodeKind, Completion, Error, Invalid, Provider as _, Rejection, RejectionCategory, SubmissionState,
    Transition,
};

use crate::support::{LONG, check, code, gbp, prolific, study, submitted};

const TRANSITION: &str = "POST /api/v1/submissions/{id}/transition/";

fn rejection(message: &str) -> Rejection {
    Rejection { category: RejectionCategory::FailedCheck, message: message.to_owned() }
}

#[tokio::test]
async fn all_pages_are_read() {
    let (fake, client) = prolific().await;
    let (id, submissions) = submitted(&fake, &client, 25, gbp(10)).await;
    for limit in [100, 10, 7, 25] {
        fake.set_page_limit(limit);
        let read = client.submissions(&id).await.expect("submissions");
        let ids: Vec<&str> = read.iter().map(|submission| submission.id.as_str()).collect();
        assert_eq!(ids, submissions, "pages of {limit}");
        assert!(read.iter().all(|submission| submission.state == SubmissionState::AwaitingReview));
        assert_eq!((read[0].code.as_deref(), &read[0].bonuses), (Some("CDONE7"), &None));
    }
    let counts = client.submission_counts(&id).await.expect("counts");
    assert_eq!((counts.total, counts.count(&SubmissionState::AwaitingReview)), (25, 25));
    check(&fake);
}

#[tokio::test]
async fn a_place_is_taken_given_up_and_lost() {
    let (fake, client) = prolific().await;
    let id = client.create_study(&study(1, gbp(180))).await.expect("a draft").id;
    let participant = FakeProvider::participant;
    assert_eq!(fake.take_place(&id, &participant(1)).await, None, "a draft has no places");
    client.transition(&id, Transition::Publish).await.expect("published");
    let first = fake.take_place(&id, &participant(1)).await.expect("a place");
    let expected = format!("PROLIFIC_PID={}&STUDY_ID={id}&SESSION_ID={}", first.participant, first.submission);
    assert!(first.url.ends_with(&expected), "{}", first.url);
    assert_eq!(fake.take_place(&id, &participant(2)).await, None, "there is no other place");
    assert!(fake.give_up(&first.submission).await);
    let second = fake.take_place(&id, &participant(2)).await.expect("a place again");
    assert!(fake.time_out(&second.submission).await);
    let read = client.submission(&id, &second.submission).await.expect("a submission");
    assert_eq!((read.state, read.participant), (SubmissionState::TimedOut, second.participant));
    check(&fake);
}

#[tokio::test]
async fn submissions_are_approved_one_or_many() {
    let (fake, client) = prolific().await;
    let (id, submissions) = submitted(&fake, &client, 6, gbp(180)).await;
    client.approve(&id, &submissions[..1], "").await.expect("one");
    client.approve(&id, &submissions, "").await.expect("all, one of them again");
    client.approve(&id, &[], "").await.expect("none");
    assert!(submissions.iter().all(|submission| fake.submission_state(submission) == Some("APPROVED")));
    assert_eq!(fake.balance().0, 1_000_000 - 6 * 252);
    assert_eq!(fake.study_state(&id), Some("COMPLETED"));
    assert_eq!((fake.count(TRANSITION), fake.count("POST /api/v1/submissions/bulk-approve/")), (1, 1));
    assert!(matches!(client.reject(&id, &submissions[0], &rejection(LONG)).await, Err(Error::Refused(_))));
    check(&fake);
}

#[tokio::test]
async fn many_approvals_go_in_chunks() {
    let (fake, client) = prolific().await;
    let (id, submissions) = submitted(&fake, &client, 2, gbp(180)).await;
    let many: Vec<String> = submissions.iter().cycle().take(2_001).cloned().collect();
    client.approve(&id, &many, "").await.expect("approved");
    let calls = fake.calls();
    let sizes = calls.iter().filter_map(|call| Some(call.body.get("submission_ids")?.as_array()?.len()));
    assert_eq!(sizes.collect::<Vec<_>>(), [1_000, 1_000, 1]);
    check(&fake);
}

#[tokio::test]
async fn a_rejection_needs_a_hundred_characters() {
    let (fake, client) = prolific().await;
    let (id, submissions) = submitted(&fake, &client, 1, gbp(180)).await;
    let short = rejection(&"é".repeat(99));
    let refused = client.reject(&id, &submissions[0], &short).await;
    assert_eq!(refused, Err(Error::Invalid(Invalid::ShortMessage(100))));
    assert_eq!(fake.count(TRANSITION), 0);
    client.reject(&id, &submissions[0], &rejection(&"é".repeat(100))).await.expect("rejected");
    assert_eq!(fake.submission_state(&submissions[0]), Some("REJECTED"));
    check(&fake);
}

#[tokio::test]
async fn a_submission_ends_by_a_code_of_the_researcher() {
    let (fake, client) = prolific().await;
    let mut new = study(2, gbp(180));
    new.codes.push(code("CPART7", CodeKind::from("OTHER"), Action::DynamicPayment, Actor::Researcher));
    let id = client.create_study(&new).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    let submission = fake.take_place(&id, &FakeProvider::participant(1)).await.expect("a place").submission;
    let completion = |code: &str, percentage| Completion {
        code: code.to_owned(),
        percentage,
        message: "Thank you for the part you did.".to_owned(),
    };
    for odd in [7, 100] {
        let refused = client.complete(&id, &submission, &completion("CPART7", Some(odd))).await;
        assert_eq!(refused, Err(Error::Invalid(Invalid::Percentage(odd))));
    }
    let participants = client.complete(&id, &submission, &completion("CDONE7", Some(40))).await;
    assert!(matches!(participants, Err(Error::Refused(_))), "the code is the participant's");
    client.complete(&id, &submission, &completion("CPART7", Some(40))).await.expect("paid in part");
    assert_eq!(fake.submission_state(&submission), Some("PARTIALLY APPROVED"));
    check(&fake);
}

#[tokio::test]
async fn codes_do_what_they_say() {
    let (fake, client) = prolific().await;
    let group = client.create_group(fake_provider::WORKSPACE, "Screened in").await.expect("a group").id;
    let mut new = study(9, gbp(180));
    let person = Actor::Participant;
    new.codes = vec![
        code("CDONE7", CodeKind::Completed, Action::AutomaticallyApprove, person),
        code("CNOT7", CodeKind::NoConsent, Action::RequestReturn("You did not consent.".to_owned()), person),
        code("CIN7", CodeKind::ScreenedIn, Action::AddToGroup(group.clone()), person),
        code("COUT7", CodeKind::FixedScreenOut, Action::FixedScreenOut { reward: 20, slots: 2 }, person),
        code("CAWAY7", CodeKind::ScreenedOut, Action::FixedScreenOut { reward: 20, slots: 2 }, Actor::Researcher),
    ];
    let id = client.create_study(&new).await.expect("a draft").id;
    client.transition(&id, Transition::Publish).await.expect("published");
    let mut submissions = Vec::new();
    for (n, code) in (0..).zip(["CDONE7", "CNOT7", "CIN7", "COUT7", "unknown"]) {
        let entry = fake.take_place(&id, &FakeProvider::participant(n)).await.expect("a place");
        assert!(fake.submit(&entry.submission, code).await, "{code}");
        submissions.push(entry.submission);
    }
    let states: Vec<_> = submissions.iter().filter_map(|submission| fake.submission_state(submission)).collect();
    let waits = "AWAITING REVIEW";
    assert_eq!(states, ["APPROVED", waits, waits, "SCREENED OUT", waits]);
    assert!(client.submission(&id, &submissions[1]).await.expect("a submission").return_requested_at.is_some());
    assert_eq!(client.group_members(&group).await, Ok(vec![FakeProvider::participant(2)]));
    assert_eq!(fake.balance().0, 1_000_000 - 252 - 28, "a reward, and the fixed sum with its fees");
    let completion = Completion { code: "CAWAY7".to_owned(), percentage: None, message: String::new() };
    client.complete(&id, &submissions[4], &completion).await.expect("screened out");
    assert_eq!(fake.submission_state(&submissions[4]), Some("SCREENED OUT"));
    assert_eq!(fake.study_state(&id), Some("PAUSED"), "both places for this are used");
    check(&fake);
}

#[tokio::test]
async fn a_return_is_asked_for_and_time_decides() {
    let (fake, client) = prolific().await;
    let (id, submissions) = submitted(&fake, &client, 2, gbp(180)).await;
    let reasons = ["You stopped after the third text.".to_owned()];
    client.request_return(&id, &submissions[0], &reasons).await.expect("asked");
    let nothing = client.request_return(&id, &submissions[0], &[" ".to_owned()]).await;
    assert_eq!(nothing, Err(Error::Invalid(Invalid::Empty("reason"))));
    assert!(client.submission(&id, &submissions[0]).await.expect("a submission").return_requested_at.is_some());
    assert!(fake.give_up(&submissions[0]).await);
    fake.advance(Duration::from_hours(21 * 24));
    assert_eq!(fake.submission_state(&submissions[0]), Some("RETURNED"));
    assert_eq!(fake.submission_state(&submissions[1]), Some("APPROVED"));
    check(&fake);
}

#[tokio::test]
async fn an_unknown_state_fails_nothing_and_passes() {
    let (fake, client) = prolific().await;
    let (id, submissions) = submitted(&fake, &client, 1, gbp(180)).await;
    fake.show_state("PROCESSING", 2);
    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push(client.submission(&id, &submissions[0]).await.expect("a submission").state);
    }
    assert_eq!(seen, [SubmissionState::Processing, SubmissionState::Processing, SubmissionState::AwaitingReview]);
    fake.show_state("DREAMING", 1);
    let read = client.submission(&id, &submissions[0]).await.expect("a submission");
    assert_eq!(read.state, SubmissionState::Other("DREAMING".to_owned()));
}

#[tokio::test]
async fn a_submission_of_another_study_is_not_found() {
    let (fake, client) = prolific().await;
    let (_, submissions) = submitted(&fake, &client, 1, gbp(180)).await;
    let other = client.submission("64395e9c2332b8a59a65ffff", &submissions[0]).await;
    assert!(matches!(other, Err(Error::NotFound(_))));
}
