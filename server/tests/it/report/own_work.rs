//! Nobody decides about their own work: a manager who also works in the study needs somebody else for that.

use engine::access::OWN_WORK;
use engine::design::preset::Preset;
use serde_json::{Value as Json, json};
use shared::{Approval, Role};

use super::stage::{Stage, rate, rewrite};
use crate::app::{Member, TestApp, on_both_engines};

/// A stage whose first worker manages the study too.
async fn stage(app: &std::sync::Arc<TestApp>, n_workers: usize) -> Stage {
    let stage = Stage::new(app, 4, n_workers).await;
    let engine = &app.engine;
    engine
        .add_member(&stage.admin.actor, stage.study, &stage.workers[0].email, Role::Manager)
        .await
        .expect("a manager who works");
    stage
}

/// The submissions that wait: those of the asker and those of others.
async fn waiting(stage: &Stage, asker: &Member) -> (Vec<String>, Vec<String>) {
    let page = stage.app.engine.submissions(&asker.actor, stage.study, Some(Approval::Waiting), None).await;
    let (own, others): (Vec<_>, Vec<_>) = page.expect("submissions").into_iter().partition(|one| one.own);
    let ids = |rows: Vec<engine::money::pay::SubmissionRow>| rows.iter().map(|row| row.id.to_string()).collect();
    (ids(own), ids(others))
}

on_both_engines!(nobody_approves_or_rejects_their_own_work, async |app| {
    let stage = stage(&app, 2).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|_| 1)).await;
    }
    let own = &stage.workers[0];
    let (program, browser) = (app.program_of(own).await, app.signed_in(own).await);
    let (mine, theirs) = waiting(&stage, own).await;
    assert!(mine.len() > 1 && theirs.len() > 1);
    let at = |rest: &str| format!("/studies/{}/{rest}", stage.study);

    // One of one's own among the chosen refuses the whole choice.
    let mixed = program.post(&at("approvals"), json!({"assignments": [theirs[0], mine[0]]})).await;
    assert_eq!(mixed.status, 403);
    assert!(mixed.text().contains(OWN_WORK), "{}", mixed.text());
    let rejected =
        program.post(&at("rejections"), json!({"assignment": mine[0], "reason": "I want another chance."})).await;
    assert_eq!(rejected.status, 403);
    let study = stage.study.to_string();
    let both = [
        ("study", study.as_str()),
        ("assignments[]", theirs[0].as_str()),
        ("assignments[]", &mine[0]),
        ("verdict", "reject"),
        ("reason", "All answers are the same."),
    ];
    let page = browser.submit(&at("pay"), "/fn/pay/decide", &both).await;
    assert!(page.text().contains("This is your own work"), "{}", page.text());
    assert_eq!(waiting(&stage, own).await, (mine.clone(), theirs.clone()), "nothing was decided");

    // The page offers no box for them and says why; to approve all leaves them waiting.
    let page = browser.get(&at("pay")).await.text();
    assert!(page.contains(OWN_WORK) && !page.contains(&mine[0]) && page.contains(&theirs[0]), "{page}");
    let all = [("study", study.as_str()), ("verdict", "approve_all")];
    let page = browser.submit(&at("pay"), "/fn/pay/decide", &all).await.text();
    assert!(
        page.contains(&format!(
            "{} submissions were approved. {} submissions of your own are still waiting.",
            theirs.len(),
            mine.len()
        )),
        "{page}"
    );
    assert_eq!(waiting(&stage, own).await, (mine.clone(), Vec::new()));

    // Somebody else decides about them.
    let office = app.program_of(&stage.admin).await;
    let done = office.post(&at("approvals"), json!({"assignments": mine})).await.good();
    assert_eq!(done["changed"], mine.len());
});

on_both_engines!(nobody_pays_themselves, async |app| {
    let stage = stage(&app, 2).await;
    let task = stage.open(Preset::Formality, |definition| {
        definition.need = 2;
        definition.reward = 10;
    });
    let task = task.await;
    let n = [stage.work(0, task, rate(|_| 1)).await, stage.work(1, task, rate(|_| 1)).await];
    let office = app.program_of(&stage.admin).await;
    let at = |rest: &str| format!("/studies/{}/{rest}", stage.study);
    let (_, all) = waiting(&stage, &stage.admin).await;
    office.post(&at("approvals"), json!({"assignments": all})).await.good();

    let own = app.program_of(&stage.workers[0]).await;
    let wages = own.get(&at("wages")).await.good();
    assert_eq!(wages["own_approved"], 10 * n[0]);
    let page = app.signed_in(&stage.workers[0]).await.get(&at("pay")).await.text();
    assert!(page.contains("is your own and is not included"), "{page}");
    assert_eq!(own.post(&at("pay-outs"), json!({})).await.good()["lines"], n[1], "the lines of others");
    let again = own.post(&at("pay-outs"), json!({})).await;
    assert!(again.status == 403 && again.text().contains(OWN_WORK), "{}", again.text());
    assert_eq!(office.post(&at("pay-outs"), json!({})).await.good()["lines"], n[0], "somebody else pays them");
    assert_eq!(own.post(&at("pay-outs"), json!({})).await.good()["lines"], 0, "nothing is left");
});

on_both_engines!(nobody_answers_what_they_raised, async |app| {
    let stage = stage(&app, 1).await;
    let task = stage.open(Preset::Fluency, |_| {}).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let own = &stage.workers[0];
    app.engine.raise(&own.actor, id, "Is this French?").await.expect("raised");
    let program = app.program_of(own).await;
    let at = |rest: &str| format!("/studies/{}/threads{rest}", stage.study);
    assert_eq!(program.get(&at("")).await.good()[0]["own"], true);
    assert_eq!(program.post(&at(&format!("/{id}/messages")), json!({"text": "It is."})).await.status, 403);
    assert_eq!(program.put(&at(&format!("/{id}")), json!({"closed": true})).await.status, 403);
    let page = app.signed_in(own).await.get(&at("")).await.text();
    assert!(page.contains(OWN_WORK) && !page.contains("/fn/thread/reply"), "{page}");
    let office = app.program_of(&stage.admin).await;
    assert!(office.post(&at(&format!("/{id}/messages")), json!({"text": "It is."})).await.status.is_success());
});

on_both_engines!(nobody_removes_or_corrects_their_own_rewrites, async |app| {
    let stage = stage(&app, 2).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 2).await;
    for worker in 0..2 {
        stage.work(worker, task, rewrite(|source| format!("{source}{worker}."))).await;
    }
    let own = app.program_of(&stage.workers[0]).await;
    let at = |rest: &str| format!("/studies/{}/rewrites{rest}", stage.study);
    let listed = own.get(&at("")).await.good();
    let rows = listed.as_array().expect("rewrites");
    let of = |own: bool| rows.iter().find(|row| row["own"] == own).map(|row| row["output"].clone()).expect("one");
    let (mine, theirs) = (of(true), of(false));
    let decide = |outputs: Json| json!({"outputs": outputs, "verdict": "removed", "reason": "not needed"});
    let refused = own.post(&at("/decisions"), decide(json!([theirs, mine]))).await;
    assert!(refused.status == 403 && refused.text().contains(OWN_WORK), "{}", refused.text());
    let refused = own.post(&at("/corrections"), json!({"output": mine, "text": "Another text."})).await;
    assert_eq!(refused.status, 403, "{}", refused.text());
    let page = app.signed_in(&stage.workers[0]).await.get(&at("")).await.text();
    let (mine_id, theirs_id) = (mine.as_str().expect("an id"), theirs.as_str().expect("an id"));
    assert!(page.contains(theirs_id) && !page.contains(mine_id), "no button for one's own");
    own.post(&at("/decisions"), decide(json!([theirs]))).await.good();
    let office = app.program_of(&stage.admin).await;
    office.post(&at("/decisions"), decide(json!([mine]))).await.good();
});

on_both_engines!(nobody_decides_about_themselves_on_the_page_of_workers, async |app| {
    let stage = stage(&app, 2).await;
    let own = &stage.workers[0];
    let rows = app.engine.workers(&own.actor, stage.study, 0).await.expect("workers");
    let browser = app.signed_in(own).await;
    let page =
        async |row: usize| browser.get(&format!("/studies/{}/workers/{}", stage.study, rows[row].worker)).await.text();
    let (mine, theirs) = (page(0).await, page(1).await);
    assert!(mine.contains(OWN_WORK) && !mine.contains("/fn/worker/"), "{mine}");
    assert!(!theirs.contains(OWN_WORK) && theirs.contains("/fn/worker/leave_out"), "{theirs}");
    let program = app.program_of(own).await;
    let at = |rest: &str| format!("/studies/{}/workers/{}/{rest}", stage.study, rows[0].worker);
    let left = program.post(&at("leave-out"), json!({"out": true, "reason": "Every answer is the first one."})).await;
    assert!(left.status == 403 && left.text().contains(OWN_WORK), "{}", left.text());
    let passed = program.post(&at("gates/test"), json!({"state": "passed", "message": "I know it."})).await;
    assert!(passed.status == 403 && passed.text().contains(OWN_WORK), "{}", passed.text());
});

on_both_engines!(nobody_is_offered_to_decide_where_an_answer_is_theirs, async |app| {
    let stage = stage(&app, 2).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for (worker, value) in [(0, -3), (1, 3)] {
        stage.work(worker, task, rate(move |_| value)).await;
    }
    let address = format!("/studies/{}/adjudication", stage.study);
    let own = app.signed_in(&stage.workers[0]).await.get(&address).await.text();
    assert!(own.contains(OWN_WORK) && !own.contains("/fn/adjudication/decide"), "{own}");
    let other = app.signed_in(&stage.admin).await.get(&address).await.text();
    assert!(!other.contains(OWN_WORK) && other.contains("/fn/adjudication/decide"), "{other}");
});
