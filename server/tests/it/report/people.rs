//! How metrics go with people's judgements, against a naive computation on the exported files.

use std::collections::BTreeMap;
use std::future::pending;
use std::pin::pin;
use std::time::Duration;

use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use serde_json::Value;

use super::exported::{Exported, distance, led, pearson};
use super::naive::csv;
use super::stage::{Stage, mark, rate};
use crate::app::on_both_engines;

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
