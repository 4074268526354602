//! Answers that were removed are in no result and in no export, and their places are open again.

use engine::design::preset::Preset;
use serde_json::{Value, json};
use shared::AnswerChoice;

use crate::app::on_both_engines;
use crate::report::stage::{Stage, rate, rewrite};
use crate::report::zip;

on_both_engines!(removed_answers_are_in_no_result, async |app| {
    let stage = Stage::new(&app, 3, 4).await;
    let texts = stage.open(Preset::Rewrite, |definition| (definition.items_per_hit, definition.need) = (1, 1)).await;
    assert_eq!(stage.work(0, texts, rewrite(|_| "I am quite zebraquux.".to_owned())).await, 3);
    let ratings = stage.open(Preset::Fluency, |definition| (definition.items_per_hit, definition.need) = (1, 3)).await;
    let own = stage.work(0, ratings, rate(|text| text.len() as i64 % 5 + 1)).await;
    for worker in 1..3 {
        stage.work(worker, ratings, rate(|text| text.len() as i64 % 5 + 1)).await;
    }
    let office = app.program_of(&stage.admin).await;
    let at = |rest: &str| format!("/studies/{}{rest}", stage.study);
    let raters = |report: &Value| {
        let tables = report["tables"].as_array().expect("tables").iter();
        tables.filter_map(|table| table["n_raters"].as_i64()).max().expect("a number")
    };
    let counted = async || {
        let report = office.get(&at("/progress")).await.good();
        let tasks = report["tasks"].as_array().expect("tasks").clone();
        tasks.iter().map(|one| one["counted"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    let before = counted().await;
    assert_eq!(raters(&office.get(&at("/agreement")).await.good()), 3);

    app.engine.withdraw(&stage.workers[0].actor, stage.study, AnswerChoice::Remove).await.expect("leaves");
    let report = office.get(&at("/agreement")).await.good();
    let told = &report["left_out"];
    assert_eq!((raters(&report), &told["n_withdrawn"], &told["n_removed"]), (2, &json!(1), &json!(1)), "{report}");
    for path in ["/evaluation", "/metrics", "/rewrites", "/rewrites/analysis", "/tables", "/statement", "/agreement"] {
        let text = office.get(&at(path)).await.text();
        assert!(!text.contains("zebraquux"), "{path}: {text}");
    }
    let archive = office.get(&at("/exports/jsonl.zip")).await;
    for (name, bytes) in zip::open(&archive.body) {
        assert!(!String::from_utf8_lossy(&bytes).contains("zebraquux"), "{name} has a removed text");
    }
    let lines = |name: &str| {
        let files = zip::open(&archive.body);
        let text = String::from_utf8(files[&format!("{name}.jsonl")].clone()).expect("UTF-8");
        text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")).collect::<Vec<_>>()
    };
    assert!(lines("answers").iter().all(|line| line["worker"] != "W001"), "no answer of theirs leaves");
    assert!(!lines("outputs").iter().any(|line| line["author"] == "W001"));
    assert!(lines("assignments").iter().any(|line| line["worker"] == "W001"), "what they are owed stays");
    let counts = office.get(&at("/exports")).await.good();
    assert_eq!(counts["answers"], json!(lines("answers").len()));
    assert_eq!(counts["outputs"], json!(lines("outputs").len()));

    let path = at(&format!("/workers/{}/leave-out", worker_id(&office, &at("/workers")).await));
    assert_eq!(office.post(&path, json!({"out": false})).await.status, 409, "nobody takes them in again");

    // Their places are open again: somebody else brings the hits to what they need.
    assert_eq!(counted().await, [0, before[1] - own as u64], "of {before:?}");
    assert_eq!(stage.work(3, texts, rewrite(|_| "I am quite calm.".to_owned())).await, 3);
    let more = stage.work(3, ratings, rate(|_| 3)).await;
    assert_eq!(counted().await, [3, before[1] - own as u64 + more as u64]);
    assert!(stage.claim(1, texts).await.is_none(), "and no further");
});

async fn worker_id(office: &crate::app::Program, path: &str) -> String {
    office.get(path).await.good()[0]["worker"].as_str().expect("an id").to_owned()
}
