//! Where people differ, a manager decides: beside the answers, once, and agreement does not move.

use engine::design::preset::Preset;
use serde_json::{Value as Json, json};
use shared::{Chosen, NewAnswer, Role, Shown, Value};

use super::naive::csv;
use super::stage::{Stage, rate};
use crate::app::{Program, on_both_engines};

async fn report(office: &Program, stage: &Stage, query: &str) -> Json {
    office.get(&format!("/studies/{}/adjudication{query}", stage.study)).await.good()
}

async fn exported(office: &Program, stage: &Stage, file: &str) -> String {
    office.get(&format!("/studies/{}/exports/{file}", stage.study)).await.text()
}

/// Three people rate a text of each source: on those whose number is even the third is four points off, on the others one.
async fn rated(stage: &Stage) {
    let task = stage.open(Preset::Formality, |definition| definition.need = 3).await;
    for worker in 0..3 {
        let odd = move |text: &str| {
            let even = text.bytes().filter(u8::is_ascii_digit).any(|digit| digit % 2 == 0);
            if worker < 2 {
                -2
            } else if even {
                2
            } else {
                -1
            }
        };
        stage.work(worker, task, rate(odd)).await;
    }
}

on_both_engines!(a_disagreement_is_decided_once_and_exported_beside_the_answers, async |app| {
    let stage = Stage::new(&app, 6, 3).await;
    rated(&stage).await;
    let office = app.program_of(&stage.admin).await;
    let agreement = format!("/studies/{}/agreement", stage.study);
    let (before, answers) = (office.get(&agreement).await.good(), exported(&office, &stage, "answers.csv").await);

    let found = report(&office, &stage, "").await;
    assert_eq!((&found["n"], &found["n_decided"], &found["next"]), (&json!(2), &json!(0), &Json::Null), "{found}");
    let first = &found["items"][0];
    let said: Vec<(&str, i64)> = first["answers"]
        .as_array()
        .expect("answers")
        .iter()
        .map(|one| (one["worker"].as_str().expect("a name"), one["value"]["value"].as_i64().expect("a number")))
        .collect();
    assert_eq!(said, [("W001", -2), ("W002", -2), ("W003", 2)]);
    assert!(!found.to_string().contains("RULE-BASED"), "whose text it is does not show");
    // The threshold is what was asked for.
    assert_eq!(report(&office, &stage, "?points=1").await["n"], 6);
    assert_eq!(report(&office, &stage, "?points=4").await["n"], 2);
    assert_eq!(report(&office, &stage, "?points=5").await["n"], 0);
    assert_eq!(report(&office, &stage, "?question=other").await["n"], 0);
    assert_eq!(office.get(&format!("/studies/{}/adjudication?points=0", stage.study)).await.status, 422);

    // Decided, and the same again.
    let address = format!("/studies/{}/adjudication", stage.study);
    let decision = |value: i64, note: &str| json!({"item": first["shown"]["id"], "question": "formality", "value": {"type": "number", "value": value}, "note": note});
    let computed = || app.state.reports.usage().computed;
    let n_computed = computed();
    for _ in 0..2 {
        assert_eq!(office.post(&address, decision(-2, "No greeting.")).await.status, 204);
    }
    // Every page knows the decision, and no answers are compared again because of it.
    assert_eq!(report(&office, &stage, "").await["n_decided"], 1);
    assert_eq!(computed(), n_computed);
    let rows = csv(&exported(&office, &stage, "adjudications.csv").await);
    assert_eq!(rows.len(), 1, "{rows:?}");
    let own = csv(&answers).into_iter().find(|row| row["item"] == rows[0]["item"]).expect("answers about it");
    assert_eq!((rows[0]["value"].as_str(), rows[0]["note"].as_str()), ("-2", "No greeting."));
    assert_eq!((&rows[0]["output_id"], &rows[0]["source_id"]), (&own["output_id"], &own["source_id"]));
    assert!(rows[0]["decided_by"].starts_with("manager") || rows[0]["decided_by"].starts_with("researcher"));
    // A second thought is a row of its own.
    office.post(&address, decision(-1, "")).await.good();
    let rows = csv(&exported(&office, &stage, "adjudications.csv").await);
    let values: Vec<_> = rows.iter().map(|row| (row["value"].as_str(), row["superseded"].as_str())).collect();
    assert_eq!(values, [("-2", "true"), ("-1", "false")]);
    let settled = report(&office, &stage, "?settled=decided").await;
    assert_eq!((&settled["n"], &settled["n_decided"]), (&json!(2), &json!(1)));
    assert_eq!(settled["items"][0]["decision"]["value"]["value"], -1);
    assert_eq!(report(&office, &stage, "").await["items"].as_array().map(Vec::len), Some(1));

    assert_eq!(office.get(&agreement).await.good(), before, "agreement is what people said");
    assert_eq!(exported(&office, &stage, "answers.csv").await, answers, "and so are the answers");
});

on_both_engines!(what_is_no_decision_is_refused_and_names_the_rule, async |app| {
    let stage = Stage::new(&app, 3, 3).await;
    rated(&stage).await;
    let office = app.program_of(&stage.admin).await;
    let all = report(&office, &stage, "?points=1").await;
    let item = all["items"][0]["shown"]["id"].clone();
    let address = format!("/studies/{}/adjudication", stage.study);
    let decision = |value: Json| json!({"item": item, "question": "formality", "value": value});
    for (body, status, why) in [
        (decision(json!({"type": "number", "value": 9})), 422, "from -3 to 3"),
        (decision(json!({"type": "tie"})), 422, "from -3 to 3"),
        (decision(json!({"type": "skipped", "value": "no"})), 422, "needs a value"),
        (json!({"item": item, "question": "nothing", "value": {"type": "tie"}}), 422, "no question"),
        (json!({"item": stage.study, "question": "formality", "value": {"type": "tie"}}), 404, "does not exist"),
    ] {
        let refused = office.post(&address, body).await;
        assert_eq!(refused.status, status, "{}", refused.text());
        assert!(refused.text().contains(why), "{why}: {}", refused.text());
    }
    // A person who gave one of the answers decides nothing there, whatever else they are.
    let judge = &stage.workers[0];
    app.engine.add_member(&stage.admin.actor, stage.study, &judge.email, Role::Manager).await.expect("a role");
    let own = app.program_of(judge).await.post(&address, decision(json!({"type": "number", "value": 1}))).await;
    assert_eq!((own.status.as_u16(), own.text().contains("One of these answers is your own")), (403, true));
    assert_eq!(csv(&exported(&office, &stage, "adjudications.csv").await).len(), 0, "nothing was stored");
});

on_both_engines!(a_manager_decides_on_the_page_without_scripts, async |app| {
    let stage = Stage::new(&app, 4, 3).await;
    let task = stage.open(Preset::FormalityLabel, |_| {}).await;
    let labels = ["formal", "informal", "neutral"];
    for (worker, label) in labels.into_iter().enumerate() {
        let give = |shown: &Shown| {
            let own = if shown.items[0].outputs[0].text.contains('1') { "formal" } else { label };
            let value = Value::Chosen(Chosen { keys: vec![own.to_owned()], other: None });
            vec![NewAnswer { item: shown.items[0].id, question: shown.questions[0].key.clone(), output: None, value }]
        };
        stage.work(worker, task, give).await;
    }
    let (browser, office) = (app.signed_in(&stage.admin).await, app.program_of(&stage.admin).await);
    let address = format!("/studies/{}/adjudication", stage.study);
    let page = browser.get(&address).await.text();
    assert!(page.contains("0 of 3 decided") && page.contains("W003"), "{page}");
    let found = report(&office, &stage, "").await;
    let item = found["items"][0]["shown"]["id"].as_str().expect("an id").to_owned();
    let study = stage.study.to_string();
    let (field, mark) = (format!("answers[i{item}.label]"), format!("{item}.label"));
    let send = async |value: &str| {
        let own = [("mark", mark.as_str()), ("question", "label"), ("asked", "one"), (field.as_str(), value)];
        let fields = [&[("study", study.as_str())], &own[..]].concat();
        browser.submit(&address, "/fn/adjudication/decide", &fields).await.text()
    };
    assert!(send("").await.contains("Choose a value first"));
    assert!(send("nice").await.contains("not one of the answers shown"));
    let page = send("neutral").await;
    assert!(page.contains("1 of 3 decided") && page.contains("The answers have not changed"), "{page}");
    let decided = browser.get(&format!("{address}?settled=decided")).await.text();
    assert!(decided.contains("Change decision"), "{decided}");
    let rows = csv(&exported(&office, &stage, "adjudications.csv").await);
    assert_eq!((rows.len(), rows[0]["value"].as_str()), (1, "neutral"));
});

on_both_engines!(two_texts_side_by_side_and_pages, async |app| {
    let stage = Stage::new(&app, 25, 2).await;
    let task = stage.open(Preset::Comparison, |definition| definition.need = 2).await;
    for worker in 0..2 {
        let give = |shown: &Shown| {
            let answer = |question: &shared::Question| {
                let mut outputs: Vec<_> = shown.items[0].outputs.iter().filter_map(|text| text.output).collect();
                outputs.sort();
                let value = Value::Preferred(outputs[worker]);
                NewAnswer { item: shown.items[0].id, question: question.key.clone(), output: None, value }
            };
            shown.questions.iter().map(answer).collect()
        };
        stage.work(worker, task, give).await;
    }
    let office = app.program_of(&stage.admin).await;
    let (mut seen, mut query) = (std::collections::BTreeSet::new(), "?question=style".to_owned());
    let mut pages = 0;
    loop {
        let page = report(&office, &stage, &query).await;
        assert_eq!(page["n"], 25);
        for item in page["items"].as_array().expect("items") {
            assert!(seen.insert(item["item"].to_string()), "once");
            let better = &item["shown"]["outputs"][1]["output"];
            let body = json!({"item": item["shown"]["id"], "question": "style", "value": {"type": "preferred", "value": better}});
            if seen.len() == 1 {
                office.post(&format!("/studies/{}/adjudication", stage.study), body).await.good();
            }
        }
        pages += 1;
        let Some(next) = page["next"].as_str() else { break };
        query = format!("?question=style&settled=all&after={next}");
    }
    assert_eq!((pages, seen.len()), (2, 25));
    let rows = csv(&exported(&office, &stage, "adjudications.csv").await);
    assert_eq!(rows[0]["value"], rows[0]["output_id"], "the better text");
    assert_eq!(rows[0]["item"], rows[0]["hit_item_id"]);
});

on_both_engines!(marks_and_ticks_are_decided_as_they_are_given, async |app| {
    let stage = Stage::new(&app, 2, 2).await;
    let marking = stage.open(Preset::Tag, |definition| (definition.need, definition.items_per_hit) = (2, 1)).await;
    let ticking = stage.open(Preset::EditTypes, |definition| definition.need = 2).await;
    for (worker, edits) in [["spelling", "punctuation"], ["spelling", "politeness"]].into_iter().enumerate() {
        let mark = |shown: &Shown| {
            let (item, label) = (&shown.items[0], if worker == 0 { "formal" } else { "informal" });
            let text = &item.outputs[0].text;
            let marked = format!("[{label}]{}[/{label}]{}", &text[..2], &text[2..]);
            vec![NewAnswer { item: item.id, question: "formality".into(), output: None, value: Value::Text(marked) }]
        };
        stage.work(worker, marking, mark).await;
        let tick = |shown: &Shown| {
            let value = Value::Chosen(Chosen { keys: edits.map(str::to_owned).to_vec(), other: None });
            vec![NewAnswer { item: shown.items[0].id, question: "edit_types".into(), output: None, value }]
        };
        stage.work(worker, ticking, tick).await;
    }
    let office = app.program_of(&stage.admin).await;
    let address = format!("/studies/{}/adjudication", stage.study);
    for (query, value) in [("?question=formality", None), ("?question=edit_types", Some(json!({"keys": ["spelling"]})))]
    {
        let found = report(&office, &stage, query).await;
        let items = found["items"].as_array().expect("items");
        assert!(!items.is_empty(), "{query}: {found}");
        let said = &items[0]["answers"][0]["value"];
        let value = value.map_or_else(|| said.clone(), |value| json!({"type": "chosen", "value": value}));
        let body = json!({"item": items[0]["shown"]["id"], "question": items[0]["question"]["key"], "value": value});
        office.post(&address, body).await.good();
        let settled = report(&office, &stage, &format!("{query}&settled=decided")).await;
        let kept = &settled["items"][0]["decision"]["value"];
        assert!(kept == &value || kept["value"]["keys"] == value["value"]["keys"], "{kept} is {value}");
    }
    let rows = csv(&exported(&office, &stage, "adjudications.csv").await);
    let answers = csv(&exported(&office, &stage, "answers.csv").await);
    assert!(rows.iter().all(|row| answers.iter().any(|answer| answer["item"] == row["item"])), "{rows:?}");
    assert!(answers.iter().any(|answer| answer["value"] == rows[0]["value"]), "a text with its marks: {rows:?}");
    assert_eq!(rows[1]["value"], "spelling");
    let page = app.signed_in(&stage.admin).await.get(&format!("{address}?question=formality&settled=all")).await.text();
    assert!(page.contains("Change decision") || page.contains("<textarea"), "{page}");
});
