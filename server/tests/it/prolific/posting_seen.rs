//! Recruiting on Prolific: what a person has seen is what is done, and what is not known is said.

use engine::crowd::entrance::EntranceForm;
use engine::recruiting::posting::{AtProlific, NewPosting, NewStep};
use fake_provider::Fault;
use shared::{ConnectionProblem, Money, PostingStep, Problem, StudyState};

use super::posting::{CHANGE, CREATE, Stage, TRANSITION, reason};
use super::with_provider;
use crate::entrance::stage::{form, prolific};

const BALANCE: &str = "GET /api/v1/workspaces/{workspace_id}/balance/";

with_provider!(a_step_is_about_what_was_seen, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(30)).await;
    stage.create(Stage::new_posting()).await.expect("a draft");
    let seen = stage.posted().await;
    let total = seen.cost.expect("a cost").total.minor;
    stage.step(PostingStep::Delete).await.expect("deleted");
    let dear = NewPosting { reward: Money::new(1_800, "USD"), ..Stage::new_posting() };
    stage.create(dear).await.expect("another draft");
    let publish = |study: &str| NewStep { step: PostingStep::Publish, study: study.to_owned(), total: Some(total) };
    let there = stage.stored().await.settings.provider_study;
    for study in [seen.study.as_str(), there.as_str()] {
        assert!(reason(stage.step_of(publish(study)).await).contains("not the one that the page showed"));
    }
    assert_eq!(fake.count(TRANSITION), 0);

    // A form that is older than the study does not take it away.
    let (study, admin) = (stage.inner.inner.study, &stage.inner.inner.admin.actor);
    let form = |was: &str| EntranceForm { was_study: Some(was.to_owned()), ..form(Some(30), prolific(Some(2))) };
    let set = app.engine.set_entrance(admin, study, stage.entrance.id, form("")).await.map_err(Problem::from);
    assert!(set.expect_err("older").message().expect("a reason").text().contains("changed in the meantime"));
    assert_eq!(stage.stored().await.settings.provider_study, there);
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let page = browser.get(&format!("/studies/{study}/entrances/{}", stage.entrance.id)).await.text();
    assert!(page.contains(&format!("name=\"was_study\" value=\"{there}\"")), "the form says what it shows: {page}");
    app.engine.set_entrance(admin, study, stage.entrance.id, form(&there)).await.expect("the newest form");
});

with_provider!(a_link_that_people_have_used_gets_no_other_study, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(30)).await;
    stage.inner.enter(&stage.entrance, 1).await.expect("in");
    assert!(reason(stage.create(Stage::new_posting()).await).contains("People have already come"));
    assert_eq!(fake.count(CREATE), 0);
});

with_provider!(places_are_not_added_where_nobody_could_work, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(30)).await;
    stage.create(Stage::new_posting()).await.expect("a draft");
    stage.step(PostingStep::Publish).await.expect("published");
    stage.step(PostingStep::Stop).await.expect("ended");
    let (study, admin) = (stage.inner.inner.study, &stage.inner.inner.admin.actor);
    app.engine.set_study_state(admin, study, StudyState::Closed).await.expect("closed");
    assert!(reason(stage.extend(40).await).contains("Set this study live"));
    assert_eq!((fake.count(CHANGE), stage.stored().await.places), (0, Some(30)));
});

with_provider!(what_is_not_known_is_said_while_prolific_does_not_answer, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(30)).await;
    stage.create(Stage::new_posting()).await.expect("a draft");
    let (study, entrance) = (stage.inner.inner.study.to_string(), stage.entrance.id.to_string());
    let there = stage.stored().await.settings.provider_study;
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let address = format!("/studies/{study}/entrances/{entrance}/prolific");
    let fields = [("study", study.as_str()), ("entrance", entrance.as_str()), ("there", &there), ("step", "publish")];
    // It was published, the answer was lost, and the page cannot ask either.
    fake.fail(TRANSITION, 1, Fault::CutAfter);
    fake.fail(BALANCE, 9, Fault::Status(503));
    let shown = browser.submit(&address, "/fn/posting/move", &fields).await.words();
    assert!(shown.contains("may or may not have done this"), "{shown}");
    assert!(shown.contains("Prolific could not be reached"), "{shown}");
    assert_eq!(stage.at().await, AtProlific::Unasked { problem: ConnectionProblem::Unreachable });
    fake.recover();
    assert_eq!((fake.count(TRANSITION), stage.posted().await.state.as_str()), (1, "ACTIVE"));
});

with_provider!(participants_are_sent_to_the_address_in_the_settings, async |app, fake| {
    let stage = Stage::new(&app, &fake, Some(30)).await;
    stage.create(Stage::new_posting()).await.expect("a draft");
    let address = stage.sent()["external_study_url"].as_str().expect("an address").to_owned();
    assert!(address.starts_with("https://study.example.org/in/"), "{address}");
    let (engine, admin) = (&app.engine, &stage.inner.inner.admin.actor);
    let entrance = stage.inner.entrance(None, prolific(Some(1))).await;
    let study = stage.inner.inner.study;
    let created = Box::pin(engine.create_at_prolific(admin, study, entrance.id, Stage::new_posting(), "")).await;
    assert!(reason(created.map_err(Problem::from)).contains("public_url"));
});
