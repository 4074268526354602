//! Answers chosen among those offered and between two texts, from the hit to the report, against the exported CSV.

use std::collections::{BTreeMap, BTreeSet};

use engine::design::preset::Preset;
use serde_json::Value as Json;
use shared::{Chosen, NewAnswer, Shown, Submission, SubmissionId, Value};

use super::naive::{self, Row};
use super::stage::{Stage, mark};
use crate::app::on_both_engines;

async fn answers(stage: &Stage) -> Vec<Row> {
    let program = stage.app.program_of(&stage.admin).await;
    naive::csv(&program.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text())
}

async fn report(stage: &Stage, name: &str) -> Json {
    stage.app.program_of(&stage.admin).await.get(&format!("/studies/{}/{name}", stage.study)).await.good()
}

fn answer(shown: &Shown, question: usize, value: Value) -> NewAnswer {
    NewAnswer { item: shown.items[0].id, question: shown.questions[question].key.clone(), output: None, value }
}

fn chosen(keys: &[&str], other: Option<&str>) -> Value {
    Value::Chosen(Chosen { keys: keys.iter().map(|key| (*key).to_owned()).collect(), other: other.map(Into::into) })
}

fn text(shown: &Shown) -> &str {
    &shown.items[0].outputs[0].text
}

fn table<'a>(report: &'a Json, question: &str) -> &'a Json {
    let tables = report["tables"].as_array().expect("tables");
    tables.iter().find(|table| table["question"] == question).unwrap_or_else(|| panic!("no {question} in {report}"))
}

fn value(table: &Json, statistic: &str) -> f64 {
    let figures = table["figures"].as_array().expect("figures");
    let figure = figures.iter().find(|figure| figure["statistic"] == statistic).expect(statistic);
    figure["value"].as_f64().unwrap_or_else(|| panic!("{figure}"))
}

/// Numbers for words, by item, so that the naive statistics can take them.
fn coded(rows: &[Row], question: &str, word: impl Fn(&Row) -> String) -> BTreeMap<String, Vec<f64>> {
    let rows: Vec<&Row> = rows.iter().filter(|row| row["question"] == question).collect();
    let words: BTreeSet<String> = rows.iter().map(|row| word(row)).collect();
    let mut items: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for row in rows {
        let code = words.iter().position(|known| *known == word(row)).expect("a word");
        items.entry(row["item"].clone()).or_default().push(code as f64);
    }
    items
}

/// Krippendorff's alpha, nominal, from the coincidences of every pair.
fn alpha(items: &BTreeMap<String, Vec<f64>>) -> f64 {
    let all: Vec<f64> = items.values().filter(|values| values.len() > 1).flatten().copied().collect();
    let n = all.len() as f64;
    let unequal = |values: &[f64]| {
        values.iter().enumerate().flat_map(|(i, a)| values[i + 1..].iter().map(move |b| a != b)).filter(|d| *d).count()
            as f64
            * 2.0
    };
    let observed: f64 =
        items.values().filter(|v| v.len() > 1).map(|v| unequal(v) / (v.len() - 1) as f64).sum::<f64>() / n;
    1.0 - observed / (unequal(&all) / (n * (n - 1.0)))
}

/// Fleiss' kappa and Krippendorff's alpha of preferences, `tie` or a system by item: chance cannot tell an item's two
/// systems apart.
fn preferred(items: &BTreeMap<String, Vec<String>>) -> (f64, f64) {
    let codes: BTreeMap<String, Vec<f64>> = items
        .iter()
        .map(|(item, words)| {
            let code = |word: &String| words.iter().position(|known| known == word).expect("a word") as f64;
            (item.clone(), words.iter().map(code).collect())
        })
        .collect();
    let all: Vec<&String> = items.values().flatten().collect();
    let (n, ties) = (all.len() as f64, all.iter().filter(|word| **word == "tie").count() as f64);
    let share = ties / n;
    let chance = share.powi(2) + (1.0 - share).powi(2) / 2.0;
    let percent = naive::percent(&codes);
    // Every item has as many answers, so the share of unequal pairs is the observed disagreement.
    let sides = n - ties;
    let apart = |words: &Vec<String>| {
        let of = |system: &str| words.iter().filter(|word| *word == system).count() as f64;
        (of("COPY") - of("RULE-BASED")).powi(2)
    };
    let squares: f64 = items.values().map(apart).sum();
    let expected = (2.0 * sides * ties + sides.powi(2) / 2.0 - squares / 2.0) / (n * (n - 1.0));
    ((percent - chance) / (1.0 - chance), 1.0 - (1.0 - percent) / expected)
}

on_both_engines!(a_label_is_exported_as_it_was_given_and_its_agreement_is_nominal, async |app| {
    let stage = Stage::new(&app, 10, 6).await;
    let task = stage.open(Preset::FormalityLabel, |_| {}).await;
    let labels = ["formal", "informal", "neutral", "other"];
    for (number, worker) in (0..6).zip(0..) {
        let give = |shown: &Shown| {
            let mark = mark(text(shown));
            let odd = i64::from((mark / 7 + number) % 4 == 0);
            let label = labels.into_iter().cycle().nth(usize::try_from((mark + odd) % 4).expect("a place"));
            vec![answer(shown, 0, chosen(&[label.expect("a label")], None))]
        };
        stage.work(worker, task, give).await;
    }
    let rows = answers(&stage).await;
    assert!(rows.iter().all(|row| labels.contains(&row["value"].as_str()) && row["item"] == row["output_id"]));
    let items = coded(&rows, "label", |row| row["value"].clone());
    assert!(items.len() == 20 && items.values().all(|values| values.len() == 3));

    let agreement = report(&stage, "agreement").await;
    let table_of = table(&agreement, "label");
    for (statistic, naive) in [
        ("percent_agreement", naive::percent(&items)),
        ("fleiss", naive::fleiss(&items)),
        ("krippendorff_nominal", alpha(&items)),
    ] {
        assert!((value(table_of, statistic) - naive).abs() < 1e-9, "{statistic}: {naive} in {table_of}");
    }
    assert!(!table_of.to_string().contains("icc"), "labels have no order");

    let evaluation = report(&stage, "evaluation").await;
    let formal = table(&evaluation, "label/formal");
    assert_eq!(formal["is_share"], true);
    for score in formal["systems"].as_array().expect("systems") {
        let own: Vec<&Row> = rows.iter().filter(|row| row["system"] == score["system"]).collect();
        let share = own.iter().filter(|row| row["value"] == "formal").count() as f64 / own.len() as f64;
        assert!((score["mean"].as_f64().expect("a share") - share).abs() < 1e-9, "{score} and {share}");
    }
    let browser = app.signed_in(&stage.admin).await;
    for (page, says) in [("agreement", "α"), ("evaluation", "Label: Formal (share)")] {
        let shown = browser.get(&format!("/studies/{}/{page}", stage.study)).await;
        assert!(shown.status == 200 && shown.text().contains(says), "{page} says {says}");
    }
});

on_both_engines!(several_answers_and_own_words_are_kept_in_the_order_offered, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    let task = stage.open(Preset::EditTypes, |definition| definition.need = 1).await;
    stage
        .work(0, task, |shown| vec![answer(shown, 0, chosen(&["spelling", "punctuation"], Some("  a rhyme|b ")))])
        .await;
    stage.work(1, task, |shown| vec![answer(shown, 0, chosen(&["politeness"], None))]).await;
    let rows = answers(&stage).await;
    let values: BTreeSet<&str> = rows.iter().map(|row| row["value"].as_str()).collect();
    assert_eq!(values, BTreeSet::from(["politeness", "punctuation|spelling|other:a rhyme|b"]));
    let evaluation = report(&stage, "evaluation").await;
    for (question, value) in
        [("edit_types/spelling", "spelling"), ("edit_types/other", "other:"), ("edit_types/politeness", "politeness")]
    {
        for score in table(&evaluation, question)["systems"].as_array().expect("systems") {
            let own: Vec<&Row> = rows.iter().filter(|row| row["system"] == score["system"]).collect();
            let share = own.iter().filter(|row| row["value"].contains(value)).count() as f64 / own.len() as f64;
            assert!((score["mean"].as_f64().expect("a share") - share).abs() < 1e-9, "{question}: {score} and {share}");
        }
    }
});

on_both_engines!(a_preference_names_the_text_and_not_its_side, async |app| {
    let stage = Stage::new(&app, 12, 3).await;
    let task = stage.open(Preset::Comparison, |_| {}).await;
    let sides = std::sync::Mutex::new(BTreeSet::new());
    for (number, worker) in (0..3).zip(0..) {
        let give = |shown: &Shown| {
            let [one, other] = shown.items[0].outputs.as_slice() else { panic!("two texts") };
            sides.lock().expect("a lock").insert(one.output < other.output);
            assert!(shown.items[0].source.is_some() && shown.items[0].reference.is_none());
            let better = if mark(&one.text) > mark(&other.text) { one } else { other };
            let output = better.output.expect("an output");
            let style = if (mark(&better.text) + number) % 5 == 0 { Value::Tie } else { Value::Preferred(output) };
            let meaning = if number == 2 { Value::Tie } else { Value::Preferred(output) };
            vec![answer(shown, 0, style), answer(shown, 1, meaning), answer(shown, 2, Value::Preferred(output))]
        };
        assert_eq!(stage.work(worker, task, give).await, 12);
    }
    assert_eq!(sides.lock().expect("a lock").len(), 2, "a text stands now on one side and now on the other");
    let rows = answers(&stage).await;
    let ties = rows.iter().filter(|row| row["value"] == "tie").count();
    assert!(ties >= 12 && rows.iter().all(|row| row["value"] == "tie" || row["value"] == row["output_id"]));
    assert!(rows.iter().all(|row| row["item"] == row["hit_item_id"]), "what is judged is the two texts");
    let items =
        stage.app.program_of(&stage.admin).await.get(&format!("/studies/{}/exports/items.csv", stage.study)).await;
    let items = naive::csv(&items.text());
    let two = |row: &Row| {
        let shown = items.iter().filter(|item| item["hit_item_id"] == row["hit_item_id"]);
        shown.map(|item| item["system"].as_str()).collect::<BTreeSet<_>>()
    };
    assert!(
        rows.iter().all(|row| two(row) == BTreeSet::from(["COPY", "RULE-BASED"])),
        "the export tells who a tie was between"
    );

    let agreement = report(&stage, "agreement").await;
    let system = |row: &Row| if row["value"] == "tie" { "tie".to_owned() } else { row["system"].clone() };
    for question in ["style", "semantics"] {
        let mut items: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for row in rows.iter().filter(|row| row["question"] == question) {
            items.entry(row["item"].clone()).or_default().push(system(row));
        }
        let (kappa, alpha) = preferred(&items);
        let table = table(&agreement, question);
        assert_eq!(table["n_items"], 12);
        assert!((value(table, "fleiss") - kappa).abs() < 1e-9, "{question}: {kappa} in {table}");
        assert!((value(table, "krippendorff_nominal") - alpha).abs() < 1e-9, "{question}: {alpha} in {table}");
    }
    let evaluation = report(&stage, "evaluation").await;
    let preferences = evaluation["preferences"].as_array().expect("preferences");
    assert_eq!(
        preferences.iter().map(|table| &table["question"]).collect::<Vec<_>>(),
        ["style", "semantics", "fluency"]
    );
    for table in preferences {
        let own: Vec<&Row> = rows.iter().filter(|row| table["question"] == row["question"].as_str()).collect();
        let pair = &table["pairs"][0];
        for (key, name) in [("a_better", pair["a"].as_str()), ("b_better", pair["b"].as_str()), ("tie", Some("tie"))] {
            let share = own.iter().filter(|row| Some(system(row).as_str()) == name).count() as f64 / own.len() as f64;
            assert!((pair[key].as_f64().expect("a share") - share).abs() < 1e-9, "{key} {pair}: {share}");
        }
        assert_eq!((&pair["n_items"], &pair["n_ratings"]), (&12.into(), &36.into()));
    }
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/evaluation", stage.study)).await.text();
    assert!(page.contains("Preferences by Style in English"), "the page has the table");
    for format in ["csv", "latex"] {
        let program = app.program_of(&stage.admin).await;
        let file = program.get(&format!("/studies/{}/evaluation?format={format}", stage.study)).await;
        assert!(file.status == 200 && file.text().contains("style"), "{format}: {}", file.text());
    }
});

on_both_engines!(a_choice_that_is_not_offered_is_refused_by_name_and_stores_nothing, async |app| {
    let stage = Stage::new(&app, 3, 2).await;
    let label = stage.open(Preset::FormalityLabel, |_| {}).await;
    let preference = stage.open(Preset::Preference, |_| {}).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let [label, preference] =
        [stage.claim(0, label).await.expect("a hit"), stage.claim(0, preference).await.expect("a hit")];
    let stray: shared::OutputId = engine.id();
    let cases = [
        (label, chosen(&["nice"], None), "“nice” is not one of the answers shown."),
        (label, chosen(&["formal", "informal"], None), "Choose one answer only."),
        (label, chosen(&["formal", "formal"], None), "The same answer is chosen twice. Choose each answer only once."),
        (label, chosen(&[], Some("mixed")), "Choose one of the answers shown."),
        (label, chosen(&[], None), "This question has no answer yet."),
        (label, Value::Number(1), "Choose one of the answers shown."),
        (preference, Value::Tie, "Choose one of the two texts."),
        (preference, Value::Preferred(stray), "Choose one of the two texts."),
        (preference, Value::Text("A".to_owned()), "Choose one of the two texts."),
    ];
    for (assignment, value, reason) in cases {
        let shown = engine.shown(actor, assignment).await.expect("a page");
        let answers = vec![answer(&shown, 0, value.clone())];
        let submission = Submission { insist: true, ..Submission::new(engine.id::<SubmissionId>(), answers) };
        let refused = engine.submit(actor, assignment, submission).await.expect_err("refused").to_string();
        assert!(refused.contains(reason), "{value:?}: {refused}");
    }
    assert_eq!(answers(&stage).await, Vec::<Row>::new());
});
