//! `/signin`: passwords, guessing, sessions.

use std::sync::Arc;

use server::Settings;
use shared::{Locale, Problem};

use crate::app::{PASSWORD, TestApp, on_both_engines};

on_both_engines!(the_right_password_opens_the_door_and_leads_on, async |app| {
    let ann = app.person("ann").await;
    let browser = app.browser();
    let fields = [("email", " Ann@Example.org "), ("password", PASSWORD), ("next", "/account")];
    let page = browser.submit("/signin", "/fn/sign_in", &fields).await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains(&ann.email));
});

#[tokio::test]
async fn who_forgot_their_password_reads_whom_to_ask() {
    for contact_email in [None, Some(" ".to_owned()), Some("help@texts.example.org".to_owned())] {
        let is_named = contact_email.as_deref() == Some("help@texts.example.org");
        let settings = Settings { contact_email, ..Settings::default() };
        TestApp::on_both(settings, async |app: Arc<TestApp>| {
            let page = app.browser().get("/signin").await.words();
            assert_eq!(page.contains("href=\"mailto:help@texts.example.org\""), is_named, "{page}");
            assert_eq!(page.contains(Locale::En.forgot_password_ask()), !is_named, "{page}");
        })
        .await;
    }
}

on_both_engines!(a_wrong_password_keeps_what_was_typed_but_for_the_password, async |app| {
    app.person("ann").await;
    let browser = app.browser();
    let fields = [("email", "ann@example.org"), ("password", "wrong password"), ("next", "")];
    let page = browser.submit("/signin", "/fn/sign_in", &fields).await;
    let text = page.text();
    assert!(text.contains("e-mail address and password do not match"), "{text}");
    assert!(text.contains("value=\"ann@example.org\""), "{text}");
    assert!(!text.contains("wrong password"));
    assert!(
        !browser.get("/signin").await.text().contains("e-mail address and password do not match"),
        "it is told once"
    );
});

on_both_engines!(an_unknown_address_reads_like_a_wrong_password, async |app| {
    app.person("ann").await;
    let wrong = app.engine.sign_in("ann@example.org", "wrong password", "a").await.expect_err("refused");
    let unknown = app.engine.sign_in("bob@example.org", "wrong password", "a").await.expect_err("refused");
    assert_eq!(Problem::from(wrong), Problem::from(unknown));
});

on_both_engines!(guessing_is_stopped_for_the_account_until_the_window_ends, async |app| {
    app.person("ann").await;
    let tries = (0..14).map(|n| {
        let app = app.clone();
        async move { app.engine.sign_in("ann@example.org", "wrong password", &n.to_string()).await }
    });
    let ended = futures::future::join_all(tries).await;
    let stopped = |problem: &Problem| matches!(problem, Problem::TooMany { .. });
    let refused = ended.into_iter().map(|end| Problem::from(end.expect_err("refused"))).filter(stopped).count();
    assert_eq!(refused, 4, "ten tries, however they come at once");
    let right = app.engine.sign_in("ann@example.org", PASSWORD, "b").await.expect_err("even the right one waits");
    assert!(stopped(&Problem::from(right)));
    app.clock.pass(15 * 60 + 1);
    app.engine.sign_in("ann@example.org", PASSWORD, "b").await.expect("the window has ended");
});

on_both_engines!(a_session_that_was_planted_is_worth_nothing_after_signing_in, async |app| {
    let ann = app.person("ann").await;
    let thief = app.browser();
    let eve = app.person("eve").await;
    thief.submit("/signin", "/fn/sign_in", &[("email", &eve.email), ("password", PASSWORD), ("next", "")]).await;
    let planted = thief.cookie().expect("a session of the thief's own");
    let victim = app.browser();
    victim.plant(&planted);
    victim.submit("/signin", "/fn/sign_in", &[("email", &ann.email), ("password", PASSWORD), ("next", "")]).await;
    assert_ne!(victim.cookie(), Some(planted.clone()), "the id is new");
    thief.plant(&planted);
    let seen = thief.get("/account").await.text();
    assert!(!seen.contains(&ann.email), "the old id leads to nothing of the victim's");
    assert_eq!(victim.get("/account").await.status, 200);
});

on_both_engines!(signing_out_ends_the_session_not_only_the_cookie, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    let kept = browser.cookie().expect("a session");
    browser.post("/account", "/fn/sign_out", &[]).await;
    browser.plant(&kept);
    assert_eq!(browser.get("/account").await.status, 302);
});

on_both_engines!(a_session_ends_after_two_weeks_without_use, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    app.clock.pass(13 * 86_400);
    assert_eq!(browser.get("/account").await.status, 200);
    app.clock.pass(13 * 86_400);
    assert_eq!(browser.get("/account").await.status, 200, "use puts the end off");
    app.clock.pass(15 * 86_400);
    assert_eq!(browser.get("/account").await.status, 302);
    assert!(app.engine.tidy().await.expect("tidied") >= 1);
});

on_both_engines!(guessing_is_stopped_for_the_network_address, async |app| {
    let (ann, bob) = (app.person("ann").await, app.person("bob").await);
    for _ in 0..100 {
        app.engine.sign_in(&ann.email, "wrong password", "192.0.2.7").await.expect_err("refused");
    }
    let next = app.engine.sign_in(&bob.email, PASSWORD, "192.0.2.7").await.expect_err("refused");
    assert!(matches!(Problem::from(next), Problem::TooMany { .. }));
    app.engine.sign_in(&bob.email, PASSWORD, "192.0.2.8").await.expect("others are not held up");
});
