//! While the pilot texts of a worker wait for the review, the worker sees how far it is and how long it usually takes.

use engine::crowd::review::ReviewProgress;
use serde_json::json;
use shared::{GateRule, Locale, ReviewRule, Role, WorkerId};

use super::stage::Stage;
use crate::app::{Member, on_both_engines};

/// The language of the stage's workers.
const SAY: Locale = Locale::It;

/// What a worker is told about the review.
async fn review(stage: &Stage, member: &Member) -> Option<ReviewProgress> {
    stage.app.engine.my_study(&member.actor, stage.study, SAY).await.expect("a study").review
}

/// Grades this many of a worker's pilot texts.
async fn grade(stage: &Stage, reviewer: &Member, worker: WorkerId, n: usize) {
    let program = stage.app.program_of(reviewer).await;
    let at = stage.at(&format!("/review/{worker}"));
    let pilot = program.get(&at).await.good();
    for rewrite in &pilot["rewrites"].as_array().expect("rewrites")[..n] {
        let answer = rewrite["answer"].as_str().expect("an id");
        program.put(&format!("{at}/{answer}"), json!({"grade": "excellent"})).await.good();
    }
}

async fn decide(stage: &Stage, worker: WorkerId, verdict: &str) {
    grade(stage, &stage.reviewer, worker, 2).await;
    let program = stage.app.program_of(&stage.reviewer).await;
    let verdict = json!({"verdict": verdict, "message": "Grazie."});
    program.post(&stage.at(&format!("/review/{worker}")), verdict).await.good();
}

fn progress(n_read: i64, usual_seconds: Option<i64>) -> ReviewProgress {
    ReviewProgress { n_texts: 2, n_read, usual_seconds }
}

on_both_engines!(a_worker_sees_how_many_of_their_texts_have_been_read, async |app| {
    let stage = Stage::new(&app).await;
    let tess = stage.tested("tess").await;
    let wim = stage.piloted("wim").await;
    assert_eq!(review(&stage, &tess).await, None, "nothing waits yet");
    assert_eq!(review(&stage, &wim).await, Some(progress(0, None)));
    let browser = app.signed_in(&wim).await;
    let pages = async |read: i64| {
        for path in ["/work".to_owned(), format!("/work/{}", stage.study)] {
            let page = browser.get(&path).await.words();
            assert!(page.contains(&SAY.pilot_read_so_far(read, 2)), "{path} {read}: {page}");
            assert!(page.contains(SAY.decision_appears()), "{path}: {page}");
        }
    };
    pages(0).await;
    let worker = stage.row(2).await.worker;
    grade(&stage, &stage.reviewer, worker, 1).await;
    assert_eq!(review(&stage, &wim).await, Some(progress(1, None)));
    let rosa = app.join(&stage.admin, stage.study, Role::Reviewer, "rosa", "it").await;
    grade(&stage, &rosa, worker, 1).await;
    assert_eq!(review(&stage, &wim).await, Some(progress(1, None)), "a text that two have read is one text");
    pages(1).await;
    decide(&stage, worker, "accept").await;
    assert_eq!(review(&stage, &wim).await, None, "it is decided");
    let page = browser.get("/work").await.words();
    assert!(!page.contains(SAY.decision_appears()), "{page}");
});

on_both_engines!(the_usual_time_is_told_after_three_reviews, async |app| {
    let stage = Stage::new(&app).await;
    let mut number = 0;
    let mut waited = Vec::new();
    for (name, seconds, verdict) in [("ada", 600, "accept"), ("bea", 3_000, "exclude"), ("cia", 1_200, "accept")] {
        number += 1;
        let member = stage.piloted(name).await;
        waited.push(review(&stage, &member).await);
        app.clock.pass(seconds);
        decide(&stage, stage.row(number).await.worker, verdict).await;
    }
    assert_eq!(waited, vec![Some(progress(0, None)); 3], "two reviews say nothing about the usual time");
    let wim = stage.piloted("wim").await;
    assert_eq!(review(&stage, &wim).await, Some(progress(0, Some(1_200))), "the median");
    let page = app.signed_in(&wim).await.get("/work").await.words();
    let told = format!("{} {}", SAY.pilot_read_so_far(0, 2), SAY.usual_wait_minutes(20));
    assert!(page.contains(&told), "{page}");

    // What a manager decides without a review took nobody's time.
    let office = app.program_of(&stage.admin).await;
    stage.tested("dia").await;
    let gate = stage.at(&format!("/workers/{}/gates/review", stage.row(5).await.worker));
    app.clock.pass(10 * 86_400);
    office.post(&gate, json!({"state": "passed", "message": "I know her."})).await.good();
    assert_eq!(review(&stage, &wim).await, Some(progress(0, Some(1_200))));
});

on_both_engines!(a_pilot_offers_as_many_texts_as_are_reviewed, async |app| {
    let stage = Stage::new(&app).await;
    let (engine, italian) = (&app.engine, "it".parse().expect("a tag"));
    let rule = GateRule::Review(ReviewRule { pilot_hits: 1 });
    engine.set_gate_rule(&stage.admin.actor, stage.study, italian, rule).await.expect("one of two texts");
    let wim = stage.tested("wim").await;
    let pilot = async || {
        let tasks = engine.my_work(&wim.actor, SAY).await.expect("their work").remove(0).tasks;
        let found = tasks.into_iter().find(|task| task.task == stage.pilot).expect("the pilot");
        (found.open, found.more, found.done, found.live.is_some())
    };
    assert_eq!(pilot().await, (true, 1, 0, false), "two hits are there, one is wanted");
    engine.claim(&wim.actor, stage.study, stage.pilot).await.expect("a claim");
    assert_eq!(pilot().await, (true, 0, 0, true), "none is left after this one");
    stage.write(&wim, stage.pilot, |source| format!("{source}!")).await;
    assert!(!pilot().await.0, "the pilot is over");
});

on_both_engines!(a_passed_pilot_is_told_above_the_next_step_until_the_task_is_started, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.piloted("wim").await;
    let browser = app.signed_in(&wim).await;
    let is_told = async || {
        let mut told = Vec::new();
        for path in ["/work".to_owned(), format!("/work/{}", stage.study)] {
            told.push(browser.get(&path).await.words().contains(SAY.pilot_passed()));
        }
        told
    };
    assert_eq!(is_told().await, [false, false], "nobody has read it");
    decide(&stage, stage.row(1).await.worker, "accept").await;
    assert_eq!(is_told().await, [true, true]);
    app.engine.claim(&wim.actor, stage.study, stage.rewrite).await.expect("a claim");
    assert_eq!(is_told().await, [false, false], "the task is started");
});

on_both_engines!(the_consent_form_is_listed_with_the_date_on_which_it_was_accepted, async |app| {
    let stage = Stage::new(&app).await;
    let tess = stage.tested("tess").await;
    let my = app.engine.my_study(&tess.actor, stage.study, SAY).await.expect("a study");
    let at = my.consented_at.expect("it is accepted");
    let page = app.signed_in(&tess).await.get("/work").await.text();
    let shown = format!("data-local=\"date\">{}", SAY.date(at));
    let consent = page.split("<li class=\"step").nth(1).expect("the first step");
    assert!(consent.contains(SAY.terms()) && consent.contains(&shown), "{consent}");
});
