//! Batches: planned with their cost, made from a recorded seed.

use std::collections::HashSet;

use engine::design::batch::BatchSpec;
use engine::design::preset::Preset;
use engine::texts::import::{Choice, File};
use engine::texts::output::Builtin;
use serde_json::json;
use shared::import::{FileKind, Mapping};
use shared::{Problem, StudyId, SystemId, TaskId};

use crate::app::{Member, TestApp, language, on_both_engines};

/// A study with twenty French sources, two built-in systems and a published task.
async fn stage(app: &TestApp, admin: &Member, preset: Preset) -> (StudyId, TaskId, Vec<SystemId>) {
    let (engine, actor) = (&app.engine, &admin.actor);
    let study = app.study(admin, &["fr"]).await;
    let lines: String = (1..=20).map(|n| format!("phrase {n} svp!!\n")).collect();
    let file = File { kind: FileKind::Sources, name: "x.txt".to_owned(), format: None, bytes: lines.into_bytes() };
    let mapping = Mapping { text: "text".to_owned(), default_language: "fr".to_owned(), ..Mapping::default() };
    engine.import(actor, study, file, &Choice { mapping, skip_refused: false }).await.expect("sources");
    for builtin in [Builtin::Copy, Builtin::RuleBased] {
        engine.run_builtin(actor, study, builtin).await.expect("outputs");
    }
    let task = engine.add_task(actor, study, preset).await.expect("a task");
    engine.publish_task(actor, study, task).await.expect("published");
    let systems = engine.systems(actor, study).await.expect("systems");
    (study, task, systems.into_iter().filter(|system| system.outputs > 0).map(|system| system.id).collect())
}

fn spec(task: TaskId, systems: Vec<SystemId>) -> BatchSpec {
    BatchSpec {
        task,
        language: language("fr"),
        label: "one".to_owned(),
        sample: None,
        systems,
        all_human: false,
        spread: false,
        seed: None,
    }
}

on_both_engines!(the_plan_says_what_the_batch_will_be, async |app| {
    let admin = app.admin().await;
    let (study, task, systems) = stage(&app, &admin, Preset::Formality).await;
    let program = app.program_of(&admin).await;
    let body = json!({ "task": task, "language": "fr", "systems": systems, "sample": 5 });
    let plan = program.post(&format!("/studies/{study}/batches/plan"), body.clone()).await.good();
    assert_eq!(
        (plan["n_sources"].as_i64(), plan["n_hits"].as_i64(), plan["need"].as_i64()),
        (Some(5), Some(10), Some(3))
    );
    assert_eq!(plan["cost"]["minor"], 10 * 3 * 10);
    assert!(program.get(&format!("/studies/{study}/batches")).await.good().as_array().expect("a list").is_empty());
    program.post(&format!("/studies/{study}/batches"), body).await.good();
    let made = program.get(&format!("/studies/{study}/batches")).await.good();
    assert_eq!(
        (made[0]["n_hits"].as_i64(), made[0]["wanted"].as_i64(), made[0]["done"].as_i64()),
        (Some(10), Some(30), Some(0))
    );
});

on_both_engines!(a_recorded_seed_gives_the_same_plan_again, async |app| {
    let admin = app.admin().await;
    let (study, task, systems) = stage(&app, &admin, Preset::Ranking).await;
    let sampled = BatchSpec { sample: Some(7), ..spec(task, systems) };
    let batch = app.engine.make_batch(&admin.actor, study, sampled.clone()).await.expect("a batch");
    let made = app
        .engine
        .batches(&admin.actor, study)
        .await
        .expect("batches")
        .into_iter()
        .find(|found| found.id == batch)
        .expect("made");
    let again = BatchSpec { seed: Some(made.seed), ..sampled };
    let plan = app.engine.plan_batch(&admin.actor, study, &again).await.expect("a plan");
    assert_eq!((plan.seed, plan.n_hits), (made.seed, 7));
    let seeds: HashSet<i64> = [
        made.seed,
        app.engine.plan_batch(&admin.actor, study, &BatchSpec { seed: None, ..again }).await.expect("a plan").seed,
    ]
    .into();
    assert_eq!(seeds.len(), 2, "without a seed a new one is drawn");
});

on_both_engines!(a_ranking_takes_two_systems_and_a_draft_makes_no_batch, async |app| {
    let admin = app.admin().await;
    let (study, task, systems) = stage(&app, &admin, Preset::Ranking).await;
    let one =
        app.engine.plan_batch(&admin.actor, study, &spec(task, systems[..1].to_vec())).await.map_err(Problem::from);
    assert_eq!(one.expect_err("refused").field(), Some("systems"));
    let draft = app.engine.add_task(&admin.actor, study, Preset::Ranking).await.expect("a task");
    let early = app.engine.plan_batch(&admin.actor, study, &spec(draft, systems.clone())).await.map_err(Problem::from);
    assert!(matches!(early, Err(Problem::Conflict { .. })));
    let other = app.study(&admin, &["fr"]).await;
    let foreign = app.engine.plan_batch(&admin.actor, other, &spec(task, systems)).await.map_err(Problem::from);
    assert_eq!(foreign.expect_err("refused"), Problem::NotFound);
});

on_both_engines!(a_batch_is_planned_and_made_without_scripts, async |app| {
    let admin = app.admin().await;
    let (study, task, systems) = stage(&app, &admin, Preset::Meaning).await;
    let browser = app.signed_in(&admin).await;
    let page = format!(
        "/studies/{study}/batches?task={task}&language=fr&systems={}&systems={}&sample=4",
        systems[0], systems[1]
    );
    let planned = browser.get(&page).await;
    assert!(planned.text().contains("Create 8 HITs"), "{}", planned.text());
    let (study_id, task_id) = (study.to_string(), task.to_string());
    let (one, two) = (systems[0].to_string(), systems[1].to_string());
    let fields = [
        ("study", study_id.as_str()),
        ("task", &task_id),
        ("language", "fr"),
        ("sample", "4"),
        ("seed", "11"),
        ("systems[0]", &one),
        ("systems[1]", &two),
    ];
    let made = browser.submit(&page, "/fn/batch/make", &fields).await;
    assert!(made.text().contains("The batch has been created"), "{}", made.text());
    assert_eq!(app.engine.batches(&admin.actor, study).await.expect("batches")[0].seed, 11);
});

on_both_engines!(ten_thousand_hits_are_made_at_once, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let lines: String = (1..=10_000).map(|n| format!("phrase {n}\n")).collect();
    let file = File { kind: FileKind::Sources, name: "x.txt".to_owned(), format: None, bytes: lines.into_bytes() };
    let mapping = Mapping { text: "text".to_owned(), default_language: "fr".to_owned(), ..Mapping::default() };
    app.engine.import(&admin.actor, study, file, &Choice { mapping, skip_refused: false }).await.expect("sources");
    let task = app.engine.add_task(&admin.actor, study, Preset::Rewrite).await.expect("a task");
    app.engine.publish_task(&admin.actor, study, task).await.expect("published");
    app.engine.make_batch(&admin.actor, study, spec(task, Vec::new())).await.expect("a batch");
    assert_eq!(app.engine.batches(&admin.actor, study).await.expect("batches")[0].wanted, 40_000);
});
