//! The order of a hit: drawn for each worker, the same whenever it is asked for, and blind.

use std::collections::BTreeSet;

use engine::design::preset::Preset;
use serde_json::Value;

use crate::app::on_both_engines;
use crate::report::naive;
use crate::report::stage::{Stage, mark, rank};

fn order(shown: &Value) -> Vec<String> {
    let items = shown["items"].as_array().expect("items");
    items
        .iter()
        .flat_map(|item| {
            let outputs = item["outputs"].as_array().into_iter().flatten();
            [&item["id"]].into_iter().chain(outputs.map(|output| &output["output"])).map(Value::to_string)
        })
        .collect()
}

on_both_engines!(the_order_is_the_workers_own_and_stays, async |app| {
    let stage = Stage::new(&app, 8, 5).await;
    let task = stage.open(Preset::Ranking, |definition| (definition.items_per_hit, definition.need) = (8, 5)).await;
    let (mut orders, mut seeds) = (BTreeSet::new(), BTreeSet::new());
    for worker in 0..5 {
        let id = stage.claim(worker, task).await.expect("a hit");
        let program = app.program_of(&stage.workers[worker]).await;
        let path = format!("/assignments/{id}");
        let first = program.get(&path).await;
        assert_eq!(order(&first.good()).len(), 8 * 3);
        app.clock.pass(60);
        assert_eq!(order(&program.get(&path).await.good()), order(&first.good()), "the same, asked again");
        for name in ["COPY", "RULE-BASED", "system"] {
            assert!(!first.text().contains(name), "{name} is told: {}", first.text());
        }
        orders.insert(order(&first.good()));
    }
    assert!(orders.len() > 3, "five workers, sixteen drawings each: {orders:?}");
    let office = app.program_of(&stage.admin).await;
    let rows = naive::csv(&office.get(&format!("/studies/{}/exports/assignments.csv", stage.study)).await.text());
    seeds.extend(rows.iter().map(|row| row["seed"].clone()));
    assert_eq!(seeds.len(), 5, "each has its seed, on record");
});

on_both_engines!(an_answer_names_the_output_wherever_it_stood, async |app| {
    let stage = Stage::new(&app, 6, 2).await;
    let task = stage.open(Preset::Ranking, |_| {}).await;
    for worker in 0..2 {
        // The rank hangs on the text alone, so both workers rank alike whatever order they saw.
        stage
            .work(worker, task, |shown| {
                let mut marks: Vec<i64> = shown.items[0].outputs.iter().map(|output| mark(&output.text)).collect();
                marks.sort_unstable();
                let place =
                    move |text: &str| marks.iter().position(|other| *other == mark(text)).expect("a place") as i64 + 1;
                rank(place)(shown)
            })
            .await;
    }
    let office = app.program_of(&stage.admin).await;
    let rows = naive::csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    let mut ranks: std::collections::BTreeMap<&str, BTreeSet<&str>> = std::collections::BTreeMap::new();
    for row in &rows {
        ranks.entry(&row["output_id"]).or_default().insert(&row["value"]);
    }
    assert_eq!(ranks.len(), 12);
    assert!(ranks.values().all(|values| values.len() == 1), "both said the same of each output: {ranks:?}");
});
