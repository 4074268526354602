//! The quality of the workers' work: numbers against a naive computation on the exported answers, reasons where there
//! are none, files and page.

use std::collections::BTreeMap;

use engine::design::preset::Preset;
use serde_json::{Value, json};

use super::{
    exported::pearson,
    naive::csv,
    stage::{Stage, mark, rate, rewrite},
};
use crate::app::on_both_engines;

fn worker<'a>(found: &'a Value, name: &str) -> &'a Value {
    let all = found["workers"].as_array().expect("workers");
    all.iter().find(|one| one["pseudonym"] == name).unwrap_or_else(|| panic!("{name} in {found}"))
}

/// The rank of each value, the mean of the places of equal ones.
fn ranks(values: &[f64]) -> Vec<f64> {
    let rank = |value: &f64| {
        let below = values.iter().filter(|other| *other < value).count() as f64;
        let equal = values.iter().filter(|other| *other == value).count() as f64;
        below + f64::midpoint(equal, 1.0)
    };
    values.iter().map(rank).collect()
}

/// Spearman's correlation of a worker with the mean of the others, and the share of equal answers.
fn naive(answers: &[BTreeMap<String, String>], name: &str) -> (f64, f64) {
    let mut items: BTreeMap<&str, Vec<(&str, f64)>> = BTreeMap::new();
    for row in answers.iter().filter(|row| row["outcome"] == "counted" && row["superseded"] == "false") {
        let value = row["value"].parse().expect("a number");
        items.entry(&row["output_id"]).or_default().push((&row["worker"], value));
    }
    let (mut pairs, mut n_equal, mut n) = (Vec::new(), 0.0, 0.0);
    for item in items.values() {
        let Some((_, own)) = item.iter().find(|(worker, _)| *worker == name) else { continue };
        let others: Vec<f64> = item.iter().filter(|(worker, _)| *worker != name).map(|(_, value)| *value).collect();
        pairs.push((*own, others.iter().sum::<f64>() / others.len() as f64));
        n_equal += others.iter().filter(|other| *other == own).count() as f64;
        n += others.len() as f64;
    }
    let (x, y): (Vec<f64>, Vec<f64>) = pairs.into_iter().unzip();
    let ranked: Vec<(f64, f64)> = ranks(&x).into_iter().zip(ranks(&y)).collect();
    (pearson(&ranked), n_equal / n)
}

on_both_engines!(the_quality_of_work_is_what_the_exported_answers_say, async |app| {
    // Nobody meets a source twice in a task: two systems by two raters take four people.
    let stage = Stage::new(&app, 12, 4).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for who in 0..3 {
        stage.work(who, task, rate(move |text| (mark(text) + who as i64 % 2) % 7 - 3)).await;
    }
    stage.work(3, task, rate(|text| 3 - mark(text) % 7)).await;
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/workers/quality", stage.study);
    let found = office.get(&address).await.good();
    let answers = csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    for name in ["W001", "W002", "W003", "W004"] {
        let one = worker(&found, name);
        let (r, equal) = naive(&answers, name);
        let near = |value: &Value, wanted: f64| (value.as_f64().expect("a number") - wanted).abs() < 1e-9;
        assert!(near(&one["agreement"]["value"], r), "{name}: {one} against {r}");
        assert!(near(&one["equal"]["value"], equal), "{name}: {one} against {equal}");
        assert_eq!(
            (&one["n_answers"], &one["agreement"]["n"], &one["n_submissions"]),
            (&json!(12), &json!(12), &json!(12))
        );
        // Half a minute for ten cents.
        assert!(near(&one["seconds"]["value"], 30.0) && near(&one["pace"]["value"], 1.0), "{one}");
        assert!(near(&one["hourly"]["value"], 1_200.0) && near(&one["skipped"]["value"], 0.0), "{one}");
        assert_eq!(one["gold_items"], json!({"undefined": "No gold items seen."}), "a reason in place of a number");
        assert_eq!(one["standing"], json!({"state": "active"}));
    }
    assert!(worker(&found, "W004")["agreement"]["value"].as_f64() < Some(0.0));
    let of = |field: &str| worker(&found, "W004")[field].clone();
    assert_eq!((of("n_alone"), of("n_questions")), (json!(1), json!(1)), "they agree with nobody");

    // Only what is meant.
    assert_eq!(office.get(&format!("{address}?language=fr")).await.good()["workers"], json!([]));
    let of_task = office.get(&format!("{address}?task={task}&language=en")).await.good();
    assert_eq!(of_task["workers"], found["workers"]);

    // Whose work is excluded has no agreement, and the reason is in every file.
    let id = worker(&found, "W004")["worker"].as_str().expect("an id").to_owned();
    let leave = format!("/studies/{}/workers/{id}/leave-out", stage.study);
    office.post(&leave, json!({"out": true, "reason": "Every answer is upside down."})).await.good();
    let file = office.get(&format!("{address}?format=csv")).await;
    assert_eq!(file.header("content-type"), "text/csv; charset=utf-8");
    let rows = csv(&file.text());
    let last = rows.last().expect("a row");
    assert_eq!((last["worker"].as_str(), last["agreement"].as_str()), ("W004", ""));
    assert_eq!(last["reason_for_the_exclusion"], "Every answer is upside down.");
    assert!(last["undefined"].contains("agreement: Excluded from statistics."), "{last:?}");
    assert_eq!((last["seconds_per_hit"].as_str(), last["pay_per_hour_usd"].as_str()), ("30", "12"));

    // The page says the same, with the ways to the detail, and names nobody.
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/quality?task={task}", stage.study)).await.text();
    assert!(page.contains("Every answer is upside down.") && page.contains("No gold items seen."), "{page}");
    assert!(page.contains(&format!("/studies/{}/workers/{id}#statistics", stage.study)), "{page}");
    assert!(page.contains(&format!("pay?worker=W001&amp;task={task}&amp;state=all#submissions")), "{page}");
    assert!(!page.contains("worker1@"), "{page}");
    let detail = browser.get(&format!("/studies/{}/workers/{id}", stage.study)).await.text();
    assert!(detail.contains("id=\"quality\"") && detail.contains("Work by task and language"), "{detail}");
});

on_both_engines!(who_needs_a_look_is_listed_with_the_reasons, async |app| {
    let stage = Stage::new(&app, 12, 4).await;
    let ratings = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for who in 0..3 {
        stage.work(who, ratings, rate(move |text| (mark(text) + who as i64 % 2) % 7 - 3)).await;
    }
    stage.work(3, ratings, rate(|_| 0)).await;
    // Two of them wrote every text together.
    let texts = stage.open(Preset::Rewrite, |definition| definition.need = 4).await;
    for (who, own) in ["I believe that", "It appears to me that", "To be sure,", "To be sure"].into_iter().enumerate() {
        stage.work(who, texts, rewrite(move |source| format!("{own} {}", source.replace('!', ".")))).await;
    }
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/workers/quality", stage.study);
    let signs = |found: &Value, name: &str| -> Vec<String> {
        let reasons = worker(found, name)["reasons"].as_array().expect("reasons").clone();
        reasons.iter().map(|one| one["sign"].as_str().expect("a sign").to_owned()).collect()
    };
    let found = office.get(&address).await.good();
    assert_eq!(signs(&found, "W001"), [] as [&str; 0]);
    assert_eq!(signs(&found, "W002"), [] as [&str; 0]);
    assert_eq!(signs(&found, "W003"), ["copied"]);
    assert_eq!(signs(&found, "W004")[..2], ["copied", "constant"]);
    let reason = "Same texts as W004 for 12 of 12 shared sources.";
    assert_eq!(worker(&found, "W003")["reasons"][0]["reason"], reason);
    // Only what is meant: the ratings were not copied.
    let of_ratings = office.get(&format!("{address}?task={ratings}")).await.good();
    assert_eq!(signs(&of_ratings, "W003"), [] as [&str; 0]);
    assert_eq!(signs(&of_ratings, "W004")[0], "constant");

    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/quality", stage.study)).await.text();
    assert!(page.contains("id=\"look\"") && page.contains(reason), "{page}");
    let id = worker(&found, "W004")["worker"].as_str().expect("an id").to_owned();
    let detail = browser.get(&format!("/studies/{}/workers/{id}", stage.study)).await.text();
    assert!(detail.contains("Same texts as W003") && detail.contains("Always the same answer"), "{detail}");

    // Whose work is excluded has been looked at.
    let leave = format!("/studies/{}/workers/{id}/leave-out", stage.study);
    office.post(&leave, json!({"out": true, "reason": "Copied texts."})).await.good();
    assert_eq!(signs(&office.get(&address).await.good(), "W004"), [] as [&str; 0]);
    let file = csv(&office.get(&format!("{address}?format=csv")).await.text());
    assert_eq!(file[2]["reasons_to_look"], reason);
});
