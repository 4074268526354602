//! Languages that are added to a study after its tasks were published: no HIT in them before their texts are published.

use std::future::pending;
use std::pin::pin;
use std::time::Duration;

use engine::crowd::claim::Claimed;
use engine::design::batch::BatchSpec;
use engine::design::preset::Preset;
use engine::design::study::StudyEdit;
use engine::jobs::job::Pace;
use engine::texts::import::{Choice, File};
use engine::texts::output::Builtin;
use serde_json::json;
use shared::import::{FileFormat, FileKind, Mapping};
use shared::{Feed, FeedWhen, KnownRule, Role, Submission, SubmissionId, TaskId};

use crate::app::{Member, language, on_both_engines};
use crate::report::stage::{Stage, rewrite};

/// Adds German to a study, with two texts and a worker.
async fn german(stage: &Stage) -> Member {
    let (engine, admin, study) = (&stage.app.engine, &stage.admin.actor, stage.study);
    let found = engine.study(admin, study).await.expect("the study");
    let languages = vec![language("en"), language("de")];
    let edit = StudyEdit { title: found.title, languages, settings: found.settings };
    engine.edit_study(admin, study, edit).await.expect("another language");
    let file = File {
        kind: FileKind::Sources,
        name: "german.txt".to_owned(),
        format: Some(FileFormat::Lines),
        bytes: "hallo du da\nna wie gehts".into(),
    };
    let mapping = Mapping { text: "text".to_owned(), default_language: "de".to_owned(), ..Mapping::default() };
    engine.import(admin, study, file, &Choice { mapping, skip_refused: false }).await.expect("sources");
    engine.run_builtin(admin, study, Builtin::Copy).await.expect("outputs");
    let worker = stage.app.join(&stage.admin, study, Role::Worker, "german", "de").await;
    engine.consent(&worker.actor, study, true).await.expect("consent");
    worker
}

/// Publishes the draft that the added language has made.
async fn publish(stage: &Stage, task: TaskId) {
    let (engine, admin, study) = (&stage.app.engine, &stage.admin.actor, stage.study);
    let draft = engine.task(admin, study, task).await.expect("a task").draft.expect("a draft with German texts");
    let mut definition = draft.definition;
    assert!(!definition.unconfirmed.is_empty(), "somebody has to look at them");
    definition.unconfirmed.clear();
    engine.edit_task(admin, study, task, definition).await.expect("confirmed");
    engine.publish_task(admin, study, task).await.expect("published");
}

on_both_engines!(a_text_is_not_passed_on_in_a_language_without_texts, async |app| {
    let stage = Stage::new(&app, 2, 1).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let first = stage.open(Preset::Rewrite, |definition| definition.items_per_hit = 1).await;
    let fed = stage
        .publish(Preset::Meaning, |definition| {
            (definition.need, definition.items_per_hit) = (1, 1);
            definition.from = Some(Feed { task: 1, when: FeedWhen::Submitted, marked: false, memory: None });
        })
        .await;
    let worker = german(&stage).await;
    publish(&stage, first).await;
    let spec: BatchSpec = serde_json::from_value(json!({ "task": first, "language": "de" })).expect("a spec");
    engine.make_batch(admin, study, spec).await.expect("a batch");
    let n_fed = async |tag: &str| {
        let pace = Pace::from_lease(Duration::from_secs(30));
        assert!(!engine.work_off_jobs(pace, pin!(pending())).await);
        let batches = engine.batches(admin, study).await.expect("batches");
        let own = batches.iter().filter(|batch| batch.task_id == fed && batch.language == language(tag));
        own.map(|batch| batch.n_hits).sum::<i64>()
    };
    let Claimed::Hit { assignment } = engine.claim(&worker.actor, study, first).await.expect("a claim") else {
        panic!("no hit")
    };
    let shown = engine.shown(&worker.actor, assignment).await.expect("a page");
    let answers = rewrite(|_| "Guten Tag, wie geht es Ihnen?".to_owned())(&shown);
    let submission = Submission { insist: true, ..Submission::new(engine.id::<SubmissionId>(), answers) };
    engine.submit(&worker.actor, assignment, submission).await.expect("stored");
    let id = stage.claim(0, first).await.expect("an English hit");
    stage.submit(0, id, rewrite(|_| "Good day, how do you do?".to_owned())).await;
    assert_eq!((n_fed("en").await, n_fed("de").await), (1, 0), "the German text waits, the English one does not");
    publish(&stage, fed).await;
    assert_eq!((n_fed("en").await, n_fed("de").await), (1, 1), "published with its German texts, the task takes it");
});

on_both_engines!(no_gold_item_is_handed_out_in_a_language_without_texts, async |app| {
    let stage = Stage::new(&app, 2, 0).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let task = stage
        .publish(Preset::Formality, |definition| {
            definition.items_per_hit = 1;
            definition.known = Some(KnownRule::default());
        })
        .await;
    let worker = german(&stage).await;
    let sources = engine.sources(
        admin,
        study,
        engine::texts::source::SourceFilter { language: Some(language("de")), ..Default::default() },
    );
    let source = sources.await.expect("sources").sources.remove(0).external_id;
    let table = format!("id,systems,kind,tolerance,explanation,formality\n{source},COPY,training,0,\"Duzt.\",-2\n");
    engine.add_known(admin, study, task, &table).await.expect("a training item");
    let claimed = engine.claim(&worker.actor, study, task).await.expect("a claim");
    assert!(matches!(claimed, Claimed::Nothing { .. }), "{claimed:?}");
    publish(&stage, task).await;
    let claimed = engine.claim(&worker.actor, study, task).await.expect("a claim");
    assert!(matches!(claimed, Claimed::Hit { .. }), "{claimed:?}");
});
