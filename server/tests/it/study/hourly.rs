//! The hourly rate that a planned batch means.

use engine::design::preset::Preset;
use serde_json::{Value, json};
use shared::TaskId;
use store::scratch::execute;

use crate::app::on_both_engines;
use crate::report::stage::{Stage, mark, rate, rewrite};

/// The hourly rate in the plan of a task's batch.
async fn planned(stage: &Stage, task: TaskId, systems: &[&str]) -> Value {
    let office = stage.app.program_of(&stage.admin).await;
    let spec = json!({"task": task, "language": "en", "systems": systems});
    office.post(&format!("/studies/{}/batches/plan", stage.study), spec).await.good()["hourly"].clone()
}

on_both_engines!(a_plan_names_the_hourly_rate_and_what_it_is_based_on, async |app| {
    let stage = Stage::new(&app, 4, 3).await;
    let systems = app.engine.systems(&stage.admin.actor, stage.study).await.expect("systems");
    let copy = systems.iter().find(|system| system.name == "COPY").expect("COPY").id.to_string();
    let task = stage
        .open(Preset::Formality, |definition| {
            (definition.reward, definition.items_per_hit, definition.expected_seconds) = (10, 1, Some(60));
        })
        .await;
    let expected = json!({
        "rate": {"minor": 600, "currency": "USD"},
        "hit_ms": 60_000,
        "based_on": "expected",
        "below_floor": {"minor": 800, "currency": "USD"},
    });
    assert_eq!(planned(&stage, task, &[&copy]).await, expected);
    let browser = app.signed_in(&stage.admin).await;
    let address = format!("/studies/{}/batches?task={task}&language=en&systems={copy}", stage.study);
    let page = browser.get(&address).await.words().replace('\u{a0}', " ");
    assert!(page.contains("Hourly rate") && page.contains("6.00 USD") && page.contains("below 8.00 USD"), "{page}");
    assert!(!page.contains("minor"), "{page}");

    let n = stage.work(0, task, rate(|text| mark(text) % 7 - 3)).await;
    let measured = planned(&stage, task, &[&copy]).await;
    assert_eq!(measured["based_on"], json!({"submissions": n}));
    assert_eq!((&measured["rate"]["minor"], &measured["below_floor"]), (&json!(1_200), &Value::Null));
    let page = browser.get(&address).await.words();
    assert!(page.contains("submissions of this task") && !page.contains("Prolific"), "{page}");

    // Nobody reads a text in less than a second: such times are of programs, and say nothing about pay.
    execute(app.engine.db(), "update assignment set active_ms = 999").await.expect("faster");
    assert_eq!(planned(&stage, task, &[&copy]).await, expected);

    // Before anybody has written in the task, the pilot says how long a text takes.
    let pilot = stage.open(Preset::Pilot, |definition| definition.items_per_hit = 2).await;
    let n = stage.work(1, pilot, rewrite(|source| format!("{source} indeed"))).await;
    let writing =
        stage.publish(Preset::Rewrite, |definition| (definition.reward, definition.items_per_hit) = (50, 4)).await;
    let piloted = planned(&stage, writing, &[]).await;
    assert_eq!(piloted["based_on"], json!({"pilot": n}));
    assert_eq!((&piloted["hit_ms"], &piloted["rate"]["minor"]), (&json!(60_000), &json!(3_000)));

    let unknown = stage.publish(Preset::Fluency, |definition| definition.expected_seconds = None).await;
    assert_eq!(planned(&stage, unknown, &[&copy]).await, Value::Null);
});
