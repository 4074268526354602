//! Tasks: drafted, published, drafted again.

use engine::design::preset::Preset;
use serde_json::json;
use shared::{Problem, StudyState, TaskState};

use crate::app::{language, on_both_engines};

on_both_engines!(a_published_version_never_changes, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let task = engine.add_task(actor, study, Preset::Formality).await.expect("a task");
    engine.publish_task(actor, study, task).await.expect("published");
    let first = engine.task(actor, study, task).await.expect("a task").live.expect("live");
    assert_eq!(first.hash.len(), 64);

    let mut definition = first.definition.clone();
    definition.need = 5;
    engine.edit_task(actor, study, task, definition).await.expect("a new draft");
    let both = engine.task(actor, study, task).await.expect("a task");
    assert_eq!(both.live.as_ref(), Some(&first), "the edit is a draft of its own");
    assert_eq!(both.draft.expect("a draft").definition.need, 5);

    engine.publish_task(actor, study, task).await.expect("published");
    let versions = engine.versions(actor, study, task).await.expect("versions");
    let states: Vec<_> = versions.iter().map(|version| (version.number, version.state)).collect();
    assert_eq!(states, [(2, TaskState::Live), (1, TaskState::Closed)]);
    assert_eq!(versions[1].definition, first.definition);
    assert_ne!(versions[0].hash, first.hash);
    let nothing = engine.publish_task(actor, study, task).await.map_err(Problem::from);
    assert!(matches!(nothing, Err(Problem::Conflict { .. })));
});

on_both_engines!(a_definition_that_does_not_hold_together_is_refused_with_its_field, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let program = app.program_of(&admin).await;
    let task = program.post(&format!("/studies/{study}/tasks"), json!({ "preset": "xformal/meaning" })).await.good();
    let path = format!("/studies/{study}/tasks/{}", task["task"]["id"].as_str().expect("an id"));
    let mut definition = task["draft"]["definition"].clone();
    definition["need"] = json!(0);
    let refused = program.put(&path, definition.clone()).await;
    assert_eq!((refused.status.as_u16(), refused.json()["field"].as_str()), (422, Some("need")));
    definition["need"] = json!(2);
    definition["surprise"] = json!(true);
    assert_eq!(program.put(&path, definition.clone()).await.status, 422);
    definition.as_object_mut().expect("an object").remove("surprise");
    assert_eq!(program.put(&path, definition).await.good()["draft"]["definition"]["need"], 2);
});

on_both_engines!(a_study_goes_live_with_a_published_task, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let early = engine.set_study_state(actor, study, StudyState::Live).await.map_err(Problem::from);
    assert!(matches!(early, Err(Problem::Conflict { .. })));
    let task = engine.add_task(actor, study, Preset::Rewrite).await.expect("a task");
    engine.publish_task(actor, study, task).await.expect("published");
    engine.set_study_state(actor, study, StudyState::Live).await.expect("live");
    assert!(engine.set_study_state(actor, study, StudyState::Draft).await.is_err());
    engine.set_study_state(actor, study, StudyState::Closed).await.expect("closed");
});

on_both_engines!(the_designer_saves_one_language_and_leaves_the_others, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr", "it"]).await;
    let task = app.engine.add_task(&admin.actor, study, Preset::Formality).await.expect("a task");
    let before = app.engine.task(&admin.actor, study, task).await.expect("a task").draft.expect("a draft").definition;
    let browser = app.signed_in(&admin).await;
    let (page, ids) = (format!("/studies/{study}/tasks/{task}"), (study.to_string(), task.to_string()));
    assert_eq!(browser.get(&page).await.status, 200);
    let fields = [
        ("study", ids.0.as_str()),
        ("task", ids.1.as_str()),
        ("language", "fr"),
        ("title", "Niveau de langue"),
        ("instructions", "Lisez."),
        ("questions[0][was]", "formality"),
        ("questions[0][key]", "formality"),
        ("questions[0][prompt]", "Combien ?"),
        ("questions[0][kind]", "scale"),
        ("questions[0][points]", "-1 bas\n0 moyen\n1 haut"),
        ("need", "5"),
        ("items_per_hit", "4"),
        ("lease_minutes", "20"),
        ("reward", "7"),
        ("test", "on"),
    ];
    let saved = browser.submit(&page, "/fn/task/edit", &fields).await;
    assert!(saved.text().contains("The draft is saved"), "{}", saved.text());
    let after = app.engine.task(&admin.actor, study, task).await.expect("a task").draft.expect("a draft").definition;
    assert_eq!((after.need, after.lease_seconds, after.gates.len()), (5, 1_200, 1));
    assert_eq!(after.title.get(&language("it")), before.title.get(&language("it")));
    assert_eq!(after.title.get(&language("fr")), "Niveau de langue");

    let mut odd = fields;
    odd[10] = ("need", "many");
    let refused = browser.submit(&page, "/fn/task/edit", &odd).await;
    assert!(refused.text().contains("“many” is not a whole number.") && refused.text().contains("Niveau de langue"));
});
