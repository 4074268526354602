//! Questions that are asked on certain answers only.

use engine::design::preset::Preset;
use serde_json::json;
use shared::{
    ChoiceOption, ChoiceQuestion, Chosen, Definition, NewAnswer, Question, QuestionKind, ScaleQuestion, Shown,
    Submission, SubmissionId, Submitted, Value, When,
};

use crate::app::on_both_engines;
use crate::report::naive::csv;
use crate::report::stage::Stage;

/// After the label, what is informal about the text; after that, how much, if it is the words.
fn follow_up(definition: &mut Definition) {
    let option = |key: &str| ChoiceOption {
        key: key.to_owned(),
        label: shared::Localised::of("en".parse().expect("a tag"), format!("The {key}")),
    };
    let question = |key: &str, earlier: &str, is: &[&str], kind| Question {
        key: key.to_owned(),
        prompt: definition.questions[0].prompt.clone(),
        required: true,
        skip: false,
        when: Some(When { question: earlier.to_owned(), is: is.iter().map(|word| (*word).to_owned()).collect() }),
        kind,
    };
    let options = ["words", "signs"].map(option).to_vec();
    let what = question(
        "what",
        "label",
        &["informal", "other"],
        QuestionKind::Choice(ChoiceQuestion { options, many: true, other: true }),
    );
    let points = (1..=2)
        .map(|value| shared::ScalePoint {
            value,
            label: definition.questions[0].prompt.clone(),
            examples: shared::Examples::default(),
        })
        .collect();
    let much = question("much", "what", &["words"], QuestionKind::Scale(ScaleQuestion { points }));
    definition.questions.extend([what, much]);
}

fn chosen(keys: &[&str]) -> Value {
    Value::Chosen(Chosen { keys: keys.iter().map(|key| (*key).to_owned()).collect(), other: None })
}

fn answers(shown: &Shown, given: &[(&str, Value)]) -> Vec<NewAnswer> {
    let answer = |(question, value): &(&str, Value)| NewAnswer {
        item: shown.items[0].id,
        question: (*question).to_owned(),
        output: None,
        value: value.clone(),
    };
    given.iter().map(answer).collect()
}

on_both_engines!(what_is_not_asked_is_neither_needed_nor_stored, async |app| {
    let stage = Stage::new(&app, 5, 1).await;
    let task = stage.open(Preset::FormalityLabel, follow_up).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let submit = async |given: &[(&str, Value)]| {
        let id = stage.claim(0, task).await.expect("a hit");
        let shown = engine.shown(actor, id).await.expect("a page");
        let answers = answers(&shown, given);
        engine
            .submit(actor, id, Submission { insist: true, ..Submission::new(engine.id::<SubmissionId>(), answers) })
            .await
    };
    let much = ("much", Value::Number(2));
    for (given, missing) in [
        (vec![("label", chosen(&["informal"]))], "what"),
        (vec![("label", chosen(&["informal"])), ("what", chosen(&["words"]))], "much"),
        // A condition on a question that is not asked is not met.
        (vec![("what", chosen(&["words"])), much.clone()], "label"),
    ] {
        let refused = submit(&given).await.map_err(shared::Problem::from).expect_err("incomplete");
        assert_eq!(refused.field(), Some(missing), "{given:?}");
    }
    for given in [
        vec![("label", chosen(&["formal"])), ("what", chosen(&["words"])), much.clone()],
        vec![("label", chosen(&["informal"])), ("what", chosen(&["signs"])), much.clone()],
        vec![("label", chosen(&["other"])), ("what", chosen(&["words", "signs"])), much],
    ] {
        assert!(matches!(submit(&given).await, Ok(Submitted::Stored { .. })), "{given:?}");
    }
    let office = app.program_of(&stage.admin).await;
    let rows = csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    let mut values: Vec<(String, String)> =
        rows.iter().map(|row| (row["question"].clone(), row["value"].clone())).collect();
    values.sort();
    let expected = [
        ("label", "formal"),
        ("label", "informal"),
        ("label", "other"),
        ("much", "2"),
        ("what", "signs"),
        ("what", "words|signs"),
    ];
    assert_eq!(values, expected.map(|(question, value)| (question.to_owned(), value.to_owned())));
});

on_both_engines!(a_condition_that_cannot_be_is_refused_with_its_reason, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let program = app.program_of(&admin).await;
    let task = program.post(&format!("/studies/{study}/tasks"), json!({ "preset": "comparison" })).await.good();
    let path = format!("/studies/{study}/tasks/{}", task["task"]["id"].as_str().expect("an id"));
    let label =
        program.post(&format!("/studies/{study}/tasks"), json!({ "preset": "cocoa/formality-label" })).await.good();
    let of_label = format!("/studies/{study}/tasks/{}", label["task"]["id"].as_str().expect("an id"));
    let comment = json!({"key": "note", "prompt": {}, "required": false, "kind": "comment"});
    for (base, address, question, is, why) in [
        (&task, &path, "style", json!(["tie"]), "A condition can refer to a scale, a choice, or a slider"),
        (&label, &of_label, "note", json!(["1"]), "is not an earlier question"),
        (&label, &of_label, "nothing", json!(["1"]), "is not an earlier question"),
        (&label, &of_label, "label", json!(["nice"]), "“nice” is not a possible answer to “label”"),
        (&label, &of_label, "label", json!([]), "names no answer to “label”"),
    ] {
        let mut definition = base["draft"]["definition"].clone();
        let mut note = comment.clone();
        note["when"] = json!({"question": question, "is": is});
        definition["questions"].as_array_mut().expect("questions").push(note);
        let refused = program.put(address, definition).await;
        assert_eq!(refused.status, 422, "{question}");
        assert!(refused.json()["reason"].as_str().is_some_and(|reason| reason.contains(why)), "{}", refused.text());
    }
});
