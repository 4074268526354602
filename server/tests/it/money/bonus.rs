//! Bonuses: computed, looked at, approved once.

use std::sync::Arc;

use engine::design::preset::Preset;
use engine::money::bonus::{BonusDraft, NewBonus};
use serde_json::json;
use shared::{BonusRule, BonusTime, PaymentKind, PaymentState, Role};
use tokio::task::JoinSet;

use super::{approve, set};
use crate::app::{TestApp, on_both_engines};
use crate::report::stage::{Stage, rate};

/// Two workers with approved work at half a minute and 0.05 USD a HIT: six dollars an hour.
async fn stage(app: &Arc<TestApp>) -> Stage {
    let stage = Stage::new(app, 4, 2).await;
    let task = stage.open(Preset::Formality, |definition| definition.reward = 5).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|_| 1)).await;
    }
    approve(&stage).await;
    stage
}

async fn draft(stage: &Stage) -> BonusDraft {
    let found = stage.app.engine.bonus_draft(&stage.admin.actor, stage.study).await.expect("the draft");
    found.expect("a draft")
}

/// What a worker has in the ledger, in minor units.
async fn granted(stage: &Stage, number: i64) -> i64 {
    let ledger = stage.app.engine.ledger(&stage.admin.actor, stage.study).await.expect("the ledger");
    ledger.iter().filter(|line| line.number == number).map(|line| line.amount).sum()
}

on_both_engines!(a_bonus_lifts_to_the_rate_and_is_approved_once, async |app| {
    let stage = stage(&app).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let round = engine.compute_bonuses(admin, study, BonusRule::to_target(1_000)).await.expect("computed");
    let found = draft(&stage).await;
    assert_eq!(found.round.id, round);
    for line in &found.lines {
        // So many half minutes at ten dollars an hour, less five cents for each.
        let missing = (line.submissions * 1_000 + 119) / 120 - line.submissions * 5;
        assert_eq!((line.counted_ms, line.earned), (line.submissions * 30_000, line.submissions * 5));
        assert_eq!((line.computed, line.amount), (missing, missing), "{line:?}");
    }
    assert_eq!(found.lines.len(), 2);
    assert_eq!(
        engine.ledger(admin, study).await.expect("a ledger").iter().filter(|l| l.kind == PaymentKind::Bonus).count(),
        0
    );

    // One line is changed, with a reason.
    engine.set_bonus(admin, study, round, (1, 500, "Two long texts more.")).await.expect("changed");
    for (number, amount, reason) in
        [(1, 500, " x "), (1, -1, "Two texts."), (9, 500, "Nobody."), (1, i64::MAX, "Much.")]
    {
        let refused = engine.set_bonus(admin, study, round, (number, amount, reason)).await;
        assert!(refused.is_err(), "{number} {amount} {reason}");
    }
    let (before, expected) = (granted(&stage, 1).await, draft(&stage).await);
    assert_eq!(expected.total, 500 + found.lines[1].amount);

    let total = expected.total;
    let other = engine.approve_bonuses(admin, study, (round, total + 1)).await.expect_err("another total");
    assert!(other.to_string().contains("changed a bonus"), "{other}");
    // Ten people approve at the same moment.
    let mut all = JoinSet::new();
    for _ in 0..10 {
        let (engine, admin) = (engine.clone(), *admin);
        all.spawn(async move { engine.approve_bonuses(&admin, study, (round, total)).await.is_ok() });
    }
    let approved = all.join_all().await.into_iter().filter(|ok| *ok).count();
    assert_eq!(approved, 1);
    assert_eq!(granted(&stage, 1).await, before + 500);
    let again = engine.approve_bonuses(admin, study, (round, total)).await.expect_err("approved");
    assert!(again.to_string().contains("approved already"), "{again}");
    assert!(engine.bonus_draft(admin, study).await.expect("read").is_none());

    // The worker reads the amount and the reason.
    let page = app.signed_in(&stage.workers[0]).await.get("/work/pay").await;
    assert!(page.words().contains("Two long texts more."), "{}", page.words());
    let other = app.signed_in(&stage.workers[1]).await.get("/work/pay").await;
    assert!(other.words().contains("To lift your hourly rate") && !other.words().contains("Two long texts"));

    // The same rule again finds that nothing is missing.
    engine.compute_bonuses(admin, study, BonusRule::to_target(1_000)).await.expect("computed");
    assert_eq!(draft(&stage).await.lines, []);
});

on_both_engines!(bonuses_are_computed_again_after_somebody_has_earned_something, async |app| {
    let stage = stage(&app).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let round = engine.compute_bonuses(admin, study, BonusRule::to_target(1_000)).await.expect("computed");
    let total = draft(&stage).await.total;
    let bonus = NewBonus { id: engine.id(), worker: 2, amount: 30, reason: "For the questions.".to_owned() };
    assert!(engine.give_bonus(admin, study, &bonus).await.expect("given"));
    assert!(!engine.give_bonus(admin, study, &bonus).await.expect("the same again"));
    let other = NewBonus { worker: 1, ..bonus };
    assert!(engine.give_bonus(admin, study, &other).await.is_err(), "another bonus under its id");
    let refused = engine.approve_bonuses(admin, study, (round, total)).await.expect_err("old");
    assert!(refused.to_string().contains("no longer up to date"), "{refused}");
    let other = engine.compute_bonuses(admin, study, BonusRule::to_target(1_000)).await.expect("computed");
    assert!(engine.approve_bonuses(admin, study, (round, total)).await.is_err(), "another round took its place");
    engine.approve_bonuses(admin, study, (other, draft(&stage).await.total)).await.expect("approved");
});

on_both_engines!(the_rule_of_xformal_gives_one_bonus_alone, async |app| {
    let stage = stage(&app).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let bonus = NewBonus { id: engine.id(), worker: 1, amount: 1, reason: "For the questions.".to_owned() };
    engine.give_bonus(admin, study, &bonus).await.expect("given");
    engine.compute_bonuses(admin, study, BonusRule::xformal(100)).await.expect("computed");
    let found = draft(&stage).await;
    assert_eq!(found.lines.iter().map(|line| line.number).collect::<Vec<_>>(), [2], "the first has had one");
    let line = &found.lines[0];
    assert!((line.earned + line.amount) * 3_600_000 > 1_000 * line.counted_ms, "more than ten an hour: {line:?}");
});

on_both_engines!(only_approved_work_counts_and_long_times_are_limited, async |app| {
    let stage = Stage::new(&app, 6, 1).await;
    let task = stage.open(Preset::Formality, |definition| definition.reward = 1).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    // Four HITs of half a minute, one of which is rejected, and one that waits.
    let mut ids = Vec::new();
    while let Some(id) = stage.claim(0, task).await {
        stage.submit(0, id, rate(|_| 1)).await;
        ids.push(id);
    }
    engine.approve(admin, study, &ids[..2]).await.expect("approved");
    engine.reject(admin, study, &ids[2..3], "All answers are the same.").await.expect("rejected");
    engine.compute_bonuses(admin, study, BonusRule::to_target(1_000)).await.expect("computed");
    let line = draft(&stage).await.lines[0].clone();
    assert_eq!((line.submissions, line.counted_ms, line.earned), (2, 60_000, 2));
    assert_eq!(line.computed, 15, "16.67 cents for a minute, less two");

    // By the median, and with a limit of one median, half a minute is half a minute.
    for rule in [
        BonusRule { time: BonusTime::Median, ..BonusRule::to_target(1_000) },
        BonusRule { most_medians: 1, ..BonusRule::to_target(1_000) },
    ] {
        engine.compute_bonuses(admin, study, rule).await.expect("computed");
        assert_eq!(draft(&stage).await.lines[0].counted_ms, 60_000);
    }
    for rule in [
        BonusRule { target_hourly: 0, ..BonusRule::to_target(1) },
        BonusRule { most_medians: -1, ..BonusRule::to_target(1) },
        BonusRule { round_up_to: 0, ..BonusRule::to_target(1) },
        BonusRule { least: -1, ..BonusRule::to_target(1) },
        BonusRule { most: i64::MAX, ..BonusRule::to_target(1) },
    ] {
        assert!(engine.compute_bonuses(admin, study, rule).await.is_err(), "{rule:?}");
    }
});

on_both_engines!(nobody_gives_themselves_a_bonus, async |app| {
    let stage = stage(&app).await;
    let (engine, study) = (&app.engine, stage.study);
    let own = stage.workers[0].actor;
    engine.add_member(&stage.admin.actor, study, &stage.workers[0].email, Role::Manager).await.expect("a manager");
    let round = engine.compute_bonuses(&own, study, BonusRule::to_target(1_000)).await.expect("computed");
    let found = engine.bonus_draft(&own, study).await.expect("read").expect("a draft");
    assert_eq!(found.own, Some(found.lines[0].amount));
    assert_eq!(found.total, found.lines[1].amount);
    assert!(engine.set_bonus(&own, study, round, (1, 900, "I worked a lot.")).await.is_err());
    let bonus = NewBonus { id: engine.id(), worker: 1, amount: 30, reason: "I worked a lot.".to_owned() };
    assert!(engine.give_bonus(&own, study, &bonus).await.is_err());
    let before = granted(&stage, 1).await;
    assert_eq!(engine.approve_bonuses(&own, study, (round, found.total)).await.expect("the other's"), 1);
    assert_eq!(granted(&stage, 1).await, before);
});

on_both_engines!(a_bonus_by_hand_is_given_once_however_often_it_is_sent, async |app| {
    let stage = stage(&app).await;
    set(&stage, |settings| settings.budget = Some(200)).await;
    let program = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/bonuses", stage.study);
    let before = granted(&stage, 2).await;
    let body = json!({"id": "01900000-0000-7000-8000-00000000aaaa", "worker": 2, "amount": 25, "reason": "Thank you."});
    for _ in 0..3 {
        program.post(&address, body.clone()).await.good();
    }
    assert_eq!(granted(&stage, 2).await, before + 25);
    let much =
        json!({"id": "01900000-0000-7000-8000-00000000aaab", "worker": 2, "amount": 5_000, "reason": "Thank you."});
    let refused = program.post(&address, much).await;
    assert_eq!(refused.status, 409, "{}", refused.text());
    assert!(refused.text().contains("left of the budget"), "{}", refused.text());
    assert_eq!(granted(&stage, 2).await, before + 25, "nothing of it is stored");
    for odd in [
        json!({"id": "01900000-0000-7000-8000-00000000aaac", "worker": 99, "amount": 5, "reason": "Thank you."}),
        json!({"id": "01900000-0000-7000-8000-00000000aaac", "worker": 2, "amount": 0, "reason": "Thank you."}),
        json!({"id": "01900000-0000-7000-8000-00000000aaac", "worker": 2, "amount": 5, "reason": ""}),
        json!({"id": "01900000-0000-7000-8000-00000000aaac", "worker": 2, "amount": 5, "reason": "x".repeat(501)}),
    ] {
        assert_eq!(program.post(&address, odd.clone()).await.status, 422, "{odd}");
    }
});

on_both_engines!(the_page_computes_changes_and_approves_without_scripts, async |app| {
    let stage = stage(&app).await;
    let (study, browser) = (stage.study.to_string(), app.signed_in(&stage.admin).await);
    let page = format!("/studies/{study}/pay/bonus");
    assert!(browser.get(&page).await.words().contains("Bonuses appear here after you compute them."));
    let xformal = browser.get(&format!("{page}?rule=xformal")).await.text();
    assert!(xformal.contains("value=\"10.01\""), "{xformal}");
    let bad = browser
        .submit(&page, "/fn/bonus/compute", &[("study", &study), ("target_hourly", "ten"), ("time", "own")])
        .await;
    assert!(bad.text().contains("href=\"#target_hourly\"") && bad.text().contains("value=\"ten\""), "{}", bad.text());
    let rule = [("study", study.as_str()), ("target_hourly", "10.00"), ("time", "own"), ("most_medians", "3")];
    let computed = browser.submit(&page, "/fn/bonus/compute", &rule).await;
    assert!(computed.text().contains("id=\"W001\"") && computed.text().contains("id=\"W002\""), "{}", computed.text());
    let round = draft(&stage).await.round.id.to_string();
    let change = [("study", study.as_str()), ("round", &round), ("worker", "W002"), ("amount", "7.00"), ("reason", "")];
    let refused = browser.submit(&page, "/fn/bonus/change", &change).await.text();
    assert!(refused.contains("value=\"7.00\""), "what was typed is still there: {refused}");
    let change =
        [("study", study.as_str()), ("round", &round), ("worker", "W002"), ("amount", "7"), ("reason", "<b>Long</b>")];
    let changed = browser.submit(&page, "/fn/bonus/change", &change).await;
    assert!(changed.words().contains("7.00\u{a0}USD") && !changed.text().contains("<b>Long"), "{}", changed.text());
    let total = draft(&stage).await.total.to_string();
    let told =
        browser.submit(&page, "/fn/bonus/approve", &[("study", &study), ("round", &round), ("total", &total)]).await;
    assert!(told.words().contains("The bonuses of 2 workers are approved."), "{}", told.words());
    let ledger = app.engine.ledger(&stage.admin.actor, stage.study).await.expect("a ledger");
    let last = ledger.iter().find(|line| line.number == 2 && line.kind == PaymentKind::Bonus).expect("a line");
    assert_eq!((last.amount, last.state), (700, PaymentState::Approved));
    assert_eq!(last.reason.as_deref(), Some("<b>Long</b>"));
});
