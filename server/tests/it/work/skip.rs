//! A question that cannot be answered: where the task allows it a reason stands for the answer, and enters no statistic.

use engine::design::preset::Preset;
use shared::{CommentQuestion, Locale, NewAnswer, Question, QuestionKind, Shown, Submission, SubmissionId, Value};
use store::scratch::execute;

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
    let is_reason = |row: &std::collections::BTreeMap<String, String>| {
        row["value"] == "cannot judge: no such word" && row["skipped"] == "no such word" && row["spans"].is_empty()
    };
    assert!(rows.iter().all(is_reason), "{rows:?}");
    let lines = office.get(&format!("/studies/{study}/exports/answers.jsonl")).await.text();
    assert!(
        lines.lines().all(|line| line.contains("\"spans\":null")),
        "nobody has read the text and marked nothing: {lines}"
    );
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
    let page = app.signed_in(&stage.admin).await.get(&format!("/studies/{study}/agreement/{task}/en")).await.text();
    assert!(page.contains("In 5 cases, a worker could not judge and gave a reason"), "{page}");
});

on_both_engines!(a_reason_is_taken_only_where_it_is_offered_and_only_alone, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let strict = stage.open(Preset::Fluency, |_| {}).await;
    let lenient = stage
        .open(Preset::Meaning, |definition| {
            definition.questions[0].skip = true;
            definition.items_per_hit = 1;
        })
        .await;
    let [strict, lenient] =
        [stage.claim(0, strict).await.expect("a hit"), stage.claim(0, lenient).await.expect("a hit")];
    let refused = async |id, answers: Vec<NewAnswer>| {
        let submission = Submission { insist: true, ..Submission::new(engine.id::<SubmissionId>(), answers) };
        engine.submit(actor, id, submission).await.expect_err("refused").to_string()
    };
    let shown = engine.shown(actor, strict).await.expect("a page");
    assert!(refused(strict, reason(&shown, "no")).await.contains("Please answer this question."));
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
    // The next text follows, and the page says what became of the one before.
    let next = browser.submit(&address, "/fn/work/submit_form", &fields).await.text();
    assert!(next.contains("Previous text sent, +") && next.contains("name=\"submission\""), "{next}");
    let office = app.program_of(&stage.admin).await;
    let rows = csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    let values: Vec<&str> = rows.iter().map(|row| row["value"].as_str()).collect();
    assert_eq!(values, ["cannot judge: the second is no sentence"]);

    // The form of another window, which was open before, shows what is stored instead of the next text.
    let other = app.engine.id::<SubmissionId>().to_string();
    let fields = [("assignment", assignment.as_str()), ("submission", other.as_str()), ("revision", "0")];
    let fields: Vec<_> = fields.into_iter().chain([(names[0].as_str(), "1")]).collect();
    let reply = browser.post(&address, "/fn/work/submit_form", &fields).await;
    let stored = browser.get(reply.header("location")).await.words();
    let (said, given) = (Locale::En.already_submitted(), "the second is no sentence");
    assert!(stored.contains(said) && stored.contains(given) && stored.contains("/fn/work/next"), "{stored}");
    assert!(stored.contains("<details open data-stored"), "{stored}");
});

/// A reason for not answering each first question, and a comment that reads like one.
fn with_comment(shown: &Shown) -> Vec<NewAnswer> {
    let comment = |reason: NewAnswer| {
        let value = Value::Text("cannot judge: says the comment".to_owned());
        [NewAnswer { question: "comment".to_owned(), value, ..reason.clone() }, reason]
    };
    reason(shown, "garbled").into_iter().flat_map(comment).collect()
}

on_both_engines!(a_comment_that_reads_like_a_reason_stays_a_comment, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let (engine, office) = (&app.engine, app.program_of(&stage.admin).await);
    let task = stage
        .open(Preset::Formality, |definition| {
            definition.questions[0].skip = true;
            let comment = Question { key: "comment".to_owned(), skip: false, ..definition.questions[0].clone() };
            definition.questions.push(Question {
                kind: QuestionKind::Comment(CommentQuestion {}),
                required: false,
                ..comment
            });
        })
        .await;
    stage.work(0, task, with_comment).await;
    let answers = format!("/studies/{}/exports/answers.csv", stage.study);
    let exported = office.get(&answers).await.text();
    let reads = |question: &str| {
        let rows = csv(&exported).into_iter().filter(|row| row["question"] == question);
        rows.map(|row| (row["value"].clone(), row["skipped"].clone())).collect::<Vec<_>>()
    };
    let pair = |value: &str, skipped: &str| (value.to_owned(), skipped.to_owned());
    assert_eq!(reads("formality"), vec![pair("cannot judge: garbled", "garbled"); 2]);
    assert_eq!(reads("comment"), vec![pair("cannot judge: says the comment", ""); 2]);
    let skipped =
        async || engine.read().await.expect("a transaction").skipped(stage.study, true).await.expect("counts");
    let counted: Vec<(String, i64)> = skipped().await.into_iter().map(|one| (one.question, one.n)).collect();
    assert_eq!(counted, [("formality".to_owned(), 2)]);

    // A database of before, where a reason was a text: it says the same after the migration.
    for sql in [
        "update answer set text = 'cannot judge: ' || skipped where skipped is not null",
        "drop view counted_answer",
        "drop index if exists answer_skipped",
        "alter table answer drop column skipped",
        "delete from _sqlx_migrations where version in (23, 24)",
    ] {
        execute(engine.db(), sql).await.expect(sql);
    }
    engine.db().migrate().await.expect("migrated");
    assert_eq!(office.get(&answers).await.text(), exported);
});
