//! Stretches of texts: what is marked is what is stored and exported, in any script, and the text cannot be changed.

use std::collections::BTreeSet;

use engine::design::preset::Preset;
use engine::texts::import::{Choice, File};
use engine::texts::output::Builtin;
use serde_json::json;
use shared::import::{FileFormat, FileKind, Mapping};
use shared::{Marked, NewAnswer, Span, Submission, SubmissionId, Submitted, Value};

use crate::app::on_both_engines;
use crate::report::naive::csv;
use crate::report::stage::{Stage, mark};

/// Emoji of several code points, combining marks, right to left, brackets that are no marks, a line break.
const NASTY: [&str; 5] = [
    "👩‍👩‍👧 kewl 👍🏽 right?",
    "te\u{301}te\u{300} a\u{308}h oui",
    "שלום, מה שלומך היום?",
    "[x] a [Formals b] [/g]",
    "one\ntwo  three",
];

/// A stage whose sources are the nasty texts, and a task that marks the copies of them.
async fn stage(app: &std::sync::Arc<crate::app::TestApp>) -> (Stage, shared::TaskId) {
    let stage = Stage::new(app, 1, 2).await;
    let lines: String = NASTY.iter().map(|text| format!("{}\n", json!({ "text": text }))).collect();
    let file = File {
        kind: FileKind::Sources,
        name: "s.jsonl".to_owned(),
        format: Some(FileFormat::Jsonl),
        bytes: lines.into(),
    };
    let mapping = Mapping { text: "text".to_owned(), default_language: "en".to_owned(), ..Mapping::default() };
    let choice = Choice { mapping, skip_refused: false };
    let imported = app.engine.import(&stage.admin.actor, stage.study, file, &choice).await.expect("sources");
    assert!(imported.written, "{imported:?}");
    app.engine.run_builtin(&stage.admin.actor, stage.study, Builtin::Copy).await.expect("outputs");
    let task = stage.open(Preset::Tag, |definition| (definition.need, definition.items_per_hit) = (1, 1)).await;
    (stage, task)
}

/// Marks of two labels that overlap, made from the text alone.
fn marks(text: &str) -> Marked {
    let n = text.chars().count();
    let span = |start, end, label: &str| Span { start, end, label: label.to_owned() };
    let mut spans = vec![span(0, n / 2 + 1, "formal"), span(n / 2, n, "informal")];
    spans.sort();
    Marked { text: text.to_owned(), spans }
}

on_both_engines!(what_is_marked_is_what_is_exported, async |app| {
    let (stage, task) = stage(&app).await;
    let mut seen = Vec::new();
    while let Some(id) = stage.claim(0, task).await {
        let answer = |shown: &shared::Shown| {
            let item = &shown.items[0];
            let marked = marks(&item.outputs[0].text).write();
            vec![NewAnswer {
                item: item.id,
                question: "formality".to_owned(),
                output: None,
                value: Value::Text(marked),
            }]
        };
        // The page comes back with the draft as it was left.
        let shown = app.engine.shown(&stage.workers[0].actor, id).await.expect("a page");
        let draft = shared::Draft { revision: 0, answers: answer(&shown) };
        app.engine.save_draft(&stage.workers[0].actor, id, draft.clone()).await.expect("saved");
        let again = app.engine.shown(&stage.workers[0].actor, id).await.expect("a page");
        assert_eq!(again.draft.answers, draft.answers);
        stage.submit(0, id, answer).await;
        seen.push(shown.items[0].outputs[0].text.clone());
    }
    assert!(NASTY.iter().all(|text| seen.contains(&scoring::text::nfc(text))), "{seen:?}");

    let office = app.program_of(&stage.admin).await;
    let rows = csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    let lines = office.get(&format!("/studies/{}/exports/answers.jsonl", stage.study)).await.text();
    assert_eq!(rows.len(), seen.len());
    for line in lines.lines() {
        let row: serde_json::Value = serde_json::from_str(line).expect("an object");
        let (value, spans) = (row["value"].as_str().expect("a text"), row["spans"].as_str().expect("spans"));
        let marked = Marked::read(value, &["formal", "informal"]).expect("marks");
        assert!(seen.contains(&marked.text), "{value}");
        assert_eq!(marked, marks(&marked.text));
        assert_eq!(marked.stored(), spans);
        for span in &marked.spans {
            let chars: Vec<char> = marked.text.chars().collect();
            assert_eq!(marked.quote(span), chars[span.start..span.end].iter().collect::<String>());
        }
    }
});

on_both_engines!(only_marks_may_be_added, async |app| {
    let (stage, task) = stage(&app).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let shown = engine.shown(actor, id).await.expect("a page");
    let text = shown.items[0].outputs[0].text.clone();
    let submit = async |value: &str, insist| {
        let (item, question) = (shown.items[0].id, "formality".to_owned());
        let answers = vec![NewAnswer { item, question, output: None, value: Value::Text(value.to_owned()) }];
        engine.submit(actor, id, Submission { insist, ..Submission::new(engine.id::<SubmissionId>(), answers) }).await
    };
    for (value, why) in [
        (format!("[FORMAL]{text}"), "comes without [/FORMAL] after it"),
        (format!("[FORMAL]{text}[/FORMAL] and more"), "You changed the text itself"),
        ("[FORMAL]other[/FORMAL]".to_owned(), "You changed the text itself"),
    ] {
        let refused = submit(&value, true).await.expect_err("refused").to_string();
        assert!(refused.contains(why), "{refused}");
    }
    // A draft may be half marked.
    let (item, question) = (shown.items[0].id, "formality".to_owned());
    let half = NewAnswer { item, question, output: None, value: Value::Text(format!("[FORMAL]{text}")) };
    let draft = shared::Draft { revision: 0, answers: vec![half.clone()] };
    engine.save_draft(actor, id, draft).await.expect("kept");
    assert_eq!(engine.shown(actor, id).await.expect("a page").draft.answers, [half]);
    // Nothing marked is odd, and may be meant.
    assert!(
        matches!(submit(&text, false).await.expect("an answer"), Submitted::Flagged { flags } if flags[0].can_insist)
    );
    assert!(matches!(submit(&text, true).await.expect("an answer"), Submitted::Stored { .. }));

    // The same by a plain form: the field comes filled with the text.
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    let (item, text) = (shown.items[0].id, shown.items[0].outputs[0].text.clone());
    let browser = app.signed_in(&stage.workers[0]).await;
    let address = format!("/work/assignments/{id}");
    let page = browser.get(&address).await.text();
    let submission = page.split("name=\"submission\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let (assignment, submission) = (id.to_string(), submission.expect("a submission").to_owned());
    let (name, value) = (format!("answers[i{item}.formality]"), marks(&text).write());
    let fields = [
        ("assignment", assignment.as_str()),
        ("submission", submission.as_str()),
        ("revision", "0"),
        (name.as_str(), value.as_str()),
    ];
    browser.submit(&address, "/fn/work/submit_form", &fields).await;
    let done = browser.get(&address).await.text();
    assert!(done.contains("Submitted. Thank you."), "{done}");
    let rows = csv(&app
        .program_of(&stage.admin)
        .await
        .get(&format!("/studies/{}/exports/answers.csv", stage.study))
        .await
        .text());
    assert!(rows.iter().any(|row| row["spans"] == marks(&text).stored()), "{rows:?}");
});

on_both_engines!(nothing_to_mark_is_an_answer_with_no_spans, async |app| {
    let (stage, task) = stage(&app).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    // Over the REST interface an empty text says so: nothing is asked about, and the draft keeps it.
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    let (item, first) = (shown.items[0].id, shown.items[0].outputs[0].text.clone());
    let question = "formality".to_owned();
    let answers = vec![NewAnswer { item, question, output: None, value: Value::Text(String::new()) }];
    let draft = shared::Draft { revision: 0, answers: answers.clone() };
    engine.save_draft(actor, id, draft).await.expect("kept");
    let browser = app.signed_in(&stage.workers[0]).await;
    let page = browser.get(&format!("/work/assignments/{id}")).await.text();
    let ticked =
        page.split("<input").find(|input| input.contains(&format!("name=\"answers[i{item}.formality.none:]\"")));
    let ticked = ticked.and_then(|input| input.split('>').next()).expect("a box");
    assert!(ticked.contains(" checked"), "{ticked}");
    let submission = Submission::new(engine.id::<SubmissionId>(), answers);
    let done = engine.submit(actor, id, submission).await.expect("an answer");
    assert!(matches!(done, Submitted::Stored { .. }), "{done:?}");

    // By a plain form: the field comes filled with the text, and the box is ticked.
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    let (item, second) = (shown.items[0].id, shown.items[0].outputs[0].text.clone());
    let address = format!("/work/assignments/{id}");
    let page = browser.get(&address).await.text();
    assert!(page.contains("Nothing to highlight"), "{page}");
    let submission = page.split("name=\"submission\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let (assignment, submission) = (id.to_string(), submission.expect("a submission").to_owned());
    let (text, none) = (format!("answers[i{item}.formality]"), format!("answers[i{item}.formality.none:]"));
    let fields = [
        ("assignment", assignment.as_str()),
        ("submission", submission.as_str()),
        ("revision", "0"),
        (text.as_str(), second.as_str()),
        (none.as_str(), "on"),
    ];
    browser.submit(&address, "/fn/work/submit_form", &fields).await;
    let done = browser.get(&address).await.text();
    assert!(done.contains("Submitted. Thank you."), "{done}");

    let office = app.program_of(&stage.admin).await;
    let rows = csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    // A spreadsheet would read the first text as a formula: a quote stands before it in the file.
    let plain = |text: &'_ str| text.strip_prefix('\'').unwrap_or(text).to_owned();
    let mut exported: Vec<(String, &str)> =
        rows.iter().map(|row| (plain(&row["value"]), row["spans"].as_str())).collect();
    let mut expected = [(first, ""), (second, "")];
    exported.sort();
    expected.sort();
    assert_eq!(exported, expected, "the text, and no spans");
    let report = office.get(&format!("/studies/{}/agreement", stage.study)).await.good();
    assert_eq!(report["tables"][0]["n_ratings"].as_u64(), Some(2), "two texts with zero spans: {report}");
});

on_both_engines!(workers_read_the_labels_of_spans_and_never_their_keys, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    let task = stage
        .open(Preset::Tag, |definition| {
            let shared::QuestionKind::Spans(spans) = &mut definition.questions[0].kind else { panic!("spans") };
            let english = "en".parse().expect("a tag");
            spans.labels[0].key = "accuracy_minor".to_owned();
            spans.labels[0].label = shared::Localised::of(english, "Accuracy, minor");
            (definition.need, definition.items_per_hit) = (1, 1);
        })
        .await;
    let id = stage.claim(0, task).await.expect("a hit");
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let shown = engine.shown(actor, id).await.expect("a page");
    let (item, question) = (shown.items[0].id, shown.questions[0].key.clone());
    let text = shown.items[0].outputs[0].text.clone();
    let value = Value::Text(format!("[ACCURACY_MINOR]{text}[/ACCURACY_MINOR]"));
    let answers = vec![NewAnswer { item, question: question.clone(), output: None, value }];
    engine.save_draft(actor, id, shared::Draft { revision: 0, answers }).await.expect("kept");
    let page = app.signed_in(&stage.workers[0]).await.get(&format!("/work/assignments/{id}")).await.text();
    assert!(!page.contains("ACCURACY_MINOR") && page.contains("[Accuracy, minor]"), "{page}");
    let value = Value::Text(format!("[accuracy, minor]{text}[/Accuracy, minor]"));
    let answers = vec![NewAnswer { item, question, output: None, value }];
    let submission = Submission::new(engine.id::<SubmissionId>(), answers);
    let done = engine.submit(actor, id, submission).await.expect("an answer");
    assert!(matches!(done, Submitted::Stored { .. }), "{done:?}");
    let office = app.program_of(&stage.admin).await;
    let rows = csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    assert_eq!(rows[0]["spans"], format!("accuracy_minor:0-{}", text.chars().count()));
    assert!(rows[0]["value"].starts_with("[ACCURACY_MINOR]"), "{:?}", rows[0]);
});

on_both_engines!(agreement_on_marks_is_that_of_the_exported_places, async |app| {
    let stage = Stage::new(&app, 6, 3).await;
    let task = stage.open(Preset::Tag, |definition| definition.need = 3).await;
    for worker in 0..3 {
        let answer = |shown: &shared::Shown| {
            let item = &shown.items[0];
            let text = &item.outputs[0].text;
            let start = usize::try_from(mark(text) % 3).expect("small") + worker % 2;
            let span =
                Span { start, end: start + 5, label: if worker == 2 { "informal" } else { "formal" }.to_owned() };
            let marked = Marked { text: text.clone(), spans: vec![span] }.write();
            vec![NewAnswer {
                item: item.id,
                question: "formality".to_owned(),
                output: None,
                value: Value::Text(marked),
            }]
        };
        assert_eq!(stage.work(worker, task, answer).await, 6, "each source once");
    }
    let office = app.program_of(&stage.admin).await;
    let report = office.get(&format!("/studies/{}/agreement", stage.study)).await.good();
    let found = &report["tables"][0];
    assert_eq!((found["n_ratings"].as_u64(), found["n_raters"].as_u64()), (Some(18), Some(3)));

    // Pairs of people of a text: the places both marked alike, twice, over all places marked.
    let rows = csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    let places = |row: &std::collections::BTreeMap<String, String>| -> BTreeSet<(usize, String)> {
        let spans = Marked::of_stored("", &row["spans"]).spans;
        spans.iter().flat_map(|span| (span.start..span.end).map(|at| (at, span.label.clone()))).collect()
    };
    let (mut both, mut all) = (0, 0);
    for (index, one) in rows.iter().enumerate() {
        for other in rows[index + 1..].iter().filter(|other| other["item"] == one["item"]) {
            let (a, b) = (places(one), places(other));
            both += 2 * a.intersection(&b).count();
            all += a.len() + b.len();
        }
    }
    let figure = |key: &str| {
        let figures = found["figures"].as_array().expect("figures");
        figures.iter().find(|figure| figure["statistic"] == key).unwrap_or_else(|| panic!("{key}: {found}"))["value"]
            .clone()
    };
    let f1 = figure("span_f1").as_f64().expect("a number");
    assert!((f1 - both as f64 / all as f64).abs() < 1e-12 && f1 > 0.1 && f1 < 0.5, "{f1} of {both} and {all}");
    assert!(figure("krippendorff_unitizing").as_f64().is_some_and(|alpha| alpha < 1.0), "{found}");
    let page =
        app.signed_in(&stage.admin).await.get(&format!("/studies/{}/agreement/{task}/en", stage.study)).await.text();
    assert!(page.contains("F1 of spans") && page.contains("α, unitizing"), "{page}");
});
