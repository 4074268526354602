//! A live study with all gates, and people to send through them.

use std::sync::Arc;

use engine::crowd::claim::Claimed;
use engine::crowd::worker::WorkerRow;
use engine::design::preset::Preset;
use engine::{
    design::batch::BatchSpec,
    texts::import::{Choice, File},
};
use serde_json::{Value, json};
use shared::import::{FileFormat, FileKind, Mapping};
use shared::{
    GateRule, HitItemId, LocationRule, NewAnswer, ReviewRule, Role, StudyId, StudyState, Submission, SubmissionId,
    TaskId, TestItem, TestRule, Value as Given,
};
use uuid::Uuid;

use crate::app::{Member, Program, TestApp};

/// What a response must never hold: why the key is what it is.
pub const SECRET: &str = "because-of-the-key";
/// The key of the test.
pub const KEY: [i64; 5] = [-3, -1, 0, 2, 3];

/// A live study in Italian with location, test, two trial texts and a review.
pub struct Stage {
    pub app: Arc<TestApp>,
    pub study: StudyId,
    pub admin: Member,
    pub reviewer: Member,
    pub pilot: TaskId,
    pub rewrite: TaskId,
}

impl Stage {
    pub async fn new(app: &Arc<TestApp>) -> Self {
        let admin = app.admin().await;
        let study = app.study(&admin, &["it"]).await;
        let reviewer = app.join(&admin, study, Role::Reviewer, "rita", "it").await;
        let item = |(n, gold): (usize, &i64)| TestItem::of_formality(format!("Frase numero {n}"), *gold, SECRET);
        let test = TestRule::of_formality(KEY.iter().enumerate().map(item).collect());
        let location = LocationRule { countries: vec!["IT".parse().expect("a country")] };
        let engine = &app.engine;
        for rule in [GateRule::Location(location), GateRule::Test(test), GateRule::Review(ReviewRule { pilot_hits: 2 })]
        {
            engine.set_gate_rule(&admin.actor, study, "it".parse().expect("a tag"), rule).await.expect("a rule");
        }
        let file = File {
            kind: FileKind::Sources,
            name: "texts.txt".to_owned(),
            format: Some(FileFormat::Lines),
            bytes: b"ma dai nn ci credo\nke bello sto film\n".to_vec(),
        };
        let mapping = Mapping { text: "text".to_owned(), default_language: "it".to_owned(), ..Mapping::default() };
        engine.import(&admin.actor, study, file, &Choice { mapping, skip_refused: false }).await.expect("texts");
        let pilot = task(app, &admin, study, Preset::Pilot).await;
        let rewrite = task(app, &admin, study, Preset::Rewrite).await;
        engine.set_study_state(&admin.actor, study, StudyState::Live).await.expect("live");
        Self { app: app.clone(), study, admin, reviewer, pilot, rewrite }
    }

    /// Somebody who has just joined as a worker.
    pub async fn worker(&self, name: &str) -> Member {
        self.app.join(&self.admin, self.study, Role::Worker, name, "it").await
    }

    /// Somebody who has passed consent and location.
    pub async fn located(&self, name: &str) -> Member {
        let member = self.worker(name).await;
        self.locate(&member).await;
        member
    }

    /// Takes somebody through consent and location.
    async fn locate(&self, member: &Member) {
        let program = self.app.program_of(member).await;
        program.post(&self.at("/consent"), json!({})).await.good();
        let told = program.post(&self.at("/location"), json!({"country": "IT"})).await.good();
        assert_eq!(told["state"], "passed");
    }

    /// Somebody who has passed the test as well.
    pub async fn tested(&self, name: &str) -> Member {
        let member = self.located(name).await;
        self.test(&member).await;
        member
    }

    async fn test(&self, member: &Member) {
        let program = self.app.program_of(member).await;
        let given = self.answers(&program, &KEY).await;
        assert_eq!(program.post(&self.at("/test"), given).await.good()["passed"], true);
    }

    /// Somebody whose trial texts wait for the review.
    pub async fn piloted(&self, name: &str) -> Member {
        let member = self.tested(name).await;
        self.write_pilot(&member).await;
        member
    }

    /// Takes somebody who came in another way through everything before the review.
    pub async fn pilots(&self, member: &Member) {
        self.locate(member).await;
        self.test(member).await;
        self.write_pilot(member).await;
    }

    async fn write_pilot(&self, member: &Member) {
        let rewrite = |source: &str| {
            if source.starts_with("ke") { format!("{source}!") } else { "Non riesco a crederci.".to_owned() }
        };
        for _ in 0..2 {
            self.write(member, self.pilot, rewrite).await;
        }
    }

    /// Claims a hit and submits what is made of its source.
    pub async fn write(&self, member: &Member, task: TaskId, rewrite: impl Fn(&str) -> String) {
        let engine = &self.app.engine;
        let claimed = engine.claim(&member.actor, self.study, task).await.expect("a claim");
        let Claimed::Hit { assignment } = claimed else { panic!("nothing to claim: {claimed:?}") };
        let shown = engine.shown(&member.actor, assignment).await.expect("shown");
        let item = &shown.items[0];
        let text = rewrite(item.source.as_deref().expect("a source"));
        let answer =
            NewAnswer { item: item.id, question: "rewrite".to_owned(), output: None, value: Given::Text(text) };
        let id = SubmissionId(Uuid::from_u128(assignment.0.as_u128() ^ 1));
        let submission = Submission { insist: true, ..Submission::new(id, vec![answer]) };
        let stored = engine.submit(&member.actor, assignment, submission).await.expect("submitted");
        assert!(matches!(stored, shared::Submitted::Stored { .. }), "{stored:?}");
    }

    /// A path of the study below the REST interface.
    pub fn at(&self, rest: &str) -> String {
        format!("/studies/{}{rest}", self.study)
    }

    /// Answers to the test as the interface takes them, by the position of the sentence in the rule.
    pub async fn answers(&self, program: &Program, values: &[i64]) -> Value {
        let test = program.get(&self.at("/test")).await.good();
        let given = values.iter().enumerate().map(|(index, value)| {
            let value = json!({"type": "number", "value": value});
            json!({"item": test_item(index), "question": "formality", "value": value})
        });
        json!({"version": test["version"], "answers": given.collect::<Vec<_>>()})
    }

    /// The line of a worker in the list of the study's manager, by number.
    pub async fn row(&self, number: i64) -> WorkerRow {
        let rows = self.app.engine.workers(&self.admin.actor, self.study, number - 1).await.expect("workers");
        rows.into_iter().next().expect("a worker")
    }

    /// The verbs of the study's audit trail, the latest first.
    pub async fn verbs(&self) -> Vec<String> {
        let trail = self.app.engine.study_trail(&self.admin.actor, self.study, None).await.expect("the trail");
        trail.into_iter().map(|entry| entry.verb).collect()
    }
}

/// The id of the item at this position of a test.
pub fn test_item(index: usize) -> HitItemId {
    HitItemId(Uuid::from_u128((index as u128 + 1) << 32))
}

/// The name of the field for the answer about this item.
pub fn test_field(index: usize, question: &str) -> String {
    format!("answers[i{}.{question}]", test_item(index))
}

async fn task(app: &TestApp, admin: &Member, study: StudyId, preset: Preset) -> TaskId {
    let task = app.engine.add_task(&admin.actor, study, preset).await.expect("a task");
    app.engine.publish_task(&admin.actor, study, task).await.expect("published");
    let spec: BatchSpec = serde_json::from_value(json!({"task": task, "language": "it"})).expect("a spec");
    app.engine.make_batch(&admin.actor, study, spec).await.expect("a batch");
    task
}
