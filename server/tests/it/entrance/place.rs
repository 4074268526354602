//! Places: never more than the entrance has, and free again when nobody uses them.

use engine::crowd::entrance::EntranceForm;
use shared::{AnswerChoice, Ending, EntranceSettings, Problem};

use super::stage::{Stage, form, participant, prolific};
use crate::app::on_both_engines;

on_both_engines!(three_places_let_three_in_even_if_more_come_at_once, async |app| {
    let stage = Stage::new(&app, 1).await;
    let entrance = stage.entrance(Some(3), prolific(None)).await;
    let tries = (0..9).map(|number| stage.enter(&entrance, number));
    let ended = futures::future::join_all(tries).await;
    assert_eq!(ended.iter().filter(|end| end.is_ok()).count(), 3);
    assert!(ended.iter().flat_map(Result::as_ref).all(|entered| entered.return_code.is_none()));
    let refused = ended.into_iter().filter_map(Result::err);
    assert!(refused.into_iter().all(|problem| matches!(problem, Problem::Conflict { .. })));
    let (counts, arrivals) = stage.arrivals(&entrance).await;
    assert_eq!((counts.came, counts.taken(), arrivals.len()), (3, 3, 3));
    // Who comes too late reads so, with the code for it.
    let late = format!("/in/{}?PROLIFIC_PID={}", entrance.code, participant(20));
    let page = app.browser().get(&late).await.text();
    assert!(page.contains("This study has no more places or tasks") && page.contains("cc=C-full"), "{page}");
});

on_both_engines!(a_place_that_nobody_uses_goes_to_somebody_else, async |app| {
    let stage = Stage::new(&app, 5).await;
    let entrance = stage.entrance(Some(1), prolific(Some(1))).await;
    let slow = stage.worker(&entrance, 1).await;
    app.clock.pass(119 * 60);
    assert!(stage.enter(&entrance, 2).await.is_err(), "the place is held");
    app.clock.pass(2 * 60);
    // While it is free, they go on where they were.
    stage.enter(&entrance, 1).await.expect("back in");
    app.clock.pass(121 * 60);
    let quick = stage.worker(&entrance, 2).await;
    assert!(stage.enter(&entrance, 1).await.is_err(), "the place is gone");
    assert_eq!(stage.way_out(&slow).await.map(|out| out.ending), Some(Ending::TimedOut));
    assert!(!stage.work(&slow).await, "and no work is handed out");
    // What has finished keeps its place.
    assert!(stage.work(&quick).await);
    app.clock.pass(10 * 24 * 3_600);
    assert!(stage.enter(&entrance, 3).await.is_err());
    assert_eq!(stage.arrivals(&entrance).await.0.finished, 1);
});

on_both_engines!(somebody_who_does_not_agree_or_leaves_gives_their_place_up, async |app| {
    let stage = Stage::new(&app, 5).await;
    let entrance = stage.entrance(Some(1), prolific(Some(1))).await;
    let (browser, study) = (app.browser(), stage.inner.study.to_string());
    let link = format!("/in/{}?PROLIFIC_PID={}", entrance.code, participant(1));
    let person = participant(1);
    browser.submit(&link, "/fn/enter", &[("code", &entrance.code), ("person", &person)]).await;
    let consent = format!("/work/{study}/consent");
    assert!(browser.get(&consent).await.text().contains("I do not agree"));
    let page = browser.submit(&consent, "/fn/decline_consent", &[("study", &study)]).await.text();
    assert!(page.contains("You are not taking part in this study") && page.contains("cc=C-no_consent"), "{page}");
    let leaver = stage.worker(&entrance, 2).await;
    app.engine.withdraw(&leaver, stage.inner.study, AnswerChoice::Keep).await.expect("gone");
    assert_eq!(stage.way_out(&leaver).await.map(|out| out.ending), Some(Ending::NoConsent));
    stage.enter(&entrance, 3).await.expect("the place is free");
});

on_both_engines!(a_closed_entrance_lets_nobody_new_in, async |app| {
    let stage = Stage::new(&app, 5).await;
    let entrance = stage.entrance(None, prolific(Some(2))).await;
    let early = stage.worker(&entrance, 1).await;
    let settings = EntranceSettings { hold_minutes: 60, ..prolific(Some(1)) };
    let form = EntranceForm { label: "Summer".to_owned(), closed: true, ..form(Some(5), settings) };
    let (admin, study) = (&stage.inner.admin.actor, stage.inner.study);
    let changed = app.engine.set_entrance(admin, study, entrance.id, form).await.expect("changed");
    assert_eq!((changed.label.as_str(), changed.places, changed.code), ("Summer", Some(5), entrance.code.clone()));
    assert!(stage.enter(&entrance, 2).await.is_err());
    stage.enter(&entrance, 1).await.expect("who has started goes on");
    assert!(stage.work(&early).await);
    assert_eq!(stage.way_out(&early).await.map(|out| out.ending), Some(Ending::Finished), "one is asked for now");
});

on_both_engines!(who_is_at_work_keeps_their_place_whatever_is_set, async |app| {
    let stage = Stage::new(&app, 5).await;
    let entrance = stage.entrance(Some(3), prolific(Some(1))).await;
    let mut people = Vec::new();
    for number in 1..=3 {
        people.push(stage.worker(&entrance, number).await);
    }
    let fewer = form(Some(1), prolific(Some(1)));
    app.engine.set_entrance(&stage.inner.admin.actor, stage.inner.study, entrance.id, fewer).await.expect("changed");
    assert!(stage.enter(&entrance, 4).await.is_err(), "nobody new comes in");
    stage.enter(&entrance, 2).await.expect("who has started goes on");
    for actor in &people {
        assert!(stage.work(actor).await);
        assert_eq!(stage.way_out(actor).await.map(|out| out.ending), Some(Ending::Finished));
    }
});

on_both_engines!(who_has_lost_their_place_does_not_finish_on_it, async |app| {
    let stage = Stage::new(&app, 2).await;
    let entrance = stage.entrance(Some(1), prolific(None)).await;
    let away = stage.worker(&entrance, 1).await;
    while stage.work(&away).await {}
    app.clock.pass(3 * 3_600);
    let quick = stage.worker(&entrance, 2).await;
    app.engine.finish(&away, stage.inner.study).await.expect("nothing changes");
    assert_eq!(stage.way_out(&away).await.map(|out| out.ending), Some(Ending::TimedOut));
    while stage.work(&quick).await {}
    app.engine.finish(&quick, stage.inner.study).await.expect("finished");
    let (counts, _) = stage.arrivals(&entrance).await;
    assert_eq!((counts.finished, counts.taken()), (1, 1));
});

on_both_engines!(a_second_link_is_no_second_place_and_no_second_code, async |app| {
    let stage = Stage::new(&app, 4).await;
    let first = stage.entrance(Some(2), prolific(Some(2))).await;
    let second = stage.entrance(Some(2), prolific(Some(1))).await;
    let actor = stage.worker(&first, 1).await;
    assert!(stage.work(&actor).await);
    let entered = stage.enter(&second, 1).await.expect("they go on where they were");
    assert_eq!(entered.signed_in.person, actor.person);
    assert_eq!((stage.arrivals(&first).await.0.taken(), stage.arrivals(&second).await.0.taken()), (1, 0));
    assert_eq!(stage.way_out(&actor).await, None, "the first link asks for two");
    // Who left by one link does not start again by the other.
    app.engine.withdraw(&actor, stage.inner.study, AnswerChoice::Keep).await.expect("gone");
    assert!(stage.enter(&second, 1).await.is_err());
    let link = format!("/in/{}?PROLIFIC_PID={}", second.code, participant(1));
    let page = app.browser().get(&link).await.text();
    assert!(page.contains("cc=C-no_consent"), "{page}");
});
