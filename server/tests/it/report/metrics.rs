//! Texts arrive, jobs score them, and the table has what the library gives on the exported texts.

use std::future::pending;
use std::pin::pin;
use std::time::Duration;

use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use scoring::bleu::Bleu;
use scoring::chrf::Chrf;
use scoring::levenshtein;
use scoring::metric::{Metric, Score};
use scoring::ter::Ter;
use serde_json::Value;

use super::exported::Exported;
use super::stage::{Stage, rewrite};
use crate::app::on_both_engines;

fn same(found: &Value, system: &str, metric: &str, wanted: &Score) {
    let systems = found["languages"][0]["systems"].as_array().expect("systems");
    let system = systems.iter().find(|one| one["system"] == system).expect("the system");
    let score = system["scores"].as_array().expect("scores").iter().find(|one| one["metric"] == metric);
    let score = score.unwrap_or_else(|| panic!("{metric} of {system}"));
    assert!((score["value"].as_f64().expect("a number") - wanted.value).abs() < 1e-9, "{score} is no {wanted:?}");
    assert_eq!(score["signature"].as_str(), Some(wanted.signature.as_str()));
    assert_eq!(score["n_outputs"].as_u64(), Some(wanted.n_segments as u64), "{metric}");
}

on_both_engines!(what_arrives_is_scored_as_the_library_scores_the_export, async |app| {
    let stage = Stage::new(&app, 6, 3).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 3).await;
    let office = app.program_of(&stage.admin).await;
    let report = format!("/studies/{}/metrics", stage.study);
    let before = office.get(&report).await.good();
    assert_eq!(before["languages"][0]["systems"][0]["scores"], serde_json::json!([]), "nothing is scored yet");

    for worker in 0..3 {
        let write = |source: &str| match worker {
            0 => format!("Indeed, {source}"),
            1 => source.to_lowercase().replace("hey", "hello, number"),
            _ => source.replace('!', "").replace("kewl", "cool"),
        };
        stage.work(worker, task, rewrite(write)).await;
    }
    let pace = Pace::from_lease(Duration::from_secs(30));
    assert!(!app.engine.work_off_jobs(pace, pin!(pending())).await);
    let jobs = office.get(&format!("/studies/{}/jobs", stage.study)).await.good();
    // One for each of eighteen rewrites, and one for each system's outputs.
    assert_eq!(jobs["counts"], serde_json::json!({"done": 20}), "{jobs}");

    let found = office.get(&report).await.good();
    let texts = Exported::of(&stage).await;
    let (sources, systems) = (&texts.sources, texts.systems());
    let human = &systems["human"];
    assert!(human.len() == 6 && human.values().all(|texts| texts.len() == 3), "three rewrites of each source");
    let references: Vec<Vec<&str>> = (0..3).map(|k| human.values().map(|texts| texts[k].as_str()).collect()).collect();
    let sources: Vec<&str> = human.keys().map(|id| sources[id].as_str()).collect();
    for system in ["COPY", "RULE-BASED"] {
        let texts: Vec<&str> = systems[system].values().map(|texts| texts[0].as_str()).collect();
        same(&found, system, "bleu", &Bleu::default().corpus(&texts, &references).expect("aligned"));
        same(&found, system, "chrf", &Chrf::default().corpus(&texts, &references).expect("aligned"));
        same(&found, system, "ter", &Ter::default().corpus(&texts, &references).expect("aligned"));
        let against_source = Bleu::default().corpus(&texts, std::slice::from_ref(&sources)).expect("aligned");
        same(&found, system, "self_bleu", &against_source);
        let distances = texts.iter().zip(&sources).map(|(text, source)| levenshtein::characters(source, text).edits);
        let mean = distances.sum::<usize>() as f64 / 6.0;
        let row = &found["languages"][0]["systems"].as_array().expect("systems")[usize::from(system != "COPY")];
        let characters = row["scores"].as_array().expect("scores").iter().find(|one| one["metric"] == "characters");
        assert!((characters.expect("there")["value"].as_f64().expect("a number") - mean).abs() < 1e-9, "{row}");
    }

    // A rewrite is compared with the two others of its source.
    let (mut texts, mut others) = (Vec::new(), [Vec::new(), Vec::new()]);
    for rewrites in human.values() {
        for k in 0..3 {
            texts.push(rewrites[k].as_str());
            others[0].push(rewrites[(k + 1) % 3].as_str());
            others[1].push(rewrites[(k + 2) % 3].as_str());
        }
    }
    same(&found, "human", "bleu", &Bleu::default().corpus(&texts, &others).expect("aligned"));

    // The files say the same, and the page.
    let csv = office.get(&format!("{report}?format=csv")).await.text();
    let copy = csv.lines().find(|line| line.starts_with("en,COPY,bleu,")).expect("a line");
    let value = copy.split(',').nth(3).and_then(|cell| cell.parse::<f64>().ok()).expect("a number");
    let wanted =
        Bleu::default().corpus(&systems["COPY"].values().map(|texts| &texts[0]).collect::<Vec<_>>(), &references);
    assert!((value - wanted.expect("aligned").value).abs() < 1e-9);
    let latex = office.get(&format!("{report}?format=latex&baseline=COPY")).await.text();
    assert!(latex.contains("BLEU & chrF & TER") && latex.contains("nrefs:3"), "{latex}");
    let page =
        app.signed_in(&stage.admin).await.get(&format!("/studies/{}/evaluation?baseline=COPY", stage.study)).await;
    assert!(page.text().contains(&format!("{value:.2}")), "{}", page.text());

    // A second request gets what there is.
    assert_eq!(office.post(&format!("/studies/{}/jobs", stage.study), Value::Null).await.status, 201);
    app.engine.work_off_jobs(pace, pin!(pending())).await;
    assert_eq!(office.get(&report).await.good(), found, "a repeat changes nothing");
});
