//! Requests that other sites make a browser send.

use axum::body::Body;
use axum::http::{Request, header};

use crate::app::on_both_engines;

on_both_engines!(a_form_on_another_site_changes_nothing, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    let forged: [&[(&str, &str)]; 4] = [
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("origin", "https://evil.example")],
        &[],
    ];
    for headers in forged {
        let mut request =
            Request::post("/fn/sign_out_everywhere").header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let page = browser.send(request, Body::empty()).await;
        assert_eq!(page.status, 403, "{headers:?}");
        assert!(page.text().contains("came from another website"));
    }
    assert_eq!(browser.get("/account").await.status, 200);
});

on_both_engines!(the_interface_takes_no_forged_call_with_a_session, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    let token = app.engine.add_token(&ann.actor, "hers", 30).await.expect("a token").token.id;
    let request = Request::delete(format!("/api/v1/tokens/{token}")).header("origin", "https://evil.example");
    assert_eq!(browser.send(request, Body::empty()).await.status, 403);
    let request = Request::delete(format!("/api/v1/tokens/{token}")).header("sec-fetch-site", "same-origin");
    assert_eq!(browser.send(request, Body::empty()).await.status, 204);
});

on_both_engines!(nothing_changes_by_reading, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    let page = browser.get("/fn/sign_out_everywhere").await;
    assert_eq!(page.status, 405);
    assert_eq!(browser.get("/account").await.status, 200);
});

on_both_engines!(other_kinds_of_authorization_prove_nothing, async |app| {
    let ann = app.person("ann").await;
    let browser = app.signed_in(&ann).await;
    let secret = app.engine.add_token(&ann.actor, "hers", 30).await.expect("a token").secret;
    // A browser sends Basic automatically once it was asked for it; a token with a session is no program's request.
    for authorization in ["Basic eDp5".to_owned(), "Negotiate abc".to_owned(), format!("Bearer {secret}")] {
        let request = Request::post("/fn/sign_out_everywhere")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::AUTHORIZATION, &authorization)
            .header("sec-fetch-site", "cross-site");
        assert_eq!(browser.send(request, Body::empty()).await.status, 403, "{authorization}");
    }
    assert_eq!(browser.get("/account").await.status, 200);
    let stranger = app.browser();
    let request = Request::post("/api/v1/studies")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::AUTHORIZATION, format!("Bearer {secret}"))
        .header("origin", "https://elsewhere.example");
    assert_eq!(stranger.send(request, Body::from("{}")).await.status, 422, "a program with a token alone is let in");
});
