//! A question that cannot be answered: where the task allows it a reason stands for the answer, and enters no statistic.

use engine::design::preset::Preset;
use shared::{NewAnswer, Shown, Submission, SubmissionId, Value};

use crate::app::on_both_engines;
use crate::report::naive::csv;
use crate::report::stage::{Stage, rate};

fn reason(shown: &Shown, why: &str) -> Vec<NewAnswer> {
    let of = |item: &shared::ShownItem| NewAnswer {
        item: item.id,
        question: shown.questions[0].key.clone(),
        output: None,
        value: Value::Skipped(why.to_owned()),
    };
    shown.items.iter().map(of).collect()
}

on_both_engines!(a_reason_is_exported_and_enters_no_statistic, async |app| {
    let stage = Stage::new(&app, 5, 3).await;
    let (office, study) = (app.program_of(&stage.admin).await, stage.study);
    let asked =
        [Preset::Fluency, Preset::FormalityLabel, Preset::EditTypes, Preset::Preference, Preset::Ranking, Preset::Tag];
    for preset in asked {
        let task = stage.open(preset, |definition| definition.questions[0].skip = true).await;
        let answers = |shown: &Shown| reason(shown, "  no such\nword ");
        let (engine, actor) = (&app.engine, &stage.workers[0].actor);
        let id = stage.claim(0, task).await.expect("a hit");
        let shown = engine.shown(actor, id).await.expect("a page");
        let draft = shared::Draft { revision: 0, answers: answers(&shown) };
        engine.save_draft(actor, id, draft).await.expect("a draft keeps it");
        assert_eq!(stage.work(0, task, answers).await, 5, "{}", preset.as_str());
    }
    let rows = csv(&office.get(&format!("/studies/{study}/exports/answers.csv")).await.text());
    assert_eq!(rows.len(), 5 * asked.len());
    assert!(rows.iter().all(|row| row["value"] == "cannot judge: no such word" && row["spans"].is_empty()), "{rows:?}");
    let report = office.get(&format!("/studies/{study}/agreement")).await.good();
    assert_eq!(report["tables"], serde_json::json!([]), "nobody judged anything");

    // Beside judgements, reasons are counted and do nothing else.
    let task =
        stage.open(Preset::Formality, |definition| (definition.questions[0].skip, definition.need) = (true, 3)).await;
    stage.work(0, task, |shown| reason(shown, "garbled")).await;
    for worker in 1..3 {
        stage.work(worker, task, rate(|text| i64::try_from(text.len() % 3).expect("small"))).await;
    }
    let report = office.get(&format!("/studies/{study}/agreement")).await.good();
    let table = &report["tables"][0];
    let counts = ["n_raters", "n_ratings", "n_skipped"].map(|name| table[name].as_u64());
    assert_eq!(counts, [Some(2), Some(10), Some(5)], "{table}");
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{study}/agreement")).await.text();
    assert!(page.contains("5 times somebody gave a reason"), "{page}");
});

on_both_engines!(a_reason_is_taken_only_where_it_is_offered_and_only_alone, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let strict = stage.open(Preset::Fluency, |_| {}).await;
    let lenient = stage.open(Preset::Meaning, |definition| definition.questions[0].skip = true).await;
    let [strict, lenient] =
        [stage.claim(0, strict).await.expect("a hit"), stage.claim(0, lenient).await.expect("a hit")];
    let refused = async |id, answers: Vec<NewAnswer>| {
        let submission = Submission { id: engine.id::<SubmissionId>(), answers, insist: true, active_ms: 0 };
        engine.submit(actor, id, submission).await.expect_err("refused").to_string()
    };
    let shown = engine.shown(actor, strict).await.expect("a page");
    assert!(refused(strict, reason(&shown, "no")).await.contains("has to be answered"));
    let shown = engine.shown(actor, lenient).await.expect("a page");
    assert!(refused(lenient, reason(&shown, "  ")).await.contains("in a few words"));
    let both = [reason(&shown, "no"), rate(|_| 3)(&shown)].concat();
    assert!(refused(lenient, both).await.contains("twice"));

    // The plain form: a reason in its field, and the answer beside it does not count.
    let browser = app.signed_in(&stage.workers[0]).await;
    let address = format!("/work/assignments/{lenient}");
    let page = browser.get(&address).await.text();
    assert!(page.contains("I cannot judge this"), "{page}");
    let submission = page.split("name=\"submission\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let (assignment, submission) = (lenient.to_string(), submission.expect("a submission").to_owned());
    let item = shown.items[0].id;
    let names = [format!("answers[i{item}.meaning]"), format!("answers[i{item}.meaning.skip:]")];
    let fields = [
        ("assignment", assignment.as_str()),
        ("submission", submission.as_str()),
        ("revision", "0"),
        (names[0].as_str(), "3"),
        (names[1].as_str(), "the second is no sentence"),
    ];
    browser.submit(&address, "/fn/work/submit_form", &fields).await;
    let office = app.program_of(&stage.admin).await;
    let rows = csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    let values: Vec<&str> = rows.iter().map(|row| row["value"].as_str()).collect();
    assert_eq!(values, ["cannot judge: the second is no sentence"]);
});
