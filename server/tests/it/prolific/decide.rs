//! Decisions about submissions at Prolific: approving, rejecting, asking to return.

use fake_provider::{FakeProvider, Fault};
use serde_json::json;
use shared::{Finding, Problem, RejectionReason, Service};

use engine::recruiting::decide::ServiceVerdict;

use super::stage::Stage;
use super::{SAY, with_provider};

const TRANSITION: &str = "POST /api/v1/submissions/{id}/transition/";
const RETURN: &str = "POST /api/v1/submissions/{id}/request-return/";
const BULK: &str = "POST /api/v1/submissions/bulk-approve/";

const MESSAGE: &str = "Both attention checks, in text 7 and in text 15, were answered with another value than the one that was asked for.";

async fn decide(stage: &Stage, submission: &str, verdict: ServiceVerdict) -> Result<(), Problem> {
    let engine = &stage.inner.inner.app.engine;
    let decided = Box::pin(engine.decide_at_service(
        stage.admin(),
        (stage.inner.inner.study, Service::Prolific),
        submission,
        verdict,
    ))
    .await;
    decided.map_err(Problem::from)
}

fn reject(message: &str) -> ServiceVerdict {
    ServiceVerdict::Reject { category: Some(RejectionReason::FailedCheck), message: message.to_owned() }
}

fn ask_return(reason: &str) -> ServiceVerdict {
    ServiceVerdict::AskReturn { reason: reason.to_owned() }
}

/// Somebody finishes here and there.
async fn finishes(stage: &Stage, number: u32) -> String {
    let (submission, actor) = stage.begins(number).await;
    assert!(stage.inner.work(&actor).await && stage.fake.submit(&submission, "C-finished").await);
    submission
}

with_provider!(a_submission_is_decided_on_its_page, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let submission = finishes(&stage, 1).await;
    let rejected = finishes(&stage, 2).await;
    let (working, _) = stage.begins(3).await;
    stage.ask().await;
    let (study, browser) = (stage.inner.inner.study.to_string(), app.signed_in(&stage.inner.inner.admin).await);
    let list = format!("/studies/{study}/prolific");
    let page = |submission: &str| format!("{list}/{submission}");
    let shown = browser.get(&list).await.text();
    assert!(shown.contains(&page(&submission)) && shown.contains(&page(&working)), "{shown}");
    let send = async |submission: &str, fields: &[(&str, &str)]| {
        let all = [&[("study", study.as_str()), ("service", "prolific"), ("submission", submission)], fields].concat();
        browser.submit(&page(submission), "/fn/recruiting/decide", &all).await.words()
    };

    // Prolific's rules are checked before anything is sent, and what was typed stays.
    let short = [("decision", "reject"), ("category", "FAILED_CHECK"), ("message", "Two attention checks.")];
    let told = send(&submission, &short).await;
    assert!(told.contains("at least 100 characters") && told.contains("Two attention checks."), "{told}");
    let told = send(&submission, &[("decision", "reject"), ("category", "RUDE"), ("message", MESSAGE)]).await;
    assert!(told.contains("Please choose a reason."), "{told}");
    let told = send(&working, &[("decision", "approve")]).await;
    assert!(told.contains("The submission is “ACTIVE” at Prolific."), "{told}");
    assert_eq!((fake.count(TRANSITION), fake.submission_state(&submission)), (0, Some("AWAITING REVIEW")));

    let told = send(&rejected, &[("decision", "reject"), ("category", "FAILED_CHECK"), ("message", MESSAGE)]).await;
    assert!(told.contains(SAY.prolific_done()) && told.contains("REJECTED"), "{told}");
    assert!(told.contains(SAY.prolific_approve()), "a rejection can be taken back: {told}");
    let told = send(&working, &[("decision", "ask_return"), ("reason", "You need a keyboard for it.")]).await;
    assert!(told.contains("Asked to return on"), "{told}");
    let told = send(&submission, &[("decision", "approve")]).await;
    assert!(told.contains("APPROVED") && told.contains(SAY.prolific_nothing_to_decide()), "{told}");
    assert_eq!(stage.found(1).await, Some(Finding::Decided));
    let states = [&submission, &rejected, &working].map(|submission| fake.submission_state(submission));
    assert_eq!(states, [Some("APPROVED"), Some("REJECTED"), Some("ACTIVE")]);
    let log = browser.get(&format!("/studies/{study}/events")).await.words();
    for said in [SAY.audit_approve_prolific(), SAY.audit_reject_prolific(), SAY.audit_ask_return_prolific()] {
        assert!(log.contains(said), "{said}: {log}");
    }
    // What Prolific never listed has no page.
    assert_eq!(browser.get(&page("64395e9c0000000000000000")).await.status, 404);
});

with_provider!(all_that_is_ready_is_approved_together, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let ready = [finishes(&stage, 1).await, finishes(&stage, 2).await];
    let (early, _) = stage.begins(3).await;
    assert!(fake.submit(&early, "C-finished").await);
    stage.ask().await;
    let (engine, admin, study) = (&app.engine, stage.admin(), stage.inner.inner.study);
    let refused =
        Box::pin(engine.approve_agreed(admin, (study, Service::Prolific), 3)).await.expect_err("there are two");
    assert!(refused.to_string().contains("changed"), "{refused}");
    assert_eq!(fake.count(BULK), 0);
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let (page, in_words) = (format!("/studies/{study}/prolific"), study.to_string());
    assert!(browser.get(&page).await.words().contains("Approve 2 submissions that are ready"));
    let all = [("study", in_words.as_str()), ("service", "prolific"), ("expected", "2")];
    let told = browser.submit(&page, "/fn/recruiting/approve", &all).await.words();
    assert!(told.contains("Prolific approves 2 submissions."), "{told}");
    assert!(!told.contains("that are ready"), "{told}");
    assert_eq!(ready.each_ref().map(|one| fake.submission_state(one)), [Some("APPROVED"); 2]);
    assert_eq!(fake.submission_state(&early), Some("AWAITING REVIEW"), "they have not finished here");
    // The same form sent again finds another list.
    let told = browser.submit(&page, "/fn/recruiting/approve", &all).await.words();
    assert!(told.contains("The list has changed in the meantime."), "{told}");
    assert_eq!(fake.count(BULK), 1);
});

with_provider!(what_prolific_does_not_answer_is_said_and_not_repeated, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let submission = finishes(&stage, 1).await;
    stage.ask().await;
    // A message goes out each time, so that nothing repeats it.
    fake.fail(RETURN, 1, Fault::CutAfter);
    let told = decide(&stage, &submission, ask_return("You used a phone.")).await.expect_err("unclear");
    assert!(told.to_string().contains("may or may not have done this"), "{told}");
    assert_eq!(fake.count(RETURN), 1);
    let one = stage.compared().await.remove(0);
    assert!(one.there.expect("there").return_requested_at.is_some(), "it was asked what Prolific believes");
    // It was refused: by now it is approved.
    fake.fail(TRANSITION, 1, Fault::Status(400));
    let told = decide(&stage, &submission, reject(MESSAGE)).await.expect_err("refused");
    assert!(told.to_string().contains("Prolific refuses this."), "{told}");
    // The answer to an approval was lost: it is repeated, which changes nothing.
    fake.fail(TRANSITION, 1, Fault::FailAfter);
    decide(&stage, &submission, ServiceVerdict::Approve { message: String::new() }).await.expect("approved");
    assert_eq!(fake.submission_state(&submission), Some("APPROVED"));
    let told = decide(&stage, &submission, reject(MESSAGE)).await.expect_err("too late");
    assert!(told.to_string().contains("APPROVED"), "{told}");
});

with_provider!(programs_decide_too, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let [one, two] = [finishes(&stage, 1).await, finishes(&stage, 2).await];
    stage.ask().await;
    let program = app.program_of(&stage.inner.inner.admin).await;
    let base = format!("/studies/{}/prolific", stage.inner.inner.study);
    let path = format!("{base}/submissions/{one}/decisions");
    let refused = program.post(&path, json!({"decision": "reject", "category": "RUDE", "message": MESSAGE})).await;
    assert_eq!(refused.status, 422, "{refused:?}");
    let refused = program.post(&path, json!({"decision": "reject", "category": "LOW_EFFORT", "message": "No."})).await;
    assert_eq!(refused.status, 422, "{refused:?}");
    program.post(&path, json!({"decision": "reject", "category": "LOW_EFFORT", "message": MESSAGE})).await.good();
    program.post(&format!("{base}/approvals"), json!({"expected": 1})).await.good();
    assert_eq!([&one, &two].map(|one| fake.submission_state(one)), [Some("REJECTED"), Some("APPROVED")]);
    let missing = format!("{base}/submissions/{}/decisions", FakeProvider::participant(1));
    assert_eq!(program.post(&missing, json!({"decision": "approve"})).await.status, 404);
});
