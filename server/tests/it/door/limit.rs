//! Bodies that are too large.

use axum::body::Body;
use axum::http::{Request, header};

use crate::app::on_both_engines;

on_both_engines!(a_body_that_is_too_large_is_refused_in_words, async |app| {
    let browser = app.browser();
    let request = Request::post("/fn/sign_in")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_LENGTH, (65 << 20).to_string());
    let page = browser.send(request, Body::empty()).await;
    assert_eq!(page.status, 413);
    assert!(page.text().contains("larger than 64 MiB"), "{}", page.text());
    let request = Request::post("/fn/sign_in")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let page = browser.send(request, Body::from(vec![b'a'; 65 << 20])).await;
    assert_eq!(page.status, 413, "nor one that does not say so");
});

on_both_engines!(the_interface_takes_what_the_settings_say, async |app| {
    let long = "a".repeat(3 << 20);
    let refused = app.program("").post("/tokens", serde_json::json!({"email": long, "password": "x"})).await;
    assert_eq!((refused.status.as_u16(), &refused.json()["field"]), (422, &serde_json::json!("email")), "it was read");
});
