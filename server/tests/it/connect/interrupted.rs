//! A process that ends while it pays through Connect: what it had written down decides what the next one does.

use engine::money::payout::Confirmed;
use shared::Service;
use store::provider_payment::Parts;

use super::payment::{BONUS, HELD, PAID, WAITS};
use super::stage::{PAYMENT, Stage};
use crate::prolific::stage::work_off;
use crate::prolific::with_provider;

/// A process has begun to send the payment that waits and ends; `token` is what it had written down by then.
async fn begun(stage: &Stage, token: Option<&str>) {
    let engine = &stage.app().engine;
    let mut tx = engine.write().await.expect("a transaction");
    let due = tx.due_provider_payments((stage.study(), Service::Connect), 10).await.expect("payments");
    let [payment] = &due[..] else { panic!("{due:?}") };
    let parts = Parts { covered: PAYMENT, bonus: payment.owed - PAYMENT, bonuses_before: 0 };
    assert!(tx.begin_provider_payment(payment, parts, engine.now()).await.expect("begun"));
    tx.commit().await.expect("stored");
    if let Some(token) = token {
        let mut tx = engine.write().await.expect("a transaction");
        assert!(tx.prepare_provider_payment(payment, token).await.expect("noted"));
        tx.commit().await.expect("stored");
    }
}

with_provider!(before_the_token_is_written_down_nothing_was_paid_and_it_is_sent, async |app, fake| {
    let (stage, assignment, id, due) = Stage::one(&app, &fake).await;
    begun(&stage, None).await;
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.assignment_bonuses(&assignment)), (vec![PAID], vec![due]));
    assert_eq!(fake.count(BONUS), 1);
});

with_provider!(after_the_token_is_written_down_nobody_knows_and_a_person_decides, async |app, fake| {
    let (stage, assignment, id, due) = Stage::one(&app, &fake).await;
    begun(&stage, Some("00112233445566778899aabbccddeeff")).await;
    for _ in 0..3 {
        stage.settle().await;
        assert_eq!((stage.states(id).await, fake.count(BONUS)), (vec![HELD], 0), "it is not sent");
    }
    let (engine, admin) = (&app.engine, stage.admin());
    assert_eq!(engine.retry_payments(admin, (stage.study(), id), None).await.expect("nothing"), 0);
    assert_eq!(engine.confirm_paid(admin, stage.study(), id, Confirmed::All).await.expect("one by one"), 0);
    app.clock.pass(3_601);
    let back = engine.return_payment(admin, stage.study(), id, (Some(1), "It never came.")).await;
    assert_eq!(back.expect("a person has looked"), 2);
    let next = stage.pay_out().await;
    stage.settle().await;
    assert_eq!((stage.states(next).await, fake.assignment_bonuses(&assignment)), (vec![PAID], vec![due]));
});

with_provider!(what_the_process_has_paid_before_it_ended_is_found, async |app, fake| {
    let (stage, assignment, id, due) = Stage::one(&app, &fake).await;
    begun(&stage, Some("00112233445566778899aabbccddeeff")).await;
    fake.give_bonus(&assignment, due);
    stage.settle().await;
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.count(BONUS)), (vec![PAID], 0));
    assert_eq!(fake.assignment_bonuses(&assignment), [due]);
});

with_provider!(a_process_that_has_lost_its_lease_pays_nothing, async |app, fake| {
    let (stage, assignment, id, due) = Stage::one(&app, &fake).await;
    // Another process holds the study, and does not come back before its lease ends.
    let now = app.engine.now();
    let mut tx = app.engine.write().await.expect("a transaction");
    let taken = tx.take_connection_of(stage.at(), now, (app.engine.id(), now.plus_seconds(180))).await;
    assert!(taken.expect("a row").is_some());
    tx.commit().await.expect("stored");
    work_off(&app.engine).await;
    assert_eq!((stage.states(id).await, fake.count(BONUS)), (vec![WAITS], 0));
    app.clock.pass(180);
    work_off(&app.engine).await;
    stage.settle().await;
    assert_eq!((stage.states(id).await, fake.assignment_bonuses(&assignment)), (vec![PAID], vec![due]));
});
