//! Answers that were collected with another tool, as a study: what is counted, what pages and reports make of it, and an
//! import that was cut off.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use agreement::krippendorff::{Metric, alpha};
use agreement::{Ratings, Scale};
use engine::elsewhere::{Failed, Import, Imported};
use formats::{File, Files, named};
use serde_json::{Value, json};
use shared::{StudyState, Subject};

use crate::app::{Member, TestApp, on_both_engines};
use store::scratch::execute;

async fn import(app: &TestApp, admin: &Member, format: &str, text: &str) -> Result<Imported, Failed> {
    import_as(app, admin, format, text, Import { title: "Old".to_owned(), ..Import::default() }).await
}

async fn import_as(app: &TestApp, admin: &Member, format: &str, text: &str, how: Import) -> Result<Imported, Failed> {
    let files = Files { main: vec![File::memory("old", text.to_owned())], with: Vec::new() };
    app.engine.import_answers(&admin.actor, how, named(format).expect("a format"), files).await
}

fn records(all: &[Value]) -> String {
    all.iter().fold(String::new(), |mut text, record| {
        let _ = writeln!(text, "{record}");
        text
    })
}

fn rated(item: &str, rater: &str, value: f64) -> Value {
    json!({"record": "answer", "item": item, "rater": rater, "question": "fluency", "value": {"number": value}})
}

fn text(item: &str, text: &str) -> Value {
    json!({"record": "item", "id": item, "text": text})
}

/// The table of answers of a study, as its export has it.
async fn answers(app: &TestApp, admin: &Member, imported: &Imported) -> Vec<BTreeMap<String, String>> {
    let folder = tempfile::tempdir().expect("a folder");
    let format = report::export::Format::Jsonl;
    app.state.reports.export_to(&admin.actor, imported.study, format, folder.path().to_owned()).await.expect("files");
    let text = std::fs::read_to_string(folder.path().join("answers.jsonl")).expect("a table");
    let cell = |value: Value| match value {
        Value::Null => String::new(),
        Value::String(text) => text,
        other => other.to_string(),
    };
    let row = |line: &str| serde_json::from_str::<BTreeMap<String, Value>>(line).expect("a row");
    text.lines().map(|line| row(line).into_iter().map(|(name, value)| (name, cell(value))).collect()).collect()
}

on_both_engines!(ratings_have_the_agreement_that_the_file_has, async |app| {
    let admin = app.admin().await;
    // 30 items, 4 raters, with gaps.
    let given: Vec<(String, String, f64)> = (0..120)
        .filter(|n| n % 7 != 3)
        .map(|n| (format!("s{}", n / 4), format!("r{}", n % 4), f64::from((n / 4 + (n * 5 + n / 9) % 3) % 7 - 3)))
        .collect();
    let lines: Vec<Value> = given.iter().map(|(item, rater, value)| rated(item, rater, *value)).collect();
    let imported = import(&app, &admin, "records", &records(&lines)).await.expect("a study");
    assert_eq!((imported.answers, imported.tasks, imported.raters.len()), (given.len() as u64, 1, 4));
    let overview = app.engine.overview(&admin.actor, imported.study).await.expect("an overview");
    assert_eq!(overview.study.state, StudyState::Closed);
    assert_eq!((overview.holding.sources, overview.holding.hits, overview.holding.workers), (30, 30, 4));

    let report = app.state.reports.agreement(&admin.actor, imported.study).await.expect("a report");
    let report = serde_json::to_value(&*report).expect("JSON");
    let triples = given.iter().map(|(item, rater, value)| (item.as_str(), rater.as_str(), *value));
    let ratings = Ratings::from_numbers(triples, &Scale::ordinal().with_range(-3, 3)).expect("ratings");
    let alpha = alpha(&ratings, Metric::Ordinal).expect("a value").value;
    let found = find_number(&report, alpha);
    assert!(found, "α = {alpha} is not in {report:#}");
});

on_both_engines!(every_kind_of_answer_arrives, async |app| {
    let admin = app.admin().await;
    let answer = |item: &str, rater: &str, question: &str, value: Value| json!({"record": "answer", "item": item, "rater": rater, "question": question, "value": value});
    let mut compared = answer("c", "ann", "better", json!({"choice": "b"}));
    compared["pair"] = json!(["b", "a"]);
    let mut tied = answer("c", "bob", "better", json!({"choice": "tie"}));
    tied["pair"] = json!(["a", "b"]);
    let mut rejected = rated("s2", "eve", 2.5);
    rejected["status"] = json!("rejected");
    rejected["note"] = json!("copied");
    let mut check = rated("s2", "bob", 1.0);
    check["status"] = json!("attention");
    let lines = [
        answer("s1", "ann", "kind", json!({"choice": "Very formal"})),
        answer("s1", "bob", "kind", json!({"choice": "Casual"})),
        answer("s1", "ann", "kinds", json!({"choices": ["slang", "typo"]})),
        answer("s1", "bob", "kinds", json!({"choice": "typo"})),
        answer("s1", "ann", "remark", json!({"text": "fine,\n\"really\" 🚀"})),
        answer("s1", "bob", "remark", json!({"choice": "ok"})),
        answer("s1", "ann", "error", json!({"spans": [{"label": "minor", "category": "style", "range": [6, 9]}]})),
        answer("s1", "ann", "error", json!({"spans": [{"label": "major", "range": [0, 1]}, {"label": "major"}]})),
        rated("s1", "ann", 3.0),
        rated("s1", "ann", 1.0),
        rated("s2", "ann", 0.123_456_78),
        rejected,
        check,
        answer("r", "ann", "order", json!({"ranking": [["b"], ["a", "c"]]})),
        json!({"record": "item", "id": "c", "source": "gotta go", "outputs": [{"system": "a", "text": "I must go."}]}),
        compared,
        tied,
        // "e\u{301}" is one character of the stored text.
        text("s1", "e\u{301}a 🚀 now"),
        text("s3", "judged by nobody"),
    ];
    let imported = import(&app, &admin, "records", &records(&lines)).await.expect("a study");
    let rows = answers(&app, &admin, &imported).await;
    assert_eq!(imported.answers, rows.len() as u64);
    let numbers: BTreeMap<&str, String> =
        imported.raters.iter().map(|(name, number)| (name.as_str(), shared::pseudonym(*number))).collect();
    let of = |rater: &str, question: &str| -> Vec<&str> {
        let mut found: Vec<&str> = rows
            .iter()
            .filter(|row| row["worker"] == numbers[rater] && row["question"] == question)
            .map(|row| row[if question == "error" { "spans" } else { "value" }].as_str())
            .collect();
        found.sort_unstable();
        found
    };
    assert_eq!(of("ann", "kind"), ["very_formal"]);
    assert_eq!(of("bob", "kind"), ["casual"]);
    assert_eq!((of("ann", "kinds"), of("bob", "kinds")), (vec!["slang|typo"], vec!["typo"]));
    assert_eq!((of("ann", "remark"), of("bob", "remark")), (vec!["fine,\n\"really\" 🚀"], vec!["ok"]));
    assert_eq!(of("ann", "error"), ["major:0-1|style_minor:5-8"], "in the composed text, as one answer");
    assert_eq!(of("ann", "fluency"), ["0.123457", "3"], "the first of two answers counts");
    assert_eq!(of("eve", "fluency"), ["2.5"]);
    assert_eq!(of("bob", "fluency"), [""; 0], "an attention check");
    assert_eq!(of("ann", "order"), ["1", "2", "2"]);
    assert_eq!(of("bob", "better"), ["tie"]);
    let better = rows.iter().find(|row| row["question"] == "better" && row["system"] == "b").expect("ann's");
    assert_eq!(better["worker"], numbers["ann"]);
    for (what, n) in [
        ("further answer of a rater to the same question about the same text (the first counts)", 1),
        ("number that was rounded to six decimal places", 1),
        ("omission", 1),
        ("attention check", 1),
    ] {
        assert_eq!(imported.report.losses.n(what), n, "{what}: {:?}", imported.report.losses);
    }

    let tasks = app.engine.tasks(&admin.actor, imported.study).await.expect("tasks");
    let shows: Vec<Subject> =
        tasks.iter().map(|task| task.live.as_ref().expect("published").definition.subject).collect();
    assert_eq!(shows, [Subject::Source, Subject::Outputs, Subject::Sides]);
    let overview = app.engine.overview(&admin.actor, imported.study).await.expect("an overview");
    assert_eq!(overview.holding.sources, 5, "s1, s2, r, c, and s3, which nobody judged");
    // Rejected work is kept, and left out of statistics.
    let progress = app.engine.study(&admin.actor, imported.study).await.expect("the study");
    assert_eq!(progress.settings.rejected_answers, shared::RejectedAnswers::LeftOut);

    let browser = app.signed_in(&admin).await;
    let pages = "results report agreement evaluation systems metrics tables statement export workers sources outputs tasks \
                 batches progress pay quality";
    for page in pages.split_whitespace() {
        let page = browser.get(&format!("/studies/{}/{page}", imported.study)).await;
        assert_eq!(page.status, 200, "{}", page.text());
    }
});

on_both_engines!(an_import_that_was_cut_off_is_completed_by_repeating_it, async |app| {
    let admin = app.admin().await;
    let lines: Vec<Value> =
        (0..60).map(|n| rated(&format!("s{}", n / 3), &format!("r{}", n % 3), f64::from(n % 5))).collect();
    let whole = records(&lines);
    let imported = import(&app, &admin, "records", &whole).await.expect("a study");
    let before = answers(&app, &admin, &imported).await;
    let again = Import { title: "Old".to_owned(), study: Some(imported.study), ..Import::default() };
    let refused = import_as(&app, &admin, "records", &whole, again.clone()).await.expect_err("it is complete");
    assert!(matches!(refused, Failed::Study(..)), "{refused}");
    // As if the program had stopped before all answers were there.
    execute(app.engine.db(), "update study set state = 'draft'").await.expect("reopened");
    execute(app.engine.db(), "delete from answer where number = 2").await.expect("deleted");
    let completed = import_as(&app, &admin, "records", &whole, again).await.expect("completed");
    assert_eq!((completed.study, completed.answers), (imported.study, imported.answers));
    let sorted = |mut rows: Vec<BTreeMap<String, String>>| {
        rows.sort();
        rows
    };
    assert_eq!(sorted(answers(&app, &admin, &completed).await), sorted(before));
    execute(app.engine.db(), "update study set state = 'draft'").await.expect("reopened");
    let other = records(&lines[..30]);
    let again = Import { title: "Old".to_owned(), study: Some(imported.study), ..Import::default() };
    let refused = import_as(&app, &admin, "records", &other, again).await.expect_err("another file");
    assert!(refused.to_string().contains("30"), "{refused}");
});

on_both_engines!(what_cannot_be_a_study_is_refused_and_nothing_is_written, async |app| {
    let admin = app.admin().await;
    let model = json!({"record": "rater", "id": "gpt", "is_model": true});
    let by_model = rated("s1", "gpt", 1.0);
    let refused = import(&app, &admin, "records", &records(&[model.clone(), by_model.clone()])).await;
    assert!(refused.expect_err("only models").to_string().contains("All of its raters are models."));
    let how = Import { title: "M".to_owned(), with_models: true, ..Import::default() };
    let imported = import_as(&app, &admin, "records", &records(&[model, by_model]), how).await.expect("as raters");
    assert_eq!(imported.answers, 1);
    let empty = import(&app, &admin, "long", "item,rater,value\n").await.expect_err("no answers");
    assert!(empty.to_string().contains("no answer that can be imported"), "{empty}");
    let languages: Vec<Value> = ('a'..='z')
        .flat_map(|a| ('a'..='c').map(move |b| format!("{a}{b}")))
        .map(|tag| {
            let mut answer = rated("s1", "r", 1.0);
            (answer["item"], answer["language"]) = (json!(format!("s-{tag}")), json!(tag));
            answer
        })
        .collect();
    let refused = import(&app, &admin, "records", &records(&languages)).await.expect_err("too many");
    assert!(refused.to_string().contains("at most 50 languages"), "{refused}");
    let worker = app.person("nobody").await;
    let refused = import(&app, &worker, "records", &records(&[rated("a", "b", 1.0)])).await.expect_err("forbidden");
    assert!(matches!(refused, Failed::Study(_, None)), "{refused}");
    let studies = app.engine.studies(&admin.actor).await.expect("studies");
    assert_eq!(studies.len(), 1);
});

on_both_engines!(an_export_gives_back_what_was_imported, async |app| {
    let admin = app.admin().await;
    let answer = |item: &str, rater: &str, question: &str, value: Value| json!({"record": "answer", "item": item, "rater": rater, "question": question, "value": value});
    let mut compared = answer("c", "ann", "better", json!({"choice": "b"}));
    compared["pair"] = json!(["a", "b"]);
    let mut slow = answer("s1", "bob", "kind", json!({"choice": "casual"}));
    slow["seconds"] = json!(12.5);
    let mut rejected = answer("s2", "eve", "score", json!({"number": 12.25}));
    rejected["status"] = json!("rejected");
    let marked = json!({"spans": [{"label": "minor", "range": [2, 5]}, {"label": "major", "range": [4, 7]}]});
    let lines = [
        text("s1", "'=1+1, \"so\"\nwhat 🚀"),
        answer("s1", "ann", "kind", json!({"choice": "very formal"})),
        slow,
        answer("s1", "ann", "kinds", json!({"choices": ["slang", "typo"]})),
        answer("s1", "ann", "remark", json!({"text": "'=a, \"b\"\nc"})),
        answer("s1", "ann", "error", marked),
        answer("s2", "ann", "score", json!({"number": -3.5})),
        rejected,
        answer("r", "ann", "order", json!({"ranking": [["b"], ["a", "c"]]})),
        compared,
        json!({"record": "item", "id": "c", "source": "gotta go", "outputs": [{"system": "a", "text": "=I must go."}]}),
        json!({"record": "item", "id": "d|mt", "source": "Guten Tag", "text": "Good day", "system": "mt"}),
        answer("d|mt", "bob", "adequacy", json!({"number": 4.0})),
    ];
    let imported = import(&app, &admin, "records", &records(&lines)).await.expect("a study");
    let names: BTreeMap<String, String> =
        imported.raters.iter().map(|(name, number)| (shared::pseudonym(*number), name.clone())).collect();
    let expected = |record: &Value| -> Option<String> {
        let value = &record["value"];
        let words = |spans: &Value| spans.as_array().map(Vec::len);
        let value = if value["spans"].is_array() { json!(words(&value["spans"])) } else { value.clone() };
        (record["record"] == "answer").then(|| {
            format!("{} {} {value} {} {}", record["rater"], record["question"], record["status"], record["seconds"])
        })
    };
    let mut given: Vec<String> = lines.iter().filter_map(expected).collect();
    given.sort();
    for format in [report::export::Format::Csv, report::export::Format::Jsonl] {
        let folder = tempfile::tempdir().expect("a folder");
        let reports = &app.state.reports;
        reports.export_to(&admin.actor, imported.study, format, folder.path().to_owned()).await.expect("files");
        let ending = format!("{format:?}").to_lowercase();
        let open = |name: &str| {
            let name = format!("{name}.{ending}");
            File::disk(&name, std::fs::File::open(folder.path().join(&name)).expect("a table"))
        };
        let with = ["sources", "outputs", "items", "tasks", "assignments"].map(open).into();
        let files = Files { main: vec![open("answers")], with };
        let mut found = Vec::new();
        let mut texts = Vec::new();
        let read = formats::read(named("concord").expect("a format"), &files, &[], &mut |record| {
            let mut record = serde_json::to_value(&record).expect("JSON");
            record["rater"] = names.get(record["rater"].as_str().unwrap_or_default()).cloned().into();
            found.extend(expected(&record));
            texts.extend(["text", "source"].map(|name| record[name].clone()));
            Ok(())
        });
        let read = read.expect("an export");
        assert!(read.refused.is_empty(), "{read}");
        found.sort();
        assert_eq!(found, given, "{ending}");
        for own in ["'=1+1, \"so\"\nwhat 🚀", "Guten Tag", "Good day", "gotta go"] {
            assert!(texts.contains(&json!(own)), "{ending}: {own:?} is not in {texts:?}");
        }
    }
});

/// Whether a number is somewhere in JSON.
fn find_number(json: &Value, number: f64) -> bool {
    match json {
        Value::Number(own) => own.as_f64().is_some_and(|own| (own - number).abs() < 1e-12),
        Value::Array(all) => all.iter().any(|own| find_number(own, number)),
        Value::Object(all) => all.values().any(|own| find_number(own, number)),
        _ => false,
    }
}
