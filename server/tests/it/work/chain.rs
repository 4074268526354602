//! Chains, as the two iterations of a contrastive translation: written and marked by one person, approved, edited and
//! marked again by another, with what was written before beside it.

use std::future::pending;
use std::pin::pin;
use std::time::Duration;

use engine::crowd::claim::Claimed;
use engine::design::preset::Preset;
use engine::jobs::job::Pace;
use shared::{
    AssignmentId, Definition, Feed, FeedWhen, NewAnswer, Problem, QuestionKind, Shown, Submission, SubmissionId,
    Submitted, TaskId, Value,
};

use crate::app::on_both_engines;
use crate::report::exported::Exported;
use crate::report::stage::{Stage, rate};

fn feed(task: i64, when: FeedWhen) -> Feed {
    Feed { task, when, marked: true, memory: Some(60) }
}

/// A translation of each item, its first word marked where the source's number is even.
fn translate(shown: &Shown) -> Vec<NewAnswer> {
    let item = &shown.items[0];
    let source = item.source.as_deref().unwrap_or_default();
    let text = match source.chars().find(char::is_ascii_digit) {
        Some(digit) if "02468".contains(digit) => format!("  [F]Sie\u{301} 👍🏽[/F] sagen zu {digit}: guten Tag. "),
        Some(digit) => format!("Nummer {digit} sagt uns guten Tag."),
        None => "Eine Adresse steht hier im Netz.".to_owned(),
    };
    vec![answer(shown, "translation", &text)]
}

fn answer(shown: &Shown, question: &str, text: &str) -> NewAnswer {
    let value = Value::Text(text.to_owned());
    NewAnswer { item: shown.items[0].id, question: question.to_owned(), output: None, value }
}

async fn work_off(stage: &Stage) {
    assert!(!stage.app.engine.work_off_jobs(Pace::from_lease(Duration::from_secs(30)), pin!(pending())).await);
}

async fn approve_all(stage: &Stage) -> Vec<AssignmentId> {
    let (engine, admin) = (&stage.app.engine, &stage.admin.actor);
    let waiting = engine.submissions(admin, stage.study, Some(shared::Approval::Waiting), None).await.expect("a page");
    let ids: Vec<AssignmentId> = waiting.iter().map(|one| one.id).collect();
    engine.approve(admin, stage.study, &ids).await.expect("approved");
    ids
}

async fn n_hits(stage: &Stage, task: TaskId) -> i64 {
    let batches = stage.app.engine.batches(&stage.admin.actor, stage.study).await.expect("batches");
    batches.iter().filter(|batch| batch.task_id == task).map(|batch| batch.n_hits).sum()
}

on_both_engines!(marks_do_not_count_towards_the_length_of_a_text, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    let shortest = |definition: &mut Definition| {
        let QuestionKind::Text(text) = &mut definition.questions[0].kind else { panic!("a text") };
        text.max_chars = 12;
    };
    let task = stage.open(Preset::TranslateAndTag, shortest).await;
    let (engine, actor) = (&app.engine, &stage.workers[0].actor);
    let id = stage.claim(0, task).await.expect("a hit");
    let shown = engine.shown(actor, id).await.expect("a page");
    let submit = async |text: &str| {
        let answers = vec![answer(&shown, "translation", text)];
        let draft = shared::Draft { revision: 0, answers: answers.clone() };
        let kept = engine.save_draft(actor, id, draft).await.map(drop);
        kept?;
        let submission = Submission { insist: true, ..Submission::new(engine.id::<SubmissionId>(), answers) };
        engine.submit(actor, id, submission).await
    };
    let refused = submit("[F]Könnten[/F] Sie??").await.expect_err("thirteen characters").to_string();
    assert!(refused.contains("13"), "{refused}");
    let done = submit("[Carries formality]Könnten[/Carries formality] Sie?").await.expect("twelve characters");
    assert!(matches!(done, Submitted::Stored { .. }), "{done:?}");
});

on_both_engines!(an_approved_translation_goes_on_with_its_marks_to_another_person, async |app| {
    let stage = Stage::new(&app, 6, 3).await;
    let (engine, admin) = (&app.engine, &stage.admin.actor);
    let first = stage.open(Preset::TranslateAndTag, |_| {}).await;
    let second =
        stage.publish(Preset::SecondLevel, |definition| definition.from = Some(feed(1, FeedWhen::Approved))).await;
    for worker in [0, 1] {
        for _ in 0..3 {
            let id = stage.claim(worker, first).await.expect("a hit");
            stage.submit(worker, id, translate).await;
        }
    }
    work_off(&stage).await;
    assert_eq!(n_hits(&stage, second).await, 0, "nothing goes on before it is approved");

    // Sources 2 and 4 have marks: what has none stays out, and nothing goes on twice.
    assert_eq!(approve_all(&stage).await.len(), 6);
    work_off(&stage).await;
    assert_eq!(n_hits(&stage, second).await, 2);
    let draft = engine.redraft_task(admin, stage.study, second).await;
    draft.expect("a draft");
    engine.publish_task(admin, stage.study, second).await.expect("published again");
    work_off(&stage).await;
    assert_eq!(n_hits(&stage, second).await, 2, "a new version takes no text that has gone on");

    // People who wrote a text, or met its source, do not get it: the third person gets all.
    let mut all = 0;
    for worker in [0, 1] {
        while let Claimed::Hit { assignment } =
            engine.claim(&stage.workers[worker].actor, stage.study, second).await.expect("a claim")
        {
            let shown = engine.shown(&stage.workers[worker].actor, assignment).await.expect("a page");
            let own = Exported::of(&stage)
                .await
                .outputs
                .into_iter()
                .any(|output| output.text == shown.items[0].outputs[0].text && output.system == "formal");
            assert!(own, "it is one of the formal translations");
            engine.give_back(&stage.workers[worker].actor, assignment).await.expect("given back");
            all += 1;
            assert!(all <= 2);
        }
    }
    let id = stage.claim(2, second).await.expect("a hit");
    let actor = &stage.workers[2].actor;
    let shown = engine.shown(actor, id).await.expect("a page");
    let item = &shown.items[0];
    let before = item.outputs[0].text.clone();
    assert!(before.starts_with("Sié 👍🏽 sagen zu"), "{before}");
    assert_eq!(item.memory[0].likeness, 100);
    assert!(item.memory[0].text.starts_with("[F]Sié 👍🏽[/F] sagen zu"), "{:?}", item.memory);
    assert!(item.memory.iter().skip(1).all(|one| (60..=100).contains(&one.likeness)), "{:?}", item.memory);
    let page = app.signed_in(&stage.workers[2]).await.get(&format!("/work/assignments/{id}")).await.text();
    for there in [
        "Written before",
        "<mark data-label=\"1\">Sié 👍🏽",
        "data-own",
        "data-mark=\"f\"",
        "[/Carries formality] after them",
    ] {
        assert!(page.contains(there), "no {there}: {page}");
    }

    // Half a mark is refused, none is asked about, the rest is the least change.
    let submit = async |text: &str, insist| {
        let answers = vec![answer(&shown, "second_level", text)];
        engine.submit(actor, id, Submission { insist, ..Submission::new(engine.id::<SubmissionId>(), answers) }).await
    };
    let edited = before.replacen("Sié 👍🏽 sagen", "Du sagst", 1);
    let half = submit(&format!("[F]{edited}"), true).await.expect_err("refused").to_string();
    assert!(half.contains("comes without [/F] after it"), "{half}");
    let flags = submit(&edited, false).await.expect("flags");
    assert!(
        matches!(&flags, Submitted::Flagged { flags } if flags.iter().any(|flag| flag.reason.key() == Some("nothing-marked"))),
        "{flags:?}"
    );
    let whole = submit(&edited.replacen("Du sagst", "[F]Du[/F] [f]sagst[/f]", 1), true).await.expect("stored");
    assert!(matches!(whole, Submitted::Stored { .. }), "{whole:?}");

    // In the export: a text without marks, a row of marks with it, offsets into the text.
    let exported = Exported::of(&stage).await;
    let informal: Vec<&str> =
        exported.outputs.iter().filter(|one| one.system == "informal").map(|one| one.text.as_str()).collect();
    assert_eq!(informal, [edited.as_str()]);
    let office = app.program_of(&stage.admin).await;
    let rows = office.get(&format!("/studies/{}/exports/answers.jsonl", stage.study)).await.text();
    let rows: Vec<serde_json::Value> =
        rows.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let of = |question: &str| {
        rows.iter().find(|row| row["question"] == question && row["system"] == "informal").expect("a row")
    };
    assert_eq!(of("second_level")["value"], edited.as_str());
    assert_eq!(of("marks")["spans"], "f:0-2|f:3-8");
    assert_eq!(of("marks")["value"], edited.replacen("Du sagst", "[F]Du[/F] [F]sagst[/F]", 1));
    assert_eq!(of("marks")["output_id"], of("second_level")["output_id"]);
});

on_both_engines!(nobody_meets_a_source_in_two_tasks_of_a_chain, async |app| {
    let stage = Stage::new(&app, 4, 2).await;
    let first = stage.open(Preset::TranslateAndTag, |definition| definition.need = 2).await;
    let rated = stage
        .publish(Preset::Fluency, |definition| {
            (definition.need, definition.items_per_hit) = (1, 1);
            definition.from = Some(Feed { marked: false, memory: None, ..feed(1, FeedWhen::Submitted) });
        })
        .await;
    // The first person translates two of four; each goes on at once, to people who have not met its source.
    for _ in 0..2 {
        let id = stage.claim(0, first).await.expect("a hit");
        stage.submit(0, id, translate).await;
    }
    work_off(&stage).await;
    assert_eq!(n_hits(&stage, rated).await, 2);
    assert_eq!(stage.claim(0, rated).await, None, "the first person wrote them");
    assert_eq!(stage.work(1, rated, rate(|_| 4)).await, 2);
    // Those two sources the second person has met by rating: the other two are left to translate.
    assert_eq!(stage.work(1, first, translate).await, 2);
    work_off(&stage).await;
    assert_eq!(stage.work(0, first, translate).await, 2);
    work_off(&stage).await;
    assert_eq!(n_hits(&stage, rated).await, 6);
    assert_eq!(stage.claim(0, rated).await, None, "all four sources are met");
    assert_eq!(stage.claim(1, rated).await, None, "all four sources are met");
});

on_both_engines!(a_chain_that_cannot_be_is_refused_by_its_path, async |app| {
    let stage = Stage::new(&app, 2, 0).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let first = stage.open(Preset::TranslateAndTag, |_| {}).await;
    let second =
        stage.publish(Preset::SecondLevel, |definition| definition.from = Some(feed(1, FeedWhen::Approved))).await;
    let definition = async |task: TaskId| {
        engine.task(admin, study, task).await.expect("a task").definition().expect("a definition").clone()
    };
    let refused = async |task: TaskId, definition| {
        engine.edit_task(admin, study, task, definition).await.map_err(Problem::from).expect_err("refused")
    };
    let mut circle = definition(first).await;
    circle.subject = shared::Subject::Source;
    circle.from = Some(Feed { marked: false, memory: None, ..feed(2, FeedWhen::Approved) });
    let problem = refused(first, circle).await;
    assert_eq!(problem.field(), Some("from.task"));
    assert!(problem.to_string().contains("1 > 2 > 1"), "{problem}");

    let mut nowhere = definition(second).await;
    nowhere.from = Some(feed(9, FeedWhen::Approved));
    assert!(refused(second, nowhere).await.to_string().contains("no task 9"));
    let mut many = definition(second).await;
    many.items_per_hit = 3;
    assert_eq!(refused(second, many).await.field(), Some("items_per_hit"));
    let mut taken = definition(second).await;
    taken.system = Some("COPY".to_owned());
    assert_eq!(refused(second, taken).await.field(), Some("system"));
    let mut unwritten = definition(second).await;
    (unwritten.questions, unwritten.system) = (unwritten.questions.split_off(1), None);
    let problem = refused(second, unwritten).await;
    assert!(problem.to_string().contains("asks for highlights in a text that the worker writes"), "{problem}");
});
