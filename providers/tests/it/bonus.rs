//! Bonuses: prepared, paid once, in several currencies.

use fake_provider::{FakeProvider, Fault};
use providers::{BonusLine, Error, Invalid, Provider as _, Unclear};
use shared::Money;

use crate::support::{check, gbp, prolific, submitted};

const PAY: &str = "POST /api/v1/bulk-bonus-payments/{id}/pay/";

fn line(recipient: &str, amount: Money) -> BonusLine {
    BonusLine { recipient: recipient.to_owned(), amount, message: String::new() }
}

#[tokio::test]
async fn amounts_are_minor_units_here_and_major_units_there() {
    for (currency, minor, text) in
        [("USD", 150, "1.50"), ("JPY", 300, "300"), ("KWD", 1_250, "1.25"), ("BRL", 5, "0.05")]
    {
        let (fake, client) = prolific().await;
        fake.set_balance(currency, 1_000_000);
        let money = Money::new(minor, currency);
        let (id, submissions) = submitted(&fake, &client, 1, money.clone()).await;
        let participant = FakeProvider::participant(0);
        let prepared = client.prepare_bonuses(&id, &[line(&participant, money.clone())]).await.expect("prepared");
        assert_eq!(prepared.amount, minor, "{currency}");
        client.pay_bonuses(&prepared).await.expect("paid");
        let read = client.submission(&id, &submissions[0]).await.expect("a submission");
        assert_eq!(read.bonuses, Some(vec![minor]), "{currency}");
        let calls = fake.calls();
        let sent = |name: &str| calls.iter().find_map(|call| call.body.get(name).cloned());
        assert_eq!(sent("reward"), Some(minor.into()), "{currency}");
        assert_eq!(sent("csv_bonuses"), Some(format!("{participant},{text}\n").into()), "{currency}");
        check(&fake);
    }
}

#[tokio::test]
async fn what_cannot_be_written_is_not_sent() {
    let (fake, client) = prolific().await;
    let study = "64395e9c2332b8a59a65d51e";
    let kwd = Money::new(1_255, "KWD");
    for (lines, expected) in [
        (vec![], Invalid::Empty("list of bonuses")),
        (vec![line("a", gbp(1)); 201], Invalid::TooMany { n: 201, limit: 200 }),
        (vec![line("a", gbp(0))], Invalid::NotPositive("0.00".to_owned())),
        (vec![line("a", gbp(-5))], Invalid::NotPositive("-0.05".to_owned())),
        (vec![line("a", kwd)], Invalid::Decimals("1.255\u{a0}KWD".to_owned())),
        (
            vec![line("a", gbp(1)), line("b", Money::new(1, "USD"))],
            Invalid::Currency { found: "USD".to_owned(), expected: "GBP".to_owned() },
        ),
        (vec![line("a,9\nb", gbp(1))], Invalid::Id("a,9b".to_owned())),
        (vec![line("a", gbp(i64::MAX)), line("b", gbp(1))], Invalid::Sum),
    ] {
        assert_eq!(client.prepare_bonuses(study, &lines).await, Err(Error::Invalid(expected)));
    }
    assert_eq!(fake.calls(), []);
}

#[tokio::test]
async fn a_sum_that_the_provider_reads_differently_is_not_paid() {
    let (fake, client) = prolific().await;
    fake.set_balance("JPY", 1_000_000);
    let (id, submissions) = submitted(&fake, &client, 1, Money::new(300, "JPY")).await;
    // We believe in pounds, the workspace has yen: "3.00" are 3 yen there.
    let prepared = client.prepare_bonuses(&id, &[line(&submissions[0], gbp(300))]).await;
    assert_eq!(prepared, Err(Error::Disagrees { sent: 300, answered: 3 }));
    assert_eq!(fake.count(PAY), 0);
}

#[tokio::test]
async fn a_stranger_gets_no_bonus_and_an_empty_account_pays_none() {
    let (fake, client) = prolific().await;
    fake.set_balance("GBP", 300);
    let (id, submissions) = submitted(&fake, &client, 1, gbp(180)).await;
    let stranger = FakeProvider::participant(99);
    let Err(Error::Refused(refusal)) = client.prepare_bonuses(&id, &[line(&stranger, gbp(5))]).await else {
        panic!("a stranger")
    };
    assert!(refusal.to_string().contains(&stranger));
    let prepared = client.prepare_bonuses(&id, &[line(&submissions[0], gbp(5_000))]).await.expect("prepared");
    assert!(matches!(client.pay_bonuses(&prepared).await, Err(Error::Refused(_))));
    assert_eq!(fake.payments(), [(prepared.id, 0)]);
    check(&fake);
}

#[tokio::test]
async fn a_payment_is_sent_once_whatever_happens() {
    let faults = [
        (Fault::CutBefore, 0),
        (Fault::CutAfter, 1),
        (Fault::FailAfter, 1),
        (Fault::Status(502), 0),
        (Fault::Status(408), 0),
        (Fault::Redirect("/api/v1/users/me/".to_owned()), 0),
        (Fault::TooMany(Some("1".to_owned())), 0),
        (Fault::Status(409), 0),
        (Fault::Status(401), 0),
    ];
    for (fault, paid) in faults {
        let (fake, client) = prolific().await;
        let (id, submissions) = submitted(&fake, &client, 1, gbp(180)).await;
        let prepared = client.prepare_bonuses(&id, &[line(&submissions[0], gbp(125))]).await.expect("prepared");
        fake.fail(PAY, 1, fault.clone());
        let error = client.pay_bonuses(&prepared).await.expect_err("a fault");
        let is_refused = matches!(fault, Fault::TooMany(_) | Fault::Status(409 | 401));
        assert_eq!(error.may_have_happened(), !is_refused, "{fault:?}: {error}");
        assert_eq!(fake.count(PAY), 1, "{fault:?}");
        assert_eq!(fake.payments(), [(prepared.id, paid)], "{fault:?}");
        let read = client.submission(&id, &submissions[0]).await.expect("a submission");
        assert_eq!(read.bonuses.expect("bonuses").len(), paid, "{fault:?}: the bonuses tell what happened");
    }
}

#[tokio::test]
async fn a_slow_payment_is_unclear_and_a_late_one_shows_later() {
    let (fake, client) = prolific().await;
    let (id, submissions) = submitted(&fake, &client, 1, gbp(180)).await;
    let prepared = client.prepare_bonuses(&id, &[line(&submissions[0], gbp(125))]).await.expect("prepared");
    fake.fail(PAY, 1, Fault::Slow(std::time::Duration::from_secs(4)));
    fake.pay_late(true);
    assert_eq!(client.pay_bonuses(&prepared).await, Err(Error::Unclear(Unclear::TimedOut)));
    let bonuses = || async { client.submission(&id, &submissions[0]).await.expect("a submission").bonuses };
    assert_eq!(bonuses().await, Some(vec![]), "it is paid, and does not show yet");
    fake.settle_bonuses();
    assert_eq!(bonuses().await, Some(vec![125]));
    assert_eq!((fake.count(PAY), fake.payments()), (1, vec![(prepared.id, 1)]));
}

#[tokio::test]
async fn a_payment_whose_answer_makes_no_sense_is_done() {
    for fault in [Fault::Garbage, Fault::HalfAnswer, Fault::Huge(9 << 20)] {
        let (fake, client) = prolific().await;
        let (id, submissions) = submitted(&fake, &client, 1, gbp(180)).await;
        let prepared = client.prepare_bonuses(&id, &[line(&submissions[0], gbp(125))]).await.expect("prepared");
        fake.fail(PAY, 1, fault.clone());
        assert_eq!(client.pay_bonuses(&prepared).await, Ok(()), "{fault:?}: the status is enough");
        assert_eq!(fake.payments(), [(prepared.id, 1)]);
    }
}
