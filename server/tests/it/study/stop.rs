//! A batch that is stopped: nothing more goes out, what went out counts and is paid.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use engine::design::batch::BatchProgress;
use engine::design::preset::Preset;
use serde_json::Value;
use shared::{AssignmentId, Locale, NewAnswer, Outcome, Role, Shown};

use crate::app::on_both_engines;
use crate::report::stage::{Stage, rewrite};

async fn batch(stage: &Stage) -> BatchProgress {
    let batches = stage.app.engine.batches(&stage.admin.actor, stage.study).await.expect("batches");
    batches.into_iter().next().expect("a batch")
}

fn text() -> impl Fn(&Shown) -> Vec<NewAnswer> {
    rewrite(|source| format!("Good afternoon. {source}"))
}

on_both_engines!(what_was_handed_out_counts_and_nothing_more_goes_out, async |app| {
    let stage = Stage::new(&app, 1, 5).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 4).await;
    let program = app.program_of(&stage.admin).await;
    let path = format!("/studies/{}/batches/{}", stage.study, batch(&stage).await.id);
    let mut held: Vec<AssignmentId> = Vec::new();
    for worker in 0..3 {
        held.push(stage.claim(worker, task).await.expect("a hit"));
    }
    assert_eq!(program.post(&format!("{path}/stop"), Value::Null).await.status, 204);
    assert!(batch(&stage).await.stopped_at.is_some());
    assert_eq!(stage.claim(3, task).await, None, "a place is free, but the batch is stopped");
    assert_eq!(stage.claim(0, task).await, Some(held[0]), "who has a hit goes on with it");

    assert_eq!(stage.submit(0, held[0], text()).await, Outcome::Counted);
    assert_eq!(stage.claim(3, task).await, None, "a submission opens nothing");
    app.engine.give_back(&stage.workers[1].actor, held[1]).await.expect("given back");
    assert_eq!(stage.claim(3, task).await, None, "nor does a hit that is given back");
    app.clock.pass(8 * 86_400);
    assert_eq!(app.engine.sweep().await.expect("a sweep").expired, 1);
    assert_eq!(stage.claim(3, task).await, None, "nor a lease that ends");
    assert_eq!(stage.submit(2, held[2], text()).await, Outcome::Counted, "late work counts as ever");
    assert_eq!(stage.claim(3, task).await, None);
    let earned = app.engine.my_study(&stage.workers[2].actor, stage.study, Locale::En).await.expect("a study").earned;
    assert!(earned.n_submissions == 1 && earned.waiting.minor + earned.approved.minor > 0, "{earned:?}");

    assert_eq!(program.post(&format!("{path}/open"), Value::Null).await.status, 204);
    for worker in 3..5 {
        let id = stage.claim(worker, task).await.expect("the batch is open again");
        assert_eq!(stage.submit(worker, id, text()).await, Outcome::Counted);
    }
    let found = batch(&stage).await;
    assert_eq!((found.done, found.taken, found.wanted, found.stopped_at), (4, 0, 4, None));
    let trail = app.engine.study_trail(&stage.admin.actor, stage.study, None).await.expect("the trail");
    for verb in ["stop", "open"] {
        assert!(trail.iter().any(|entry| entry.verb == verb && entry.subject_kind == "batch"), "{verb} is an event");
    }
});

on_both_engines!(managers_and_researchers_stop_batches_and_nobody_else, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    stage.open(Preset::Rewrite, |_| {}).await;
    let id = batch(&stage).await.id;
    let (stop, open) = (format!("/batches/{id}/stop"), format!("/batches/{id}/open"));
    let mut programs = Vec::new();
    for (role, name) in [(Role::Reviewer, "rita"), (Role::Researcher, "ruth"), (Role::Manager, "max")] {
        programs.push(app.program_of(&app.join(&stage.admin, stage.study, role, name, "en").await).await);
    }
    let at = |rest: &str| format!("/studies/{}{rest}", stage.study);
    assert_eq!(programs[0].post(&at(&stop), Value::Null).await.status, 403);
    assert_eq!(app.program_of(&stage.workers[0]).await.post(&at(&stop), Value::Null).await.status, 403);
    assert_eq!(programs[1].post(&at(&open), Value::Null).await.status, 409, "it is open");
    assert_eq!(programs[1].post(&at(&stop), Value::Null).await.status, 204);
    assert_eq!(programs[2].post(&at(&stop), Value::Null).await.status, 409, "it is stopped");
    assert_eq!(programs[2].post(&at(&open), Value::Null).await.status, 204);
    let other = app.study(&stage.admin, &["en"]).await;
    let office = app.program_of(&stage.admin).await;
    assert_eq!(office.post(&format!("/studies/{other}{stop}"), Value::Null).await.status, 404);
    assert_eq!(batch(&stage).await.stopped_at, None);
});

on_both_engines!(a_batch_is_stopped_and_opened_without_scripts, async |app| {
    let stage = Stage::new(&app, 1, 0).await;
    stage.open(Preset::Rewrite, |_| {}).await;
    let manager = app.join(&stage.admin, stage.study, Role::Manager, "max", "en").await;
    let browser = app.signed_in(&manager).await;
    let (page, study) = (format!("/studies/{}/batches", stage.study), stage.study.to_string());
    let id = batch(&stage).await.id.to_string();
    let fields = [("batch", id.as_str()), ("study", study.as_str())];
    let shown = browser.get(&page).await.text();
    assert!(shown.contains("/fn/batch/stop") && !shown.contains("New batch"), "{shown}");
    let stopped = browser.submit(&page, "/fn/batch/stop", &fields).await.text();
    assert!(stopped.contains("The batch is stopped.") && stopped.contains("Reopen batch"), "{stopped}");
    let twice = browser.submit(&page, "/fn/batch/stop", &fields).await.text();
    assert!(twice.contains("stopped"), "{twice}");
    let opened = browser.submit(&page, "/fn/batch/open", &fields).await.text();
    assert!(opened.contains("open again") && opened.contains("/fn/batch/stop"), "{opened}");
});

on_both_engines!(no_claim_that_begins_after_the_stop_gets_a_hit, async |app| {
    const WORKERS: usize = 12;
    let stage = Stage::new(&app, 60, WORKERS).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 4).await;
    let id = batch(&stage).await.id;
    let (stopped, handed_out) = (AtomicBool::new(false), AtomicUsize::new(0));
    let work = async |worker: usize| {
        for _ in 0..15 {
            let late = stopped.load(Ordering::SeqCst);
            let Some(hit) = stage.claim(worker, task).await else { break };
            assert!(!late, "a hit was handed out after the batch was stopped");
            handed_out.fetch_add(1, Ordering::SeqCst);
            if worker.is_multiple_of(2) {
                app.engine.give_back(&stage.workers[worker].actor, hit).await.expect("given back");
            } else {
                stage.submit(worker, hit, text()).await;
            }
        }
    };
    let stop = async {
        while handed_out.load(Ordering::SeqCst) < 20 {
            tokio::task::yield_now().await;
        }
        app.engine.stop_batch(&stage.admin.actor, stage.study, id).await.expect("stopped");
        stopped.store(true, Ordering::SeqCst);
    };
    futures::join!(futures::future::join_all((0..WORKERS).map(work)), stop);
    let n = handed_out.load(Ordering::SeqCst);
    assert!((20..WORKERS * 15).contains(&n), "the stop came in the middle: {n}");
    for worker in 0..WORKERS {
        assert_eq!(stage.claim(worker, task).await, None);
    }
    app.engine.open_batch(&stage.admin.actor, stage.study, id).await.expect("open");
    assert!(stage.claim(0, task).await.is_some(), "every hit that lacks something is open again");
});
