//! How long a session lives, and that ending it wins over whatever is under way.

use crate::app::{Browser, PASSWORD, on_both_engines};

const DAY: i64 = 86_400;

on_both_engines!(a_session_ends_after_ninety_days_however_much_it_is_used, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    for _ in 0..8 {
        app.clock.pass(11 * DAY);
        assert_eq!(browser.get("/account").await.status, 200);
    }
    app.clock.pass(2 * DAY);
    let page = browser.get("/account").await;
    assert_eq!(page.status, 302, "90 days after signing in");
    assert_eq!(page.header("location"), "/signin?next=/account");
    let fields = [("email", ann.email.as_str()), ("password", PASSWORD), ("next", "/account")];
    browser.post("/signin", "/fn/sign_in", &fields).await;
    assert_eq!(browser.get("/account").await.status, 200, "signing in begins another one");
});

on_both_engines!(a_session_that_has_ended_is_not_stored_again, async |app| {
    let engine = &app.engine;
    assert!(engine.add_session("id", "{}", 60).await.expect("stored"));
    assert!(engine.set_session("id", "{\"a\":1}", 60).await.expect("stored"));
    engine.remove_session("id").await.expect("removed");
    assert!(!engine.set_session("id", "{\"a\":2}", 60).await.expect("asked"), "signing out has won");
    assert_eq!(engine.session("id").await.expect("asked"), None);
});

on_both_engines!(signing_out_wins_over_requests_under_way, async |app| {
    let ann = app.person("ann").await;
    for _ in 0..5 {
        let browser = app.signed_in(&ann).await;
        let kept = browser.cookie().expect("a session");
        // Each of these puts the end of the session off, so each of them saves it.
        app.clock.pass(DAY);
        let pages: Vec<Browser> = (0..12)
            .map(|_| {
                let other = app.browser();
                other.plant(&kept);
                other
            })
            .collect();
        let reading = futures::future::join_all(pages.iter().map(|other| other.get("/account")));
        let (read, out) = tokio::join!(reading, browser.post("/account", "/fn/sign_out", &[]));
        assert!(read.iter().all(|page| [200, 302].contains(&page.status.as_u16())), "nobody meets an error");
        assert_eq!(out.header("location"), "/signin");
        let late = app.browser();
        late.plant(&kept);
        assert_eq!(late.get("/account").await.status, 302, "the session has ended for good");
    }
});

on_both_engines!(signing_in_leads_to_our_own_pages_alone, async |app| {
    let ann = app.person("ann").await;
    for next in
        ["//evil.example", "/\\evil.example", "/%5cevil.example", "/%09/evil.example", "/%2f%2fevil.example", "/a\tb"]
    {
        let browser = app.browser();
        let fields = [("email", ann.email.as_str()), ("password", PASSWORD), ("next", next)];
        assert_eq!(browser.post("/signin", "/fn/sign_in", &fields).await.header("location"), "/", "{next:?}");
        // People who are already signed in are redirected by the page itself.
        let address: String = form_urlencoded::byte_serialize(next.as_bytes()).collect();
        assert_eq!(browser.get(&format!("/signin?next={address}")).await.header("location"), "/", "{next:?}");
    }
});
