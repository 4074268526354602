//! The task is closed to a worker while they hold a hit of it: they learn it, finish this one and are paid for it.

use std::sync::Arc;

use engine::crowd::claim::Claimed;
use engine::crowd::worker::GateDecision;
use engine::design::preset::Preset;
use serde_json::json;
use shared::{
    Actor, AssignmentId, Draft, Gate, Locale, NewAnswer, QualificationState, StudyId, StudyState, Submission,
    SubmissionId, Submitted, Value,
};

use crate::app::{Browser, Member, TestApp, on_both_engines, pay_everything};
use crate::gate;
use crate::report::stage::Stage;

/// Somebody at a hit.
struct Desk {
    app: Arc<TestApp>,
    worker: Member,
    browser: Browser,
    id: AssignmentId,
    say: Locale,
}

impl Desk {
    async fn new(app: &Arc<TestApp>, worker: &Member, id: AssignmentId, say: Locale) -> Self {
        let browser = app.signed_in(worker).await;
        Self { app: app.clone(), worker: worker.clone(), browser, id, say }
    }

    fn actor(&self) -> &Actor {
        &self.worker.actor
    }

    async fn answers(&self) -> Vec<NewAnswer> {
        let shown = self.app.engine.shown(self.actor(), self.id).await.expect("a hit");
        let value = Value::Text("Questa frase non è più quella di prima.".to_owned());
        let question = shown.questions[0].key.clone();
        vec![NewAnswer { item: shown.items[0].id, question, output: None, value }]
    }

    /// Whether a draft, a sign of life and the page say that this is the last hit.
    async fn is_last(&self) -> [bool; 3] {
        let engine = &self.app.engine;
        let revision = engine.shown(self.actor(), self.id).await.expect("a hit").draft.revision;
        let draft = Draft { revision, answers: self.answers().await };
        let saved = engine.save_draft(self.actor(), self.id, draft).await.expect("saved");
        let alive = engine.heartbeat(self.actor(), self.id).await.expect("alive");
        let page = self.browser.get(&format!("/work/assignments/{}", self.id)).await.words();
        let notice = page.split("data-last").nth(1).and_then(|rest| rest.split("</div>").next()).expect("a notice");
        assert!(notice.contains(self.say.task_has_closed()), "{notice}");
        let hidden = notice.split('>').next().is_some_and(|attributes| attributes.contains("hidden"));
        [saved.is_last, alive.is_last, !hidden]
    }

    async fn submit(&self) {
        let id = self.app.engine.id::<SubmissionId>();
        let submission = Submission { insist: true, active_ms: 30_000, ..Submission::new(id, self.answers().await) };
        let stored = self.app.engine.submit(self.actor(), self.id, submission).await.expect("submitted");
        assert!(matches!(stored, Submitted::Stored { .. }), "{stored:?}");
    }

    /// Approves and pays all work of the study; what the worker has got.
    async fn paid(&self, admin: &Actor, study: StudyId) -> i64 {
        let engine = &self.app.engine;
        engine.approve(admin, study, &[self.id]).await.expect("approved");
        pay_everything(engine, admin, study).await;
        engine.my_study(self.actor(), study, self.say).await.expect("a study").earned.paid.minor
    }
}

on_both_engines!(a_hit_of_a_study_that_is_closed_is_the_last_and_is_paid, async |app| {
    let stage = Stage::new(&app, 3, 1).await;
    let task = stage.open(Preset::Rewrite, |definition| definition.reward = 25).await;
    let id = stage.claim(0, task).await.expect("a hit");
    let desk = Desk::new(&app, &stage.workers[0], id, Locale::En).await;
    assert_eq!(desk.is_last().await, [false; 3]);
    app.engine.set_study_state(&stage.admin.actor, stage.study, StudyState::Closed).await.expect("closed");
    assert_eq!(desk.is_last().await, [true; 3]);
    let program = app.program_of(&stage.workers[0]).await;
    let revision = app.engine.shown(desk.actor(), id).await.expect("a hit").draft.revision;
    let draft = json!({"revision": revision, "answers": []});
    let saved = program.put(&format!("/assignments/{id}/draft"), draft).await.good();
    assert_eq!(saved["is_last"], true, "{saved}");

    app.engine.set_study_state(&stage.admin.actor, stage.study, StudyState::Live).await.expect("live again");
    assert_eq!(desk.is_last().await, [false; 3], "it was not the last after all");
    app.engine.set_study_state(&stage.admin.actor, stage.study, StudyState::Closed).await.expect("closed");
    desk.submit().await;
    assert_eq!(desk.paid(&stage.admin.actor, stage.study).await, 25);
    app.engine.claim(desk.actor(), stage.study, task).await.expect_err("nothing more is handed out");
});

on_both_engines!(a_hit_is_the_last_for_whom_a_gate_has_failed_and_is_paid, async |app| {
    let stage = gate::stage::Stage::new(&app).await;
    let (wim, tea) = (stage.tested("wim").await, stage.tested("tea").await);
    let mut desks = Vec::new();
    for worker in [&wim, &tea] {
        let claimed = app.engine.claim(&worker.actor, stage.study, stage.pilot).await.expect("a claim");
        let Claimed::Hit { assignment } = claimed else { panic!("nothing to claim: {claimed:?}") };
        desks.push(Desk::new(&app, worker, assignment, Locale::It).await);
    }
    assert_eq!(desks[0].is_last().await, [false; 3]);
    let decide = async |state| {
        let worker = stage.row(1).await.worker;
        let decision = GateDecision { gate: Gate::Test, state, message: "Ci siamo parlati.".to_owned() };
        app.engine.decide_gate(&stage.admin.actor, stage.study, worker, decision).await.expect("decided");
    };
    decide(QualificationState::Failed).await;
    assert_eq!(desks[0].is_last().await, [true; 3]);
    assert_eq!(desks[1].is_last().await, [false; 3], "the gate of another worker");
    decide(QualificationState::Passed).await;
    assert_eq!(desks[0].is_last().await, [false; 3]);
    decide(QualificationState::Failed).await;
    desks[0].submit().await;
    let definition = app.engine.task(&stage.admin.actor, stage.study, stage.pilot).await.expect("the task");
    let reward = definition.definition().expect("a definition").reward;
    assert!(reward > 0);
    assert_eq!(desks[0].paid(&stage.admin.actor, stage.study).await, reward);
});

on_both_engines!(the_end_of_a_batch_does_not_end_the_task, async |app| {
    let stage = Stage::new(&app, 1, 1).await;
    let task = stage.open(Preset::Rewrite, |_| {}).await;
    let id = stage.claim(0, task).await.expect("the only hit");
    let desk = Desk::new(&app, &stage.workers[0], id, Locale::En).await;
    assert_eq!(desk.is_last().await, [false; 3], "there are no more hits, but the task is not closed");
    let batches = app.engine.batches(&stage.admin.actor, stage.study).await.expect("batches");
    app.engine.stop_batch(&stage.admin.actor, stage.study, batches[0].id).await.expect("stopped");
    assert_eq!(desk.is_last().await, [false; 3]);
});
