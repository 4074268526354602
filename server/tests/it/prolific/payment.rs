//! Payments through Prolific: submissions are approved, what is owed beyond their reward is a bonus, and nothing is paid twice.

use std::sync::Arc;

use engine::money::bonus::NewBonus;
use engine::money::payout::{Confirmed, Owed};
use engine::people::erase::ErasureOrder;
use fake_provider::{FakeProvider, Fault, Shape};
use shared::{
    Actor, AnswerChoice, ConnectionProblem, EntranceSettings, PayOutId, PaymentState, ProviderPaymentProblem,
    ProviderPaymentState, RejectionReason, Service,
};

use super::stage::{Stage, work_off};
use super::{SAY, with_provider};
use crate::app::TestApp;
use crate::entrance::stage::prolific;
use crate::money::approve;

const PREPARE: &str = "POST /api/v1/submissions/bonus-payments/";
const PAY: &str = "POST /api/v1/bulk-bonus-payments/{id}/pay/";
const TRANSITION: &str = "POST /api/v1/submissions/{id}/transition/";
/// What Prolific pays for a submission of the study.
const REWARD: i64 = 180;

/// Somebody finishes here and there, and their work is approved here; the submission.
async fn finishes(stage: &Stage, number: u32) -> (String, Actor) {
    let (submission, actor) = stage.begins(number).await;
    assert!(stage.inner.work(&actor).await && stage.fake.submit(&submission, "C-finished").await);
    stage.ask().await;
    approve(&stage.inner.inner).await;
    (submission, actor)
}

/// Prolific is asked, and a process in the background pays.
async fn settle(stage: &Stage) {
    stage.ask().await;
    work_off(&stage.inner.inner.app.engine).await;
}

/// A bonus here for the worker with this number.
async fn bonus(stage: &Stage, worker: i64, amount: i64) {
    let engine = &stage.inner.inner.app.engine;
    let new = NewBonus { id: engine.id(), worker, amount, reason: "For the longer texts.".to_owned() };
    engine.give_bonus(stage.admin(), stage.inner.inner.study, &new).await.expect("a bonus");
}

async fn pay_out(stage: &Stage) -> PayOutId {
    let engine = &stage.inner.inner.app.engine;
    engine.pay_out(stage.admin(), stage.inner.inner.study).await.expect("a payout").id.expect("something to pay")
}

/// What each worker of a payout gets.
async fn owed(stage: &Stage, id: PayOutId) -> Vec<Owed> {
    let engine = &stage.inner.inner.app.engine;
    engine.pay_out_details(stage.admin(), stage.inner.inner.study, id).await.expect("details").owed
}

/// How far the payments of a payout are.
async fn states(stage: &Stage, id: PayOutId) -> Vec<(Option<ProviderPaymentState>, PaymentState)> {
    owed(stage, id).await.iter().map(|owed| (owed.through, owed.state)).collect()
}

/// What Prolific shows of bonuses for a submission.
fn bonuses(stage: &Stage, submission: &str) -> Vec<i64> {
    stage.fake.bonuses(submission)
}

const PAID: (Option<ProviderPaymentState>, PaymentState) = (Some(ProviderPaymentState::Paid), PaymentState::Paid);
const HELD: (Option<ProviderPaymentState>, PaymentState) = (Some(ProviderPaymentState::Unclear), PaymentState::Held);
const WAITS: (Option<ProviderPaymentState>, PaymentState) = (Some(ProviderPaymentState::Waiting), PaymentState::Sent);
const REFUSED: (Option<ProviderPaymentState>, PaymentState) = (Some(ProviderPaymentState::Refused), PaymentState::Sent);

/// One participant who is owed 2.50 more than their work.
async fn one(app: &Arc<TestApp>, fake: &FakeProvider) -> (Stage, String, PayOutId, i64) {
    let (stage, submission, id, due, _) = with_actor(app, fake).await;
    (stage, submission, id, due)
}

async fn with_actor(app: &Arc<TestApp>, fake: &FakeProvider) -> (Stage, String, PayOutId, i64, Actor) {
    let stage = Stage::new(app, fake, None).await;
    fake.set_balance("USD", 1_000_000);
    let (submission, actor) = finishes(&stage, 1).await;
    bonus(&stage, 1, 250).await;
    let id = pay_out(&stage).await;
    let due = owed(&stage, id).await[0].amount - REWARD;
    assert!(due > 0, "{due}");
    (stage, submission, id, due, actor)
}

with_provider!(a_payout_approves_submissions_and_pays_the_rest, async |app, fake| {
    let (stage, first, id, due) = one(&app, &fake).await;
    assert_eq!(states(&stage, id).await, [WAITS]);
    let (second, _) = finishes(&stage, 2).await;
    assert_eq!(fake.submission_state(&second), Some("AWAITING REVIEW"), "it is in no payout");
    settle(&stage).await;
    assert_eq!((states(&stage, id).await, fake.submission_state(&first)), (vec![PAID], Some("APPROVED")));
    assert_eq!((bonuses(&stage, &first), fake.count(PAY)), (vec![due], 1));
    assert_eq!(owed(&stage, id).await[0].bonus, Some(due));

    // The reward covers what the second is owed, and the rest of it what they get later.
    let next = pay_out(&stage).await;
    let work = owed(&stage, next).await[0].amount;
    assert!((1..REWARD).contains(&work), "{work}");
    settle(&stage).await;
    assert_eq!((states(&stage, next).await, fake.submission_state(&second)), (vec![PAID], Some("APPROVED")));
    bonus(&stage, 2, 500).await;
    bonus(&stage, 1, 40).await;
    let last = pay_out(&stage).await;
    settle(&stage).await;
    assert_eq!(states(&stage, last).await, [PAID, PAID]);
    assert_eq!(bonuses(&stage, &second), [500 - (REWARD - work)]);
    assert_eq!(bonuses(&stage, &first), [due, 40]);
    assert_eq!(fake.payments().iter().map(|(_, paid)| *paid).max(), Some(1));

    let page = format!("/studies/{}/pay/out/{last}", stage.inner.inner.study);
    let shown = app.signed_in(&stage.inner.inner.admin).await.get(&page).await.words();
    for said in [SAY.pay_outs_through_prolific(), "Paid: 2 of 2", "Bonus at Prolific: 0.40\u{a0}USD"] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    for button in [SAY.pay_outs_came_back(), SAY.pay_outs_move()] {
        assert!(!shown.contains(button), "nothing is left to decide: {shown}");
    }
});

with_provider!(what_may_have_been_paid_is_looked_for_and_never_sent_again, async |app, fake| {
    let (stage, submission, id, due) = one(&app, &fake).await;
    fake.pay_late(true);
    fake.fail(PAY, 1, Fault::CutAfter);
    for _ in 0..3 {
        settle(&stage).await;
        assert_eq!((states(&stage, id).await, fake.count(PAY)), (vec![HELD], 1));
    }
    // Another bonus waits, because nobody could tell which of two was paid.
    bonus(&stage, 1, 75).await;
    let next = pay_out(&stage).await;
    settle(&stage).await;
    assert_eq!((states(&stage, next).await, fake.count(PAY)), (vec![WAITS], 1));
    // What may have been paid can come back; what waits can only be moved.
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    for (payout, has, lacks) in
        [(id, SAY.pay_outs_came_back(), SAY.pay_outs_move()), (next, SAY.pay_outs_move(), SAY.pay_outs_came_back())]
    {
        let shown = browser.get(&format!("/studies/{}/pay/out/{payout}", stage.inner.inner.study)).await.words();
        assert!(shown.contains(has) && !shown.contains(lacks), "{has}: {shown}");
    }
    fake.pay_late(false);
    fake.settle_bonuses();
    settle(&stage).await;
    assert_eq!((states(&stage, id).await, states(&stage, next).await), (vec![PAID], vec![PAID]));
    assert_eq!(bonuses(&stage, &submission), [due, 75]);
});

with_provider!(an_answer_that_was_lost_is_no_second_payment, async |app, fake| {
    let (stage, submission, id, due) = one(&app, &fake).await;
    for (n, fault) in
        [Fault::CutAfter, Fault::FailAfter, Fault::Redirect("http://127.0.0.1:1/".to_owned())].into_iter().enumerate()
    {
        let amount = due + i64::try_from(n).expect("small");
        let id = if n == 0 {
            id
        } else {
            bonus(&stage, 1, amount).await;
            pay_out(&stage).await
        };
        let is_done = !matches!(fault, Fault::Redirect(_));
        fake.fail(PAY, 1, fault);
        settle(&stage).await;
        settle(&stage).await;
        assert_eq!(states(&stage, id).await, [if is_done { PAID } else { HELD }], "{n}");
    }
    assert_eq!((bonuses(&stage, &submission), fake.count(PAY)), (vec![due, due + 1], 3));
});

with_provider!(what_certainly_failed_is_sent_again_by_itself_or_by_a_person, async |app, fake| {
    let (stage, submission, id, due) = one(&app, &fake).await;
    // Before anything was paid, and of no payment alone: it waits.
    for (operation, times, fault) in [
        (TRANSITION, 2, Fault::Status(401)),
        (TRANSITION, 2, Fault::FailAfter),
        (PREPARE, 1, Fault::CutAfter),
        (PREPARE, 1, Fault::FailAfter),
        (PREPARE, 1, Fault::Garbage),
        (PREPARE, 1, Fault::TooMany(None)),
        (PAY, 1, Fault::TooMany(None)),
        (PAY, 1, Fault::Status(401)),
    ] {
        let before = fake.count(operation);
        fake.fail(operation, times, fault.clone());
        if operation != PAY {
            // Without another turn at once.
            fake.fail(PREPARE, 1, Fault::Status(401));
        }
        settle(&stage).await;
        assert_eq!(states(&stage, id).await, [WAITS], "{operation} {fault:?}");
        assert!(bonuses(&stage, &submission).is_empty() && fake.count(operation) > before, "{operation} {fault:?}");
        fake.recover();
    }
    // Prolific refuses this one: a person decides.
    fake.fail(PAY, 1, Fault::Refuse(Shape::Fields));
    settle(&stage).await;
    assert_eq!(states(&stage, id).await, [REFUSED]);
    assert_eq!(owed(&stage, id).await[0].problem, Some(ProviderPaymentProblem::Refused));
    settle(&stage).await;
    assert_eq!(states(&stage, id).await, [REFUSED], "only a person sends it again");
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let study = stage.inner.inner.study.to_string();
    let (page, payout) = (format!("/studies/{study}/pay/out/{id}"), id.to_string());
    let shown = browser.get(&page).await.words();
    assert!(shown.contains(SAY.pay_outs_was_refused()) && shown.contains(SAY.pay_outs_retry()), "{shown}");
    let again = [("study", study.as_str()), ("pay_out", payout.as_str()), ("service", "prolific")];
    let told = browser.submit(&page, "/fn/pay/retry", &again).await.words();
    assert!(told.contains("The payment of 1 worker is sent again."), "{told}");
    settle(&stage).await;
    assert_eq!((states(&stage, id).await, bonuses(&stage, &submission)), (vec![PAID], vec![due]));
});

with_provider!(one_who_cannot_be_paid_keeps_nobody_else_waiting, async |app, fake| {
    let (stage, first, id, due) = one(&app, &fake).await;
    settle(&stage).await;
    assert_eq!(states(&stage, id).await, [PAID]);
    let (second, _) = finishes(&stage, 2).await;
    let (third, _) = finishes(&stage, 3).await;
    for (worker, amount) in [(1, 100), (2, 5_000), (3, 400)] {
        bonus(&stage, worker, amount).await;
    }
    let id = pay_out(&stage).await;
    // Enough for the rewards and for two of the three bonuses.
    fake.set_balance("USD", 3_000);
    settle(&stage).await;
    let found = states(&stage, id).await;
    assert_eq!(found, [PAID, REFUSED, PAID], "{:?}", owed(&stage, id).await);
    assert_eq!((bonuses(&stage, &first).len(), bonuses(&stage, &second).len()), (2, 0));
    assert_eq!((bonuses(&stage, &third).len(), bonuses(&stage, &first)[0]), (1, due));
});

with_provider!(a_person_decides_only_about_what_is_not_under_way, async |app, fake| {
    let (stage, submission, id, due) = one(&app, &fake).await;
    let (engine, admin, study) = (&app.engine, stage.admin(), stage.inner.inner.study);
    // Nothing was sent: it can be taken back, and is not sent.
    assert_eq!(engine.confirm_paid(admin, study, id, Confirmed::All).await.expect("nothing"), 0);
    assert_eq!(engine.confirm_paid(admin, study, id, Confirmed::Worker(1)).await.expect("nothing"), 0);
    assert_eq!(engine.return_payment(admin, study, id, (None, "In no file.")).await.expect("nothing"), 0);
    assert_eq!(engine.return_payment(admin, study, id, (Some(1), "Not yet.")).await.expect("back"), 2);
    settle(&stage).await;
    assert_eq!((fake.count(PREPARE), fake.submission_state(&submission)), (0, Some("AWAITING REVIEW")));
    // Accepted, and not shown yet.
    let id = pay_out(&stage).await;
    fake.pay_late(true);
    settle(&stage).await;
    assert_eq!(states(&stage, id).await, [(Some(ProviderPaymentState::Accepted), PaymentState::Sent)]);
    assert_eq!(engine.confirm_paid(admin, study, id, Confirmed::Worker(1)).await.expect("nothing"), 0);
    assert_eq!(engine.return_payment(admin, study, id, (Some(1), "Too slow.")).await.expect("nothing"), 0);
    app.clock.pass(86_401);
    settle(&stage).await;
    assert_eq!(states(&stage, id).await, [HELD], "after a day a person looks");
    assert_eq!(engine.confirm_paid(admin, study, id, Confirmed::All).await.expect("one by one"), 0);
    let early = engine.return_payment(admin, study, id, (Some(1), "It never came.")).await.expect_err("too early");
    assert!(early.to_string().contains("may still pay"), "{early}");
    app.clock.pass(3_601);
    assert_eq!(engine.return_payment(admin, study, id, (Some(1), "It never came.")).await.expect("back"), 2);
    let id = pay_out(&stage).await;
    fake.pay_late(false);
    settle(&stage).await;
    assert_eq!((states(&stage, id).await, bonuses(&stage, &submission)), (vec![PAID], vec![due]));
});

with_provider!(who_gave_up_is_paid_by_a_bonus_alone_and_who_was_rejected_is_not, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    fake.set_balance("USD", 1_000_000);
    let (returned, one) = stage.begins(1).await;
    assert!(stage.inner.work(&one).await && fake.give_up(&returned).await);
    let (rejected, _) = finishes(&stage, 2).await;
    let message =
        "Both attention checks, in text 7 and in text 15, were answered with another value than was asked for.";
    let verdict = engine::recruiting::decide::ServiceVerdict::Reject {
        category: Some(RejectionReason::FailedCheck),
        message: message.to_owned(),
    };
    Box::pin(app.engine.decide_at_service(
        stage.admin(),
        (stage.inner.inner.study, Service::Prolific),
        &rejected,
        verdict,
    ))
    .await
    .expect("rejected");
    let id = pay_out(&stage).await;
    settle(&stage).await;
    let found = owed(&stage, id).await;
    assert_eq!(states(&stage, id).await, [PAID, REFUSED]);
    assert_eq!(
        (bonuses(&stage, &returned), found[1].problem),
        (vec![found[0].amount], Some(ProviderPaymentProblem::Rejected))
    );
    assert!(bonuses(&stage, &rejected).is_empty());
    let paid = app.engine.confirm_paid(stage.admin(), stage.inner.inner.study, id, Confirmed::Worker(2)).await;
    assert_eq!((paid.expect("by hand"), states(&stage, id).await), (1, vec![PAID, PAID]));
});

with_provider!(another_currency_and_erased_people_are_not_paid, async |app, fake| {
    let (stage, submission, id, _, actor) = with_actor(&app, &fake).await;
    fake.set_balance("GBP", 1_000_000);
    settle(&stage).await;
    assert_eq!(owed(&stage, id).await[0].problem, Some(ProviderPaymentProblem::Currency));
    assert_eq!((fake.count(PREPARE), fake.submission_state(&submission)), (0, Some("AWAITING REVIEW")));
    fake.set_balance("USD", 1_000_000);
    assert_eq!(app.engine.retry_payments(stage.admin(), (stage.inner.inner.study, id), None).await.expect("again"), 1);
    let order = ErasureOrder { confirm: "W001".to_owned(), answers: AnswerChoice::Keep };
    app.engine.erase(stage.admin(), actor.person, order).await.expect("erased");
    settle(&stage).await;
    let found = owed(&stage, id).await;
    assert_eq!((found[0].problem, states(&stage, id).await), (Some(ProviderPaymentProblem::Erased), vec![REFUSED]));
    assert_eq!(app.engine.retry_payments(stage.admin(), (stage.inner.inner.study, id), None).await.expect("nobody"), 0);
    assert_eq!((fake.count(PREPARE), bonuses(&stage, &submission)), (0, Vec::new()));
});

with_provider!(what_is_under_way_is_left_to_a_person_when_nobody_can_look, async |app, fake| {
    let (stage, _, id, _, actor) = with_actor(&app, &fake).await;
    let (engine, admin, study) = (&app.engine, stage.admin(), stage.inner.inner.study);
    fake.pay_late(true);
    settle(&stage).await;
    assert_eq!(states(&stage, id).await, [(Some(ProviderPaymentState::Accepted), PaymentState::Sent)]);
    let (second, _) = finishes(&stage, 2).await;
    bonus(&stage, 2, 900).await;
    let next = pay_out(&stage).await;
    let order = ErasureOrder { confirm: "W001".to_owned(), answers: AnswerChoice::Keep };
    engine.erase(admin, actor.person, order).await.expect("erased");
    fake.fail(PREPARE, 1, Fault::Status(401));
    settle(&stage).await;
    fake.recover();
    assert_eq!((states(&stage, id).await, states(&stage, next).await), (vec![HELD], vec![WAITS]));
    engine.disconnect_account(admin, (study, Service::Prolific)).await.expect("disconnected");
    let refused = engine.retry_payments(admin, (study, next), None).await.expect_err("not connected");
    assert!(refused.to_string().contains("not connected"), "{refused}");
    assert_eq!(owed(&stage, next).await[0].problem, Some(ProviderPaymentProblem::Disconnected));
    super::connect(&app, admin, study).await;
    bonus(&stage, 2, 50).await;
    let early = engine.pay_out(admin, study).await.expect_err("nothing was listed");
    assert!(early.to_string().contains("has not listed"), "{early}");
    assert_eq!(engine.retry_payments(admin, (study, next), None).await.expect("again"), 1);
    fake.pay_late(false);
    settle(&stage).await;
    assert_eq!((states(&stage, next).await, bonuses(&stage, &second).len()), (vec![PAID], 1));
    assert_eq!(engine.confirm_paid(admin, study, id, Confirmed::Worker(1)).await.expect("a person looked"), 2);
});

with_provider!(one_that_cannot_be_read_keeps_nobody_else_waiting, async |app, fake| {
    let (stage, _, _, _) = one(&app, &fake).await;
    finishes(&stage, 2).await;
    bonus(&stage, 2, 700).await;
    let next = pay_out(&stage).await;
    // The first is not read, and there is no second turn.
    fake.fail("GET /api/v1/submissions/{id}/", 2, Fault::Status(502));
    settle(&stage).await;
    assert_eq!(states(&stage, next).await, [PAID]);
    settle(&stage).await;
    assert_eq!(fake.payments().iter().map(|(_, paid)| *paid).collect::<Vec<_>>(), [1, 1]);
});

with_provider!(what_keeps_everybody_from_being_paid_is_tried_later, async |app, fake| {
    let (stage, _, id, _) = one(&app, &fake).await;
    // Also while one of the studies is gone, which is no reason to ask more rarely.
    let gone = EntranceSettings { provider_study: "64395e9cffffffffffffffff".to_owned(), ..prolific(Some(1)) };
    stage.inner.entrance(None, gone).await;
    fake.fail(PAY, 9, Fault::Status(401));
    settle(&stage).await;
    assert_eq!((fake.count(PAY), states(&stage, id).await), (1, vec![WAITS]));
    let known = super::state(&app.engine, stage.admin(), stage.inner.inner.study).await;
    assert_eq!(known.connected.expect("connected").problem, Some(ConnectionProblem::TokenRefused));
    fake.recover();
    app.clock.pass(3_600);
    work_off(&app.engine).await;
    assert_eq!(states(&stage, id).await, [PAID]);
});
