//! Tables 2 to 5, 7 and 10 of XFORMAL.

use std::collections::{BTreeMap, BTreeSet};

use engine::design::preset::Preset;
use serde_json::json;

use super::super::exported::{Exported, led};
use super::super::models::{CASUAL, FORMAL, classifier, write};
use super::super::naive::{self, Row};
use super::super::stage::{Stage, mark, rate, rewrite};
use super::{Sent, answers, chosen, one, open, outputs, text};
use crate::app::on_both_engines;

/// Boxes that a text alone decides, with a little dissent.
fn boxes(text: &str, worker: usize) -> Vec<&'static str> {
    let all = ["spelling", "punctuation", "politeness", "delete_fillers"];
    let odd = i64::try_from(worker).expect("a number");
    let ticked = all.into_iter().zip(2..).filter(|(_, k)| (mark(text) + odd) % k == 0).map(|(key, _)| key);
    let ticked: Vec<&str> = ticked.collect();
    if ticked.is_empty() { vec!["paraphrase"] } else { ticked }
}

on_both_engines!(kinds_of_edits_stand_beside_what_people_tick, async |app| {
    let stage = Stage::new(&app, 6, 6).await;
    let writing = stage.open(Preset::Rewrite, |definition| definition.need = 2).await;
    for worker in 0..2 {
        let polite = move |source: &str| format!("Dear friend {worker}, {}", source.replace("!!!", "."));
        stage.work(worker, writing, rewrite(polite)).await;
    }
    let missing = Sent::of(&stage, "xformal-t4", "").await;
    missing.is_empty(&["Spelling"], "English, manual", "“What was changed in a rewrite”");
    let judging = open(&stage, Preset::EditTypes, 2, &["human"]).await;
    for worker in 2..6 {
        stage.work(worker, judging, |shown| one(shown, chosen(&boxes(text(shown), worker)))).await;
    }
    let table = Sent::of(&stage, "xformal-t4", "").await;
    let mut judged: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let rows = answers(&stage).await;
    for row in rows.iter().filter(|row| row["question"] == "edit_types" && row["system"] == "human") {
        judged.entry(row["output_id"].clone()).or_default().push(row["value"].clone());
    }
    assert_eq!(judged.len(), 12, "every rewrite was judged");
    let share = |key: &str| {
        let of = |values: &Vec<String>| {
            values.iter().filter(|value| value.split('|').any(|one| one == key)).count() as f64 / values.len() as f64
        };
        judged.values().map(of).sum::<f64>() / judged.len() as f64
    };
    let named = [
        ("Spelling", "spelling"),
        ("Punctuation", "punctuation"),
        ("Politeness", "politeness"),
        ("Delete fillers", "delete_fillers"),
        ("Paraphrase", "paraphrase"),
        ("Relativizers", "relativizers"),
    ];
    for (row, key) in named {
        table.is(&[row], "English, manual", share(key));
        assert_eq!(table.cell(&[row], "English, manual")["n"], 12);
    }
    assert!((0.1..0.9).contains(&share("spelling")), "{}", share("spelling"));
    let texts = Exported::of(&stage).await;
    let unchanged = texts.pairs().iter().filter(|(source, text)| source == text).count();
    table.is(&["Unchanged"], "English, automatic", unchanged as f64 / 12.0);
    let long = |text: &str| text.split_whitespace().any(|word| word.contains("sooo"));
    let dropped = texts.pairs().iter().filter(|(source, text)| long(source) && !long(text)).count();
    table.is(&["Repetition"], "English, automatic", dropped as f64 / 12.0);
    table.is_empty(&["Unchanged"], "English, manual", "not asked");
    table.is_empty(&["Politeness"], "English, automatic", "only people");

    let difference = Sent::of(&stage, "xformal-t5", "").await;
    let mean = texts.pairs().iter().map(|(source, text)| led(source, text)).sum::<f64>() / 12.0;
    difference.is(&["LeD"], "English", mean);
    let quality = Sent::of(&stage, "xformal-quality", "").await;
    quality.is_empty(&["English", "all"], "Poor", "“Rate the quality of a rewrite”");
    let shift = Sent::of(&stage, "xformal-t9", "").await;
    shift.is_empty(&["English", "Δ"], "all", "10 sources");
});

on_both_engines!(agreement_has_its_coverage_and_says_what_is_missing, async |app| {
    let stage = Stage::new(&app, 8, 6).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 3).await;
    for worker in 0..6 {
        stage.work(worker, task, rate(|text| (mark(text) + worker as i64 % 2) % 7 - 3)).await;
    }
    let table = Sent::of(&stage, "xformal-t10", "").await;
    let rows: Vec<Row> = answers(&stage).await;
    let raters: BTreeSet<&String> = rows.iter().map(|row| &row["worker"]).collect();
    let items = naive::by_item(&rows, "formality");
    table.is(&["Formality"], "English, judgements", rows.len() as f64);
    table.is(&["Formality"], "English, coverage", rows.len() as f64 / (items.len() * raters.len()) as f64);
    table.is(&["Formality"], "English, ICC", naive::icc1(&items));
    let kappa = table.cell(&["Formality"], "English, weighted κ");
    assert!(kappa["value"].as_f64().is_some() && kappa["spread"].as_f64().is_some(), "{kappa}");
    table.is_empty(&["Formality"], "English, Kendall's τ", "a rating");
    table.is_empty(&["Overall"], "English, Kendall's τ", "“Rank rewrites”");

    // The systems' means over texts, from the same file.
    let systems = Sent::of(&stage, "xformal-t7", "?baseline=COPY").await;
    for system in ["COPY", "RULE-BASED"] {
        let own: Vec<Row> = rows.iter().filter(|row| row["system"] == system).cloned().collect();
        let items = naive::by_item(&own, "formality");
        let mean = items.values().map(|values| values.iter().sum::<f64>() / values.len() as f64).sum::<f64>()
            / items.len() as f64;
        systems.is(&["English", system], "formality, people", mean);
    }
    systems.is_empty(&["English", "COPY"], "fluency, people", "“Rate the fluency”");
    systems.is_empty(&["English", "COPY"], "formality: style", "no style model");

    let curation = Sent::of(&stage, "xformal-t2", "").await;
    let texts = Exported::of(&stage).await;
    curation.is(&["Imported"], "English", texts.sources.len() as f64);
    let plain = texts.sources.values().filter(|text| !text.contains("http")).count();
    curation.is(&["+ Step 2b (no addresses)"], "English", plain as f64);
    let long = texts.sources.values().filter(|text| !text.contains("http") && naive_tokens(text) >= 5).count();
    curation.is(&["+ Step 2c (5 to 25 tokens)"], "English", long as f64);
    curation.is(&["Shown to workers"], "English", texts.sources.len() as f64);
    curation.is_empty(&["Corpus"], "English", "outside the study");
    curation.is_empty(&["+ Step 3 (informal)"], "English", "no style model");
    let workers = Sent::of(&stage, "xformal-t3", "").await;
    workers.is_empty(&["(QC1)"], "English", "nobody has reached");
});

on_both_engines!(round_trips_shift_the_style_by_the_bin_of_the_source, async |app| {
    let stage = Stage::new(&app, 8, 1).await;
    let back = |i: usize| if i.is_multiple_of(2) { format!("It is well of {i}") } else { format!("hey kewl {i}") };
    outputs(&stage, (1..=8).map(|i| (i, "PIVOT-FR", back(i)))).await;
    let unnamed = Sent::of(&stage, "xformal-t9", "").await;
    unnamed.is_empty(&["English", "Δ PIVOT-FR"], "all", "no style model");
    write(&app.state.settings.models());
    let office = app.program_of(&stage.admin).await;
    let models = json!({"style": "formality.json"});
    assert_eq!(office.put(&format!("/studies/{}/models/en", stage.study), models).await.status, 204);
    let (model, texts) = (classifier(&FORMAL, &CASUAL), Exported::of(&stage).await);
    let odds = |text: &str| {
        let p = model.probability(text);
        (p / (1.0 - p)).ln()
    };
    let own = texts.outputs.iter().filter(|output| output.system == "PIVOT-FR");
    let pairs: Vec<(f64, f64)> = own.map(|one| (odds(&texts.sources[&one.source]), odds(&one.text))).collect();
    let mean = |pairs: &[&(f64, f64)]| pairs.iter().map(|(a, b)| b - a).sum::<f64>() / pairs.len() as f64;
    let table = Sent::of(&stage, "xformal-t9", "").await;
    assert_eq!(pairs.len(), 8);
    table.is(&["English", "Δ PIVOT-FR"], "all", mean(&pairs.iter().collect::<Vec<_>>()));
    let mut filled = 0;
    for (bin, from, to) in
        [("below −2", f64::MIN, -2.0), ("−2 to −1", -2.0, -1.0), ("−1 to 0", -1.0, 0.0), ("0 to 1", 0.0, 1.0)]
    {
        let here: Vec<&(f64, f64)> = pairs.iter().filter(|(source, _)| (from..to).contains(source)).collect();
        if here.is_empty() {
            table.is_empty(&["English", "Δ PIVOT-FR"], bin, "no source");
        } else {
            filled += here.len();
            table.is(&["English", "Δ PIVOT-FR"], bin, mean(&here));
        }
    }
    assert_eq!(filled, 8, "every source is in a bin");
});

/// Words, and runs of marks.
fn naive_tokens(text: &str) -> usize {
    text.split_whitespace().count()
}
