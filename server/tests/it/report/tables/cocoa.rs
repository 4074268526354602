//! Tables 2 to 5, 10 and 12 of CoCoA-MT.

use std::collections::{BTreeMap, BTreeSet};

use engine::design::preset::Preset;
use engine::texts::import::{Choice, File};
use scoring::bleu::Bleu;
use scoring::metric::Metric as _;
use serde_json::json;
use shared::import::{FileKind, Mapping};
use shared::{StudyId, Value};

use super::super::exported::Exported;
use super::super::naive::Row;
use super::super::stage::{Stage, mark};
use super::{Sent, answers, chosen, one, open, outputs, text};
use crate::app::{Member, TestApp, on_both_engines};

const N: usize = 9;
const LABELS: [&str; 4] = ["formal", "informal", "neutral", "other"];

/// References of both levels and outputs of two systems.
async fn stage(app: &std::sync::Arc<crate::app::TestApp>, n_workers: usize) -> Stage {
    let stage = Stage::new(app, N, n_workers).await;
    let formal = |i: usize| format!("[F]Would you[/F] look at number {i}, [F]sir[/F]?");
    let informal = |i: usize| {
        format!("[F]Will ya[/F] look at number {i}, [F]{}[/F]?", if i.is_multiple_of(2) { "mate" } else { "dude" })
    };
    let model = |i: usize| match i % 4 {
        0 => format!("Would you look at number {i}?"),
        1 => format!("you Would look at number {i}, dude"),
        2 => format!("Look at number {i}."),
        _ => format!("Will ya look at number {i}, sir ?"),
    };
    let rows = (1..=N).flat_map(|i| {
        [
            (i, "formal reference", formal(i)),
            (i, "informal reference", informal(i)),
            (i, "model A", model(i)),
            (i, "model B", model(i + 1)),
        ]
    });
    outputs(&stage, rows).await;
    stage
}

/// The text of a system's output of each source.
fn texts<'a>(exported: &'a Exported, system: &str) -> BTreeMap<&'a str, &'a str> {
    let own = exported.outputs.iter().filter(|output| output.system == system);
    own.map(|output| (output.source.as_str(), output.text.as_str())).collect()
}

fn phrases(text: &str) -> Vec<&str> {
    text.split("[F]").skip(1).map(|rest| rest.split("[/F]").next().expect("an end")).collect()
}

on_both_engines!(references_are_counted_and_compared, async |app| {
    let stage = stage(&app, 1).await;
    let exported = Exported::of(&stage).await;
    let (formal, informal) = (texts(&exported, "formal reference"), texts(&exported, "informal reference"));
    let marked = Sent::of(&stage, "cocoa-t3", "").await;
    for (level, texts) in [("formal", &formal), ("informal", &informal)] {
        let all: Vec<&str> = texts.values().flat_map(|text| phrases(text)).collect();
        let words: Vec<&str> = all.iter().flat_map(|phrase| phrase.split(' ')).collect();
        let unique = |all: &[&str]| all.iter().collect::<BTreeSet<_>>().len() as f64;
        let row = ["English", level];
        marked.is(&row, "phrases, total", all.len() as f64);
        marked.is(&row, "phrases, unique", unique(&all));
        marked.is(&row, "tokens, total", words.len() as f64);
        marked.is(&row, "tokens, unique", unique(&words));
        marked.is(&row, "references", N as f64);
    }
    let overlap = Sent::of(&stage, "cocoa-t2", "").await;
    overlap.is(&["English"], "segments with both", N as f64);
    let plain = |texts: &BTreeMap<&str, &str>| -> Vec<String> {
        texts.values().map(|text| text.replace("[F]", "").replace("[/F]", "")).collect()
    };
    let bleu = Bleu::default().corpus(&plain(&informal), &[plain(&formal)]).expect("a score").value;
    overlap.is(&["English"], "overlap", bleu);
    assert!((20.0..80.0).contains(&bleu), "{bleu}");
    let gender = Sent::of(&stage, "cocoa-t12", "").await;
    gender.is(&["English"], "% of segments", 0.0);

    // An edit for the other gender shows gender if it differs; a text of both genders too.
    let rows = (1..=2).flat_map(|i| {
        let differs = if i == 1 { "actress" } else { "actor" };
        [(i, "feminine formal", differs.to_owned()), (i, "masculine formal", "actor".to_owned())]
    });
    outputs(&stage, rows).await;
    let task = open(&stage, Preset::GenderVariant, 1, &["model A"]).await;
    let edit = |text: &str| if text.contains("dude") { text.replace("dude", "lass") } else { text.to_owned() };
    stage.work(0, task, |shown| one(shown, Value::Text(edit(text(shown))))).await;
    let gender = Sent::of(&stage, "cocoa-t12", "").await;
    let models = texts(&exported, "model A");
    let dudes = models.values().filter(|text| text.contains("dude")).count();
    let first = exported.sources.iter().find(|(_, text)| text.starts_with("=HYPERLINK")).expect("the first").0;
    let more = usize::from(!models[first.as_str()].contains("dude"));
    gender.is(&["English"], "segments with gender", (dudes + more) as f64);
    gender.is(&["English"], "% of segments", 100.0 * (dudes + more) as f64 / N as f64);
});

on_both_engines!(labels_of_people_validate_the_automatic_ones, async |app| {
    let stage = stage(&app, 4).await;
    let missing = Sent::of(&stage, "cocoa-t5", "").await;
    missing.is_empty(&["English", "token"], "formal, P", "“Formal or informal”");
    let task = open(&stage, Preset::FormalityLabel, 2, &["model A", "model B"]).await;
    for worker in 0..4 {
        let label = |text: &str| {
            let odd = i64::try_from(worker).expect("a number");
            let place = match text {
                text if text.starts_with("Would") => 0,
                text if text.starts_with("Will") && (mark(text) + odd) % 3 == 0 => 3,
                text if text.contains("dude") || text.starts_with("Will") => 1,
                text => usize::from(mark(text) % 2 == 0) * 2,
            };
            LABELS[place]
        };
        stage.work(worker, task, |shown| one(shown, chosen(&[label(text(shown))]))).await;
    }
    let rows: Vec<Row> = answers(&stage).await.into_iter().filter(|row| row["question"] == "label").collect();
    let labels = Sent::of(&stage, "cocoa-t4", "").await;
    for system in ["model A", "model B"] {
        let own: Vec<&Row> = rows.iter().filter(|row| row["system"] == system).collect();
        for (column, label) in ["F", "I", "N", "O"].into_iter().zip(LABELS) {
            let share = own.iter().filter(|row| row["value"] == label).count() as f64 / own.len() as f64;
            labels.is(&["English", system], column, 100.0 * share);
        }
        labels.is(&["English", system], "labels", own.len() as f64);
    }
    labels.is(&["English", "model A"], "IAA", alpha(&rows));

    let exported = Exported::of(&stage).await;
    let (formal, informal) = (texts(&exported, "formal reference"), texts(&exported, "informal reference"));
    let mut given: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for row in &rows {
        given.entry(row["output_id"].as_str()).or_default().push(row["value"].as_str());
    }
    let table = Sent::of(&stage, "cocoa-t5", "").await;
    let mut differ = Vec::new();
    for (variant, by_tokens) in [("token", true), ("substring", false)] {
        let mut pairs = Vec::new();
        for output in &exported.outputs {
            let Some(given) = given.get(output.id.as_str()) else { continue };
            let [one, other] = given.as_slice() else { panic!("two labels: {given:?}") };
            let source = output.source.as_str();
            if one == other {
                pairs.push((automatic(&output.text, (formal[source], informal[source]), by_tokens), *one));
            }
        }
        table.is(&["English", variant], "outputs", pairs.len() as f64);
        table.is(&["English", variant], "without a majority", (given.len() - pairs.len()) as f64);
        for label in LABELS {
            let n = |automatic: bool, human: bool| {
                pairs.iter().filter(|(a, h)| (!automatic || *a == label) && (!human || *h == label)).count() as f64
            };
            for (column, all) in [("P", n(true, false)), ("R", n(false, true))] {
                let column = format!("{label}, {column}");
                if all == 0.0 {
                    table.is_empty(&["English", variant], &column, "never");
                } else {
                    table.is(&["English", variant], &column, n(true, true) / all);
                }
            }
        }
        differ.push(pairs);
    }
    assert!(differ[0] != differ[1] && given.len() > differ[0].len(), "the variants and the people differ");

    let table = Sent::of(&stage, "cocoa-t6", "").await;
    for system in ["model A", "model B"] {
        for (variant, by_tokens) in [("token", true), ("substring", false)] {
            let of = |(source, text): (&&str, &&str)| automatic(text, (formal[source], informal[source]), by_tokens);
            let all: Vec<&str> = texts(&exported, system).iter().map(of).collect();
            let n = |label: &str| all.iter().filter(|one| **one == label).count() as f64;
            for label in LABELS {
                table.is(&["English", system], &format!("{variant}: {label}"), n(label));
            }
            let share = 100.0 * n("formal") / (n("formal") + n("informal"));
            table.is(&["English", system], &format!("{variant}: M-Acc(F), %"), share);
        }
    }
});

/// The automatic label, as the paper's algorithm and the released scorer read.
fn automatic(text: &str, (formal, informal): (&str, &str), by_tokens: bool) -> &'static str {
    let words: BTreeSet<&str> = text.split(' ').collect();
    let hit = |reference: &str| {
        phrases(reference).into_iter().any(|phrase| {
            if by_tokens { phrase.split(' ').all(|word| words.contains(word)) } else { text.contains(phrase) }
        })
    };
    match (hit(formal), hit(informal)) {
        (true, false) => "formal",
        (false, true) => "informal",
        (false, false) => "neutral",
        (true, true) => "other",
    }
}

/// Krippendorff's alpha, nominal, two labels an output.
fn alpha(rows: &[Row]) -> f64 {
    let mut items: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for row in rows {
        items.entry(row["output_id"].as_str()).or_default().push(row["value"].as_str());
    }
    let n = rows.len() as f64;
    let observed = items.values().filter(|values| values[0] != values[1]).count() as f64 * 2.0 / n;
    let equal: f64 = LABELS
        .iter()
        .map(|label| rows.iter().filter(|row| row["value"] == *label).count() as f64)
        .map(|k| k * (k - 1.0))
        .sum();
    1.0 - observed / (1.0 - equal / (n * (n - 1.0)))
}

on_both_engines!(quality_stands_beside_its_baseline, async |app| {
    let stage = stage(&app, 4).await;
    let quality = open(&stage, Preset::QualitySix, 2, &["model A", "model B"]).await;
    let matches = open(&stage, Preset::MatchesLevel, 1, &["model A", "model B"]).await;
    for worker in 0..4 {
        let odd = i64::try_from(worker % 2).expect("a number");
        let points = |text: &str| Value::Number(1 + (mark(text) + odd) % 6);
        stage.work(worker, quality, |shown| one(shown, points(text(shown)))).await;
        let yes = |text: &str| chosen(&[if mark(text) % 3 == 0 { "no" } else { "yes" }]);
        stage.work(worker, matches, |shown| one(shown, yes(text(shown)))).await;
    }
    let rows = answers(&stage).await;
    let of = |question: &str, system: &str, value: &dyn Fn(&Row) -> f64| {
        let mut items: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
        for row in rows.iter().filter(|row| row["question"] == question && row["system"] == system) {
            items.entry(row["source_id"].as_str()).or_default().push(value(row));
        }
        let means = items.values().map(|values| values.iter().sum::<f64>() / values.len() as f64);
        means.sum::<f64>() / items.len() as f64
    };
    let points = |system: &str| of("quality", system, &|row| row["value"].parse().expect("a number"));
    let accuracy = |system: &str| of("matches", system, &|row| f64::from(u8::from(row["value"] == "yes")));
    let table = Sent::of(&stage, "cocoa-t10", "?baseline=model%20A").await;
    for system in ["model A", "model B"] {
        table.is(&["English", system], "accuracy", 100.0 * accuracy(system));
        table.is(&["English", system], "quality", points(system));
    }
    let (a, b) = ("model A", "model B");
    table.is(&["English", b], "accuracy, Δ baseline", 100.0 * (accuracy(b) - accuracy(a)));
    table.is(&["English", b], "quality, % of baseline", 100.0 * (points(b) - points(a)) / points(a));
    table.is_empty(&["English", a], "quality, % of baseline", "the baseline itself");
    let alone = Sent::of(&stage, "cocoa-t10", "").await;
    alone.is_empty(&["English", b], "accuracy, Δ baseline", "no system was chosen");
});

on_both_engines!(splits_and_domains_stand_apart, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let lines = |rows: Vec<serde_json::Value>| rows.iter().map(|row| format!("{row}\n")).collect::<String>();
    let split = |i: usize| if i < 4 { "train" } else { "test" };
    let domain = |i: usize| if i.is_multiple_of(2) { "telephony" } else { "call center" };
    let source =
        |i: usize| json!({"id": i.to_string(), "text": format!("look at {i}"), "split": split(i), "domain": domain(i)});
    import(&app, &admin, study, (FileKind::Sources, lines((0..6).map(source).collect()))).await;
    let model = |i: usize| if i < 3 { "Would you look" } else { "Will ya look" };
    let made = |i: usize| {
        let of = |system: &str, text: String| json!({"id": i.to_string(), "system": system, "text": text});
        [
            of("formal", format!("[F]Would you[/F] look at {i}?")),
            of("informal", format!("[F]Will ya[/F] look at {i}?")),
            of("model", model(i).to_owned()),
            of("feminine formal", format!("actress {i}")),
            of("masculine formal", if i == 5 { "actor 5".to_owned() } else { format!("actress {i}") }),
        ]
    };
    import(&app, &admin, study, (FileKind::Outputs, lines((0..6).flat_map(made).collect()))).await;
    let stage = Stage { app: app.clone(), admin, study, workers: Vec::new() };
    let overlap = Sent::of(&stage, "cocoa-t2", "").await;
    let gender = Sent::of(&stage, "cocoa-t12", "").await;
    for (split, n, shows) in [("all", 6.0, 1.0), ("train", 4.0, 0.0), ("test", 2.0, 1.0)] {
        overlap.is(&["English", split], "segments with both", n);
        gender.is(&["English", split], "segments", n);
        gender.is(&["English", split], "segments with gender", shows);
        gender.is(&["English", split], "% of segments", 100.0 * shows / n);
    }
    let accuracy = Sent::of(&stage, "cocoa-t6", "").await;
    for (domain, formal, informal) in [("all", 3.0, 3.0), ("telephony", 2.0, 1.0), ("call center", 1.0, 2.0)] {
        accuracy.is(&["English", "model", domain], "token: formal", formal);
        accuracy.is(&["English", "model", domain], "token: informal", informal);
        accuracy.is(&["English", "model", domain], "token: M-Acc(F), %", 100.0 * formal / (formal + informal));
    }
    accuracy.is_empty(&["English", "model", "all"], "BLEU, generic", "outside the study");
});

async fn import(app: &TestApp, admin: &Member, study: StudyId, (kind, text): (FileKind, String)) {
    let file = File { kind, name: "texts.jsonl".to_owned(), format: None, bytes: text.into_bytes() };
    let mapping = Mapping {
        text: "text".to_owned(),
        id: "id".to_owned(),
        system: if kind == FileKind::Outputs { "system".to_owned() } else { String::new() },
        default_language: "en".to_owned(),
        ..Mapping::default()
    };
    let choice = Choice { mapping, skip_refused: false };
    let imported = app.engine.import(&admin.actor, study, file, &choice).await.expect("texts");
    assert!(imported.written, "{imported:?}");
}

on_both_engines!(tagged_texts_and_edits_are_references_too, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    outputs(&stage, (1..=3).map(|i| (i, "translator", format!("Would you look at {i}?")))).await;
    let tag = open(&stage, Preset::Tag, 1, &["translator"]).await;
    let marked = |text: &str| Value::Text(text.replace("Would you", "[FORMAL]Would you[/FORMAL]"));
    stage.work(0, tag, |shown| one(shown, marked(text(shown)))).await;
    let edit = open(&stage, Preset::SecondLevel, 1, &["translator"]).await;
    stage.work(1, edit, |shown| one(shown, Value::Text(text(shown).replace("Would you", "[F]Will ya[/F]")))).await;
    let table = Sent::of(&stage, "cocoa-t3", "").await;
    for (level, phrase) in [("formal", 1.0), ("informal", 1.0)] {
        table.is(&["English", level], "phrases, total", 3.0);
        table.is(&["English", level], "phrases, unique", phrase);
        table.is(&["English", level], "tokens, total", 6.0);
    }
    let overlap = Sent::of(&stage, "cocoa-t2", "").await;
    overlap.is(&["English"], "segments with both", 3.0);
});
