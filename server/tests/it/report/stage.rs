//! A study on which people work: texts, two systems, tasks without gates.

use std::sync::Arc;

use engine::crowd::claim::Claimed;
use engine::design::batch::BatchSpec;
use engine::design::preset::Preset;
use engine::texts::import::{Choice, File};
use engine::texts::output::Builtin;
use shared::import::{FileFormat, FileKind, Mapping};
use shared::{
    AssignmentId, Definition, NewAnswer, Outcome, Role, Shown, StudyId, StudyState, Submission, SubmissionId,
    Submitted, TaskId, Value,
};

use crate::app::{Member, TestApp, language};

/// A sentence that a spreadsheet would execute, as a source.
pub const FORMULA: &str = "=HYPERLINK(\"http://x.example\",\"hey\") lol";

/// A study under way.
pub struct Stage {
    pub app: Arc<TestApp>,
    pub admin: Member,
    pub study: StudyId,
    pub workers: Vec<Member>,
}

impl Stage {
    /// A live study with so many sources, the systems COPY and RULE-BASED, and so many workers.
    pub async fn new(app: &Arc<TestApp>, n_sources: usize, n_workers: usize) -> Self {
        let admin = app.admin().await;
        let study = app.study(&admin, &["en"]).await;
        let mut lines = format!("{FORMULA}\n");
        (1..n_sources).for_each(|i| lines += &format!("hey nr {i} is sooo kewl!!!\n"));
        let file = File {
            kind: FileKind::Sources,
            name: "s.txt".to_owned(),
            format: Some(FileFormat::Lines),
            bytes: lines.into_bytes(),
        };
        let mapping = Mapping { text: "text".to_owned(), default_language: "en".to_owned(), ..Mapping::default() };
        let imported = app
            .engine
            .import(&admin.actor, study, file, &Choice { mapping, skip_refused: false })
            .await
            .expect("sources");
        assert!(imported.written, "{imported:?}");
        for builtin in [Builtin::Copy, Builtin::RuleBased] {
            app.engine.run_builtin(&admin.actor, study, builtin).await.expect("outputs");
        }
        let mut workers = Vec::new();
        for number in 1..=n_workers {
            let worker = app.join(&admin, study, Role::Worker, &format!("worker{number}"), "en").await;
            app.engine.consent(&worker.actor, study, true).await.expect("consent");
            workers.push(worker);
        }
        Self { app: app.clone(), admin, study, workers }
    }

    /// Publishes a task without gates.
    pub async fn publish(&self, preset: Preset, change: impl FnOnce(&mut Definition)) -> TaskId {
        let (engine, admin, study) = (&self.app.engine, &self.admin.actor, self.study);
        let task = engine.add_task(admin, study, preset).await.expect("a task");
        let mut definition =
            engine.task(admin, study, task).await.expect("the task").definition().expect("a definition").clone();
        definition.gates.clear();
        change(&mut definition);
        engine.edit_task(admin, study, task, definition).await.expect("an edit");
        engine.publish_task(admin, study, task).await.expect("published");
        if engine.study(admin, study).await.expect("the study").state == StudyState::Draft {
            engine.set_study_state(admin, study, StudyState::Live).await.expect("live");
        }
        task
    }

    /// Publishes a task without gates and makes a batch of all texts: of both systems where it judges outputs.
    pub async fn open(&self, preset: Preset, change: impl FnOnce(&mut Definition)) -> TaskId {
        let task = self.publish(preset, change).await;
        self.batch(task).await;
        task
    }

    /// Makes a batch of all texts: of both systems where the task judges outputs.
    pub async fn batch(&self, task: TaskId) {
        self.batch_of(task, false).await;
    }

    /// Makes a batch of all texts; spread, it has each source with one of the systems alone.
    pub async fn batch_of(&self, task: TaskId, spread: bool) {
        let (engine, admin, study) = (&self.app.engine, &self.admin.actor, self.study);
        let found = engine.task(admin, study, task).await.expect("the task");
        let judges = found.definition().is_some_and(|definition| definition.subject.n_systems() > 0);
        let systems = engine.systems(admin, study).await.expect("systems");
        let systems =
            systems.iter().filter(|system| judges && system.name != "human").map(|system| system.id).collect();
        let spec = BatchSpec {
            task,
            language: language("en"),
            label: String::new(),
            sample: None,
            systems,
            all_human: false,
            spread,
            seed: Some(7),
        };
        engine.make_batch(admin, study, spec).await.expect("a batch");
    }

    /// Claims the next hit.
    pub async fn claim(&self, worker: usize, task: TaskId) -> Option<AssignmentId> {
        match self.app.engine.claim(&self.workers[worker].actor, self.study, task).await.expect("a claim") {
            Claimed::Hit { assignment } => Some(assignment),
            Claimed::Nothing { .. } => None,
        }
    }

    /// Submits what `answer` says, after half a minute.
    pub async fn submit(&self, worker: usize, id: AssignmentId, answer: impl Fn(&Shown) -> Vec<NewAnswer>) -> Outcome {
        let (engine, actor) = (&self.app.engine, &self.workers[worker].actor);
        self.app.clock.pass(30);
        let shown = engine.shown(actor, id).await.expect("a page");
        let submission = Submission {
            insist: true,
            active_ms: 30_000,
            ..Submission::new(engine.id::<SubmissionId>(), answer(&shown))
        };
        match engine.submit(actor, id, submission).await.expect("a submission") {
            Submitted::Stored { outcome, .. } => outcome,
            Submitted::Flagged { flags } => panic!("flagged: {flags:?}"),
        }
    }

    /// Works until nothing is left; how many hits that were.
    pub async fn work(&self, worker: usize, task: TaskId, answer: impl Fn(&Shown) -> Vec<NewAnswer>) -> usize {
        let mut done = 0;
        while let Some(id) = self.claim(worker, task).await {
            self.submit(worker, id, &answer).await;
            done += 1;
        }
        done
    }
}

/// The same number for every item, made from its text.
pub fn rate(value: impl Fn(&str) -> i64) -> impl Fn(&Shown) -> Vec<NewAnswer> {
    move |shown| {
        let of = |item: &shared::ShownItem| NewAnswer {
            item: item.id,
            question: shown.questions[0].key.clone(),
            output: None,
            value: Value::Number(value(&item.outputs[0].text)),
        };
        shown.items.iter().map(of).collect()
    }
}

/// A rewrite of every item.
pub fn rewrite(write: impl Fn(&str) -> String) -> impl Fn(&Shown) -> Vec<NewAnswer> {
    move |shown| {
        let of = |item: &shared::ShownItem| NewAnswer {
            item: item.id,
            question: shown.questions[0].key.clone(),
            output: None,
            value: Value::Text(write(item.source.as_deref().unwrap_or_default())),
        };
        shown.items.iter().map(of).collect()
    }
}

/// A rank for every output, made from its text.
pub fn rank(place: impl Fn(&str) -> i64) -> impl Fn(&Shown) -> Vec<NewAnswer> {
    move |shown| {
        let item = &shown.items[0];
        let of = |text: &shared::ShownText| NewAnswer {
            item: item.id,
            question: shown.questions[0].key.clone(),
            output: text.output,
            value: Value::Number(place(&text.text)),
        };
        item.outputs.iter().map(of).collect()
    }
}

/// A number that hangs on a text alone.
pub fn mark(text: &str) -> i64 {
    text.bytes().fold(7_i64, |sum, byte| (sum * 31 + i64::from(byte)) % 10_007)
}

/// Prefers the first output of each item.
pub fn prefer_first(shown: &Shown) -> Vec<NewAnswer> {
    let answer = |item: &shared::ShownItem| NewAnswer {
        item: item.id,
        question: shown.questions[0].key.clone(),
        output: None,
        value: Value::Preferred(item.outputs[0].output.expect("an output")),
    };
    shown.items.iter().map(answer).collect()
}
