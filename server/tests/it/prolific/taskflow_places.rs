//! Places of the entry links of one study at Prolific: they grow by what a person has asked for, once.

use std::time::Duration;

use engine::crowd::entrance::EntranceForm;
use engine::recruiting::posting::{LinkPlaces, MorePlaces};
use fake_provider::Fault;
use serde_json::json;
use shared::{EntranceSettings, PostingStep, Problem};

use super::posting::{CHANGE, reason};
use super::taskflow::Two;
use super::{SAY, with_provider};
use crate::app::language;
use crate::entrance::stage::{form, prolific};

/// The places of each link at Prolific, in all, and here.
async fn places(two: &Two) -> (Vec<i64>, Option<i64>, [Option<i64>; 2]) {
    let posted = two.stage.posted().await;
    let links = posted.links.iter().map(|one| one.places).collect();
    (links, posted.places, two.stored().await.map(|one| one.places))
}

fn more(two: &Two, own: Option<i64>, other: Option<i64>) -> MorePlaces {
    let links = other.map(|places| LinkPlaces { entrance: two.other.id, places }).into_iter().collect();
    MorePlaces { places: own, links }
}

with_provider!(places_of_links_grow_by_what_is_missing, async |app, fake| {
    let two = Two::new(&app, &fake, Some(20)).await;
    let Two { stage, other } = &two;
    stage.create(two.posting(10, 10)).await.expect("a draft");
    stage.step(PostingStep::Publish).await.expect("published");
    let (study, entrance) = (stage.inner.inner.study.to_string(), stage.entrance.id.to_string());
    let browser = app.signed_in(&stage.inner.inner.admin).await;
    let address = format!("/studies/{study}/entrances/{entrance}/prolific");
    let [own_field, other_field] = [stage.entrance.id, other.id].map(|id| format!("links[g{id}]"));
    let send = async |own: &str, other: &str| {
        let fields =
            [("study", study.as_str()), ("entrance", entrance.as_str()), (&own_field, own), (&other_field, other)];
        browser.submit(&address, "/fn/posting/extend", &fields).await
    };
    let shown = send("10", "9").await.text();
    assert!(shown.contains("Enter a whole number from 10 to") && shown.contains("value=\"9\""), "{shown}");
    assert!(shown.contains(&format!("id=\"links-{}-reason\"", other.id)), "at its field: {shown}");
    assert_eq!(fake.count(CHANGE), 0);
    let shown = send("10", "15").await.words();
    assert!(shown.contains(SAY.posting_extended()), "{shown}");
    assert_eq!(places(&two).await, (vec![10, 15], Some(25), [Some(20), Some(25)]));
    // Prolific adds what is sent.
    let body = fake.calls().into_iter().rfind(|call| call.operation == CHANGE).expect("changed").body;
    assert_eq!(
        (&body["access_details"][0]["total_allocation"], &body["total_available_places"]),
        (&json!(5), &json!(25))
    );
    assert_eq!(body["access_details"].as_array().map(Vec::len), Some(1));
    // The same form once more adds nothing.
    send("10", "15").await;
    assert_eq!((fake.count(CHANGE), places(&two).await.1), (1, Some(25)));
    // From the page of the other link, or by the interface, a link that is not named stays as it is.
    stage.extend_by(more(&two, Some(12), None)).await.expect("more");
    assert_eq!(places(&two).await, (vec![12, 15], Some(27), [Some(22), Some(25)]));
    let third = stage.inner.entrance(None, prolific(Some(1))).await;
    for (entrance, places) in [(third.id, 5), (stage.entrance.id, i64::MAX)] {
        let links = vec![LinkPlaces { entrance, places }];
        let refused = stage.extend_by(MorePlaces { places: None, links }).await.expect_err("refused");
        assert_eq!(refused.field(), Some(format!("links.{entrance}").as_str()));
    }
});

with_provider!(places_of_links_are_added_once_whatever_the_answer, async |app, fake| {
    let two = Two::new(&app, &fake, Some(20)).await;
    let stage = &two.stage;
    stage.create(two.posting(10, 10)).await.expect("a draft");
    stage.step(PostingStep::Publish).await.expect("published");
    // It was done, and the answer was lost: it is not sent again.
    fake.fail(CHANGE, 1, Fault::CutAfter);
    assert!(reason(stage.extend_by(more(&two, Some(12), Some(12))).await).contains("may or may not have done this"));
    assert_eq!((fake.count(CHANGE), places(&two).await.0), (1, vec![12, 12]));
    stage.extend_by(more(&two, Some(12), Some(12))).await.expect("done already");
    assert_eq!((fake.count(CHANGE), places(&two).await.0), (1, vec![12, 12]));
    // It was not done: a person does it again.
    fake.fail(CHANGE, 1, Fault::CutBefore);
    assert!(stage.extend_by(more(&two, Some(13), None)).await.is_err());
    stage.extend_by(more(&two, Some(13), None)).await.expect("now");
    assert_eq!(places(&two).await.0, [13, 12]);
    // Two people at once ask for the same.
    let before = fake.count(CHANGE);
    let both = [0, 1].map(|_| stage.extend_by(more(&two, Some(20), Some(20))));
    for ended in futures::future::join_all(both).await {
        ended.expect("one after the other");
    }
    assert_eq!((fake.count(CHANGE), places(&two).await.0), (before + 1, vec![20, 20]));
    // The study is followed afterwards as before.
    let (engine, admin, study) = (&app.engine, &stage.inner.inner.admin.actor, stage.inner.inner.study);
    Box::pin(engine.ask_service(admin, (study, shared::Service::Prolific))).await.expect("the lease is free");
});

with_provider!(places_are_checked_against_the_settings_of_now, async |app, fake| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["it", "fr"]).await;
    let (engine, actor) = (&app.engine, &admin.actor);
    let task = engine.add_task(actor, study, engine::design::preset::Preset::Formality).await.expect("a task");
    let mut definition =
        engine::design::preset::Preset::Formality.definition(&[language("it"), language("fr")]).expect("a definition");
    definition.gates.clear();
    engine.edit_task(actor, study, task, definition).await.expect("no gates");
    engine.publish_task(actor, study, task).await.expect("published");
    engine.set_study_state(actor, study, shared::StudyState::Live).await.expect("live");
    super::connect(&app, actor, study).await;
    fake.set_balance("USD", 1_000_000);
    let with = |n: i64| EntranceSettings {
        language_places: [(language("it"), n), (language("fr"), n)].into(),
        ..prolific(Some(1))
    };
    let new = engine::crowd::entrance::NewEntrance { language: None, form: form(None, with(20)) };
    let entrance = engine.add_entrance(actor, study, new).await.expect("an entrance");
    let origin = "https://study.example.org";
    let create = |places: i64| {
        let new = engine::recruiting::posting::NewPosting { places, ..super::posting::Stage::new_posting() };
        Box::pin(engine.create_at_prolific(actor, study, entrance.id, new, origin))
    };
    // While Prolific is asked, somebody lowers the places in each language.
    let set = async |n: i64| {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let there = engine.entrance(actor, study, entrance.id, 0).await.expect("it").0.entrance.settings;
        let settings = EntranceSettings { codes: there.codes, provider_study: there.provider_study, ..with(n) };
        let form = EntranceForm { was_study: None, ..form(None, settings) };
        engine.set_entrance(actor, study, entrance.id, form).await.expect("changed");
    };
    fake.fail("POST /api/v1/studies/", 1, Fault::Slow(Duration::from_millis(900)));
    let (created, ()) = tokio::join!(create(30), set(10));
    let refused = created.map_err(Problem::from).expect_err("too many by now");
    assert_eq!(refused.field(), Some("places"), "{refused:?}");
    set(20).await;
    create(30).await.expect("a draft");
    let there = engine.entrance(actor, study, entrance.id, 0).await.expect("it").0.entrance.settings.provider_study;
    let publish = engine::recruiting::posting::NewStep { step: PostingStep::Publish, study: there, total: None };
    Box::pin(engine.move_at_prolific(actor, study, entrance.id, publish)).await.expect("published");
    fake.fail("GET /api/v1/studies/{id}/", 1, Fault::Slow(Duration::from_millis(900)));
    let extend =
        engine.extend_at_prolific(actor, study, entrance.id, MorePlaces { places: Some(40), links: Vec::new() });
    let (extended, ()) = tokio::join!(Box::pin(extend), set(16));
    let refused = extended.map_err(Problem::from).expect_err("too many by now");
    assert_eq!((refused.field(), fake.count(CHANGE)), (Some("places"), 0), "{refused:?}");
});
