//! People whom a provider sends: what the link says, one place a person, and the way back, in a browser without scripts.

use engine::crowd::{entrance::NewEntrance, signed::SignedLink};
use shared::{Ending, EntranceSettings, Problem};

use super::stage::{Stage, arriving, form, participant, prolific};
use crate::app::on_both_engines;

on_both_engines!(a_participant_of_prolific_works_and_is_sent_back_with_the_code, async |app| {
    let stage = Stage::new(&app, 3).await;
    let entrance = stage.entrance(Some(2), prolific(Some(1))).await;
    let (browser, study) = (app.browser(), stage.inner.study);
    let person = participant(1);
    let link = format!("/in/{}?PROLIFIC_PID={person}&STUDY_ID=st&SESSION_ID=session-1", entrance.code);
    let page = browser.get(&link).await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains("Formal rewrites") && page.text().contains(&person), "{}", page.text());
    let (counts, _) = stage.arrivals(&entrance).await;
    assert_eq!(counts.came, 0, "opening a link takes no place");

    let code = entrance.code.as_str();
    let fields = [("code", code), ("person", &person), ("session", "session-1"), ("provider_study", "st")];
    let page = browser.submit(&link, "/fn/enter", &fields).await;
    assert!(page.text().contains("action=\"/fn/consent\""), "the consent form comes first: {}", page.text());
    let home = browser.get(&format!("/work/{}", stage.inner.study)).await.text();
    assert!(home.contains("0 of 1 tasks done"), "{home}");
    let (_, arrivals) = stage.arrivals(&entrance).await;
    assert_eq!((arrivals[0].participant.as_str(), arrivals[0].session.as_str()), (person.as_str(), "session-1"));

    // The account has no address and no password, and its page offers none.
    let account = browser.get("/account").await.text();
    assert!(account.contains("W001") && !account.contains("/fn/change_password"), "{account}");

    let actor = stage.worker(&entrance, 1).await;
    assert!(stage.work(&actor).await);
    let page = browser.get(&format!("/work/{study}")).await.text();
    assert!(page.contains("You have completed this study"), "{page}");
    assert!(page.contains("https://app.prolific.com/submissions/complete?cc=C-finished"), "{page}");
    assert!(page.contains("Return to Prolific"), "{page}");
    assert!(!stage.work(&actor).await, "nothing more is handed out");
    // Who follows the link again comes to the same page.
    let page = app.browser().submit(&link, "/fn/enter", &fields).await.text();
    assert!(page.contains("cc=C-finished"), "{page}");
});

on_both_engines!(a_link_that_its_provider_did_not_fill_in_lets_nobody_in, async |app| {
    let stage = Stage::new(&app, 1).await;
    let settings = EntranceSettings { provider_study: "st".to_owned(), ..prolific(None) };
    let entrance = stage.entrance(None, settings).await;
    let browser = app.browser();
    for query in [
        String::new(),
        "?PROLIFIC_PID=%7B%7B%25PROLIFIC_PID%25%7D%7D&STUDY_ID=st".to_owned(),
        format!("?PROLIFIC_PID={}&STUDY_ID=other", participant(1)),
        format!("?PROLIFIC_PID={}", participant(1)),
    ] {
        let link = format!("/in/{}{query}", entrance.code);
        let page = browser.get(&link).await;
        assert_eq!(page.status, 409, "{query}");
        assert!(!page.text().contains("/fn/enter"), "{query}");
    }
    for (person, study) in [("", "st"), ("<script>", "st"), (participant(1).as_str(), "other")] {
        let fields = [("code", entrance.code.as_str()), ("person", person), ("provider_study", study)];
        let page = browser.post("/", "/fn/enter", &fields).await;
        assert_eq!(page.header("location"), "/", "{person}");
    }
    assert_eq!(browser.get("/work").await.status, 302, "nobody is signed in");
    assert_eq!(stage.arrivals(&entrance).await.0.came, 0);
});

on_both_engines!(one_participant_has_one_place_however_they_come, async |app| {
    let stage = Stage::new(&app, 4).await;
    let first = stage.entrance(None, prolific(Some(1))).await;
    let tries = (0..8).map(|_| stage.enter(&first, 1));
    let entered = futures::future::join_all(tries).await;
    let people: Vec<_> = entered.into_iter().map(|one| one.expect("in").signed_in.person).collect();
    assert!(people.iter().all(|person| *person == people[0]), "{people:?}");
    assert_eq!(stage.arrivals(&first).await.0.came, 1);
    // A second study at the provider, for the same study here: the same worker does more, and gets its code.
    let actor = stage.worker(&first, 1).await;
    assert!(stage.work(&actor).await && !stage.work(&actor).await);
    let settings = EntranceSettings { codes: [(Ending::Finished, "AGAIN".to_owned())].into(), ..prolific(Some(2)) };
    let second = stage.entrance(None, settings).await;
    app.clock.pass(60);
    assert_eq!(stage.worker(&second, 1).await.person, actor.person);
    assert!(stage.work(&actor).await);
    assert_eq!(stage.way_out(&actor).await, None, "one of two is done");
    assert!(stage.work(&actor).await && !stage.work(&actor).await);
    assert_eq!(stage.way_out(&actor).await.and_then(|out| out.code).as_deref(), Some("AGAIN"));
    let (_, arrivals) = stage.arrivals(&second).await;
    assert_eq!((arrivals.len(), arrivals[0].submitted), (1, 2));
    // Another provider's participant of the same id is somebody else.
    let other = EntranceSettings { provider: Some(shared::Provider::Connect), ..EntranceSettings::default() };
    let connect = stage.entrance(None, other).await;
    assert_ne!(stage.enter(&connect, 1).await.expect("in").signed_in.person, actor.person);
});

on_both_engines!(nobody_comes_into_a_study_that_has_not_begun, async |app| {
    let admin = app.admin().await;
    let study = app.study(&admin, &["en"]).await;
    let new = NewEntrance { language: None, form: form(None, prolific(None)) };
    let entrance = app.engine.add_entrance(&admin.actor, study, new).await.expect("an entrance");
    let refused =
        app.engine.enter(&entrance.code, (arriving(1), SignedLink::default()), None, None).await.expect_err("refused");
    assert!(matches!(Problem::from(refused), Problem::Conflict { .. }));
    let page = app.browser().get("/in/NOSUCHCODE00").await;
    assert_eq!(page.status, 404);
});
