//! The rules of the gates, and who may read the key of a test.

use serde_json::json;
use shared::{Language, Problem, Role};

use crate::app::on_both_engines;

on_both_engines!(the_key_of_a_test_is_for_those_who_design_gates, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let program = app.program_of(&admin).await;
    let items = json!([{ "text": "ouais grave", "gold": -3, "why": "argot-secret" }]);
    let rule = json!({ "gate": "test", "items": items, "tolerance": 1, "pass_mark": 80, "attempts": 2, "wait_seconds": 600, "instructions": "" });
    assert_eq!(program.put(&format!("/studies/{study}/gates/fr"), rule.clone()).await.status, 204);
    assert!(program.get(&format!("/studies/{study}/gates")).await.text().contains("argot-secret"));

    for role in [Role::Manager, Role::Reviewer, Role::Worker] {
        let person = app.join(&admin, study, role, role.as_str(), "fr").await;
        let theirs = app.program_of(&person).await;
        assert_eq!(theirs.get(&format!("/studies/{study}/gates")).await.status, 403, "{role}");
        assert_eq!(theirs.put(&format!("/studies/{study}/gates/fr"), rule.clone()).await.status, 403, "{role}");
        let browser = app.signed_in(&person).await;
        for page in ["", "/gates", "/events", "/tasks", "/settings"] {
            let shown = browser.get(&format!("/studies/{study}{page}")).await;
            assert!(!shown.text().contains("argot-secret"), "{role} {page}");
        }
    }
});

on_both_engines!(a_rule_out_of_range_changes_nothing, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let program = app.program_of(&admin).await;
    let path = format!("/studies/{study}/gates/fr");
    for (rule, field) in [
        (json!({ "gate": "test", "items": [] }), "items"),
        (json!({ "gate": "test", "items": [{ "text": "x", "gold": 4 }] }), "items"),
        (json!({ "gate": "test", "items": [{ "text": "x", "expected": { "tone": "1" } }] }), "questions"),
        (json!({ "gate": "review", "pilot_hits": 0 }), "pilot_hits"),
    ] {
        let refused = program.put(&path, rule).await;
        assert_eq!((refused.status.as_u16(), refused.json()["field"].as_str()), (422, Some(field)));
    }
    assert_eq!(
        program.put(&format!("/studies/{study}/gates/de"), json!({ "gate": "review", "pilot_hits": 3 })).await.status,
        422
    );
    assert!(app.engine.gate_rules(&admin.actor, study).await.map_err(Problem::from).expect("rules").is_empty());
});

on_both_engines!(gates_are_set_by_forms, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let (browser, id) = (app.signed_in(&admin).await, study.to_string());
    let page = format!("/studies/{study}/gates");
    let fields = [("study", id.as_str()), ("language", "fr"), ("gate", "location"), ("countries", "fr, ca")];
    let saved = browser.submit(&page, "/fn/gate/set", &fields).await;
    assert!(saved.text().contains("Canada, France"), "{}", saved.text());

    // A name and a choice from the list are as good as codes.
    let location = [("study", id.as_str()), ("language", "fr"), ("gate", "location")];
    let fields = [location.as_slice(), &[("countries", "France, germany"), ("add_country", "IT")]].concat();
    let saved = browser.submit(&page, "/fn/gate/set", &fields).await;
    assert!(saved.text().contains("Germany, France, Italy"), "{}", saved.text());
    let fields = [location.as_slice(), &[("countries", "France, Frankland")]].concat();
    let refused = browser.submit(&page, "/fn/gate/set", &fields).await;
    assert!(refused.text().contains("“Frankland” is not known as a country"), "{}", refused.text());

    let french: Language = "fr".parse().expect("a tag");
    let log = browser.get(&format!("/studies/{study}/events")).await.text();
    assert!(log.contains(&format!("Location check · {}", french.name())), "the log names the step: {log}");
});
