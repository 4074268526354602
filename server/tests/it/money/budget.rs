//! The budget of a study: claims and bonuses stop at it exactly.

use engine::crowd::claim::Claimed;
use engine::design::preset::Preset;
use tokio::task::JoinSet;

use super::set;
use crate::app::on_both_engines;
use crate::report::stage::{Stage, rate};

on_both_engines!(work_stops_at_the_budget_however_many_claim_at_once, async |app| {
    let stage = Stage::new(&app, 8, 8).await;
    let task = stage.open(Preset::Formality, |definition| definition.reward = 10).await;
    // Five of the HITs, and a rest that is not enough for a sixth.
    set(&stage, |settings| settings.budget = Some(59)).await;
    let mut all = JoinSet::new();
    for worker in &stage.workers {
        let (engine, actor, study) = (app.engine.clone(), worker.actor, stage.study);
        all.spawn(async move { engine.claim(&actor, study, task).await.expect("a claim") });
    }
    let claimed = all.join_all().await;
    let hits = claimed.iter().filter(|claimed| matches!(claimed, Claimed::Hit { .. })).count();
    assert_eq!(hits, 5);
    let told = claimed.iter().find_map(|claimed| match claimed {
        Claimed::Nothing { reason } => Some(reason.text()),
        Claimed::Hit { .. } => None,
    });
    assert!(told.expect("a reason").contains("no budget for more work"));

    // Managers are warned, and workers still send what they have.
    let browser = app.signed_in(&stage.admin).await;
    let overview = browser.get(&format!("/studies/{}", stage.study)).await.words();
    assert!(overview.contains("84% of the budget is promised"), "{overview}");
    let pay = browser.get(&format!("/studies/{}/pay", stage.study)).await.words();
    assert!(pay.contains("84% of the budget is promised"), "{pay}");
    let mut holders = Vec::new();
    for worker in 0..8 {
        if let Claimed::Hit { assignment } =
            app.engine.claim(&stage.workers[worker].actor, stage.study, task).await.expect("a claim")
        {
            holders.push((worker, assignment));
        }
    }
    assert_eq!(holders.len(), 5, "a HIT that is held is handed out again to its worker");
    let (worker, assignment) = holders[0];
    stage.submit(worker, assignment, rate(|_| 1)).await;
    assert_eq!(stage.claim(worker, task).await, None);

    // What is rejected or returned is no longer promised.
    let (engine, admin) = (&app.engine, &stage.admin.actor);
    engine.reject(admin, stage.study, &[assignment], "All answers are the same.").await.expect("rejected");
    assert!(stage.claim(worker, task).await.is_some());
    let (other, held) = holders[1];
    engine.give_back(&stage.workers[other].actor, held).await.expect("given back");
    let next = stage.claim(other, task).await.expect("one more");

    // A lease that ends frees its money, too; without a budget nothing stops.
    app.clock.pass(100_000);
    engine.sweep().await.expect("swept");
    assert!(stage.claim(other, task).await.is_some_and(|id| id != next));
    set(&stage, |settings| settings.budget = None).await;
    let mut free = 0;
    for worker in 0..8 {
        free += stage.work(worker, task, rate(|_| 1)).await;
    }
    assert!(free > 8, "{free}");
});
