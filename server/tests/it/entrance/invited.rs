//! People on a list come in by a link of their own, once each, and nobody else does.

use std::collections::BTreeSet;

use engine::crowd::invitee::InvitationMail;
use engine::design::study::StudyForm;
use engine::people::erase::ErasureOrder;
use futures::StreamExt as _;
use futures::future::join_all;
use shared::{Actor, AnswerChoice, Ending, Locale, Problem, StudyState};

use super::stage::Stage;
use crate::app::on_both_engines;

on_both_engines!(each_person_on_a_list_has_a_link_of_their_own, async |app| {
    let stage = Stage::new(&app, 3).await;
    let entrance = stage.list("Ana, ana@example.org\nBo\nc@example.org, en").await;
    let codes = stage.codes(&entrance).await;
    assert_eq!(codes.keys().collect::<Vec<_>>(), ["Ana", "Bo", "P003"]);

    // The page of the link says nothing about the person, and opening it takes no place.
    let page = app.browser().get(&format!("/in/{}?p={}", entrance.code, codes["Ana"])).await.words();
    assert!(page.contains("You can take part in this study") && !page.contains("ana@example.org"), "{page}");
    let (counts, _) = stage.arrivals(&entrance).await;
    assert_eq!(counts.came, 0);

    let ana = stage.come(&entrance, &codes["Ana"]).await.expect("in");
    let again = stage.come(&entrance, &codes["Ana"]).await.expect("in again");
    assert_eq!(ana.signed_in.person, again.signed_in.person, "on another device they are the same");
    assert_eq!(ana.return_code, None);
    let bo = stage.come(&entrance, &codes["Bo"]).await.expect("in");
    assert_ne!(ana.signed_in.person, bo.signed_in.person);

    // Nobody else comes in: without a code, with an invented one, with a name, or with the code of another list.
    let other = stage.list("Dora").await;
    let foreign = stage.codes(&other).await["Dora"].clone();
    for wrong in ["", "Ana", "0123456789ABCDEF", &foreign, "x'; drop table invitee; --"] {
        let refused = stage.come(&entrance, wrong).await.expect_err(wrong);
        assert!(refused.to_string().contains("This link is not complete or no longer valid"), "{wrong}: {refused}");
        let page = app.browser().get(&format!("/in/{}?p={}", entrance.code, form_urlencoded(wrong))).await.words();
        assert!(page.contains("This link is not complete or no longer valid"), "{wrong}: {page}");
    }

    let actor = Actor { person: ana.signed_in.person, admin: false };
    app.engine.consent(&actor, stage.inner.study, true).await.expect("consent");
    assert!(stage.work(&actor).await);
    let out = stage.way_out(&actor).await.expect("a way out");
    assert_eq!(out.ending, Ending::Finished);
    let listed =
        app.engine.invitees(&stage.inner.admin.actor, (stage.inner.study, entrance.id), 0).await.expect("a list");
    let far: Vec<_> = listed.people.iter().map(|one| (one.worker_number, one.ending)).collect();
    assert_eq!(far, [(Some(1), Some(Ending::Finished)), (Some(2), None), (None, None)]);
    // The list of arrivals names them as the researchers do.
    let (_, arrivals) = stage.arrivals(&entrance).await;
    assert_eq!(arrivals.iter().map(|one| one.participant.as_str()).collect::<Vec<_>>(), ["Ana", "Bo"]);
});

on_both_engines!(nobody_on_one_list_comes_in_as_somebody_on_another, async |app| {
    let stage = Stage::new(&app, 1).await;
    // Neither list says what its people are called.
    let (one, other) = (stage.list("ana@example.org").await, stage.list("bob@example.org").await);
    let (ana, bob) = (stage.codes(&one).await, stage.codes(&other).await);
    assert_eq!(
        (ana.keys().next().map(String::as_str), bob.keys().next().map(String::as_str)),
        (Some("P001"), Some("P001a"))
    );
    let ana = stage.come(&one, &ana["P001"]).await.expect("in").signed_in.person;
    let bob = stage.come(&other, &bob["P001a"]).await.expect("in").signed_in.person;
    assert_ne!(ana, bob);
    let of = (stage.inner.study, other.id);
    for same in ["p001", "ANA@example.org"] {
        let refused = app.engine.add_invitees(&stage.inner.admin.actor, of, same).await.expect_err(same);
        assert!(refused.to_string().contains("is on the list of another entry link, “Spring”"), "{refused}");
    }
});

on_both_engines!(two_devices_at_once_are_one_person, async |app| {
    let stage = Stage::new(&app, 1).await;
    let entrance = stage.list("Ana").await;
    let code = stage.codes(&entrance).await["Ana"].clone();
    let all = join_all((0..6).map(|_| stage.come(&entrance, &code))).await;
    let persons: BTreeSet<_> = all.into_iter().map(|entered| entered.expect("in").signed_in.person).collect();
    assert_eq!(persons.len(), 1);
    assert_eq!(stage.arrivals(&entrance).await.0.came, 1);
});

on_both_engines!(a_list_is_made_on_a_page_and_nothing_typed_is_lost, async |app| {
    let stage = Stage::new(&app, 1).await;
    let study = stage.inner.study.to_string();
    let browser = app.signed_in(&stage.inner.admin).await;
    let list = format!("/studies/{study}/entrances");
    let fields = [("study", study.as_str()), ("provider", "panel"), ("label", "Our readers"), ("hold_minutes", "60")];
    let page = browser.submit(&list, "/fn/entrance/add", &fields).await.words();
    assert!(page.contains("Nobody is on the list yet") && page.contains("People you invite"), "{page}");
    let made = app.engine.entrances(&stage.inner.admin.actor, stage.inner.study).await.expect("a list");
    let (entrance, code) = (made[0].entrance.id.to_string(), made[0].entrance.code.clone());
    let detail = format!("{list}/{entrance}");

    let typed = "Ana; ana@example.org\nBo; bo@";
    let add = |people| [("study", study.as_str()), ("entrance", entrance.as_str()), ("people", people)];
    let page = browser.submit(&detail, "/fn/invitee/add", &add(typed)).await.text();
    assert!(page.contains("Line 2: “bo@” is not an e-mail address") && page.contains(typed), "{page}");
    assert!(page.contains("Nobody is on the list yet"), "a list with a fault adds nobody: {page}");
    let page =
        browser.submit(&detail, "/fn/invitee/add", &add("Ana; ana@example.org\nBo; bo@example.org")).await.words();
    assert!(page.contains("2 people were added."), "{page}");
    assert!(page.contains("This server sends no e-mails. Download the links"), "{page}");
    let page = browser.submit(&detail, "/fn/invitee/add", &add("Ana\nCleo")).await.words();
    assert!(page.contains("1 person was added. 1 person was on the list already."), "{page}");
    let page = browser.submit(&detail, "/fn/invitee/add", &add("Dan, ana@example.org")).await.words();
    assert!(page.contains("is already on the list, with another name or another address"), "{page}");

    let file = browser.get(&format!("/api/v1{detail}/people.csv")).await.text();
    let lines: Vec<&str> = file.lines().collect();
    assert_eq!((lines.len(), lines[0].trim_start_matches('\u{feff}')), (4, "name,email,language,link"));
    assert!(
        lines[1].starts_with("Ana,ana@example.org,,http") && lines[1].contains(&format!("/in/{code}?p=")),
        "{file}"
    );

    // The link of somebody who was taken off the list ends, and their data goes.
    let of = (stage.inner.study, made[0].entrance.id);
    let bo = app.engine.invitees(&stage.inner.admin.actor, of, 0).await.expect("a list").people.remove(1);
    let id = bo.id.to_string();
    let fields = [("study", study.as_str()), ("entrance", &entrance), ("invitee", &id), ("name", "Bo")];
    let page = browser.submit(&detail, "/fn/invitee/remove", &fields).await.words();
    assert!(page.contains("“Bo” was removed from the list"), "{page}");
    assert_eq!(app.engine.db().find("bo@example.org").await.expect("a search"), []);
    stage.come(&made[0].entrance, &bo.code).await.expect_err("the link has ended");
    // Somebody who has started stays.
    let ana = stage.codes(&made[0].entrance).await["Ana"].clone();
    stage.come(&made[0].entrance, &ana).await.expect("in");
    let ana = app.engine.invitees(&stage.inner.admin.actor, of, 0).await.expect("a list").people.remove(0);
    let refused = app.engine.remove_invitee(&stage.inner.admin.actor, of, ana.id).await.expect_err("refused");
    assert!(refused.to_string().contains("has already started"), "{refused}");
    let nothing = app.engine.mail_invitees(&stage.inner.admin.actor, of, InvitationMail::Invitation).await;
    assert!(nothing.expect_err("refused").to_string().contains("sends no e-mails"));
    let trail = app.engine.study_trail(&stage.inner.admin.actor, stage.inner.study, None).await.expect("a trail");
    let trail = serde_json::to_string(&trail).expect("text");
    assert!(trail.contains("\"invitees\"") && !trail.contains("example.org"), "{trail}");
});

on_both_engines!(nothing_is_left_of_somebody_invited_who_is_erased, async |app| {
    let stage = Stage::new(&app, 1).await;
    let entrance = stage.list("Zebraquux, zebraquux@example.org").await;
    let code = stage.codes(&entrance).await["Zebraquux"].clone();
    let entered = stage.come(&entrance, &code).await.expect("in");
    let actor = Actor { person: entered.signed_in.person, admin: false };
    app.engine.consent(&actor, stage.inner.study, true).await.expect("consent");
    let mine = app.engine.my_data(&actor).await.expect("a file");
    let mine: Vec<_> = mine.body.map(|piece| piece.expect("a piece")).collect().await;
    let mine = String::from_utf8(mine.concat()).expect("text");
    assert!(mine.contains("zebraquux@example.org"), "their own data says so: {mine}");
    let confirm = app.engine.myself(&actor).await.expect("somebody").name;
    let order = ErasureOrder { confirm, answers: AnswerChoice::Keep };
    app.engine.erase(&stage.inner.admin.actor, actor.person, order).await.expect("a receipt");
    let left = app.engine.db().find("zebraquux").await.expect("a search");
    assert!(left.is_empty(), "{left:?}");
    let gone = stage.come(&entrance, &code).await.expect_err("the link has ended");
    assert!(matches!(gone, Problem::Conflict { .. }), "{gone:?}");
});

on_both_engines!(ten_thousand_people_fit_one_request_and_one_list, async |app| {
    let stage = Stage::new(&app, 1).await;
    let entrance = stage.list("Ana").await;
    let lines = |n: usize| {
        (0..n).map(|n| format!("Participant {n:05}, first.surname{n}@students.example.org, en")).collect::<Vec<_>>()
    };
    let study = stage.inner.study.to_string();
    let browser = app.signed_in(&stage.inner.admin).await;
    let detail = format!("/studies/{study}/entrances/{}", entrance.id);
    let id = entrance.id.to_string();
    let most = lines(10_000).join("\n");
    let fields = [("study", study.as_str()), ("entrance", &id), ("people", &most)];
    let page = browser.post(&detail, "/fn/invitee/add", &fields).await.words();
    assert!(
        page.contains("A list has at most 10,000 people. With these it would have 10,001."),
        "{} bytes",
        page.len()
    );
    let fits = lines(9_999).join("\n");
    let fields = [("study", study.as_str()), ("entrance", &id), ("people", &fits)];
    let page = browser.submit(&detail, "/fn/invitee/add", &fields).await.words();
    assert!(page.contains("9,999 people were added.") && page.contains("More people"), "{page}");
    let file = browser.get(&format!("/api/v1{detail}/people.csv")).await.text();
    assert_eq!(file.lines().count(), 10_001);
});

on_both_engines!(people_who_never_came_are_forgotten_when_the_time_of_the_study_is_over, async |app| {
    let stage = Stage::new(&app, 1).await;
    let (engine, admin, study) = (&app.engine, &stage.inner.admin.actor, stage.inner.study);
    let entrance = stage.list("Ana, ana@example.org").await;
    let now = engine.study(admin, study).await.expect("the study");
    let form = StudyForm { retention_days: "30".to_owned(), ..StudyForm::from_study(&now) };
    engine.set_study_form(admin, study, form, Locale::En).await.expect("set");
    engine.set_study_state(admin, study, StudyState::Closed).await.expect("closed");
    app.clock.pass(29 * 86_400);
    engine.sweep().await.expect("a sweep");
    assert_eq!(stage.codes(&entrance).await.len(), 1);
    app.clock.pass(2 * 86_400);
    engine.sweep().await.expect("a sweep");
    assert_eq!(stage.codes(&entrance).await.len(), 0);
    assert_eq!(engine.db().find("ana@example.org").await.expect("a search"), []);
});

fn form_urlencoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
