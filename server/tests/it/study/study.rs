//! Studies, members, and whom they exist for.

use serde_json::json;
use shared::{Problem, Role};

use crate::app::on_both_engines;

on_both_engines!(the_person_who_opens_a_study_is_its_researcher_and_manager, async |app| {
    let admin = app.admin().await;
    let program = app.program_of(&admin).await;
    let made = program.post("/studies", json!({ "title": "Un", "languages": ["fr", "pt-br"] })).await.good();
    assert_eq!(made["languages"], json!(["fr", "pt-BR"]));
    let list = program.get("/studies").await.good();
    assert_eq!(list[0]["roles"], json!(["manager", "researcher"]));
    let ann = app.person("ann").await;
    assert_eq!(
        app.program_of(&ann).await.post("/studies", json!({ "title": "Deux", "languages": ["fr"] })).await.status,
        403
    );
    assert_eq!(program.post("/studies", json!({ "title": " ", "languages": ["fr"] })).await.json()["field"], "title");
    assert_eq!(
        program.post("/studies", json!({ "title": "Trois", "languages": [] })).await.json()["field"],
        "languages"
    );
});

on_both_engines!(a_study_does_not_exist_for_strangers, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let task = app.engine.add_task(&admin.actor, study, engine::design::preset::Preset::Rewrite).await.expect("a task");
    let stranger = app.person("stranger").await;
    let (program, browser) = (app.program_of(&stranger).await, app.signed_in(&stranger).await);
    for path in ["", "/members", "/gates", "/sources", "/outputs", "/systems", "/tasks", "/batches"] {
        assert_eq!(program.get(&format!("/studies/{study}{path}")).await.status, 404, "{path}");
    }
    for path in ["", "/settings", "/members", "/sources", "/outputs", "/tasks", "/batches", "/gates"] {
        assert_eq!(browser.get(&format!("/studies/{study}{path}")).await.status, 404, "{path}");
    }
    let other = app.study(&admin, &["fr"]).await;
    assert_eq!(
        app.program_of(&admin).await.get(&format!("/studies/{other}/tasks/{task}")).await.status,
        404,
        "a task of another study"
    );
});

on_both_engines!(roles_reach_as_far_as_the_table_says, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let manager = app.join(&admin, study, Role::Manager, "max", "fr").await;
    let reviewer = app.join(&admin, study, Role::Reviewer, "rea", "fr").await;
    let researcher = app.join(&admin, study, Role::Researcher, "rob", "fr").await;
    let import = format!("/studies/{study}/systems/COPY/run");
    assert_eq!(app.program_of(&manager).await.post(&import, json!(null)).await.status, 403);
    assert_eq!(app.program_of(&reviewer).await.get(&format!("/studies/{study}/sources")).await.status, 403);
    assert_eq!(app.program_of(&researcher).await.post(&import, json!(null)).await.status, 200);
    assert_eq!(app.program_of(&researcher).await.get(&format!("/studies/{study}/members")).await.status, 403);
});

on_both_engines!(the_last_manager_stays, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let ann = app.person("ann").await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let last = engine.remove_member(actor, study, actor.person, Role::Manager).await.map_err(Problem::from);
    assert!(matches!(last, Err(Problem::Conflict { .. })));
    engine.add_member(actor, study, "ANN@example.org", Role::Manager).await.expect("added");
    engine.remove_member(actor, study, actor.person, Role::Manager).await.expect("removed");
    let unknown =
        engine.add_member(&ann.actor, study, "nobody@example.org", Role::Reviewer).await.map_err(Problem::from);
    assert_eq!(unknown.expect_err("refused").field(), Some("email"));
    let worker = engine.add_member(&ann.actor, study, "ann@example.org", Role::Worker).await.map_err(Problem::from);
    assert_eq!(worker.expect_err("refused").field(), Some("role"));
});

on_both_engines!(a_language_in_use_stays, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    app.join(&admin, study, Role::Worker, "wim", "it").await;
    let (browser, id) = (app.signed_in(&admin).await, study.to_string());
    let page = format!("/studies/{study}/settings");
    let fields = |languages: &'static str| {
        [
            ("study", id.as_str()),
            ("title", "Nouveau titre"),
            ("languages", languages),
            ("currency", "eur"),
            ("approve_after_hours", "24"),
            ("target_hourly", "1200"),
            ("contact", ""),
        ]
    };
    let refused = browser.submit(&page, "/fn/study/edit", &fields("fr")).await;
    assert!(
        refused.text().contains("The language it cannot be removed") && refused.text().contains("Nouveau titre"),
        "{}",
        refused.text()
    );
    let saved = browser.submit(&page, "/fn/study/edit", &fields("it, de")).await;
    assert!(saved.text().contains("The settings are saved"), "{}", saved.text());
    let study = app.engine.study(&admin.actor, study).await.expect("a study");
    assert_eq!(
        (study.title.as_str(), study.settings.currency.as_str(), study.languages.len()),
        ("Nouveau titre", "EUR", 2)
    );
});
