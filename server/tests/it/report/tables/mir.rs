//! Tables 5, 6 and 8 to 10 of Mir et al.

use std::collections::BTreeMap;

use engine::preset::Preset;
use scoring::bleu::Bleu;
use scoring::metric::Metric as _;
use shared::{NewAnswer, Shown, Value};

use super::super::exported::{Exported, pearson};
use super::super::naive::{self, Row};
use super::super::stage::{Stage, mark, rate};
use super::{Sent, answers, open};
use crate::app::on_both_engines;

fn items(rows: &[Row], question: &str, value: impl Fn(&Row) -> f64) -> BTreeMap<String, Vec<f64>> {
    let mut items: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row["question"] == question) {
        items.entry(row["item"].clone()).or_default().push(value(row));
    }
    items
}

fn number(row: &Row) -> f64 {
    row["value"].parse().expect("a number")
}

on_both_engines!(scores_are_cut_in_two_and_agreement_is_per_system, async |app| {
    let stage = Stage::new(&app, 10, 3).await;
    let absolute = open(&stage, Preset::NaturalnessAbsolute, 3, &["RULE-BASED"]).await;
    let relative = open(&stage, Preset::Naturalness, 3, &["COPY", "RULE-BASED"]).await;
    let content = open(&stage, Preset::ContentUnmasked, 3, &["RULE-BASED"]).await;
    for worker in 0..3 {
        let odd = i64::try_from(worker).expect("a number");
        stage.work(worker, absolute, rate(|text| 1 + (mark(text) % 9 + odd) % 5)).await;
        stage.work(worker, content, rate(|text| 1 + (mark(text) % 7 + odd / 2) % 5)).await;
        let prefer = |shown: &Shown| {
            let [a, b] = shown.items[0].outputs.as_slice() else { panic!("two texts") };
            let (low, high) = if mark(&a.text) < mark(&b.text) { (a, b) } else { (b, a) };
            let better = if (mark(&low.text) + odd) % 3 == 0 { high } else { low };
            let value = Value::Preferred(better.output.expect("an output"));
            let question = shown.questions[0].key.clone();
            vec![NewAnswer { item: shown.items[0].id, question, output: None, value }]
        };
        stage.work(worker, relative, prefer).await;
    }
    let rows = answers(&stage).await;
    let (two, one): (Vec<Row>, Vec<Row>) =
        rows.into_iter().partition(|row| row["preset"].ends_with(Preset::Naturalness.as_str()));
    let table = Sent::of(&stage, "mir-t6", "").await;
    for (column, threshold) in [("absolute, τ = 3", 3.0), ("absolute, τ = 2", 2.0)] {
        let binned = items(&one, "naturalness", |row| f64::from(u8::from(number(row) >= threshold)));
        assert_eq!(binned.len(), 10);
        table.is(&["English", "RULE-BASED"], column, naive::fleiss(&binned));
    }
    let chosen = items(&two, "naturalness", |row| f64::from(u8::from(row["system"] == "COPY")));
    assert!(chosen.len() == 10 && chosen.values().all(|values| values.len() == 3));
    table.is(&["English", "RULE-BASED"], "relative", naive::fleiss(&chosen));

    let table = Sent::of(&stage, "mir-t5", "").await;
    table.is(&["English", "RULE-BASED"], "unmasked", naive::fleiss(&items(&one, "content", number)));
    table.is_empty(&["English", "RULE-BASED"], "style masked", "mir/content-masked");

    // Metrics of content, on texts as they are.
    let exported = Exported::of(&stage).await;
    let judged = items(&one, "content", number);
    let own = exported.outputs.iter().filter(|output| output.system == "RULE-BASED");
    let pairs: Vec<(f64, f64)> = own
        .map(|output| {
            let source = exported.sources[&output.source].as_str();
            let bleu = Bleu::sentence_level().sentence(&output.text, &[source]).expect("a score");
            let values = &judged[&output.id];
            (bleu, values.iter().sum::<f64>() / values.len() as f64)
        })
        .collect();
    let table = Sent::of(&stage, "mir-plain", "").await;
    table.is(&["English", "RULE-BASED"], "BLEU", pearson(&pairs).abs());
    table.is_empty(&["English", "RULE-BASED"], "WMD", "no vectors");
    let masked = Sent::of(&stage, "mir-t9", "").await;
    masked.is_empty(&["English", "RULE-BASED"], "BLEU", "no words of style");
    let agreement = Sent::of(&stage, "mir-t10", "").await;
    agreement.is_empty(&["English", "RULE-BASED"], "relative", "no naturalness model");
    let style = Sent::of(&stage, "mir-t7", "").await;
    style.is_empty(&["English", "all"], "absolute: target style score", "mir/intensity-absolute");
});
