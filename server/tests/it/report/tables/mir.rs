//! Tables 5, 6 and 8 to 10 of Mir et al.

use std::collections::{BTreeMap, BTreeSet};

use engine::design::preset::Preset;
use scoring::bleu::Bleu;
use scoring::embeddings::Vectors;
use scoring::metric::Metric as _;
use serde_json::json;
use shared::{NewAnswer, Shown, Value};

use super::super::exported::{Exported, pearson};
use super::super::models::{CASUAL, FORMAL, VECTORS, classifier, work, write};
use super::super::naive::{self, Row};
use super::super::stage::{Stage, mark, rate};
use super::{Sent, answers, open};
use crate::app::{language, on_both_engines};

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
    let relative = open(&stage, Preset::NaturalnessRelative, 3, &["COPY", "RULE-BASED"]).await;
    let content = open(&stage, Preset::ContentUnmasked, 3, &["RULE-BASED"]).await;
    for worker in 0..3 {
        let odd = i64::try_from(worker).expect("a number");
        stage.work(worker, absolute, rate(|text| 1 + (mark(text) % 9 + odd) % 5)).await;
        stage.work(worker, content, rate(|text| 1 + (mark(text) % 7 + odd / 2) % 5)).await;
        stage.work(worker, relative, |shown| prefer(shown, odd)).await;
    }
    let rows = answers(&stage).await;
    let (two, one): (Vec<Row>, Vec<Row>) =
        rows.into_iter().partition(|row| row["preset"].ends_with(Preset::NaturalnessRelative.as_str()));
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
    table.is_empty(
        &["English", "RULE-BASED"],
        "style masked",
        "“Rate how much of the content is kept, without words of style”",
    );

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
    style.is_empty(&["English", "all"], "absolute: target style score", "“Rate how formal a text is, from 1 to 5”");
});

/// One of the two texts, by their words and a number.
fn prefer(shown: &Shown, odd: i64) -> Vec<NewAnswer> {
    let [a, b] = shown.items[0].outputs.as_slice() else { panic!("two texts") };
    let (low, high) = if mark(&a.text) < mark(&b.text) { (a, b) } else { (b, a) };
    let better = if (mark(&low.text) + odd) % 3 == 0 { high } else { low };
    let value = Value::Preferred(better.output.expect("an output"));
    let question = shown.questions[0].key.clone();
    vec![NewAnswer { item: shown.items[0].id, question, output: None, value }]
}

on_both_engines!(what_models_say_is_set_beside_people, async |app| {
    let stage = Stage::new(&app, 10, 3).await;
    write(&app.state.settings.models());
    let office = app.program_of(&stage.admin).await;
    let models = json!({"naturalness": "people.json", "vectors": "vectors.txt"});
    assert_eq!(office.put(&format!("/studies/{}/models/en", stage.study), models).await.status, 204);
    work(&app).await;
    let words = BTreeSet::from(["hey", "kewl"].map(str::to_owned));
    let masked = stage
        .open(Preset::ContentMasked, |definition| {
            definition.need = 1;
            definition.lexicon.insert(language("en"), words);
        })
        .await;
    let absolute = stage.open(Preset::NaturalnessAbsolute, |definition| definition.need = 1).await;
    let relative = open(&stage, Preset::NaturalnessRelative, 3, &["COPY", "RULE-BASED"]).await;
    for worker in 0..3 {
        let odd = i64::try_from(worker).expect("a number");
        stage.work(worker, masked, rate(|text| 1 + mark(text) % 5)).await;
        stage.work(worker, absolute, rate(|text| 1 + mark(text) % 5)).await;
        stage.work(worker, relative, |shown| prefer(shown, odd)).await;
    }
    let (rows, texts) = (answers(&stage).await, Exported::of(&stage).await);
    let of_preset =
        |preset: &str| -> Vec<Row> { rows.iter().filter(|row| row["preset"].ends_with(preset)).cloned().collect() };

    // Table 9: the words of style of the task are masked in both texts.
    let judged = items(&of_preset("content-masked"), "content", number);
    let hidden = |text: &str| {
        text.replace("hey", "<customstyle>").replace("Hey", "<customstyle>").replace("kewl", "<customstyle>")
    };
    let vectors = Vectors::read(VECTORS.as_bytes()).expect("vectors");
    let own: Vec<_> = texts
        .outputs
        .iter()
        .filter(|output| output.system == "RULE-BASED" && judged.contains_key(&output.id))
        .collect();
    let pairs = |metric: &dyn Fn(&str, &str) -> Option<f64>| -> Vec<(f64, f64)> {
        let pair = |output: &&super::super::exported::Output| {
            Some((metric(&hidden(&texts.sources[&output.source]), &hidden(&output.text))?, judged[&output.id][0]))
        };
        own.iter().filter_map(pair).collect()
    };
    let table = Sent::of(&stage, "mir-t9", "").await;
    let bleu = |a: &str, b: &str| Bleu::sentence_level().sentence(b, &[a]).ok();
    table.is(&["English", "RULE-BASED"], "BLEU", pearson(&pairs(&bleu)).abs());
    let known = pairs(&|a, b| vectors.movers_distance(a, b));
    if known.len() > 2 && known.iter().any(|pair| (pair.0 - known[0].0).abs() > 1e-9) {
        table.is(&["English", "RULE-BASED"], "WMD", pearson(&known).abs());
    }
    let kappa = Sent::of(&stage, "mir-t5", "").await;
    kappa.is_empty(&["English", "RULE-BASED"], "style masked", "");

    // Table 10: the classifier against scores of each text, and against most answers to which is the more natural.
    let people = classifier(&CASUAL, &FORMAL);
    let of = |source: &str, system: &str| {
        texts.outputs.iter().find(|one| one.source == source && one.system == system).expect("an output")
    };
    let machine = |source: &str| {
        let [copy, own] = ["COPY", "RULE-BASED"].map(|system| people.probability(&of(source, system).text));
        copy.partial_cmp(&own).expect("numbers")
    };
    let scores = items(&of_preset("naturalness-absolute"), "naturalness", number);
    let both =
        |source: &&String| ["COPY", "RULE-BASED"].iter().all(|system| scores.contains_key(&of(source, system).id));
    let sources: Vec<&String> = texts.sources.keys().filter(both).collect();
    let same = sources.iter().filter(|source| {
        let [copy, own] = ["COPY", "RULE-BASED"].map(|system| scores[&of(source, system).id][0]);
        copy.partial_cmp(&own).expect("numbers") == machine(source)
    });
    let table = Sent::of(&stage, "mir-t10", "").await;
    table.is(&["English", "RULE-BASED"], "absolute", 100.0 * same.count() as f64 / sources.len() as f64);
    let mut votes: BTreeMap<&str, i64> = BTreeMap::new();
    for row in rows.iter().filter(|row| row["item"] == row["hit_item_id"]) {
        *votes.entry(row["source_id"].as_str()).or_default() += if row["system"] == "COPY" { 1 } else { -1 };
    }
    assert_eq!(votes.len(), 10);
    let same = votes.iter().filter(|(source, votes)| votes.cmp(&&0) == machine(source)).count();
    table.is(&["English", "RULE-BASED"], "relative", 10.0 * same as f64);
});
