//! A worker leaves a study on their own page, without JavaScript, and what follows from it.

use engine::crowd::invite::NewJoinLink;
use engine::design::preset::Preset;
use engine::design::study::StudyForm;
use serde_json::json;
use shared::{AnswerChoice, Draft, Problem, Role, StudyState};

use crate::app::{TestApp, on_both_engines};
use crate::report::stage::{Stage, rate};

/// Sets what workers may choose when they leave.
pub async fn set_policy(app: &TestApp, stage: &Stage, policy: &str) {
    let study = app.engine.study(&stage.admin.actor, stage.study).await.expect("the study");
    let form = StudyForm { withdrawal: policy.to_owned(), ..StudyForm::from_study(&study) };
    app.engine.set_study_form(&stage.admin.actor, stage.study, form, shared::Locale::En).await.expect("set");
}

on_both_engines!(a_worker_leaves_by_a_plain_form_and_is_paid, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    let task = stage.open(Preset::Fluency, |definition| (definition.items_per_hit, definition.need) = (1, 1)).await;
    let done = stage.claim(0, task).await.expect("a hit");
    stage.submit(0, done, rate(|_| 3)).await;
    let open = stage.claim(0, task).await.expect("a hit");
    let shown = app.engine.shown(&stage.workers[0].actor, open).await.expect("shown");
    let draft = Draft { revision: 0, answers: rate(|_| 4)(&shown) };
    app.engine.save_draft(&stage.workers[0].actor, open, draft.clone()).await.expect("saved");

    let (wim, study) = (app.signed_in(&stage.workers[0]).await, stage.study.to_string());
    let (home, page) = (format!("/work/{study}"), format!("/work/{study}/leave"));
    assert!(wim.get(&home).await.text().contains(&page), "the way there is on the worker's page");
    let text = wim.get(&page).await.text();
    assert!(text.contains("Keep my answers") && text.contains("Remove my answers from the results"), "{text}");
    let refused = wim.submit(&page, "/fn/work/withdraw", &[("study", &study), ("choice", "keep")]).await.text();
    assert!(refused.contains("Tick the box to confirm"), "{refused}");
    assert!(app.engine.leaving(&stage.workers[0].actor, stage.study).await.expect("there").left.is_none());

    let fields = [("study", study.as_str()), ("choice", "keep"), ("confirm", "on")];
    let left = wim.submit(&page, "/fn/work/withdraw", &fields).await.text();
    assert!(left.contains("You have left this study") && left.contains("Your answers stay in the results"), "{left}");
    assert!(!left.contains("/fn/work/claim"), "nothing can be claimed any more: {left}");
    wim.submit(&page, "/fn/work/withdraw", &fields).await;

    let engine = &app.engine;
    let refused = engine.claim(&stage.workers[0].actor, stage.study, task).await.expect_err("refused");
    assert!(matches!(Problem::from(refused), Problem::Conflict { .. }));
    assert!(engine.save_draft(&stage.workers[0].actor, open, Draft { revision: 1, ..draft }).await.is_err());
    let row = engine.shown(&stage.workers[0].actor, open).await.expect("shown");
    assert!(row.draft.answers.is_empty(), "the draft is deleted");
    let office = app.program_of(&stage.admin).await;
    let one = office.get(&format!("/studies/{study}/progress")).await.good()["tasks"][0].clone();
    assert_eq!((&one["live"], &one["counted"]), (&json!(0), &json!(1)), "the place was free at once: {one}");
    office.post(&format!("/studies/{study}/approvals"), json!({"assignments": [done]})).await.good();
    let wages = office.post(&format!("/studies/{study}/pay-outs"), json!({})).await;
    assert!(wages.status.is_success(), "finished work is paid: {}", wages.text());
    let report = office.get(&format!("/studies/{study}/agreement")).await.good();
    let told = &report["left_out"];
    assert_eq!((&told["n_withdrawn"], &told["n_removed"], &told["n_submissions"]), (&json!(1), &json!(0), &json!(0)));
    let statement = office.get(&format!("/studies/{study}/statement")).await.text();
    assert!(statement.contains("1 worker withdrew from the study and kept their answers"), "{statement}");
    let progress = app.signed_in(&stage.admin).await.get(&format!("/studies/{study}/progress")).await.text();
    assert!(progress.contains("1 worker withdrew"), "{progress}");
    let events = office.get(&format!("/studies/{study}/events")).await.good();
    let of_leaving = |one: &&serde_json::Value| one["verb"] == "withdraw" && one["person"] == "W001";
    assert_eq!(events.as_array().expect("a list").iter().filter(of_leaving).count(), 1, "said once: {events}");

    let link = NewJoinLink { role: Role::Worker, language: None, days: None, uses: None };
    let link = engine.add_join_link(&stage.admin.actor, stage.study, link).await.expect("a link");
    let back = engine.join(&stage.workers[0].actor, &link.code, None).await;
    assert!(matches!(Problem::from(back.expect_err("refused")), Problem::Conflict { .. }), "leaving is final");
});

on_both_engines!(what_may_be_chosen_is_what_the_study_says, async |app| {
    let stage = Stage::new(&app, 2, 3).await;
    stage.open(Preset::Fluency, |_| {}).await;
    let study = stage.study.to_string();
    let withdrawal = format!("/studies/{study}/withdrawal");
    for (policy, says, offered) in [
        ("keep_only", "Your answers stay in the study under a pseudonym.", false),
        ("until_closing", "Until the study is closed, you can choose", true),
        ("worker_chooses", "you choose whether your answers stay in the results", true),
    ] {
        set_policy(&app, &stage, policy).await;
        // Who has accepted a form sees that one; who comes now reads what holds now.
        let newcomer = app.join(&stage.admin, stage.study, Role::Worker, &format!("new-{policy}"), "en").await;
        let newcomer = app.signed_in(&newcomer).await;
        let consent = newcomer.get(&format!("/work/{study}/consent")).await.text();
        assert!(consent.contains(says), "{policy}: {consent}");
        let wim = app.signed_in(&stage.workers[0]).await;
        let page = wim.get(&format!("/work/{study}/leave")).await.text();
        assert_eq!(page.contains("value=\"remove\""), offered, "{policy}");
    }
    set_policy(&app, &stage, "keep_only").await;
    let wim = app.program_of(&stage.workers[0]).await;
    let refused = wim.post(&withdrawal, json!({"answers": "remove"})).await;
    assert_eq!((refused.status.as_u16(), &refused.json()["field"]), (422, &json!("answers")), "{}", refused.text());
    wim.post(&withdrawal, json!({"answers": "keep"})).await.good();

    // Who kept their answers can have them removed later, as long as the policy allows it.
    set_policy(&app, &stage, "until_closing").await;
    wim.post(&withdrawal, json!({"answers": "remove"})).await.good();
    app.engine.set_study_state(&stage.admin.actor, stage.study, StudyState::Closed).await.expect("closed");
    let late = app.engine.withdraw(&stage.workers[1].actor, stage.study, AnswerChoice::Remove).await;
    assert!(late.is_err(), "the study is closed");
    app.engine.withdraw(&stage.workers[1].actor, stage.study, AnswerChoice::Keep).await.expect("leaves");
    let found = wim.get(&withdrawal).await.good();
    assert_eq!((&found["left"]["removed"], &found["may_remove"]), (&json!(true), &json!(false)), "{found}");
});

on_both_engines!(a_policy_is_set_by_form_and_by_the_interface, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    let (office, study) = (app.signed_in(&stage.admin).await, stage.study.to_string());
    let page = format!("/studies/{study}/settings");
    let fields = [
        ("study", study.as_str()),
        ("title", "T"),
        ("languages", "en"),
        ("currency", "USD"),
        ("approve_after_hours", "72"),
        ("target_hourly", "1000"),
        ("contact", ""),
        ("withdrawal", "keep_only"),
        ("retention_days", "30"),
    ];
    office.submit(&page, "/fn/study/edit", &fields).await;
    let settings = app.engine.study(&stage.admin.actor, stage.study).await.expect("the study").settings;
    assert_eq!((settings.withdrawal.as_str(), settings.retention_days), ("keep_only", 30));
    let mut odd = fields;
    odd[8].1 = "4000";
    let refused = office.submit(&page, "/fn/study/edit", &odd).await.text();
    assert!(refused.contains("Enter a number of days from 0"), "{refused}");
    let program = app.program_of(&stage.admin).await;
    let edit =
        json!({"title": "T", "languages": ["en"], "settings": {"withdrawal": "until_closing", "retention_days": 7}});
    program.put(&format!("/studies/{study}"), edit).await.good();
    let settings = app.engine.study(&stage.admin.actor, stage.study).await.expect("the study").settings;
    assert_eq!((settings.withdrawal.as_str(), settings.retention_days), ("until_closing", 7));
});
