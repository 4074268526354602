//! Decisions about assignments: approving, rejecting, and what was decided in the meantime.

use engine::recruiting::decide::ServiceVerdict;
use fake_provider::Fault;
use serde_json::json;
use shared::{Finding, Problem};

use super::stage::Stage;
use crate::prolific::{SAY, with_provider};

const APPROVE: &str = "CONNECT POST /api/v1/assignments/{project}/approve";
const REJECT: &str = "CONNECT POST /api/v1/assignments/{project}/reject";

async fn decide(stage: &Stage, assignment: &str, verdict: ServiceVerdict) -> Result<(), Problem> {
    let engine = &stage.app().engine;
    let decided = Box::pin(engine.decide_at_service(stage.admin(), stage.at(), assignment, verdict)).await;
    decided.map_err(Problem::from)
}

fn approve() -> ServiceVerdict {
    ServiceVerdict::Approve { message: String::new() }
}

fn reject(message: &str) -> ServiceVerdict {
    ServiceVerdict::Reject { category: None, message: message.to_owned() }
}

with_provider!(an_assignment_is_decided_on_its_page_with_a_message, async |app, fake| {
    let stage = Stage::new(&app, &fake).await;
    let [good, bad] = [stage.hands_in(1).await, stage.hands_in(2).await];
    stage.ask().await;
    let (study, browser) = (stage.study().to_string(), app.signed_in(&stage.inner.inner.admin).await);
    let page = |assignment: &str| format!("/studies/{study}/connect/{assignment}");
    let shown = browser.get(&page(&good)).await.words();
    assert!(shown.contains(SAY.connect_fourteen_days()) && shown.contains(SAY.connect_thanks()), "{shown}");
    assert!(!shown.contains("name=\"category\"") && !shown.contains(SAY.prolific_ask_return()), "{shown}");
    let send = async |assignment: &str, fields: &[(&str, &str)]| {
        let all = [&[("study", study.as_str()), ("service", "connect"), ("submission", assignment)], fields].concat();
        browser.submit(&page(assignment), "/fn/recruiting/decide", &all).await.words()
    };
    let told = send(&bad, &[("decision", "reject"), ("message", " ")]).await;
    assert!(told.contains("at least 1 character"), "{told}");
    let told = send(&bad, &[("decision", "reject"), ("category", "LOW_EFFORT"), ("message", "No work.")]).await;
    assert!(told.contains("no list of reasons") && told.contains("No work."), "what was typed stays: {told}");
    let told = send(&bad, &[("decision", "ask_return"), ("reason", "You used a phone.")]).await;
    assert!(told.contains("The assignment is “Pending” at Connect."), "{told}");
    assert_eq!((fake.count(APPROVE), fake.count(REJECT)), (0, 0), "nothing was sent");

    let told = send(&bad, &[("decision", "reject"), ("message", "The texts are empty.")]).await;
    assert!(told.contains(SAY.connect_done()) && told.contains("Rejected"), "{told}");
    assert!(told.contains(SAY.prolific_approve()), "a rejection can be taken back: {told}");
    let told = send(&good, &[("decision", "approve"), ("message", "Thank you.")]).await;
    assert!(told.contains("Approved") && told.contains(SAY.connect_nothing_to_decide()), "{told}");
    let sent: Vec<_> =
        fake.calls().into_iter().filter(|call| call.operation == APPROVE).map(|call| call.body).collect();
    assert_eq!(sent, [json!({"participants": [{"id": good, "message": "Thank you."}]})]);
    decide(&stage, &bad, approve()).await.expect("approved after all");
    assert_eq!([&good, &bad].map(|one| fake.assignment_state(one)), [Some("Approved"); 2]);
    let log = browser.get(&format!("/studies/{study}/events")).await.words();
    for said in [SAY.audit_approve_connect(), SAY.audit_reject_connect()] {
        assert!(log.contains(said), "{said}: {log}");
    }
    assert_eq!(browser.get(&page("AS-unknown")).await.status, 404);
});

with_provider!(what_is_final_by_now_is_said_and_what_is_unclear_is_not_repeated, async |app, fake| {
    let stage = Stage::new(&app, &fake).await;
    let one = stage.hands_in(1).await;
    stage.ask().await;
    // Fourteen days pass, and nobody has asked since.
    fake.advance(std::time::Duration::from_hours(14 * 24));
    let told = decide(&stage, &one, reject("The texts are empty.")).await.expect_err("it has approved itself");
    assert!(told.to_string().contains("Connect refuses this."), "{told}");
    assert_eq!(stage.found(1).await, Some(Finding::Decided), "it was asked what Connect believes");
    let told = decide(&stage, &one, reject("The texts are empty.")).await.expect_err("final");
    assert!(told.to_string().contains("“Approved”"), "{told}");
    // The answer is lost after it was done.
    let two = stage.hands_in(2).await;
    stage.ask().await;
    let before = fake.count(REJECT);
    fake.fail(REJECT, 1, Fault::CutAfter);
    let told = decide(&stage, &two, reject("The texts are empty.")).await.expect_err("unclear");
    assert!(told.to_string().contains("may or may not have done this"), "{told}");
    assert_eq!((fake.count(REJECT) - before, fake.assignment_state(&two)), (1, Some("Rejected")));
    assert_eq!(stage.found(2).await, Some(Finding::Decided));
});

with_provider!(all_that_is_ready_is_approved_though_one_has_approved_itself, async |app, fake| {
    let stage = Stage::new(&app, &fake).await;
    let ready = [stage.hands_in(1).await, stage.hands_in(2).await, stage.hands_in(3).await];
    let (early, _) = stage.begins(4).await;
    fake.hand_in(&early);
    stage.ask().await;
    fake.decide_assignment(&ready[1], "Approved");
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let (page, study) = (format!("/studies/{}/connect", stage.study()), stage.study().to_string());
    assert!(browser.get(&page).await.words().contains("Approve 3 assignments that are ready"));
    let all = [("study", study.as_str()), ("service", "connect"), ("expected", "3")];
    let told = browser.submit(&page, "/fn/recruiting/approve", &all).await.words();
    assert!(told.contains("Connect approves 3 assignments."), "{told}");
    assert_eq!(ready.each_ref().map(|one| fake.assignment_state(one)), [Some("Approved"); 3]);
    assert_eq!(fake.assignment_state(&early), Some("Pending"), "they have not finished here");
    let told = browser.submit(&page, "/fn/recruiting/approve", &all).await.words();
    assert!(told.contains("The list has changed in the meantime."), "{told}");
});

with_provider!(programs_decide_too, async |app, fake| {
    let stage = Stage::new(&app, &fake).await;
    let [one, two] = [stage.hands_in(1).await, stage.hands_in(2).await];
    stage.ask().await;
    let program = app.program_of(&stage.inner.inner.admin).await;
    let base = format!("/studies/{}/connect", stage.study());
    let path = format!("{base}/submissions/{one}/decisions");
    assert_eq!(program.post(&path, json!({"decision": "reject", "message": ""})).await.status, 422);
    program.post(&path, json!({"decision": "reject", "message": "The texts are empty."})).await.good();
    program.post(&format!("{base}/approvals"), json!({"expected": 1})).await.good();
    assert_eq!([&one, &two].map(|one| fake.assignment_state(one)), [Some("Rejected"), Some("Approved")]);
    // With a message to those who are approved, which Prolific has not.
    let at_prolific = format!("/studies/{}/prolific/submissions/x/decisions", stage.study());
    assert_eq!(program.post(&at_prolific, json!({"decision": "approve", "message": "Thanks."})).await.status, 422);
});
