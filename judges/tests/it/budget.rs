//! A budget is never exceeded, however many calls there are at once and however badly they end.

use fake_provider::{ChatServer, ChatTrouble as Trouble};
use judges::{Budget, Ended, Limits, Money, Price, Results, UnknownCost, Usage};
use proptest::prelude::*;

use crate::support::{Still, calls, carry_out, chat, limits, plan};

fn budget(limit: &str) -> Limits {
    let price = Price::parse("10,30").expect("prices");
    let limit = Money::parse(limit).expect("an amount");
    let budget = Budget { limit, spent: Money::default(), price, reply: 20 };
    Limits { price: Some(price), budget: Some(budget), ..limits() }
}

/// What everything cost that the endpoint computed, whether or not its reply arrived.
fn cost(server: &ChatServer) -> Money {
    let [input, output] = server.usage();
    Price::parse("10,30").expect("prices").cost(Usage { input, output })
}

#[tokio::test]
async fn a_run_stops_before_the_budget_and_says_so() {
    let server = ChatServer::start(|_| "4".into()).await;
    let limit = "0.003";
    let (done, summary, ended) = carry_out(&chat(&server), &Still::default(), budget(limit), calls(100)).await;
    let Some(Ended::Budget { limit: said, spent, needed }) = &ended else { panic!("{ended:?}") };
    assert_eq!(*said, Money::parse(limit).unwrap());
    assert!(*spent <= *said && spent.plus(*needed) > *said, "{ended:?}");
    assert!(summary.answered > 1 && summary.answered < 100 && summary.failed == 0);
    assert_eq!((done.len(), cost(&server)), (summary.answered, summary.cost), "what was paid for is kept");
    assert_eq!(summary.cost, *spent);
}

#[tokio::test]
async fn a_budget_that_is_enough_is_no_limit() {
    let server = ChatServer::start(|_| "4".into()).await;
    let (_, summary, ended) = carry_out(&chat(&server), &Still::default(), budget("1"), calls(20)).await;
    assert!(ended.is_none() && summary.answered == 20);
    assert_eq!(cost(&server), summary.cost);
}

#[tokio::test]
async fn what_may_have_cost_counts_as_the_most_it_can() {
    let server = ChatServer::start(|_| "4".into()).await;
    server.trouble("item 0.", Trouble::NoUsage, 1);
    let (done, ..) = carry_out(&chat(&server), &Still::default(), budget("1"), calls(2)).await;
    let (unknown, known) = (done[0].cost.unwrap(), done[1].cost.unwrap());
    assert!(unknown > known, "{unknown} {known}");
    let without = Limits { budget: None, ..budget("1") };
    server.trouble("item 0.", Trouble::NoUsage, 1);
    let (done, ..) = carry_out(&chat(&server), &Still::default(), without, calls(2)).await;
    assert_eq!((done[0].cost, done[1].cost), (None, Some(known)), "without a budget, nothing is invented");
}

#[tokio::test]
async fn calls_of_a_run_without_a_price_count_for_a_later_budget() {
    let (folder, server) = (tempfile::tempdir().unwrap(), ChatServer::start(|_| "4".into()).await);
    let (path, price) = (folder.path().join("out.jsonl"), Price::parse("10,30").unwrap());
    let keep = async |n: usize| {
        let mut results = Results::open(&path, &[plan()]).unwrap();
        let (done, ..) = carry_out(&chat(&server), &Still::default(), limits(), calls(n)).await;
        for done in &done {
            results.write(done, &plan()).unwrap();
        }
        drop(results);
        Results::open(&path, &[plan()]).unwrap().spent(&price)
    };
    let spent = keep(3).await.unwrap();
    assert!(spent > Money::default());
    assert_eq!(spent, cost(&server));
    server.trouble("item 0.", Trouble::NoUsage, 1);
    let unknown = keep(1).await.unwrap_err();
    assert_eq!(unknown, UnknownCost { line: 4 });
    assert!(
        unknown.to_string().starts_with("line 4: neither the cost nor the tokens of this call are known"),
        "{unknown}"
    );
}

fn trouble() -> impl Strategy<Value = Trouble> {
    prop_oneof![
        Just(Trouble::NoUsage),
        Just(Trouble::Cut),
        Just(Trouble::HalfAnswer),
        Just(Trouble::Body("{}".into())),
        Just(Trouble::Status(500, "Oops".into())),
        Just(Trouble::TooMany(None)),
        Just(Trouble::Length),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_budget_is_never_exceeded(
        limit in 1_u32..60,
        at_once in 1_usize..12,
        troubles in prop::collection::vec((0_usize..30, trouble(), 1_usize..4), 0..12),
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let server = ChatServer::start(|prompt| "4".repeat(prompt.len() % 7 + 1)).await;
            for (item, trouble, times) in troubles {
                server.trouble(&format!("item {item}."), trouble, times);
            }
            let limits = Limits { at_once, ..budget(&format!("0.{limit:04}")) };
            let (done, summary, _) = carry_out(&chat(&server), &Still::default(), limits, calls(30)).await;
            let limit = limits.budget.unwrap().limit;
            prop_assert!(cost(&server) <= limit, "{} of {limit}", cost(&server));
            prop_assert!(summary.cost <= limit && cost(&server) <= summary.cost);
            let sum = done.iter().fold(Money::default(), |sum, done| sum.plus(done.cost.unwrap_or_default()));
            prop_assert_eq!(sum, summary.cost);
            Ok(())
        })?;
    }
}
