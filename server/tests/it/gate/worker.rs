//! `/studies/{study}/workers`: pseudonyms only, every decision on record, and decisions overturned.

use serde_json::json;
use shared::QualificationState;

use super::stage::Stage;
use crate::app::on_both_engines;

on_both_engines!(a_manager_overturns_a_decision_and_both_stay_on_record, async |app| {
    let stage = Stage::new(&app).await;
    stage.tested("wim").await;
    let id = stage.row(1).await.worker;
    let browser = app.signed_in(&stage.admin).await;
    let (list, page) = (format!("/studies/{}/workers", stage.study), format!("/studies/{}/workers/{id}", stage.study));
    let text = browser.get(&list).await.text();
    assert!(text.contains("W001") && !text.contains("wim"), "pseudonyms only");
    let (study, worker) = (stage.study.to_string(), id.to_string());
    let fields = [
        ("study", study.as_str()),
        ("worker", &worker),
        ("gate", "test"),
        ("state", "failed"),
        ("message", "Shared the answers."),
    ];
    let text = browser.submit(&page, "/fn/worker/decide", &fields).await.text();
    assert!(text.contains("Shared the answers.") && text.contains("superseded"), "{text}");
    assert_eq!(stage.row(1).await.test, Some(QualificationState::Failed));
    let office = app.program_of(&stage.admin).await;
    let history = office.get(&stage.at(&format!("/workers/{id}"))).await.good()["history"].clone();
    let test: Vec<_> =
        history.as_array().expect("a list").iter().filter(|each| each["decision"]["gate"] == "test").collect();
    assert_eq!(test.len(), 2);
    assert_eq!((&test[0]["in_force"], &test[1]["in_force"]), (&json!(true), &json!(false)));
    assert_eq!(test[0]["by"], "admin");
});

on_both_engines!(an_overturned_gate_closes_the_task_at_once, async |app| {
    let stage = Stage::new(&app).await;
    let wim = stage.tested("wim").await;
    app.engine.claim(&wim.actor, stage.study, stage.pilot).await.expect("open");
    let office = app.program_of(&stage.admin).await;
    let id = stage.row(1).await.worker;
    let gate = stage.at(&format!("/workers/{id}/gates/test"));
    office.post(&gate, json!({"state": "failed", "message": "No."})).await.good();
    assert_eq!(office.post(&gate, json!({"state": "failed", "message": "No."})).await.status, 409);
    assert_eq!(office.post(&gate, json!({"state": "waiting", "message": "Hm."})).await.status, 422);
    assert!(app.engine.claim(&wim.actor, stage.study, stage.pilot).await.is_err());
    assert_eq!(
        app.program_of(&wim).await.get(&stage.at("/test")).await.good()["items"],
        json!([]),
        "no attempt against a person's decision"
    );
});

on_both_engines!(a_worker_of_another_study_is_nothing_here, async |app| {
    let stage = Stage::new(&app).await;
    stage.worker("wim").await;
    let other = app.study(&stage.admin, &["it"]).await;
    let id = stage.row(1).await.worker;
    let office = app.program_of(&stage.admin).await;
    assert_eq!(office.get(&format!("/studies/{other}/workers/{id}")).await.status, 404);
    let decision = json!({"state": "passed", "message": "x"});
    assert_eq!(office.post(&format!("/studies/{other}/workers/{id}/gates/test"), decision).await.status, 404);
});
