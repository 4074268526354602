//! Anonymous links: a code to return with, shown once and stored as a hash.

use shared::{Actor, Ending, EntranceSettings, Problem};

use super::stage::{Stage, prolific};
use crate::app::on_both_engines;

/// The value of the field that shows a secret once.
fn shown(page: &str) -> String {
    let (_, rest) = page.split_once("readonly value=\"").expect("a field");
    rest.split_once('"').expect("an end").0.to_owned()
}

on_both_engines!(an_anonymous_participant_comes_back_with_their_code, async |app| {
    let stage = Stage::new(&app, 3).await;
    let entrance = stage.entrance(None, EntranceSettings::default()).await;
    let (link, study) = (format!("/in/{}", entrance.code), stage.inner.study);
    let browser = app.browser();
    assert!(browser.get(&link).await.text().contains("Start"));
    let page = browser.post(&link, "/fn/enter", &[("code", &entrance.code)]).await;
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.text().contains("you can only start as a new participant"), "{}", page.text());
    let code = shown(&page.text());
    assert_eq!(code.len(), 19, "{code}");
    assert_eq!(browser.get(&format!("/work/{study}")).await.status, 200);
    let stored = code.replace('-', "");
    for secret in [&code, &stored] {
        assert!(app.engine.db().find(secret).await.expect("a search").is_empty(), "the code is stored");
    }

    let elsewhere = app.browser();
    let typed = code.to_lowercase().replace('-', " ");
    let fields = [("code", entrance.code.as_str()), ("return_code", typed.as_str())];
    let page = elsewhere.submit(&link, "/fn/come_back", &fields).await;
    assert!(page.text().contains("W001"), "{}", page.text());
    // Somebody else starts as somebody else, and a guess is refused.
    let other = app.browser();
    let page = other.submit(&link, "/fn/come_back", &[("code", &entrance.code), ("return_code", "0000-0000")]).await;
    assert!(page.text().contains("We do not know this return code"), "{}", page.text());
    other.post(&link, "/fn/enter", &[("code", &entrance.code)]).await;
    let (counts, arrivals) = stage.arrivals(&entrance).await;
    assert_eq!((counts.came, arrivals[0].participant.as_str()), (2, ""));
});

on_both_engines!(whose_place_has_gone_to_somebody_else_does_not_come_back, async |app| {
    let stage = Stage::new(&app, 3).await;
    let entrance = stage.entrance(Some(1), EntranceSettings::default()).await;
    let enter = async || app.engine.enter(&entrance.code, <_>::default(), None, None).await;
    let first = enter().await.expect("in");
    let code = first.return_code.expect("a code");
    let actor = Actor { person: first.signed_in.person, admin: false };
    app.engine.consent(&actor, stage.inner.study, true).await.expect("consent");
    app.engine.come_back(&entrance.code, &code).await.expect("back");
    assert!(app.engine.come_back("NOSUCHCODE00", &code).await.is_err());
    app.clock.pass(3 * 3_600);
    enter().await.expect("the place was free");
    // Neither by the code nor in the window that is still open.
    let refused = app.engine.come_back(&entrance.code, &code).await.expect_err("refused");
    assert!(matches!(Problem::from(refused), Problem::Conflict { .. }));
    assert!(!stage.work(&actor).await);
});

on_both_engines!(who_was_away_claims_nothing_on_a_place_that_is_taken, async |app| {
    let stage = Stage::new(&app, 3).await;
    let entrance = stage.entrance(Some(1), prolific(Some(1))).await;
    let away = stage.worker(&entrance, 1).await;
    app.clock.pass(3 * 3_600);
    let quick = stage.worker(&entrance, 2).await;
    assert!(!stage.work(&away).await, "in a window that stayed open");
    assert_eq!(stage.way_out(&away).await.map(|out| out.ending), Some(Ending::TimedOut));
    assert!(stage.work(&quick).await);
    assert_eq!(stage.arrivals(&entrance).await.0.taken(), 1);
});
