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
