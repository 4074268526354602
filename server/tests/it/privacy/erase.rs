//! Erasing a person: a unique word is in each of their fields, and afterwards nowhere.

use std::sync::Arc;

use engine::crowd::claim::Claimed;
use engine::crowd::review::{Judgement, Verdict};
use engine::crowd::worker::GateDecision;
use engine::design::preset::Preset;
use engine::design::study::StudyForm;
use engine::people::erase::ErasureOrder;
use engine::texts::import::File;
use serde_json::json;
use shared::import::FileKind;
use shared::{
    AnswerChoice, AssignmentId, Draft, Gate, Grade, NewAnswer, Problem, QualificationState, ReviewVerdict, Role,
    Value as Given,
};

use crate::app::{Member, PASSWORD, TestApp, on_both_engines};
use crate::gate::stage::Stage;
use crate::report::{stage, zip};

/// A word that nobody else has.
const MARK: &str = "zebraquux";

/// A worker with the mark in every field that they and others can fill about them.
async fn marked(app: &Arc<TestApp>) -> (Stage, Member) {
    let stage = Stage::new(app).await;
    let (engine, admin, study) = (&app.engine, &stage.admin.actor, stage.study);
    let person = stage.tested(MARK).await;
    for _ in 0..2 {
        stage.write(&person, stage.pilot, |source| format!("{MARK}: {source}, davvero.")).await;
    }
    let queued = engine.review_queue(&stage.reviewer.actor, study).await.expect("a queue");
    let worker = queued[0].worker;
    let rita = app.program_of(&stage.reviewer).await;
    let pilot = rita.get(&stage.at(&format!("/review/{worker}"))).await.good();
    for rewrite in pilot["rewrites"].as_array().expect("rewrites") {
        let answer = rewrite["answer"].as_str().expect("an id").parse().expect("an id");
        let judgement = Judgement { grade: Grade::Excellent, reasons: Vec::new(), note: format!("I know {MARK}.") };
        engine.grade(&stage.reviewer.actor, study, worker, vec![(answer, judgement)]).await.expect("graded");
    }
    let verdict = Verdict { verdict: ReviewVerdict::Accept, message: format!("Brava, {MARK}!") };
    engine.decide_review(&stage.reviewer.actor, study, worker, verdict).await.expect("decided");
    let decision = |state| GateDecision { gate: Gate::Location, state, message: format!("{MARK} moved.") };
    engine.decide_gate(admin, study, worker, decision(QualificationState::Failed)).await.expect("failed");
    engine.decide_gate(admin, study, worker, decision(QualificationState::Passed)).await.expect("passed");

    let own = engine.my_submissions(&person.actor, study).await.expect("submissions");
    engine.reject(admin, study, &[own[0].id], &format!("{MARK} did not rewrite it.")).await.expect("rejected");
    engine.raise(&person.actor, own[0].id, &format!("I am {MARK}.")).await.expect("raised");
    engine.reply(admin, study, own[0].id, &format!("Dear {MARK}, no.")).await.expect("answered");
    stage.write(&person, stage.rewrite, |source| format!("Sono {MARK}, {source}.")).await;
    draft(&stage, &person).await;
    engine.leave_out(admin, study, worker, Some(&format!("{MARK} guessed."))).await.expect("left out");
    engine.mark_looked_at(admin, (study, worker), &[], &format!("{MARK} writes well.")).await.expect("looked at");
    engine.add_member(admin, study, &person.email, Role::Researcher).await.expect("a role");
    let file = File {
        kind: FileKind::Sources,
        name: format!("{MARK}.txt"),
        format: None,
        bytes: format!("text\n{MARK}\n").into_bytes(),
    };
    engine.upload(&person.actor, study, file).await.expect("kept");
    let found = engine.study(admin, study).await.expect("the study");
    let form = StudyForm { contact: format!("Write to {}", person.email), ..StudyForm::from_study(&found) };
    engine.set_study_form(admin, study, form, shared::Locale::En).await.expect("set");
    engine.add_token(&person.actor, MARK, 30).await.expect("a token");
    let _ = engine.sign_in(&person.email, "a wrong password", "192.0.2.7").await;
    // Refused forms wait in sessions, of somebody signed in and of a visitor.
    let browser = app.signed_in(&person).await;
    browser.post("/account", "/fn/add_token", &[("name", MARK), ("days", "0")]).await;
    app.browser().post("/signin", "/fn/sign_in", &[("email", &person.email), ("password", "wrong wrong")]).await;
    (stage, person)
}

async fn draft(stage: &Stage, person: &Member) -> AssignmentId {
    let engine = &stage.app.engine;
    let claimed = engine.claim(&person.actor, stage.study, stage.rewrite).await.expect("a claim");
    let Claimed::Hit { assignment } = claimed else { panic!("nothing to claim: {claimed:?}") };
    let shown = engine.shown(&person.actor, assignment).await.expect("shown");
    let value = Given::Text(format!("{MARK} begins"));
    let answers = vec![NewAnswer { item: shown.items[0].id, question: "rewrite".to_owned(), output: None, value }];
    engine.save_draft(&person.actor, assignment, Draft { revision: 0, answers }).await.expect("saved");
    assignment
}

async fn places(app: &TestApp) -> Vec<String> {
    app.engine.db().find(MARK).await.expect("a search").into_iter().map(|(place, _)| place).collect()
}

async fn exported(app: &Arc<TestApp>, stage: &Stage) -> Vec<String> {
    let archive = app.program_of(&stage.admin).await.get(&stage.at("/exports/jsonl.zip")).await;
    let files = zip::open(&archive.body).into_iter();
    files.filter(|(_, bytes)| String::from_utf8_lossy(bytes).contains(MARK)).map(|(name, _)| name).collect()
}

on_both_engines!(nothing_is_left_of_somebody_whose_answers_are_removed_too, async |app| {
    let (stage, person) = marked(&app).await;
    let before = places(&app).await;
    for filled in [
        "answer.text",
        "assignment.approval_reason",
        "assignment.draft",
        "event.after",
        "message.text",
        "output.text",
        "person.email",
        "person.name",
        "qualification.message",
        "review.note",
        "session.record",
        "study.settings",
        "token.name",
        "upload.name",
        "upload_piece.bytes",
        "worker.left_out_reason",
    ] {
        assert!(before.iter().any(|place| place == filled), "the stage fills {filled}: {before:?}");
    }
    let office = app.signed_in(&stage.admin).await;
    let page = format!("/admin/people/{}/erase", person.actor.person);
    let plan = office.get(&page).await.text();
    for said in ["Texts that they wrote", "API tokens", "Name, e-mail address and password", "W001 in Formal rewrites"]
    {
        assert!(plan.contains(said), "{said}: {plan}");
    }
    assert_eq!(places(&app).await, before, "looking erases nothing");
    let id = person.actor.person.to_string();
    let fields = [("person", id.as_str()), ("choice", "remove"), ("confirm", "somebody@else.org")];
    let refused = office.submit(&page, "/fn/erase_person", &fields).await.text();
    assert!(refused.contains("This is neither the person"), "{refused}");
    let fields = [("person", id.as_str()), ("choice", "remove"), ("confirm", person.email.as_str())];
    let receipt = office.submit(&page, "/fn/erase_person", &fields).await.text();
    assert!(receipt.contains("Erasure receipt") && receipt.contains("W001 in Formal rewrites"), "{receipt}");
    assert!(!receipt.contains(MARK), "a receipt names nobody");

    assert_eq!(places(&app).await, Vec::<String>::new());
    assert_eq!(exported(&app, &stage).await, Vec::<String>::new());
    assert!(app.engine.db().find(&person.email).await.expect("a search").is_empty());
    let ledger = app.engine.workers(&stage.admin.actor, stage.study, 0).await.expect("workers");
    assert!(ledger[0].erased_at.is_some() && ledger[0].submitted == 3, "what was done stays under the pseudonym");
    let sign_in = app.engine.sign_in(&person.email, PASSWORD, "192.0.2.8").await;
    assert!(sign_in.is_err(), "nobody signs in any more");
    assert!(office.get("/admin/people").await.text().contains("erased"));
    assert_eq!(office.get(&page).await.status, 404, "erased once");
});

on_both_engines!(answers_that_are_kept_are_all_that_is_left, async |app| {
    let (stage, person) = marked(&app).await;
    let program = app.program_of(&stage.admin).await;
    let path = format!("/people/{}/erasure", person.actor.person);
    let plan = program.get(&path).await.good();
    assert_eq!(plan["chosen"], "keep");
    let order = json!({"confirm": "w001", "answers": "keep"});
    let receipt = program.post(&path, order.clone()).await.good();
    assert_eq!((&receipt["cause"], &receipt["answers"]), (&json!("administrator"), &json!("keep")));
    assert_eq!(receipt["counts"]["erased"], plan["keep"]["erased"], "what was shown is what went");
    assert_eq!(places(&app).await, ["answer.text", "output.text"]);
    let trail = app.engine.study_trail(&stage.admin.actor, stage.study, None).await.expect("the trail");
    let mut decisions = trail.iter().filter(|entry| entry.verb == "qualify").peekable();
    assert!(
        decisions.peek().is_some() && decisions.all(|entry| entry.after.is_none()),
        "details stay erased: {trail:?}"
    );
    let mut files = exported(&app, &stage).await;
    files.sort();
    assert_eq!(files, ["answers.jsonl", "outputs.jsonl"], "the text of a rewrite is the study's");
    assert_eq!(program.post(&path, order).await.status, 404, "erased once");
    let id = receipt["id"].as_str().expect("an id");
    assert_eq!(program.get(&format!("/erasures/{id}")).await.good()["id"], json!(id));
    let verbs = program.get("/erasures").await.good();
    assert_eq!(verbs.as_array().map(Vec::len), Some(1));
    // Nobody else reads receipts or plans.
    let rita = app.program_of(&stage.reviewer).await;
    for path in
        ["/erasures".to_owned(), format!("/erasures/{id}"), format!("/people/{}/erasure", stage.admin.actor.person)]
    {
        assert_eq!(rita.get(&path).await.status, 404, "{path}");
    }
});

on_both_engines!(an_erased_person_has_no_way_in_and_the_last_administrator_stays, async |app| {
    let admin = app.admin().await;
    let ann = app.person("ann").await;
    let (browser, program) = (app.signed_in(&ann).await, app.program_of(&ann).await);
    let order = |member: &Member| ErasureOrder { confirm: member.email.clone(), answers: AnswerChoice::Keep };
    app.engine.erase(&admin.actor, ann.actor.person, order(&ann)).await.expect("erased");
    assert_eq!(browser.get("/account").await.status, 302, "the session has ended");
    assert_eq!(program.get("/me").await.status, 401, "the token has ended");

    let alone = app.engine.erase(&admin.actor, admin.actor.person, order(&admin)).await;
    assert!(matches!(Problem::from(alone.expect_err("refused")), Problem::Conflict { .. }));
    let bob = app.person("bob").await;
    app.engine.set_admin(&admin.actor, bob.actor.person, true).await.expect("appointed");
    let bob = Member { actor: shared::Actor { admin: true, ..bob.actor }, ..bob };
    // Each erases the other at once: one of them stays.
    let (first, second) = tokio::join!(
        app.engine.erase(&admin.actor, bob.actor.person, order(&bob)),
        app.engine.erase(&bob.actor, admin.actor.person, order(&admin)),
    );
    assert_eq!(usize::from(first.is_ok()) + usize::from(second.is_ok()), 1, "{first:?} {second:?}");
});

on_both_engines!(what_a_request_under_way_wrote_goes_minutes_later, async |app| {
    let (stage, person) = marked(&app).await;
    let own = app.engine.my_submissions(&person.actor, stage.study).await.expect("submissions");
    let order = ErasureOrder { confirm: person.email.clone(), answers: AnswerChoice::Remove };
    app.engine.erase(&stage.admin.actor, person.actor.person, order).await.expect("erased");
    // As if these had passed the permission check just before.
    app.engine.raise(&person.actor, own[0].id, &format!("Still {MARK}.")).await.expect("raised");
    app.engine.add_token(&person.actor, MARK, 30).await.expect("a token");
    assert_ne!(places(&app).await, Vec::<String>::new());
    app.clock.pass(601);
    app.engine.sweep().await.expect("a sweep");
    assert_eq!(places(&app).await, Vec::<String>::new());
    let receipts = app.engine.erasures(&stage.admin.actor, None).await.expect("receipts");
    assert!(receipts[0].repeated_at.is_some());
    assert_eq!(app.engine.erase_again(app.engine.now()).await.expect("nothing"), 0, "once is enough");
});

on_both_engines!(a_name_that_is_a_common_word_stays_in_events_of_others, async |app| {
    let mut stage = stage::Stage::new(&app, 2, 1).await;
    let (engine, study) = (&app.engine, stage.study);
    let task = stage.open(Preset::Fluency, |definition| (definition.items_per_hit, definition.need) = (1, 1)).await;
    // What a submission came to, and a word of the consent form.
    for name in ["counted", "study"] {
        let namesake = app.join(&stage.admin, study, Role::Worker, name, "en").await;
        engine.consent(&namesake.actor, study, true).await.expect("consent");
        stage.workers.push(namesake);
    }
    for worker in 0..2 {
        let hit = stage.claim(worker, task).await.expect("a hit");
        stage.submit(worker, hit, stage::rate(|_| 3)).await;
    }
    let trail_of = async |who: &str| {
        let mut trail = engine.study_trail(&stage.admin.actor, study, None).await.expect("the trail");
        trail.retain(|entry| entry.person.as_deref() == Some(who));
        trail
    };
    let before = trail_of("W001").await;
    let says = |verb: &str, text: &str| {
        let said = |value: &serde_json::Value| value.as_str().is_some_and(|value| value.contains(text));
        before.iter().any(|entry| entry.verb == verb && entry.after.as_ref().is_some_and(said))
    };
    assert!(says("submit", "counted") && says("consent", "study"), "{before:?}");
    for namesake in &stage.workers[1..] {
        let order = ErasureOrder { confirm: namesake.email.clone(), answers: AnswerChoice::Keep };
        engine.erase(&stage.admin.actor, namesake.actor.person, order).await.expect("erased");
    }
    assert_eq!(trail_of("W001").await, before, "what others did and agreed to is not rewritten");
    let own = trail_of("W002").await;
    assert!(!own.is_empty() && !format!("{own:?}").contains("\"counted\""), "their own events name them no more");
});
