//! Definitions with mistakes: refused with the path of what is wrong and the reason.

use engine::design::preset::Preset;
use serde_json::{Value, json};
use shared::Problem;

use crate::app::on_both_engines;

/// A mistake, made in a definition; the field that the refusal names, and words of the reason.
type Mistake = (fn(&mut Value), &'static str, &'static str);

/// Of the second question of a task with two.
const MISTAKES: [Mistake; 19] = [
    (|d| d["surprise"] = json!(1), "json", "surprise: unknown field `surprise`"),
    (|d| d["questions"][1]["stars"] = json!(5), "json", "questions[1]: unknown field `stars`"),
    (|d| d["questions"][1]["kind"] = json!("stars"), "json", "questions[1]: unknown variant `stars`"),
    (|d| drop(d.as_object_mut().map(|d| d.remove("need"))), "json", "missing field `need`"),
    (|d| d["questions"] = json!([]), "questions", "at least one question"),
    (|d| d["questions"][1]["points"] = json!([]), "questions[1].points", "at least two points, ordered"),
    (|d| wordless(&mut d["questions"][1]["points"]), "questions[1].points", "“sure”: No point has a label"),
    (
        |d| d["questions"][1]["key"] = d["questions"][0]["key"].clone(),
        "questions[1].key",
        "Two questions have the key “label”",
    ),
    (|d| d["questions"][1]["key"] = json!("Sehr sicher"), "questions[1].key", "cannot be a key"),
    (|d| twice(&mut d["questions"][0]["options"]), "questions[0].options", "offers the answer “formal” twice"),
    (|d| d["questions"][0]["options"][1]["label"] = json!({}), "questions[0].options", "has no label"),
    (
        |d| d["questions"][0]["when"] = when("sure", "1"),
        "questions[0].when.question",
        "which is not an earlier question",
    ),
    (
        |d| d["questions"][1]["when"] = when("sure", "1"),
        "questions[1].when.question",
        "which is not an earlier question",
    ),
    (|d| d["questions"][1]["when"] = when("label", "odd"), "questions[1].when.is", "“odd” is not a possible answer"),
    (
        |d| d["questions"][1]["when"] = json!({"question": "label", "is": []}),
        "questions[1].when.is",
        "names no answer to “label”",
    ),
    (|d| d["subject"] = json!("outputs"), "questions[0].kind", "asks about one text"),
    (|d| d["lexicon"] = json!({"fr": ["two words"]}), "lexicon.fr", "“two words” is not one word"),
    (|d| d["from"] = json!({"task": 9}), "from.task", "The study has no task 9"),
    (|d| d["questions"][1]["prompt"] = json!({"fr": "a\u{0}b"}), "questions[1].prompt", "contains a NUL character"),
];

fn when(question: &str, is: &str) -> Value {
    json!({ "question": question, "is": [is] })
}

fn wordless(points: &mut Value) {
    for point in points.as_array_mut().expect("points") {
        point["label"] = json!({});
    }
}

fn twice(options: &mut Value) {
    let first = options[0].clone();
    options.as_array_mut().expect("options").push(first);
}

on_both_engines!(mistakes_are_refused_with_path_and_reason, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["fr"]).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let task = engine.add_task(actor, study, Preset::FormalityLabel).await.expect("a task");
    let draft = engine.task(actor, study, task).await.expect("it").draft.expect("a draft").definition;
    let mut good = serde_json::to_value(draft).expect("JSON");
    good["questions"][0]["key"] = json!("label");
    good["questions"][0]["options"][0]["key"] = json!("formal");
    good["questions"].as_array_mut().expect("questions").push(json!({
        "key": "sure", "prompt": {"fr": "Sûr ?"}, "required": true, "kind": "scale",
        "points": [{"value": 1, "label": {"fr": "non"}}, {"value": 2, "label": {}}],
    }));
    engine.set_task_json(actor, study, task, &good.to_string()).await.expect("in order");
    for (make, field, why) in MISTAKES {
        let mut wrong = good.clone();
        make(&mut wrong);
        let refused = engine.set_task_json(actor, study, task, &wrong.to_string()).await.map_err(Problem::from);
        let problem = refused.expect_err(why);
        assert!(problem.to_string().contains(why), "{why}: {problem}");
        assert_eq!(problem.field(), Some(field), "{problem}");
    }
    // Words to hide are looked for when the task is published.
    good["display"] = json!("masked");
    engine.set_task_json(actor, study, task, &good.to_string()).await.expect("a draft may lack them");
    let refused = engine.publish_task(actor, study, task).await.map_err(Problem::from).expect_err("no words");
    assert_eq!(refused.field(), Some("lexicon.fr"), "{refused}");
});
