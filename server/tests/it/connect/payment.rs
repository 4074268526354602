//! Payments through Connect: assignments are approved, what is owed beyond their payment is a bonus, and nothing is paid twice.

use std::time::Duration;

use engine::money::payout::Confirmed;
use fake_provider::Fault;
use futures::future::join_all;
use shared::{ConnectionProblem, PaymentState, ProviderPaymentProblem, ProviderPaymentState, Service};

use super::stage::{PAYMENT, Stage};
use super::state;
use crate::money::approve;
use crate::prolific::stage::work_off;
use crate::prolific::{SAY, with_provider};

pub const BONUS: &str = "CONNECT POST /api/v1/assignments/{project}/bonus";
const APPROVE: &str = "CONNECT POST /api/v1/assignments/{project}/approve";
const LIST: &str = "CONNECT GET /api/v1/assignments/{project}";

type State = (Option<ProviderPaymentState>, PaymentState);
pub const PAID: State = (Some(ProviderPaymentState::Paid), PaymentState::Paid);
pub const HELD: State = (Some(ProviderPaymentState::Unclear), PaymentState::Held);
pub const WAITS: State = (Some(ProviderPaymentState::Waiting), PaymentState::Sent);
const REFUSED: State = (Some(ProviderPaymentState::Refused), PaymentState::Sent);

with_provider!(a_payout_approves_assignments_and_pays_the_rest, async |app, fake| {
    let (stage, first, id, due) = Stage::one(&app, &fake).await;
    assert_eq!(stage.states(id).await, [WAITS]);
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.assignment_state(&first)), (vec![PAID], Some("Approved")));
    assert_eq!((fake.assignment_bonuses(&first), fake.count(BONUS)), (vec![due], 1));
    let sent = fake.calls().into_iter().find(|call| call.operation == BONUS).expect("a bonus");
    let dollars = format!("{}.{:02}", due / 100, due % 100);
    assert_eq!(sent.body["bonusPayment"][0]["amount"].to_string().parse::<f64>(), dollars.parse());

    // The payment of the project pays what the second is owed, also if the project pays more by now, and the rest of it counts for
    // what they get later.
    let second = stage.finishes(2).await;
    fake.set_project_payment(&stage.project, 900);
    let next = stage.pay_out().await;
    let work = stage.owed(next).await[0].amount;
    assert!((1..PAYMENT).contains(&work), "{work}");
    stage.settle().await;
    assert_eq!((stage.states(next).await, fake.assignment_state(&second)), (vec![PAID], Some("Approved")));
    stage.bonus(2, 500).await;
    stage.bonus(1, 40).await;
    let last = stage.pay_out().await;
    stage.settle().await;
    assert_eq!(stage.states(last).await, [PAID, PAID]);
    assert_eq!(fake.assignment_bonuses(&second), [500 - (PAYMENT - work)]);
    assert_eq!(fake.assignment_bonuses(&first), [due, 40]);

    let page = format!("/studies/{}/pay/out/{last}", stage.study());
    let shown = app.signed_in(&stage.inner.inner.admin).await.get(&page).await.words();
    for said in [SAY.connect_pays(), "Paid: 2 of 2", "Bonus at Connect: 0.40\u{a0}USD"] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    assert!(!shown.contains("Prolific"), "{shown}");
});

with_provider!(an_answer_that_was_lost_is_no_second_payment, async |app, fake| {
    let (stage, assignment, id, due) = Stage::one(&app, &fake).await;
    fake.pay_late(true);
    fake.fail(BONUS, 1, Fault::CutAfter);
    for _ in 0..3 {
        stage.settle().await;
        assert_eq!((stage.states(id).await, fake.count(BONUS)), (vec![HELD], 1));
    }
    // Another bonus waits, because nobody could tell which of two was paid.
    stage.bonus(1, 75).await;
    let next = stage.pay_out().await;
    stage.settle().await;
    assert_eq!((stage.states(next).await, fake.count(BONUS)), (vec![WAITS], 1));
    let (engine, admin) = (&app.engine, stage.admin());
    let early = engine.return_payment(admin, stage.study(), id, (Some(1), "It never came.")).await.expect_err("early");
    assert!(early.to_string().contains("Connect may still pay"), "{early}");
    fake.pay_late(false);
    fake.settle_bonuses();
    stage.settle().await;
    assert_eq!((stage.states(id).await, stage.states(next).await), (vec![PAID], vec![PAID]));
    assert_eq!(fake.assignment_bonuses(&assignment), [due, 75]);
    for fault in [Fault::FailAfter, Fault::Garbage, Fault::HalfAnswer] {
        stage.bonus(1, 90).await;
        let id = stage.pay_out().await;
        let before = fake.count(BONUS);
        fake.fail(BONUS, 1, fault.clone());
        stage.settle().await;
        stage.settle().await;
        assert_eq!((stage.states(id).await, fake.count(BONUS) - before), (vec![PAID], 1), "{fault:?}");
    }
    assert_eq!(fake.assignment_bonuses(&assignment), [due, 75, 90, 90, 90]);
});

with_provider!(a_refusal_because_of_the_token_is_no_proof, async |app, fake| {
    let (stage, assignment, id, due) = Stage::one(&app, &fake).await;
    // Something on the way sends the request twice. The first one pays, and the answer is that of the second one.
    fake.pay_late(true);
    fake.fail(BONUS, 1, Fault::Twice);
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.count(BONUS)), (vec![HELD], 1), "it does not show yet");
    stage.settle().await;
    assert_eq!(fake.count(BONUS), 1, "it is never sent again");
    fake.pay_late(false);
    fake.settle_bonuses();
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.assignment_bonuses(&assignment)), (vec![PAID], vec![due]));
    // The same with several bonuses in one request: none of them is tried alone.
    let other = stage.finishes(2).await;
    stage.bonus(1, 60).await;
    stage.bonus(2, 400).await;
    let id = stage.pay_out().await;
    let rest = stage.owed(id).await[1].amount - PAYMENT;
    fake.fail(BONUS, 1, Fault::Twice);
    stage.settle().await;
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.count(BONUS)), (vec![PAID, PAID], 2));
    assert_eq!([&assignment, &other].map(|one| fake.assignment_bonuses(one)), [vec![due, 60], vec![rest]]);
});

with_provider!(a_refusal_that_contradicts_the_assignment_is_not_believed, async |app, fake| {
    let (stage, assignment, id, due) = Stage::one(&app, &fake).await;
    // The words of the refusal do not say why; the assignment shows that it was paid.
    fake.fail(BONUS, 1, Fault::RefuseAfter);
    stage.settle().await;
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.count(BONUS)), (vec![PAID], 1));
    // If the assignment cannot be read either, nobody knows.
    stage.bonus(1, 60).await;
    let id = stage.pay_out().await;
    fake.pay_late(true);
    fake.fail(BONUS, 1, Fault::RefuseAfter);
    // Not while the assignments are listed, and while it is looked at them before the bonus is sent.
    fake.fail_after(LIST, 3, 4, Fault::Status(502));
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.count(BONUS)), (vec![HELD], 2));
    fake.recover();
    fake.settle_bonuses();
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.assignment_bonuses(&assignment)), (vec![PAID], vec![due, 60]));
});

with_provider!(without_the_money_for_all_each_is_tried_alone, async |app, fake| {
    let stage = Stage::new(&app, &fake).await;
    let all = [stage.finishes(1).await, stage.finishes(2).await, stage.finishes(3).await];
    for (worker, amount) in [(1, 300), (2, 5_000), (3, 400)] {
        stage.bonus(worker, amount).await;
    }
    let id = stage.pay_out().await;
    fake.set_connect_balance(1_000);
    stage.settle().await;
    assert_eq!(stage.states(id).await, [PAID, REFUSED, PAID], "{:?}", stage.owed(id).await);
    let paid = all.each_ref().map(|one| fake.assignment_bonuses(one).len());
    assert_eq!(paid, [1, 0, 1], "all or none in a request, and each alone afterwards");
    assert_eq!(stage.owed(id).await[1].problem, Some(ProviderPaymentProblem::Refused));
    stage.settle().await;
    assert_eq!(stage.states(id).await[1], REFUSED, "only a person sends it again");
    fake.set_connect_balance(100_000);
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let (study, payout) = (stage.study().to_string(), id.to_string());
    let page = format!("/studies/{study}/pay/out/{id}");
    let shown = browser.get(&page).await.words();
    assert!(shown.contains(SAY.connect_was_refused()) && shown.contains(SAY.connect_retry()), "{shown}");
    let again = [("study", study.as_str()), ("pay_out", payout.as_str()), ("service", "connect")];
    let told = browser.submit(&page, "/fn/pay/retry", &again).await.words();
    assert!(told.contains("The payment of 1 worker is sent again."), "{told}");
    stage.settle().await;
    assert_eq!(stage.states(id).await, [PAID, PAID, PAID]);
    assert_eq!(all.each_ref().map(|one| fake.assignment_bonuses(one).len()), [1, 1, 1]);
});

with_provider!(an_assignment_that_was_approved_in_the_meantime_is_paid_all_the_same, async |app, fake| {
    let (stage, assignment, id, due) = Stage::one(&app, &fake).await;
    // It is approved, and the answer says that this was refused.
    fake.fail(APPROVE, 1, Fault::Twice);
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.assignment_bonuses(&assignment)), (vec![PAID], vec![due]));
    // Fourteen days pass without anybody.
    let other = stage.finishes(2).await;
    stage.bonus(2, 400).await;
    fake.advance(Duration::from_hours(14 * 24));
    let id = stage.pay_out().await;
    let rest = stage.owed(id).await[0].amount - PAYMENT;
    let before = fake.count(APPROVE);
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.count(APPROVE) - before), (vec![PAID], 0));
    assert_eq!(fake.assignment_bonuses(&other), [rest]);
    // Who was rejected there is for a person.
    let rejected = stage.finishes(3).await;
    fake.decide_assignment(&rejected, "Rejected");
    let id = stage.pay_out().await;
    stage.settle().await;
    assert_eq!(stage.owed(id).await[0].problem, Some(ProviderPaymentProblem::Rejected));
    let paid = app.engine.confirm_paid(stage.admin(), stage.study(), id, Confirmed::Worker(3)).await;
    assert_eq!((paid.expect("by hand"), stage.states(id).await), (1, vec![PAID]));
    assert!(fake.assignment_bonuses(&rejected).is_empty());
});

with_provider!(two_servers_and_two_clicks_pay_once, async |app, fake| {
    let stage = Stage::new(&app, &fake).await;
    let all = [stage.finishes(1).await, stage.finishes(2).await];
    for worker in [1, 2] {
        stage.bonus(worker, 300).await;
    }
    // Two people press the button at the same time: one payout has everything.
    let clicks = (0..4).map(|_| app.engine.pay_out(stage.admin(), stage.study()));
    let made: Vec<_> = join_all(clicks).await.into_iter().filter_map(|made| made.ok()?.id).collect();
    let [id] = made[..] else { panic!("{made:?}") };
    let due: Vec<i64> = stage.owed(id).await.iter().map(|owed| owed.amount - PAYMENT).collect();
    // Servers that share the database work at the same time, while people ask again and again.
    fake.fail(BONUS, 1, Fault::Slow(Duration::from_millis(300)));
    let servers = join_all((0..4).map(|_| work_off(&app.engine)));
    let people = join_all((0..4).map(|_| async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let _ = Box::pin(app.engine.ask_service(stage.admin(), stage.at())).await;
        let _ = app.engine.retry_payments(stage.admin(), (stage.study(), id), None).await;
    }));
    tokio::join!(servers, people);
    stage.settle().await;
    assert_eq!(stage.states(id).await, [PAID, PAID]);
    assert_eq!(all.each_ref().map(|one| fake.assignment_bonuses(one)).concat(), due);
    assert_eq!(fake.count(BONUS), 1);
});

with_provider!(what_keeps_everybody_from_being_paid_is_tried_later, async |app, fake| {
    let (stage, assignment, id, due) = Stage::one(&app, &fake).await;
    for fault in [Fault::Status(401), Fault::TooMany(None)] {
        fake.fail(BONUS, 1, fault.clone());
        stage.settle().await;
        assert_eq!((stage.states(id).await, fake.assignment_bonuses(&assignment)), (vec![WAITS], vec![]), "{fault:?}");
        let known = state(&app, stage.admin(), stage.study()).await.connected.expect("connected");
        let problem = match fault {
            Fault::Status(_) => ConnectionProblem::TokenRefused,
            _ => ConnectionProblem::TooManyRequests,
        };
        assert_eq!(known.problem, Some(problem));
    }
    app.clock.pass(3_600);
    work_off(&app.engine).await;
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.assignment_bonuses(&assignment)), (vec![PAID], vec![due]));
    // Each attempt has a token of its own, and every one of them was used once.
    assert_eq!(fake.count(BONUS), 3);
    let (engine, admin) = (&app.engine, stage.admin());
    stage.bonus(1, 55).await;
    let next = stage.pay_out().await;
    engine.disconnect_account(admin, stage.at()).await.expect("disconnected");
    assert_eq!(stage.owed(next).await[0].problem, Some(ProviderPaymentProblem::Disconnected));
    let refused = engine.retry_payments(admin, (stage.study(), next), None).await.expect_err("not connected");
    assert!(refused.to_string().contains("no connection to CloudResearch Connect"), "{refused}");
    super::connect(&app, admin, stage.study()).await;
    stage.bonus(1, 5).await;
    let early = engine.pay_out(admin, stage.study()).await.expect_err("nothing was listed");
    assert!(early.to_string().contains("Connect has not listed"), "{early}");
});

with_provider!(workers_whom_connect_did_not_list_are_named_and_can_be_moved, async |app, fake| {
    let stage = Stage::new(&app, &fake).await;
    let (engine, admin, study) = (&app.engine, stage.admin(), stage.study());
    let listed = stage.hands_in(1).await;
    stage.ask().await;
    // Connect does not list the second when the payout is made.
    let (late, actor) = stage.begins(2).await;
    assert!(stage.inner.work(&actor).await);
    approve(&stage.inner.inner).await;
    let id = stage.pay_out().await;
    let details = engine.pay_out_details(admin, study, id).await.expect("details");
    let unlisted: Vec<_> = details.unlisted.iter().map(|one| (one.service, one.workers.clone())).collect();
    assert_eq!(unlisted, [(Service::Connect, vec![2])]);
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let at = format!("/studies/{study}/pay/out/{id}");
    let page = browser.get(&at).await.words();
    let named = SAY.pay_outs_unlisted_connect("W002", SAY.pay_outs_move(), SAY.pay_outs_was_paid());
    assert!(page.contains(&named) && page.contains(&SAY.pay_outs_unlisted("CloudResearch Connect")), "{named}: {page}");
    // They are moved, and the next payout pays them there once they are listed.
    let (in_words, payout) = (study.to_string(), id.to_string());
    let moved = [
        ("study", in_words.as_str()),
        ("pay_out", payout.as_str()),
        ("worker", "W002"),
        ("reason", "Connect did not list them."),
    ];
    browser.submit(&at, "/fn/pay/return", &moved).await;
    let page = browser.get(&at).await.words();
    assert!(!page.contains(&SAY.pay_outs_unlisted("CloudResearch Connect")), "{page}");
    fake.hand_in(&late);
    stage.ask().await;
    let next = stage.pay_out().await;
    assert!(engine.pay_out_details(admin, study, next).await.expect("details").unlisted.is_empty());
    stage.settle().await;
    assert_eq!((stage.states(id).await, stage.states(next).await), (vec![PAID], vec![PAID]));
    assert_eq!((fake.assignment_state(&listed), fake.assignment_state(&late)), (Some("Approved"), Some("Approved")));
});
