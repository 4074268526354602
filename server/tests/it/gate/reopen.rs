//! A decision of the review is taken back: by its reviewer within one hour, by a manager at any time, once.

use std::sync::Arc;

use engine::crowd::claim::Claimed;
use engine::crowd::invite::NewJoinLink;
use engine::crowd::review::Verdict;
use serde_json::{Value, json};
use shared::{
    Locale, NewAnswer, Problem, QualificationId, QualificationState, ReviewVerdict, Role, Submission, SubmissionId,
    Value as Given, WorkerId, refusal,
};
use uuid::Uuid;

use super::stage::Stage;
use crate::app::{Member, Program, TestApp, language, on_both_engines};

/// A worker about whom the reviewer has decided.
struct Decided {
    stage: Stage,
    wim: Member,
    rita: Program,
    /// The address of the worker's pilot texts.
    at: String,
    worker: WorkerId,
}

impl Decided {
    async fn new(app: &Arc<TestApp>, verdict: &str) -> Self {
        let stage = Stage::new(app).await;
        let wim = stage.piloted("wim").await;
        let rita = app.program_of(&stage.reviewer).await;
        let worker = stage.row(1).await.worker;
        let at = stage.at(&format!("/review/{worker}"));
        let decided = Self { stage, wim, rita, at, worker };
        for rewrite in decided.pilot().await["rewrites"].as_array().expect("rewrites") {
            let answer = rewrite["answer"].as_str().expect("an id");
            decided.rita.put(&format!("{}/{answer}", decided.at), json!({"grade": "excellent"})).await.good();
        }
        decided.decide(verdict).await;
        decided
    }

    async fn decide(&self, verdict: &str) {
        self.rita.post(&self.at, json!({"verdict": verdict, "message": "Bravo."})).await.good();
    }

    async fn pilot(&self) -> Value {
        self.rita.get(&self.at).await.good()
    }

    /// The decision in force.
    async fn decision(&self) -> QualificationId {
        let decision = self.pilot().await["outcome"]["decision"].as_str().expect("an id").to_owned();
        decision.parse().expect("an id")
    }

    /// Sends a request to take this decision back; the status of the reply.
    async fn reopen(&self, program: &Program, decision: QualificationId) -> u16 {
        program.post(&format!("{}/reopen", self.at), json!({"decision": decision})).await.status.as_u16()
    }

    async fn state(&self) -> Option<QualificationState> {
        self.stage.row(1).await.review
    }

    async fn claim(&self) -> engine::Result<Claimed> {
        self.stage.app.engine.claim(&self.wim.actor, self.stage.study, self.stage.rewrite).await
    }

    /// Rewrites one text of the task behind the review.
    async fn work(&self) {
        self.stage.write(&self.wim, self.stage.rewrite, |_| "Non posso crederci.".to_owned()).await;
    }

    /// The states of all decisions of the review, the latest first.
    async fn history(&self) -> Vec<QualificationState> {
        let engine = &self.stage.app.engine;
        let detail = engine.worker(&self.stage.admin.actor, self.stage.study, self.worker).await.expect("a worker");
        let mut of_review: Vec<_> =
            detail.history.into_iter().map(|one| one.decision).filter(|one| one.gate == shared::Gate::Review).collect();
        of_review.sort_by_key(|one| std::cmp::Reverse(one.number));
        of_review.into_iter().map(|one| one.state).collect()
    }
}

on_both_engines!(a_reviewer_takes_a_pass_back_and_what_was_done_stays, async |app| {
    let decided = Decided::new(&app, "accept").await;
    let outcome = decided.pilot().await["outcome"].clone();
    assert_eq!((&outcome["may_reopen"], outcome["until"].is_string()), (&json!("reader"), true), "{outcome}");
    decided.work().await;
    assert_eq!(decided.reopen(&decided.rita, decided.decision().await).await, 204);

    assert_eq!(decided.state().await, Some(QualificationState::Waiting));
    let queue = decided.rita.get(&decided.stage.at("/review")).await.good();
    assert_eq!(queue[0]["n_graded"], 2, "the grades are kept: {queue}");
    assert_eq!(decided.pilot().await["outcome"], Value::Null);
    assert!(decided.claim().await.is_err(), "the task is closed again");
    let page = app.signed_in(&decided.wim).await.get(&format!("/work/{}", decided.stage.study)).await.text();
    let message = refusal::pass_was_taken_back().in_locale(Locale::of(&language("it")));
    assert!(page.contains(&message), "the worker reads what happened: {page}");
    assert!(!page.contains("Bravo."), "the message of the old decision is gone");
    assert_eq!(decided.stage.verbs().await.iter().filter(|verb| *verb == "take_back").count(), 1);

    // What was submitted counts and is paid.
    let office = app.program_of(&decided.stage.admin).await;
    let all = office.get(&decided.stage.at("/submissions")).await.good();
    let mut rewrites = all.as_array().expect("a list").iter().filter(|one| one["preset"] != "pilot");
    let done = rewrites.next().expect("the rewrite is there");
    assert_eq!(done["outcome"], "counted");
    office.post(&decided.stage.at("/approvals"), json!({"assignments": [done["id"]]})).await.good();
    office.post(&decided.stage.at("/pay-outs"), json!({})).await.good();

    decided.decide("accept").await;
    assert!(matches!(decided.claim().await, Ok(Claimed::Hit { .. })), "the task is open again");
    assert_eq!(decided.history().await.len(), 4, "every decision is on record");
});

on_both_engines!(a_failed_worker_waits_again, async |app| {
    let decided = Decided::new(&app, "exclude").await;
    let browser = app.signed_in(&decided.wim).await;
    for page in ["/work".to_owned(), format!("/work/{}", decided.stage.study)] {
        let page = browser.get(&page).await.words();
        assert_eq!(page.matches("Bravo.").count(), 1, "the message is there once: {page}");
        assert!(page.contains(Locale::It.pilot_not_accepted()), "{page}");
    }
    app.clock.pass(1);
    assert_eq!(decided.reopen(&decided.rita, decided.decision().await).await, 204);
    assert_eq!(decided.state().await, Some(QualificationState::Waiting));
    let page = browser.get(&format!("/work/{}", decided.stage.study)).await.words();
    // The wait did not begin when the decision was taken back.
    app.clock.pass(60);
    decided.stage.piloted("zoe").await;
    let list = app.signed_in(&decided.stage.reviewer).await.get("/review").await.text();
    assert!(list.contains("<a href=\"/review\">") && !list.contains("<a href=\"/studies\">"), "{list}");
    let queue = app.engine.review_queue(&decided.stage.reviewer.actor, decided.stage.study).await.expect("a queue");
    let waits: Vec<_> = queue.iter().map(|queued| queued.worker).collect();
    assert_eq!(waits, [decided.worker, decided.stage.row(2).await.worker], "{queue:?}");
    assert!(queue[0].since < app.engine.now().plus_seconds(-60), "{queue:?}");
    assert!(page.contains(&Locale::It.pilot_read_so_far(2, 2)), "their grades are still there: {page}");
    decided.decide("accept").await;
    assert!(decided.claim().await.is_ok());
});

on_both_engines!(reviewers_have_an_hour_for_their_own_decisions_and_managers_any_time, async |app| {
    let decided = Decided::new(&app, "accept").await;
    let stage = &decided.stage;
    let decision = decided.decision().await;
    let rosa = app.join(&stage.admin, stage.study, Role::Reviewer, "rosa", "it").await;
    let rob = app.join(&stage.admin, stage.study, Role::Researcher, "rob", "it").await;
    let rosa = app.program_of(&rosa).await;
    assert_eq!(rosa.get(&decided.at).await.good()["outcome"]["may_reopen"], "manager");
    assert_eq!(decided.reopen(&rosa, decision).await, 403, "not her decision");
    assert_eq!(decided.reopen(&app.program_of(&rob).await, decision).await, 403, "a researcher");
    assert_eq!(decided.reopen(&app.program_of(&decided.wim).await, decision).await, 403, "the worker");

    app.clock.pass(3_599);
    assert_eq!(decided.pilot().await["outcome"]["may_reopen"], "reader");
    app.clock.pass(1);
    assert_eq!(decided.pilot().await["outcome"]["may_reopen"], "manager");
    assert_eq!(decided.reopen(&decided.rita, decision).await, 403, "an hour has passed");
    assert_eq!(decided.state().await, Some(QualificationState::Passed));

    app.clock.pass(10 * 86_400);
    let office = app.program_of(&stage.admin).await;
    let detail = office.get(&stage.at(&format!("/workers/{}", decided.worker))).await.good();
    assert_eq!((&detail["review"]["may_reopen"], &detail["review"]["until"]), (&json!("reader"), &Value::Null));
    assert_eq!(decided.reopen(&office, decision).await, 204);
    assert_eq!(decided.state().await, Some(QualificationState::Waiting));
});

on_both_engines!(a_request_sent_twice_or_too_late_changes_nothing, async |app| {
    let decided = Decided::new(&app, "accept").await;
    let first = decided.decision().await;
    assert_eq!(decided.reopen(&decided.rita, first).await, 204);
    assert_eq!(decided.reopen(&decided.rita, first).await, 409, "it is open already");
    decided.decide("exclude").await;
    assert_eq!(decided.reopen(&decided.rita, first).await, 409, "another decision is in force");
    assert_eq!(decided.state().await, Some(QualificationState::Failed));
    assert_eq!(decided.history().await.len(), 4);
});

on_both_engines!(only_a_review_that_took_place_is_opened_again, async |app| {
    let stage = Stage::new(&app).await;
    stage.tested("tess").await;
    let worker = stage.row(1).await.worker;
    let office = app.program_of(&stage.admin).await;
    let gate = stage.at(&format!("/workers/{worker}/gates/review"));
    office.post(&gate, json!({"state": "passed", "message": "I know her."})).await.good();
    let review = office.get(&stage.at(&format!("/workers/{worker}"))).await.good()["review"].clone();
    assert_eq!(review["may_reopen"], "nobody");
    let reopen = stage.at(&format!("/review/{worker}/reopen"));
    assert_eq!(office.post(&reopen, json!({"decision": review["decision"]})).await.status, 409);

    let other = app.study(&stage.admin, &["it"]).await;
    let elsewhere = format!("/studies/{other}/review/{worker}/reopen");
    assert_eq!(office.post(&elsewhere, json!({"decision": review["decision"]})).await.status, 404);
});

on_both_engines!(a_worker_who_has_left_is_not_reviewed_again, async |app| {
    let decided = Decided::new(&app, "accept").await;
    let decision = decided.decision().await;
    let wim = app.program_of(&decided.wim).await;
    wim.post(&decided.stage.at("/withdrawal"), json!({"answers": "keep"})).await.good();
    assert_eq!(decided.pilot().await["outcome"]["may_reopen"], "nobody");
    assert_eq!(decided.reopen(&decided.rita, decision).await, 409);
});

on_both_engines!(nobody_takes_back_a_decision_about_themselves, async |app| {
    let decided = Decided::new(&app, "exclude").await;
    let decision = decided.decision().await;
    let (stage, engine) = (&decided.stage, &app.engine);
    engine.add_member(&stage.admin.actor, stage.study, &decided.wim.email, Role::Manager).await.expect("a role");
    let link = NewJoinLink { role: Role::Reviewer, language: None, days: None, uses: None };
    let link = engine.add_join_link(&stage.admin.actor, stage.study, link).await.expect("a link");
    engine.join(&decided.wim.actor, &link.code, None).await.expect("joined");
    let wim = app.program_of(&decided.wim).await;
    assert_eq!(
        wim.get(&stage.at(&format!("/workers/{}", decided.worker))).await.good()["review"]["may_reopen"],
        "manager"
    );
    assert_eq!(decided.reopen(&wim, decision).await, 403);
    assert_eq!(decided.state().await, Some(QualificationState::Failed));
});

on_both_engines!(of_requests_at_the_same_time_one_takes_the_decision_back, async |app| {
    let decided = Decided::new(&app, "accept").await;
    let (stage, engine) = (&decided.stage, &app.engine);
    let (reviewer, study, worker) = (stage.reviewer.actor, stage.study, decided.worker);
    let mut length = decided.history().await.len();
    for round in 0..6 {
        let decision = decided.decision().await;
        let verdict = Verdict { verdict: ReviewVerdict::Accept, message: "Bravo.".to_owned() };
        let (first, second, third, other) = tokio::join!(
            engine.reopen_review(&reviewer, study, worker, decision),
            engine.reopen_review(&stage.admin.actor, study, worker, decision),
            engine.reopen_review(&reviewer, study, worker, decision),
            engine.decide_review(&reviewer, study, worker, verdict),
        );
        let requests = [&first, &second, &third];
        assert_eq!(requests.iter().filter(|one| one.is_ok()).count(), 1, "round {round}: {requests:?}");
        for refused in requests.into_iter().chain([&other]).filter_map(|one| one.as_ref().err()) {
            assert!(matches!(refused, engine::Error::Problem(Problem::Conflict { .. })), "{refused:?}");
        }
        let history = decided.history().await;
        assert_eq!(history.len(), length + 1 + usize::from(other.is_ok()));
        let wanted = if other.is_ok() { QualificationState::Passed } else { QualificationState::Waiting };
        assert_eq!(decided.state().await, Some(wanted));
        if other.is_err() {
            decided.decide("accept").await;
        }
        length = decided.history().await.len();
    }
});

on_both_engines!(work_that_is_submitted_at_the_same_time_is_kept, async |app| {
    let decided = Decided::new(&app, "accept").await;
    let (stage, engine) = (&decided.stage, &app.engine);
    let Ok(Claimed::Hit { assignment }) = decided.claim().await else { panic!("nothing to claim") };
    let item = engine.shown(&decided.wim.actor, assignment).await.expect("shown").items[0].id;
    let text = Given::Text("Non posso crederci.".to_owned());
    let answer = NewAnswer { item, question: "rewrite".to_owned(), output: None, value: text };
    let id = SubmissionId(Uuid::from_u128(assignment.0.as_u128() ^ 1));
    let submission = Submission { insist: true, ..Submission::new(id, vec![answer]) };
    let decision = decided.decision().await;
    let (submitted, reopened) = tokio::join!(
        engine.submit(&decided.wim.actor, assignment, submission),
        engine.reopen_review(&stage.reviewer.actor, stage.study, decided.worker, decision),
    );
    assert!(matches!(submitted.expect("submitted"), shared::Submitted::Stored { .. }));
    reopened.expect("taken back");
    let office = app.program_of(&stage.admin).await;
    let all = office.get(&stage.at("/submissions")).await.good();
    let done = all.as_array().expect("a list").iter().find(|one| one["preset"] != "pilot").expect("it is there");
    assert!(done["reward"].as_i64().expect("minor units") > 0, "{done}");
    office.post(&stage.at("/approvals"), json!({"assignments": [done["id"]]})).await.good();
});

on_both_engines!(a_decision_is_taken_back_by_plain_forms, async |app| {
    let decided = Decided::new(&app, "accept").await;
    let stage = &decided.stage;
    let (study, worker) = (stage.study.to_string(), decided.worker.to_string());
    let browser = app.signed_in(&stage.reviewer).await;
    let page = format!("/review/{study}/{worker}");
    let queue = browser.get(&format!("/review/{study}")).await.text();
    assert!(queue.contains("Your recent decisions") && queue.contains(&page), "{queue}");
    let text = browser.get(&page).await.text();
    assert!(text.contains("You can take this decision back until") && text.contains("/fn/review/reopen"), "{text}");
    let decision = decided.decision().await.to_string();
    let fields = [("decision", decision.as_str()), ("study", &study), ("worker", &worker)];
    let text = browser.submit(&page, "/fn/review/reopen", &fields).await.text();
    assert!(text.contains("The review is open again.") && text.contains("Pass worker"), "{text}");
    let say = Locale::En;
    assert!(text.contains(say.review_page_lead_reopened()) && !text.contains(say.review_page_lead()), "{text}");
    let text = browser.submit(&page, "/fn/review/reopen", &fields).await.text();
    assert!(text.contains("This review is open, so there is no decision to take back."), "{text}");
    assert!(!browser.get(&format!("/review/{study}")).await.text().contains("Your recent decisions"));

    decided.decide("exclude").await;
    app.clock.pass(3_600);
    let text = browser.get(&page).await.text();
    assert!(text.contains("A manager of the study can take this decision back."), "{text}");
    assert!(text.contains(say.review_page_lead_decided()) && !text.contains(say.review_page_lead()), "{text}");
    assert!(!text.contains("/fn/review/reopen"));
    let decision = decided.decision().await.to_string();
    let fields = [("decision", decision.as_str()), ("study", &study), ("worker", &worker)];
    let text = browser.submit(&page, "/fn/review/reopen", &fields).await.text();
    assert!(text.contains("only within one hour"), "{text}");

    let manager = app.signed_in(&stage.admin).await;
    let page = format!("/studies/{study}/workers/{worker}");
    assert!(manager.get(&page).await.text().contains("/fn/review/reopen"));
    let text = manager.submit(&page, "/fn/review/reopen", &fields).await.text();
    assert!(!text.contains("/fn/review/reopen") && text.contains("The review is open again."), "{text}");
    assert_eq!(decided.state().await, Some(QualificationState::Waiting));
    // Sent a second time, it says why nothing happened.
    let text = manager.submit(&page, "/fn/review/reopen", &fields).await.text();
    assert!(text.contains("This review is open, so there is no decision to take back."), "{text}");
});
