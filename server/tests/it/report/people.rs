//! How metrics go with people's judgements, against a naive computation on the exported files.

use std::collections::BTreeMap;
use std::future::pending;
use std::pin::pin;
use std::time::Duration;

use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use report::metrics::people::WhichPoints;
use scoring::registry::find;
use serde_json::Value;
use shared::TaskId;

use super::exported::{Exported, distance, led, pearson};
use super::naive::csv;
use super::stage::{Stage, mark, rate};
use crate::app::{language, on_both_engines};

/// The correlations of a metric with the judgements.
fn related<'a>(table: &'a Value, metric: &str) -> &'a Value {
    let metrics = table["metrics"].as_array().expect("metrics");
    metrics.iter().find(|related| related["metric"] == metric).unwrap_or_else(|| panic!("{metric} in {table}"))
}

fn near(found: &Value, wanted: f64) {
    let found = found.as_f64().unwrap_or_else(|| panic!("{found} is no number"));
    assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
}

on_both_engines!(metrics_go_with_people_as_the_exported_files_say, async |app| {
    // Nobody meets a source twice in a task: two systems by two raters take four people.
    let stage = Stage::new(&app, 8, 4).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for worker in 0..4 {
        stage.work(worker, task, rate(|text| (mark(text) + worker as i64 * 5) % 7 - 3)).await;
    }
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/metrics/people", stage.study);
    assert_eq!(office.get(&address).await.good()["tables"], serde_json::json!([]), "nothing is scored yet");
    assert!(!app.engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await);
    let found = office.get(&address).await.good();
    let table = &found["tables"][0];
    assert_eq!((table["question"].as_str(), table["is_rank"].as_bool()), (Some("formality"), Some(false)));

    let file = office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text();
    let mut judgements: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for row in csv(&file).iter().filter(|row| row["outcome"] == "counted" && row["superseded"] == "false") {
        let value = row["value"].parse().expect("a number");
        judgements.entry(row["output_id"].clone()).or_default().push(value);
    }
    let texts = Exported::of(&stage).await;
    assert!(judgements.len() == 16 && judgements.values().all(|values| values.len() == 2), "{judgements:?}");
    let pairs = |metric: &dyn Fn(&str, &str) -> f64| -> Vec<(f64, f64)> {
        let judged = texts.outputs.iter().filter_map(|output| Some((output, judgements.get(&output.id)?)));
        judged
            .map(|(output, values)| {
                (metric(&texts.sources[&output.source], &output.text), values.iter().sum::<f64>() / values.len() as f64)
            })
            .collect()
    };
    for (name, metric) in [("characters", (|a, b| distance(a, b) as f64) as fn(&str, &str) -> f64), ("led", led)] {
        let pairs = pairs(&metric);
        let (r, n) = (pearson(&pairs), pairs.len() as f64);
        let segments = &related(table, name)["segments"];
        assert_eq!(segments["n"].as_u64(), Some(16));
        near(&segments["pearson"], r);
        assert!(r.abs() > 0.01 && r.abs() < 0.99, "{r}");
        let bound = segments["bound"].as_f64().expect("a bound");
        assert!((bound - 1.96 * (1.0 - r * r) / n.sqrt()).abs() < 1e-4, "{bound}");
        let fisher = |side: f64| (r.atanh() + side * 1.96 / (n - 3.0).sqrt()).tanh();
        for (end, side) in [(0, -1.0), (1, 1.0)] {
            let found = segments["interval"][end].as_f64().expect("an interval");
            assert!((found - fisher(side)).abs() < 1e-4, "{found} is not {}", fisher(side));
        }
        let systems = &related(table, name)["systems"];
        assert!(systems["pearson"].is_null() && systems["undefined"].as_str().is_some(), "two systems: {systems}");
    }

    let led_r = related(table, "led")["segments"]["pearson"].as_f64().expect("a number");
    let rows = csv(&office.get(&format!("{address}?format=csv")).await.text());
    let row = rows.iter().find(|row| row["metric"] == "led" && row["level"] == "segment").expect("a row");
    assert_eq!(row["pearson"].parse::<f64>(), Ok(led_r));
    let latex = office.get(&format!("{address}?format=latex")).await.text();
    let shown = format!("{led_r:.3}").replace('-', "$-$");
    assert!(latex.contains(&format!("{shown} $\\pm$ ")), "{latex}");
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/metrics", stage.study)).await.text();
    assert!(page.contains(&report::agreement::decimal(led_r)), "{page}");
});

/// Williams' t by its formula, from values of two metrics and ratings.
fn williams(triples: &[[f64; 3]]) -> f64 {
    let r = |a: usize, b: usize| pearson(&triples.iter().map(|triple| (triple[a], triple[b])).collect::<Vec<_>>());
    let (one, other, between, n) = (r(0, 2), r(1, 2), r(0, 1), triples.len() as f64);
    // Sarrus' rule on the matrix of the three correlations.
    let determinant =
        1.0 + one * between * other + other * one * between - other * other - between * between - one * one;
    let mean = f64::midpoint(one, other);
    let variance = 2.0 * determinant * (n - 1.0) / (n - 3.0) + mean.powi(2) * (1.0 - between).powi(3);
    (one - other) * ((n - 1.0) * (1.0 + between) / variance).sqrt()
}

/// Two-sided p of t: the density is added up in small steps, and its constant cancels.
fn p_of(t: f64, df: f64) -> f64 {
    let density = |x: f64| (-f64::midpoint(df, 1.0) * (x * x / df).ln_1p()).exp();
    let sum = |from: f64, to: f64| {
        let step = (to - from) / 50_000.0;
        (0..50_000).map(|i| density(from + (f64::from(i) + 0.5) * step) * step).sum::<f64>()
    };
    sum(t.abs(), 300.0) / sum(0.0, 300.0)
}

on_both_engines!(each_metric_is_compared_with_the_best_one_and_leads_to_its_outputs, async |app| {
    let stage = Stage::new(&app, 8, 4).await;
    let task: TaskId = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for worker in 0..4 {
        stage.work(worker, task, rate(|text| (mark(text) + worker as i64 * 5) % 7 - 3)).await;
    }
    assert!(!app.engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await);
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/metrics/people", stage.study);
    let found = office.get(&address).await.good();
    let table = &found["tables"][0];
    assert_eq!((&table["versions"], &table["range"]), (&serde_json::json!([1]), &serde_json::json!([-3.0, 3.0])));

    // The best one is the metric with the largest r, whatever its sign.
    let metrics = table["metrics"].as_array().expect("metrics");
    let strength = |related: &Value| related["segments"]["pearson"].as_f64().map_or(-1.0, f64::abs);
    let most = metrics.iter().map(strength).fold(-1.0, f64::max);
    let best = table["best"].as_str().expect("a best one");
    assert!((strength(related(table, best)) - most).abs() < 1e-9, "{best}");
    assert!(related(table, best)["against_best"].is_null());

    let outputs = async |metric: &str| {
        let which = WhichPoints {
            metric: find(metric).expect("a metric"),
            task,
            question: "formality".to_owned(),
            language: language("en"),
        };
        let points = app.state.reports.metric_points(&stage.admin.actor, stage.study, which).await.expect("points");
        let r = related(table, metric)["segments"]["pearson"].as_f64().expect("a number");
        let pairs: Vec<(f64, f64)> = points.points.iter().map(|point| (point.value, point.rating)).collect();
        assert!((pearson(&pairs) - r).abs() < 1e-9 && pairs.len() == 16, "{metric}");
        assert!(points.points.iter().all(|point| point.n_ratings == 2), "{points:?}");
        let of =
            |point: &report::metrics::people::OutputPoint| (point.output, (r.signum() * point.value, point.rating));
        points.points.iter().map(of).collect::<BTreeMap<_, _>>()
    };
    let of_best = outputs(best).await;
    let mut tested: Vec<(f64, f64)> = Vec::new();
    for related in metrics.iter().filter(|related| related["against_best"]["t"].is_number()) {
        let of_other = outputs(related["metric"].as_str().expect("a name")).await;
        let triples: Vec<[f64; 3]> =
            of_other.iter().map(|(output, (value, rating))| [of_best[output].0, *value, *rating]).collect();
        let compared = &related["against_best"];
        let t = williams(&triples);
        assert!((compared["t"].as_f64().expect("a number") - t).abs() < 1e-6 * (1.0 + t.abs()), "{related}: {t}");
        let p = p_of(t, 13.0);
        assert!((compared["p_value"].as_f64().expect("a number") - p).abs() < 1e-4, "{related}: {p}");
        tested.push((compared["p_value"].as_f64().expect("p"), compared["p_holm"].as_f64().expect("corrected")));
    }
    assert!(tested.len() >= 2, "{table}");
    tested.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut least: f64 = 0.0;
    for (place, (p, corrected)) in tested.iter().enumerate() {
        least = least.max((tested.len() - place) as f64 * p).min(1.0);
        assert!((corrected - least).abs() < 1e-9, "{tested:?}");
    }
    let rows = csv(&office.get(&format!("{address}?format=csv")).await.text());
    let lines = rows.iter().filter(|row| row["level"] == "segment" && !row["p_holm"].is_empty());
    assert!(rows.iter().any(|row| row["best"] == best) && lines.count() == tested.len());

    // The page has a cell for each correlation, which leads to the outputs behind it.
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&format!("/studies/{}/metrics", stage.study)).await.text();
    let cell = format!("metric=led&amp;task={task}&amp;language=en&amp;dimension=formality#outputs");
    assert!(
        page.contains(&cell) && page.contains("strongest correlation") && !page.contains("id=\"outputs\""),
        "{page}"
    );
    let query = format!("metric=led&task={task}&language=en&dimension=formality");
    let chosen = browser.get(&format!("/studies/{}/metrics?{query}", stage.study)).await.text();
    assert!(chosen.contains("id=\"outputs\"") && chosen.contains("<circle"), "{chosen}");
    assert!(chosen.contains("n = 16, r = ") && chosen.contains("LeD (0 to 1)"), "{chosen}");
    assert!(chosen.contains("Mean human rating, ") && chosen.contains("(−3 to 3)"), "{chosen}");
    assert!(chosen.contains("data:text/csv") && chosen.contains("output_id"), "{chosen}");
    let nonsense = format!("/studies/{}/metrics?metric=none&task=x&language=en&dimension=", stage.study);
    assert_eq!(browser.get(&nonsense).await.status, 200);
});

on_both_engines!(with_few_outputs_the_page_warns_and_the_files_have_the_numbers, async |app| {
    let stage = Stage::new(&app, 4, 4).await;
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for worker in 0..4 {
        stage.work(worker, task, rate(|text| (mark(text) + worker as i64 * 5) % 7 - 3)).await;
    }
    assert!(!app.engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await);
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/metrics/people", stage.study);
    let found = office.get(&address).await.good();
    let table = &found["tables"][0];
    let led = related(table, "led");
    assert!(table["best"].is_null() && led["against_best"].is_null(), "{table}");
    assert!(led["segments"]["n"] == 8 && led["segments"]["warning"].is_string(), "{led}");
    let rows = csv(&office.get(&format!("{address}?format=csv")).await.text());
    let row = rows.iter().find(|row| row["metric"] == "led" && row["level"] == "segment").expect("a row");
    assert!(!row["low"].is_empty() && !row["bound"].is_empty() && row["p_value"].is_empty(), "{row:?}");
    let latex = office.get(&format!("{address}?format=latex")).await.text();
    assert!(!latex.contains("\\pm") && latex.contains('?'), "{latex}");

    let browser = app.signed_in(&stage.admin).await;
    let query = format!("metric=led&task={task}&language=en&dimension=formality");
    let page = browser.get(&format!("/studies/{}/metrics?{query}", stage.study)).await.text();
    assert!(page.contains("Only 8 outputs: one more output could change this value a lot."), "{page}");
    assert!(page.contains("No metric can be called the strongest"), "{page}");
    // The explanation of the method names the bound; no value has one, nor an interval.
    let (shown, _) = page.split_once("How is this computed?").expect("the method");
    assert!(!shown.contains('±') && !shown.contains("95% interval ["), "{shown}");
});
