//! The agreement of a study, against a naive computation on the exported CSV.

use engine::design::preset::Preset;
use serde_json::Value;
use shared::{Outcome, Role};

use super::naive::{self, Row};
use super::stage::{Stage, mark, rank, rate};
use crate::app::on_both_engines;

async fn answers(stage: &Stage) -> Vec<Row> {
    let program = stage.app.program_of(&stage.admin).await;
    let file = program.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await;
    assert_eq!(file.status, 200, "{}", file.text());
    naive::csv(&file.text())
}

async fn report(stage: &Stage) -> Value {
    stage.app.program_of(&stage.admin).await.get(&format!("/studies/{}/agreement", stage.study)).await.good()
}

fn figure(table: &Value, statistic: &str) -> Value {
    let figures = table["figures"].as_array().expect("figures");
    figures.iter().find(|figure| figure["statistic"] == statistic).expect(statistic).clone()
}

fn value(table: &Value, statistic: &str) -> f64 {
    let figure = figure(table, statistic);
    figure["value"].as_f64().unwrap_or_else(|| panic!("{figure}"))
}

/// A rater who is off by one now and then.
fn rater(number: i64) -> impl Fn(&str) -> i64 {
    move |text| {
        (mark(text) % 7 - 3 + i64::from((mark(text) / 7 + number) % 3 == 0)
            - i64::from((mark(text) / 5 + number) % 4 == 0))
        .clamp(-3, 3)
    }
}

on_both_engines!(the_numbers_are_those_of_the_exported_file, async |app| {
    // Nobody meets a source twice in a task, so two systems by three raters take six people.
    let stage = Stage::new(&app, 12, 6).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    for number in 0..6 {
        stage.work(number, task, rate(rater(number as i64))).await;
    }
    let rows = answers(&stage).await;
    let items = naive::by_item(&rows, "formality");
    assert!(items.len() == 24 && items.values().all(|values| values.len() == 3), "{items:?}");
    assert!(items.values().flatten().any(|value| *value == -3.0), "-3 is there as -3");

    let report = report(&stage).await;
    let table = &report["tables"][0];
    assert_eq!(table["question"], "formality");
    assert_eq!(table["n_items"], items.len());
    assert_eq!(table["n_ratings"], items.len() * 3);
    assert_eq!(table["n_pairs"], items.len() * 3);
    for (statistic, naive) in [
        ("percent_agreement", naive::percent(&items)),
        ("fleiss", naive::fleiss(&items)),
        ("krippendorff_ordinal", naive::alpha(&items)),
        ("icc1", naive::icc1(&items)),
    ] {
        assert!((value(table, statistic) - naive).abs() < 1e-9, "{statistic}: {} and {naive}", value(table, statistic));
        let interval = &figure(table, statistic)["interval"];
        assert!(interval[0].as_f64() <= Some(naive) && Some(naive) <= interval[1].as_f64(), "{statistic}: {interval}");
    }
    let simulated = figure(table, "simulated_kappa_quadratic");
    assert!(simulated["sd"].as_f64().is_some_and(|sd| sd > 0.0 && sd < 0.2), "{simulated}");

    // Page, API and files give the same digits.
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/agreement", stage.study)).await;
    assert_eq!(page.status, 200);
    for statistic in ["krippendorff_ordinal", "icc1"] {
        let text = page.text();
        let (_, rest) = text.split_once(&format!("data-statistic=\"{statistic}\" data-value=\"")).expect("a cell");
        let shown: f64 = rest.split('"').next().expect("a value").parse().expect("a number");
        assert!((shown - value(table, statistic)).abs() < 1e-12, "{statistic} on the page: {shown}");
    }
    let program = app.program_of(&stage.admin).await;
    let csv = program.get(&format!("/studies/{}/agreement?format=csv", stage.study)).await;
    let lines = naive::csv(&csv.text());
    let line = lines.iter().find(|line| line["statistic"] == "krippendorff_ordinal").expect("a line");
    let written: f64 = line["value"].parse().expect("a number");
    assert!((written - value(table, "krippendorff_ordinal")).abs() < 1e-12);
    assert_eq!(report, self::report(&stage).await, "asked again, the same");
});

on_both_engines!(rankings_are_aligned_by_output, async |app| {
    let stage = Stage::new(&app, 8, 2).await;
    let task = stage.open(Preset::Ranking, |definition| definition.need = 2).await;
    stage.work(0, task, rank(|text| 1 + mark(text) % 2)).await;
    stage.work(1, task, rank(|text| 1 + mark(text) / 3 % 2)).await;

    let rows = answers(&stage).await;
    let mut taus = Vec::new();
    let sources: std::collections::BTreeSet<&String> = rows.iter().map(|row| &row["source_id"]).collect();
    for source in sources {
        let ranks = |worker: &str| {
            let mut of: Vec<(&String, f64)> = rows
                .iter()
                .filter(|row| row["source_id"] == *source && row["worker"] == worker)
                .map(|row| (&row["output_id"], row["value"].parse().expect("a rank")))
                .collect();
            of.sort_by_key(|(output, _)| (*output).clone());
            of.into_iter().map(|(_, rank)| rank).collect::<Vec<f64>>()
        };
        taus.extend(naive::tau_b(&ranks("W001"), &ranks("W002")));
        assert!(
            rows.iter().filter(|row| row["source_id"] == *source).all(|row| row["item"] == *source),
            "a ranking is about its source"
        );
    }
    let report = report(&stage).await;
    let table = &report["tables"][0];
    assert_eq!((&table["n_ratings"], &table["n_raters"]), (&16.into(), &2.into()), "rankings, not ranks");
    if taus.is_empty() {
        assert!(figure(table, "simulated_kendall")["undefined"].is_string());
    } else {
        // With two rankings an item the draw does not matter.
        let naive = taus.iter().sum::<f64>() / taus.len() as f64;
        assert!((value(table, "simulated_kendall") - naive).abs() < 1e-9, "{table} and {naive}");
    }
});

on_both_engines!(late_work_is_exported_and_does_not_count, async |app| {
    let stage = Stage::new(&app, 1, 3).await;
    let task = stage.open(Preset::Formality, |definition| (definition.need, definition.lease_seconds) = (1, 60)).await;
    // Two hits, one of each system's output: whichever the late worker held, the other two fill both.
    let late = stage.claim(0, task).await.expect("a hit");
    app.clock.pass(3_600);
    app.engine.sweep().await.expect("a sweep");
    stage.work(1, task, rate(|_| -3)).await;
    stage.work(2, task, rate(|_| -2)).await;
    let outcome = stage.submit(0, late, rate(|_| 3)).await;
    assert_eq!(outcome, Outcome::Surplus);

    let rows = answers(&stage).await;
    let late: Vec<&Row> = rows.iter().filter(|row| row["outcome"] == "surplus").collect();
    assert!(late.iter().all(|row| row["value"] == "3" && row["worker"] == "W001") && !late.is_empty(), "{rows:?}");
    let report = report(&stage).await;
    let counted = rows.iter().filter(|row| row["outcome"] == "counted").count();
    assert_eq!(report["tables"][0]["n_ratings"], counted);
    assert_eq!(report["tables"][0]["n_raters"], 2);

    let program = app.program_of(&stage.admin).await;
    let progress = program.get(&format!("/studies/{}/progress", stage.study)).await.good();
    assert_eq!(progress["tasks"][0]["surplus"], 1);
    assert_eq!(progress["tasks"][0]["counted"], counted);
});

on_both_engines!(one_rater_is_a_reason_and_not_a_number, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let task = stage.open(Preset::Fluency, |_| {}).await;
    stage.work(0, task, rate(|_| 4)).await;
    let report = report(&stage).await;
    for figure in report["tables"][0]["figures"].as_array().expect("figures") {
        assert!(figure["undefined"].as_str().is_some_and(|reason| !reason.is_empty()), "{figure}");
    }
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{}/agreement", stage.study)).await;
    assert!(page.text().contains("Only one worker rated") && !page.text().contains("NaN"), "{}", page.text());
});

on_both_engines!(reports_are_for_those_who_may_see_them, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let reviewer = app.join(&stage.admin, stage.study, Role::Reviewer, "rev", "en").await;
    let stranger = app.person("eve").await;
    for (member, status) in [(&stage.workers[0], 403), (&reviewer, 403), (&stranger, 404)] {
        let program = app.program_of(member).await;
        for path in [
            "agreement",
            "evaluation",
            "progress",
            "rewrites",
            "events",
            "exports",
            "exports/answers.csv",
            "exports/csv.zip",
            "wages",
            "ledger",
        ] {
            let answer = program.get(&format!("/studies/{}/{path}", stage.study)).await;
            assert_eq!(answer.status, status, "{} {path}: {}", member.email, answer.text());
        }
    }
});
