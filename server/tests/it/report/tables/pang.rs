//! Tables 2, 4 and 5 of Pang and Gimpel, and what of Mir et al. needs models.

use std::collections::BTreeMap;

use engine::design::preset::Preset;
use scoring::embeddings::{Idf, Vectors};
use scoring::gm::{Qualities, Thresholds, gm};
use serde_json::json;
use shared::{NewAnswer, Shown, Value};

use super::super::exported::{Exported, pearson};
use super::super::models::{CASUAL, FORMAL, VECTORS, classifier, language_model, work, write};
use super::super::naive::Row;
use super::super::stage::{Stage, mark, rate};
use super::{Sent, answers, chosen, one, open, text};
use crate::app::on_both_engines;

/// Prefers a side by its text, sometimes neither.
fn prefer(shown: &Shown, odd: i64, may_tie: bool) -> Vec<NewAnswer> {
    let [a, b] = shown.items[0].outputs.as_slice() else { panic!("two texts") };
    let (low, high) = if mark(&a.text) < mark(&b.text) { (a, b) } else { (b, a) };
    let answer = |(place, question): (i64, &shared::Question)| {
        let better = if (mark(&low.text) + place + odd) % 4 == 0 { high } else { low };
        let tie = may_tie && (mark(&high.text) + place + odd) % 5 == 0;
        let value = if tie { Value::Tie } else { Value::Preferred(better.output.expect("an output")) };
        NewAnswer { item: shown.items[0].id, question: question.key.clone(), output: None, value }
    };
    (0..).zip(&shown.questions).map(answer).collect()
}

on_both_engines!(two_systems_side_by_side_have_percentages_and_wins, async |app| {
    let stage = Stage::new(&app, 12, 3).await;
    let task = open(&stage, Preset::Comparison, 3, &["COPY", "RULE-BASED"]).await;
    for worker in 0..3 {
        stage.work(worker, task, |shown| prefer(shown, worker as i64, true)).await;
    }
    let rows = answers(&stage).await;
    let table = Sent::of(&stage, "pang-t4", "").await;
    let pair = ["English", "COPY", "RULE-BASED"];
    for (aspect, question) in
        [("transfer quality", "style"), ("semantic preservation", "semantics"), ("fluency", "fluency")]
    {
        let own: Vec<&Row> = rows.iter().filter(|row| row["question"] == question).collect();
        let share =
            |is: &dyn Fn(&Row) -> bool| 100.0 * own.iter().filter(|row| is(row)).count() as f64 / own.len() as f64;
        let a = share(&|row| row["value"] != "tie" && row["system"] == "COPY");
        let b = share(&|row| row["value"] != "tie" && row["system"] == "RULE-BASED");
        table.is(&pair, &format!("{aspect}: A>B"), a);
        table.is(&pair, &format!("{aspect}: B>A"), b);
        table.is(&pair, &format!("{aspect}: tie"), share(&|row| row["value"] == "tie"));
        for (column, lead) in [("A>B", a - b), ("B>A", b - a)] {
            assert_eq!(
                table.cell(&pair, &format!("{aspect}: {column}"))["win"],
                lead >= 10.0 - 1e-9,
                "{aspect}: {lead}"
            );
            // A star is for p < .05, and ten points are no test.
            assert_eq!(table.cell(&pair, &format!("{aspect}: {column}"))["star"], false);
        }
    }
    table.is_empty(&pair, "Δ Sim", "style, vectors, language");
    let none = Sent::of(&stage, "pang-t5", "").await;
    none.is_empty(&["English", "Acc"], "value", "“Formal or informal: choose one”");
});

/// What the models say of each output, from the exported texts.
fn qualities(texts: &Exported) -> BTreeMap<&str, Qualities> {
    let (style, lm) = (classifier(&FORMAL, &CASUAL), language_model());
    let vectors = Vectors::read(VECTORS.as_bytes()).expect("vectors");
    let corpus: Vec<&str> = texts
        .sources
        .values()
        .map(String::as_str)
        .chain(texts.outputs.iter().map(|output| output.text.as_str()))
        .collect();
    let idf = Idf::of(&corpus);
    let of = |output: &'_ super::super::exported::Output| Qualities {
        accuracy: style.probability(&output.text),
        similarity: vectors.sim(&idf, &texts.sources[&output.source], &output.text).unwrap_or(f64::NAN),
        perplexity: lm.score(&output.text).perplexity(),
    };
    texts.outputs.iter().map(|output| (output.id.as_str(), of(output))).collect()
}

on_both_engines!(metrics_are_validated_text_by_text, async |app| {
    let stage = Stage::new(&app, 12, 4).await;
    let folder = app.state.settings.models();
    write(&folder);
    let office = app.program_of(&stage.admin).await;
    let models = json!({"style": "formality.json", "naturalness": "people.json", "language": "texts.arpa", "vectors": "vectors.txt"});
    assert_eq!(office.put(&format!("/studies/{}/models/en", stage.study), models).await.status, 204);
    work(&app).await;
    let both = ["COPY", "RULE-BASED"];
    let binary = open(&stage, Preset::StyleBinary, 1, &both).await;
    let similar = open(&stage, Preset::Similarity, 2, &both).await;
    let fluent = open(&stage, Preset::FluencyFour, 2, &both).await;
    let better = open(&stage, Preset::Preference, 2, &both).await;
    let intense = open(&stage, Preset::IntensityAbsolute, 1, &both).await;
    for worker in 0..4 {
        let odd = i64::try_from(worker).expect("a number");
        stage
            .work(worker, binary, |shown| {
                one(shown, chosen(&[if mark(text(shown)) % 2 == 0 { "formal" } else { "informal" }]))
            })
            .await;
        stage.work(worker, similar, rate(|text| 1 + (mark(text) + odd) % 4)).await;
        stage.work(worker, fluent, rate(|text| 1 + (mark(text) / 3 + odd) % 4)).await;
        stage.work(worker, intense, rate(|text| 1 + mark(text) % 5)).await;
        stage.work(worker, better, |shown| prefer(shown, odd, false)).await;
    }
    let (rows, texts) = (answers(&stage).await, Exported::of(&stage).await);
    let qualities = qualities(&texts);
    let systems = Sent::of(&stage, "pang-t2", "").await;
    let lm = language_model();
    for system in both {
        let own: Vec<_> = texts.outputs.iter().filter(|output| output.system == system).collect();
        let n = own.len() as f64;
        let accuracy = own.iter().filter(|one| qualities[one.id.as_str()].accuracy >= 0.5).count() as f64 / n;
        let known: Vec<f64> =
            own.iter().map(|one| qualities[one.id.as_str()].similarity).filter(|sim| !sim.is_nan()).collect();
        let similarity = known.iter().sum::<f64>() / known.len() as f64;
        let scores: Vec<_> = own.iter().map(|one| lm.score(&one.text)).collect();
        let words: usize = scores.iter().map(|score| score.n_words).sum();
        let perplexity = 10_f64.powf(-scores.iter().map(|score| score.log10).sum::<f64>() / words as f64);
        systems.is(&["English", system], "Acc", accuracy);
        systems.is(&["English", system], "Sim", similarity);
        systems.is(&["English", system], "PP", perplexity);
        let whole = Qualities { accuracy, similarity, perplexity };
        systems.is(&["English", system], "GM", gm(whole, Thresholds::default()));
    }
    let table = Sent::of(&stage, "pang-t5", "").await;
    let judged: Vec<&Row> = rows.iter().filter(|row| row["preset"] == "pang/style-binary").collect();
    let same = judged
        .iter()
        .filter(|row| (qualities[row["output_id"].as_str()].accuracy >= 0.5) == (row["value"] == "formal"));
    table.is(&["English", "Acc"], "value", 100.0 * same.count() as f64 / judged.len() as f64);
    table.is(&["English", "Acc"], "n", judged.len() as f64);
    let means = |preset: &str| {
        let mut outputs: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
        for row in rows.iter().filter(|row| row["preset"] == preset) {
            outputs.entry(row["output_id"].as_str()).or_default().push(row["value"].parse().expect("a number"));
        }
        outputs
            .into_iter()
            .map(|(id, values)| (id, values.iter().sum::<f64>() / values.len() as f64))
            .collect::<Vec<_>>()
    };
    let rho = |preset: &str, metric: &dyn Fn(&Qualities) -> f64| {
        let pairs: Vec<(f64, f64)> = means(preset)
            .iter()
            .map(|(id, mean)| (metric(&qualities[id]), *mean))
            .filter(|pair| !pair.0.is_nan())
            .collect();
        pearson(&ranked(&pairs))
    };
    table.is(&["English", "Sim"], "value", rho("pang/similarity-1-4", &|one| one.similarity));
    table.is(&["English", "PP"], "value", rho("pang/fluency-1-4", &|one| -one.perplexity));
    let of = |source: &str, system: &str| {
        let output = texts.outputs.iter().find(|one| one.source == source && one.system == system).expect("an output");
        gm(qualities[output.id.as_str()], Thresholds::default())
    };
    let preferred: Vec<&Row> = rows.iter().filter(|row| row["question"] == "preference").collect();
    let known: Vec<(f64, f64)> = preferred
        .iter()
        .map(|row| {
            let other = both.into_iter().find(|system| *system != row["system"]).expect("the other");
            (of(&row["source_id"], &row["system"]), of(&row["source_id"], other))
        })
        .collect();
    let agreed = known.iter().filter(|(better, worse)| better > worse).count();
    table.is(&["English", "GM"], "value", 100.0 * agreed as f64 / known.len() as f64);

    // Mir et al., Table 7: the same classifier against people's intensity.
    let mir = Sent::of(&stage, "mir-t7", "").await;
    let rule_based = |id: &str| texts.outputs.iter().any(|one| one.id == id && one.system == "RULE-BASED");
    let pairs: Vec<(f64, f64)> = means("mir/intensity-absolute")
        .into_iter()
        .filter(|(id, _)| rule_based(id))
        .map(|(id, mean)| (qualities[id].accuracy, mean))
        .collect();
    mir.is(&["English", "RULE-BASED"], "absolute: target style score", pearson(&pairs));
    mir.is_empty(&["English", "RULE-BASED"], "relative: target style score", "“Rate how different two styles are”");
});

/// Pairs as ranks, ties at the mean of their places.
fn ranked(pairs: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let rank = |all: &[f64], value: f64| {
        let less = all.iter().filter(|other| **other < value).count() as f64;
        let equal = all.iter().filter(|other| (**other - value).abs() < 1e-12).count() as f64;
        less + f64::midpoint(equal, 1.0)
    };
    let (x, y): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    pairs.iter().map(|(a, b)| (rank(&x, *a), rank(&y, *b))).collect()
}
