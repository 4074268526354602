//! How taking part ends: by steps of the qualification, and where nothing is left to do.

use std::sync::Arc;

use engine::crowd::entrance::{Entrance, NewEntrance};
use engine::crowd::signed::SignedLink;
use engine::crowd::worker::GateDecision;
use serde_json::json;
use shared::{Actor, Ending, Gate, Locale, Problem, QualificationState, Signals};

use super::stage::{Stage, arriving, form, participant, prolific};
use crate::app::{Member, Program, TestApp, on_both_engines};
use crate::gate::stage::KEY;
use crate::gate::stage::Stage as Gates;

/// A participant on the only place of an entrance, who has agreed and told where they are: the test is next.
async fn before_the_test(app: &Arc<TestApp>) -> (Gates, Entrance, Actor, Program) {
    let gates = Gates::new(app).await;
    let (engine, study) = (&app.engine, gates.study);
    let new = NewEntrance { language: None, form: form(Some(1), prolific(None)) };
    let entrance = engine.add_entrance(&gates.admin.actor, study, new).await.expect("an entrance");
    let entered = engine.enter(&entrance.code, (arriving(1), SignedLink::default()), None, None).await.expect("in");
    let actor = Actor { person: entered.signed_in.person, admin: false };
    engine.consent(&actor, study, true).await.expect("consent");
    let signals = Signals { declared: Some("IT".parse().expect("a country")), proxy: None, address: None };
    engine.locate(&actor, study, signals, Locale::En).await.expect("located");
    let program = app.program(engine.token_for(entered.signed_in, "test", 30).await.expect("a token").secret);
    (gates, entrance, actor, program)
}

on_both_engines!(who_fails_the_last_attempt_is_screened_out_until_somebody_decides_otherwise, async |app| {
    let (gates, entrance, actor, program) = before_the_test(&app).await;
    let (engine, admin, study) = (&app.engine, &gates.admin.actor, gates.study);
    let ending = async || {
        let my = engine.my_study(&actor, study, Locale::En).await.expect("a place");
        my.taking_part.expect("by an entrance").way_out.map(|out| (out.ending, out.code))
    };
    let wrong = KEY.map(|value| -value);
    let given = gates.answers(&program, &wrong).await;
    assert_eq!(program.post(&gates.at("/test"), given).await.good()["passed"], false);
    assert_eq!(ending().await, None, "a second attempt is left");
    assert!(
        engine.enter(&entrance.code, (arriving(2), SignedLink::default()), None, None).await.is_err(),
        "so the place is taken"
    );
    app.clock.pass(8 * 24 * 3_600);
    engine.enter(&entrance.code, (arriving(1), SignedLink::default()), None, None).await.expect("back");
    let given = gates.answers(&program, &wrong).await;
    program.post(&gates.at("/test"), given).await.good();
    assert_eq!(ending().await, Some((Ending::ScreenedOut, Some("C-screened_out".to_owned()))));
    let work = program.get("/work").await.good();
    assert_eq!(work[0]["taking_part"]["way_out"]["ending"], json!("screened_out"));

    let worker = gates.row(1).await.worker;
    let passed = GateDecision {
        gate: Gate::Test,
        state: QualificationState::Passed,
        message: "We looked at your answers again.".to_owned(),
    };
    engine.decide_gate(admin, study, worker, passed).await.expect("decided");
    assert_eq!(ending().await, None, "they go on");
});

on_both_engines!(where_nothing_is_left_to_do_the_participant_ends_it, async |app| {
    let stage = Stage::new(&app, 2).await;
    let entrance = stage.entrance(None, prolific(None)).await;
    let (engine, study) = (&app.engine, stage.inner.study);
    let actor = stage.worker(&entrance, 1).await;
    let refused = engine.finish(&actor, study).await.expect_err("there is work");
    assert!(matches!(Problem::from(refused), Problem::Conflict { .. }));
    while stage.work(&actor).await {}
    assert_eq!(stage.way_out(&actor).await, None);
    for _ in 0..2 {
        engine.finish(&actor, study).await.expect("finished");
    }
    assert_eq!(stage.way_out(&actor).await.and_then(|out| out.code).as_deref(), Some("C-finished"));
    let (counts, arrivals) = stage.arrivals(&entrance).await;
    assert_eq!((counts.finished, arrivals[0].submitted), (1, 2));
    // Somebody with an invitation link has nothing to end.
    let member = app.join(&stage.inner.admin, study, shared::Role::Worker, "mia", "en").await;
    assert!(engine.finish(&member.actor, study).await.is_err());
});

on_both_engines!(who_finds_no_work_is_told_that_the_study_is_full, async |app| {
    let stage = Stage::new(&app, 1).await;
    let entrance = stage.entrance(None, prolific(None)).await;
    let (first, second) = (stage.worker(&entrance, 1).await, stage.worker(&entrance, 2).await);
    let mut others = vec![first];
    for number in 3..12 {
        others.push(stage.worker(&entrance, number).await);
    }
    for actor in &others {
        while stage.work(actor).await {}
    }
    assert!(!stage.work(&second).await, "all judgements are taken");
    app.engine.finish(&second, stage.inner.study).await.expect("ended");
    assert_eq!(stage.way_out(&second).await.map(|out| out.ending), Some(Ending::Full));
});

on_both_engines!(who_waits_keeps_their_place_and_is_not_asked_to_finish, async |app| {
    let (gates, entrance, actor, program) = before_the_test(&app).await;
    let (engine, admin, study) = (&app.engine, &gates.admin.actor, gates.study);
    let given = gates.answers(&program, &KEY.map(|value| -value)).await;
    program.post(&gates.at("/test"), given).await.good();
    let may_finish = async || {
        let my = engine.my_study(&actor, study, Locale::En).await.expect("a place");
        my.taking_part.expect("by an entrance").may_finish
    };
    assert!(!may_finish().await, "the second attempt comes after a pause");
    app.clock.pass(8 * 24 * 3_600);
    let given = gates.answers(&program, &KEY).await;
    assert_eq!(program.post(&gates.at("/test"), given).await.good()["passed"], true);
    let member = Member { actor, email: String::new() };
    let rewrite = |source: &str| {
        if source.starts_with("ke") { format!("{source}!") } else { "Non riesco a crederci.".to_owned() }
    };
    for _ in 0..2 {
        gates.write(&member, gates.pilot, rewrite).await;
    }
    assert!(!may_finish().await, "a reviewer reads the pilot");
    app.clock.pass(24 * 3_600);
    assert!(
        engine.enter(&entrance.code, (arriving(2), SignedLink::default()), None, None).await.is_err(),
        "the place is kept meanwhile"
    );
    // A study that closes lets everybody out with a code.
    engine.set_study_state(admin, study, shared::StudyState::Closed).await.expect("closed");
    assert!(may_finish().await);
});

on_both_engines!(an_id_in_a_link_opens_nothing_else, async |app| {
    let stage = Stage::new(&app, 1).await;
    let entrance = stage.entrance(None, prolific(None)).await;
    let actor = stage.worker(&entrance, 1).await;
    let (engine, admin, study) = (&app.engine, &stage.inner.admin.actor, stage.inner.study);
    for role in [shared::Role::Manager, shared::Role::Worker] {
        let link = engine::crowd::invite::NewJoinLink { role, language: None, days: None, uses: None };
        let link = engine.add_join_link(admin, study, link).await.expect("a link");
        let refused = engine.join(&actor, &link.code, None).await.expect_err("refused");
        assert!(matches!(Problem::from(refused), Problem::Forbidden { .. }), "{role}");
        let browser = app.browser();
        let fields = [("code", entrance.code.as_str()), ("person", &participant(1))];
        browser.post("/", "/fn/enter", &fields).await;
        let page = browser.get(&format!("/join/{}", link.code)).await.text();
        assert!(page.contains("/fn/join_as_new") && !page.contains("Join as W001"), "{page}");
    }
    assert!(engine.set_admin(admin, actor.person, true).await.is_err());
});
