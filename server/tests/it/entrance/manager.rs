//! What managers set and see, and what is left of a participant who is erased.

use std::collections::BTreeSet;

use engine::crowd::{entrance::NewEntrance, signed::SignedLink};
use engine::people::erase::ErasureOrder;
use serde_json::{Value, json};
use shared::{AnswerChoice, Ending, EntranceSettings, Problem};

use super::stage::{Stage, arriving, form, participant, prolific};
use crate::app::on_both_engines;

on_both_engines!(a_manager_makes_a_link_changes_it_and_downloads_who_came, async |app| {
    let stage = Stage::new(&app, 3).await;
    let study = stage.inner.study.to_string();
    let browser = app.signed_in(&stage.inner.admin).await;
    let list = format!("/studies/{study}/entrances");
    assert!(browser.get(&list).await.text().contains("There are no entry links yet"));
    let mut fields = vec![
        ("study", study.as_str()),
        ("provider", "prolific"),
        ("label", "Prolific, English"),
        ("places", "2"),
        ("submissions", "1"),
        ("hold_minutes", "90"),
        ("own_codes", "on"),
        ("codes[screened_out]", "OUT7"),
    ];
    let page = browser.submit(&list, "/fn/entrance/add", &fields).await.text();
    assert!(page.contains("PROLIFIC_PID={{%PROLIFIC_PID%}}"), "{page}");
    let listed = app.engine.entrances(&stage.inner.admin.actor, stage.inner.study).await.expect("a list");
    let entrance = listed[0].entrance.clone();
    assert_eq!((entrance.places, entrance.settings.submissions), (Some(2), Some(1)));
    assert_eq!(entrance.settings.codes.get(&Ending::ScreenedOut).map(String::as_str), Some("OUT7"));

    // What is wrong is said, and nothing typed is lost.
    fields[3] = ("places", "many");
    let page = browser.submit(&list, "/fn/entrance/add", &fields).await.text();
    assert!(page.contains("“many” is not a whole number") && page.contains("value=\"OUT7\""), "{page}");

    let actor = stage.worker(&entrance, 1).await;
    assert!(stage.work(&actor).await);
    let own = stage.way_out(&actor).await.and_then(|out| out.code).expect("a code of their own");
    assert_eq!(own.len(), 10);
    // A setting that changes later takes no code away.
    let without = form(Some(2), EntranceSettings { own_codes: false, ..entrance.settings.clone() });
    let (admin, id) = (&stage.inner.admin.actor, entrance.id);
    app.engine.set_entrance(admin, stage.inner.study, id, without).await.expect("changed");
    assert_eq!(stage.way_out(&actor).await.and_then(|out| out.code).as_ref(), Some(&own));
    let detail = format!("/studies/{study}/entrances/{}", entrance.id);
    let page = browser.get(&detail).await.text();
    assert!(page.contains("W001") && page.contains("Finished"), "{page}");
    assert!(!page.contains(&participant(1)), "who they are elsewhere is only in the file");
    let file = browser.get(&format!("/api/v1{detail}/participants.csv")).await.text();
    assert!(file.contains(&format!("{},session-1,st,W001,finished,{own},1,0,", participant(1))), "{file}");
    let trail = app.engine.study_trail(&stage.inner.admin.actor, stage.inner.study, None).await.expect("a trail");
    // Events of one instant have no order.
    let verbs: BTreeSet<_> =
        trail.iter().filter(|entry| entry.subject_kind == "entrance").map(|entry| entry.verb.as_str()).collect();
    assert_eq!(verbs, BTreeSet::from(["add", "download", "edit"]));

    let id = entrance.id.to_string();
    let fields = [
        ("study", study.as_str()),
        ("entrance", id.as_str()),
        ("label", "Prolific"),
        ("hold_minutes", "90"),
        ("closed", "on"),
    ];
    let page = browser.submit(&detail, "/fn/entrance/edit", &fields).await.text();
    assert!(page.contains("The entry link was saved") && page.contains("PROLIFIC_PID="), "{page}");
    let page = browser.get(&list).await.text();
    assert!(page.contains("Closed to new participants"), "{page}");
});

on_both_engines!(a_program_makes_and_reads_entrances, async |app| {
    let stage = Stage::new(&app, 1).await;
    let office = app.program_of(&stage.inner.admin).await;
    let at = format!("/studies/{}/entrances", stage.inner.study);
    let new = json!({"label": "SONA", "places": null,
        "settings": {"provider": "sona", "address": "https://uni.example.org/credit?survey_code={person}"}});
    let made = office.post(&at, new).await.good();
    assert_eq!(made["settings"]["parameters"]["person"], "survey_code");
    let listed = office.get(&at).await.good();
    assert_eq!((&listed[0]["label"], &listed[0]["counts"]["came"]), (&json!("SONA"), &json!(0)));
    let at = format!("{at}/{}", made["id"].as_str().expect("an id"));
    let refused = office.put(&at, json!({"label": "", "settings": {}})).await;
    assert_eq!(refused.status, 422);
    let closed = office.put(&at, json!({"label": "SONA", "closed": true, "settings": {}})).await.good();
    assert!(closed["closed_at"] != Value::Null && closed["settings"]["provider"] == "sona", "{closed}");
});

on_both_engines!(nothing_tells_who_an_erased_participant_was, async |app| {
    let stage = Stage::new(&app, 2).await;
    let entrance = stage.entrance(None, prolific(Some(1))).await;
    let actor = stage.worker(&entrance, 1).await;
    assert!(stage.work(&actor).await);
    let mine = app.engine.my_data(&actor).await.expect("a file");
    let text: Vec<u8> = futures::StreamExt::fold(mine.body, Vec::new(), async |mut all, piece| {
        all.extend(piece.expect("a piece"));
        all
    })
    .await;
    assert!(String::from_utf8_lossy(&text).contains(&participant(1)), "the person gets what is stored about them");
    let order = |confirm: &str| ErasureOrder { confirm: confirm.to_owned(), answers: AnswerChoice::Keep };
    let admin = &stage.inner.admin.actor;
    assert!(app.engine.erase(admin, actor.person, order("")).await.is_err(), "an empty field confirms nothing");
    app.engine.erase(admin, actor.person, order("W001")).await.expect("erased");
    for known in [participant(1), "session-1".to_owned()] {
        let found = app.engine.db().find(&known).await.expect("a search");
        assert!(found.is_empty(), "{known}: {found:?}");
    }
    let (counts, arrivals) = stage.arrivals(&entrance).await;
    assert_eq!((counts.finished, arrivals[0].participant.as_str()), (1, ""), "the count stays");
    let anonymous = stage.entrance(None, EntranceSettings::default()).await;
    app.engine
        .enter(&anonymous.code, (arriving(5), SignedLink::default()), None, None)
        .await
        .expect("nobody's id is asked for");
    assert!(app.engine.db().find(&participant(5)).await.expect("a search").is_empty());
});

on_both_engines!(a_server_without_a_key_cannot_ask_for_signed_links, async |app| {
    let stage = Stage::new(&app, 1).await;
    let (engine, admin, study) = (&app.engine, &stage.inner.admin.actor, stage.inner.study);
    let signed = || form(None, EntranceSettings { signed: true, ..prolific(None) });
    let new = NewEntrance { language: None, form: signed() };
    let refused: Problem = engine.add_entrance(admin, study, new).await.expect_err("refused").into();
    assert_eq!(refused.field(), Some("signed"));
    let entrance = stage.entrance(None, prolific(None)).await;
    let refused: Problem = engine.set_entrance(admin, study, entrance.id, signed()).await.expect_err("refused").into();
    assert_eq!(refused.field(), Some("signed"));
});
