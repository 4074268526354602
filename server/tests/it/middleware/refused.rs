//! What a visitor sees who is refused: always within the state's frame, with the status that says the same.

use axum::body::Body;
use axum::http::Request;

use crate::app::{PASSWORD, on_both_engines};

on_both_engines!(an_unknown_address_is_told_within_the_frame, async |app| {
    let ann = app.person("ann").await;
    let (stranger, known) = (app.browser(), app.signed_in(&ann).await);
    for path in ["/nowhere", "/studies/nothing", "/work/assignments/nothing"] {
        let page = known.get(path).await;
        let text = page.text();
        assert_eq!(page.status, 404, "{path}");
        assert!(text.contains("class=\"top\"") && text.contains("Sign out"), "{path}: {text}");
        assert!(text.contains("To my start page"), "{path}: {text}");
    }
    let page = stranger.get("/nowhere").await;
    assert_eq!(page.status, 404);
    assert!(page.text().contains("class=\"top\"") && page.text().contains("href=\"/signin\""), "{}", page.text());
});

on_both_engines!(a_refusal_outside_the_pages_has_the_frame_and_its_style, async |app| {
    let browser = app.browser();
    let forged = Request::post("/fn/sign_in").header("sec-fetch-site", "cross-site");
    let page = browser.send(forged, Body::empty()).await;
    let text = page.text();
    assert_eq!(page.status, 403);
    assert!(text.contains("class=\"top\"") && text.contains("href=\"/pkg/style.css\""), "{text}");
    assert!(page.header("content-security-policy").contains("style-src 'self'"));
    let style = browser.get("/pkg/style.css").await;
    assert_eq!((style.status.as_u16(), style.header("location").starts_with("/pkg/")), (303, true));
});

on_both_engines!(a_form_whose_session_had_ended_is_back_after_signing_in, async |app| {
    let ann = app.person("ann").await;
    let browser = app.browser();
    let fields = [("name", "for the lab")];
    let page = browser.submit("/account", "/fn/change_name", &fields).await;
    assert_eq!(page.status, 302, "to the sign-in page: {}", page.text());
    let sign_in = page.header("location").to_owned();
    let wrong = [("email", ann.email.as_str()), ("password", "wrong password"), ("next", "/account")];
    browser.submit(&sign_in, "/fn/sign_in", &wrong).await;
    let right = [("email", ann.email.as_str()), ("password", PASSWORD), ("next", "/account")];
    let text = browser.submit(&sign_in, "/fn/sign_in", &right).await.text();
    assert!(text.contains("for the lab") && text.contains("please send it once more"), "{text}");
    assert!(!browser.get("/account").await.text().contains("for the lab"), "it is told once");
});
