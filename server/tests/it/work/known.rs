//! Items with a known answer: training with its feedback, gold among the work, what follows, and the switch that leaves a
//! worker out of the statistics.

use std::collections::{BTreeMap, BTreeSet};

use engine::crowd::claim::Claimed;
use engine::design::preset::Preset;
use serde_json::{Value as Json, json};
use shared::{Approval, Below, Definition, KnownRule, NewAnswer, Outcome, Problem, Shown, TaskId, Value};

use crate::app::on_both_engines;
use crate::report::naive;
use crate::report::stage::{Stage, rate};

/// Formality, one text a hit, one hit in three with a known answer.
fn ruled(below: Below) -> impl FnOnce(&mut Definition) {
    move |definition| {
        (definition.items_per_hit, definition.need) = (1, 2);
        definition.known = Some(KnownRule { every: 3, least: 60, after: 3, below });
    }
}

/// The ids that the sources came with, in their order.
async fn ids(stage: &Stage) -> Vec<String> {
    let page =
        stage.app.engine.sources(&stage.admin.actor, stage.study, engine::texts::source::SourceFilter::default()).await;
    page.expect("sources").sources.into_iter().map(|source| source.external_id).collect()
}

/// A live task with a training item and five gold ones, all of them formal (2), and a batch of the rest.
async fn stage(app: &std::sync::Arc<crate::app::TestApp>, below: Below, n_sources: usize) -> (Stage, TaskId) {
    let stage = Stage::new(app, n_sources, 2).await;
    let task = stage.publish(Preset::Formality, ruled(below)).await;
    let ids = ids(&stage).await;
    let mut table = "id,systems,kind,tolerance,explanation,formality\n".to_owned();
    table += &format!("{},COPY,training,0,\"Slang, and three signs: very formal here.\",2\n", ids[0]);
    ids[1..6].iter().for_each(|id| table += &format!("{id},COPY,gold,1,,2\n"));
    let office = app.program_of(&stage.admin).await;
    let at = format!("/studies/{}/tasks/{task}/known", stage.study);
    assert_eq!(office.post_text(&at, &table).await.status, 201);
    stage.batch(task).await;
    (stage, task)
}

fn given(shown: &Shown, number: i64) -> Vec<NewAnswer> {
    rate(|_| number)(shown)
}

on_both_engines!(training_comes_first_and_tells_what_was_expected, async |app| {
    let (stage, task) = stage(&app, Below::Pause, 20).await;
    let worker = &stage.workers[0];
    let browser = app.signed_in(worker).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let page = format!("/work/assignments/{id}");
    let before = browser.get(&page).await.text();
    assert!(!before.contains("Slang, and three signs"), "the explanation comes afterwards");
    let told = stage.submit(0, id, |shown| given(shown, -3)).await;
    assert_eq!(told, Outcome::Check, "the page shows what was expected");
    let after = browser.get(&page).await.text();
    for there in ["Not as expected", "Slang, and three signs", "2 Formal", "-3 Very informal"] {
        assert!(after.contains(there), "no {there}: {after}");
    }
    // It counts for nothing but pay, and is not asked again.
    let submissions = app.engine.submissions(&stage.admin.actor, stage.study, Some(Approval::Waiting), None).await;
    assert_eq!(submissions.expect("a page").len(), 1);
    let page =
        app.program_of(&stage.admin).await.get(&format!("/studies/{}/tasks/{task}/known", stage.study)).await.good();
    assert_eq!((&page["items"][0]["n"], &page["items"][0]["n_right"]), (&json!(1), &json!(0)));
    assert_eq!(page["rates"], json!([]), "training is not counted");
});

on_both_engines!(too_few_known_answers_pause_a_worker_until_a_manager_decides, async |app| {
    let (stage, task) = stage(&app, Below::Pause, 30).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    // Answers everything wrong: after training and three gold ones it is enough, wherever they came.
    let mut done = 0;
    let refusal = loop {
        match engine.claim(actor, stage.study, task).await {
            Ok(Claimed::Hit { assignment }) => {
                let told = stage.submit(0, assignment, |shown| given(shown, -3)).await;
                // Nothing tells gold from the rest.
                assert!(done == 0 || told == Outcome::Counted, "{told:?} at {done}");
                done += 1;
                assert!(done <= 20, "it never stopped");
            }
            Ok(Claimed::Nothing { reason }) => panic!("{reason} after {done}"),
            Err(error) => break Problem::from(error),
        }
    };
    assert!(matches!(&refusal, Problem::Forbidden { .. }), "{refusal:?}");
    assert!(refusal.to_string().contains("paused"), "{refusal}");
    let mine = app.signed_in(&stage.workers[0]).await.get(&format!("/work/{}", stage.study)).await.text();
    assert!(mine.contains("Of 3 texts with a known answer, you answered 0 as expected."), "{mine}");

    let office = app.program_of(&stage.admin).await;
    let at = format!("/studies/{}/tasks/{task}/known", stage.study);
    let page = office.get(&at).await.good();
    let rate = &page["rates"][0];
    assert_eq!((&rate["n"], &rate["n_right"], &rate["state"]), (&json!(3), &json!(0), &json!("waiting")));
    let worker = rate["worker"].as_str().expect("an id");
    let gate = format!("/studies/{}/workers/{worker}/gates/known", stage.study);
    let decision = json!({"state": "passed", "message": "The texts were ambiguous; go on."});
    assert_eq!(office.post(&gate, decision).await.status, 204);
    // Counting starts again at 0.
    assert!(stage.claim(0, task).await.is_some());

    // The answers are in the export as what they are, and in no statistic.
    let rows = naive::csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    let outcomes: BTreeMap<&str, usize> = rows.iter().fold(BTreeMap::new(), |mut n, row| {
        *n.entry(row["outcome"].as_str()).or_default() += 1;
        n
    });
    let n = |outcome: &str| outcomes.get(outcome).copied().unwrap_or_default();
    assert_eq!((n("check"), n("counted")), (4, done - 4));
    assert!(stage.work(1, task, |shown| given(shown, 2)).await > 0);
    let agreement = office.get(&format!("/studies/{}/agreement", stage.study)).await.good();
    let rows = naive::csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    let counted: Vec<_> = rows.iter().filter(|row| row["outcome"] == "counted").collect();
    assert_eq!(agreement["tables"][0]["n_ratings"].as_u64(), u64::try_from(counted.len()).ok());
    let known: BTreeSet<&String> =
        rows.iter().filter(|row| row["outcome"] == "check").map(|row| &row["source_id"]).collect();
    assert!(counted.iter().all(|row| !known.contains(&row["source_id"])), "a known text is in no batch");
});

on_both_engines!(a_worker_is_left_out_of_the_statistics_and_taken_in_again, async |app| {
    let stage = Stage::new(&app, 6, 3).await;
    let task = stage.open(Preset::Formality, |definition| (definition.items_per_hit, definition.need) = (1, 3)).await;
    for (worker, number) in [(0, 1), (1, 1), (2, -3)] {
        stage.work(worker, task, |shown| given(shown, number)).await;
    }
    let office = app.program_of(&stage.admin).await;
    let report = async |what: &str| office.get(&format!("/studies/{}/{what}", stage.study)).await.good();
    let raters = |report: &Json| report["tables"][0]["n_raters"].as_u64().expect("a number");
    let before = report("agreement").await;
    assert_eq!((raters(&before), &before["left_out"]["n_workers"]), (3, &json!(0)));
    let workers = report("workers").await;
    let worker = workers[2]["worker"].as_str().expect("an id").to_owned();
    let switch = format!("/studies/{}/workers/{worker}/leave-out", stage.study);
    for (reason, why) in [("", "at least 10"), ("   too short  ", "at least 10"), (&"x".repeat(501), "at most 500")] {
        let refused = office.post(&switch, json!({"out": true, "reason": reason})).await;
        assert_eq!((refused.status.as_u16(), refused.text().contains(why)), (422, true), "{reason}");
    }
    assert_eq!(raters(&report("agreement").await), 3, "nobody is left out without a reason");
    let why = json!({"out": true, "reason": " Every answer is the first one. "});
    assert_eq!(office.post(&switch, why.clone()).await.status, 204);
    assert_eq!(office.post(&switch, why).await.status, 409);
    assert_eq!(report("workers").await[2]["left_out_reason"], "Every answer is the first one.");
    let manager = app.signed_in(&stage.admin).await;
    for page in [format!("workers/{worker}"), "report".to_owned(), "report.html".to_owned()] {
        let html = manager.get(&format!("/studies/{}/{page}", stage.study)).await.text();
        assert!(html.contains("Every answer is the first one."), "{page} says why: {html}");
    }

    let after = report("agreement").await;
    assert_eq!(raters(&after), 2);
    let n = after["left_out"]["n_submissions"].as_i64().expect("a number");
    assert_eq!((&after["left_out"]["n_workers"], n > 0), (&json!(1), true));
    for page in ["agreement", "evaluation"] {
        let html = manager.get(&format!("/studies/{}/{page}", stage.study)).await.text();
        assert!(html.contains(&format!("Excluded from statistics: {n} submissions by 1 worker.")), "{page}");
    }
    // Kept, and paid like the rest.
    let rows = naive::csv(&office.get(&format!("/studies/{}/exports/answers.csv", stage.study)).await.text());
    let left: usize = rows.iter().filter(|row| row["outcome"] == "left_out").count();
    assert_eq!(i64::try_from(left), Ok(n));
    let waiting = app.engine.submissions(&stage.admin.actor, stage.study, Some(Approval::Waiting), None).await;
    assert_eq!(waiting.expect("a page").len(), rows.len());

    assert_eq!(office.post(&switch, json!({"out": false})).await.status, 204);
    let again = report("agreement").await;
    assert_eq!(again["tables"], before["tables"]);
    assert_eq!(report("workers").await[2]["left_out_reason"], "", "the reason goes with the exclusion");
    assert!(
        !manager.get(&format!("/studies/{}/report", stage.study)).await.text().contains("Every answer is the first")
    );
});

on_both_engines!(a_list_of_known_answers_is_refused_by_its_line, async |app| {
    let stage = Stage::new(&app, 4, 0).await;
    let task = stage.publish(Preset::Formality, ruled(Below::Warn)).await;
    let bare = stage.publish(Preset::Fluency, |_| {}).await;
    let ids = ids(&stage).await;
    let office = app.program_of(&stage.admin).await;
    let refused = async |task: TaskId, table: &str| {
        let reply = office.post_text(&format!("/studies/{}/tasks/{task}/known", stage.study), table).await;
        assert!([409, 422].contains(&reply.status.as_u16()), "{}", reply.text());
        reply.text()
    };
    let one = &ids[0];
    for (table, why) in [
        (String::new(), "The list has only a first line."),
        ("id,systems,formality\n".to_owned(), "The list has only a first line."),
        (format!("id,nicety\n{one},2\n"), "“nicety” is not a column of this list."),
        ("id,systems,formality\nnobody,COPY,2\n".to_owned(), "Line 2: The study has no source “nobody”."),
        (format!("id,systems,formality\n{one},,2\n"), "This task shows 1 output, but"),
        (format!("id,systems,formality\n{one},MODEL,2\n"), "The system “MODEL” has no output"),
        (format!("id,systems,formality\n{one},COPY,9\n"), "“9” is not a possible answer to “formality”."),
        (format!("id,systems,formality\n{one},COPY,\n"), "This line has no expected answer."),
        (format!("id,systems,kind,formality\n{one},COPY,silver,2\n"), "silver"),
        (format!("id,systems,formality\n{},COPY,1\n{one},COPY,2\n{one},COPY,2\n", ids[1]), "Line 4"),
    ] {
        let reason = refused(task, &table).await;
        assert!(reason.contains(why), "{table:?}: {reason}");
    }
    assert!(refused(bare, &format!("id,systems,fluency\n{one},COPY,2\n")).await.contains("does not use gold items"));
    let page = office.get(&format!("/studies/{}/tasks/{task}/known", stage.study)).await.good();
    assert_eq!(page["items"], json!([]), "all or nothing");

    // By the page, and retired again.
    let browser = app.signed_in(&stage.admin).await;
    let at = format!("/studies/{}/tasks/{task}/known", stage.study);
    let table = format!("id;systems;formality\n{one};COPY;2\n");
    let (study, task_id) = (stage.study.to_string(), task.to_string());
    let sent = browser.submit(&at, "/fn/known/add", &[("study", &study), ("task", &task_id), ("table", &table)]).await;
    assert!(sent.text().contains("1 item has been added."), "{}", sent.text());
    let page = office.get(&at).await.good();
    let known = page["items"][0]["id"].as_str().expect("an id").to_owned();
    assert_eq!(office.delete(&format!("{at}/{known}")).await.status, 204);
    assert_eq!(office.delete(&format!("{at}/{known}")).await.status, 404);
    // Its text can be used again.
    assert_eq!(office.post_text(&at, &table).await.status, 201);
});

// A comparison with a known answer is told by its texts, never by the names of systems.
on_both_engines!(feedback_on_a_comparison_names_texts, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage.publish(Preset::AbStyle, |definition| {
        definition.known = Some(KnownRule { every: 3, least: 60, after: 3, below: Below::Warn });
    });
    let task = task.await;
    let ids = ids(&stage).await;
    let table = format!("id,systems,kind,style\n{},COPY|RULE-BASED,training,RULE-BASED\n", ids[1]);
    let office = app.program_of(&stage.admin).await;
    let at = format!("/studies/{}/tasks/{task}/known", stage.study);
    let added = office.post_text(&at, &table).await;
    assert_eq!(added.status, 201, "{}", added.text());
    let id = stage.claim(0, task).await.expect("training, though no batch is there");
    stage
        .submit(0, id, |shown| {
            let item = &shown.items[0];
            let worse = item.outputs.iter().find(|text| text.text.contains("sooo")).expect("the copy");
            let value = Value::Preferred(worse.output.expect("an output"));
            vec![NewAnswer { item: item.id, question: shown.questions[0].key.clone(), output: None, value }]
        })
        .await;
    let page = app.signed_in(&stage.workers[0]).await.get(&format!("/work/assignments/{id}")).await.text();
    assert!(page.contains("Not as expected") && !page.contains("RULE-BASED"), "{page}");
    assert!(page.contains("\u{201c}hey nr 1 is sooo kewl!!!\u{201d}"), "{page}");
});

// What a worker could tell a known item by: the age of its id, its number of items, its being open to others.
on_both_engines!(nothing_gives_a_known_item_away, async |app| {
    let (stage, task) = stage(&app, Below::Warn, 20).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let born = |id: uuid::Uuid| id.get_timestamp().map(|at| at.to_unix());
    let mut births = BTreeSet::new();
    while let Claimed::Hit { assignment } = engine.claim(actor, stage.study, task).await.expect("a claim") {
        app.clock.pass(3_600);
        let shown = engine.shown(actor, assignment).await.expect("a page");
        births.insert(born(shown.items[0].id.0).map(|(seconds, _)| seconds));
        stage.submit(0, assignment, |shown| given(shown, 2)).await;
    }
    assert_eq!(births.len(), 1, "all items are as old as their batch");

    // While their batch is stopped, none comes; opened again, training comes first as before.
    let admin = &stage.admin.actor;
    let batches = engine.batches(admin, stage.study).await.expect("batches");
    let known = batches.iter().find(|batch| batch.label.contains("known answer")).expect("a batch of known items");
    engine.stop_batch(admin, stage.study, known.id).await.expect("stopped");
    let first = stage.claim(1, task).await.expect("a hit of the other batch");
    let done = stage.submit(1, first, |shown| given(shown, 2)).await;
    assert_eq!(done, Outcome::Counted, "no training while it is stopped");
    engine.open_batch(admin, stage.study, known.id).await.expect("opened");
    let next = stage.claim(1, task).await.expect("training");
    assert_eq!(stage.submit(1, next, |shown| given(shown, 2)).await, Outcome::Check);
    let mut several = engine.task(admin, stage.study, task).await.expect("a task").definition().expect("one").clone();
    several.items_per_hit = 3;
    let refused = engine.edit_task(admin, stage.study, task, several).await.map_err(Problem::from);
    assert_eq!(refused.expect_err("refused").field(), Some("items_per_hit"));
});

on_both_engines!(a_scale_of_several_outputs_has_a_known_answer_for_each, async |app| {
    let stage = Stage::new(&app, 6, 1).await;
    let scale =
        Preset::Formality.definition(&["en".parse().expect("a tag")]).expect("a definition").questions.remove(0);
    let task = stage.publish(Preset::Ranking, |definition| {
        definition.questions = vec![scale];
        (definition.items_per_hit, definition.need) = (1, 1);
        definition.known = Some(KnownRule { every: 3, least: 60, after: 3, below: Below::Warn });
    });
    let task = task.await;
    let ids = ids(&stage).await;
    let office = app.program_of(&stage.admin).await;
    let at = format!("/studies/{}/tasks/{task}/known", stage.study);
    let table = |cell: &str| format!("id;systems;kind;formality\n{};COPY|RULE-BASED;training;{cell}\n", ids[0]);
    let refused = office.post_text(&at, &table("2")).await;
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("Use one of: COPY, RULE-BASED"), "{}", refused.text());
    assert_eq!(office.post_text(&at, &table("COPY=-2|RULE-BASED=1")).await.status, 201);
    stage.batch(task).await;

    let id = stage.claim(0, task).await.expect("the training item");
    let exact = |shown: &Shown| -> Vec<NewAnswer> {
        let item = &shown.items[0];
        let source = item.source.clone().expect("a source");
        let of = |text: &shared::ShownText| NewAnswer {
            item: item.id,
            question: shown.questions[0].key.clone(),
            output: text.output,
            value: Value::Number(if text.text == source { -2 } else { 0 }),
        };
        item.outputs.iter().map(of).collect()
    };
    assert_eq!(stage.submit(0, id, exact).await, Outcome::Check);
    let page = app.signed_in(&stage.workers[0]).await.get(&format!("/work/assignments/{id}")).await.text();
    assert!(page.contains("Not as expected") && !page.contains("RULE-BASED"), "systems stay blind: {page}");
    assert!(
        page.contains("\u{201d}: -2; \u{201c}") && page.contains("\u{201d}: 1"),
        "each text with its point: {page}"
    );
    let known = office.get(&at).await.good();
    assert_eq!((&known["items"][0]["n"], &known["items"][0]["n_right"]), (&json!(1), &json!(0)));
});
