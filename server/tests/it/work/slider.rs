//! A number of a slider, from the plain form of the page to the database, the export and the agreement statistic.

use std::sync::Arc;

use engine::design::preset::Preset;
use serde_json::json;
use shared::{
    Anchor, Decimal, Definition, Localised, NewAnswer, Shown, SliderQuestion, Submission, SubmissionId, TaskId, Value,
};

use crate::app::{TestApp, on_both_engines};
use crate::report::exported::Exported;
use crate::report::naive;
use crate::report::stage::{Stage, mark};

fn number(text: &str) -> Decimal {
    text.parse().expect("a number")
}

/// From 0 to 10 in steps of 0.1.
fn slider() -> SliderQuestion {
    let anchor =
        |at: &str, words: &str| Anchor { at: number(at), label: Localised::of("en".parse().expect("a tag"), words) };
    SliderQuestion {
        min: number("0"),
        max: number("10"),
        step: number("0.1"),
        anchors: vec![anchor("0", "Not formal"), anchor("5", "Neither"), anchor("10", "Very formal")],
    }
}

fn asked(definition: &mut Definition) {
    definition.questions.truncate(1);
    definition.questions[0].key = "formality".to_owned();
    definition.questions[0].kind = slider().into();
    definition.questions[0].skip = true;
    (definition.need, definition.items_per_hit) = (3, 1);
}

/// A number that hangs on the text alone: 0 to 9.9.
fn truth(text: &str) -> Decimal {
    Decimal::new(mark(text).rem_euclid(100), 1).expect("a number")
}

async fn stage(app: &Arc<TestApp>) -> (Stage, TaskId) {
    let stage = Stage::new(app, 6, 3).await;
    let task = stage.open(Preset::Formality, asked).await;
    (stage, task)
}

/// The text that an item asks about.
fn text(shown: &Shown) -> &str {
    &shown.items[0].outputs[0].text
}

fn answer(shown: &Shown, value: Value) -> Vec<NewAnswer> {
    vec![NewAnswer { item: shown.items[0].id, question: "formality".to_owned(), output: None, value }]
}

on_both_engines!(a_number_is_the_same_from_the_form_to_the_agreement, async |app| {
    let (stage, task) = stage(&app).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    let (browser, address) = (app.signed_in(&stage.workers[0]).await, format!("/work/assignments/{id}"));
    let page = browser.get(&address).await.text();
    let field = format!("answers[i{}.formality]", shown.items[0].id);
    for there in
        [&format!("name=\"{field}\" value=\"\" min=\"0\" max=\"10\" step=\"0.1\""), "data-unset", "Very formal"]
    {
        assert!(page.contains(there), "no {there}: {page}");
    }

    // Without scripts: a draft, and what is sent with it.
    let (id, revision, submission) = (id.to_string(), "0".to_owned(), engine.id::<SubmissionId>().to_string());
    let exact = truth(text(&shown)).to_string();
    let form = [("assignment", id.as_str()), ("revision", &revision), ("submission", &submission), (&field, &exact)];
    browser.submit(&address, "/fn/work/save_form", &form).await;
    let draft = engine.shown(actor, shown.id).await.expect("a page").draft;
    assert_eq!(draft.answers[0].value, Value::Decimal(number(&exact)));
    let page = browser.get(&address).await.text();
    assert!(page.contains(&format!("name=\"{field}\" value=\"{exact}\"")), "{page}");
    stage.submit(0, shown.id, |shown| answer(shown, Value::Decimal(truth(text(shown))))).await;
    for worker in 0..3 {
        stage.work(worker, task, |shown| answer(shown, Value::Decimal(truth(text(shown))))).await;
    }

    let office = app.program_of(&stage.admin).await;
    let exported = format!("/studies/{}/exports/answers", stage.study);
    let rows = naive::csv(&office.get(&format!("{exported}.csv")).await.text());
    let texts = Exported::of(&stage).await;
    assert!(rows.len() >= 18 && rows.iter().any(|row| row["value"].contains('.')), "{}", rows.len());
    for row in &rows {
        let output = texts.outputs.iter().find(|output| output.id == row["output_id"]).expect("an output");
        assert_eq!(row["value"], truth(&output.text).to_string());
    }
    let lines = office.get(&format!("{exported}.jsonl")).await.text();
    for line in lines.lines() {
        let row: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert!(row["value"].is_number(), "a number is a number: {line}");
    }
    let agreement = office.get(&format!("/studies/{}/agreement", stage.study)).await.good();
    let figures = agreement["tables"][0]["figures"].as_array().expect("figures").clone();
    let alpha = figures.iter().find(|figure| figure["statistic"] == "krippendorff_interval").expect("alpha");
    assert_eq!(alpha["value"], 1.0, "{agreement}");
    assert!(figures.iter().all(|figure| figure["statistic"] != "fleiss"), "no statistic of equal answers");
});

on_both_engines!(a_number_that_is_none_of_the_slider_is_refused, async |app| {
    let (stage, task) = stage(&app).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    let send = async |answers| {
        let submission = Submission { insist: true, ..Submission::new(engine.id::<SubmissionId>(), answers) };
        engine.submit(actor, id, submission).await
    };
    for wrong in [Value::Decimal(number("0.05")), Value::Decimal(number("10.1")), Value::Number(-1), Value::Tie] {
        let refused = send(answer(&shown, wrong)).await.expect_err("refused").to_string();
        assert_eq!(refused, "Choose a number from 0 to 10 in steps of 0.1.");
    }
    assert!(
        send(Vec::new()).await.expect_err("refused").to_string().contains("no answer"),
        "nothing is chosen at first"
    );
    // A program may send a whole number as one.
    send(answer(&shown, Value::Number(7))).await.expect("stored");
    let rows = app.program_of(&stage.admin).await.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await;
    assert_eq!(naive::csv(&rows.text())[0]["value"], "7");
});

on_both_engines!(a_reason_may_stand_for_a_number, async |app| {
    let (stage, task) = stage(&app).await;
    let id = stage.claim(0, task).await.expect("a hit");
    stage.submit(0, id, |shown| answer(shown, Value::Skipped("a telephone number".to_owned()))).await;
    let rows = app.program_of(&stage.admin).await.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await;
    assert_eq!(naive::csv(&rows.text())[0]["skipped"], "a telephone number");
});

on_both_engines!(each_of_several_outputs_has_a_slider_of_its_own, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    let task = stage.open(Preset::Ranking, |definition| {
        asked(definition);
        definition.need = 2;
    });
    let task = task.await;
    let rate = |shown: &Shown| {
        let item = &shown.items[0];
        let each = |text: &shared::ShownText| NewAnswer {
            item: item.id,
            question: "formality".to_owned(),
            output: text.output,
            value: Value::Decimal(truth(&text.text)),
        };
        item.outputs.iter().map(each).collect::<Vec<_>>()
    };
    for worker in 0..2 {
        assert_eq!(stage.work(worker, task, rate).await, 4);
    }
    let report = app.program_of(&stage.admin).await.get(&format!("/studies/{}/evaluation", stage.study)).await.good();
    let rows =
        app.program_of(&stage.admin).await.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text();
    let rows = naive::csv(&rows);
    for system in report["tables"][0]["systems"].as_array().expect("systems") {
        let own = rows.iter().filter(|row| row["system"] == system["system"].as_str().expect("a name"));
        let values: Vec<f64> = own.map(|row| row["value"].parse().expect("a number")).collect();
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        assert!((system["mean"].as_f64().expect("a mean") - mean).abs() < 1e-9, "{system} {mean}");
    }
});

on_both_engines!(raters_who_differ_by_tenths_of_the_range_are_adjudicated, async |app| {
    let (stage, task) = stage(&app).await;
    for (worker, value) in [(0, "1.5"), (1, "9"), (2, "2")] {
        stage.work(worker, task, |shown| answer(shown, Value::Decimal(number(value)))).await;
    }
    let engine = &app.engine;
    let office = app.program_of(&stage.admin).await;
    let page = office.get(&format!("/studies/{}/adjudication", stage.study)).await.good();
    let dispute = &page["items"][0];
    assert_eq!(dispute["answers"][0]["value"], json!({ "type": "decimal", "value": 1.5 }), "{page}");
    let item = serde_json::from_value(dispute["shown"]["id"].clone()).expect("an item");
    let value = Value::Decimal(number("2.5"));
    let decided = NewAnswer { item, question: "formality".to_owned(), output: None, value };
    engine.adjudicate(&stage.admin.actor, stage.study, decided, "between").await.expect("decided");
    let rows = office.get(&format!("/studies/{}/exports/adjudications.csv", stage.study)).await.text();
    assert_eq!(naive::csv(&rows)[0]["value"], "2.5");
});
