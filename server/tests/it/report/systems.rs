//! How far systems are from each other, against a naive computation on the exported texts.

use std::collections::BTreeMap;

use engine::design::preset::Preset;

use super::exported::{Exported, led};
use super::stage::{Stage, mark, rate, rewrite};
use crate::app::on_both_engines;

on_both_engines!(systems_are_as_far_apart_as_their_exported_texts, async |app| {
    let stage = Stage::new(&app, 5, 2).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.need = 2).await;
    for worker in 0..2 {
        let write = |source: &str| format!("{source} friend nr {worker} and {}", mark(source) % 3);
        stage.work(worker, task, rewrite(write)).await;
    }
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/systems/distances", stage.study);
    let found = office.get(&address).await.good();
    let texts = Exported::of(&stage).await;
    let mut systems = texts.systems();
    systems.insert(
        "(source)".to_owned(),
        texts.sources.iter().map(|(id, text)| (id.clone(), vec![text.clone()])).collect(),
    );
    let apart = |a: &str, b: &str| {
        let of_source = |id: &String| {
            let all: Vec<f64> =
                systems[a][id].iter().flat_map(|own| systems[b][id].iter().map(move |other| led(own, other))).collect();
            all.iter().sum::<f64>() / all.len() as f64
        };
        texts.sources.keys().map(of_source).sum::<f64>() / texts.sources.len() as f64
    };
    let pairs = found["languages"][0]["pairs"].as_array().expect("pairs");
    assert_eq!(pairs.len(), 6, "every two of four");
    let mut seen = BTreeMap::new();
    for pair in pairs {
        let (a, b) = (pair["a"].as_str().expect("a name"), pair["b"].as_str().expect("a name"));
        let value = pair["led"].as_f64().expect("a number");
        assert!((value - apart(a, b)).abs() < 1e-9, "{pair} is not {}", apart(a, b));
        assert_eq!(pair["n_sources"].as_u64(), Some(5));
        seen.insert((a.to_owned(), b.to_owned()), value);
    }
    assert!(seen.values().any(|value| *value > 0.2) && seen[&("(source)".to_owned(), "COPY".to_owned())] == 0.0);

    let csv = office.get(&format!("{address}?format=csv")).await.text();
    let human = seen[&("(source)".to_owned(), "human".to_owned())];
    assert!(csv.contains(&format!("en,(source),human,{human},5\n")), "{csv}");
    let latex = office.get(&format!("{address}?format=latex")).await.text();
    assert!(latex.contains(&format!("{human:.3}")), "{latex}");
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/systems", stage.study)).await.text();
    assert!(
        page.contains("<svg") && page.contains(&format!("{human:.3}")) && page.contains(&format!("\n{human:.2}\n")),
        "{page}"
    );
});

on_both_engines!(one_measure_is_drawn_against_another, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    let other = stage.open(Preset::Meaning, |_| {}).await;
    for worker in 0..2 {
        stage.work(worker, task, rate(|text| mark(text) % 7 - 3)).await;
        stage.work(worker, other, rate(|text| 1 + mark(text) % 6)).await;
    }
    let browser = app.signed_in(&stage.admin).await;
    let address = format!("/studies/{}/systems", stage.study);
    let usual = browser.get(&address).await.text();
    assert!(usual.contains("Meaning (human ratings) against Formality (human ratings), 2 systems"), "{usual}");
    let chosen = browser
        .get(&format!("{address}?x=judged:xformal/meaning:meaning&y=judged:xformal/formality:formality"))
        .await
        .text();
    assert!(chosen.contains("Formality (human ratings) against Meaning (human ratings), 2 systems"), "{chosen}");
});
