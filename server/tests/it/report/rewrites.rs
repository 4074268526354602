//! What people did to their sources, against a naive computation on the exported texts.

use std::collections::BTreeMap;

use engine::design::preset::Preset;
use scoring::bleu::Bleu;
use scoring::metric::Metric as _;
use scoring::style::Classifier;
use serde_json::Value;

use super::exported::{Exported, distance, led, marks};
use super::naive::csv;
use super::stage::{Stage, rewrite};
use crate::app::on_both_engines;

fn near(found: &Value, wanted: f64) {
    let found = found.as_f64().unwrap_or_else(|| panic!("{found} is no number"));
    assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

on_both_engines!(the_analysis_is_that_of_the_exported_texts, async |app| {
    let stage = Stage::new(&app, 12, 3).await;
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/rewrites/analysis", stage.study);
    assert_eq!(office.get(&address).await.good()["languages"], serde_json::json!([]));
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 3).await;
    for worker in 0..3 {
        let write = |source: &str| match worker {
            0 => source.to_owned(),
            1 => source.replace("!!!", ".").replace("hey", "Dear friend,"),
            _ => source.replace("is sooo kewl!!!", "appears to be of some interest").replace("hey", "HEY"),
        };
        stage.work(worker, task, rewrite(write)).await;
    }
    let report = office.get(&address).await.good();
    let found = &report["languages"][0];
    let texts = Exported::of(&stage).await;
    let pairs = texts.pairs();
    assert_eq!((found["n_sources"].as_u64(), found["n_rewrites"].as_u64(), pairs.len()), (Some(12), Some(36), 36));

    let kind = |kind: &str| {
        let kinds = found["edit_types"].as_array().expect("kinds");
        kinds.iter().find(|edits| edits["kind"] == kind).and_then(|edits| edits["n"].as_u64())
    };
    let count = |holds: &dyn Fn(&str, &str) -> bool| Some(pairs.iter().filter(|(a, b)| holds(a, b)).count() as u64);
    assert_eq!(kind("unchanged"), count(&|a, b| a == b));
    assert_eq!(kind("punctuation"), count(&|a, b| marks(a) != marks(b)));
    assert_eq!(kind("lowercase"), count(&|a, b| a.contains("hey") && b.contains("HEY")));
    near(&found["led"], mean(&pairs.iter().map(|(a, b)| led(a, b)).collect::<Vec<_>>()));

    let changed: Vec<u64> = pairs.iter().map(|(a, b)| distance(a, b) as u64).collect();
    near(&found["edit_distance"], mean(&changed.iter().map(|n| *n as f64).collect::<Vec<_>>()));
    let ranges = found["distances"].as_array().expect("ranges");
    for range in ranges {
        let [from, to, n] = ["from", "to", "n"].map(|name| range[name].as_u64().expect("a number"));
        assert_eq!(changed.iter().filter(|edits| (from..=to).contains(*edits)).count() as u64, n, "{range}");
    }
    assert_eq!(ranges.iter().map(|range| range["n"].as_u64().unwrap_or_default()).sum::<u64>(), 36);

    let human = &texts.systems()["human"];
    let set = |k: usize| human.values().map(|texts| texts[k].as_str()).collect::<Vec<_>>();
    let others = |k: usize| [set((k + 1) % 3), set((k + 2) % 3)];
    let of_set = |k: usize| Bleu::default().corpus(&set(k), &others(k)).expect("aligned").value;
    near(&found["self_bleu"]["value"], mean(&[of_set(0), of_set(1), of_set(2)]));

    let scores = style(&texts.sources, human);
    near(&found["style"]["sources"]["mean"], mean(&scores.iter().map(|(source, _)| *source).collect::<Vec<_>>()));
    let shifts: Vec<f64> =
        scores.iter().flat_map(|(source, rewrites)| rewrites.iter().map(move |r| r - source)).collect();
    near(&found["style"]["shift"]["mean"], mean(&shifts));
    let low = scores.iter().filter(|(source, _)| *source < -2.0).count();
    assert_eq!(found["style"]["ranges"][0]["sources"].as_u64(), Some(low as u64));

    // The files say the same, and the page.
    let rows = csv(&office.get(&format!("{address}?format=csv")).await.text());
    let row = rows.iter().find(|row| row["measure"] == "edits_paper" && row["of"] == "Unchanged").expect("a row");
    assert_eq!(row["n"], kind("unchanged").expect("there").to_string());
    let latex = office.get(&format!("{address}?format=latex")).await.text();
    assert!(latex.contains("Unchanged & 33 \\\\") && latex.contains("self-BLEU & "), "{latex}");
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/rewrites", stage.study)).await.text();
    assert_eq!(page.matches("<svg").count(), 2, "two figures");
    assert!(page.contains(&format!("{:.2}", found["led"].as_f64().expect("a number"))));
});

/// The score of each source and of its rewrites, by a classifier that has read neither.
fn style(sources: &BTreeMap<String, String>, human: &BTreeMap<String, Vec<String>>) -> Vec<(f64, Vec<f64>)> {
    let score = |(place, (id, rewrites)): (usize, (&String, &Vec<String>))| {
        let (mut texts, mut labels) = (Vec::new(), Vec::new());
        for (_, (id, rewrites)) in human.iter().enumerate().filter(|(other, _)| other % 5 != place % 5) {
            texts.push(sources[id].as_str());
            labels.push(false);
            texts.extend(rewrites.iter().map(String::as_str));
            labels.extend(rewrites.iter().map(|_| true));
        }
        let classifier = Classifier::train(&texts, &labels, 1.0).expect("two styles");
        // Three rewrites to a source.
        let score = |text: &str| classifier.logit(text) - 3.0_f64.ln();
        (score(&sources[id]), rewrites.iter().map(|rewrite| score(rewrite)).collect())
    };
    human.iter().enumerate().map(score).collect()
}
