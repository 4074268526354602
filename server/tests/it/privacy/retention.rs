//! Personal data of a closed study goes when its time is over, by whichever process is first.

use engine::design::preset::Preset;
use engine::design::study::StudyForm;
use shared::{AnswerChoice, Locale, Role, StudyState};

use crate::app::{on_both_engines, pay_everything};
use crate::report::stage::{Stage, rate};

const DAY: i64 = 86_400;

on_both_engines!(personal_data_goes_after_its_time_and_unpaid_workers_wait, async |app| {
    let stage = Stage::new(&app, 2, 4).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let task = stage.open(Preset::Fluency, |definition| (definition.items_per_hit, definition.need) = (1, 1)).await;
    // The first is paid, the second is owed, the third works in another study too, the fourth did nothing.
    for worker in 0..2 {
        let hit = stage.claim(worker, task).await.expect("a hit");
        stage.submit(worker, hit, rate(|_| 3)).await;
        engine.raise(&stage.workers[worker].actor, hit, "It is me, worker.").await.expect("raised");
        engine.approve(admin, study, &[hit]).await.expect("approved");
        if worker == 0 {
            pay_everything(engine, admin, study).await;
        }
    }
    let elsewhere = app.study(&stage.admin, &["en"]).await;
    engine.add_member(admin, elsewhere, &stage.workers[2].email, Role::Reviewer).await.expect("a role");
    let now = engine.study(admin, study).await.expect("the study");
    let form = StudyForm { retention_days: "30".to_owned(), ..StudyForm::from_study(&now) };
    engine.set_study_form(admin, study, form, shared::Locale::En).await.expect("set");
    engine.set_study_state(admin, study, StudyState::Closed).await.expect("closed");

    app.clock.pass(29 * DAY);
    assert_eq!(engine.sweep().await.expect("a sweep").erased, 0);
    let office = app.signed_in(&stage.admin).await;
    let page = office.get(&format!("/studies/{study}")).await.text();
    assert!(page.contains("Erasure starts on 21 Dec 2026. Erased so far: 0 of 4 workers."), "{page}");

    app.clock.pass(2 * DAY);
    let (one, other) = tokio::join!(engine.sweep(), engine.sweep());
    let erased = one.expect("a sweep").erased + other.expect("a sweep").erased;
    assert_eq!((erased, engine.sweep().await.expect("a sweep").erased), (3, 0), "each once");
    let found = async |text: &str| engine.db().find(text).await.expect("a search");
    assert!(found("worker1@example.org").await.is_empty(), "an account that serves nothing else is gone");
    assert!(found("worker4@example.org").await.is_empty());
    assert!(!found("worker2@example.org").await.is_empty(), "somebody who is owed money is still known");
    assert!(!found("worker3@example.org").await.is_empty(), "an account that serves another study stays");
    assert!(
        engine.my_work(&stage.workers[2].actor, Locale::En).await.expect("their work").is_empty(),
        "the link is gone"
    );
    assert_eq!(engine.erasures(admin, None).await.expect("receipts").len(), 3);
    let page = office.get(&format!("/studies/{study}")).await.text();
    assert!(page.contains("3 of 4 workers") && page.contains("1 worker has not been paid"), "{page}");
    let told = app.state.reports.progress(admin, study).await.expect("progress");
    assert_eq!(told.left_out.n_withdrawn, 0, "nobody left by themselves");

    pay_everything(engine, admin, study).await;
    assert_eq!(engine.sweep().await.expect("a sweep").erased, 1);
    assert!(found("worker2@example.org").await.is_empty());
    assert!(found("It is me, worker.").await.is_empty(), "messages are gone");
    assert_eq!(engine.ledger(admin, study).await.expect("a ledger").len(), 2, "the ledger stays");
    let receipts = engine.erasures(admin, None).await.expect("receipts");
    assert!(receipts.iter().all(|receipt| receipt.cause == "retention" && receipt.answers == AnswerChoice::Keep));

    // Erasures are done once more some minutes later.
    app.clock.pass(11 * 60);
    engine.sweep().await.expect("a sweep");
    let receipts = engine.erasures(admin, None).await.expect("receipts");
    assert!(receipts.iter().all(|receipt| receipt.repeated_at.is_some()), "{receipts:?}");
    let told = app.state.reports.progress(admin, study).await.expect("progress");
    assert_eq!(told.left_out.n_withdrawn, 0, "still nobody left by themselves");
});

on_both_engines!(who_worked_leads_to_nobody_and_who_managed_stays_named, async |app| {
    let stage = Stage::new(&app, 2, 3).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let task = stage.open(Preset::Fluency, |definition| (definition.items_per_hit, definition.need) = (1, 1)).await;
    let mut hits = Vec::new();
    for worker in [0, 2] {
        let hit = stage.claim(worker, task).await.expect("a hit");
        stage.submit(worker, hit, rate(|_| 3)).await;
        hits.push(hit);
    }
    // The third is a manager too, and approves the work of the first.
    let both = &stage.workers[2];
    engine.add_member(admin, study, &both.email, Role::Manager).await.expect("a role");
    engine.approve(&both.actor, study, &hits[..1]).await.expect("approved");
    engine.approve(admin, study, &hits[1..]).await.expect("approved");
    pay_everything(engine, admin, study).await;
    let now = engine.study(admin, study).await.expect("the study");
    let form = StudyForm { retention_days: "30".to_owned(), ..StudyForm::from_study(&now) };
    engine.set_study_form(admin, study, form, shared::Locale::En).await.expect("set");
    engine.set_study_state(admin, study, StudyState::Closed).await.expect("closed");

    let id = both.actor.person.to_string();
    let subjects = async || {
        let found = engine.db().find(&id).await.expect("a search");
        found.into_iter().find(|(place, _)| place == "event.subject_id").map_or(0, |(_, n)| n)
    };
    let before = subjects().await;
    app.clock.pass(31 * DAY);
    assert_eq!(engine.sweep().await.expect("a sweep").erased, 3);
    assert_eq!(subjects().await, before - 1, "the event of joining as a worker names the person no more");
    let trail = engine.study_trail(admin, study, None).await.expect("the trail");
    let by = |who: &str, verb: &str| {
        trail.iter().filter(|entry| entry.person.as_deref() == Some(who) && entry.verb == verb).count()
    };
    for verb in ["join", "consent", "submit"] {
        assert_eq!((by("W003", verb), by("worker3", verb)), (1, 0), "{verb}: {trail:?}");
    }
    assert_eq!((by("W003", "approve"), by("worker3", "approve")), (0, 1), "{trail:?}");
});
