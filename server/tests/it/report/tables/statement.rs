//! The data statement fills itself from the study.

use engine::design::preset::Preset;
use shared::{Gate, GateRule, LocationRule};

use super::super::naive::csv;
use super::super::stage::{Stage, mark, rate};
use crate::app::on_both_engines;

on_both_engines!(a_statement_tells_what_the_study_knows, async |app| {
    let stage = Stage::new(&app, 6, 4).await;
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/statement", stage.study);
    let empty = office.get(&format!("{address}?format=markdown")).await.text();
    assert!(
        empty.contains("(a) no task has been published yet") && empty.contains("(a) nobody has submitted"),
        "{empty}"
    );
    let task = stage.open(Preset::Formality, |definition| definition.need = 2).await;
    for worker in 0..4 {
        stage.work(worker, task, rate(|text| (mark(text) + worker as i64) % 7 - 3)).await;
    }
    let text = office.get(&format!("{address}?format=markdown")).await.text();
    let rows = csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    // Each submission took half a minute and pays ten cents.
    let hits: std::collections::BTreeSet<&String> = rows.iter().map(|row| &row["assignment_id"]).collect();
    let line = text.lines().find(|line| line.starts_with("| English |") && line.contains("USD")).expect("pay");
    let hours = hits.len() as f64 * 30.0 / 3_600.0;
    let earned = format!("{}.{:02}\u{a0}USD", hits.len() * 10 / 100, hits.len() * 10 % 100);
    let wanted = format!("| English | 4 | {} | {hours:.1} | {earned} | 12.00\u{a0}USD |", hits.len());
    assert_eq!(line, wanted);
    let agreement = text.lines().find(|line| line.contains("| formality | English |")).expect("agreement");
    assert!(
        agreement.contains("ordinal") && agreement.ends_with(&format!("| 12 | 4 | {} | 0.500 |", rows.len())),
        "{agreement}"
    );
    assert!(
        text.contains("> Read the text and say how formal it is, from **-3** to **3**."),
        "the instructions as they are"
    );
    assert!(
        text.contains("> - **3** Please accept the assurance of our highest consideration."),
        "with the examples that stand beside the scale: {text}"
    );
    assert!(
        text.contains("> How formal is this text?") && text.contains("> - **3** Very formal\n"),
        "with the question and its labels: {text}"
    );
    for heading in ["Curation rationale", "Annotators", "Annotation guidelines", "Compensation", "Provenance"] {
        assert!(text.contains(&format!("\n## {heading}\n")), "{heading}");
    }
    let json = office.get(&address).await.good();
    assert_eq!(json["sections"].as_array().map(Vec::len), Some(7));
    let browser = app.signed_in(&stage.admin).await;
    let page = browser.get(&address).await.text();
    assert!(page.contains("12.00\u{a0}USD") && page.contains("Annotation guidelines"), "{page}");
});

on_both_engines!(countries_are_named_only_where_a_task_asks_for_the_place, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/statement?format=markdown", stage.study);
    let english = "en".parse().expect("a tag");
    let rule = GateRule::Location(LocationRule { countries: vec!["IT".parse().expect("a country")] });
    app.engine.set_gate_rule(&stage.admin.actor, stage.study, english, rule).await.expect("a rule");
    stage.open(Preset::Formality, |definition| definition.gates.clear()).await;
    let text = office.get(&address).await.text();
    assert!(!text.contains("in Italy") && !text.contains("Workers left after each qualification step"), "{text}");
    stage.publish(Preset::Fluency, |definition| definition.gates = vec![Gate::Location]).await;
    let text = office.get(&address).await.text();
    assert!(text.contains("English: in Italy.") && text.contains("Location restriction"), "{text}");
    assert!(!text.contains("Qualification test") && !text.contains("Rewrites review"), "gates that are off: {text}");
    assert!(text.contains("Texts left after each step of curation"), "it follows XFORMAL: {text}");
    let own = app.study(&stage.admin, &["en"]).await;
    let text = office.get(&format!("/studies/{own}/statement?format=markdown")).await.text();
    assert!(!text.contains("curation |") && !text.contains("Texts left after") && !text.contains("XFORMAL"), "{text}");
});
