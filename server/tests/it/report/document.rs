//! The whole report of a study as one file: it says what the other reports say and needs nothing but itself.

use engine::design::preset::Preset;
use serde_json::Value;
use shared::Role;

use super::stage::{Stage, mark, rate};
use crate::app::on_both_engines;

/// What every attribute of this name says.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    html.split(&format!(" {name}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Whether a number of the page is that of a reply, which parses its last digit as it likes.
fn is_near(shown: &str, number: &Value) -> bool {
    shown.parse::<f64>().is_ok_and(|shown| number.as_f64().is_some_and(|number| (shown - number).abs() < 1e-12))
}

on_both_engines!(the_report_is_one_file_with_all_numbers, async |app| {
    let stage = Stage::new(&app, 12, 6).await;
    let task = stage.open(Preset::Formality, |_| {}).await;
    for number in 0..6_i64 {
        let worker = usize::try_from(number).expect("a small number");
        stage.work(worker, task, rate(move |text| (mark(text) % 7 - 3 + (mark(text) + number) % 2).min(3))).await;
    }
    let browser = app.signed_in(&stage.admin).await;
    let (address, page) = (format!("/studies/{}/report.html", stage.study), format!("/studies/{}/report", stage.study));
    let file = browser.get(&address).await;
    assert_eq!(file.status, 200, "{}", file.text());
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"report.html\"");
    assert!(file.header("content-type").starts_with("text/html"), "{}", file.header("content-type"));
    let html = file.text();
    for foreign in ["<script", "<link", "/pkg/", "<header", "<form", "<iframe", "@import"] {
        assert!(!html.contains(foreign), "{foreign} in the file");
    }
    assert!(html.contains("<style>") && html.contains("--accent"), "the style is in the file");
    for address in [attributes(&html, "href"), attributes(&html, "src")].concat() {
        assert!(address.starts_with('#') || address.starts_with("https://"), "{address}");
    }
    let ids = attributes(&html, "id");
    for anchor in attributes(&html, "href").iter().filter_map(|address| address.strip_prefix('#')) {
        assert!(ids.contains(&anchor), "#{anchor} leads nowhere");
    }
    assert!(!html.contains("Nothing is waiting"), "a file does not know what waits");
    // The same numbers as in the other reports.
    let program = app.program_of(&stage.admin).await;
    let agreement: Value = program.get(&format!("/studies/{}/agreement", stage.study)).await.good();
    let figures = agreement["tables"][0]["figures"].as_array().expect("figures");
    assert!(figures.len() > 5, "{figures:?}");
    for figure in figures.iter().filter(|figure| figure["value"].is_number()) {
        let key = format!("data-statistic=\"{}\" data-value=\"", figure["statistic"].as_str().expect("a key"));
        let shown = html.split(&key).nth(1).and_then(|rest| rest.split('"').next()).expect(&key);
        assert!(is_near(shown, &figure["value"]), "{key}{shown}, {figure}");
    }
    let evaluation: Value = program.get(&format!("/studies/{}/evaluation", stage.study)).await.good();
    for system in evaluation["tables"][0]["systems"].as_array().expect("systems") {
        let shown = attributes(&html, "data-sort");
        assert!(shown.iter().any(|shown| is_near(shown, &system["mean"])), "{system}");
    }
    // The workers are there by number, with the numbers of their own report.
    assert!(html.contains("id=\"workers\"") && html.contains("W006") && !html.contains("worker6@"), "{html}");
    let shown = browser.get(&page).await;
    assert!(shown.text().contains(&format!("href=\"{address}\"")), "the page leads to the file");
    assert!(shown.text().contains("<header"), "the page has the frame of all pages");
});

on_both_engines!(the_report_is_for_those_who_may_see_results, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let address = format!("/studies/{}/report.html", stage.study);
    let reviewer = app.join(&stage.admin, stage.study, Role::Reviewer, "rita", "en").await;
    for (browser, status) in
        [(app.signed_in(&stage.workers[0]).await, 403), (app.signed_in(&reviewer).await, 403), (app.browser(), 302)]
    {
        let refused = browser.get(&address).await;
        assert_eq!(refused.status, status, "{}", refused.text());
        assert!(refused.header("content-disposition").is_empty());
    }
    let admin = app.signed_in(&stage.admin).await;
    let empty = admin.get(&address).await;
    assert_eq!(empty.status, 200, "a study without answers has an empty report");
    for unknown in ["/studies/00000000-0000-7000-8000-000000000000/report.html", "/studies/guess/report.html"] {
        assert_eq!(admin.get(unknown).await.status, 404, "{unknown}");
    }
});
