//! Every way in which a call can fail, and what is known afterwards.

use std::sync::Arc;
use std::time::Duration;

use fake_provider::{FakeProvider, Fault, Shape, TOKEN, WORKSPACE};
use providers::{Error, Invalid, Limits, Prolific, Provider as _, Rejection, RejectionCategory, Transition, Unclear};
use tokio::net::TcpListener;

use crate::support::{LONG, Waits, connection, gbp, prolific, study, submitted};

const ME: &str = "GET /api/v1/users/me/";
const CREATE: &str = "POST /api/v1/studies/";

async fn waiting() -> (FakeProvider, Prolific, Arc<Waits>) {
    let (fake, waits) = (FakeProvider::start().await, Arc::default());
    let client = Prolific::new(connection(fake.url(), TOKEN, &waits)).expect("a client");
    (fake, client, waits)
}

#[tokio::test]
async fn a_refusal_names_its_reasons_in_each_form() {
    let (fake, client) = prolific().await;
    for (shape, n, field) in [
        (Shape::Text, 1, None),
        (Shape::List, 2, None),
        (Shape::Fields, 2, Some("reward")),
        (Shape::Bare, 2, Some("reward")),
    ] {
        fake.fail(CREATE, 1, Fault::Refuse(shape));
        let error = client.create_study(&study(1, gbp(180))).await.expect_err("a refusal");
        let Error::Refused(refusal) = &error else { panic!("{shape:?}: {error:?}") };
        assert_eq!((refusal.status, refusal.reasons.len()), (400, n), "{shape:?}");
        assert_eq!(refusal.reasons[0].field.as_deref(), field, "{shape:?}");
        assert!(!error.may_have_happened() && error.to_string().contains("Must be at least 6.00"), "{error}");
    }
    assert_eq!(fake.count(CREATE), 4, "refusals are not repeated");
}

#[tokio::test]
async fn each_status_has_its_meaning() {
    let (fake, client) = prolific().await;
    for status in [400, 401, 402, 403, 404, 408, 409, 413, 422, 429, 499, 500, 502, 503, 504] {
        fake.fail(CREATE, 1, Fault::Status(status));
        let error = client.create_study(&study(1, gbp(180))).await.expect_err("a fault");
        let fits = match status {
            401 | 403 => matches!(error, Error::Unauthorised(_)),
            404 => matches!(error, Error::NotFound(_)),
            409 => matches!(error, Error::Conflict(_)),
            429 => matches!(error, Error::TooManyRequests { retry_after: None }),
            408 | 499.. => error == Error::Unclear(Unclear::Failed(status)),
            _ => matches!(error, Error::Refused(_)),
        };
        assert!(fits, "{status}: {error:?}");
        assert_eq!(error.may_have_happened(), matches!(status, 408 | 499..), "{status}");
    }
    assert_eq!(fake.count(CREATE), 15, "a creation is never repeated");
}

#[tokio::test]
async fn without_a_connection_nothing_was_sent() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("its address"));
    drop(listener);
    let waits = Arc::default();
    let client = Prolific::new(connection(&address, TOKEN, &waits)).expect("a client");
    let error = client.create_study(&study(1, gbp(180))).await.expect_err("nobody listens");
    assert!(matches!(error, Error::NeverSent(_)) && !error.may_have_happened(), "{error:?}");
    assert!(waits.slept().is_empty());
    assert!(matches!(client.account().await, Err(Error::NeverSent(_))));
    assert_eq!(waits.slept().len(), 4, "a read is tried five times");
}

#[tokio::test]
async fn a_server_without_tls_gets_nothing() {
    let (fake, waits) = (FakeProvider::start().await, Arc::default());
    let secure = fake.url().replace("http://", "https://");
    let client = Prolific::new(connection(&secure, TOKEN, &waits)).expect("a client");
    let error = client.create_study(&study(1, gbp(180))).await.expect_err("no TLS");
    assert!(matches!(error, Error::NeverSent(_)), "{error:?}");
    // A server that accepts the connection and says nothing has not seen the request either.
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let secure = format!("https://{}", listener.local_addr().expect("its address"));
    let mut silent = connection(&secure, TOKEN, &waits);
    silent.limits = Limits { connect: Duration::from_millis(300), ..silent.limits };
    let client = Prolific::new(silent).expect("a client");
    let error = client.create_study(&study(1, gbp(180))).await.expect_err("silence");
    assert!(matches!(error, Error::NeverSent(_)), "{error:?}");
    assert_eq!(fake.calls(), []);
}

#[tokio::test]
async fn after_the_first_byte_it_is_unclear() {
    let (fake, client) = prolific().await;
    for (fault, expected) in [
        (Fault::CutBefore, "the connection broke"),
        (Fault::CutAfter, "the connection broke"),
        (Fault::FailAfter, "status 502"),
        (Fault::HalfAnswer, "the connection broke"),
        (Fault::Garbage, "could not be read"),
        (Fault::Huge(9 << 20), "too large"),
        (Fault::Slow(Duration::from_secs(3)), "no answer in time"),
        (Fault::Redirect("https://elsewhere.example.org/".to_owned()), "status 307"),
    ] {
        fake.fail(CREATE, 1, fault.clone());
        let error = client.create_study(&study(1, gbp(180))).await.expect_err("a fault");
        assert!(matches!(error, Error::Unclear(_)) && error.may_have_happened(), "{fault:?}: {error:?}");
        assert!(error.to_string().contains(expected), "{fault:?}: {error}");
    }
    assert_eq!(fake.count(CREATE), 8);
}

#[tokio::test]
async fn a_read_is_repeated_until_it_succeeds() {
    let (fake, client, waits) = waiting().await;
    let faults = [Fault::CutBefore, Fault::Status(502), Fault::HalfAnswer, Fault::TooMany(Some("7".to_owned()))];
    for fault in faults {
        fake.fail(ME, 1, fault);
    }
    client.account().await.expect("the fifth attempt");
    let slept = waits.slept();
    let within = |wait: Duration, low: u64, high: u64| {
        (Duration::from_millis(low)..=Duration::from_millis(high)).contains(&wait)
    };
    assert!(within(slept[0], 250, 500) && within(slept[1], 500, 1_000) && within(slept[2], 1_000, 2_000), "{slept:?}");
    assert!(within(slept[3], 7_000, 9_000), "{slept:?}");
    fake.fail(ME, 9, Fault::Status(503));
    assert_eq!(client.account().await, Err(Error::Unclear(Unclear::Failed(503))));
    assert_eq!(fake.count(ME), 10, "five attempts each");
}

#[tokio::test]
async fn a_long_wait_is_left_to_the_caller() {
    let (fake, client, waits) = waiting().await;
    fake.fail(ME, 1, Fault::TooMany(Some("3600".to_owned())));
    let retry_after = Some(Duration::from_hours(1));
    assert_eq!(client.account().await, Err(Error::TooManyRequests { retry_after }));
    assert_eq!((waits.slept(), fake.count(ME)), (vec![], 1));
}

#[tokio::test]
async fn a_read_that_makes_no_sense_is_not_repeated() {
    let (fake, client, waits) = waiting().await;
    for (fault, expected) in [(Fault::Garbage, "could not be read"), (Fault::Huge(9 << 20), "too large")] {
        fake.fail(ME, 1, fault.clone());
        let error = client.account().await.expect_err("a fault");
        assert!(error.to_string().contains(expected) && !error.may_have_happened(), "{fault:?}: {error:?}");
    }
    assert_eq!((waits.slept(), fake.count(ME)), (vec![], 2));
}

#[tokio::test]
async fn only_writes_that_end_in_the_same_state_are_repeated() {
    let (fake, client, waits) = waiting().await;
    let (id, submissions) = submitted(&fake, &client, 2, gbp(180)).await;
    fake.fail_next(1, Fault::CutAfter);
    client.approve(&id, &submissions[..1], "").await.expect("the second attempt");
    fake.fail_next(1, Fault::Status(502));
    let change = providers::StudyChange { places: Some(9), ..Default::default() };
    client.change_study(&id, &change).await.expect("the second attempt");
    let group = client.create_group(WORKSPACE, "A").await.expect("a group").id;
    fake.fail_next(1, Fault::CutAfter);
    client.add_to_group(&group, &[FakeProvider::participant(1)]).await.expect("the second attempt");
    let waited = waits.slept().len();
    assert_eq!(waited, 3);
    let rejection = Rejection { category: RejectionCategory::LowEffort, message: LONG.to_owned() };
    fake.fail_next(9, Fault::Status(502));
    assert!(client.reject(&id, &submissions[1], &rejection).await.is_err());
    assert!(client.transition(&id, Transition::Stop).await.is_err());
    assert!(client.send_message(&id, &FakeProvider::participant(1), "Hello.").await.is_err());
    assert!(client.create_group(WORKSPACE, "B").await.is_err());
    assert_eq!(waits.slept().len(), waited);
}

#[tokio::test]
async fn a_second_refusal_does_not_hide_that_the_first_attempt_may_have_happened() {
    let (fake, client) = prolific().await;
    let (id, submissions) = submitted(&fake, &client, 1, gbp(180)).await;
    for second in [Fault::Status(400), Fault::TooMany(Some("9999".to_owned())), Fault::Status(401)] {
        fake.fail_next(1, Fault::CutAfter);
        fake.fail_next(1, second.clone());
        let error = client.approve(&id, &submissions, "").await.expect_err("two faults");
        assert!(error.may_have_happened(), "{second:?}: {error:?}");
    }
    assert_eq!(fake.submission_state(&submissions[0]), Some("APPROVED"));
}

#[tokio::test]
async fn one_request_is_sent_at_a_time() {
    let (fake, client) = prolific().await;
    fake.fail(ME, 3, Fault::Slow(Duration::from_millis(200)));
    let begun = std::time::Instant::now();
    let (a, b, c) = tokio::join!(client.account(), client.account(), client.account());
    assert!(a.is_ok() && b.is_ok() && c.is_ok());
    assert!(begun.elapsed() >= Duration::from_millis(600), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn a_wrong_token_is_told_and_the_token_goes_nowhere_else() {
    let (fake, waits) = (FakeProvider::start().await, Arc::default());
    let client = Prolific::new(connection(fake.url(), "another", &waits)).expect("a client");
    assert!(matches!(client.account().await, Err(Error::Unauthorised(_))));
    let elsewhere = FakeProvider::start().await;
    let client = Prolific::new(connection(fake.url(), TOKEN, &waits)).expect("a client");
    fake.fail(ME, 1, Fault::Redirect(format!("{}/api/v1/users/me/", elsewhere.url())));
    assert_eq!(client.account().await, Err(Error::Unclear(Unclear::Status(307))));
    assert_eq!(elsewhere.calls(), []);
    let plain = Prolific::new(connection("http://api.example.org", TOKEN, &waits)).map(drop);
    assert!(matches!(plain, Err(Error::Invalid(Invalid::Address(_)))));
}
