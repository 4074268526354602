//! A submission is stored once, its answers stay what they were, and it is paid once.

use engine::design::preset::Preset;
use serde_json::{Value, json};
use shared::AssignmentId;

use crate::app::{Program, on_both_engines};
use crate::report::naive;
use crate::report::stage::Stage;

/// A submission of a hit on a scale, the same number for every item.
async fn submission(program: &Program, id: AssignmentId, name: &str, number: i64) -> Value {
    let shown = program.get(&format!("/assignments/{id}")).await.good();
    let question = &shown["questions"][0]["key"];
    let items = shown["items"].as_array().expect("items");
    let answers: Vec<Value> = items
        .iter()
        .map(|item| json!({"item": item["id"], "question": question, "value": {"type": "number", "value": number}}))
        .collect();
    json!({"id": name, "answers": answers, "insist": true})
}

const FIRST: &str = "01900000-0000-7000-8000-00000000000a";
const SECOND: &str = "01900000-0000-7000-8000-00000000000b";

on_both_engines!(the_same_submission_fifty_times_is_one_and_is_paid_once, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage.open(Preset::Formality, |definition| definition.items_per_hit = 3).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let program = app.program_of(&stage.workers[0]).await;
    let sent = submission(&program, id, FIRST, -3).await;
    let path = format!("/assignments/{id}/submit");
    let send = || async { program.post(&path, sent.clone()).await.good() };
    let replies = futures::future::join_all((0..50).map(|_| send())).await;
    // Each says the same, and all but one that they are repetitions.
    for key in ["assignment", "outcome", "at"] {
        assert!(replies.iter().all(|reply| reply[key] == replies[0][key]), "{key}");
    }
    assert_eq!(replies.iter().filter(|reply| reply["repeated"] == false).count(), 1);
    assert_eq!(replies.iter().filter(|reply| reply["repeated"] == true).count(), 49);
    assert_eq!(replies[0]["outcome"], "counted");

    let office = app.program_of(&stage.admin).await;
    let at = |rest: &str| format!("/studies/{}/{rest}", stage.study);
    assert_eq!(office.get(&at("submissions")).await.good().as_array().map(Vec::len), Some(1));
    for _ in 0..3 {
        office.post(&at("approvals"), json!({"assignments": [id]})).await.good();
        office.post(&at("pay-outs"), json!({})).await.good();
    }
    assert_eq!(office.get(&at("ledger")).await.good().as_array().map(Vec::len), Some(1), "one payment");
});

on_both_engines!(what_was_answered_is_never_overwritten, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage.open(Preset::Formality, |definition| definition.items_per_hit = 3).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let program = app.program_of(&stage.workers[0]).await;
    let path = format!("/assignments/{id}/submit");
    let office = app.program_of(&stage.admin).await;
    let stored = async || office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text();

    let first = submission(&program, id, FIRST, -3).await;
    let (again, other) = (submission(&program, id, FIRST, 2).await, submission(&program, id, SECOND, 2).await);
    program.post(&path, first).await.good();
    let before = stored().await;
    assert!(naive::csv(&before).iter().all(|row| row["value"] == "-3"), "{before}");
    assert_eq!(naive::csv(&before).len(), 3);

    assert_eq!(program.post(&path, again).await.good()["result"], "stored", "a replay says what is stored");
    program.post(&path, other).await;
    let draft = json!({"revision": 0, "answers": []});
    program.put(&format!("/assignments/{id}/draft"), draft).await;
    assert_eq!(stored().await, before);
});

on_both_engines!(the_next_one_is_offered_only_where_there_is_one, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Formality, |definition| definition.items_per_hit = 1).await;
    let (program, browser) = (app.program_of(&stage.workers[0]).await, app.signed_in(&stage.workers[0]).await);
    for (name, has_next) in [(FIRST, true), (SECOND, false)] {
        let id = stage.claim(0, task).await.expect("a hit");
        let sent = submission(&program, id, name, 1).await;
        program.post(&format!("/assignments/{id}/submit"), sent).await.good();
        let page = browser.get(&format!("/work/assignments/{id}")).await.text();
        assert_eq!(page.contains("action=\"/fn/work/next\""), has_next, "{page}");
    }
});
