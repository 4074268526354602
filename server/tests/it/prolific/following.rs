//! Following submissions: what Prolific says is stored, places become free, and differences are shown.

use std::time::Duration;

use engine::people::erase::ErasureOrder;
use fake_provider::{FakeProvider, Fault, TOKEN};
use futures::StreamExt as _;
use shared::{AnswerChoice, ConnectionProblem, Ending, Finding, Service};

use super::stage::{Stage, work_off};
use super::{KEY, SAY, other, state, with_provider};

const LIST: &str = "GET /api/v1/studies/{id}/submissions/";

with_provider!(both_sides_are_compared_and_differences_come_first, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (agrees, one) = stage.begins(1).await;
    assert!(stage.inner.work(&one).await);
    assert!(fake.submit(&agrees, "C-finished").await);
    let (early, _) = stage.begins(2).await;
    assert!(fake.submit(&early, "C-finished").await);
    let (_, three) = stage.begins(3).await;
    assert!(stage.inner.work(&three).await);
    let (wrong, four) = stage.begins(4).await;
    assert!(stage.inner.work(&four).await);
    assert!(fake.submit(&wrong, "C-full").await);
    let absent = stage.takes_place(5).await;
    assert!(fake.submit(&absent, "C-finished").await);
    stage.comes(6, "64395e9c0000000000000000").await;
    stage.begins(7).await;
    stage.takes_place(8).await;
    work_off(&app.engine).await;
    for (number, wanted) in [
        (1, Finding::Agree),
        (2, Finding::NotFinished),
        (3, Finding::NotHandedIn),
        (4, Finding::OtherCode),
        (5, Finding::NeverCame),
        (6, Finding::NoSubmission),
        (7, Finding::AtWork),
        (8, Finding::NotHere),
    ] {
        assert_eq!(stage.found(number).await, Some(wanted), "participant {number}");
    }
    let all = stage.compared().await;
    assert!(all.is_sorted_by_key(|one| !one.finding.is_difference()), "{all:?}");
    let done = all.iter().find(|one| one.participant == FakeProvider::participant(1)).expect("listed");
    let (there, here) = (done.there.clone().expect("there"), done.here.clone().expect("here"));
    assert_eq!((there.status.as_str(), there.code.as_deref()), ("AWAITING REVIEW", Some("C-finished")));
    assert_eq!((here.ending, here.code.as_deref(), here.submitted), (Some(Ending::Finished), Some("C-finished"), 1));

    let page = format!("/studies/{}/prolific", stage.inner.inner.study);
    let shown = app.signed_in(&stage.inner.inner.admin).await.get(&page).await.words();
    for said in [
        SAY.prolific_differences(5).as_str(),
        SAY.prolific_not_finished_advice(),
        SAY.prolific_no_submission_advice(),
        SAY.prolific_agree_advice(),
        "AWAITING REVIEW",
        &FakeProvider::participant(8),
    ] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    assert!(!shown.contains(TOKEN));
    let program = app.program_of(&stage.inner.inner.admin).await;
    let listed = program.get(&format!("{page}/submissions")).await.good();
    assert_eq!(listed.as_array().map(Vec::len), Some(8));
});

with_provider!(who_gives_up_at_prolific_frees_their_place_and_can_come_back, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(2)).await;
    let (returned, one) = stage.begins(1).await;
    let (late, _) = stage.begins(2).await;
    stage.ask().await;
    let third = stage.takes_place(3).await;
    assert_eq!(stage.inner.arrivals(&stage.entrance).await.0.taken(), 2, "both places are taken");
    assert!(fake.give_up(&returned).await && fake.time_out(&late).await);
    stage.ask().await;
    assert_eq!(stage.inner.way_out(&one).await.map(|out| out.ending), Some(Ending::TimedOut));
    assert_eq!(stage.inner.arrivals(&stage.entrance).await.0.taken(), 0);
    assert_eq!(stage.found(1).await, Some(Finding::GaveUp));
    stage.comes(3, &third).await;
    // There is a place left: who comes back goes on, and asking again does not end it again.
    stage.comes(1, &returned).await;
    stage.ask().await;
    assert_eq!(stage.inner.way_out(&one).await, None);
    assert_eq!(stage.found(1).await, Some(Finding::StillAtWork));
    assert!(stage.inner.work(&one).await);
    stage.ask().await;
    assert_eq!(stage.found(1).await, Some(Finding::FinishedAnyway));
});

with_provider!(a_made_up_session_ends_nothing, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (theirs, victim) = stage.begins(1).await;
    let own = stage.takes_place(2).await;
    // Somebody comes as themselves with the session of another, and gives up.
    let intruder = stage.comes(2, &theirs).await;
    assert!(fake.give_up(&own).await);
    stage.ask().await;
    assert_eq!(stage.inner.way_out(&victim).await, None);
    // The other one gives up: that ends their own part alone.
    assert!(fake.give_up(&theirs).await);
    stage.ask().await;
    assert!(stage.inner.way_out(&victim).await.is_some());
    assert_eq!(stage.inner.way_out(&intruder).await, None);
});

with_provider!(states_that_mean_nothing_keep_the_last_one, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (submission, actor) = stage.begins(1).await;
    stage.ask().await;
    for status in ["UNKNOWN", "PROCESSING"] {
        fake.show_state(status, 1);
        stage.ask().await;
        assert_eq!(stage.found(1).await, Some(Finding::AtWork), "{status}");
    }
    fake.show_state("PROCESSING", 1);
    assert!(fake.give_up(&submission).await);
    stage.ask().await;
    assert_eq!(stage.inner.way_out(&actor).await, None, "nothing is known yet");
    fake.show_state("", 0);
    stage.ask().await;
    assert!(stage.inner.way_out(&actor).await.is_some());
});

with_provider!(failures_are_shown_and_asked_again_ever_more_rarely, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (study, admin) = (stage.inner.inner.study, *stage.admin());
    stage.begins(1).await;
    let engine = other(&app, KEY, fake.url());
    for (fault, meant) in [
        (Fault::Status(404), ConnectionProblem::NoStudy),
        (Fault::Status(502), ConnectionProblem::Unreachable),
        (Fault::HalfAnswer, ConnectionProblem::Unreachable),
        (Fault::Status(401), ConnectionProblem::TokenRefused),
        (Fault::Garbage, ConnectionProblem::Unreadable),
    ] {
        app.clock.pass(3_600);
        fake.fail(LIST, 1, fault.clone());
        work_off(&engine).await;
        fake.recover();
        let found = state(&engine, &admin, study).await.connected.expect("connected");
        assert_eq!(found.problem, Some(meant), "{fault:?}");
        assert!(found.balance.is_some(), "{fault:?}");
    }
    assert_eq!(stage.compared().await.len(), 1, "only who came here is known");
    let calls = fake.count(LIST);
    app.clock.pass(450);
    work_off(&engine).await;
    assert_eq!(fake.count(LIST), calls, "after four failures the pause is eight minutes");
    app.clock.pass(3_600);
    work_off(&engine).await;
    assert_eq!(state(&engine, &admin, study).await.connected.and_then(|found| found.problem), None);
    assert_eq!(stage.found(1).await, Some(Finding::AtWork));
    // Something has changed, so it is asked again soon; then once a minute.
    let calls = fake.count(LIST);
    for (seconds, asked) in [(9, 0), (1, 1), (59, 1), (1, 2)] {
        app.clock.pass(seconds);
        work_off(&engine).await;
        assert_eq!(fake.count(LIST) - calls, asked, "after {seconds} seconds more");
    }
});

with_provider!(two_servers_ask_once_and_one_that_lost_its_lease_writes_nothing, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (submission, actor) = stage.begins(1).await;
    let other = app.engine.clone();
    tokio::join!(work_off(&app.engine), work_off(&other));
    assert_eq!(fake.count(LIST), 1);
    // A process is slow to get its answer; meanwhile the study is connected once more.
    fake.fail(LIST, 1, Fault::Slow(Duration::from_millis(600)));
    assert!(fake.give_up(&submission).await);
    app.clock.pass(60);
    let slow = work_off(&app.engine);
    let meanwhile = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let busy = Box::pin(app.engine.ask_service(stage.admin(), (stage.inner.inner.study, Service::Prolific))).await;
        assert!(busy.is_err(), "it is being asked");
        app.engine
            .disconnect_account(stage.admin(), (stage.inner.inner.study, Service::Prolific))
            .await
            .expect("disconnected");
    };
    tokio::join!(slow, meanwhile);
    assert!(stage.inner.way_out(&actor).await.is_none(), "the answer came too late");
    assert!(
        app.engine
            .db()
            .find(&submission)
            .await
            .expect("a search")
            .iter()
            .all(|(place, _)| place != "provider_submission.submission")
    );
});

with_provider!(a_process_that_died_is_followed_by_another, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    stage.begins(1).await;
    let (now, study) = (app.engine.now(), stage.inner.inner.study);
    let mut tx = app.engine.write().await.expect("a transaction");
    let taken = tx.take_connection(now, app.engine.id(), now.plus_seconds(180)).await.expect("taken");
    assert_eq!(taken.map(|row| row.study_id), Some(study));
    tx.commit().await.expect("stored");
    work_off(&app.engine).await;
    assert_eq!(fake.count(LIST), 0, "somebody holds it");
    app.clock.pass(180);
    work_off(&app.engine).await;
    assert_eq!((fake.count(LIST), stage.found(1).await), (1, Some(Finding::AtWork)));
});

with_provider!(a_process_that_is_stopped_gives_the_study_back, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    stage.begins(1).await;
    fake.fail(LIST, 1, Fault::Slow(Duration::from_mins(1)));
    let working =
        Box::pin(app.engine.work_on_submissions(async { tokio::time::sleep(Duration::from_millis(500)).await }));
    tokio::time::timeout(Duration::from_secs(20), working).await.expect("it stops");
    assert_eq!((fake.count(LIST), stage.found(1).await), (1, Some(Finding::Unclear)));
    work_off(&app.engine).await;
    assert_eq!((fake.count(LIST), stage.found(1).await), (2, Some(Finding::AtWork)));
});

with_provider!(one_study_that_is_unknown_hides_no_other, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let settings = shared::EntranceSettings {
        provider_study: "64395e9c00000000000000ff".to_owned(),
        ..crate::entrance::stage::prolific(None)
    };
    stage.inner.entrance(None, settings).await;
    stage.begins(1).await;
    stage.ask().await;
    assert_eq!(stage.found(1).await, Some(Finding::AtWork));
    let found = state(&app.engine, stage.admin(), stage.inner.inner.study).await.connected.expect("connected");
    assert_eq!(found.problem, Some(ConnectionProblem::NoStudy));
});

with_provider!(what_was_erased_does_not_come_back, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (submission, actor) = stage.begins(1).await;
    stage.ask().await;
    let id = FakeProvider::participant(1);
    assert!(!app.engine.db().find(&id).await.expect("a search").is_empty());
    let own = app.engine.my_data(&actor).await.expect("a file").body;
    let own: Vec<u8> = own.map(|piece| piece.expect("whole")).collect::<Vec<_>>().await.concat();
    let own: serde_json::Value = serde_json::from_slice(&own).expect("JSON");
    assert_eq!(own["studies"][0]["provider_submissions"][0]["status"], "ACTIVE", "they can take it along");
    let order = ErasureOrder { confirm: "W001".to_owned(), answers: AnswerChoice::Keep };
    app.engine.erase(stage.admin(), actor.person, order).await.expect("erased");
    assert!(app.engine.db().find(&id).await.expect("a search").is_empty());
    assert!(fake.submit(&submission, "C-finished").await);
    stage.ask().await;
    let left = app.engine.db().find(&id).await.expect("a search");
    assert!(left.is_empty(), "{left:?}");
    assert!(stage.compared().await.is_empty());
});

with_provider!(pressing_the_button_asks_and_disconnecting_forgets_the_list, async |app, fake| {
    let stage = Stage::new(&app, &fake, None).await;
    let (submission, _) = stage.begins(1).await;
    let study = stage.inner.inner.study.to_string();
    let page = format!("/studies/{study}/prolific");
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let shown =
        browser.submit(&page, "/fn/recruiting/ask", &[("study", &study), ("service", "prolific")]).await.words();
    assert!(shown.contains("ACTIVE"), "{shown}");
    browser.submit(&page, "/fn/recruiting/disconnect", &[("study", &study), ("service", "prolific")]).await;
    let places = app.engine.db().find(&submission).await.expect("a search");
    assert!(places.iter().all(|(place, _)| place == "participation.session"), "{places:?}");
    let program = app.program_of(&stage.inner.inner.admin).await;
    assert_eq!(program.post(&format!("{page}/questions"), serde_json::json!({})).await.status, 404);
    assert_eq!(fake.count(LIST), 1);
});
