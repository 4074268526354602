//! Following assignments: what Connect says is stored, and differences are shown.

use fake_provider::Fault;
use shared::{ConnectionProblem, Finding, Service};

use super::stage::Stage;
use super::state;
use crate::prolific::stage::work_off;
use crate::prolific::{SAY, with_provider};

const LIST: &str = "CONNECT GET /api/v1/assignments/{project}";

with_provider!(both_sides_are_compared_and_differences_come_first, async |app, fake| {
    let stage = Stage::new(&app, &fake).await;
    let agrees = stage.hands_in(1).await;
    let (early, _) = stage.begins(2).await;
    fake.hand_in(&early);
    let (_, three) = stage.begins(3).await;
    assert!(stage.inner.work(&three).await);
    let wrong = stage.hands_in(4).await;
    fake.enter_code(&wrong, "GUESS");
    let absent = fake.start_assignment(&stage.project, "A5").expect("a place");
    fake.hand_in(&absent);
    stage.begins(6).await;
    let rejected = stage.hands_in(7).await;
    fake.decide_assignment(&rejected, "Rejected");
    // Somebody has written an id of their own into the link, and finished.
    let invented = stage.comes("A8", "AS-invented").await;
    assert!(stage.inner.work(&invented).await);
    work_off(&app.engine).await;
    for (number, wanted) in [
        (1, Finding::Agree),
        (2, Finding::NotFinished),
        (3, Finding::NotHandedIn),
        (4, Finding::OtherCode),
        (5, Finding::NeverCame),
        (6, Finding::AtWork),
        (7, Finding::Decided),
        (8, Finding::NotHandedIn),
    ] {
        assert_eq!(stage.found(number).await, Some(wanted), "{number}");
    }
    let compared = stage.compared().await;
    let differences = compared.iter().take_while(|one| one.finding.is_difference()).count();
    assert_eq!(differences, compared.iter().filter(|one| one.finding.is_difference()).count());
    let page = format!("/studies/{}/connect", stage.study());
    let shown = app.signed_in(&stage.inner.inner.admin).await.get(&page).await.words();
    for said in ["Pending", "Rejected", "5 participants need your attention.", SAY.connect_fourteen_days()] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    assert!(shown.contains(&format!("{page}/{agrees}")) && !shown.contains("AWAITING REVIEW"), "{shown}");
    assert!(!shown.contains("Prolific is") && !shown.contains("at Prolific"), "{shown}");
});

with_provider!(both_services_are_followed_and_one_that_fails_hides_nothing_of_the_other, async |app, fake| {
    let stage = Stage::new(&app, &fake).await;
    let there = crate::prolific::stage::published(&fake).await;
    let settings = shared::EntranceSettings { provider_study: there, ..crate::entrance::stage::prolific(Some(1)) };
    stage.inner.entrance(None, settings).await;
    crate::prolific::connect(&app, stage.admin(), stage.study()).await;
    stage.hands_in(1).await;
    fake.fail("GET /api/v1/studies/{id}/submissions/", 9, Fault::Status(502));
    work_off(&app.engine).await;
    assert_eq!(stage.found(1).await, Some(Finding::Agree));
    let at_prolific = app.engine.compare_with_service(stage.admin(), (stage.study(), Service::Prolific)).await;
    assert!(at_prolific.expect("a list").is_empty(), "who came from Connect is not expected there");
    fake.recover();
    // The same the other way round: the page says what is wrong, and the list stays.
    app.clock.pass(3_600);
    fake.fail(LIST, 9, Fault::Status(401));
    work_off(&app.engine).await;
    let found = state(&app, stage.admin(), stage.study()).await.connected.expect("connected");
    assert_eq!(found.problem, Some(ConnectionProblem::TokenRefused));
    let prolific = crate::prolific::state(&app.engine, stage.admin(), stage.study()).await.connected;
    assert_eq!(prolific.expect("connected").problem, None);
    assert_eq!(stage.found(1).await, Some(Finding::Agree));
    fake.recover();
    // A project that Connect does not know.
    stage.inner.entrance(None, super::stage::settings("P-unknown")).await;
    app.clock.pass(3_600);
    work_off(&app.engine).await;
    let found = state(&app, stage.admin(), stage.study()).await.connected.expect("connected");
    assert_eq!(found.problem, Some(ConnectionProblem::NoStudy));
});
