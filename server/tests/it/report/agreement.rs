//! The agreement of a study, against a naive computation on the exported CSV.

use engine::{Ambient as _, design::preset::Preset};
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
    let matrix = browser.get(&format!("/studies/{}/agreement", stage.study)).await.text();
    let address = format!("/studies/{}/agreement/{task}/en?question=", stage.study);
    assert!(matrix.contains(&format!("href=\"{address}")), "the matrix leads to the table: {matrix}");
    let alpha = value(table, "krippendorff_ordinal");
    assert!(matrix.contains(&format!("data-value=\"{alpha}\"")), "{alpha} in the matrix: {matrix}");
    let page = browser.get(&format!("{address}formality")).await;
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

/// The mean of the others for each item that a worker shares with somebody, next to the worker's own number.
fn against_others(rows: &[Row], worker: &str) -> (Vec<f64>, Vec<f64>, f64) {
    let counted = || rows.iter().filter(|row| row["outcome"] == "counted" && row["superseded"] == "false");
    let (mut own, mut mean, mut equal, mut pairs) = (Vec::new(), Vec::new(), 0, 0);
    for row in counted().filter(|row| row["worker"] == worker) {
        let number = |row: &Row| row["value"].parse::<f64>().expect("a number");
        let others: Vec<f64> =
            counted().filter(|one| one["item"] == row["item"] && one["worker"] != worker).map(number).collect();
        if others.is_empty() {
            continue;
        }
        own.push(number(row));
        mean.push(others.iter().sum::<f64>() / others.len() as f64);
        equal += others.iter().filter(|other| **other == number(row)).count();
        pairs += others.len();
    }
    (own, mean, 100.0 * equal as f64 / pairs as f64)
}

/// Spearman's correlation: Pearson's of mean ranks.
fn spearman(x: &[f64], y: &[f64]) -> f64 {
    let ranks = |values: &[f64]| -> Vec<f64> {
        let rank = |value: &f64| {
            let below = values.iter().filter(|other| *other < value).count() as f64;
            let equal = values.iter().filter(|other| *other == value).count() as f64;
            below + equal.midpoint(1.0)
        };
        values.iter().map(rank).collect()
    };
    let (x, y) = (ranks(x), ranks(y));
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (mx, my) = (mean(&x), mean(&y));
    let sum = |of: &dyn Fn(f64, f64) -> f64| x.iter().zip(&y).map(|(x, y)| of(*x - mx, *y - my)).sum::<f64>();
    sum(&|x, y| x * y) / (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt()
}

on_both_engines!(each_worker_is_compared_with_the_others_and_answers_can_be_selected, async |app| {
    // Two systems by five raters: each of ten people judges one output of each source.
    let stage = Stage::new(&app, 12, 10).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 5).await;
    for number in 0..9 {
        stage.work(number, task, rate(rater(number as i64))).await;
    }
    // The last worker sees everything the other way round.
    stage.work(9, task, rate(|text| -rater(9)(text))).await;
    let rows = answers(&stage).await;
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/agreement/detail?task={task}&language=en&question=formality", stage.study);
    let whole = office.get(&address).await.good();
    let of_report = report(&stage).await["tables"][0].clone();
    assert_eq!(whole["table"], of_report, "the same as in the report");
    let workers = whole["workers"].as_array().expect("workers");
    assert_eq!(workers.len(), 10);
    for worker in workers {
        let (own, mean, equal) = against_others(&rows, worker["pseudonym"].as_str().expect("a pseudonym"));
        assert_eq!(worker["n_shared"], own.len(), "{worker}");
        assert!((worker["equal"].as_f64().expect("a share") * 100.0 - equal).abs() < 1e-9, "{worker} and {equal}");
        let naive = spearman(&own, &mean);
        assert!((worker["correlation"].as_f64().expect("a number") - naive).abs() < 1e-9, "{worker} and {naive}");
        let bias = own.iter().zip(&mean).map(|(own, mean)| own - mean).sum::<f64>() / own.len() as f64;
        assert!((worker["bias"].as_f64().expect("a number") - bias).abs() < 1e-9, "{worker} and {bias}");
        assert_eq!(worker["agrees_with_nobody"], worker["pseudonym"] == "W010", "{worker}");
    }
    assert_eq!(of_report["alone"].as_array().map(Vec::len), Some(1), "the report names who agrees with nobody");
    let spreads: Vec<f64> =
        whole["items"].as_array().expect("items").iter().filter_map(|item| item["spread"].as_f64()).collect();
    assert!(spreads.is_sorted_by(|a, b| a >= b) && spreads[0] > 0.0 && spreads.len() <= 20, "{spreads:?}");

    // Without that worker people agree more; what was given on another day is nothing.
    let odd = workers.iter().find(|worker| worker["pseudonym"] == "W010").expect("the worker")["worker"].clone();
    let odd = odd.as_str().expect("an id");
    let without = office.get(&format!("{address}&without={odd}")).await.good();
    let n = rows.iter().filter(|row| row["worker"] != "W010").count();
    assert_eq!(without["table"]["n_ratings"], n);
    assert!(value(&without["table"], "krippendorff_ordinal") > value(&whole["table"], "krippendorff_ordinal"));
    assert_eq!(without["choices"], whole["choices"], "what can be chosen does not depend on what is chosen");
    let day = app.clock.now().date();
    assert_eq!(office.get(&format!("{address}&from={day}&to={day}")).await.good()["table"]["n_ratings"], rows.len());
    assert_eq!(office.get(&format!("{address}&from=2999-01-01")).await.good()["table"], Value::Null);
    assert_eq!(office.get(&format!("{address}&version=1")).await.good()["table"]["n_ratings"], rows.len());
    assert_eq!(office.get(&format!("{address}&version=2")).await.good()["table"], Value::Null);
    let batch = whole["choices"]["batches"][0][0].as_str().expect("a batch").to_owned();
    assert_eq!(office.get(&format!("{address}&batch={batch}")).await.good()["table"]["n_ratings"], rows.len());
    for wrong in ["from=yesterday", "to=2026-02-30", "from=%2B12026-01-01"] {
        let refused = office.get(&format!("{address}&{wrong}")).await;
        assert!(refused.status == 422 && refused.text().contains("is not a day"), "{wrong}: {}", refused.text());
    }

    let browser = app.signed_in(&stage.admin).await;
    let page =
        browser.get(&format!("/studies/{}/agreement/{task}/en?question=formality&without={odd}", stage.study)).await;
    let text = page.words();
    assert!(page.status == 200 && text.contains("W001") && text.contains("<svg"), "{text}");
    let results = browser.get(&format!("/studies/{}/results", stage.study)).await.words();
    assert!(results.contains("W010 agrees with nobody"), "{results}");
    assert!(results.contains("COPY") && results.contains("id=\"agreement\""), "{results}");
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
    let page = format!("/studies/{}/agreement/{task}/en", stage.study);
    let page = app.signed_in(&stage.admin).await.get(&page).await;
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
