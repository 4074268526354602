//! The qualification test with every type of question: asked, answered by page and by program, graded, and its key in no
//! response; and rules from before there was more than one question.

use std::sync::Arc;

use engine::design::preset::Preset;
use serde_json::{Value, json};
use shared::Locale;
use store::scratch::execute;

use super::stage::{SECRET, Stage, test_field, test_item};
use crate::app::{Program, TestApp, on_both_engines};
use crate::report::zip;

/// One test for each thing that an item can show, with the answers that are right and ones that are wrong.
struct Case {
    rule: Value,
    /// Words of the expected answers that no other text of the test holds.
    words: &'static [&'static str],
    right: fn(&Value) -> Value,
    wrong: fn(&Value) -> Value,
}

fn choice(keys: &[&str], many: bool) -> Value {
    let options: Vec<Value> =
        keys.iter().map(|key| json!({ "key": key, "label": { "it": format!("Opzione {key}") } })).collect();
    json!({ "kind": "choice", "options": options, "many": many })
}

fn question(key: &str, own: Value) -> Value {
    let mut question = json!({ "key": key, "prompt": { "it": format!("Domanda {key}?") }, "required": false });
    question.as_object_mut().expect("an object").extend(own.as_object().expect("an object").clone());
    question
}

fn rule(subject: &str, questions: Value, item: Value, tolerances: Value) -> Value {
    json!({
        "gate": "test", "subject": subject, "questions": questions, "items": [item], "tolerances": tolerances,
        "pass_mark": 100, "attempts": 50, "wait_seconds": 0, "instructions": "",
    })
}

fn scale() -> Value {
    let point = |value: i64| json!({ "value": value, "label": { "it": format!("punto {value}") } });
    json!({ "kind": "scale", "points": (1..=5).map(point).collect::<Vec<_>>() })
}

fn slider() -> Value {
    let anchor = |at: i64| json!({ "at": at, "label": { "it": "estremo" } });
    json!({ "kind": "slider", "min": 0, "max": 100, "step": 0.5, "anchors": [anchor(0), anchor(100)] })
}

fn cases() -> Vec<Case> {
    let labels =
        json!([{ "key": "cortese", "label": { "it": "Cortese" } }, { "key": "rude", "label": { "it": "Rude" } }]);
    let of_source = json!([
        question("point", scale()),
        question("one", choice(&["alfa", "beta", "gamma"], false)),
        question("many", choice(&["alfa", "beta", "gamma"], true)),
        question("slide", slider()),
        question("spans", json!({ "kind": "spans", "labels": labels, "of": "source" })),
    ]);
    let item = json!({
        "text": "Lei viene domani", "why": SECRET,
        "expected": {
            "point": "1; 4..5", "one": "beta; gamma", "many": "gamma|alfa", "slide": "61.5", "spans": "[cortese]Lei[/cortese] viene domani",
        },
    });
    let two = json!([question("better", json!({ "kind": "pairwise", "tie": true }))]);
    let of_two = json!({ "outputs": ["Prima uscita", "Seconda uscita"], "expected": { "better": "B" }, "why": SECRET });
    let several = json!([
        question("order", json!({ "kind": "ranking", "ties": false })),
        question("each", scale()),
        question("slides", slider()),
    ]);
    let of_several = json!({
        "text": "Fonte", "outputs": ["Uscita uno", "Uscita due", "Uscita tre"], "why": SECRET,
        "expected": { "order": "C > A > B", "each": "A=2|C=4..5", "slides": "A=7.5|B=80|C=90.5" },
    });
    vec![
        Case {
            rule: rule("source", of_source, item, json!({ "slide": 2, "spans": 40 })),
            words: &["4..5", "beta; gamma", "gamma|alfa", "61.5", "[cortese]Lei"],
            right: |_| {
                json!([
                    answer("point", json!({ "type": "number", "value": 4 })),
                    answer("one", json!({ "type": "chosen", "value": { "keys": ["gamma"] } })),
                    answer("many", json!({ "type": "chosen", "value": { "keys": ["alfa", "gamma"] } })),
                    answer("slide", json!({ "type": "decimal", "value": 60 })),
                    answer("spans", json!({ "type": "text", "value": "[cortese]Lei v[/cortese]iene domani" })),
                ])
            },
            wrong: |_| {
                json!([
                    answer("point", json!({ "type": "number", "value": 2 })),
                    answer("one", json!({ "type": "chosen", "value": { "keys": ["alfa"] } })),
                    answer("many", json!({ "type": "chosen", "value": { "keys": ["alfa"] } })),
                    answer("slide", json!({ "type": "decimal", "value": 59 })),
                    answer("spans", json!({ "type": "text", "value": "" })),
                ])
            },
        },
        Case {
            rule: rule("two", two, of_two, json!({})),
            words: &[],
            right: |test| {
                json!([answer("better", json!({ "type": "preferred", "value": output(test, "Seconda uscita") }))])
            },
            wrong: |_| json!([answer("better", json!({ "type": "tie" }))]),
        },
        Case {
            rule: rule("outputs", several, of_several, json!({ "slides": 1 })),
            words: &["C > A > B", "4..5", "A=7.5"],
            right: |test| of_outputs(test, [(2, 2, 8), (3, 1, 81), (1, 5, 90)]),
            wrong: |test| of_outputs(test, [(1, 1, 50), (2, 1, 50), (3, 1, 50)]),
        },
    ]
}

fn answer(question: &str, value: Value) -> Value {
    json!({ "item": test_item(0), "question": question, "value": value })
}

/// The id of the output with this text.
fn output(test: &Value, text: &str) -> Value {
    let outputs = test["items"][0]["outputs"].as_array().expect("outputs");
    outputs.iter().find(|output| output["text"] == text).expect("it is shown")["output"].clone()
}

/// A rank, a point and a number for each of the three outputs, in the order of the rule.
fn of_outputs(test: &Value, values: [(i64, i64, i64); 3]) -> Value {
    let texts = ["Uscita uno", "Uscita due", "Uscita tre"];
    let all = texts.into_iter().zip(values).flat_map(|(text, (rank, point, number))| {
        let one = |question: &str, kind: &str, value: i64| {
            let mut answer = answer(question, json!({ "type": kind, "value": value }));
            answer["output"] = output(test, text);
            answer
        };
        [one("order", "number", rank), one("each", "number", point), one("slides", "decimal", number)]
    });
    Value::Array(all.collect())
}

async fn set(app: &Arc<TestApp>, stage: &Stage, rule: &Value) {
    let office = app.program_of(&stage.admin).await;
    let set = office.put(&stage.at("/gates/it"), rule.clone()).await;
    assert_eq!(set.status, 204, "{}", set.text());
}

/// Everything that a worker reads of the test, and what a manager reads of workers.
async fn read_all(app: &Arc<TestApp>, stage: &Stage, worker: &crate::app::Member) -> Vec<String> {
    let (program, browser) = (app.program_of(worker).await, app.signed_in(worker).await);
    let mut said = Vec::new();
    for page in ["", "/test", "/test/result"] {
        said.push(browser.get(&format!("/work/{}{page}", stage.study)).await.text());
    }
    for path in ["/entry", "/test"] {
        said.push(program.get(&stage.at(path)).await.text());
    }
    let manager = manager(app, stage).await;
    said.push(manager.get(&stage.at("/workers")).await.text());
    let archive = manager.get(&stage.at("/exports/jsonl.zip")).await;
    said.extend(zip::open(&archive.body).into_values().map(|bytes| String::from_utf8_lossy(&bytes).into_owned()));
    said
}

async fn manager(app: &Arc<TestApp>, stage: &Stage) -> Program {
    let name = format!("max-{}", app.engine.id::<uuid::Uuid>().simple());
    let member = app.join(&stage.admin, stage.study, shared::Role::Manager, &name, "it").await;
    app.program_of(&member).await
}

on_both_engines!(every_type_of_question_is_graded_and_its_key_is_in_no_response, async |app| {
    let stage = Stage::new(&app).await;
    let path = stage.at("/test");
    for (n, case) in cases().into_iter().enumerate() {
        set(&app, &stage, &case.rule).await;
        let wim = stage.located(&format!("wim-{n}")).await;
        let program = app.program_of(&wim).await;
        let test = program.get(&path).await.good();
        assert!(test["questions"][0]["required"] == true, "a test needs every answer: {test}");
        for (answers, points) in [((case.wrong)(&test), 0), ((case.right)(&test), 100)] {
            for text in read_all(&app, &stage, &wim).await {
                let says = |word: &&&str| text.contains(**word);
                assert!(!text.contains(SECRET) && !text.contains("\"expected\":"), "{text}");
                assert_eq!(case.words.iter().find(says), None, "{text}");
            }
            let sent = json!({ "version": test["version"], "answers": answers });
            let graded = program.post(&path, sent).await.good();
            assert_eq!(graded["points"], points, "case {n}: {graded}");
        }
        assert_eq!(program.get(&stage.at("/entry")).await.good()["next"], "work");
    }
});

on_both_engines!(a_test_with_several_questions_works_as_a_plain_form, async |app| {
    let stage = Stage::new(&app).await;
    set(&app, &stage, &cases()[0].rule).await;
    let wim = stage.located("wim").await;
    let (browser, study) = (app.signed_in(&wim).await, stage.study.to_string());
    let page = format!("/work/{study}/test");
    let shown = browser.get(&page).await.text();
    for text in
        ["Lei viene domani", "Domanda point?", "punto 4", "Opzione gamma", "type=\"checkbox\"", "type=\"range\""]
    {
        assert!(shown.contains(text), "{text}: {shown}");
    }
    let [point, one, alfa, gamma, slide, spans] =
        ["point", "one", "many.alfa", "many.gamma", "slide", "spans"].map(|key| test_field(0, key));
    let version = app.program_of(&wim).await.get(&stage.at("/test")).await.good()["version"].to_string();
    let fields = [
        ("study", study.as_str()),
        ("version", &version),
        (&point, "5"),
        (&alfa, "alfa"),
        (&gamma, "gamma"),
        (&slide, "63.5"),
        (&spans, "[Cortese]Lei[/Cortese] viene domani"),
    ];
    let refused = browser.submit(&page, "/fn/take_test", &fields).await.text();
    assert!(refused.contains("non ha ancora una risposta") && refused.contains("63.5"), "{refused}");
    let all = [&fields[..], &[(one.as_str(), "beta")]].concat();
    let result = browser.submit(&page, "/fn/take_test", &all).await.text();
    assert!(result.contains("100 punti su 100"), "{result}");
});

on_both_engines!(a_rule_stored_before_tests_had_questions_still_holds, async |app| {
    let stage = Stage::new(&app).await;
    let old = json!({
        "gate": "test", "tolerance": 1, "pass_mark": 80, "attempts": 2, "wait_seconds": 600, "instructions": "Legga bene.",
        "items": [{ "text": "Ehi bello", "gold": -3, "why": SECRET }, { "text": "Egregio", "gold": 3, "why": "" }],
    });
    store_as_it_was(&app, &old).await;
    let wim = stage.located("wim").await;
    let program = app.program_of(&wim).await;
    let test = program.get(&stage.at("/test")).await.good();
    assert_eq!((&test["is_on_formality"], &test["tolerance"]), (&json!(true), &json!(1)));
    assert_eq!(test["questions"][0]["prompt"]["it"], "Quanto è formale questa frase?");
    let page = app.signed_in(&wim).await.get(&format!("/work/{}/test", stage.study)).await.text();
    assert!(page.contains("Legga bene.") && page.contains("Molto informale"), "{page}");
    let answers = stage.answers(&program, &[-2, 3]).await;
    assert_eq!(program.post(&stage.at("/test"), answers).await.good()["points"], 100);
    let design = app.signed_in(&stage.admin).await.get(&format!("/studies/{}/gates", stage.study)).await.text();
    assert!(design.contains("Ehi bello,-3,because-of-the-key"), "{design}");
});

on_both_engines!(a_test_that_nobody_has_written_starts_with_the_questions_of_the_first_task, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let (browser, address) = (app.signed_in(&admin).await, format!("/studies/{study}/gates"));
    assert!(!browser.get(&address).await.words().contains(Locale::En.test_question()), "no question of another study");
    app.engine.add_task(&admin.actor, study, Preset::Fluency).await.expect("a task");
    let page = browser.get(&address).await.text();
    assert!(page.contains("name=\"questions[0][key]\"") && page.contains("value=\"fluency\""), "{page}");
});

/// Writes the rule as an earlier version of the program did. The database of the test has no other test.
async fn store_as_it_was(app: &TestApp, rule: &Value) {
    let sql = format!("update gate set rule = '{rule}' where gate = 'test'");
    execute(app.engine.db(), &sql).await.expect("as an earlier version stored it");
}
